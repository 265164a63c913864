"""Equal time: how many playouts make a bot think as long about a decision as another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from vaza.bots.arena.contest import Contest
from vaza.bots.arena.playing import Job, JobPlayer
from vaza.bots.players import make_bot

ROUNDS: Final = 6
ENOUGH: Final = 3.0
"""Seconds of processor time after which a round knows enough."""
MOST_DEALS: Final = 50
NEAR: Final = 0.03
MOST_PLAYOUTS: Final = 10_000_000


def equal_time(contest: Contest, tell: Callable[[str], None] = lambda _bot: None) -> tuple[str, ...]:
    """The bots of a contest, those that search with playouts that make them as slow as the first one."""
    game = contest.table()
    first, *others = contest.bots
    found = [first]
    for bot in others:
        maker = make_bot(game, bot)
        if bot == first or not maker.searches or maker.budget.seconds:
            found.append(bot)
            continue
        found.append(match_time_of(contest, first, maker.name, maker.budget.playouts))
        tell(found[-1])
    return tuple(found)


def match_time_of(contest: Contest, first: str, name: str, playouts: int) -> str:
    """A bot with as many playouts as it takes to need the time of the first, found by trying."""
    tried: list[tuple[int, float]] = []
    for _ in range(ROUNDS):
        ratio = time_ratio(contest, first, f"{name}:playouts={playouts}")
        tried.append((playouts, ratio))
        if abs(ratio - 1) < NEAR:
            break
        playouts = next_estimate(tried)
        if playouts in [before for before, _ in tried]:
            break
    best = min(tried, key=lambda one: abs(one[1] - 1))
    return f"{name}:playouts={best[0]}"


def next_estimate(tried: list[tuple[int, float]]) -> int:
    """Where the time would be equal if it grew evenly with the playouts."""
    playouts, ratio = tried[-1]
    wanted = playouts / max(ratio, 1e-6)
    if len(tried) > 1:
        before, ratio_before = tried[-2]
        slope = (ratio - ratio_before) / (playouts - before)
        if slope > 0:
            wanted = playouts + (1 - ratio) / slope
    return round(min(max(wanted, playouts / 20, 1), playouts * 20, MOST_PLAYOUTS))


def time_ratio(contest: Contest, first: str, second: str) -> float:
    """The time of the second bot for a decision, in times of the first, over some deals of their own."""
    duel = replace(contest, bots=(first, second), both=False, suite=f"{contest.suite}-warm-up")
    arena = JobPlayer(duel, duel.bots)
    seconds, decisions = [0.0, 0.0], [0, 0]
    for index in range(MOST_DEALS):
        outcome = arena.play(Job(0, index))
        for who in range(2):
            seconds[who] += outcome.seconds[who]
            decisions[who] += outcome.decisions[who]
        if sum(seconds) > ENOUGH:
            break
    return (seconds[1] / max(decisions[1], 1)) / max(seconds[0] / max(decisions[0], 1), 1e-9)
