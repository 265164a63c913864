"""What is shown in the libre of Guiñote by a trick that is not taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaza.bots.policies.signs import HandConstraints
from vaza.core.cards import bit, has
from vaza.core.tricks import clear
from vaza.core.view import View
from vaza.games.guinote.deal import HAND, SWAP, GuinoteState
from vaza.games.guinote.match import Guinote

BRISCAS: Final = 0xC0300C0300
RICH: Final = 10
"""Points for which everybody spends a trump."""
DOUBT: Final = 150


def infer_constraints(game: Guinote, view: View) -> HandConstraints:
    """Go through the deal as everybody saw it; nothing is read into a position without its history."""
    signs = HandConstraints(game.seats, DOUBT)
    state = GuinoteState(game.rules, view.dealer, game.deck.suit_sets, False)
    state.trumps = game.deck.suit(view.trump)
    stock = game.deck.size
    for seat in range(game.seats):
        signs.draw(seat, HAND)
        stock -= HAND
    for event in view.history:
        if event.topic == "card":
            if stock > 0 and state.laid == game.seats - 1:
                signs.exclude(event.seat, refused(state, event.seat, event.action))
            lay_card(signs, state, event.seat, event.action)
            if state.laid == game.seats:
                clear(state)
                for seat in range(game.seats):
                    signs.draw(seat, min(1, stock))
                stock = max(0, stock - game.seats)
        elif event.action == SWAP:
            signs.play(event.seat, lowest_trump(game, view) + game.rules.seven)
            signs.draw(event.seat, 1)
    for seat in range(game.seats):
        if signs.held(seat) != view.sizes[seat]:
            return HandConstraints(game.seats, DOUBT)
    return signs


def lowest_trump(game: Guinote, view: View) -> i64:
    """The first card of the trump suit."""
    return view.trump * game.deck.per_suit


def lay_card(signs: HandConstraints, state: GuinoteState, seat: i64, card: i64) -> None:
    """Put down a card that everybody saw."""
    signs.play(seat, card)
    state.turn = seat
    state.hands[seat] = bit(card)
    state.place_card(card)


def refused(state: GuinoteState, seat: i64, card: i64) -> i64:
    """The cards with which the last to play would have taken this trick from his rivals."""
    if has(state.beats, card) or (state.best ^ seat) & 1 == 0:
        return 0
    if state.worth >= RICH:
        return state.beats
    return state.beats & state.led & ~state.trumps & BRISCAS
