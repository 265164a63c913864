"""What the golden files hold, and the script that writes them: ``python tests/golden/golden_files.py``.

Run it only after a change of the rules that is meant, and read the diff before committing it.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tables import TABLES, name_of, play_random
from vaza.bots.players import make_bot
from vaza.core.cards import count, members, nth
from vaza.core.chance import Rng, SeededSource, SeededTape
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record
from vaza.core.state import State
from vaza.games import make_game

DIGEST_DEALS = 10_000
FROZEN = ["random", "greedy", "ismcts:playouts=20"]
"""The baselines: strength is comparable for ever only if they never change."""
FROZEN_DEALS = 4
NAMES = ["Ana", "Rui", "Eva", "Leo", "Mia", "Gil"]
DEPTHS = {"septica": 7, "sobesobe": 5, "fodinha": 6, "sueca": 5, "guinote": 5}


def digest(game: Game, deals: int) -> str:
    """A hash over the options and choices of so many random deals, match after match."""
    rng = Rng(2026)
    size = int(game.deck.size)
    total = hashlib.sha256()
    match = game.start(SeededTape(size, rng))
    for _ in range(deals):
        if match.over:
            match = game.start(SeededTape(size, rng))
        state = game.deal(match, SeededTape(size, rng))
        trace = []
        while state.turn >= 0:
            options = state.legal()
            action = nth(options, rng.below(count(options)))
            trace.append(f"{options}/{action}")
            state.apply(action)
        match = game.score(match, state)
        total.update(f"{' '.join(trace)} {match.scores} {match.sets} {match.winners}\n".encode())
    return total.hexdigest()


def perft(state: State, depth: int) -> int:
    """How many ways there are to act so many times."""
    if depth == 0 or state.turn < 0:
        return 1
    total = 0
    for action in members(state.legal()):
        twin = state.copy()
        twin.apply(action)
        total += perft(twin, depth - 1)
    return total


def perft_lines(game: Game) -> list[str]:
    """Counts from the deal and from the middle of it, for three seeds."""
    lines = []
    depth = DEPTHS[game.code]
    for seed in range(3):
        runner = MatchRunner(game, SeededSource(seed))
        state = runner.deal()
        rng = Rng(seed)
        for moved in (0, 9, 18):
            while len(runner.deals[-1].moves) < moved and state.turn >= 0:
                options = state.legal()
                runner.play(state.turn, int(nth(options, rng.below(count(options)))))
            counts = [perft(state, steps) for steps in range(1, depth if moved else depth - 1)]
            lines.append(f"seed {seed} after {moved}: {' '.join(str(number) for number in counts)}")
    return lines


def record(game: Game) -> str:
    """A whole match at random, or its first deals where matches are long."""
    runner = MatchRunner(game, SeededSource(1))
    play_random(runner, Rng(1), 12)
    return Record(runner, NAMES[: game.seats]).write()


def moves_of(game: Game, name: str) -> str:
    """A hash over what a frozen bot does in some deals, all seats played by it."""
    bot = make_bot(game, name)
    total = hashlib.sha256()
    for seed in range(FROZEN_DEALS):
        runner = MatchRunner(game, SeededSource(seed))
        state = runner.deal()
        while state.turn >= 0:
            action = bot.choose(runner.view(state.turn), seed)
            total.update(f"{state.turn}:{game.write(action)} ".encode())
            runner.play(state.turn, action)
    return total.hexdigest()[:32]


def frozen_lines() -> list[str]:
    """Each baseline at each table."""
    return [f"{name_of(table)} {bot} {moves_of(make_game(*table), bot)}" for table in TABLES for bot in FROZEN]


def main() -> None:
    """Write every golden file anew."""
    digests = []
    for table in TABLES:
        game = make_game(*table)
        digests.append(f"{name_of(table)} {digest(game, DIGEST_DEALS)}")
        (HERE / "perft" / f"{name_of(table)}.txt").write_text("\n".join(perft_lines(game)) + "\n", encoding="utf-8")
        (HERE / "records" / f"{name_of(table)}.txt").write_text(record(game), encoding="utf-8")
    (HERE / "digests.txt").write_text("\n".join(digests) + "\n", encoding="utf-8")
    (HERE / "frozen.txt").write_text("\n".join(frozen_lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
