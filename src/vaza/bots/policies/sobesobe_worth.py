"""What a finished round of SobeSobe is worth: the chance to be the first at nothing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE
from vaza.core.state import State
from vaza.core.tricks import seat_after
from vaza.core.view import View
from vaza.games.sobesobe.match import SobeSobe

HIGHEST: Final = 99
FAR: Final = 10.0
STEEP: Final = 3.4
SOON: Final = 1.13
LATE: Final = 0.87
"""With s points left the chance to win goes as (s + FAR) ** -STEEP, times SOON for the next party player, down to LATE
for the one of this round: fitted to 12,000 matches of the policy against itself."""
STRETCH: Final = 2
"""How many times ONE the match is worth, so that a round is worth about ONE."""


@final
class SobeSobeEvaluator:
    """The values of results for the standing of the moment."""

    seats: i64
    scores: vec[i64]
    last_round: bool
    hopes: vec[i64]
    """How the chance to win falls with the points one has left."""
    turns: vec[i64]
    """How it falls with the rounds to go before one names trumps."""

    def __init__(self) -> None:
        self.seats = 0
        self.scores = vec[i64]([0] * 5)
        self.last_round = False
        self.hopes = vec[i64]([int(65536 * ((points + FAR) / FAR) ** -STEEP) for points in range(HIGHEST + 1)])
        self.turns = vec[i64]()

    def meet(self, game: SobeSobe, view: View) -> None:
        """Read the standing, and whether this round is the last."""
        self.seats = game.seats
        self.turns = vec[i64]([int(1024 * (SOON - (SOON - LATE) * n / (game.seats - 1))) for n in range(game.seats)])
        for seat in range(game.seats):
            self.scores[seat] = view.scores[seat]
        self.last_round = view.deal == game.number_value("max_rounds")

    def value(self, state: State, seat: i64) -> i64:
        """The chance to win the match: certain when this round ends it, else by the points left."""
        least: i64 = 1_000_000
        total: i64 = 0
        hope: i64 = 0
        away: i64 = 0
        other = seat_after(seat_after(state.dealer, state.seats), state.seats)
        while away < state.seats:
            score = self.scores[other] + state.points(other)
            least = min(least, score)
            chance = self.hopes[max(0, min(HIGHEST, score))] * self.turns[away]
            total += chance
            if other == seat:
                hope = chance
            other = seat_after(other, state.seats)
            away += 1
        mine = self.scores[seat] + state.points(seat)
        if least > 0 and not self.last_round:
            return STRETCH * ONE * hope // total
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
