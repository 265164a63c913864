"""What players show by what they leave undone: whoever lets a rich trick go had nothing to take it with.

The cards of a hand came in batches, one for each draw. A sign denies some cards to all that was held when it was
given, so an older batch is denied all that a newer one is: that makes the chance of a hand a simple product.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import SURE
from vaza.core.cards import count, has
from vaza.core.state import State

BATCHES: Final = 8


@final
class HandConstraints:
    """The batches of every hand: how many cards of each are left, and which cards those cannot be."""

    seats: i64
    doubt: i64
    """How likely a hand stays that the signs rule out, out of SURE: people err."""
    sizes: vec[i64]
    denied: vec[i64]
    used: vec[i64]

    def __init__(self, seats: i64, doubt: i64) -> None:
        self.seats = seats
        self.doubt = doubt
        self.sizes = vec[i64]([0] * int(seats * BATCHES))
        self.denied = vec[i64]([0] * int(seats * BATCHES))
        self.used = vec[i64]([0] * int(seats))

    def draw(self, seat: i64, cards: i64) -> None:
        """So many new cards, of which nothing is known."""
        if cards == 0:
            return
        if self.used[seat] == BATCHES:
            self.close_gaps(seat)
        place = seat * BATCHES + self.used[seat]
        self.used[seat] = self.used[seat] + 1
        self.sizes[place] = cards
        self.denied[place] = 0

    def close_gaps(self, seat: i64) -> None:
        """Forget batches of which nothing is left; hands are smaller than there are batches."""
        first = seat * BATCHES
        kept: i64 = 0
        for index in range(BATCHES):
            size = self.sizes[first + index]
            if size > 0:
                self.sizes[first + kept] = size
                self.denied[first + kept] = self.denied[first + index]
                kept += 1
        self.used[seat] = kept

    def exclude(self, seat: i64, cards: i64) -> None:
        """What the seat holds now is none of these."""
        for place in range(seat * BATCHES, seat * BATCHES + self.used[seat]):
            self.denied[place] = self.denied[place] | cards

    def play(self, seat: i64, card: i64) -> None:
        """A card has left the hand: out of the largest batch it may have been in, else out of the newest."""
        best: i64 = -1
        newest: i64 = -1
        for place in range(seat * BATCHES, seat * BATCHES + self.used[seat]):
            if self.sizes[place] > 0:
                newest = place
                if not has(self.denied[place], card) and (best < 0 or self.sizes[place] > self.sizes[best]):
                    best = place
        if best < 0:
            best = newest
        if best >= 0:
            self.sizes[best] = self.sizes[best] - 1

    def held(self, seat: i64) -> i64:
        """How many cards the seat has left."""
        total: i64 = 0
        for place in range(seat * BATCHES, seat * BATCHES + self.used[seat]):
            total += self.sizes[place]
        return total

    def weight(self, world: State, viewer: i64) -> i64:
        """How well the others' hands in this world go with what they showed, out of SURE."""
        weight: i64 = SURE
        for seat in range(self.seats):
            if seat != viewer:
                weight = weight * self.hand_likelihood(seat, world.hands[seat]) // SURE
        return weight

    def hand_likelihood(self, seat: i64, hand: i64) -> i64:
        """The share of the ways to sort a hand into its batches that go with the signs, and the doubt."""
        share: i64 = SURE
        total = count(hand)
        placed: i64 = 0
        for place in range(seat * BATCHES, seat * BATCHES + self.used[seat]):
            free = count(hand & ~self.denied[place])
            if free < total:
                for _ in range(self.sizes[place]):
                    share = share * max(0, free - placed) // max(1, total - placed)
                    placed += 1
            else:
                placed += self.sizes[place]
        return self.doubt + share * (SURE - self.doubt) // SURE
