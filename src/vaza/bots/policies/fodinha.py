"""Fodinha without thinking: bid what the hand is worth, then win cheaply what is needed and lose dearly the rest."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import SURE, Policy
from vaza.bots.policies.fodinha_worth import FodinhaEvaluator
from vaza.bots.policies.odds import (
    OPENING,
    OVER,
    PART,
    PLAIN,
    PRESSURE,
    RUFFS,
    TRUMP,
    TrickOdds,
    rank_overs,
    suit_overs,
)
from vaza.core.cards import bit, count, has, lowest
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View
from vaza.games.fodinha.deal import BID, BID_0, LONGEST, PLAY, FodinhaState, bar_powers
from vaza.games.fodinha.match import Fodinha

SUIT_PLAY: Final = [0.0, 0.50, 0.28, 0.75, 0.45, 0.64, 1.0]
RANK_PLAY: Final = [0.23, 0.17, 0.29, 0.0, 0.38, 0.88, 0.65]
"""The shape of the chances, as `Odds` tells it, where suits are followed and where rank alone counts."""
KIND: Final = 440
"""The length of one kind's table of later chances: hand sizes from 0 to 10, OVER numbers each."""
HEARD: Final = 190
"""How much less a hand is worth for every trick the others bid above their share, in thousandths of a trick."""
BIAS: Final = -80
LOOSE: Final = 160
"""The share of tricks nobody wants, in thousandths for each seat, that a seat must expect to be given."""
SUIT_LEAN: Final = -60
RANK_LEAN: Final = -250
"""How far a seat in play holds back from what it needs, in parts of a trick: a trick too many comes by itself."""
ALL: Final = 64 * PART
FAR: Final = 1_000_000_000
DOUBT: Final = 0.5
"""How far a bid may be from the worth of its hand, in tricks, as a standard deviation."""
STEPS: Final = 8
"""Steps in a trick, in which the likelihood of bids is kept."""


