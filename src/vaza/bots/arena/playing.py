"""One job of an arena: two bots, one seed, every rotation of the seats."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vaza.bots.arena.contest import Contest, number_from
from vaza.bots.players import Bot, make_bot
from vaza.core.cards import count
from vaza.core.chance import SeededSource
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State


class Job(NamedTuple):
    """A pairing and the number of a deal in the suite."""

    pairing: int
    deal: int


class GameScore(NamedTuple):
    """What one game brought the first bot of a pairing."""

    share: float
    """1 for a win, 0 for a loss, a part of 1 where the win is shared."""
    margin: float
    """Its points less the mean of the others' points, turned so that more is better."""
    made: int
    bids: int
    """Of how many bids how many were made, where there are bids."""


@dataclass
class CpuTime:
    """Seconds of processor time and decisions with a choice, of the first bot and of the second."""

    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(frozen=True)
class JobResult:
    """A job that was played."""

    job: Job
    scores: tuple[GameScore, ...]
    """One for each rotation."""
    seconds: tuple[float, float]
    decisions: tuple[int, int]

    def data(self) -> dict[str, Any]:
        """As plain data, without what differs from run to run."""
        return {"pairing": self.job.pairing, "deal": self.job.deal, "games": [list(score) for score in self.scores]}

    def effort(self) -> dict[str, Any]:
        """The time it took, as plain data."""
        return {"seconds": [round(seconds, 6) for seconds in self.seconds], "decisions": list(self.decisions)}


def outcome_from(data: dict[str, Any]) -> JobResult:
    """An outcome from its data and effort."""
    first, second = data["seconds"]
    mine, theirs = data["decisions"]
    scores = tuple(GameScore(*score) for score in data["games"])
    return JobResult(Job(data["pairing"], data["deal"]), scores, (first, second), (mine, theirs))


class JobPlayer:
    """A contest with its table laid and its bots made."""

    def __init__(self, contest: Contest, playing: tuple[str, ...]) -> None:
        self.contest = contest
        self.game = contest.table()
        self.bots = [make_bot(self.game, bot) for bot in playing]
        self.pairings = contest.pairings()

    def play(self, job: Job) -> JobResult:
        """The first bot of the pairing takes every side in turn, the second all others; the cards stay the same."""
        first, second = self.pairings[job.pairing]
        effort = CpuTime()
        seed = self.contest.seed(job.deal)
        scores = []
        for place in range(self.game.sides):
            seated = [place == seat % self.game.sides for seat in range(self.game.seats)]
            bots = [self.bots[first] if mine else self.bots[second] for mine in seated]
            scores.append(play_game(self.game, self.contest.unit, bots, place, seed, effort))
        mine, theirs = effort.seconds
        return JobResult(job, tuple(scores), (mine, theirs), (effort.decisions[0], effort.decisions[1]))


def play_game(game: Game, unit: str, bots: list[Bot], place: int, seed: int, effort: CpuTime) -> GameScore:
    """One deal, set or match, with these bots at the seats, as the side `place` sees it."""
    runner = MatchRunner(game, SeededSource(seed))
    opening = runner.match
    seeds = [number_from(f"vaza bot {seed} seat {seat}") for seat in range(game.seats)]
    state = play_deal(runner, bots, seeds, place, effort)
    while not is_decided(runner, unit):
        state = play_deal(runner, bots, seeds, place, effort)
    if unit == "deal":
        shares = deal_shares(game, opening, state, runner.match)
    else:
        won = runner.match.sets if unit == "set" else [int(s in runner.match.winners) for s in range(game.sides)]
        shares = [side_won / sum(won) for side_won in won]
    return game_score(runner, shares[place], place)


def play_deal(runner: MatchRunner, bots: list[Bot], seeds: list[int], place: int, effort: CpuTime) -> State:
    """Deal once and play to the end; only decisions with a choice are timed."""
    state = runner.deal()
    sides = runner.game.sides
    while state.turn >= 0:
        seat = int(state.turn)
        view = runner.view(seat)
        started = time.process_time()
        action = bots[seat].choose(view, seeds[seat])
        if count(view.legal) > 1:
            who = 0 if seat % sides == place else 1
            effort.seconds[who] += time.process_time() - started
            effort.decisions[who] += 1
        runner.play(seat, action)
    return state


def is_decided(runner: MatchRunner, unit: str) -> bool:
    """Whether what is played for has been won."""
    return runner.over or unit == "deal" or (unit == "set" and any(runner.match.sets))


def deal_shares(game: Game, before: Match, state: State, after: Match) -> list[float]:
    """Who won a deal: by a set, else by what the match gives for it, else by points; equals share."""
    sign = -1 if game.spec.lower_wins else 1
    gains = [
        (
            after.sets[side] - before.sets[side],
            sign * (after.scores[side] - before.scores[side]) if after.sets == before.sets else 0,
            sign * int(state.points(side)),
        )
        for side in range(game.sides)
    ]
    best = max(gains)
    return [1 / gains.count(best) if gain == best else 0.0 for gain in gains]


def game_score(runner: MatchRunner, share: float, place: int) -> GameScore:
    """The score of one side, from the score sheet."""
    game = runner.game
    points = [0] * game.sides
    made = bids = 0
    for row in runner.sheet:
        for side, cell in enumerate(row.cells):
            points[side] += cell.detail.get("points", cell.change)
        detail = row.cells[place].detail
        if "bid" in detail and "made" in detail:
            bids += 1
            made += int(detail["bid"] == detail["made"])
    others = (sum(points) - points[place]) / (game.sides - 1)
    margin = others - points[place] if game.spec.lower_wins else points[place] - others
    return GameScore(share, round(margin, 6), made, bids)
