"""The ladder: one strength for each bot, so that its chance to win among others is its part of all their strengths.

With two sides this is the model of Bradley and Terry, with more it is that of Plackett and Luce, fitted by the same
minorise-maximise steps (Hunter 2004).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from vaza.bots.arena.statistics import Estimate, central_interval

RESAMPLES: Final = 500
MOST_BLOCKS: Final = 500
STEPS: Final = 5000
NEAR: Final = 1e-7
SCALE: Final = 400 / math.log(10)
"""As Elo: 400 points are odds of ten to one."""


class HeadToHead(NamedTuple):
    """Games of one bot at one place against another at all others: how many it won of how many."""

    first: int
    second: int
    others: int
    wins: float
    games: float


def strengths(meetings: Sequence[HeadToHead], bots: int, start: Sequence[float] = ()) -> list[float]:
    """The most likely strength of each bot; one more game with a fair result in each meeting keeps them finite."""
    fair = [
        HeadToHead(one.first, one.second, one.others, one.wins + 1 / (1 + one.others), one.games + 1)
        for one in meetings
    ]
    won = [0.0] * bots
    for one in fair:
        won[one.first] += one.wins
        won[one.second] += one.games - one.wins
    power = list(start) or [1.0] * bots
    for _ in range(STEPS):
        share = [0.0] * bots
        for one in fair:
            weight = one.games / (power[one.first] + one.others * power[one.second])
            share[one.first] += weight
            share[one.second] += weight * one.others
        after = [won[bot] / share[bot] if share[bot] else 1.0 for bot in range(bots)]
        mean = math.exp(sum(map(math.log, after)) / bots)
        after = [value / mean for value in after]
        moved = max(abs(new / old - 1) for new, old in zip(after, power, strict=True))
        power = after
        if moved < NEAR:
            break
    return power


def ratings(power: Sequence[float], foot: int) -> list[float]:
    """Strengths as points above the bot at the foot of the ladder."""
    return [SCALE * math.log(value / power[foot]) for value in power]


def ladder(deals: Sequence[Sequence[HeadToHead]], bots: int, foot: int | None = None) -> list[Estimate]:
    """The points of each bot with intervals from resampled deals; the foot is the weakest unless it is told."""
    power = strengths(merged([meeting for deal in deals for meeting in deal]), bots)
    ground = min(range(bots), key=lambda bot: power[bot]) if foot is None else foot
    values = ratings(power, ground)
    if len(deals) < 2:
        return [Estimate(value, None, None) for value in values]
    size = -(-len(deals) // MOST_BLOCKS)
    blocks = [
        merged([meeting for deal in deals[start : start + size] for meeting in deal])
        for start in range(0, len(deals), size)
    ]
    rng = random.Random(0)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES):
        sample = merged([meeting for block in rng.choices(blocks, k=len(blocks)) for meeting in block])
        drawn.append(ratings(strengths(sample, bots, power), ground))
    ends = [central_interval([draw[bot] for draw in drawn]) for bot in range(bots)]
    return [Estimate(value, low, high) for value, (low, high) in zip(values, ends, strict=True)]


def merged(meetings: Sequence[HeadToHead]) -> list[HeadToHead]:
    """Meetings of the same bots in one."""
    found: dict[tuple[int, int, int], tuple[float, float]] = {}
    for one in meetings:
        wins, games = found.get((one.first, one.second, one.others), (0.0, 0.0))
        found[one.first, one.second, one.others] = (wins + one.wins, games + one.games)
    return [HeadToHead(*key, *value) for key, value in found.items()]
