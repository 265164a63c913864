"""Looking ahead: in playouts the seat itself learns what to do next, by what it would see then."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE
from vaza.core.cards import lowest
from vaza.core.state import State

DEEPEST: Final = 64
PRIOR: Final = 3
"""How many playouts of the usual worth an action is believed to have had before the first."""
HABIT: Final = 500
"""How much better the policy's own action is believed to be, in parts of ONE."""
CURIOSITY: Final = 0.3


@final
class LookaheadTree:
    """A tree of the seat's own turns: under every action the moments it led to, under every moment actions."""

    label: vec[i64]
    """Of an action the action itself; of a moment, what the seat sees."""
    visits: vec[i64]
    total: vec[i64]
    child: vec[i64]
    sibling: vec[i64]
    items: i64
    path: vec[i64]
    """What this playout came through."""
    depth: i64
    grown: bool
    """Whether it has found a new moment."""

    def __init__(self, room: i64) -> None:
        blank = [0] * room
        self.label = vec[i64](blank)
        self.visits = vec[i64](blank)
        self.total = vec[i64](blank)
        self.child = vec[i64](blank)
        self.sibling = vec[i64](blank)
        self.items = 1
        self.path = vec[i64]([0] * DEEPEST)
        self.depth = 0
        self.grown = False

    def begin(self) -> None:
        """Before a playout."""
        self.depth = 0
        self.grown = False

    def full(self) -> bool:
        """Whether another playout may find no room."""
        return self.items + DEEPEST >= len(self.visits)

    def add(self, parent: i64, label: i64) -> i64:
        """A new item below another."""
        item = self.items
        self.items += 1
        self.label[item] = label
        self.sibling[item] = self.child[parent]
        self.child[parent] = item
        return item

    def root(self) -> i64:
        """A new tree for one candidate."""
        self.items += 1
        return self.items - 1

    def find(self, parent: i64, label: i64) -> i64:
        """The item below another with this label, 0 if there is none."""
        item = self.child[parent]
        while item > 0 and self.label[item] != label:
            item = self.sibling[item]
        return item

    def observe(self, action: i64, state: State) -> i64:
        """What the seat sees now that it did that; one new moment in each playout, 0 after it."""
        seen = state.won[state.turn] * 64
        if state.laid > 0:
            seen += 1 + lowest(state.led)
        item = self.find(action, seen)
        if self.full():
            return 0
        if item == 0 and not self.grown:
            self.grown = True
            item = self.add(action, seen)
        if item > 0:
            self.path[self.depth] = item
            self.depth += 1
        return item

    def choose(self, moment: i64, legal: i64, usual: i64) -> i64:
        """The most promising action, as an item."""
        times = self.visits[moment]
        base: i64 = 0
        if times > 0:
            base = self.total[moment] // times
        curious = CURIOSITY * ONE * math.sqrt(math.log(float(times + 1)))
        best: i64 = -1
        top = -1e300
        while legal != 0:
            action = lowest(legal)
            legal &= legal - 1
            item = self.find(moment, action)
            tries: i64 = PRIOR
            total = PRIOR * base
            if item > 0:
                tries += self.visits[item]
                total += self.total[item]
            if action == usual:
                total += PRIOR * HABIT
            score = float(total) / float(tries) + curious / math.sqrt(float(tries))
            if score > top:
                top = score
                best = action
        item = self.find(moment, best)
        if item == 0:
            item = self.add(moment, best)
        self.path[self.depth] = item
        self.depth += 1
        return item

    def backpropagate(self, value: i64) -> None:
        """After a playout."""
        for index in range(self.depth):
            item = self.path[index]
            self.visits[item] = self.visits[item] + 1
            self.total[item] = self.total[item] + value
