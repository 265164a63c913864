"""Information-set tree search of a single observer: one tree, a new world for every descent.

Nodes are what the seat saw happen since the root. Its values go by the seat that moved, so that everybody in the
tree plays for himself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.flat import CandidateStats
from vaza.bots.kernel.policy import ONE, Policy
from vaza.core.cards import bit, count, has, members, nth
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.worlds import InformationSet

CURIOSITY: Final = 0.7
DEEPEST: Final = 128
CLOCK_EVERY: Final = 32


@final
class Ismcts:
    """One search."""

    known: InformationSet
    policy: Policy
    rng: Rng
    state: State
    greedy: bool
    """Whether rollouts follow the policy; plain ones are random."""
    noise: i64
    visits: vec[i64]
    seen: vec[i64]
    """How often a node was there to be chosen."""
    total: vec[i64]
    action: vec[i64]
    mover: vec[i64]
    child: vec[i64]
    sibling: vec[i64]
    tried: vec[i64]
    nodes: i64
    path: vec[i64]
    depth: i64

    def __init__(self, known: InformationSet, policy: Policy, rng: Rng, room: i64, greedy: bool) -> None:
        self.known = known
        self.policy = policy
        self.rng = rng
        self.state = known.state.copy()
        self.greedy = greedy
        self.noise = 100
        blank = [0] * (room + 1)
        self.visits = vec[i64](blank)
        self.seen = vec[i64](blank)
        self.total = vec[i64](blank)
        self.action = vec[i64](blank)
        self.mover = vec[i64](blank)
        self.child = vec[i64](blank)
        self.sibling = vec[i64](blank)
        self.tried = vec[i64](blank)
        self.nodes = 1
        self.path = vec[i64]([0] * DEEPEST)
        self.depth = 0

    def search(self, iterations: i64, late: Callable[[], bool] | None = None) -> list[CandidateStats]:
        """Descend so many times, or until it is late; what is known about every root action, most visited first."""
        legal = self.known.state.legal()
        for index in range(iterations):
            self.known.sample_into(self.state, self.rng)
            self.iterate()
            self.rollout()
            self.backpropagate()
            if late is not None and index % CLOCK_EVERY == CLOCK_EVERY - 1 and late():
                break
        return self.root_stats(legal)

    def root_stats(self, legal: i64) -> list[CandidateStats]:
        """The children of the root."""
        found = {action: CandidateStats([action]) for action in members(legal)}
        node = self.child[0]
        while node > 0:
            tally = found[int(self.action[node])]
            tally.tries = self.visits[node]
            tally.total = self.total[node]
            node = self.sibling[node]
        ranked = list(found.values())
        ranked.sort(key=by_visits, reverse=True)
        return ranked

    def iterate(self) -> None:
        """Follow the most promising actions down to one that was never tried, and try it."""
        state = self.state
        node: i64 = 0
        self.depth = 0
        while state.turn >= 0 and self.depth < DEEPEST - 1:
            legal = state.legal()
            untried = legal & ~self.tried[node]
            if untried != 0:
                self.expand(node, nth(untried, self.rng.below(count(untried))), legal)
                return
            node = self.choose(node, legal)
            self.path[self.depth] = node
            self.depth += 1
            state.apply(self.action[node])

    def expand(self, parent: i64, action: i64, legal: i64) -> None:
        """Add a node for an action and step into it; the siblings were there to be chosen too."""
        other = self.child[parent]
        while other > 0:
            if has(legal, self.action[other]):
                self.seen[other] = self.seen[other] + 1
            other = self.sibling[other]
        if self.nodes < len(self.visits):
            node = self.nodes
            self.nodes += 1
            self.action[node] = action
            self.mover[node] = self.state.turn
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
            self.tried[parent] = self.tried[parent] | bit(action)
            self.seen[node] = 1
            self.path[self.depth] = node
            self.depth += 1
        self.state.apply(action)

    def choose(self, parent: i64, legal: i64) -> i64:
        """The child with the best mean and curiosity, among those this world allows."""
        best: i64 = -1
        top = -1e300
        node = self.child[parent]
        while node > 0:
            if has(legal, self.action[node]):
                self.seen[node] = self.seen[node] + 1
                visits = float(self.visits[node])
                mean = float(self.total[node]) / (visits * ONE)
                score = mean + CURIOSITY * math.sqrt(math.log(float(self.seen[node])) / visits)
                if score > top:
                    top = score
                    best = node
            node = self.sibling[node]
        return best

    def rollout(self) -> None:
        """Play the deal out."""
        state = self.state
        rng = self.rng
        while state.turn >= 0:
            if self.greedy and rng.below(1000) >= self.noise:
                state.apply(self.policy.act(state, rng))
            else:
                options = state.legal()
                state.apply(nth(options, rng.below(count(options))))

    def backpropagate(self) -> None:
        """Every node on the way learns what its mover got."""
        seat: i64 = -1
        value: i64 = 0
        for index in range(self.depth):
            node = self.path[index]
            if self.mover[node] != seat:
                seat = self.mover[node]
                value = self.policy.evaluate(self.state, seat)
            self.visits[node] = self.visits[node] + 1
            self.total[node] = self.total[node] + value


def by_visits(tally: CandidateStats) -> i64:
    """How often it was tried."""
    return tally.tries
