"""What a seat knows of a deal of Sueca."""

from __future__ import annotations

from vaza.core.cards import bit, count, has
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, InformationSet, copy_public_state, infer_exclusions, iter_plays
from vaza.games.sueca.deal import CHOOSE, PLAY, SuecaState


def information_set(game: Game, view: View, forgotten: int) -> InformationSet:
    """Suits a seat did not follow (SUE-5.2), and the trump card at the dealer's until played (SUE-4.4)."""
    state = SuecaState(game.deck, view.dealer, game.deck.suit_sets, 0, game.choice_value("renuncio") == "loses")
    if view.phase == "choose":
        state.phase = CHOOSE
        found = InformationSet(state, game.deck.all)
        found.add_slot(STOCK, game.deck.size, game.deck.all)
        found.finalize(0)
        return found
    state.phase = PLAY
    copy_public_state(state, view)
    for side in range(2):
        state.counted[side] = view.deal_points[side]
    denied = infer_exclusions(scratch_state(game, view), iter_plays(view), int(game.deck.all) & ~forgotten)
    hidden = int(game.deck.all & ~(view.hand | view.seen_cards | state.table))
    if view.seat != view.dealer and view.turnup >= 0 and has(hidden, view.turnup):
        state.hands[view.dealer] = bit(view.turnup)
        hidden &= ~bit(view.turnup)
    found = InformationSet(state, hidden)
    for seat in range(4):
        if seat != view.seat:
            known = 1 if state.hands[seat] != 0 else 0
            found.add_slot(seat, view.sizes[seat] - known, hidden & ~denied[seat])
    found.finalize(forgotten & view.seen_cards)
    if not forgotten:
        attach_history(found, game, view)
    return found


def attach_history(found: InformationSet, game: Game, view: View) -> None:
    """Tell how the deal began, if all of it was seen."""
    found.past = [(seat, card) for seat, card, _ in iter_plays(view)]
    origin = scratch_state(game, view)
    origin.turnup = view.turnup
    origin.turn = (view.dealer + 1) % 4
    for seat, card in found.past:
        origin.hands[seat] = origin.hands[seat] | bit(card)
    if len(found.past) == count(view.seen_cards) + len(view.trick):
        found.origin = origin


def scratch_state(game: Game, view: View) -> SuecaState:
    """A deal to lay the tricks out in again."""
    state = SuecaState(game.deck, view.dealer, game.deck.suit_sets, 0, game.choice_value("renuncio") == "loses")
    state.phase = PLAY
    state.trumps = game.deck.suit(view.trump)
    return state
