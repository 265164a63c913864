"""What the passes of a deal of Septica show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaza.bots.policies.signs import HandConstraints
from vaza.core.cards import bit, has
from vaza.core.tricks import clear
from vaza.core.view import View
from vaza.games.septica.deal import PASS, STOP, SepticaState
from vaza.games.septica.match import Septica

IDLE: Final = 0x74747474
"""Nines and faces: with these a trick is taken for its own sake."""
DOUBT: Final = 150


def infer_constraints(game: Septica, view: View) -> HandConstraints:
    """Go through the deal as everybody saw it; nothing is read into a position without its history."""
    signs = HandConstraints(game.seats, DOUBT)
    state = game.new_state(view.dealer, game.deck.suit_sets)
    stock = game.deck.size
    for seat in range(game.seats):
        signs.draw(seat, state.full)
        stock -= state.full
    for event in view.history:
        if event.action < 0:
            continue
        seat = event.seat
        if refuses(state, seat, event.action):
            signs.exclude(seat, state.beats if state.worth > 0 else state.led & IDLE)
        if event.action == STOP:
            stock = refill(signs, state, stock)
        elif event.action != PASS:
            signs.play(seat, event.action)
            state.turn = seat
            state.hands[seat] = bit(event.action)
            state.place_card(event.action)
    for seat in range(game.seats):
        if signs.held(seat) != view.sizes[seat]:
            return HandConstraints(game.seats, DOUBT)
    return signs


def refuses(state: SepticaState, seat: i64, action: i64) -> bool:
    """Whether a rival's trick is left to him."""
    if state.laid == 0 or (state.best ^ seat) & 1 == 0:
        return False
    return action >= PASS or not has(state.beats, action)


def refill(signs: HandConstraints, state: SepticaState, stock: i64) -> i64:
    """Fill the hands as after a trick (SEP-5.1); what is left of the stock comes back."""
    first = state.best
    clear(state)
    wanted = [int(state.full - signs.held(seat)) for seat in range(state.seats)]
    drawn = [0] * len(wanted)
    seat = first
    while stock > 0 and sum(wanted) > 0:
        if wanted[seat] > 0:
            wanted[seat] -= 1
            drawn[seat] += 1
            stock -= 1
        seat = (seat + 1) % state.seats
    for seat in range(state.seats):
        signs.draw(seat, drawn[seat])
    return stock
