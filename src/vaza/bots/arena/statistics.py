"""How sure a mean is: intervals by resampling whole deals, since the games of one deal resemble each other."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

RESAMPLES: Final = 2000
MOST_BLOCKS: Final = 1000
"""With more deals than this, neighbours are put together, so that resampling stays quick."""
SURE: Final = 0.95
NORMAL: Final = 1.96


class Estimate(NamedTuple):
    """A mean with the ends of its 95 % interval; None where one deal alone cannot tell."""

    value: float
    low: float | None
    high: float | None


class Cluster(NamedTuple):
    """All that one deal adds to a mean: a sum, and of how many."""

    total: float
    size: float


def estimate(clusters: Sequence[Cluster]) -> Estimate | None:
    """The mean over all clusters, with an interval from resampled clusters; None of nothing."""
    whole = sum(cluster.size for cluster in clusters)
    if not whole:
        return None
    value = sum(cluster.total for cluster in clusters) / whole
    if len(clusters) < 2:
        return Estimate(value, None, None)
    low, high = central_interval(resampled_means(in_blocks(clusters)))
    return Estimate(value, low, high)


def in_blocks(clusters: Sequence[Cluster]) -> list[Cluster]:
    """The same clusters, neighbours added up where there are very many."""
    size = -(-len(clusters) // MOST_BLOCKS)
    return [
        Cluster(sum(one.total for one in block), sum(one.size for one in block))
        for block in (clusters[start : start + size] for start in range(0, len(clusters), size))
    ]


def resampled_means(clusters: list[Cluster]) -> list[float]:
    """The means of many draws with repetition, each of as many clusters as there are."""
    rng = random.Random(0)
    number = len(clusters)
    if len({cluster.size for cluster in clusters}) == 1:
        totals = [cluster.total for cluster in clusters]
        whole = clusters[0].size * number
        return [sum(rng.choices(totals, k=number)) / whole for _ in range(RESAMPLES)]
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(clusters, k=number)
        whole = sum(cluster.size for cluster in drawn)
        if whole:
            means.append(sum(cluster.total for cluster in drawn) / whole)
    return means


def wilson(hits: float, number: int) -> Estimate:
    """A share of independent trials with Wilson's interval, which says something even where all of them succeeded."""
    share = hits / number
    grown = 1 + NORMAL**2 / number
    centre = (share + NORMAL**2 / (2 * number)) / grown
    half = NORMAL * math.sqrt(share * (1 - share) / number + (NORMAL / (2 * number)) ** 2) / grown
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def central_interval(values: list[float]) -> tuple[float, float]:
    """The ends of the middle 95 % of some values."""
    ordered = sorted(values)
    cut = round((1 - SURE) / 2 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


class StreamingMean:
    """A mean that is kept up to date, with a quick interval, for looking on."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Take in the mean of one more deal."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def half(self) -> float | None:
        """Half the width of the 95 % interval by the normal law, None while it cannot be told."""
        if self.count < 2:
            return None
        return NORMAL * math.sqrt(self.squares / (self.count - 1) / self.count)
