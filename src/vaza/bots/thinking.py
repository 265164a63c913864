"""Thinking about one decision: every way to go on, with what it is worth and how sure that is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vaza.bots.kernel.exact import Solver
from vaza.bots.kernel.flat import Flat, Tally
from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.kernel.tree import Tree
from vaza.core.cards import has
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import Knowledge
from vaza.games import know

FIRST_LOOK: Final = 4
"""Worlds in which every candidate is tried before a time budget is turned into playouts."""
SHARE_OF_TIME: Final = 0.8
"""Of a time budget, what is planned for playouts; the rest is for making worlds."""
MANY: Final = 10**9
NODES_PER_PLAYOUT: Final = 40
NODES_PER_SECOND: Final = 200_000
ROOM: Final = 1_000
ROOM_PER_SECOND: Final = 400_000
"""Moments a tree has room for; it takes time to clear, which a short budget has not."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many playouts, or so many seconds, or with both whichever is shorter."""

    playouts: int = 0
    seconds: float = 0.0

    def nodes(self) -> int:
        """How many positions the exact solver may look at."""
        return self.playouts * NODES_PER_PLAYOUT or int(self.seconds * NODES_PER_SECOND)


@dataclass(frozen=True)
class Option:
    """One way to go on: its value (1.0 is about a won deal), the standard error, how often it was tried."""

    plan: tuple[int, ...]
    value: float
    spread: float
    tries: int

    @property
    def action(self) -> int:
        """What it begins with."""
        return self.plan[0]


def think(
    game: Game, policy: Policy, view: View, budget: Budget, rng: Rng, forgotten: int = 0, among: int = -1
) -> list[Option]:
    """All candidates, the best first: solved where there is nothing to guess, else searched."""
    known = know(game, view, forgotten)
    policy.meet(game, view)
    plans = [plan for plan in policy.plans(known.state) if has(among & view.legal, plan[0])]
    if len(plans) == 1:
        return [Option(tuple(plans[0]), 0.0, 0.0, 0)]
    if known.certain() and game.sides == 2:
        solved = solve(known, policy, view.seat, plans, budget.nodes())
        if solved:
            return solved
    search = Flat(known, policy, view.seat, rng)
    tallies = [Tally(plan) for plan in plans]
    playouts = budget.playouts
    if budget.seconds > 0.0:
        started = time.perf_counter()
        search.late = until(started + budget.seconds)
        search.compare(tallies, FIRST_LOOK)
        spent = max(time.perf_counter() - started, 1e-6)
        affordable = int(int(search.playouts) * budget.seconds * SHARE_OF_TIME / spent)
        playouts = min(budget.playouts, affordable) if budget.playouts else affordable
    search.look_back()
    return [told(tally) for tally in search.halve(tallies, playouts)]


def solve(known: Knowledge, policy: Policy, seat: int, plans: list[list[int]], nodes: int) -> list[Option]:
    """Every candidate solved, the best first; nothing if that takes too long."""
    world = known.state.copy()
    known.deal_into(world, Rng(0))
    solver = Solver(world, policy, seat, nodes)
    found = []
    for plan in plans:
        value = solver.after(world, plan[0])
        if solver.gave_up():
            return []
        found.append(Option(tuple(plan), value / ONE, 0.0, 1))
    return sorted(found, key=lambda option: -option.value)


def think_in_tree(game: Game, policy: Policy, view: View, budget: Budget, rng: Rng, greedy: bool) -> list[Option]:
    """The second family: a tree of what the seat may see, the most visited action first."""
    known = know(game, view)
    policy.meet(game, view)
    late = until(time.perf_counter() + budget.seconds) if budget.seconds > 0.0 else None
    room = budget.playouts or int(ROOM + budget.seconds * ROOM_PER_SECOND)
    tree = Tree(known, policy, rng, room, greedy)
    return [told(tally) for tally in tree.search(budget.playouts or MANY, late)]


def until(deadline: float) -> Callable[[], bool]:
    """Says whether this moment has passed."""
    return lambda: time.perf_counter() >= deadline


def told(tally: Tally) -> Option:
    """A tally in values of 1.0."""
    return Option(tuple(tally.plan), tally.mean() / ONE, tally.spread() / ONE, int(tally.tries))
