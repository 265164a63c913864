"""SobeSobe without thinking: name what one holds, join when two cards promise a trick, win a first one above all."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import SURE, Policy
from vaza.bots.policies.odds import OVER, PART, PLAIN, PRESSURE, RUFFS, TRUMP, TrickOdds, suit_overs
from vaza.bots.policies.sobesobe_worth import SobeSobeEvaluator
from vaza.core.cards import bit, count, has, lowest, members
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View
from vaza.games.sobesobe.deal import (
    BLIND,
    DECIDE,
    DONE,
    EXCHANGE,
    IN,
    KEEP,
    MAX_DISCARDS,
    NAME,
    OUT,
    PLAY,
    TRICKS,
    TRUMP_0,
    WAIT,
    SobeSobeState,
)
from vaza.games.sobesobe.match import SobeSobe

SHAPE: Final = [0.02, 0.68, 0.39, 0.60, 0.52, 1.06, 0.61]
"""As in `odds`: how the chances of cards change with the length of the hand."""
USUAL: Final = 3
"""How many play when that is not known yet."""
KIND: Final = 440
NAMING: Final = 400
"""What two cards must be worth before a doubled suit is better than another, in parts of a trick."""
CROWD: Final = -74
"""How much it costs to make everybody play."""
JOIN: Final = [362, 77, 10, 150]
"""What two cards must be worth to join: alone against the party player; more for each who is in, who may come, and
for each seat at the table above four."""
DRAWN: Final = 430
"""What a card from the stock is worth."""
MOST_PLANS: Final = 8
HIGHEST: Final = 99
THREW_MANY: Final = [1, 2, 4, 8, 28, 78, 160, 250, 435, 640, 722, 1000, 1000, 1000]
THREW_FEW: Final = [1, 1, 1, 1, 2, 3, 5, 8, 15, 55, 150, 400, 670, 1000]
JOINED: Final = [5, 10, 100, 350, 550, 750, 850, 900, 1000, 1000, 1000, 1000, 1000, 1000]
"""How likely those who exchanged three cards, fewer, or none yet are to hold five cards of such worth, compared with
any five cards: counted in matches of the policy against itself, then sharpened until hands in likely worlds are worth
nearly as much as the real ones."""
STEPS: Final = 14
UNLIKELY: Final = 150
PENALTY: Final = 5


@final
class SobeSobePolicy(Policy):
    """Weighs the trick at hand against those to come, and all of them against having none."""

    odds: list[TrickOdds]
    """The chances by how many play."""
    shape: list[float]
    naming: i64
    crowd: i64
    join: vec[i64]
    drawn: i64
    overs: vec[i64]
    worths: vec[i64]
    worth: SobeSobeEvaluator
    played: vec[i64]
    """The cards each seat has played in this deal."""
    viewer: i64
    likely: vec[i64]
    """By what a seat did and what its five cards are worth, in quarters of a trick: the likelihood, out of SURE."""

    def __init__(self) -> None:
        super().__init__()
        self.has_world_likelihood = True
        self.off_policy_rate = 300
        self.mcmc_swaps = 20
        self.rollout_epsilon = 0
        self.lookahead_phase = PLAY
        self.odds = []
        self.shape = list(SHAPE)
        self.naming = NAMING
        self.crowd = CROWD
        self.join = vec[i64](JOIN)
        self.drawn = DRAWN
        self.overs = vec[i64]()
        self.worths = vec[i64]([0] * 40)
        self.worth = SobeSobeEvaluator()
        self.played = vec[i64]([0] * 5)
        self.viewer = -1
        self.likely = vec[i64](THREW_MANY + THREW_FEW + JOINED)

    def prepare(self, game: Game, view: View) -> None:
        """The standing, and whether this round is the last."""
        assert isinstance(game, SobeSobe)
        if not self.odds:
            self.overs = suit_overs(game.deck)
            for players in range(game.seats + 1):
                self.odds.append(TrickOdds(max(2, players), TRICKS, 40, self.shape))
        for seat in range(game.seats):
            self.played[seat] = 0
        for event in view.history:
            if event.topic == "card":
                self.played[event.seat] = self.played[event.seat] | bit(event.action)
        self.viewer = view.seat
        self.worth.meet(game, view)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The chance to win the match."""
        return self.worth.value(state, seat)

    def act(self, state: State, rng: Rng) -> i64:
        """Name, decide, exchange or play."""
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        assert isinstance(state, SobeSobeState)
        if state.phase == PLAY:
            return self.card(state, legal)
        if state.phase == EXCHANGE:
            return self.exchange(state)
        if state.phase == DECIDE:
            return self.decide(state)
        if state.phase == NAME:
            return TRUMP_0 + self.best_suit(state, state.hands[state.turn])
        if state.phase == BLIND:
            return WAIT
        return KEEP

    def promise(self, state: SobeSobeState, hand: i64, trumps: i64) -> i64:
        """What these cards are worth with these trumps, in tricks."""
        odds = self.odds[min(USUAL, state.seats)]
        unseen = state.deck.all & ~hand
        ruffed = odds.ruffed[TRICKS * RUFFS + count(unseen & trumps)]
        total: i64 = 0
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            total += self.kept(odds, card, TRICKS, unseen, ruffed, trumps)
        return total

    def kept(self, odds: TrickOdds, card: i64, left: i64, unseen: i64, ruffed: i64, trumps: i64) -> i64:
        """The chance that a card wins a trick while so many are left."""
        out = count(unseen & self.overs[card])
        if has(trumps, card):
            return odds.later[TRUMP * KIND + left * OVER + out]
        return (odds.later[PLAIN * KIND + left * OVER + out] * ruffed) >> 10

    def best_suit(self, state: SobeSobeState, hand: i64) -> i64:
        """The suit that makes most of two cards; doubled only with a hand for it."""
        best: i64 = -1
        most: i64 = -1_000_000
        for suit in range(4):
            worth = self.promise(state, hand, state.deck.suit(suit)) - self.naming
            if suit == state.rules.double_suit:
                worth *= 2
            if suit == state.rules.oblige_suit and state.seats > 2:
                worth -= self.crowd + (state.seats - 4) * self.join[3]
            if worth > most:
                most = worth
                best = suit
        return best

    def decide(self, state: SobeSobeState) -> i64:
        """In if two cards promise enough among those who play."""
        others = count(state.inside) - 1
        undecided = state.seats - count(state.inside | state.outside) - 1
        least = self.join[0] + others * self.join[1] + undecided * self.join[2]
        least += (state.seats - 4) * self.join[3]
        if self.promise(state, state.hands[state.turn], state.trumps) >= least:
            return IN
        return OUT

    def exchange(self, state: SobeSobeState) -> i64:
        """Throw what is worth less than a card from the stock; marks go upwards."""
        found = self.poorest(state, MAX_DISCARDS - count(state.marked)) & -bit(state.floor)
        if found == 0:
            return DONE
        return lowest(found)

    def poorest(self, state: SobeSobeState, room: i64) -> i64:
        """Up to so many cards not marked yet that are worth less than a card from the stock."""
        self.rate(state)
        found: i64 = 0
        hand = state.hands[state.turn] & ~state.marked
        while room > 0:
            least = self.drawn
            card: i64 = -1
            rest = hand & ~found
            while rest != 0:
                other = lowest(rest)
                rest &= rest - 1
                if self.worths[other] < least:
                    least = self.worths[other]
                    card = other
            if card < 0:
                return found
            found |= bit(card)
            room -= 1
        return found

    def rate(self, state: SobeSobeState) -> None:
        """What each card of the seat to act is worth before the first trick."""
        hand = state.hands[state.turn]
        odds = self.odds[count(state.inside)]
        unseen = state.deck.all & ~hand
        ruffed = odds.ruffed[TRICKS * RUFFS + count(unseen & state.trumps)]
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            self.worths[card] = self.kept(odds, card, TRICKS, unseen, ruffed, state.trumps)

    def card(self, state: SobeSobeState, legal: i64) -> i64:
        """The card that brings most tricks, a first one counting for what it saves."""
        seat = state.turn
        hand = state.hands[seat]
        players = count(state.inside)
        odds = self.odds[players]
        left = count(hand)
        unseen = state.deck.all & ~(hand | state.table)
        for other in range(state.seats):
            unseen &= ~state.piles[other]
        trumps = count(unseen & state.trumps)
        ruffed = odds.ruffed[(left - 1) * RUFFS + trumps]
        rest = hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            self.worths[card] = self.kept(odds, card, left - 1, unseen, ruffed, state.trumps)
        takes = state.beats
        if state.laid == 0:
            takes = state.deck.all
        penalty = self.penalty(state)
        row = left * PRESSURE + 3 * (players - state.laid - 1)
        uncut = odds.cut[row * RUFFS + trumps]
        best: i64 = -1
        most: i64 = -1_000_000_000
        while legal != 0:
            card = lowest(legal)
            legal &= legal - 1
            chance: i64 = 0
            if has(takes, card):
                chance = odds.now[row * OVER + count(unseen & self.overs[card])]
                if not has(state.trumps, card):
                    chance = (chance * uncut) >> 10
            worth = chance - self.worths[card]
            if penalty > 0:
                worth -= (penalty * (PART - chance) * self.nothing(hand & ~bit(card))) >> 20
            if worth > most:
                most = worth
                best = card
        return best

    def penalty(self, state: SobeSobeState) -> i64:
        """What it costs to win nothing, in tricks; nothing for those who have one."""
        if state.won[state.turn] > 0:
            return 0
        if state.turn == state.party:
            return 2 * PENALTY * PART
        return PENALTY * PART

    def nothing(self, cards: i64) -> i64:
        """The chance that none of these cards wins a trick later."""
        chance: i64 = PART
        while cards != 0:
            chance = (chance * (PART - self.worths[lowest(cards)])) >> 10
            cards &= cards - 1
        return chance

    def world_likelihood(self, world: State) -> i64:
        """How well the hands fit what was named, who joined, and how many cards they exchanged."""
        assert isinstance(world, SobeSobeState)
        weight: i64 = SURE
        for seat in range(world.seats):
            if seat != self.viewer:
                weight = weight * self.call_likelihood(world, seat) // SURE
        return weight

    def call_likelihood(self, world: State, seat: i64) -> i64:
        """How likely a seat with such a hand would have acted as it did before the tricks."""
        assert isinstance(world, SobeSobeState)
        if world.suit < 0 or not has(world.inside | world.outside, seat):
            return SURE
        hand = world.hands[seat] | self.played[seat]
        if world.exchanged[seat] >= MAX_DISCARDS:
            return self.likelihood(world, hand, 0)
        if world.exchanged[seat] >= 0:
            return self.likelihood(world, hand, 1)
        free = world.suit != world.rules.oblige_suit and not has(world.bound, seat)
        if seat == world.party:
            free = not world.blind
        if not free:
            return SURE
        if world.phase == EXCHANGE and has(world.inside, seat):
            return self.likelihood(world, hand, 2)
        if seat == world.party:
            fits = self.best_suit(world, hand) == world.suit
        else:
            least = self.join[0] + self.join[1] + (world.seats - 4) * self.join[3]
            fits = (self.promise(world, hand, world.trumps) >= least) == has(world.inside, seat)
        if fits:
            return SURE
        return UNLIKELY

    def likelihood(self, world: SobeSobeState, hand: i64, row: i64) -> i64:
        """How often five cards of such worth do what was done, compared with the best."""
        step = self.promise(world, hand, world.trumps) >> 8
        return self.likely[row * STEPS + min(STEPS - 1, step)]

    def candidate_plans(self, state: State) -> list[list[int]]:
        """Whole exchanges, the most promising ones; else each legal action."""
        if state.phase != EXCHANGE:
            return super().candidate_plans(state)
        assert isinstance(state, SobeSobeState)
        self.rate(state)
        found: list[tuple[int, list[int]]] = [(0, [])]
        for card in members(int(state.discardable())):
            gain = int(self.drawn - self.worths[card])
            found += [(held + gain, [*marks, card]) for held, marks in found if len(marks) < room(state)]
        found.sort(reverse=True)
        plans = [[*marks, DONE] for _, marks in found[:MOST_PLANS]]
        if [DONE] not in plans:
            plans.append([DONE])
        return plans


def room(state: SobeSobeState) -> int:
    """How many more cards may be marked."""
    return int(MAX_DISCARDS - count(state.marked))
