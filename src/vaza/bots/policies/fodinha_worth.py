"""What a finished deal of Fodinha is worth: points at first, the chance to win the match at last."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE
from vaza.core.cards import has, members
from vaza.core.view import View
from vaza.games.fodinha.deal import FodinhaState
from vaza.games.fodinha.match import Fodinha

SWING: Final = 18
"""The points between a bid made and one missed."""
OTHERS: Final = 0.35
"""How much the others' points count against one's own."""
NOISE: Final = 8.0
"""How far a deal moves a score, as a standard deviation."""
LEAD: Final = 2.7
"""What the one who thinks wins on each of the others in a deal, in the mean; the frozen count on nothing."""
FADE: Final = 50
FROZEN_FADE: Final = 100
"""How much of the value are points, in thousandths for every deal to come; the rest is the chance to win the match."""
FURTHEST: Final = 400
HALF: Final = ONE // 2
CRUMB: Final = 50
"""The part of points, in thousandths, when nothing but winning counts."""
HARDINESS: Final = 1.3
"""How the chance to outlive the others grows with the lives one has."""
BIDS: Final = 16
"""Places in a table of gains for each bid."""


@final
class FodinhaEvaluator:
    """The values of results for the standing of the moment."""

    scores: vec[i64]
    made: vec[i64]
    """Bids made so far, where they break ties; else none."""
    breaks: bool
    final_deal: bool
    points: i64
    """The part of points in the value, in thousandths; the rest is the chance to win."""
    stretch: i64
    """The chance to win is stretched, in thousandths, so that a deal is about worth ONE."""
    share: i64
    beats: vec[i64]
    """The chance, in 1024ths, to finish above another by how far one is ahead now."""
    strength: vec[i64]
    base: i64
    gains: vec[i64]
    """For tables that score otherwise: what bid and tricks are worth, in parts of ONE, at bid * BIDS + tricks."""
    lead: float
    fade: int
    first: i64
    """How much of the value, in thousandths, is to have most there."""

    def __init__(self, game: Fodinha, frozen: bool = False) -> None:
        self.lead = 0.0 if frozen else LEAD
        self.fade = FROZEN_FADE if frozen else FADE
        self.scores = vec[i64]([0] * game.seats)
        self.made = vec[i64]([0] * game.seats)
        self.breaks = game.choice_value("tiebreak") == "most-made"
        self.final_deal = False
        self.points = 1000
        self.stretch = 1000
        self.share = int(ONE * OTHERS / SWING / (game.seats - 1))
        self.beats = vec[i64]()
        self.strength = vec[i64]([int(100 * lives**HARDINESS) for lives in range(21)])
        self.base = HALF
        self.gains = vec[i64]()
        self.first = 0

    def score_by(self, gains: list[int], first: int) -> None:
        """Count a deal by a table of gains, and by who gains most: it is a match of its own."""
        self.gains = vec[i64](gains)
        self.first = first

    def meet(self, game: Fodinha, view: View) -> None:
        """Read the standing."""
        for seat in range(game.seats):
            self.scores[seat] = view.scores[seat]
            self.made[seat] = 0
        if game.lives:
            self.meet_lives(view)
            return
        if self.breaks:
            for row in view.sheet:
                for seat in range(game.seats):
                    if row.cells[seat].detail["bid"] == row.cells[seat].detail["made"]:
                        self.made[seat] = self.made[seat] + 1
        after = 2 * game.largest(game.seats) - 1 - view.deal
        self.final_deal = after <= 0
        self.points = max(CRUMB, min(1000, self.fade * after))
        self.stretch = int(1000 * math.sqrt(1 + max(0, after)))
        if not self.final_deal:
            wide = NOISE * math.sqrt(4 * after)
            gaps = [gap - FURTHEST + self.lead * after for gap in range(2 * FURTHEST + 1)]
            self.beats = vec[i64]([int(512 * (1 + math.erf(gap / wide))) for gap in gaps])

    def meet_lives(self, view: View) -> None:
        """Lives: the chance to be the last."""
        seat = view.seat
        total: i64 = 0
        for other in members(view.public_facts["seated"][0]):
            total += self.strength[view.scores[other]]
        now = self.strength[view.scores[seat]]
        less = self.strength[max(0, view.scores[seat] - 2)]
        gap = float(now) / float(total) - float(less) / float(total - now + less) if total > now else 1.0
        self.stretch = int(1000 * min(6.0, 1.0 / max(0.01, gap)))
        self.base = HALF - int(ONE * now * self.stretch // (1000 * total))

    def value(self, state: FodinhaState, seat: i64) -> i64:
        """Of a deal that is over, to any seat."""
        if len(self.gains) > 0:
            gain = self.standing(state, seat)
            return (gain * (1000 - self.first) + self.won(state, seat) * self.first) // 1000
        if state.lives:
            return self.base + self.outliving(state, seat) * self.stretch // 1000
        own = state.points(seat)
        rest: i64 = 0
        chance: i64 = ONE
        for other in range(state.seats):
            if other != seat:
                points = state.points(other)
                rest += points
                if not self.final_deal:
                    lead = self.scores[seat] + own - self.scores[other] - points
                    chance = (chance * self.beats[max(0, min(2 * FURTHEST, lead + FURTHEST))]) >> 10
        if self.final_deal:
            chance = self.won(state, seat)
        value = HALF + own * ONE // SWING - rest * self.share
        return (value * self.points + (chance * self.stretch // 1000) * (1000 - self.points)) // 1000

    def won(self, state: FodinhaState, seat: i64) -> i64:
        """The win, or the share of it, after the last deal (FOD-5.4, FOD-5.5)."""
        mine = self.standing(state, seat)
        sharing: i64 = 0
        for other in range(state.seats):
            theirs = self.standing(state, other)
            if theirs > mine:
                return 0
            if theirs == mine:
                sharing += 1
        return ONE // sharing

    def standing(self, state: FodinhaState, seat: i64) -> i64:
        """The total, and behind it the bids made where they break ties; or the gain of this deal."""
        if len(self.gains) > 0:
            return self.gains[state.bids[seat] * BIDS + state.won[seat]]
        total = (self.scores[seat] + state.points(seat)) * 64
        if self.breaks:
            total += self.made[seat]
            if state.bids[seat] == state.won[seat]:
                total += 1
        return total

    def outliving(self, state: FodinhaState, seat: i64) -> i64:
        """The chance to be the last one alive; who falls least wins if all fall at once (FOD-6.9, FOD-6.10)."""
        total: i64 = 0
        most: i64 = -99
        sharing: i64 = 0
        mine = self.scores[seat] + state.points(seat)
        for other in range(state.seats):
            if has(state.seated, other):
                lives = self.scores[other] + state.points(other)
                total += self.strength[max(0, lives)]
                if lives > most:
                    most = lives
                    sharing = 0
                if lives == most:
                    sharing += 1
        if total > 0:
            return ONE * self.strength[max(0, mine)] // total
        if mine < most:
            return 0
        return ONE // sharing
