"""Guiñote in the middle of a deal: positions read from text and written as text."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import bit, count, members
from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.core.placing import PositionBuilder, in_order, place_trick, value_of
from vaza.core.position import Position
from vaza.core.state import State
from vaza.games.guinote.deal import ARRASTRE, HAND, LIBRE, GuinoteState
from vaza.games.guinote.match import Guinote


def parse_position(game: Game, position: Position) -> State:
    """Also reads `phase`, `trump` or `turnup`, `before`, `sung`, `cantes` and what the winner may do."""
    assert isinstance(game, Guinote)
    dealer = position.number("dealer", game.seats - 1, 0, game.seats - 1)
    state = GuinoteState(game.rules, dealer, vec[i64](), False)
    libre = position.word("phase", ["arrastre", "libre"]) == "libre"
    state.phase = LIBRE if libre else ARRASTRE
    read_trump(game, position, state)
    placing = PositionBuilder(position, state, suits_are_followed=state.phase == ARRASTRE)
    if libre:
        placing.take_card("turnup", int(state.turnup))
    place_trick(placing, list(range(game.seats)), (dealer + 1) % game.seats, libre)
    if libre:
        state.stock |= bit(state.turnup)
    state.order = placing.order()
    state.last = len(placing.stock_order)
    check_cards(game, position, state)
    read_turn(game, position, state)
    parse_sung_suits(game, position, state)
    read_points(game, position, state)
    return state


def read_trump(game: Guinote, position: Position, state: GuinoteState) -> None:
    """The trump suit, from the turn-up if that is told; libre needs the turn-up."""
    suit = position.suit("trump")
    if position.has("turnup"):
        state.turnup = position.card("turnup", position.text("turnup"))
        if suit >= 0 and suit != game.deck.suit_of(state.turnup):
            raise position.fail("trump", "BAD_WORD", position.text("trump"))
        suit = int(game.deck.suit_of(state.turnup))
    if suit < 0 or (state.phase == LIBRE and state.turnup < 0):
        raise position.fail("turnup", "MISSING", "turnup")
    state.trumps = game.deck.suit(suit)


def check_cards(game: Guinote, position: Position, state: GuinoteState) -> None:
    """Six cards in each hand while the stock lasts, never more, and a stock that can be shared."""
    libre = state.phase == LIBRE
    held = int(count(state.hands[state.turn]))
    if held > HAND or (libre and held < HAND):
        raise position.fail(f"hand {state.turn}", "WRONG_COUNT", f"{held} / {HAND}")
    left = int(count(state.stock))
    if left % game.seats or (left > 0) != libre:
        raise position.fail("stock", "WRONG_COUNT", str(left))


def read_turn(game: Guinote, position: Position, state: GuinoteState) -> None:
    """Who won the last trick leads; before the first it is the player after the dealer."""
    may_sing = position.word("may sing", ["no", "yes", "partner"])
    state.may_sing = may_sing != "no"
    state.asked = may_sing == "partner"
    if state.asked and not game.rules.partner_sings:
        raise position.fail("may sing", "BAD_WORD", may_sing)
    leader = state.leader if state.laid > 0 else state.turn ^ 2 if state.asked else state.turn
    if tricks_before(game, state) == 0:
        if leader != (state.dealer + 1) % game.seats:
            raise position.fail("dealer", "BAD_TURN", str(state.dealer))
        leader = -1
    if state.may_sing and (leader < 0 or state.laid > 0):
        raise position.fail("may sing", "BAD_TURN", may_sing)
    if position.has("taker") and state.taker != leader:
        raise position.fail("taker", "BAD_TURN", str(state.taker))
    state.taker = leader


def tricks_before(game: Guinote, state: State) -> int:
    """How many tricks the cards that are out of play make."""
    return int(count(captured(state))) // game.seats


def captured(state: State) -> int:
    """The cards of the tricks played before."""
    return int(state.piles[0] | state.piles[1] | state.gone)


def parse_sung_suits(game: Guinote, position: Position, state: GuinoteState) -> None:
    """The suits sung, at most one for each trick, and the points they brought each side."""
    for word in position.text("sung").split():
        try:
            suit = game.deck.read_suit(word)
        except NotationError as error:
            raise position.fail("sung", error.code, word) from None
        state.sung |= bit(suit)
    if count(state.sung) > tricks_before(game, state):
        raise position.fail("sung", "WRONG_COUNT", position.text("sung"))
    if state.asked and not state.could_sing():
        raise position.fail("may sing", "BAD_WORD", "partner")
    sung = position.numbers("cantes", [0, 0], 0, 100)
    worth = sum(int(state.worth_of(suit)) for suit in members(int(state.sung)))
    halved = worth == 40 and count(state.sung) == 1 and sung[0] == sung[1]
    if sum(sung) != worth or sung[0] % 20 or halved:
        raise position.fail("cantes", "BAD_NUMBER", position.text("cantes"))
    for side in range(2):
        state.cantes[side] = sung[side]


def read_points(game: Guinote, position: Position, state: GuinoteState) -> None:
    """Points brought into the deal, and whether it counts only at the end; nobody may have won yet."""
    if state.counted[0] + state.counted[1] > value_of(game.deck, captured(state)):
        raise position.fail("points", "BAD_NUMBER", position.text("points"))
    before = position.numbers("before", [0, 0, 0, 0], 0, 999)
    for place, points in enumerate(before):
        state.before[place] = points
    if before[1] > before[0] or before[3] > before[2]:
        raise position.fail("before", "BAD_NUMBER", position.text("before"))
    words = ["at once"]
    if game.flag_value("count_at_end") and sum(before) == 0:
        words = ["at the end", "at once"]
    state.at_end = position.word("counted", words) == "at the end"
    if not state.at_end and (state.qualifies(0) or state.qualifies(1)):
        raise position.fail("before", "DEAL_IS_OVER", position.text("before"))


def extra_fields(game: Game, state: State) -> dict[str, str]:
    """Everything beside the cards."""
    assert isinstance(game, Guinote)
    assert isinstance(state, GuinoteState)
    stock = [int(state.order[place]) for place in range(int(state.next), int(state.last))]
    asked = "partner" if state.asked else "yes"
    if state.turnup < 0:
        trump = {"trump": game.deck.suits[game.trump(state)]}
    else:
        trump = {"turnup": game.deck.write(int(state.turnup))}
    return {
        **trump,
        "phase": game.phase_name(state),
        "counted": "at the end" if state.at_end else "at once",
        "stock": in_order(game.deck, stock) if stock else "0",
        "sung": " ".join(game.deck.suits[suit] for suit in members(int(state.sung))),
        "cantes": " ".join(str(state.cantes[side]) for side in range(2)),
        "before": " ".join(str(state.before[place]) for place in range(4)),
        "may sing": asked if state.may_sing else "no",
    }
