"""How likely a card wins a trick, now or later, by what is still out against it."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit
from vaza.core.tricks import above

LONGEST: Final = 10
"""The largest hand."""
PART: Final = 1024
"""A sure trick."""
OVER: Final = 40
"""More cards than can lie above one."""
PLAIN: Final = 0
TRUMP: Final = 1
OPENING: Final = 2
"""A plain card of the seat that leads to the first trick."""
PRESSURE: Final = 16
"""Pressure is three for each later player who wants tricks and one for each who does not."""
RUFFS: Final = 11


@final
class TrickOdds:
    """Chances in parts of PART for deals of one size among so many players.

    The shape says how fast the danger of higher plain cards, of higher trumps and of ruffs falls with the length of
    the hand; how often a plain card finds no trick to win with one card left, and how fast that falls; the weight of
    higher cards and of ruffs in the trick of the moment.
    """

    size: i64
    later: vec[i64]
    """By kind, cards left and higher cards out: that a card held wins some trick."""
    ruffed: vec[i64]
    """By cards left and trumps out: that a plain card is not ruffed later."""
    now: vec[i64]
    """By cards left, pressure and higher cards out: that a card that wins now is not beaten."""
    cut: vec[i64]
    """By cards left, pressure and trumps out: that it is not ruffed now."""

    def __init__(self, players: int, size: int, cards: int, shape: list[float]) -> None:
        self.size = size
        later = [0] * (3 * (LONGEST + 1) * OVER)
        ruffed = [0] * ((LONGEST + 1) * RUFFS)
        now = [0] * ((LONGEST + 1) * PRESSURE * OVER)
        cut = [0] * ((LONGEST + 1) * PRESSURE * RUFFS)
        for left in range(1, size + 1):
            unseen = max(1, cards - size - (players - 1) * (size - left))
            one = left / unseen
            others = min(1.0, (players - 1) * one)
            fill_later(later, left, others, shape)
            usable = others * math.exp(-shape[2] * (left - 1))
            fill(ruffed, left * RUFFS, RUFFS, usable, 1.0)
            for pressure in range(PRESSURE):
                facing = min(1.0, one * pressure / 3)
                fill(now, (left * PRESSURE + pressure) * OVER, OVER, facing * shape[5], 1.0)
                usable = facing * shape[6] * math.exp(-shape[2] * (left - 1))
                fill(cut, (left * PRESSURE + pressure) * RUFFS, RUFFS, usable, 1.0)
        self.later = vec[i64](later)
        self.ruffed = vec[i64](ruffed)
        self.now = vec[i64](now)
        self.cut = vec[i64](cut)


def fill_later(later: list[int], left: int, others: float, shape: list[float]) -> None:
    """The chances of cards that are kept, with so many cards left and others holding this share of the rest."""
    plain = others / (1 + shape[0] * (left - 1))
    trump = others / (1 + shape[1] * (left - 1))
    chance = 1 - shape[3] * math.exp(-shape[4] * (left - 1))
    opening = chance + (1 - chance) / left
    row = left * OVER
    kind = (LONGEST + 1) * OVER
    fill(later, PLAIN * kind + row, OVER, plain, chance)
    fill(later, TRUMP * kind + row, OVER, trump, 1.0)
    fill(later, OPENING * kind + row, OVER, plain, opening)


def fill(table: list[int], start: int, length: int, danger: float, most: float) -> None:
    """The chance with none, one, two ... cards against it, each a danger of its own."""
    for out in range(length):
        table[start + out] = int(PART * most * max(0.0, 1 - danger) ** out)


def suit_overs(deck: Deck) -> vec[i64]:
    """For every card, the higher cards of its suit."""
    return vec[i64]([deck.suit_cards(card) & above(card) for card in range(deck.size)])


def rank_overs(powers: vec[i64]) -> vec[i64]:
    """For every card where rank alone counts, the cards that beat it or cancel it."""
    overs = []
    for card in range(len(powers)):
        found: i64 = 0
        for other in range(len(powers)):
            if other != card and powers[other] >= powers[card]:
                found |= bit(other)
        overs.append(found)
    return vec[i64](overs)
