"""Putting the cards of a position on the table, and writing a table as a position."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has, members
from vaza.core.position import Position
from vaza.core.state import State


class PositionBuilder:
    """Puts the cards of a position where it says, each once."""

    position: Position
    state: State
    free: i64
    """Cards the position has not named yet."""
    stock_order: list[int]
    suits_are_followed: bool

    def __init__(self, position: Position, state: State, suits_are_followed: bool = False) -> None:
        self.position = position
        self.state = state
        self.free = state.deck.all
        self.stock_order = []
        self.suits_are_followed = suits_are_followed

    def take_card(self, key: str, card: int) -> int:
        """Use a card; the same card cannot be in two places."""
        if not has(self.free, card):
            raise self.position.fail(key, "CARD_TWICE", self.state.deck.write(card))
        self.free &= ~bit(card)
        return card

    def claim_all(self, key: str) -> i64:
        """Use every card of a key."""
        cards: i64 = 0
        for card in self.position.cards(key):
            cards |= bit(self.take_card(key, card))
        return cards

    def read_trick(self, playing: list[int], leader: int) -> list[tuple[int, int]]:
        """The trick as (seat, card), and whose turn that makes it.

        ``3O 4E`` goes from the leader on, or so that `turn` is next; ``1:3O 0:4E`` names the seats.
        """
        words = self.position.text("trick").split()
        if self.position.has("turn"):
            turn = self.seat("turn", playing[0], playing)
            leader = playing[(playing.index(turn) - len(words)) % len(playing)]
        else:
            leader = self.seat("leader", leader, playing)
        plays: list[tuple[int, int]] = []
        place = playing.index(leader)
        for word in words:
            told, colon, card = word.rpartition(":")
            if colon:
                seat = self.position.whole("trick", told, 0, int(self.state.seats) - 1)
                if seat not in playing or (plays and seat != playing[place]):
                    raise self.position.fail("trick", "BAD_SEAT", told)
                place = playing.index(seat)
            plays.append((playing[place], self.take_card("trick", self.position.card("trick", card))))
            place = (place + 1) % len(playing)
        self.state.turn = playing[place]
        if self.position.has("turn") and self.position.text("turn") != str(playing[place]):
            raise self.position.fail("turn", "BAD_TURN", str(playing[place]))
        return plays

    def seat(self, key: str, default: int, playing: list[int]) -> int:
        """A seat that plays in this deal."""
        seat = self.position.number(key, default, 0, int(self.state.seats) - 1)
        if seat not in playing:
            raise self.position.fail(key, "BAD_SEAT", str(seat))
        return seat

    def fill(self, plays: list[tuple[int, int]], playing: list[int], rest_is_stock: bool) -> None:
        """Fill hands, piles and stock; what then is left over has been played before."""
        position, state = self.position, self.state
        for side in range(int(state.sides)):
            state.piles[side] = self.claim_all(f"pile {side}")
        state.gone |= self.claim_all("gone")
        sizes, untold = self.read_hands(playing)
        stock = position.text("stock", "rest" if rest_is_stock else "0")
        if not (stock.isdigit() or stock == "rest"):
            self.stock_order = [self.take_card("stock", card) for card in position.cards("stock")]
            stock = "0"
        full = int(count(state.hands[state.turn])) + count_plays(plays, int(state.turn))
        for seat in untold:
            sizes[seat] = max(full - count_plays(plays, seat), 0)
        for seat, wanted in sizes.items():
            state.hands[seat] = self.deal_rest(wanted, self.denied(plays, seat))
        wanted = int(count(self.free)) if stock == "rest" else position.whole("stock", stock, 0, 64)
        self.stock_order += members(int(self.deal_rest(wanted, 0)))
        state.stock = 0
        for card in self.stock_order:
            state.stock |= bit(card)
        state.gone |= self.free

    def read_hands(self, playing: list[int]) -> tuple[dict[int, int], list[int]]:
        """Take the hands that are told; the sizes of those that are only counted, and the rest, come back."""
        position, state = self.position, self.state
        sizes: dict[int, int] = {}
        untold = []
        for seat in range(int(state.seats)):
            key = f"hand {seat}"
            if seat == state.turn and position.has("hand"):
                if position.has(key):
                    raise position.fail(key, "TWICE", key)
                key = "hand"
            value = position.text(key)
            if value.startswith("?"):
                sizes[seat] = position.whole(key, value[1:], 0, int(state.deck.size))
            elif position.has(key):
                state.hands[seat] = self.claim_all(key)
            elif seat in playing:
                untold.append(seat)
        return sizes, untold

    def denied(self, plays: list[tuple[int, int]], seat: int) -> int:
        """The suit a seat has shown to be without: where suits are followed, it is given none of it."""
        if not self.suits_are_followed or not plays:
            return 0
        led = self.state.deck.suit_cards(plays[0][1])
        off = [card for player, card in plays if player == seat and not has(led, card)]
        return int(led) if off else 0

    def fill_undealt(self, turn: int) -> None:
        """A deal before its first card: the whole deck is stock, and only this seat can act."""
        self.state.turn = self.position.number("turn", turn, turn, turn)
        self.fill([], [], True)
        self.tally()
        if self.state.stock != self.state.deck.all:
            raise self.position.fail("stock", "WRONG_COUNT", str(count(self.state.stock)))

    def deal_rest(self, wanted: int, denied: int) -> i64:
        """The first cards not named anywhere, but for those denied."""
        found = members(int(self.free) & ~denied)
        if wanted > len(found):
            raise self.position.fail("hand", "TOO_FEW_CARDS", str(wanted))
        cards: i64 = 0
        for card in found[:wanted]:
            cards |= bit(card)
        self.free &= ~cards
        return cards

    def tally(self) -> None:
        """What was won before: ``won`` tricks by seat, ``points`` by side, and the last ``taker``."""
        position, state = self.position, self.state
        won = position.numbers("won", [0] * int(state.seats), 0, 40)
        for seat, tricks in enumerate(won):
            state.won[seat] = tricks
            state.tricks += tricks
        counted = [value_of(state.deck, int(state.piles[side])) for side in range(int(state.sides))]
        for side, points in enumerate(position.numbers("points", counted, 0, 999)):
            state.counted[side] = points
        state.taker = position.number("taker", -1, -1, int(state.seats) - 1)

    def order(self) -> vec[i64]:
        """An order of the deck that begins with the stock."""
        rest = [card for card in range(int(self.state.deck.size)) if card not in self.stock_order]
        return vec[i64](self.stock_order + rest)


def place_trick(placing: PositionBuilder, playing: list[int], leader: int, rest_is_stock: bool) -> None:
    """Set up the table of an ordinary trick game, trumps being known."""
    state = placing.state
    plays = placing.read_trick(playing, leader)
    if len(plays) >= len(playing):
        raise placing.position.fail("trick", "TRICK_IS_FULL", str(len(plays)))
    placing.fill(plays, playing, rest_is_stock)
    placing.tally()
    turn = state.turn
    size = int(count(state.hands[turn]))
    if size == 0:
        raise placing.position.fail("hand", "EMPTY_HAND", str(turn))
    for seat in range(int(state.seats)):
        if seat in playing and int(count(state.hands[seat])) != size - count_plays(plays, seat):
            raise placing.position.fail(f"hand {seat}", "WRONG_COUNT", str(count(state.hands[seat])))
    for seat, card in plays:
        state.turn = seat
        state.place_card(card)
    state.turn = turn


def count_plays(plays: list[tuple[int, int]], seat: int) -> int:
    """How many cards of the trick are this seat's."""
    return len([play for play in plays if play[0] == seat])


