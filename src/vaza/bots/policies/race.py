"""What a lead is worth in a race to so many points between two equal sides."""

from __future__ import annotations


def winning_chance(mine: int, theirs: int, target: int, steps: dict[int, float]) -> float:
    """The chance of the first side; `steps` says how often a decided deal brings how many points."""
    memo: dict[tuple[int, int], float] = {}
    return chance(mine, theirs, target, steps, memo)


def chance(mine: int, theirs: int, target: int, steps: dict[int, float], memo: dict[tuple[int, int], float]) -> float:
    """The same, remembering what was worked out."""
    if mine >= target:
        return 1.0
    if theirs >= target:
        return 0.0
    key = (mine, theirs)
    if key not in memo:
        total = 0.0
        for step, share in steps.items():
            won = chance(min(mine + step, target), theirs, target, steps, memo)
            lost = chance(mine, min(theirs + step, target), target, steps, memo)
            total += share * (won + lost) / 2
        memo[key] = total
    return memo[key]
