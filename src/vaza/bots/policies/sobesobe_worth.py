"""What a finished round of SobeSobe is worth: the chance to be the first at nothing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE
from vaza.core.state import State
from vaza.core.view import View
from vaza.games.sobesobe.match import SobeSobe

HIGHEST: Final = 99
FAR: Final = 8.0
STEEP: Final = 3.2
"""With s points left the chance to win goes as (s + FAR) ** -STEEP: fitted to matches of the policy against itself."""
BEHIND: Final = 10
STRETCH: Final = 2
"""How many times ONE the match is worth, so that a round is worth about ONE."""


@final
class Worth:
    """The values of results for the standing of the moment."""

    seats: i64
    scores: vec[i64]
    last_round: bool
    hopes: vec[i64]
    """How the chance to win falls with the points one has left."""

    def __init__(self) -> None:
        self.seats = 0
        self.scores = vec[i64]([0] * 5)
        self.last_round = False
        self.hopes = vec[i64]([int(65536 * ((points + FAR) / FAR) ** -STEEP) for points in range(HIGHEST + 1)])

    def meet(self, game: SobeSobe, view: View) -> None:
        """Read the standing, and whether this round is the last."""
        self.seats = game.seats
        for seat in range(game.seats):
            self.scores[seat] = view.scores[seat]
        self.last_round = view.deal == game.number("max_rounds")

    def trails(self, seat: i64) -> bool:
        """Whether a seat is so far behind another that it needs a risk."""
        for other in range(self.seats):
            if self.scores[other] + BEHIND <= self.scores[seat]:
                return True
        return False

    def value(self, state: State, seat: i64) -> i64:
        """The chance to win the match: certain when this round ends it, else by the points left."""
        least: i64 = 1_000_000
        total: i64 = 0
        for other in range(state.seats):
            score = self.scores[other] + state.points(other)
            least = min(least, score)
            total += self.hopes[max(0, min(HIGHEST, score))]
        mine = self.scores[seat] + state.points(seat)
        if least > 0 and not self.last_round:
            return STRETCH * ONE * self.hopes[min(HIGHEST, mine)] // total
        if mine > least:
            return 0
        sharing: i64 = 0
        for other in range(state.seats):
            if self.scores[other] + state.points(other) == least:
                if state.won[other] > state.won[seat]:
                    return 0
                if state.won[other] == state.won[seat]:
                    sharing += 1
        return STRETCH * ONE // sharing
