"""Makes the records of the first deals: ``PYTHONPATH=src python tools/lessons.py [GAME] [--write]``.

The cards come from a seed, the learner's actions are an expert's unless the plan names others, and the rest is
played by bots. Without `--write` the deal is printed step by step, which is what the notes are written from.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from vaza.bots.players import make_bot
from vaza.core.cards import members
from vaza.core.chance import SeededSource
from vaza.core.film import Replay
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record
from vaza.core.view import View
from vaza.games import make_game, read_record
from vaza.lessons import LEARNER, advance

FOLDER: Final = Path(__file__).resolve().parents[1] / "src" / "vaza" / "lessons"
NAMES: Final = ("Ana", "Rui", "Eva", "Leo")


@dataclass(frozen=True)
class Plan:
    """How one record is made."""

    seed: int
    players: int
    playouts: int
    deals: int = 1
    choices: dict[int, str] = field(default_factory=dict)
    """By the number of the learner's action in the last deal, where the expert's would teach less."""


GUINOTE: Final = "2C, 3O, swap, 4E, 6C, 4O, 7O, 11O, 6E, 11C, 7E, 5B, sing B, 2O, 11E, 10O, 5C, 6B, 10B, 12B, 1O, 12C"
PLANS: Final = {
    "sueca": Plan(seed=37, players=4, playouts=150, choices={5: "6♠"}),
    "septica": Plan(seed=71, players=2, playouts=100),
    "guinote": Plan(seed=73, players=2, playouts=80, choices=dict(enumerate(GUINOTE.split(", ")))),
    "sobesobe": Plan(seed=41, players=4, playouts=60),
    "fodinha": Plan(seed=56, players=4, playouts=150, deals=4),
}


def played(code: str, plan: Plan) -> Record:
    """The match up to the end of the lesson's deal."""
    game = make_game(code, plan.players)
    runner = MatchRunner(game, SeededSource(plan.seed))
    expert = make_bot(game, f"expert:playouts={2 * plan.playouts}")
    others = make_bot(game, f"hard:playouts={plan.playouts}")
    for number in range(1, plan.deals + 1):
        state, acts = runner.deal(), 0
        while state.turn >= 0:
            seat = int(state.turn)
            bot = expert if seat == LEARNER else others
            action: int | str = bot.choose(runner.view(seat), plan.seed)
            if seat == LEARNER:
                action = plan.choices.get(acts, action) if number == plan.deals else action
                acts += 1
            runner.play(seat, action)
    return Record(runner, list(NAMES[: plan.players]))


def told(record: Record) -> Iterator[str]:
    """The last deal in lines, numbered as the notes number its steps."""
    film = Replay(record)
    while film.deal + 1 < len(record.runner.deals):
        film.step()
    step, acts = 0, 0
    while not film.deal_done:
        view, move = film.runner.view(LEARNER), record.runner.deals[-1].moves[film.moves]
        if move.seat == LEARNER:
            yield f"    {holding(view)}"
        number = f"  [{acts}]" if move.seat == LEARNER else ""
        yield f"{step:3} {film.names[move.seat]}: {view.write(move.action)}{number}"
        acts += move.seat == LEARNER
        advance(film)
        step += 1
    yield f"{step:3} {[cell.data() for cell in film.sitting.sheet[-1].cells]}"


def holding(view: View) -> str:
    """What the learner holds and may do, and the points so far."""
    legal = " ".join(view.write(action) for action in members(view.legal))
    return f"hand {' '.join(view.deck.names(view.hand))} | may {legal} | counted {view.deal_points} stock {view.stock}"


def main() -> None:
    """Print or write the lessons that are named, or all."""
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    for code, plan in PLANS.items():
        if named and code not in named:
            continue
        text = played(code, plan).write()
        if "--write" in sys.argv:
            (FOLDER / f"{code}.vaza").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{code}\n" + "\n".join(told(read_record(text))) + "\n")


if __name__ == "__main__":
    main()
