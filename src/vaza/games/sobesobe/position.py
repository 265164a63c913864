"""SobeSobe in the middle of a deal: positions read from text and written as text."""

from __future__ import annotations

from mypy_extensions import i64

from vaza.core.cards import bit, count, has, members
from vaza.core.chance import RandomTape, Rng, SeededTape
from vaza.core.game import Game, table_plays
from vaza.core.placing import PositionBuilder, in_order, place_trick
from vaza.core.position import Position
from vaza.core.state import State
from vaza.games.sobesobe.deal import (
    BLIND,
    DECIDE,
    EXCHANGE,
    MAX_DISCARDS,
    NAME,
    PHASES,
    PLAY,
    RENAME,
    TRICKS,
    SobeSobeState,
)
from vaza.games.sobesobe.match import SobeSobe


def parse_position(game: Game, position: Position) -> State:
    """Also reads `phase`, `trump`, `blind`, `again`, `in`, `sitting`, `bound`, `marked` and `exchanged`."""
    assert isinstance(game, SobeSobe)
    dealer = position.number("dealer", game.seats - 1, 0, game.seats - 1)
    state = SobeSobeState(game.rules, dealer, RandomTape(40, [list(range(40))]))
    state.phase = PHASES.index(position.word("phase", ["play", *PHASES[:5]]))
    read_trump(game, position, state)
    read_players(game, position, state)
    placing = PositionBuilder(position, state, suits_are_followed=True)
    party = int(state.party)
    if state.phase == BLIND:
        placing.fill_undealt(party)
    elif state.phase == PLAY:
        place_trick(placing, members(int(state.inside)), party, True)
    else:
        asked = int(state.next_undecided(party)) if state.phase == DECIDE else party
        playing = members(int(state.inside)) if state.phase == EXCHANGE else [asked]
        placing.read_trick(playing, asked)
        placing.fill([], playing if state.phase == EXCHANGE else list(range(game.seats)), True)
        placing.tally()
    read_exchange(game, position, state)
    check_cards(game, position, state)
    tape = SeededTape(40, Rng(0))
    state.order = placing.order()
    tape.orders.append(state.order)
    state.chance = tape
    return state


def read_trump(game: SobeSobe, position: Position, state: SobeSobeState) -> None:
    """What was named, and how."""
    named = state.phase not in (BLIND, NAME)
    state.suit = position.suit("trump")
    if named and state.suit < 0:
        raise position.fail("trump", "MISSING", "trump")
    if state.suit >= 0:
        if not named:
            raise position.fail("trump", "BAD_WORD", position.text("trump"))
        state.trumps = game.deck.suit(state.suit)
    either = ["no", "yes"] if named else ["no"]
    state.blind = position.word("blind", either) == "yes"
    state.again = position.word("again", ["yes"] if state.phase == RENAME else either) == "yes"


def read_players(game: SobeSobe, position: Position, state: SobeSobeState) -> None:
    """Who plays, sits out or must play; refuse what the decisions cannot lead to."""
    everyone = bit(game.seats) - 1
    decided = state.phase in (EXCHANGE, PLAY)
    state.bound = read_seats(game, position, "bound", 0)
    if game.seats == 2:
        state.bound = everyone
    obliged = state.obliged() if state.suit >= 0 else state.inside
    out = read_seats(game, position, "sitting", 0)
    state.inside = read_seats(game, position, "in", everyone & ~out if decided else obliged)
    state.outside = read_seats(game, position, "sitting", everyone & ~state.inside if decided else 0)
    settled = state.inside | state.outside
    wrong = state.inside & state.outside != 0 or obliged & ~state.inside != 0
    if decided:
        wrong = wrong or settled != everyone or count(state.inside) < 2
    elif state.phase == DECIDE:
        wrong = wrong or is_out_of_turn(game, state, settled & ~obliged)
    else:
        wrong = wrong or settled != bit(state.party)
    if wrong:
        raise position.fail("in", "BAD_SEAT", "in")


def is_out_of_turn(game: SobeSobe, state: SobeSobeState, decided: i64) -> bool:
    """Whether nobody is left to ask, or one of these decided before his turn."""
    asked = state.next_undecided(state.party)
    return asked < 0 or any(not acts_before(game, state, seat, int(asked)) for seat in members(int(decided)))


