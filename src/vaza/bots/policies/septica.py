"""Septica without thinking: guard tens and aces, keep sevens for points, probe with the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.policies.race import winning_chance
from vaza.bots.policies.septica_signs import infer_constraints
from vaza.bots.policies.signs import HandConstraints
from vaza.core.cards import bit, count, has, lowest
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View
from vaza.games.septica.deal import (
    ALL_POINTS,
    EIGHTS,
    MATCH,
    PASS,
    SEVENS,
    STOP,
    SepticaState,
)
from vaza.games.septica.match import Septica, SepticaMatch

STEPS: Final = {1: 0.5, 3: 0.5}
MARGIN: Final = 0.5
"""What all 8 points are worth beside the game points."""
CALLS: Final = 0x300000000
"""Pass and stop."""
TENS: Final = 0x08080808
ACES: Final = 0x80808080
PLAIN: Final = 0x74747474
"""Nines and faces."""
LIKELY_KEPT: Final = 60
"""A point is led early if the rivals should hold fewer cards that beat it than this, in hundredths."""
FED: Final = 200
"""The same, for a point given to the partner's trick."""


@final
class SepticaPolicy(Policy):
    """The rules of thumb for the sevens."""

    side: i64
    worth: vec[i64]
    """The value of every count of points, twice: with the last trick won, and with it lost."""
    known: dict[tuple[int, int], vec[i64]]
    viewer: i64
    signs: HandConstraints

    def __init__(self) -> None:
        super().__init__()
        self.has_world_likelihood = True
        self.viewer = 0
        self.signs = HandConstraints(0, 0)
        self.side = 0
        self.worth = vec[i64]()
        self.known = {}

    def prepare(self, game: Game, view: View) -> None:
        """What each result of this deal would make of the match."""
        assert isinstance(game, Septica)
        self.viewer = view.seat
        self.signs = infer_constraints(game, view)
        side = view.seat % 2
        self.side = side
        standing = (view.scores[side], view.scores[1 - side])
        if standing not in self.known:
            self.known[standing] = result_values(game, standing[0], standing[1])
        self.worth = self.known[standing]

    def world_likelihood(self, world: State) -> i64:
        """Whoever could have taken a trick worth taking would have."""
        return self.signs.weight(world, self.viewer)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The chance in the match, and a little for every point."""
        side = self.side
        index = min(state.counted[side], ALL_POINTS)  # a card forgotten may be won a second time
        if state.taker & 1 != side:
            index += ALL_POINTS + 1
        worth = self.worth[index]
        if seat & 1 != side:
            return ONE - worth
        return worth

    def distinct_actions(self, state: State) -> i64:
        """One card of each rank: suits mean nothing."""
        legal = state.legal()
        calls = legal & CALLS
        cards = legal & ~CALLS
        found: i64 = 0
        while cards != 0:
            card = lowest(cards)
            found |= bit(card)
            cards &= ~(SEVENS * bit(card & 7))
        return found | calls

    def act(self, state: State, rng: Rng) -> i64:
        """Lead, answer, go on or end the trick."""
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        assert isinstance(state, SepticaState)
        seat = state.turn
        hand = state.hands[seat]
        unseen = state.deck.all & ~(hand | state.gone | state.piles[0] | state.piles[1] | state.table)
        if state.laid == 0:
            return self.lead(state, hand, unseen)
        ours = (state.best ^ seat) & 1 == 0
        if state.all_play and seat != state.leader:
            return self.follow(state, hand, unseen, ours)
        call: i64 = PASS
        if has(legal, STOP):
            call = STOP
        if ours:
            return self.go_on(state, hand & state.beats, call)
        return self.answer(state, hand & state.beats, call)

    def likely(self, state: SepticaState, cards: i64, unseen: i64, limit: i64) -> bool:
        """Whether the rivals should hold more of these unseen cards than the limit, in hundredths."""
        seat = state.turn
        size = count(state.hands[seat ^ 1])
        if state.seats == 4:
            size += count(state.hands[seat ^ 3])
        return count(cards & unseen) * size * 100 > limit * count(unseen)

    def lead(self, state: SepticaState, hand: i64, unseen: i64) -> i64:
        """A point where it should be safe; else nines and faces to probe, then eights; sevens last."""
        tens = hand & TENS
        aces = hand & ACES
        if tens != 0 and not self.likely(state, SEVENS | TENS, unseen, LIKELY_KEPT):
            return lowest(tens)
        if aces != 0 and not self.likely(state, SEVENS | ACES, unseen, LIKELY_KEPT):
            return lowest(aces)
        if hand & PLAIN != 0:
            return self.rarest(hand & PLAIN, unseen)
        if hand & EIGHTS != 0:
            return lowest(hand & EIGHTS)
        if tens != 0 and (aces == 0 or count(unseen & TENS) <= count(unseen & ACES)):
            return lowest(tens)
        if aces != 0:
            return lowest(aces)
        return lowest(hand)

    def rarest(self, cards: i64, unseen: i64) -> i64:
        """The card of whose rank the fewest are still to come, so that the trick is seldom taken away."""
        best: i64 = -1
        fewest: i64 = 99
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            others = count(unseen & (SEVENS * bit(card & 7)))
            if others < fewest:
                fewest = others
                best = card
        return best

    def go_on(self, state: SepticaState, more: i64, call: i64) -> i64:
        """With the trick won, worthless cards are turned into new ones as long as there is a stock."""
        idle = more & (PLAIN | EIGHTS)
        if call == STOP and state.stock != 0 and not state.all_play and idle != 0:
            return lowest(idle)
        return call

    def answer(self, state: SepticaState, winners: i64, call: i64) -> i64:
        """Take points with whatever it needs, sevens last; a worthless trick only with worthless cards."""
        idle = winners & PLAIN
        if idle == 0 and (state.seats == 2 or state.worth > 0):
            idle = winners & EIGHTS
        if idle != 0:
            return lowest(idle)
        if state.worth == 0 or winners == 0:
            return call
        alike = winners & ~SEVENS
        if alike != 0:
            return lowest(alike)
        return lowest(winners)

    def follow(self, state: SepticaState, hand: i64, unseen: i64, ours: bool) -> i64:
        """Where everybody plays: take the trick if that is cheap, feed the partner's, else throw little."""
        winners = hand & state.beats
        if ours:
            points = hand & (TENS | ACES)
            if points != 0 and not self.likely(state, state.beats, unseen, FED):
                return lowest(points)
        elif winners != 0:
            alike = winners & ~SEVENS
            if alike != 0:
                return lowest(alike)
            if state.worth > 0:
                return lowest(winners)
        poor = hand & PLAIN
        if poor == 0:
            poor = hand & EIGHTS
        if poor != 0:
            idle = poor & ~state.beats
            if idle != 0:
                return self.rarest(idle, unseen)
            return lowest(poor)
        if hand & SEVENS != 0:
            return lowest(hand & SEVENS)
        return lowest(hand)


def result_values(game: Septica, mine: int, theirs: int) -> vec[i64]:
    """What every result is worth to a side with this standing: a won deal and a lost one are about ONE apart."""
    match = SepticaMatch(game.seats, 0)
    match.scores = [mine, theirs]
    state = game.new_state(0, game.deck.suit_sets)
    now = winning_chance(mine, theirs, MATCH, STEPS)
    up = winning_chance(mine + 1, theirs, MATCH, STEPS)
    down = winning_chance(mine, theirs + 1, MATCH, STEPS)
    found = []
    for taker in range(2):
        for points in range(ALL_POINTS + 1):
            state.counted[0] = points
            state.counted[1] = ALL_POINTS - points
            state.taker = taker
            after = game.score(match, state).scores
            chance = winning_chance(after[0], after[1], MATCH, STEPS)
            share = 0.5 + (chance - now) / (up - down) + MARGIN * (points - ALL_POINTS / 2) / ALL_POINTS
            found.append(int(ONE * share))
    return vec[i64](found)
