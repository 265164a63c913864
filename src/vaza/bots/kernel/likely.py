"""Likely worlds: those in which the others would have done what they did.

A world is dealt at random; then two cards at a time change places, back again unless that makes the past likelier
or chance lets it be (the Metropolis rule). The next world is the last one after some more changes, so that worlds come
to be as likely as they should; now and then one begins anew. What a seat did depends on its own hand alone, and is
kept for each hand. Nobody knows who sits there: perhaps one who plays by the policy and hardly ever otherwise, and the
better the policy explains all that a seat did, the surer that is; else one who often does as he likes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import SURE, Policy
from vaza.core.cards import bit
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.worlds import InformationSet

MILLION: Final = 1_000_000
LEAST: Final = 0.0001
"""What no policy could explain may happen all the same."""
CHAIN: Final = 100
"""How many worlds come from one start."""
SETTLING: Final = 4
"""How many times as many swaps the first of them gets."""
SEATS: Final = 8
"""More than sit at any table."""
SLIP: Final = 0.03
"""How often somebody who plays by the policy does otherwise."""


@final
class McmcSampler:
    """Deals worlds that fit the past."""

    known: InformationSet
    policy: Policy
    seat: i64
    moments: list[State]
    """The table before each action of another seat that had a choice."""
    seats: vec[i64]
    actions: vec[i64]
    later: vec[i64]
    """What the seat played then and since."""
    memo: dict[int, float]
    chain: i64
    """How many worlds come from one start; 1 where they have to be independent."""
    dealt: i64
    weight: float
    """How likely the past is in the last world."""

    def __init__(self, known: InformationSet, policy: Policy, seat: i64, rng: Rng, chain: i64 = CHAIN) -> None:
        self.known = known
        self.policy = policy
        self.seat = seat
        self.moments = []
        self.seats = vec[i64]()
        self.actions = vec[i64]()
        self.later = vec[i64]()
        self.memo = {}
        self.chain = chain
        self.dealt = 0
        self.weight = 0.0
        if known.origin is not None:
            self.load_history(known.origin, rng)

    def load_history(self, origin: State, rng: Rng) -> None:
        """Go through the past once, in any world."""
        state = self.known.state.copy()
        self.known.sample_into(state, rng)
        world = state.copy()
        state.copy_from(origin)
        for other in range(state.seats):
            state.hands[other] = origin.hands[other] | world.hands[other]
        left = vec[i64]([origin.hands[other] for other in range(state.seats)])
        for who, action in self.known.past:
            if who != self.seat:
                self.moments.append(state.copy())
                self.seats = append(self.seats, i64(who))
                self.actions = append(self.actions, i64(action))
                self.later = append(self.later, left[who])
            state.apply(action)
            if action < state.deck.size:
                left[who] = left[who] & ~bit(action)

    def likelihood(self, world: State, rng: Rng) -> float:
        """How likely the past is in this world."""
        weight = 1.0
        for seat in range(world.seats):
            if seat != self.seat:
                weight *= self.hand_likelihood(world, seat, rng)
        return weight

    def hand_likelihood(self, world: State, seat: i64, rng: Rng) -> float:
        """How likely a seat that has this hand left would have done what it did."""
        hand = world.hands[seat]
        key = int(hand * SEATS + seat)
        found = self.memo.get(key)
        if found is not None:
            return found
        policy = self.policy
        odd = float(policy.off_policy_rate) / SURE
        free = LEAST + float(policy.call_likelihood(world, seat)) / SURE
        devoted = free * float(policy.faithful_prior) / SURE
        for index in range(len(self.actions)):
            if self.seats[index] == seat:
                state = self.moments[index]
                state.hands[seat] = hand | self.later[index]
                options = state.legal()
                if options & (options - 1) != 0:
                    if policy.act(state, rng) == self.actions[index]:
                        devoted *= (1.0 + odd) * (1.0 - SLIP)
                    else:
                        devoted *= (1.0 + odd) * SLIP
                        free *= odd
        weight = free + devoted
        self.memo[key] = weight
        return weight

    def deal_into(self, world: State, rng: Rng) -> None:
        """Make a state a likely world."""
        known = self.known
        swaps = self.policy.mcmc_swaps
        if self.dealt % self.chain == 0:
            known.assign_slots(rng)
            known.put_hands(world)
            self.weight = self.likelihood(world, rng)
            if self.chain > 1:
                swaps *= SETTLING
        else:
            known.put_hands(world)
        self.dealt += 1
        for _ in range(swaps):
            if known.propose_swap(world, rng):
                after = self.likelihood(world, rng)
                if after >= self.weight or float(rng.below(MILLION)) * self.weight < after * MILLION:
                    self.weight = after
                else:
                    known.undo_swap(world)
        known.put_stock(world, rng)
