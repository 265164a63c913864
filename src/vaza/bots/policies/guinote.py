"""Guiñote without thinking: bank aces and threes, save trumps, feed the partner, sing and swap at once."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.policies.choosing import CardPicker
from vaza.bots.policies.guinote_calls import missed_cantes
from vaza.bots.policies.guinote_signs import infer_constraints
from vaza.bots.policies.signs import HandConstraints
from vaza.core.cards import bit, count, has, lowest
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.tricks import above
from vaza.core.view import View
from vaza.games.guinote.deal import ARRASTRE, LIBRE, PASS, SING_0, SINGS, SWAP, GuinoteState
from vaza.games.guinote.match import Guinote

CALLS: Final = 0x3F0000000000
"""Cantes, swap and pass."""
POOR: Final = 0x7C1F07C1F
"""Seven and below: they count nothing."""
BRISCAS: Final = 0xC0300C0300
"""Aces and threes."""
RICH: Final = 10
"""Points in a trick that are worth any trump while there is a stock."""
FAIR: Final = 5
"""Points that are worth a trump without value."""
LATE: Final = 4
"""Cards in the stock when chances to sing become few."""
SLOPE: Final = 2.8
BASE: Final = 20
"""How the points that are missing decide a partida: fitted to partidas played by these rules of thumb."""
TURN: Final = 0.23
"""What it is worth with two players to have won the last trick, and so to deal."""
SHADE: Final = 2000
"""How much of ONE the margin of a partida makes: narrow and wide results tell a search more than bare ones."""
CLEAR: Final = 100
"""Points missed by the loser that make a win as wide as it can be."""
STEPS: Final = 100
WIDEST: Final = 600


@final
class GuinotePolicy(Policy):
    """The rules of thumb of the libre and of the arrastre."""

    choosing: CardPicker | None
    pairs: i64
    """Every Rey and Sota."""
    missing: vec[i64]
    """What it means to miss so many points for the partida, in hundredths."""
    chance: vec[i64]
    """The chance that such hundredths of one side against the other bring."""
    turn: i64
    viewer: i64
    signs: HandConstraints

    def __init__(self) -> None:
        super().__init__()
        self.has_world_likelihood = True
        self.viewer = 0
        self.signs = HandConstraints(0, 0)
        self.choosing = None
        self.pairs = 0
        self.missing = vec[i64]([int(SLOPE * STEPS * math.log(points + BASE)) for points in range(WIDEST)])
        logits = [(index - WIDEST) / STEPS for index in range(2 * WIDEST + 1)]
        self.chance = vec[i64]([int(ONE / (1 + math.exp(-logit))) for logit in logits])
        self.turn = 0

    def prepare(self, game: Game, view: View) -> None:
        """Know the cards."""
        assert isinstance(game, Guinote)
        self.viewer = view.seat
        self.signs = infer_constraints(game, view)
        if self.choosing is None:
            self.choosing = CardPicker(game.deck)
            self.pairs = game.rules.kings | game.rules.jacks
            if game.seats == 2:
                self.turn = int(TURN * STEPS)

    def world_likelihood(self, world: State) -> i64:
        """Whoever could have taken a trick worth taking would have."""
        return self.signs.weight(world, self.viewer)

    def evaluate(self, state: State, seat: i64) -> i64:
        """The partida and how clearly it was won, or the chance in it after a deal that did not decide it."""
        assert isinstance(state, GuinoteState)
        worth: i64
        if state.partida >= 0:
            worth = ONE - SHADE + SHADE * min(CLEAR, self.needs(state, 1 - state.partida)) // CLEAR
            if state.partida == 1:
                worth = ONE - worth
        else:
            logit = self.missing[self.needs(state, 1)] - self.missing[self.needs(state, 0)]
            if state.taker & 1 == 0:
                logit += self.turn
            else:
                logit -= self.turn
            chance = self.chance[max(0, min(2 * WIDEST, logit + WIDEST))]
            worth = SHADE + (ONE - 2 * SHADE) * chance // ONE
        if seat & 1 == 1:
            return ONE - worth
        return worth

    def needs(self, state: GuinoteState, side: i64) -> i64:
        """How many points a side still misses, in all or from cards."""
        rules = state.rules
        least = max(rules.target - state.total(side), rules.card_minimum - state.from_cards(side))
        return max(0, min(WIDEST - 1, least))

    def considered_actions(self, view: View, delay: int) -> int:
        """Whoever sits on cantes lets so many chances pass before he sings."""
        songs = view.legal & SINGS
        if delay < 0 or songs == 0:
            return view.legal
        if missed_cantes(view, self.pairs) >= delay:
            return songs
        return view.legal & ~SINGS

    def distinct_actions(self, state: State) -> i64:
        """Of worthless cards of a suit with nothing alive between them, only the lowest."""
        assert isinstance(state, GuinoteState)
        legal = state.legal()
        rest = legal & POOR
        if state.phase == LIBRE:
            rest &= ~state.trumps
        if rest & (rest - 1) == 0 or state.rules.lowest_when_beaten:
            return legal
        dead = state.gone | state.piles[0] | state.piles[1] | state.hands[state.turn]
        last = lowest(rest)
        rest &= rest - 1
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            between = (bit(card) - 1) & above(last) & ~dead
            if between == 0 and has(state.suit_sets[card], last):
                legal &= ~bit(card)
            last = card
        return legal

    def act(self, state: State, rng: Rng) -> i64:
        """Sing, swap, lead, feed, win or give little."""
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        assert isinstance(state, GuinoteState)
        choosing = self.choosing
        assert choosing is not None
        if legal & CALLS != 0:
            call = self.call(state, legal)
            if call >= 0:
                return call
            legal &= ~CALLS
        unseen = self.unseen(state)
        if state.laid == 0:
            if state.phase == ARRASTRE:
                return self.pull(state, choosing, legal, unseen)
            return self.lead(state, choosing, legal, unseen)
        winners = legal & state.beats
        if state.best == state.turn ^ 2:
            return self.feed(state, choosing, legal, unseen)
        if winners == 0:
            return self.give(state, choosing, legal, unseen)
        if state.phase == ARRASTRE:
            return self.bound(state, choosing, winners)
        if state.laid == state.seats - 1:
            return self.last(state, choosing, legal, winners, unseen)
        return self.middle(state, choosing, legal, winners, unseen)

    def unseen(self, state: GuinoteState) -> i64:
        """The cards that may be in other hands."""
        seen = state.hands[state.turn] | state.gone | state.piles[0] | state.piles[1] | state.table
        if state.phase == LIBRE:
            seen |= bit(state.turnup)
        return state.deck.all & ~seen

    def call(self, state: GuinoteState, legal: i64) -> i64:
        """Take a better trump for the seven, and sing what there is; -1 for neither."""
        if has(legal, SWAP) and state.turnup > state.seven_of_trumps():
            return SWAP
        if legal & SINGS != 0:
            return lowest(legal & SINGS)
        if state.asked:
            return PASS
        return -1

    def keepers(self, state: GuinoteState, hand: i64, unseen: i64) -> i64:
        """The Reyes and Sotas that are sung or may be yet: their other half is held or may come."""
        pairs = self.pairs & (hand | unseen)
        if state.phase == LIBRE:
            pairs |= self.pairs & bit(state.turnup)
        found: i64 = 0
        for suit in range(4):
            half = pairs & self.suit(suit)
            if half & (half - 1) != 0 and not has(state.sung, suit):
                found |= half
        return found & hand

    def suit(self, suit: i64) -> i64:
        """Every card of a suit."""
        choosing = self.choosing
        assert choosing is not None
        return choosing.suits[suit]

    def lead(self, state: GuinoteState, choosing: CardPicker, hand: i64, unseen: i64) -> i64:
        """A worthless card, of a suit whose aces and threes cannot fall on it; trumps stay at home."""
        plain = hand & ~state.trumps
        poor = plain & POOR
        if poor != 0:
            if state.taker < 0 and state.seats == 4:
                return self.signal(choosing, hand, poor)
            return self.probe(choosing, poor, unseen)
        figures = plain & ~BRISCAS
        free = figures & ~self.keepers(state, hand, unseen)
        if free != 0:
            return choosing.weakest(free)
        if hand & state.trumps & POOR != 0:
            return lowest(hand & state.trumps & POOR)
        if figures != 0:
            return choosing.weakest(figures)
        return choosing.weakest(hand)

    def signal(self, choosing: CardPicker, hand: i64, poor: i64) -> i64:
        """The first card of a deal tells the partner where the strength is: a low one under an ace or a three."""
        for suit in range(4):
            cards = choosing.suits[suit]
            if hand & BRISCAS & cards != 0 and poor & cards != 0:
                return lowest(poor & cards)
        return choosing.weakest(poor)

    def probe(self, choosing: CardPicker, poor: i64, unseen: i64) -> i64:
        """The weakest card of the suits in which the fewest aces and threes are still to come."""
        safe: i64 = 0
        fewest: i64 = 9
        for suit in range(4):
            cards = choosing.suits[suit]
            if poor & cards != 0:
                rich = count(unseen & BRISCAS & cards)
                if rich < fewest:
                    fewest = rich
                    safe = 0
                if rich == fewest:
                    safe |= poor & cards
        return choosing.weakest(safe)

    def pull(self, state: GuinoteState, choosing: CardPicker, hand: i64, unseen: i64) -> i64:
        """Arrastre: drag the trumps out, then play what nobody can take, the richest first; else the least."""
        trumps = state.trumps
        out = unseen & trumps
        bosses = choosing.bosses(hand, unseen)
        if out != 0 and bosses & trumps != 0:
            return choosing.strongest(bosses & trumps)
        sure = self.followed(state, choosing, bosses & ~trumps, unseen)
        if sure != 0:
            return choosing.strongest(sure)
        poor = hand & ~BRISCAS & ~trumps
        if poor != 0:
            return choosing.weakest(poor)
        if hand & trumps & ~BRISCAS != 0:
            return choosing.weakest(hand & trumps)
        return choosing.weakest(hand)

    def followed(self, state: GuinoteState, choosing: CardPicker, bosses: i64, unseen: i64) -> i64:
        """Those of the bosses that should not be trumped: all where no trump is out, else where suit is followed."""
        if unseen & state.trumps == 0:
            return bosses
        most: i64 = 4
        if state.seats == 2:
            most = 0
        found: i64 = 0
        for suit in range(4):
            cards = choosing.suits[suit]
            if bosses & cards != 0 and count(unseen & cards) > most:
                found |= bosses & cards
        return found

    def bound(self, state: GuinoteState, choosing: CardPicker, winners: i64) -> i64:
        """Arrastre: win with points where nothing can follow, else with the least."""
        if state.laid == state.seats - 1:
            plain = winners & ~state.trumps
            if plain != 0:
                return choosing.strongest(plain)
        return choosing.weakest(winners)

    def feed(self, state: GuinoteState, choosing: CardPicker, legal: i64, unseen: i64) -> i64:
        """The partner is winning: points for him if that will stay so."""
        sure = state.laid == 3
        if not sure:
            over = unseen & state.beats
            if state.phase == ARRASTRE and state.led != state.trumps and unseen & state.led & ~over != 0:
                over &= state.led
            sure = over == 0 or (state.beats & state.led == 0 and count(over) < 4)
        if sure:
            rich = legal & ~state.trumps & ~POOR
            rich &= ~self.keepers(state, state.hands[state.turn], unseen)
            if rich != 0:
                return choosing.strongest(rich)
        return self.give(state, choosing, legal, unseen)

    def last(self, state: GuinoteState, choosing: CardPicker, legal: i64, winners: i64, unseen: i64) -> i64:
        """Nobody follows: bank aces and threes, win with what is not to be sung, trump what is worth a trump."""
        plain = winners & ~state.trumps
        if plain & BRISCAS != 0:
            return choosing.weakest(plain & BRISCAS)
        if plain != 0:
            free = plain & ~self.keepers(state, state.hands[state.turn], unseen)
            if free != 0:
                return choosing.strongest(free)
        trumps = winners & state.trumps
        if trumps != 0:
            cheap = choosing.weakest(trumps)
            if state.worth >= RICH or (has(POOR, cheap) and (state.worth >= FAIR or self.sings(state))):
                return cheap
        if plain != 0 and state.worth > 0:
            return choosing.weakest(plain)
        return self.give(state, choosing, legal, unseen)

    def sings(self, state: GuinoteState) -> bool:
        """Whether there is something to sing that should not wait: the forty, or anything late."""
        songs = state.songs(state.turn)
        if songs == 0:
            return False
        return count(state.stock) <= LATE or self.suit(lowest(songs) - SING_0) == state.trumps

    def middle(self, state: GuinoteState, choosing: CardPicker, legal: i64, winners: i64, unseen: i64) -> i64:
        """With others to follow: trump what is rich, win a little with a figure, else give little."""
        if winners & state.trumps != 0 and state.worth >= RICH:
            return choosing.weakest(winners & state.trumps)
        if state.worth > 0:
            free = winners & ~state.trumps & ~BRISCAS
            free &= ~self.keepers(state, state.hands[state.turn], unseen)
            if free != 0:
                return choosing.strongest(free)
        return self.give(state, choosing, legal, unseen)

    def give(self, state: GuinoteState, choosing: CardPicker, legal: i64, unseen: i64) -> i64:
        """The card that costs least: no points, no trumps, no half of a cante."""
        poor = legal & POOR & ~state.trumps
        if poor != 0:
            return choosing.weakest(poor)
        figures = legal & ~BRISCAS & ~state.trumps
        free = figures & ~self.keepers(state, state.hands[state.turn], unseen)
        if free != 0:
            return choosing.weakest(free)
        if legal & POOR != 0:
            return lowest(legal & POOR)
        if figures != 0:
            return choosing.weakest(figures)
        return choosing.weakest(legal)
