"""What a seat knows of a deal of Sueca."""

from __future__ import annotations

from vaza.core.cards import bit, count, has
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, Knowledge, plays_of, set_common, shown
from vaza.games.sueca.deal import CHOOSE, PLAY, SuecaState


def know(game: Game, view: View, forgotten: int) -> Knowledge:
    """Suits a seat did not follow (SUE-5.2), and the trump card at the dealer's until played (SUE-4.4)."""
    state = SuecaState(game.deck, view.dealer, game.deck.suit_sets, 0, game.text("renuncio") == "loses")
    if view.phase == "choose":
        state.phase = CHOOSE
        found = Knowledge(state, game.deck.all)
        found.add(STOCK, game.deck.size, game.deck.all)
        found.close(0)
        return found
    state.phase = PLAY
    set_common(state, view)
    for side in range(2):
        state.counted[side] = view.counted[side]
    denied = shown(scratch(game, view), plays_of(view), int(game.deck.all) & ~forgotten)
    hidden = int(game.deck.all & ~(view.hand | view.gone | state.table))
    if view.seat != view.dealer and view.turnup >= 0 and has(hidden, view.turnup):
        state.hands[view.dealer] = bit(view.turnup)
        hidden &= ~bit(view.turnup)
    found = Knowledge(state, hidden)
    for seat in range(4):
        if seat != view.seat:
            known = 1 if state.hands[seat] != 0 else 0
            found.add(seat, view.sizes[seat] - known, hidden & ~denied[seat])
    found.close(forgotten & view.gone)
    if not forgotten:
        look_back(found, game, view)
    return found


def look_back(found: Knowledge, game: Game, view: View) -> None:
    """Tell how the deal began, if all of it was seen."""
    found.past = [(seat, card) for seat, card, _ in plays_of(view)]
    origin = scratch(game, view)
    origin.turnup = view.turnup
    origin.turn = (view.dealer + 1) % 4
    for seat, card in found.past:
        origin.hands[seat] = origin.hands[seat] | bit(card)
    if len(found.past) == count(view.gone) + len(view.trick):
        found.origin = origin


def scratch(game: Game, view: View) -> SuecaState:
    """A deal to lay the tricks out in again."""
    state = SuecaState(game.deck, view.dealer, game.deck.suit_sets, 0, game.text("renuncio") == "loses")
    state.phase = PLAY
    state.trumps = game.deck.suit(view.trump)
    return state
