"""Advice about one decision, for terminal, browser and coach alike: what is best, and what the rest would cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vaza.bots.players import decision_rng
from vaza.bots.policies import policy_for
from vaza.bots.thinking import Budget, RankedPlan, search
from vaza.core.game import Game
from vaza.core.view import View

USUAL: Final = Budget(playouts=8000)
EQUAL: Final = 0.01
"""What is not worth a word."""
SLIGHT: Final = 0.05
CLEAR: Final = 0.15


@dataclass(frozen=True)
class MoveAdvice:
    """One way to go on: what it costs against the best, how sure that is, and a verdict as a code."""

    option: RankedPlan
    cost: float
    verdict: str
    """``only``, ``best``, ``equal``, ``slight``, ``clear`` or ``blunder``."""

    def data(self, game: Game) -> dict[str, object]:
        """As plain data in notation."""
        return {
            "actions": [game.write(action) for action in self.option.plan],
            "value": round(self.option.value, 4),
            "spread": round(self.option.spread, 4),
            "tries": self.option.tries,
            "cost": round(self.cost, 4),
            "verdict": self.verdict,
        }


def advise(game: Game, view: View, budget: Budget = USUAL, seed: int = 0) -> list[MoveAdvice]:
    """Every way to go on, the best first, for the seat whose view it is and whose turn it must be."""
    options = search(game, policy_for(game.code), view, budget, decision_rng(view, seed))
    best = options[0].value
    found = [MoveAdvice(option, best - option.value, classify_cost(best - option.value)) for option in options]
    found.sort(key=lambda advice: advice.cost)
    first = "best" if len(found) > 1 else "only"
    return [MoveAdvice(found[0].option, found[0].cost, first), *found[1:]]


def classify_cost(cost: float) -> str:
    """How bad it is, as a code."""
    for verdict, limit in (("equal", EQUAL), ("slight", SLIGHT), ("clear", CLEAR)):
        if cost < limit:
            return verdict
    return "blunder"
