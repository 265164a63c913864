"""What a seat knows of a deal of Septica."""

from __future__ import annotations

from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, Knowledge, set_common
from vaza.games.septica.match import Septica


def know(game: Game, view: View, forgotten: int) -> Knowledge:
    """Only what went by: passing is always allowed (SEP-3.3), so no card shows what a hand lacks."""
    assert isinstance(game, Septica)
    state = game.new_state(view.dealer, game.deck.suit_sets)
    set_common(state, view)
    for side in range(2):
        state.counted[side] = view.counted[side]
    hidden = int(game.deck.all & ~(view.hand | view.gone | state.table))
    found = Knowledge(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            found.add(seat, view.sizes[seat], hidden)
    found.add(STOCK, view.stock, hidden)
    found.close(forgotten & view.gone)
    return found
