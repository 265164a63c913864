"""The exact solver: where two sides have nothing left to guess, play is solved by looking at everything."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE, Policy
from vaza.core.cards import has
from vaza.core.chance import Rng
from vaza.core.state import State

FAR: Final = 1_000_000_000
HIGHEST_ACTION: Final = 62


@final
class AlphaBetaSolver:
    """Alpha-beta over copies of one deal, all hands open, for the side of one seat."""

    policy: Policy
    seat: i64
    side: i64
    stack: list[State]
    rng: Rng
    visited: i64
    limit: i64

    def __init__(self, start: State, policy: Policy, seat: i64, limit: i64) -> None:
        self.policy = policy
        self.seat = seat
        self.side = seat % start.sides
        self.stack = [start.copy()]
        self.rng = Rng(0)
        self.visited = 0
        self.limit = limit

    def state_at(self, depth: i64) -> State:
        """The state to use at this depth."""
        while depth >= len(self.stack):
            self.stack.append(self.stack[0].copy())
        return self.stack[depth]

    def after(self, state: State, action: i64) -> i64:
        """What the deal is worth after an action, both sides playing their best."""
        child = self.state_at(0)
        child.copy_from(state)
        child.apply(action)
        return self.solve(0, -FAR, FAR)

    def exceeded_limit(self) -> bool:
        """Whether it looked at more positions than allowed: values are then worth nothing."""
        return self.visited > self.limit

    def solve(self, depth: i64, low: i64, high: i64) -> i64:
        """The value of the state at this depth, as far as it matters between low and high."""
        state = self.stack[depth]
        if state.turn < 0:
            return self.policy.evaluate(state, self.seat)
        self.visited += 1
        if self.visited > self.limit:
            return ONE
        mine = state.turn % state.sides == self.side
        legal = self.policy.distinct_actions(state)
        child = self.state_at(depth + 1)
        first = self.policy.act(state, self.rng)
        best = -FAR if mine else FAR
        step: i64 = -1
        while step <= HIGHEST_ACTION:
            action = first
            if step >= 0:
                action = step
                if not has(legal, action) or action == first:
                    step += 1
                    continue
            step += 1
            child.copy_from(state)
            child.apply(action)
            value = self.solve(depth + 1, low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                return best
        return best
