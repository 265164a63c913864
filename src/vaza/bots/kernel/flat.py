"""Flat Monte Carlo: every candidate is tried in the same worlds, and the weaker half drops out again and again."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from vaza.bots.kernel.ahead import LookaheadTree
from vaza.bots.kernel.likely import CHAIN, McmcSampler
from vaza.bots.kernel.policy import SURE, Policy
from vaza.core.cards import count, nth
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.worlds import InformationSet

PATIENCE: Final = 12
"""How many unlikely worlds are passed over in a row."""
CLOCK_EVERY: Final = 32
ITEMS_PER_PLAYOUT: Final = 8
MOST_ITEMS: Final = 400_000
LITTLE: Final = 100


@final
class CandidateStats:
    """What is known about one candidate: how often it was tried, the sum of its values and of their squares."""

    plan: list[int]
    tries: i64
    total: i64
    squares: i64
    root: i64
    """Where its tree of later turns begins, 0 for none."""

    def __init__(self, plan: list[int]) -> None:
        self.plan = plan
        self.root = 0
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

    def standard_error(self) -> float:
        """The standard error of the mean."""
        if self.tries < 2:
            return 0.0
        variance = float(self.squares) / float(self.tries) - self.mean() ** 2
        return math.sqrt(max(0.0, variance) / float(self.tries - 1))


@final
class FlatMonteCarlo:
    """One search: what is known, how rollouts play, and whose value counts."""

    known: InformationSet
    policy: Policy
    seat: i64
    rng: Rng
    rollout_epsilon: i64
    world: State
    scratch: State
    playouts: i64
    """How many were made so far."""
    should_stop: Callable[[], bool] | None
    """Says when the time is up; None where playouts alone count."""
    likely: McmcSampler | None
    """Deals worlds that fit what the others did, where that is known."""
    ahead: LookaheadTree | None
    """What the seat itself has learnt to do next."""

    def __init__(self, known: InformationSet, policy: Policy, seat: i64, rng: Rng) -> None:
        self.known = known
        self.policy = policy
        self.seat = seat
        self.rng = rng
        self.rollout_epsilon = policy.rollout_epsilon
        self.world = known.state.copy()
        self.scratch = known.state.copy()
        self.playouts = 0
        self.should_stop = None
        self.likely = None
        self.ahead = None

    def use_mcmc_worlds(self, chain: i64 = CHAIN) -> None:
        """From now on deal worlds in which the others would have done what they did, so many from one start."""
        known = self.known
        if known.origin is not None and known.slots > 1 and (self.policy.has_world_likelihood or len(known.past) > 0):
            self.likely = McmcSampler(known, self.policy, self.seat, self.rng, chain)

    def out_of_time(self) -> bool:
        """Whether the time is up."""
        return self.should_stop is not None and self.should_stop()

    def sample_world(self) -> None:
        """Deal a world; unlikely ones are mostly passed over."""
        if self.likely is not None:
            self.likely.deal_into(self.world, self.rng)
            return
        self.known.sample_into(self.world, self.rng)
        if self.policy.has_world_likelihood:
            passed: i64 = 0
            while passed < PATIENCE and self.rng.below(SURE) >= self.policy.world_likelihood(self.world):
                self.known.sample_into(self.world, self.rng)
                passed += 1

    def rollout(self, plan: list[int], root: i64 = 0) -> i64:
        """Follow the plan in the world of the moment, then play on to the end; what came of it."""
        state = self.scratch
        state.copy_from(self.world)
        for action in plan:
            state.apply(action)
        if root > 0:
            self.descend_lookahead(root)
        rng = self.rng
        noise = self.rollout_epsilon
        while state.turn >= 0:
            if noise > 0 and rng.below(1000) < noise:
                options = state.legal()
                state.apply(nth(options, rng.below(count(options))))
            else:
                state.apply(self.policy.act(state, rng))
        self.playouts += 1
        value = self.policy.evaluate(state, self.seat)
        if root > 0 and self.ahead is not None:
            self.ahead.backpropagate(value)
        return value

    def descend_lookahead(self, item: i64) -> None:
        """Play on as far as the seat has been before."""
        state = self.scratch
        policy = self.policy
        rng = self.rng
        noise = self.rollout_epsilon
        ahead = self.ahead
        assert ahead is not None
        ahead.begin()
        while state.turn >= 0:
            if state.turn == self.seat and state.phase == policy.lookahead_phase:
                item = ahead.observe(item, state)
                if item == 0:
                    return
                item = ahead.choose(item, state.legal(), policy.act(state, rng))
                state.apply(ahead.label[item])
            elif noise > 0 and rng.below(1000) < noise:
                options = state.legal()
                state.apply(nth(options, rng.below(count(options))))
            else:
                state.apply(policy.act(state, rng))

    def evaluate_round(self, tallies: list[CandidateStats], worlds: i64) -> None:
        """Try every candidate once in each of so many new worlds."""
        for index in range(worlds):
            self.sample_world()
            for tally in tallies:
                tally.add(self.rollout(tally.plan, tally.root))
            if index % CLOCK_EVERY == CLOCK_EVERY - 1 and self.out_of_time():
                return

    def sequential_halving(self, tallies: list[CandidateStats], playouts: i64) -> list[CandidateStats]:
        """Share the playouts over rounds; after each, the weaker half drops out. Best first comes back."""
        if self.policy.lookahead_phase >= 0:
            self.ahead = LookaheadTree(min(MOST_ITEMS, playouts * ITEMS_PER_PLAYOUT) + LITTLE)
            for tally in tallies:
                tally.root = self.ahead.root()
        left = list(tallies)
        rounds: i64 = 0
        while (len(tallies) - 1) >> rounds > 0:
            rounds += 1
        while rounds > 0 and len(left) > 1 and not self.out_of_time():
            worlds = max(1, (playouts - self.playouts) // (rounds * len(left)))
            self.evaluate_round(left, worlds)
            left.sort(key=CandidateStats.mean, reverse=True)
            left = left[: (len(left) + 1) // 2]
            rounds -= 1
        out = [tally for tally in tallies if tally not in left]
        out.sort(key=CandidateStats.mean, reverse=True)
        return left + out
