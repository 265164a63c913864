"""Shared trick play: laying cards, following, beating, taking.

A trick is kept as two sets beside its cards: `led`, the suit that was led, and `beats`, every card
that would take the trick now. Must-follow and must-beat are then one line each.
"""

from __future__ import annotations

from mypy_extensions import i64

from vaza.core.cards import bit, has
from vaza.core.state import State


def seat_after(seat: i64, seats: i64) -> i64:
    """The next seat in the direction of play."""
    if seat + 1 == seats:
        return 0
    return seat + 1


def follow(hand: i64, led: i64) -> i64:
    """The led suit if the hand has it, else the whole hand."""
    found = hand & led
    if found != 0:
        return found
    return hand


def beating(options: i64, beats: i64) -> i64:
    """Those that take the trick if there are any, else all of them."""
    found = options & beats
    if found != 0:
        return found
    return options


def above(card: i64) -> i64:
    """Every card with a higher index."""
    return -(bit(card) << 1)


def play_to_trick(state: State, card: i64) -> None:
    """The seat to act puts a card in the trick: highest trump wins, else highest of the led suit."""
    seat = state.turn
    played = bit(card)
    suit = state.suit_sets[card]
    if state.laid == 0:
        state.led = suit
        state.leader = seat
        state.best = seat
        state.beats = (suit & above(card)) | (state.trumps & ~suit)
    elif has(state.beats, card):
        state.best = seat
        state.beats = (suit & above(card)) | (state.trumps & ~suit)
    move_to_table(state, seat, card, played)


def move_to_table(state: State, seat: i64, card: i64, played: i64) -> None:
    """Move a card from a hand to the table, whatever it does there."""
    state.hands[seat] = state.hands[seat] & ~played
    state.trick[state.laid] = seat * 64 + card
    state.laid += 1
    state.table |= played
    state.worth += state.values[card]


def take(state: State, seat: i64) -> None:
    """The trick goes to this seat's pile."""
    side = seat
    if side >= state.sides:
        side -= state.sides
    state.piles[side] = state.piles[side] | state.table
    state.counted[side] = state.counted[side] + state.worth
    state.won[seat] = state.won[seat] + 1
    state.taker = seat
    state.tricks += 1
    clear(state)


def win(state: State, seat: i64) -> None:
    """The trick goes to this seat, which leads the next; without a card left the deal is over."""
    take(state, seat)
    state.turn = seat
    if state.hands[seat] == 0:
        state.turn = -1


def clear(state: State) -> None:
    """Empty the table for the next trick."""
    state.table = 0
    state.laid = 0
    state.leader = -1
    state.led = 0
    state.beats = 0
    state.best = -1
    state.worth = 0


def discard_trick(state: State) -> None:
    """The trick goes to nobody."""
    state.gone |= state.table
    state.taker = -1
    state.tricks += 1
    clear(state)


def led_suit(state: State) -> str:
    """The suit that was led, as its symbol."""
    return state.deck.suits[(state.trick[0] & 63) // state.deck.per_suit]


def winning_card(state: State) -> str:
    """The card that is taking the trick, in notation."""
    return state.deck.write(next(int(play) & 63 for play in state.trick if play >> 6 == state.best))
