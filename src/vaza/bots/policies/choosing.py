"""Small choices that all policies make: the weakest of some cards, the strongest, the shortest suit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, lowest

SUITS: Final = 4


@final
class CardPicker:
    """The suits and ranks of one deck, at hand as sets."""

    ranks: i64
    suits: vec[i64]
    columns: vec[i64]
    """Every card of the same strength."""

    def __init__(self, deck: Deck) -> None:
        self.ranks = deck.per_suit
        self.suits = vec[i64]([deck.suit(suit) for suit in range(SUITS)])
        columns = []
        for strength in range(int(deck.per_suit)):
            column: i64 = 0
            for suit in range(SUITS):
                column |= bit(suit * deck.per_suit + strength)
            columns.append(column)
        self.columns = vec[i64](columns)

    def weakest(self, cards: i64) -> i64:
        """A card of the lowest strength, of the shortest suit among these."""
        for strength in range(self.ranks):
            found = cards & self.columns[strength]
            if found != 0:
                return self.of_shortest(found, cards)
        return -1

    def strongest(self, cards: i64) -> i64:
        """A card of the highest strength, of the shortest suit among these."""
        strength = self.ranks - 1
        while strength >= 0:
            found = cards & self.columns[strength]
            if found != 0:
                return self.of_shortest(found, cards)
            strength -= 1
        return -1

    def of_shortest(self, found: i64, cards: i64) -> i64:
        """That one of the cards found whose suit has the fewest cards."""
        if found & (found - 1) == 0:
            return lowest(found)
        best: i64 = -1
        fewest: i64 = 99
        for suit in range(SUITS):
            here = found & self.suits[suit]
            if here != 0:
                length = count(cards & self.suits[suit])
                if length < fewest:
                    fewest = length
                    best = lowest(here)
        return best

    def bosses(self, hand: i64, unseen: i64) -> i64:
        """The cards of a hand that nothing unseen in their suit can beat."""
        found: i64 = 0
        for suit in range(SUITS):
            cards = self.suits[suit]
            own = hand & cards
            if own != 0:
                found |= own & -(highest(unseen & cards) + 1)
        return found


def highest(cards: i64) -> i64:
    """The set with all bits up to the highest member filled, so that what is above it is above all of them."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards
