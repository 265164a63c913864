"""Cards as bit indices, sets of cards as bit masks, and decks that name them.

A card is ``suit * ranks + strength``: inside a suit a higher bit is a stronger card. Which rank has
which strength depends on the game and its options, so text carries notation, never these numbers.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.errors import NotationError

Card: TypeAlias = i64
Cards: TypeAlias = i64
Seat: TypeAlias = i64
Action: TypeAlias = i64

NOBODY: Final = -1
"""The seat that is none: nobody's turn, nobody's trick."""

MAX_ACTIONS: Final = 63
"""Every action is a bit of one signed 64-bit set."""


def bit(index: i64) -> i64:
    """The set holding just this card or action.

    The shift must not start from a literal: mypyc would do it in 32 bits.
    """
    return ((index & 0) | 1) << index


def has(cards: i64, index: i64) -> bool:
    """Whether the set holds this card or action."""
    return (cards >> index) & 1 != 0


def members_by_byte(cards: i64) -> i64:
    """How many members each byte of the set has, in that byte."""
    # Bit 62 is missing in the first mask: constants above 2**62 are not machine words to mypyc.
    pairs = cards - ((cards >> 1) & 0x1555555555555555)
    nibbles = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    return (nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0F


def count(cards: i64) -> i64:
    """How many members the set has."""
    # The product may pass 2**63; the bits read are the same whether or not it wraps.
    return ((members_by_byte(cards) * 0x0101010101010101) >> 56) & 127


def lowest(cards: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((cards & -cards) - 1)


def nth(cards: i64, n: i64) -> i64:
    """The n-th smallest member, from 0.

    Without a loop, for it is in every step of every playout. `upto` holds in each byte how many members
    that byte and those below it have; counting the bytes with no more than n finds the byte, a table the bit.
    """
    upto = members_by_byte(cards) * 0x0101010101010101
    passed = ((n * 0x01010101010101 + 0x40404040404040 - (upto & 0x3F3F3F3F3F3F3F)) >> 6) & 0x01010101010101
    shift = (((passed * 0x0101010101010101) >> 56) & 7) << 3
    rest = n - (((upto << 8) >> shift) & 127)
    return shift + NTH_IN_BYTE[(((cards >> shift) & 255) << 3) + rest]


def members(cards: int) -> list[int]:
    """The set as an ascending list, for code that is not hot."""
    return [index for index in range(MAX_ACTIONS) if cards >> index & 1]


def union(indices: list[int]) -> int:
    """The set of these cards or actions."""
    cards = 0
    for index in indices:
        cards |= bit(index)
    return cards


def nth_in_byte() -> list[int]:
    """For each byte and n, the n-th smallest bit of the byte; 0 where it has fewer."""
    table = []
    for byte in range(256):
        bits = members(byte)
        table += bits + [0] * (8 - len(bits))
    return table


NTH_IN_BYTE: Final = vec[i64](nth_in_byte())

FRENCH_SUITS: Final = "♥♦♣♠"
SPANISH_SUITS: Final = "OCEB"
_SUIT_LETTERS: Final = {"♥": "H", "♦": "D", "♣": "C", "♠": "S"}
_COLOUR_SIGN: Final = "\ufe0f"


@final
class Deck:
    """The cards of one game: their names, strengths and values."""

    style: str
    suits: str
    ranks: list[str]
    size: i64
    per_suit: i64
    values: vec[i64]
    suit_sets: vec[i64]
    """For each card, every card of its suit."""
    all: i64
    written: list[str]
    """Every card in notation."""

    def __init__(self, style: str, suits: str, ranks: list[str], values: dict[str, int]) -> None:
        """`ranks` go from the weakest to the strongest; ranks not in `values` count nothing."""
        self.style = style
        self.suits = suits
        self.ranks = ranks
        self.per_suit = len(ranks)
        self.size = len(suits) * len(ranks)
        self.values = vec[i64]([values.get(rank, 0) for _ in suits for rank in ranks])
        self.all = bit(self.size) - 1
        self.suit_sets = vec[i64]([self.suit(suit) for suit in range(len(suits)) for _ in ranks])
        self.written = [rank + suit for suit in suits for rank in ranks]

    def suit(self, suit: i64) -> i64:
        """Every card of one suit."""
        return (bit(self.per_suit) - 1) << (suit * self.per_suit)

    def suit_of(self, card: i64) -> i64:
        """The number of a card's suit."""
        return card // self.per_suit

    def suit_cards(self, card: i64) -> i64:
        """Every card of this card's suit."""
        return self.suit_sets[card]

    def strength(self, card: i64) -> i64:
        """A card's place in its suit, the weakest being 0."""
        return card % self.per_suit

    def rank(self, rank: str) -> i64:
        """Every card of one rank."""
        strength = self.ranks.index(rank)
        cards: i64 = 0
        for suit in range(len(self.suits)):
            cards |= bit(suit * self.per_suit + strength)
        return cards

    def card(self, rank: str, suit: int) -> int:
        """The card of this rank and suit."""
        return suit * self.per_suit + self.ranks.index(rank)

    def write(self, card: int) -> str:
        """A card in notation: ``7♥``, ``12O``."""
        return self.written[card]

    def write_all(self, cards: int) -> str:
        """A set in notation, suit by suit, the strongest first."""
        return " ".join(self.names(cards))

    def names(self, cards: int) -> list[str]:
        """The cards of a set in notation, in the same order."""
        found: list[str] = []
        left: i64 = cards
        suit: i64 = 0
        while left & self.all != 0:
            strength = self.per_suit - 1
            while strength >= 0 and left & self.suit(suit) != 0:
                card = suit * self.per_suit + strength
                if has(left, card):
                    left &= ~bit(card)
                    found.append(self.write(card))
                strength -= 1
            suit += 1
        return found

    def read(self, text: str) -> int:
        """A card from notation; letters serve for French suits (``7h``), case does not matter."""
        word = text.strip().replace(_COLOUR_SIGN, "").upper()
        if len(word) >= 2 and word[:-1] in self.ranks:
            for suit, symbol in enumerate(self.suits):
                if word[-1] == symbol or word[-1] == _SUIT_LETTERS.get(symbol, symbol):
                    return self.card(word[:-1], suit)
        raise NotationError("UNKNOWN_CARD", text)

    def read_suit(self, text: str) -> int:
        """A suit from its symbol or letter."""
        word = text.strip().replace(_COLOUR_SIGN, "").upper()
        for suit, symbol in enumerate(self.suits):
            if word == symbol or word == _SUIT_LETTERS.get(symbol, symbol):
                return suit
        raise NotationError("UNKNOWN_SUIT", text)


def french_deck(ranks: list[str], values: dict[str, int]) -> Deck:
    """Hearts, diamonds, clubs, spades with these ranks, weakest first."""
    return Deck("french", FRENCH_SUITS, ranks, values)


def spanish_deck(ranks: list[str], values: dict[str, int]) -> Deck:
    """Oros, copas, espadas, bastos with these ranks, weakest first."""
    return Deck("spanish", SPANISH_SUITS, ranks, values)
