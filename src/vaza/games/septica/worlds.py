"""What a seat knows of a deal of Septica."""

from __future__ import annotations

from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, InformationSet, copy_public_state
from vaza.games.septica.match import Septica


def information_set(game: Game, view: View, forgotten: int) -> InformationSet:
    """Only what went by: passing is always allowed (SEP-3.3), so no card shows what a hand lacks."""
    assert isinstance(game, Septica)
    state = game.new_state(view.dealer, game.deck.suit_sets)
    copy_public_state(state, view)
    for side in range(2):
        state.counted[side] = view.deal_points[side]
    hidden = int(game.deck.all & ~(view.hand | view.seen_cards | state.table))
    found = InformationSet(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            found.add_slot(seat, view.sizes[seat], hidden)
    found.add_slot(STOCK, view.stock, hidden)
    found.finalize(forgotten & view.seen_cards)
    return found
