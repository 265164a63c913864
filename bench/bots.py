"""Our expert beside OpenSpiel's C++ ``ISMCTSBot``, at equal time for a decision, in OpenSpiel's own game.

Run as ``python bench/bots.py`` with the compiled package on the path. The game is ``oh_hell``, 4 players and
9 of 40 cards, with its own scoring, which both sides maximise: a point a trick, and ten more for a bid made.

Every deal lies on their table and on ours, and every action is done on both. One of ours sits among three of
theirs at every seat in turn, then one of theirs among three of ours: eight games with the same cards. Ours gets a
`View`; theirs gets its own state. What is timed is the call from Python that answers a decision with a choice.

Why 9 cards: their resampler deals its worlds from the cards that were really dealt, so that their bot knows which
cards are out of play (`tests/bench/test_bots.py` shows it). With 9 cards, the most oh_hell allows, only 3 are; with
fewer cards it would know much that ours does not. What is left of it is to their advantage.

What was found, and how their settings were chosen, is told in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any, Final, Protocol

from rich.console import Console
from rich.progress import track
from rich.table import Table

from contenders import OH_HELL, UCT_C, OhHell, our_versions
from engine import machine
from twin import PLAYERS, ours, their_deal, theirs
from vaza.bots.arena.statistics import Cluster, Estimate, estimate
from vaza.bots.kernel.policy import ONE
from vaza.bots.players import make_bot
from vaza.bots.policies.fodinha import FodinhaPolicy
from vaza.bots.policies.fodinha_worth import BIDS, FodinhaEvaluator
from vaza.bots.thinking import Budget
from vaza.core.chance import SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game
from vaza.games.fodinha import FodinhaMatch, FodinhaState
from vaza.games.fodinha.match import Fodinha

HERE: Final = Path(__file__).parent
SIZE: Final = OH_HELL["num_tricks_fixed"]
BONUS: Final = 10
HIGHEST: Final = SIZE + BONUS
FIRST: Final = 700
"""How much our expert wants the highest score, in thousandths of the value of a deal; the rest is its own score."""
OURS: Final = "vaza expert"
THEIRS: Final = "OpenSpiel ISMCTSBot"


class OneTable:
    """One deal on both tables."""

    def __init__(self, game: Fodinha, oracle: Any, seed: int) -> None:
        """The first dealer goes by the seed, too."""
        self.runner = MatchRunner(game, SeededSource(seed))
        match = self.runner.match
        assert isinstance(match, FodinhaMatch)
        match.size = SIZE
        state = self.runner.deal()
        assert isinstance(state, FodinhaState)
        self.state = state
        self.twin = their_deal(oracle, state)

    def play(self, action: int) -> None:
        """An action in our numbers, on both."""
        self.runner.play(int(self.state.turn), action)
        self.twin.apply_action(theirs(action))


class Player(Protocol):
    """Who answers for a seat."""

    def choose(self, table: OneTable, seat: int) -> int:
        """An action in our numbers."""


class Our:
    """The expert, counting as oh_hell does."""

    def __init__(self, game: Fodinha, seconds: float, seed: int) -> None:
        """So many seconds for a decision."""
        self.seed = seed
        self.bot = make_bot(game, "expert")
        self.bot.budget = Budget(seconds=seconds)
        worth = FodinhaEvaluator(game)
        worth.score_by(gains(), FIRST)
        policy = self.bot.policy
        assert isinstance(policy, FodinhaPolicy)
        policy.worth = worth
        policy.grabs = True

    def choose(self, table: OneTable, seat: int) -> int:
        """What it does with what it may see."""
        return self.bot.choose(table.runner.view(seat), self.seed)


class Their:
    """OpenSpiel's bot with random rollouts."""

    def __init__(self, spiel: Any, seconds: float, seed: int, curiosity: float = UCT_C) -> None:
        """So many seconds for a decision."""
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        self.failure = spiel.SpielError
        final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        self.bot = spiel.ISMCTSBot(seed, evaluator, curiosity, 1, -1, final, False, False, seconds)

    def choose(self, table: OneTable, seat: int) -> int:
        """What it does in its own state; it fails if a busy machine let it look only once, and may try again."""
        while True:
            try:
                return ours(self.bot.step(table.twin))
            except self.failure:
                continue


