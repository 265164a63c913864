"""What a search has to be told about a game: a quick way to play it, and what an end is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vaza.core.cards import count, members, nth
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View

ONE: Final = 10_000
"""Values are whole numbers; this is 1.0: about the worth of a won deal against a lost one."""
SURE: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays at random and likes to have more points than the others: enough for any game.

    A game's own policy overrides what it knows better. `act` looks at the hand of the seat to act and at what is
    public, never at other hands, so that it plays in a world as a person would.
    """

    has_world_likelihood: bool
    """Whether some worlds are likelier than others."""

    off_policy_rate: i64
    """How likely an action is, out of SURE, that the policy would not have chosen."""

    faithful_prior: i64
    """How likely, out of SURE, somebody is who hardly ever surprises, compared with one who does as often as that."""

    mcmc_swaps: i64
    """How many swaps make a world likely."""

    rollout_epsilon: i64
    """How often a rollout acts at random, out of 1000: it keeps the rollouts from all making the same mistake."""

    lookahead_phase: i64
    """The phase in which playouts learn what the seat itself should do next, -1 for none."""

    def __init__(self) -> None:
        self.mcmc_swaps = 24
        self.rollout_epsilon = 100
        self.lookahead_phase = -1
        self.has_world_likelihood = False
        self.off_policy_rate = 500
        self.faithful_prior = 0

    def prepare(self, game: Game, view: View) -> None:
        """Read the standing of the match before a decision."""

    def act(self, state: State, rng: Rng) -> i64:
        """A sensible action for the seat to act."""
        options = state.legal()
        return nth(options, rng.below(count(options)))

    def evaluate(self, state: State, seat: i64) -> i64:
        """What a deal that is over is worth to a seat, in parts of ONE."""
        side = seat % state.sides
        better: i64 = 0
        for other in range(state.sides):
            if state.points(side) > state.points(other):
                better += 2
            elif state.points(side) == state.points(other):
                better += 1
        return ONE * (better - 1) // (2 * state.sides - 2)

    def use_baseline_values(self) -> None:
        """From now on value deals as the frozen baselines always did, where that has been improved since."""

    def distinct_actions(self, state: State) -> i64:
        """The legal actions that differ: of some that come to the same, one is enough."""
        return state.legal()

    def candidate_plans(self, state: State) -> list[list[int]]:
        """The ways to go on that are worth comparing: mostly each action that differs from the others."""
        return [[action] for action in members(self.distinct_actions(state))]

    def considered_actions(self, view: View, delay: int) -> int:
        """The set of legal actions a player of such habits considers; `delay` is told for cantes."""
        return view.legal

    def world_likelihood(self, world: State) -> i64:
        """How likely a world is, out of SURE, for what the others' actions do not tell already."""
        return SURE

    def call_likelihood(self, world: State, seat: i64) -> i64:
        """How likely a seat with such a hand would have called as it did, out of SURE."""
        return SURE