@final
class FodinhaPolicy(Policy):
    """The bid nearest to the hand's worth; then the card that leaves need and worth nearest to each other."""

    odds: TrickOdds | None
    known: dict[tuple[int, ...], TrickOdds]
    shape: list[float]
    """The shape of the chances; the other numbers are as the constants of the same names."""
    heard: i64
    bias: i64
    loose: i64
    lean: i64
    bell: vec[i64]
    overs: vec[i64]
    """For every card, the cards that beat it later."""
    by_suit: vec[i64]
    by_rank: list[vec[i64]]
    worths: vec[i64]
    """What each card of the hand is worth if it is kept."""
    levels: vec[i64]
    """Where rank alone counts: the cards of every power."""
    played: vec[i64]
    """The cards each seat has played in this deal."""
    viewer: i64
    worth: FodinhaEvaluator | None
    frozen: bool
    grabs: bool
    """Whether tricks are welcome beyond the bid, once it is missed: so at tables that score otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.has_world_likelihood = True
        self.off_policy_rate = 200
        self.faithful_prior = SURE
        self.lookahead_phase = PLAY
        self.odds = None
        self.known = {}
        self.shape = []
        self.heard = HEARD
        self.bias = BIAS
        self.loose = LOOSE
        self.lean = SUIT_LEAN
        self.bell = vec[i64]([int(SURE * math.exp(-0.5 * (step / STEPS / DOUBT) ** 2)) for step in range(12 * STEPS)])
        self.overs = vec[i64]()
        self.by_suit = vec[i64]()
        self.by_rank = []
        self.worths = vec[i64]([0] * 40)
        self.levels = vec[i64]()
        self.played = vec[i64]([0] * 6)
        self.viewer = -1
        self.worth = None
        self.frozen = False
        self.grabs = False

    def prepare(self, game: Game, view: View) -> None:
        """The chances for this size of hand, what was played, and the standing."""
        assert isinstance(game, Fodinha)
        if len(self.by_suit) == 0:
            self.by_suit = suit_overs(game.deck)
            self.by_rank = [rank_overs(bar_powers(game.deck, rank)) for rank in range(LONGEST)]
        if self.worth is None:
            self.worth = FodinhaEvaluator(game, self.frozen)
        bar = game.flag_value("manilha")
        size = view.public_facts["size"][0]
        players = count(view.public_facts["seated"][0])
        key = (players, size, int(bar))
        if key not in self.known:
            cards = min(40, max(39, players * size))
            shape = self.shape or list(RANK_PLAY if bar else SUIT_PLAY)
            self.known[key] = TrickOdds(players, size, cards, shape)
        self.odds = self.known[key]
        self.overs = self.by_suit
        if bar:
            manilha = (view.turnup + 1) % LONGEST
            self.overs = self.by_rank[manilha]
            self.lean = RANK_LEAN
            self.levels = levels_of(bar_powers(game.deck, manilha))
        for seat in range(6):
            self.played[seat] = 0
        for event in view.history:
            if event.topic == "card":
                self.played[event.seat] = self.played[event.seat] | bit(event.action)
        self.viewer = view.seat
        self.worth.meet(game, view)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The points of the deal against the others', more and more the chance to win the match."""
        assert isinstance(state, FodinhaState)
        worth = self.worth
        assert worth is not None
        return worth.value(state, seat)

    def use_baseline_values(self) -> None:
        """Value standings as the baselines always did."""
        self.frozen = True
        self.worth = None

    def act(self, state: State, rng: Rng) -> i64:
        """Bid, or play."""
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        assert isinstance(state, FodinhaState)
        odds = self.odds
        assert odds is not None
        if state.phase == BID:
            return self.nearest(legal, self.estimate(state, odds, state.turn, state.hands[state.turn]))
        return self.card(state, odds, legal)

    def nearest(self, legal: i64, estimate: i64) -> i64:
        """The bid that is nearest to what the hand is worth."""
        best: i64 = -1
        least: i64 = FAR
        while legal != 0:
            action = lowest(legal)
            legal &= legal - 1
            off = (action - BID_0) * PART - estimate
            if off < 0:
                off = -off
            if off < least:
                least = off
                best = action
        return best

    def estimate(self, state: FodinhaState, odds: TrickOdds, seat: i64, hand: i64) -> i64:
        """What a seat's whole hand is worth in tricks, from its cards and the bids before its own."""
        unseen = state.deck.all & ~hand
        if state.turnup >= 0 and not state.all_dealt():
            unseen &= ~bit(state.turnup)
        opener = state.seat_after(state.dealer)
        plain: i64 = PLAIN
        if seat == opener:
            plain = OPENING
        total = self.bias
        ruffed = odds.ruffed[state.size * RUFFS + count(unseen & state.trumps)]
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            total += self.kept(state, odds, card, state.size, unseen, ruffed, plain)
        share = state.size * PART // state.playing
        while opener != seat:
            total += (share - state.bids[opener] * PART) * self.heard // 1000
            opener = state.seat_after(opener)
        return total

    def kept(
        self, state: FodinhaState, odds: TrickOdds, card: i64, left: i64, unseen: i64, ruffed: i64, plain: i64
    ) -> i64:
        """The chance that a card wins a trick while so many are left."""
        out = count(unseen & self.overs[card])
        if has(state.trumps, card):
            return odds.later[TRUMP * KIND + left * OVER + out]
        return (odds.later[plain * KIND + left * OVER + out] * ruffed) >> 10

    def card(self, state: FodinhaState, odds: TrickOdds, legal: i64) -> i64:
        """The card after which the tricks needed and the tricks to come are nearest to each other."""
        seat = state.turn
        hand = state.hands[seat]
        left = count(hand)
        unseen = state.deck.all & ~(hand | state.gone | state.table)
        for other in range(state.seats):
            unseen &= ~state.piles[other]
        trumps = count(unseen & state.trumps)
        ruffed = odds.ruffed[(left - 1) * RUFFS + trumps]
        wanted = self.wanted(state, state.bids[seat] - state.won[seat], left)
        rest = hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            worth = self.kept(state, odds, card, left - 1, unseen, ruffed, PLAIN)
            self.worths[card] = worth
            wanted -= worth
        takes = self.taking(state)
        row = left * PRESSURE + self.pressure(state, left)
        uncut = odds.cut[row * RUFFS + trumps]
        best: i64 = -1
        least: i64 = FAR
        while legal != 0:
            card = lowest(legal)
            legal &= legal - 1
            off = wanted + self.worths[card]
            if has(takes, card):
                chance = odds.now[row * OVER + count(unseen & self.overs[card])]
                if not has(state.trumps, card):
                    chance = (chance * uncut) >> 10
                off -= chance
            if off < 0:
                off = -off
            if off < least:
                least = off
                best = card
        return best

    def wanted(self, state: FodinhaState, need: i64, left: i64) -> i64:
        """The tricks to look for: without end where every trick more, or every trick less, is welcome."""
        if need == 0 or (need < 0 and not self.grabs):
            return -ALL
        if need < 0:
            return ALL
        if need >= left:
            return ALL
        return need * PART + self.lean - self.unwanted(state, left)

    def unwanted(self, state: FodinhaState, left: i64) -> i64:
        """What a seat will be given of the tricks that nobody wants, or denied of those that too many want."""
        for seat in range(state.seats):
            if state.bids[seat] > state.won[seat]:
                left -= state.bids[seat] - state.won[seat]
        return (left * self.loose * PART) >> 10

    def pressure(self, state: FodinhaState, left: i64) -> i64:
        """How much those still to play want this trick; with one card left nobody can choose."""
        pressure: i64 = 0
        later = state.playing - state.laid - 1
        seat = state.turn
        while later > 0:
            seat = state.seat_after(seat)
            if left == 1 or state.bids[seat] > state.won[seat]:
                pressure += 3
            else:
                pressure += 1
            later -= 1
        return pressure

    def taking(self, state: FodinhaState) -> i64:
        """The cards that would take the trick as it lies."""
        if state.laid == 0:
            return state.deck.all
        if not state.bar:
            return state.beats
        once: i64 = 0
        twice: i64 = 0
        for place in range(state.laid):
            power = bit(state.powers[state.trick[place] & 63])
            twice |= once & power
            once |= power
        found: i64 = 0
        power = len(self.levels) - 1
        while power >= 0:
            if not has(once, power):
                found |= self.levels[power]
            elif not has(twice, power):
                return found
            power -= 1
        return found

    def world_likelihood(self, world: State) -> i64:
        """How well the bids heard fit the hands that were bid on."""
        weight: i64 = SURE
        for seat in range(world.seats):
            if seat != self.viewer:
                weight = weight * self.call_likelihood(world, seat) // SURE
        return weight

    def call_likelihood(self, world: State, seat: i64) -> i64:
        """How well the bid of a seat, if it made one, fits its hand."""
        assert isinstance(world, FodinhaState)
        odds = self.odds
        assert odds is not None
        if world.bids[seat] < 0:
            return SURE
        return self.fits(self.estimate(world, odds, seat, world.hands[seat] | self.played[seat]), world.bids[seat])

    def fits(self, worth: i64, bid: i64) -> i64:
        """How likely a hand of this worth is bid so."""
        off = worth - bid * PART
        if off < 0:
            off = -off
        step = (off * STEPS) >> 10
        if step >= len(self.bell):
            return 0
        return self.bell[step]


def levels_of(powers: vec[i64]) -> vec[i64]:
    """The cards of every power, the lowest first."""
    levels = [0] * (LONGEST + 4)
    for card in range(len(powers)):
        levels[int(powers[card])] |= bit(card)
    return vec[i64](levels)