def gains() -> list[int]:
    """What oh_hell pays, in parts of ONE, as `Worth` wants it."""
    paid = [tricks + (BONUS if bid == tricks else 0) for bid in range(SIZE + 1) for tricks in range(BIDS)]
    return [points * ONE // HIGHEST for points in paid]


@dataclass(frozen=True)
class Game:
    """One game of a deal: what the lone player got, and what the three others did."""

    lone: float
    others: tuple[float, ...]

    def share(self) -> float:
        """Its part of the highest score."""
        top = max(self.lone, *self.others)
        return 0.0 if self.lone < top else 1 / (1 + self.others.count(top))

    def margin(self) -> float:
        """Its score less the mean of the others'."""
        return self.lone - mean(self.others)


@dataclass(frozen=True)
class Pairing:
    """One kind of player alone among three of another: fair is a share of a quarter and a margin of nothing."""

    lone: str
    others: str
    games: int
    score: Estimate | None
    others_score: Estimate | None
    share: Estimate | None
    margin: Estimate | None


def pairing(lone: str, others: str, deals: Sequence[Sequence[Game]]) -> Pairing:
    """The games of all deals put together; intervals are by resampling whole deals."""

    def of(values: Sequence[Sequence[float]]) -> Estimate | None:
        return estimate([Cluster(sum(deal), len(deal)) for deal in values])

    return Pairing(
        lone,
        others,
        sum(len(deal) for deal in deals),
        of([[game.lone for game in deal] for deal in deals]),
        of([[mean(game.others) for game in deal] for deal in deals]),
        of([[game.share() for game in deal] for deal in deals]),
        of([[game.margin() for game in deal] for deal in deals]),
    )


class Contest:
    """Both kinds of players, and how long they took."""

    def __init__(self, seconds: float) -> None:
        game = make_game("fodinha", PLAYERS)
        assert isinstance(game, Fodinha)
        self.game = game
        self.peer = OhHell()
        self.players: dict[str, Player] = {
            OURS: Our(game, seconds, 1),
            THEIRS: Their(self.peer.spiel, seconds, 1),
        }
        self.took: dict[str, list[float]] = {OURS: [], THEIRS: []}

    def play(self, seed: int, lone: str, others: str, place: int) -> Game:
        """One game, the lone one at this seat."""
        table = OneTable(self.game, self.peer.game, seed)
        while table.state.turn >= 0:
            seat = int(table.state.turn)
            table.play(self.answer(table, seat, lone if seat == place else others))
        scores = table.twin.returns()
        return Game(scores[place], tuple(scores[:place] + scores[place + 1 :]))

    def answer(self, table: OneTable, seat: int, name: str) -> int:
        """One decision, timed if there is a choice."""
        started = time.perf_counter()
        action = self.players[name].choose(table, seat)
        if len(table.twin.legal_actions()) > 1:
            self.took[name].append(time.perf_counter() - started)
        return action

    def timing(self) -> dict[str, object]:
        """Seconds for a decision."""
        return {
            name: {"decisions": len(took), "mean": mean(took), "median": median(took), "longest": max(took)}
            for name, took in self.took.items()
        }


def run(contest: Contest, deals: int) -> list[Pairing]:
    """Each alone among the other, at every seat of every deal."""
    lines = [(OURS, THEIRS), (THEIRS, OURS)]
    games: dict[str, list[list[Game]]] = {OURS: [], THEIRS: []}
    for seed in track(range(deals), "playing", console=Console(stderr=True), transient=True):
        for lone, others in lines:
            games[lone].append([contest.play(seed, lone, others, place) for place in range(PLAYERS)])
    return [pairing(lone, others, games[lone]) for lone, others in lines]


def show(pairings: list[Pairing], timing: dict[str, Any]) -> list[Table]:
    """For people to read."""
    results = Table(title="Alone among three of the other: fair is 25 % and 0", show_lines=False)
    for heading in ("alone", "among", "games", "highest score", "score", "margin"):
        results.add_column(heading, justify="left" if heading in {"alone", "among"} else "right")
    for one in pairings:
        cells = [told(one.share, 100, " %"), told(one.score), told(one.margin)]
        results.add_row(one.lone, one.others, str(one.games), *cells)
    times = Table(title="Milliseconds for a decision with a choice")
    for heading in ("player", "decisions", "mean", "median"):
        times.add_column(heading, justify="left" if heading == "player" else "right")
    for name, row in timing.items():
        times.add_row(name, str(row["decisions"]), f"{row['mean'] * 1000:.1f}", f"{row['median'] * 1000:.1f}")
    return [results, times]


def told(one: Estimate | None, scale: float = 1.0, unit: str = "") -> str:
    """A mean with its interval."""
    if one is None:
        return "-"
    ends = "" if one.low is None or one.high is None else f" ({one.low * scale:.1f} to {one.high * scale:.1f})"
    return f"{one.value * scale:.1f}{unit}{ends}"


def plain(one: Pairing) -> dict[str, object]:
    """A pairing for a file."""
    found = {name: value._asdict() if isinstance(value, Estimate) else value for name, value in vars(one).items()}
    return dict(found)


def main() -> None:
    """Play, show, write."""
    parser = argparse.ArgumentParser(description="Our expert beside OpenSpiel's ISMCTSBot, at equal time.")
    parser.add_argument("--seconds", type=float, default=0.02, help="for a decision")
    parser.add_argument("--deals", type=int, default=80, help="eight games each")
    parser.add_argument("--quick", action="store_true", help="2 deals in a hurry, to try it")
    parser.add_argument("--out", type=Path, default=HERE / "results" / "bots.json")
    chosen = parser.parse_args()
    seconds, deals = (0.005, 2) if chosen.quick else (chosen.seconds, chosen.deals)
    contest = Contest(seconds)
    pairings = run(contest, deals)
    timing = contest.timing()
    Console().print(*show(pairings, timing))
    versions = {**contest.peer.versions(), **our_versions()}
    report = {
        **machine(versions),
        "game": {"name": "oh_hell", **OH_HELL},
        "uct_c": UCT_C,
        "seconds": seconds,
        "deals": deals,
        "fair": 1 / PLAYERS,
        "pairings": [plain(one) for one in pairings],
        "timing": timing,
    }
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
