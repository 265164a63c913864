"""Worlds weighed by the past: in a likely world the others would have done what they did."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import SURE, Policy
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.worlds import Knowledge

MILLION: Final = 1_000_000


@final
class Likely:
    """A number of worlds, drawn as often as they are likely."""

    known: Knowledge
    policy: Policy
    seat: i64
    worlds: list[State]
    upto: vec[i64]
    """The weights, added up world by world."""
    scratch: State
    seats: vec[i64]
    actions: vec[i64]

    def __init__(self, known: Knowledge, policy: Policy, seat: i64, worlds: i64, rng: Rng) -> None:
        self.known = known
        self.policy = policy
        self.seat = seat
        self.worlds = []
        self.upto = vec[i64]([0] * worlds)
        self.scratch = known.state.copy()
        self.seats = vec[i64]([who for who, _ in known.past])
        self.actions = vec[i64]([action for _, action in known.past])
        total: i64 = 0
        for index in range(worlds):
            world = known.state.copy()
            known.deal_into(world, rng)
            self.worlds.append(world)
            total += self.weigh(world, rng)
            self.upto[index] = total

    def weigh(self, world: State, rng: Rng) -> i64:
        """How likely the others' actions are in this world, at most a million."""
        state = self.scratch
        policy = self.policy
        origin = self.known.origin
        assert origin is not None
        state.copy_from(origin)
        for seat in range(state.seats):
            state.hands[seat] = origin.hands[seat] | world.hands[seat]
        weight = 1.0
        for index in range(len(self.actions)):
            action = self.actions[index]
            if self.seats[index] != self.seat:
                options = state.legal()
                if options & (options - 1) != 0:
                    weight *= float(policy.likeness(state, action, rng)) / SURE
            state.apply(action)
        return i64(weight * 1_000_000.0) + 1

    def draw(self, rng: Rng) -> State:
        """One of the worlds."""
        low: i64 = 0
        high: i64 = len(self.upto) - 1
        total = self.upto[high]
        lot = rng.below(MILLION) * total // MILLION
        while low < high:
            middle = (low + high) >> 1
            if self.upto[middle] > lot:
                high = middle
            else:
                low = middle + 1
        return self.worlds[low]
