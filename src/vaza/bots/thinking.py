"""Thinking about one decision: every way to go on, with what it is worth and how sure that is."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vaza.bots.kernel.exact import AlphaBetaSolver
from vaza.bots.kernel.flat import CandidateStats, FlatMonteCarlo
from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.kernel.tree import Ismcts
from vaza.core.cards import has
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import InformationSet
from vaza.games import information_set

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
class RankedPlan:
    """One way to go on: its value (1.0 is about a won deal), the standard error, how often it was tried."""

    plan: tuple[int, ...]
    value: float
    spread: float
    tries: int

    @property
    def action(self) -> int:
        """What it begins with."""
        return self.plan[0]


def search(
    game: Game, policy: Policy, view: View, budget: Budget, rng: Rng, forgotten: int = 0, among: int = -1
) -> list[RankedPlan]:
    """All candidates, the best first: solved where there is nothing to guess, else searched."""
    known = information_set(game, view, forgotten)
    policy.prepare(game, view)
    plans = [plan for plan in policy.candidate_plans(known.state) if has(among & view.legal, plan[0])]
    if len(plans) == 1:
        return [RankedPlan(tuple(plans[0]), 0.0, 0.0, 0)]
    if known.is_determined() and game.sides == 2:
        solved = search_exact(known, policy, view.seat, plans, budget.nodes())
        if solved:
            return solved
    search = FlatMonteCarlo(known, policy, view.seat, rng)
    tallies = [CandidateStats(plan) for plan in plans]
    playouts = budget.playouts
    if budget.seconds > 0.0:
        started = time.perf_counter()
        search.should_stop = deadline_check(started + budget.seconds)
        search.evaluate_round(tallies, FIRST_LOOK)
        spent = max(time.perf_counter() - started, 1e-6)
        affordable = int(int(search.playouts) * budget.seconds * SHARE_OF_TIME / spent)
        playouts = min(budget.playouts, affordable) if budget.playouts else affordable
    search.use_mcmc_worlds()
    return [ranked_plan(tally) for tally in search.sequential_halving(tallies, playouts)]


def search_exact(
    known: InformationSet, policy: Policy, seat: int, plans: list[list[int]], nodes: int
) -> list[RankedPlan]:
    """Every candidate solved, the best first; nothing if that takes too long."""
    world = known.state.copy()
    known.sample_into(world, Rng(0))
    solver = AlphaBetaSolver(world, policy, seat, nodes)
    found = []
    for plan in plans:
        value = solver.after(world, plan[0])
        if solver.exceeded_limit():
            return []
        found.append(RankedPlan(tuple(plan), value / ONE, 0.0, 1))
    return sorted(found, key=lambda option: -option.value)


def search_ismcts(game: Game, policy: Policy, view: View, budget: Budget, rng: Rng, greedy: bool) -> list[RankedPlan]:
    """The second family: a tree of what the seat may see, the most visited action first."""
    known = information_set(game, view)
    policy.prepare(game, view)
    late = deadline_check(time.perf_counter() + budget.seconds) if budget.seconds > 0.0 else None
    room = budget.playouts or int(ROOM + budget.seconds * ROOM_PER_SECOND)
    tree = Ismcts(known, policy, rng, room, greedy)
    return [ranked_plan(tally) for tally in tree.search(budget.playouts or MANY, late)]


def deadline_check(deadline: float) -> Callable[[], bool]:
    """Says whether this moment has passed."""
    return lambda: time.perf_counter() >= deadline


def ranked_plan(tally: CandidateStats) -> RankedPlan:
    """A tally in values of 1.0."""
    return RankedPlan(tuple(tally.plan), tally.mean() / ONE, tally.standard_error() / ONE, int(tally.tries))
