"""What a seat knows of a deal of Fodinha."""

from __future__ import annotations

from vaza.core.cards import bit, count, has, members
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, InformationSet, copy_public_state, infer_exclusions, iter_plays
from vaza.games.fodinha.deal import BID, PLAY, FodinhaState
from vaza.games.fodinha.match import Fodinha


def information_set(game: Game, view: View, forgotten: int) -> InformationSet:
    """Suits a seat did not follow (FOD-4.2), cards never dealt, and the dealer's turn-up (FOD-2.5)."""
    assert isinstance(game, Fodinha)
    state = empty_state(game, view)
    if view.turnup >= 0:
        state.turn_up(view.turnup)
    copy_public_state(state, view)
    for seat in range(game.seats):
        state.bids[seat] = view.public_facts["bids"][seat]
    denied = [0] * game.seats
    if not state.bar:
        denied = infer_exclusions(empty_state(game, view), iter_plays(view), int(game.deck.all) & ~forgotten)
    hidden = int(game.deck.all & ~(view.hand | view.seen_cards | state.table))
    if state.all_dealt() and view.seat != view.dealer and view.turnup >= 0 and has(hidden, view.turnup):
        state.hands[view.dealer] = bit(view.turnup)
        hidden &= ~bit(view.turnup)
    found = InformationSet(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            known = 1 if state.hands[seat] != 0 else 0
            found.add_slot(seat, view.sizes[seat] - known, hidden & ~denied[seat])
    found.add_slot(STOCK, view.stock, hidden)
    open_turnup = bit(view.turnup) if view.turnup >= 0 else 0
    found.finalize(int(forgotten & view.seen_cards & ~open_turnup))
    if not forgotten:
        attach_history(found, game, view)
    return found


def attach_history(found: InformationSet, game: Fodinha, view: View) -> None:
    """Tell how the tricks began, if all of them were seen."""
    found.past = [(seat, card) for seat, card, _ in iter_plays(view)]
    origin = empty_state(game, view)
    if view.turnup >= 0:
        origin.turn_up(view.turnup)
        if not origin.all_dealt():
            origin.gone = bit(view.turnup)
    origin.turn = origin.seat_after(view.dealer)
    for seat in range(game.seats):
        origin.bids[seat] = view.public_facts["bids"][seat]
    for seat, card in found.past:
        origin.hands[seat] = origin.hands[seat] | bit(card)
    if len(found.past) == count(view.seen_cards & ~origin.gone) + len(view.trick):
        found.origin = origin


def empty_state(game: Fodinha, view: View) -> FodinhaState:
    """A deal of this size without cards."""
    state = game.new_state(view.dealer, members(view.public_facts["seated"][0]))
    state.size = view.public_facts["size"][0]
    state.phase = BID if view.phase == "bid" else PLAY
    if view.trump >= 0:
        state.trumps = game.deck.suit(view.trump)
    return state