def value_of(deck: Deck, cards: int) -> int:
    """What a set of cards counts."""
    return sum(int(deck.values[card]) for card in members(cards))


def in_order(deck: Deck, cards: list[int]) -> str:
    """Cards in notation, in the order given."""
    return " ".join(deck.write(card) for card in cards)


def common_position_lines(state: State) -> list[str]:
    """A deal as the lines every game shares, in the form `Position` reads."""
    deck = state.deck
    lines = [f"dealer: {state.dealer}", f"turn: {state.turn}"]
    plays = [f"{int(state.trick[k]) // 64}:{deck.write(int(state.trick[k]) % 64)}" for k in range(int(state.laid))]
    if plays:
        lines.append(f"trick: {' '.join(plays)}")
    for seat in range(int(state.seats)):
        lines.append(f"hand {seat}: {deck.write_all(state.hands[seat])}".rstrip())
    for side in range(int(state.sides)):
        if state.piles[side] != 0:
            lines.append(f"pile {side}: {deck.write_all(state.piles[side])}")
    gone = state.gone & ~bit(state.turnup) if state.turnup >= 0 else state.gone
    if gone != 0:
        lines.append(f"gone: {deck.write_all(gone)}")
    lines.append("won: " + " ".join(str(state.won[seat]) for seat in range(int(state.seats))))
    lines.append("points: " + " ".join(str(state.counted[side]) for side in range(int(state.sides))))
    lines.append(f"taker: {state.taker}")
    return lines
