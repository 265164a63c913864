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
FITTED: Final = [6.2, 2.46, 1.116, 0.896, 1.63]
FROZEN: Final = [10.0, 3.4, 1.13, 0.87, 1.0]
"""FAR, STEEP, SOON, LATE and EDGE: with s points left the chance to win goes as (s + FAR) ** -STEEP, times SOON for the
next party player, down to LATE for the one of this round, and times EDGE for the one who thinks. Fitted to 1,200
matches of `expert` among three of the policy; the frozen numbers to 12,000 of the policy against itself."""
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
    turns: vec[i64]
    """How it falls with the rounds to go before one names trumps."""
    soon: float
    late: float
    edge: i64

    def __init__(self, frozen: bool) -> None:
        far, steep, self.soon, self.late, edge = FROZEN if frozen else FITTED
        self.edge = int(1024 * edge)
        self.seats = 0
        self.scores = vec[i64]([0] * 5)
        self.last_round = False
        self.hopes = vec[i64]([int(65536 * ((points + far) / far) ** -steep) for points in range(HIGHEST + 1)])
        self.turns = vec[i64]()

    def meet(self, game: SobeSobe, view: View) -> None:
        """Read the standing, and whether this round is the last."""
        self.seats = game.seats
        less = (self.soon - self.late) / (game.seats - 1)
        self.turns = vec[i64]([int(1024 * (self.soon - less * n)) for n in range(game.seats)])
        for seat in range(game.seats):
            self.scores[seat] = view.scores[seat]
        self.last_round = view.deal == game.number("max_rounds")

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
            if other == seat:
                chance = chance * self.edge >> 10
                hope = chance
            total += chance
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
