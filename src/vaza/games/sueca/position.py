"""Sueca in the middle of a deal: positions read from text and written as text."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import count, has
from vaza.core.game import Game
from vaza.core.placing import PositionBuilder, in_order, place_trick, value_of
from vaza.core.position import Position
from vaza.core.state import State
from vaza.games.sueca.deal import CHOOSE, PLAY, SuecaState, finished_trick_cards
from vaza.games.sueca.match import Sueca


def parse_position(game: Game, position: Position) -> State:
    """Also reads `phase`, and `trump` or the dealer's `turnup`."""
    assert isinstance(game, Sueca)
    dealer = position.number("dealer", 3, 0, 3)
    state = SuecaState(game.deck, dealer, vec[i64](), 0, game.choice_value("renuncio") == "loses")
    placing = PositionBuilder(position, state, suits_are_followed=True)
    phases = ["play", "choose"] if game.choice_value("dealing") == "dealer" else ["play"]
    if position.word("phase", phases) == "choose":
        placing.fill_undealt(dealer)
    else:
        state.phase = PLAY
        read_trump(game, position, state)
        place_trick(placing, [0, 1, 2, 3], (dealer + 1) % 4, False)
        check_trick(position, state)
        check_turnup(position, state)
    check_count(position, state)
    state.order = placing.order()
    return state


def read_trump(game: Sueca, position: Position, state: State) -> None:
    """The trump suit, told by itself or by the dealer's card."""
    suit = position.suit("trump")
    if position.has("turnup"):
        state.turnup = position.card("turnup", position.text("turnup"))
        shown = int(game.deck.suit_of(state.turnup))
        if suit not in (-1, shown):
            raise position.fail("trump", "BAD_WORD", position.text("trump"))
        suit = shown
    if suit < 0:
        raise position.fail("trump", "MISSING", "trump")
    state.trumps = game.deck.suit(suit)


def extra_fields(game: Game, state: State) -> dict[str, str]:
    """The deck if it is not dealt, else the trump."""
    assert isinstance(game, Sueca)
    assert isinstance(state, SuecaState)
    if state.phase == CHOOSE:
        return {"phase": "choose", "stock": in_order(game.deck, [int(state.card_at(k)) for k in range(40)])}
    if state.turnup < 0:
        return {"trump": game.deck.suits[game.trump(state)]}
    return {"turnup": game.deck.write(int(state.turnup))}


def check_trick(position: Position, state: State) -> None:
    """Seats play one after the other and follow suit; the dealer's right began, which may tell the dealer (SUE-5.1)."""
    leader = (state.turn + 4 - state.laid) % 4
    for step in range(state.laid):
        check_play(position, state, state.trick[step])
    if finished_trick_cards(state) == 0 and leader != (state.dealer + 1) % 4:
        if position.has("dealer"):
            raise position.fail("turn", "BAD_TURN", str(state.turn))
        state.dealer = (leader + 3) % 4
    if state.stock != 0:
        raise position.fail("stock", "WRONG_COUNT", str(count(state.stock)))


def check_play(position: Position, state: State, play: i64) -> None:
    """Who played a card of the trick had to follow suit if he could."""
    seat = play >> 6
    if not has(state.led, play & 63) and state.hands[seat] & state.led != 0:
        raise position.fail("trick", "MUST_FOLLOW_SUIT", str(seat))


def check_turnup(position: Position, state: State) -> None:
    """Nobody but the dealer holds or plays the trump card (SUE-4.4)."""
    if state.turnup < 0:
        return
    for seat in range(4):
        if seat != state.dealer and has(state.hands[seat], state.turnup):
            raise position.fail("turnup", "BAD_SEAT", str(seat))
    for step in range(state.laid):
        if state.trick[step] & 63 == state.turnup and state.trick[step] >> 6 != state.dealer:
            raise position.fail("turnup", "BAD_SEAT", str(state.trick[step] >> 6))


def check_count(position: Position, state: State) -> None:
    """Tricks, points and the last taker fit the cards that were played."""
    cards = finished_trick_cards(state)
    if state.tricks > count(cards) // 4:
        raise position.fail("won", "WRONG_COUNT", f"{state.tricks} / {count(cards) // 4}")
    if state.taker >= 0 and (cards == 0 or state.taker != (state.turn + 4 - state.laid) % 4):
        raise position.fail("taker", "BAD_SEAT", str(state.taker))
    at_most = value_of(state.deck, cards)
    for side in range(2):
        others = state.counted[1 - side]
        if not value_of(state.deck, state.piles[side]) <= state.counted[side] <= at_most - others:
            raise position.fail("points", "BAD_NUMBER", str(state.counted[side]))
