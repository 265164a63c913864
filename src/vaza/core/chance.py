"""Chance as a tape the engine reads and never writes: orders of the deck, and lots.

A deal uses order 0 as its deck; each later shuffle of that deal uses the next order, of which only
the cards being shuffled count. (A random order of the whole deck, read for some of its cards only,
is a random order of those cards.) A lot is a number below a limit: the first dealer, a cut.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaza.core.errors import SetupError

_MULTIPLIER: Final = 1791398085
_LOW: Final = 0xFFFFFFFF


@final
class Rng:
    """A multiply-with-carry generator, the same numbers compiled and not.

    For search, simulation and seeded tapes; real tables use `fairness`.
    """

    word: i64

    def __init__(self, seed: i64) -> None:
        low = ((seed & 0x7FFFFFFF) * 0x9E3779B1) & _LOW
        high = (((seed >> 31) & 0x7FFFFFFF) * 0x85EBCA6B) & _LOW
        carry = 1 + (low ^ high) % (_MULTIPLIER - 1)
        self.word = (carry << 32) | ((low + high + 1) & _LOW)
        for _ in range(8):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1; limits stay small, so the bias is under one in 2**26."""
        self.word = _MULTIPLIER * (self.word & _LOW) + (self.word >> 32)
        return ((self.word & _LOW) * limit) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards in random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
            last -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomTape:
    """The tape of one deal, or of the draws that open a match. This one holds what it was given."""

    size: i64
    orders: list[vec[i64]]
    lots: list[int]
    used: i64
    """How many orders were asked for."""
    limits: list[int]
    """The limits of the lots that were asked for."""
    cut: i64
    """How many cards the cutter lifted, 0 where nobody cut."""

    def __init__(self, size: i64, orders: list[list[int]] | None = None) -> None:
        self.size = size
        self.orders = []
        self.lots = []
        self.used = 0
        self.limits = []
        self.cut = 0
        if orders is not None:
            for order in orders:
                self.add(order)

    def add(self, order: list[int]) -> None:
        """Write one more order on the tape; it must hold every card once."""
        if sorted(order) != list(range(int(self.size))):
            raise SetupError("ORDER_IS_NOT_A_DECK", {"shuffle": str(len(self.orders) + 1)})
        self.orders.append(vec[i64](order))

    def deck_order(self, index: i64) -> vec[i64]:
        """The index-th order of the deck, from 0."""
        while index >= len(self.orders):
            self.orders.append(self.next_order())
        if index >= self.used:
            self.used = index + 1
        return self.orders[index]

    def draw(self, index: int, limit: int) -> int:
        """The index-th lot, from 0, a number below the limit."""
        while index >= len(self.lots):
            self.lots.append(self.next_lot(limit))
        if index >= len(self.limits):
            self.limits.append(limit)
        if not 0 <= self.lots[index] < limit:
            raise SetupError("LOT_TOO_HIGH", {"lot": str(self.lots[index]), "limit": str(limit)})
        return self.lots[index]

    def next_order(self) -> vec[i64]:
        """Make the order after those already on the tape."""
        raise SetupError("TAPE_ENDED", {"shuffle": str(len(self.orders) + 1)})

    def next_lot(self, limit: int) -> int:
        """Make the lot after those already on the tape."""
        raise SetupError("TAPE_ENDED", {"shuffle": "lot"})


class SeededTape(RandomTape):
    """A tape rolled from a generator: for simulations, tests and play without stakes."""

    rng: Rng
    lot_rng: Rng
    """Lots have their own generator, so that it does not matter what is asked for first."""

    def __init__(self, size: i64, rng: Rng) -> None:
        super().__init__(size)
        self.rng = rng
        self.lot_rng = Rng(rng.word)

    def next_order(self) -> vec[i64]:
        """Shuffle a whole deck."""
        cards = vec[i64](list(range(int(self.size))))
        self.rng.shuffle(cards)
        return cards

    def next_lot(self, limit: int) -> int:
        """Roll a number."""
        return self.lot_rng.below(limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomSource:
    """Where a match takes its tapes from: number 0 opens it, number k is for its k-th deal."""

    def tape(self, size: int, number: int) -> RandomTape:
        """The tape of this number for a deck of this size."""
        raise NotImplementedError


class SeededSource(RandomSource):
    """Tapes rolled from one seed: any whole number names one match for ever."""

    seed: int

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def tape(self, size: int, number: int) -> RandomTape:
        """The same tape whenever it is asked for."""
        digest = hashlib.sha256(f"vaza seed {self.seed} deal {number}".encode()).digest()
        return SeededTape(size, Rng(int.from_bytes(digest[:7], "big")))


class RecordedSource(RandomSource):
    """Tapes that were written down before, as a record holds them."""

    tapes: list[RandomTape]

    def __init__(self, tapes: list[RandomTape]) -> None:
        self.tapes = tapes

    def tape(self, size: int, number: int) -> RandomTape:
        """The tape with this number."""
        if number >= len(self.tapes):
            raise SetupError("TAPE_ENDED", {"shuffle": "deal"})
        return self.tapes[number]
