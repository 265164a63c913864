"""Positions as text: any moment of a deal, for puzzles, tests and bug reports.

    vaza position 1
    game: sueca
    trump: ♥
    trick: 5♣
    hand: A♦ 2♣ 3♣

Each line is ``key: value``. What is left out is filled in: hands that are not told get cards that
are named nowhere, in deck order, as many as the hand that is told; the rest has been played before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has, members
from vaza.core.errors import FileError, NotationError
from vaza.core.state import State

HEADING: Final = "vaza position 1"


class Line:
    """One ``key: value`` and where it stood."""

    value: str
    number: int

    def __init__(self, value: str, number: int) -> None:
        self.value = value
        self.number = number


class Position:
    """The lines of a position file, asked for by key; keys nobody asks for are errors."""

    lines: dict[str, Line]
    asked: set[str]
    deck: Deck | None

    def __init__(self, text: str) -> None:
        self.lines = {}
        self.asked = set()
        self.deck = None
        rows = text.lstrip("\ufeff").splitlines()
        if not rows or rows[0].strip() != HEADING:
            raise FileError("NOT_A_POSITION", 1, {"expected": HEADING})
        for number, row in enumerate(rows[1:], start=2):
            content = row.split("#")[0].strip()
            if not content:
                continue
            if ":" not in content:
                raise FileError("NO_COLON", number, {"text": content[:40]})
            key, value = content.split(":", 1)
            key = " ".join(key.lower().split())
            if key in self.lines:
                raise FileError("TWICE", number, {"key": key})
            self.lines[key] = Line(value.strip(), number)

    def fail(self, key: str, code: str, told: str = "") -> FileError:
        """An error about one key, at its line."""
        return FileError(code, self.line(key), {"key": key, "text": told[:60]})

    def line(self, key: str) -> int:
        """The line of a key, or the first if it is not there."""
        return self.lines[key].number if key in self.lines else 1

    def text(self, key: str, default: str = "") -> str:
        """The value of a key."""
        self.asked.add(key)
        return self.lines[key].value if key in self.lines else default

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self.asked.add(key)
        return key in self.lines

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        return self.whole(key, self.text(key, str(default)), low, high)

    def whole(self, key: str, text: str, low: int, high: int) -> int:
        """One word of a key's value as a whole number in a range."""
        digits = text[1:] if text.startswith("-") else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or not low <= int(text) <= high:
            raise self.fail(key, "BAD_NUMBER", f"{text} ({low}–{high})")
        return int(text)

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """So many whole numbers as the default has."""
        if not self.has(key):
            return default
        words = self.text(key).split()
        if len(words) != len(default):
            raise self.fail(key, "WRONG_COUNT", f"{len(words)} / {len(default)}")
        return [self.whole(key, word, low, high) for word in words]

    def word(self, key: str, allowed: list[str]) -> str:
        """One of the allowed words, the first if the key is missing."""
        value = self.text(key, allowed[0]).lower()
        if value not in allowed:
            raise self.fail(key, "BAD_WORD", f"{value} ({', '.join(allowed)})")
        return value

    def the_deck(self) -> Deck:
        """The deck of the game, known once the game is."""
        assert self.deck is not None
        return self.deck

    def suit(self, key: str, default: int = -1) -> int:
        """A suit."""
        if not self.has(key):
            return default
        try:
            return self.the_deck().read_suit(self.text(key))
        except NotationError as error:
            raise self.fail(key, error.code, self.text(key)) from None

    def card(self, key: str, word: str) -> int:
        """One word of a key's value as a card."""
        try:
            return self.the_deck().read(word)
        except NotationError as error:
            raise self.fail(key, error.code, word) from None

    def cards(self, key: str) -> list[int]:
        """The cards of a key, in the order they are written."""
        return [self.card(key, word) for word in self.text(key).split()]

    def finish(self) -> None:
        """Refuse keys that mean nothing in this game."""
        for key in self.lines:
            if key not in self.asked:
                raise self.fail(key, "UNKNOWN_KEY", key)


