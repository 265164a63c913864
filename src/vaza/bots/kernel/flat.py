"""Flat Monte Carlo: every candidate is tried in the same worlds, and the weaker half drops out again and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from vaza.bots.kernel.likely import Likely
from vaza.bots.kernel.policy import SURE, Policy
from vaza.core.cards import count, nth
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.worlds import Knowledge

NOISE: Final = 100
"""How often a rollout acts at random, out of 1000: it keeps the rollouts from all making the same mistake."""
PATIENCE: Final = 12
"""How many unlikely worlds are passed over in a row."""
CLOCK_EVERY: Final = 32


@final
class Tally:
    """What is known about one candidate: how often it was tried, the sum of its values and of their squares."""

    plan: list[int]
    tries: i64
    total: i64
    squares: i64

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.tries = 0
        self.total = 0
        self.squares = 0

    def add(self, value: i64) -> None:
        """One more playout."""
        self.tries += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean value, in parts of ONE."""
        return float(self.total) / float(max(1, self.tries))

    def spread(self) -> float:
        """The standard error of the mean."""
        if self.tries < 2:
            return 0.0
        variance = float(self.squares) / float(self.tries) - self.mean() ** 2
        return math.sqrt(max(0.0, variance) / float(self.tries - 1))


@final
class Flat:
    """One search: what is known, how rollouts play, and whose value counts."""

    known: Knowledge
    policy: Policy
    seat: i64
    rng: Rng
    noise: i64
    world: State
    scratch: State
    playouts: i64
    """How many were made so far."""
    late: Callable[[], bool] | None
    """Says when the time is up; None where playouts alone count."""
    likely: Likely | None
    """Worlds weighed by what the others did, where that can be looked back on."""

    def __init__(self, known: Knowledge, policy: Policy, seat: i64, rng: Rng, noise: i64 = NOISE) -> None:
        self.known = known
        self.policy = policy
        self.seat = seat
        self.rng = rng
        self.noise = noise
        self.world = known.state.copy()
        self.scratch = known.state.copy()
        self.playouts = 0
        self.late = None
        self.likely = None

    def look_back(self, worlds: i64) -> None:
        """From now on take worlds out of so many, the likelier the more often."""
        if self.known.origin is not None and self.known.places > 1 and len(self.known.past) > 0:
            self.likely = Likely(self.known, self.policy, self.seat, worlds, self.rng)

    def out_of_time(self) -> bool:
        """Whether the time is up."""
        return self.late is not None and self.late()

    def next_world(self) -> None:
        """Deal a world; unlikely ones are mostly passed over."""
        if self.likely is not None:
            self.world = self.likely.draw(self.rng)
            return
        self.known.deal_into(self.world, self.rng)
        if self.policy.weighs:
            passed: i64 = 0
            while passed < PATIENCE and self.rng.below(SURE) >= self.policy.weight(self.world):
                self.known.deal_into(self.world, self.rng)
                passed += 1

    def roll_out(self, plan: list[int]) -> i64:
        """Follow the plan in the world of the moment, then play on to the end; what came of it."""
        state = self.scratch
        policy = self.policy
        rng = self.rng
        noise = self.noise
        state.copy_from(self.world)
        for action in plan:
            state.apply(action)
        while state.turn >= 0:
            if noise > 0 and rng.below(1000) < noise:
                options = state.legal()
                state.apply(nth(options, rng.below(count(options))))
            else:
                state.apply(policy.act(state, rng))
        self.playouts += 1
        return policy.value(state, self.seat)

    def compare(self, tallies: list[Tally], worlds: i64) -> None:
        """Try every candidate once in each of so many new worlds."""
        for index in range(worlds):
            self.next_world()
            for tally in tallies:
                tally.add(self.roll_out(tally.plan))
            if index % CLOCK_EVERY == CLOCK_EVERY - 1 and self.out_of_time():
                return

    def halve(self, tallies: list[Tally], playouts: i64) -> list[Tally]:
        """Share the playouts over rounds; after each, the weaker half drops out. Best first comes back."""
        left = list(tallies)
        rounds: i64 = 0
        while (len(tallies) - 1) >> rounds > 0:
            rounds += 1
        while rounds > 0 and len(left) > 1 and not self.out_of_time():
            worlds = max(1, (playouts - self.playouts) // (rounds * len(left)))
            self.compare(left, worlds)
            left.sort(key=Tally.mean, reverse=True)
            left = left[: (len(left) + 1) // 2]
            rounds -= 1
        out = [tally for tally in tallies if tally not in left]
        out.sort(key=Tally.mean, reverse=True)
        return left + out
