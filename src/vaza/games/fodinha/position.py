"""Fodinha in the middle of a deal: positions read from text and written as text."""

from __future__ import annotations

from mypy_extensions import i64

from vaza.core.cards import bit, count, has, lowest
from vaza.core.game import Game, table_plays
from vaza.core.placing import PositionBuilder, place_trick
from vaza.core.position import Position
from vaza.core.state import State
from vaza.games.fodinha.deal import BID, PLAY, FodinhaState
from vaza.games.fodinha.match import Fodinha


def parse_position(game: Game, position: Position) -> State:
    """Also reads `phase`, `size`, `seated`, `bids`, and `trump` or `turnup`."""
    assert isinstance(game, Fodinha)
    seated = read_seated(game, position)
    dealer = position.number("dealer", seated[-1], 0, game.seats - 1)
    if dealer not in seated:
        raise position.fail("dealer", "BAD_SEAT", str(dealer))
    state = game.new_state(dealer, seated)
    placing = PositionBuilder(position, state, suits_are_followed=not state.bar)
    if position.word("phase", ["play", "bid"]) == "play":
        state.phase = PLAY
    if position.has("turnup"):
        card = position.card("turnup", position.text("turnup"))
        state.turn_up(card)
        if position.word("turnup in play", ["no", "yes"]) == "no":
            state.gone |= bit(placing.take_card("turnup", card))
    elif game.flag_value("manilha") or position.suit("trump") < 0:
        raise position.fail("turnup", "MISSING", "turnup")
    else:
        state.trumps = game.deck.suit(position.suit("trump"))
    place_trick(placing, seated, int(state.seat_after(dealer)), True)
    read_size(game, position, state)
    check_leader(position, state, seated)
    check_cards(position, state)
    split_undealt(position, state)
    read_bids(game, position, state, seated)
    return state


def read_seated(game: Fodinha, position: Position) -> list[int]:
    """Who is still in the match: at least two, and everybody where nobody can fall."""
    if not position.has("seated"):
        return list(range(game.seats))
    words = position.text("seated").split()
    seated = sorted({position.whole("seated", word, 0, game.seats - 1) for word in words})
    if len(seated) < (2 if game.lives else game.seats):
        raise position.fail("seated", "WRONG_COUNT", str(len(seated)))
    return seated


def read_size(game: Fodinha, position: Position, state: FodinhaState) -> None:
    """The size of the deal: the cards still held and the tricks gone by, taken or not."""
    held = int(count(state.hands[state.turn]))
    state.size = position.number("size", held + int(state.tricks), 1, game.largest(int(state.playing)))
    untaken = state.size - held - state.tricks
    if untaken < 0 or (untaken > 0 and not state.bar):
        raise position.fail("size", "WRONG_COUNT", str(state.size))
    if state.phase == BID and (state.size > held or state.laid > 0):
        raise position.fail("phase", "BAD_WORD", "bid")
    in_play = "yes" if state.all_dealt() else "no"
    if state.turnup >= 0 and position.text("turnup in play", "no").lower() != in_play:
        raise position.fail("turnup in play", "BAD_WORD", in_play)
    state.tricks = state.size - held


def read_bids(game: Fodinha, position: Position, state: FodinhaState, seated: list[int]) -> None:
    """The bids so far, ``-`` for none: all or none in play, those before the seat to act in bidding."""
    words = position.text("bids", " ".join(["-"] * game.seats)).split()
    if len(words) != game.seats:
        raise position.fail("bids", "WRONG_COUNT", f"{len(words)} / {game.seats}")
    for seat, word in enumerate(words):
        state.bids[seat] = -1 if word == "-" else position.whole("bids", word, 0, int(state.size))
    told = [seat for seat in range(game.seats) if state.bids[seat] >= 0]
    if state.phase == BID:
        first = seated.index(int(state.seat_after(state.dealer)))
        order = seated[first:] + seated[:first]
        if told != sorted(order[: order.index(int(state.turn))]):
            raise position.fail("bids", "BAD_TURN", str(state.turn))
    elif told and told != seated:
        raise position.fail("bids", "WRONG_COUNT", f"{len(told)} / {len(seated)}")
    elif told and state.hook and state.bid_total() == state.size:
        raise position.fail("bids", "BAD_NUMBER", str(state.size))


def extra_fields(game: Game, state: State) -> dict[str, str]:
    """Everything beside the cards."""
    assert isinstance(game, Fodinha)
    assert isinstance(state, FodinhaState)
    bids = [int(state.bids[seat]) for seat in range(game.seats)]
    found = {
        "phase": game.phase_name(state),
        "size": str(state.size),
        "seated": " ".join(str(seat) for seat in range(game.seats) if has(state.seated, seat)),
        "bids": " ".join("-" if bid < 0 else str(bid) for bid in bids),
    }
    if state.turnup < 0:
        return {**found, "trump": game.deck.suits[game.trump(state)]}
    in_play = "yes" if state.all_dealt() else "no"
    return {**found, "turnup": game.deck.write(int(state.turnup)), "turnup in play": in_play}


def check_leader(position: Position, state: FodinhaState, seated: list[int]) -> None:
    """The last taker leads; in the first trick the player after the dealer does, which may tell the dealer."""
    leader = int(state.leader if state.laid > 0 else state.turn)
    if state.taker >= 0 and (state.taker != leader or state.won[state.taker] == 0):
        raise position.fail("taker", "BAD_SEAT", str(state.taker))
    held = count(state.hands[state.turn])
    if state.phase == PLAY and held == state.size and leader != state.seat_after(state.dealer):
        if position.has("dealer"):
            raise position.fail("dealer", "BAD_SEAT", str(state.dealer))
        state.dealer = seated[seated.index(leader) - 1]


def check_cards(position: Position, state: FodinhaState) -> None:
    """The turn-up is nobody's but the dealer's; who is out holds and has won nothing."""
    cards = [int(hand) for hand in state.hands]
    for play in table_plays(state):
        cards[play.seat] |= bit(play.card)
    for seat in range(int(state.seats)):
        if seat != state.dealer and state.turnup >= 0 and has(cards[seat], state.turnup):
            raise position.fail("turnup", "BAD_SEAT", str(seat))
        if not has(state.seated, seat) and (state.hands[seat] != 0 or state.won[seat] > 0):
            raise position.fail("seated", "BAD_SEAT", str(seat))
        pile = count(state.piles[seat])
        if pile % state.playing != 0 or pile > state.won[seat] * state.playing:
            raise position.fail(f"pile {seat}", "WRONG_COUNT", str(pile))


def split_undealt(position: Position, state: FodinhaState) -> None:
    """As many cards as were never dealt are the stock; the others left over have been played."""
    shown: i64 = 1 if state.turnup >= 0 and not state.all_dealt() else 0
    surplus = count(state.stock) - (state.deck.size - shown - state.size * state.playing)
    if surplus < 0 or (surplus > 0 and position.has("stock")):
        raise position.fail("stock", "WRONG_COUNT", str(count(state.stock)))
    for _ in range(surplus):
        played = bit(lowest(state.stock))
        state.stock &= ~played
        state.gone |= played