class Placing:
    """Puts the cards of a position where it says, each once."""

    position: Position
    state: State
    free: i64
    """Cards the position has not named yet."""
    stock_order: list[int]

    def __init__(self, position: Position, state: State) -> None:
        self.position = position
        self.state = state
        self.free = state.deck.all
        self.stock_order = []

    def claim(self, key: str, card: int) -> int:
        """Use a card; the same card cannot be in two places."""
        if not has(self.free, card):
            raise self.position.fail(key, "CARD_TWICE", self.state.deck.write(card))
        self.free &= ~bit(card)
        return card

    def claim_all(self, key: str) -> i64:
        """Use every card of a key."""
        cards: i64 = 0
        for card in self.position.cards(key):
            cards |= bit(self.claim(key, card))
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
        plays = []
        place = playing.index(leader)
        for word in words:
            if ":" in word:
                told, word = word.split(":", 1)
                seat = self.position.whole("trick", told, 0, int(self.state.seats) - 1)
                if seat not in playing:
                    raise self.position.fail("trick", "BAD_SEAT", told)
                place = playing.index(seat)
            plays.append((playing[place], self.claim("trick", self.position.card("trick", word))))
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
        turn = int(state.turn)
        sizes: dict[int, int] = {}
        untold = []
        for seat in range(int(state.seats)):
            key = f"hand {seat}"
            if seat == turn and position.has("hand"):
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
        stock = position.text("stock", "rest" if rest_is_stock else "0")
        if not (stock.isdigit() or stock == "rest"):
            self.stock_order = [self.claim("stock", card) for card in position.cards("stock")]
            stock = "0"
        for seat in untold:
            played = len([play for play in plays if play[0] == seat])
            sizes[seat] = max(int(count(state.hands[turn])) - played, 0)
        for seat, wanted in sizes.items():
            state.hands[seat] = self.deal_free(wanted)
        wanted = int(count(self.free)) if stock == "rest" else position.whole("stock", stock, 0, 64)
        self.stock_order += members(int(self.deal_free(wanted)))
        state.stock = 0
        for card in self.stock_order:
            state.stock |= bit(card)
        state.gone |= self.free

    def fill_undealt(self, turn: int) -> None:
        """A deal before its first card: the whole deck is stock, and only this seat can act."""
        self.state.turn = self.position.number("turn", turn, turn, turn)
        self.fill([], [], True)
        self.tally()
        if self.state.stock != self.state.deck.all:
            raise self.position.fail("stock", "WRONG_COUNT", str(count(self.state.stock)))

    def deal_free(self, wanted: int) -> i64:
        """The first cards not named anywhere."""
        if wanted > int(count(self.free)):
            raise self.position.fail("hand", "TOO_FEW_CARDS", str(wanted))
        cards: i64 = 0
        for card in members(int(self.free))[:wanted]:
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


def place_trick(placing: Placing, playing: list[int], leader: int, rest_is_stock: bool) -> None:
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
        played = len([play for play in plays if play[0] == seat])
        if seat in playing and int(count(state.hands[seat])) != size - played:
            raise placing.position.fail(f"hand {seat}", "WRONG_COUNT", str(count(state.hands[seat])))
    for seat, card in plays:
        state.turn = seat
        state.put_down(card)
    state.turn = turn


def value_of(deck: Deck, cards: int) -> int:
    """What a set of cards counts."""
    return sum(int(deck.values[card]) for card in members(cards))


def in_order(deck: Deck, cards: list[int]) -> str:
    """Cards in notation, in the order given."""
    return " ".join(deck.write(card) for card in cards)


def describe(state: State, extra: dict[str, str]) -> list[str]:
    """The lines every game shares, then those it adds, in the form `Position` reads."""
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
    return lines + [f"{key}: {value}".rstrip() for key, value in extra.items()]
