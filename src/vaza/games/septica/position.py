"""Septica in the middle of a deal: positions read from text and written as text."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import bit, count
from vaza.core.game import Game, table_plays
from vaza.core.placing import PositionBuilder, in_order, value_of
from vaza.core.position import Position
from vaza.core.state import State
from vaza.games.septica.deal import ALL_POINTS, SepticaState
from vaza.games.septica.match import Septica


def parse_position(game: Game, position: Position) -> State:
    """Seats may be told in the trick (``0:9♥ 0:9♦``), as players pass."""
    assert isinstance(game, Septica)
    dealer = position.number("dealer", game.seats - 1, 0, game.seats - 1)
    state = game.new_state(dealer, vec[i64]())
    placing = PositionBuilder(position, state)
    seats = list(range(game.seats))
    plays = read_plays(game, placing, seats, (dealer + 1) % game.seats)
    placing.fill(plays, seats, False)
    placing.tally()
    state.order = placing.order()
    lay_out(game, position, state, plays)
    check_hands(game, position, state)
    check_points(game, position, state)
    return state


def lay_out(game: Septica, position: Position, state: SepticaState, plays: list[tuple[int, int]]) -> None:
    """Lay the trick card by card, each as the rules allow it."""
    turn = int(state.turn)
    for place, (seat, card) in enumerate(plays):
        if state.all_play and seat != (plays[0][0] + place) % game.seats:
            raise position.fail("trick", "BAD_TURN", str(seat))
        state.turn = seat
        state.hands[seat] = state.hands[seat] | bit(card)
        refusal = state.refusal_for(seat, card)
        if refusal is not None:
            raise position.fail("trick", refusal.code, game.deck.write(card))
        state.place_card(card)
    if plays and state.all_play and turn != (plays[-1][0] + 1) % game.seats:
        raise position.fail("turn", "BAD_TURN", str(turn))
    state.turn = turn


def check_hands(game: Septica, position: Position, state: SepticaState) -> None:
    """Hands began the trick full while there is stock, and equal where everybody plays (SEP-5.2, SEP-8.1)."""
    held = [int(count(state.hands[seat])) for seat in range(game.seats)]
    if state.laid == 0 and held[int(state.turn)] == 0:
        raise position.fail("hand", "EMPTY_HAND", str(state.turn))
    most = max(held)
    for play in table_plays(state):
        held[play.seat] += 1
    least = int(state.full) if state.stock != 0 else max(held) if state.all_play else 0
    if min(held) < least or most > state.full:
        raise position.fail("hand", "WRONG_COUNT", " ".join(str(cards) for cards in held))
    if state.all_play and count(state.stock) % game.seats != 0:
        raise position.fail("stock", "WRONG_COUNT", str(count(state.stock)))


def check_points(game: Septica, position: Position, state: SepticaState) -> None:
    """No side has fewer points than its pile, nor both more than the cards in play leave (SEP-1.4)."""
    counted = game.deal_points(state)
    piles = [value_of(game.deck, int(state.piles[side])) for side in range(2)]
    in_play = state.stock | state.table
    for hand in state.hands:
        in_play |= hand
    left = ALL_POINTS - value_of(game.deck, int(in_play))
    if counted[0] < piles[0] or counted[1] < piles[1] or sum(counted) > left:
        raise position.fail("points", "WRONG_COUNT", f"{sum(counted)} / {left}")


def read_plays(game: Septica, placing: PositionBuilder, seats: list[int], leader: int) -> list[tuple[int, int]]:
    """The trick: seats in it may skip, as players pass, so `turn` is free where it is told."""
    position = placing.position
    words = position.text("trick").split()
    if not any(":" in word for word in words):
        return placing.read_trick(seats, leader)
    plays = []
    for word in words:
        told, colon, card = word.partition(":")
        if not colon:
            raise position.fail("trick", "BAD_SEAT", word)
        seat = position.whole("trick", told, 0, game.seats - 1)
        plays.append((seat, placing.take_card("trick", position.card("trick", card))))
    placing.state.turn = position.number("turn", (plays[-1][0] + 1) % game.seats, 0, game.seats - 1)
    return plays


def extra_fields(game: Game, state: State) -> dict[str, str]:
    """The stock in the order of drawing."""
    assert isinstance(game, Septica)
    assert isinstance(state, SepticaState)
    left = int(count(state.stock))
    stock = [int(state.order[place]) for place in range(int(state.next), int(state.next) + left)]
    return {"stock": in_order(game.deck, stock) if stock else "0"}