def acts_before(game: SobeSobe, state: SobeSobeState, seat: int, other: int) -> bool:
    """Whether a seat comes before another one in turn from the party player."""
    party = int(state.party)
    return (seat - party) % game.seats < (other - party) % game.seats


def read_seats(game: SobeSobe, position: Position, key: str, default: i64) -> i64:
    """A set of seats."""
    if not position.has(key):
        return default
    seats: i64 = 0
    for word in position.text(key).split():
        seats |= bit(position.whole(key, word, 0, game.seats - 1))
    return seats


def read_exchange(game: SobeSobe, position: Position, state: SobeSobeState) -> None:
    """Cards marked so far, and how many each seat has exchanged."""
    for card in position.cards("marked"):
        if not has(state.hands[state.turn], card):
            raise position.fail("marked", "CARD_NOT_IN_HAND", game.deck.write(card))
        state.marked |= bit(card)
        state.floor = max(int(state.floor), card + 1)
    if count(state.marked) > (MAX_DISCARDS if state.phase == EXCHANGE else 0):
        raise position.fail("marked", "WRONG_COUNT", str(count(state.marked)))
    for seat, cards in enumerate(position.numbers("exchanged", [-1] * game.seats, -1, MAX_DISCARDS)):
        done = state.phase == PLAY or (state.phase == EXCHANGE and acts_before(game, state, seat, int(state.turn)))
        if cards >= 0 and not (done and has(state.inside, seat)):
            raise position.fail("exchanged", "BAD_SEAT", str(seat))
        state.exchanged[seat] = cards


def check_cards(game: SobeSobe, position: Position, state: SobeSobeState) -> None:
    """Refuse hands, tricks and a stock that this moment cannot have."""
    winners = state.inside if state.phase == PLAY else 0
    for seat in range(game.seats):
        held = count(state.hands[seat])
        untold = held == 0 and state.phase == PLAY and has(state.outside, seat)
        if held != hand_size(state, seat) and not untold:
            raise position.fail(f"hand {seat}", "WRONG_COUNT", str(held))
        if state.won[seat] > 0 and not has(winners, seat):
            raise position.fail("won", "BAD_SEAT", str(seat))
    if state.taker >= 0 and not has(winners, state.taker):
        raise position.fail("taker", "BAD_SEAT", str(state.taker))
    if state.phase == PLAY:
        if count(state.hands[state.turn]) + state.tricks > TRICKS:
            raise position.fail(f"hand {state.turn}", "WRONG_COUNT", str(count(state.hands[state.turn])))
        return
    away = sum(int(count(state.hands[seat])) for seat in range(game.seats))
    if game.rules.dead:
        away += sum(max(0, int(cards)) for cards in state.exchanged)
    if count(state.stock) != game.deck.size - away:
        raise position.fail("stock", "WRONG_COUNT", str(count(state.stock)))


def hand_size(state: SobeSobeState, seat: int) -> int:
    """How many cards a seat must hold."""
    if state.phase == BLIND:
        return 0
    if state.phase in (NAME, DECIDE, RENAME) or has(state.outside, seat):
        return 2
    if state.phase == EXCHANGE:
        return TRICKS
    laid = [play.seat for play in table_plays(state)]
    return int(count(state.hands[state.turn])) - laid.count(seat)


def extra_fields(game: Game, state: State) -> dict[str, str]:
    """Everything beside the cards."""
    assert isinstance(game, SobeSobe)
    assert isinstance(state, SobeSobeState)
    stock = [int(card) for card in list(state.order)[int(state.next) :] if has(state.stock, card)]
    told = {
        "phase": game.phase_name(state),
        "blind": "yes" if state.blind else "no",
        "again": "yes" if state.again else "no",
        "in": " ".join(str(seat) for seat in members(int(state.inside))),
        "sitting": " ".join(str(seat) for seat in members(int(state.outside))),
        "bound": " ".join(str(seat) for seat in members(int(state.bound))),
        "marked": game.deck.write_all(state.marked),
        "exchanged": " ".join(str(state.exchanged[seat]) for seat in range(game.seats)),
        "stock": in_order(game.deck, stock),
    }
    if state.suit >= 0:
        told["trump"] = game.deck.suits[int(state.suit)]
    return told
