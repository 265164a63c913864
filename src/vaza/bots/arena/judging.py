"""Judging one decision: what every legal action was worth, and whether one of them was clearly the best.

Where the seat has nothing left to guess between two sides, the exact solver judges. Elsewhere two searches of different
families, with different rollouts, must choose the same action on some worlds; it is then valued on other worlds, so
that no choice is praised for the luck that chose it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vaza.bots.arena.contest import number_from
from vaza.bots.kernel.flat import FlatMonteCarlo
from vaza.bots.kernel.policy import ONE
from vaza.bots.kernel.tree import Ismcts
from vaza.bots.policies import policy_for
from vaza.bots.thinking import search_exact
from vaza.core.cards import members
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import InformationSet
from vaza.games import information_set

EXACT: Final = "exact"
CONSENSUS: Final = "consensus"
TIERS: Final = (EXACT, CONSENSUS)
NODES: Final = 20_000_000
"""Positions the solver may look at before a decision is left out."""
GAP: Final = 0.02
ERRORS: Final = 3.0
"""A decision is decisive if the best is better by the gap, and by so many standard errors."""
NEAR: Final = 0.01
"""What may be lost by an action that still counts as right."""
ENOUGH: Final = 100
"""Worlds without which no error can be told."""


@dataclass(frozen=True)
class DecisionVerdict:
    """What a decision was about."""

    agreed: bool
    """Whether the judges came to one best action; if not, nothing else is told."""
    best: int = -1
    values: tuple[tuple[int, float], ...] = ()
    """Each legal action with its worth; 1.0 is about a won deal."""
    gap: float = 0.0
    """By how much the best is better than the next one that differs from it; less than 0 if other worlds say no."""
    error: float = 0.0
    """The standard error of the gap."""
    worlds: int = 1
    """How many worlds told it."""
    decisive: bool = False

    def loss(self, action: int) -> float:
        """What an action costs against the best."""
        values = dict(self.values)
        return values[self.best] - values[action]


class RunningMean:
    """A mean over worlds, with its standard error."""

    def __init__(self) -> None:
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more world."""
        self.worlds += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """The mean."""
        return self.total / self.worlds

    def error(self) -> float:
        """Its standard error."""
        spread = self.squares - self.worlds * self.mean() ** 2
        return math.sqrt(max(0.0, spread)) / self.worlds

    def is_clear(self) -> bool:
        """Whether the mean, in parts of ONE, is a decisive lead."""
        return self.worlds >= ENOUGH and self.mean() >= max(GAP * ONE, ERRORS * self.error())


class Judge:
    """Judges decisions of one game."""

    def __init__(self, game: Game, playouts: int) -> None:
        self.game = game
        self.playouts = playouts
        self.policy = policy_for(game.code)

    def tier(self, view: View) -> str:
        """How a decision can be judged."""
        return EXACT if self.game.sides == 2 and information_set(self.game, view).is_determined() else CONSENSUS

    def candidates(self, known: InformationSet, view: View) -> list[list[int]]:
        """The ways to go on that differ: the policy's plans, and each action that none of them begins with."""
        self.policy.prepare(self.game, view)
        plans = self.policy.candidate_plans(known.state)
        begun = {plan[0] for plan in plans}
        return plans + [
            [action] for action in members(int(self.policy.distinct_actions(known.state))) if action not in begun
        ]

    def is_choice(self, view: View) -> bool:
        """Whether there is anything to choose: two actions that differ."""
        return len({plan[0] for plan in self.candidates(information_set(self.game, view), view)}) > 1

    def judge(self, view: View, seed: int) -> DecisionVerdict:
        """Judge the decision of the seat to act."""
        known = information_set(self.game, view)
        plans = self.candidates(known, view)
        if self.game.sides == 2 and known.is_determined():
            return self.solved(known, view, plans)
        return self.searched(known, view, plans, f"vaza judge {seed} {view.deal} {view.seat} {len(view.history)}")

    def solved(self, known: InformationSet, view: View, plans: list[list[int]]) -> DecisionVerdict:
        """The exact tier: every legal action solved."""
        options = search_exact(known, self.policy, view.seat, [[action] for action in members(view.legal)], NODES)
        if not options:
            return DecisionVerdict(False)
        values = {option.action: option.value for option in options}
        ranked = sorted({plan[0] for plan in plans}, key=lambda action: -values[action])
        gap = values[ranked[0]] - values[ranked[1]]
        return DecisionVerdict(True, ranked[0], tuple(values.items()), gap, decisive=gap >= GAP)

    def searched(self, known: InformationSet, view: View, plans: list[list[int]], seed: str) -> DecisionVerdict:
        """The consensus tier: both families choose; what they agree on is valued on worlds neither has seen."""
        totals = [one.mean() for one in self.compare(known, view, plans, 0, f"{seed} flat")]
        chosen: dict[int, int] = {}
        for place, plan in enumerate(plans):
            if plan[0] not in chosen or totals[place] > totals[chosen[plan[0]]]:
                chosen[plan[0]] = place
        best = max(chosen, key=lambda action: totals[chosen[action]])
        if self.tree_choice(known, set(chosen), f"{seed} tree") != best:
            return DecisionVerdict(False)
        others = [action for action in members(view.legal) if action not in chosen]
        scored = [plans[place] for place in chosen.values()] + [[action] for action in others]
        first = [plan[0] for plan in scored].index(best)
        lead = self.compare(known, view, scored, first, f"{seed} score", differences=True)
        values = tuple((plan[0], -one.mean() / ONE) for plan, one in zip(scored, lead, strict=True))
        rivals = [one for place, one in enumerate(lead[: len(chosen)]) if place != first]
        return verdict_from_leads(best, values, rivals)

    def tree_choice(self, known: InformationSet, among: set[int], seed: str) -> int:
        """What the tree with random rollouts tries most often, among the actions that differ."""
        tree = Ismcts(known, self.policy, Rng(number_from(seed)), self.playouts, False)
        tried = [int(tally.plan[0]) for tally in tree.search(self.playouts)]
        return next(action for action in tried if action in among)

    def compare(
        self,
        known: InformationSet,
        view: View,
        plans: Sequence[list[int]],
        first: int,
        seed: str,
        differences: bool = False,
    ) -> list[RunningMean]:
        """Try all plans in the same new worlds: their values, or by how much one of them is better than each."""
        search = FlatMonteCarlo(known, self.policy, view.seat, Rng(number_from(seed)))
        sums = [RunningMean() for _ in plans]
        search.use_mcmc_worlds(1)
        for _ in range(max(2, self.playouts // len(plans))):
            search.sample_world()
            values = [int(search.rollout(plan)) for plan in plans]
            for one, value in zip(sums, values, strict=True):
                one.add(values[first] - value if differences else value)
        return sums


def verdict_from_leads(best: int, values: tuple[tuple[int, float], ...], rivals: list[RunningMean]) -> DecisionVerdict:
    """The verdict from the lead over each rival; it is decisive only if every lead is."""
    nearest = min(rivals, key=RunningMean.mean)
    decisive = all(one.is_clear() for one in rivals)
    return DecisionVerdict(True, best, values, nearest.mean() / ONE, nearest.error() / ONE, nearest.worlds, decisive)
