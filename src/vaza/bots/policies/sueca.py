"""Sueca without thinking: load the partner's trick, never cut it, win what is worth winning."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.policies.choosing import CardPicker
from vaza.bots.policies.race import winning_chance
from vaza.core.cards import count, lowest
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View
from vaza.games.sueca.deal import CHOOSE, METHOD_A, PENTE, SuecaState
from vaza.games.sueca.match import Sueca, SuecaMatch

STEPS: Final = {1: 0.8, 2: 0.16, 4: 0.04}
MARGIN: Final = 0.08
"""What all 120 points are worth beside the match points."""
ACE: Final = 9
SEVEN: Final = 8


@final
class SuecaPolicy(Policy):
    """The rules of thumb of a partnership."""

    choosing: CardPicker | None
    side: i64
    worth: vec[i64]
    """The value of every count of points, twice: with all tricks won, and with one lost."""
    known: dict[tuple[int, ...], vec[i64]]

    def __init__(self) -> None:
        super().__init__()
        self.off_policy_rate = 250
        self.choosing = None
        self.side = 0
        self.worth = vec[i64]()
        self.known = {}

    def prepare(self, game: Game, view: View) -> None:
        """What each result of this deal would make of the match."""
        assert isinstance(game, Sueca)
        if self.choosing is None:
            self.choosing = CardPicker(game.deck)
        side = view.seat % 2
        self.side = side
        factor = view.public_facts["factor"][0]
        standing = (view.scores[side], view.scores[1 - side], factor)
        if standing not in self.known:
            self.known[standing] = result_values(game, standing[0], standing[1], factor)
        self.worth = self.known[standing]

    def evaluate(self, state: State, seat: i64) -> i64:
        """The chance in the match, and a little for every point."""
        side = self.side
        lost: i64 = 0
        if state.won[1 - side] + state.won[3 - side] > 0:
            lost = 121
        points = min(state.counted[side], 120)  # a card forgotten may be won a second time
        worth = self.worth[points + lost]
        if seat & 1 != side:
            return ONE - worth
        return worth

    def act(self, state: State, rng: Rng) -> i64:
        """Lead, load, win or give little."""
        legal = state.legal()
        if legal & (legal - 1) == 0:
            return lowest(legal)
        assert isinstance(state, SuecaState)
        if state.phase == CHOOSE:
            return METHOD_A
        choosing = self.choosing
        assert choosing is not None
        unseen = state.deck.all & ~(
            state.hands[state.turn] | state.gone | state.piles[0] | state.piles[1] | state.table
        )
        if state.laid == 0:
            return self.lead(state, choosing, unseen)
        winners = legal & state.beats
        if state.laid == 3:
            if state.best == state.turn ^ 2:
                return self.load(state, choosing, legal)
            return self.last(state, choosing, legal, winners)
        return self.middle(state, choosing, legal, winners, unseen)

    def lead(self, state: SuecaState, choosing: CardPicker, unseen: i64) -> i64:
        """Sure tricks first, trumps when strong in them, else a low card that gives nothing away."""
        hand = state.hands[state.turn]
        bosses = choosing.bosses(hand, unseen)
        out = unseen & state.trumps
        plain = hand & ~state.trumps
        mine = hand & state.trumps
        if out == 0:
            if bosses & plain != 0:
                return choosing.strongest(bosses & plain)
        else:
            best: i64 = -1
            most: i64 = 1
            for suit in range(4):
                found = bosses & plain & choosing.suits[suit]
                left = count(unseen & choosing.suits[suit])
                if found != 0 and left > most:
                    most = left
                    best = choosing.strongest(found)
            if best >= 0:
                return best
            if bosses & mine != 0 and count(mine) >= count(out):
                return choosing.strongest(bosses & mine)
        if plain != 0:
            poor = plain & ~(choosing.columns[ACE] | choosing.columns[SEVEN])
            if poor != 0:
                return choosing.weakest(poor)
            if mine != 0:
                return choosing.weakest(mine)
            return choosing.weakest(plain)
        return choosing.weakest(hand)

    def load(self, state: SuecaState, choosing: CardPicker, legal: i64) -> i64:
        """Give the partner's trick the most points, but keep trumps."""
        plain = legal & ~state.trumps
        if plain == 0:
            modest = legal & ~(choosing.columns[ACE] | choosing.columns[SEVEN])
            if modest != 0:
                return choosing.strongest(modest)
            return choosing.weakest(legal)
        sevens = plain & choosing.columns[SEVEN]
        if sevens != 0:
            return choosing.of_shortest(sevens, plain)
        return choosing.strongest(plain)

    def last(self, state: SuecaState, choosing: CardPicker, legal: i64, winners: i64) -> i64:
        """Take the trick from the rivals if it can be had for its worth."""
        if winners == 0:
            return self.give(state, choosing, legal)
        plain = winners & ~state.trumps
        if plain != 0:
            sevens = plain & choosing.columns[SEVEN]
            if sevens != 0:
                return lowest(sevens)
            return choosing.strongest(plain)
        cheap = choosing.weakest(winners)
        if state.led == state.trumps or state.worth >= 3:
            return cheap
        return self.give(state, choosing, legal)

    def middle(self, state: SuecaState, choosing: CardPicker, legal: i64, winners: i64, unseen: i64) -> i64:
        """With others still to play: load what is safe, win what can be kept."""
        behind = count(unseen & state.led)
        in_suit = winners & state.led
        if state.best == state.turn ^ 2:
            if self.is_safe(state, unseen, behind):
                return self.load(state, choosing, legal)
            bosses = choosing.bosses(in_suit & ~state.trumps, unseen)
            if bosses != 0:
                return choosing.strongest(bosses)
            return self.give(state, choosing, legal)
        if in_suit != 0:
            return self.contest(state, choosing, legal, in_suit, unseen)
        if winners != 0:
            return choosing.weakest(winners)
        return self.give(state, choosing, legal)

    def is_safe(self, state: SuecaState, unseen: i64, behind: i64) -> bool:
        """Whether the best card of the trick will most likely stay the best."""
        if unseen & state.beats & state.led != 0:
            return False
        return state.led == state.trumps or unseen & state.trumps == 0 or behind >= 5 - state.laid

    def contest(self, state: SuecaState, choosing: CardPicker, legal: i64, in_suit: i64, unseen: i64) -> i64:
        """A rival's card can be beaten in its suit: with a boss, or with what is no seven."""
        trumps_led = state.led == state.trumps
        bosses = choosing.bosses(in_suit, unseen)
        if bosses != 0 and (trumps_led or count(unseen & state.led) >= 4 - state.laid):
            if trumps_led and state.worth < 4 and state.laid < 2:
                return self.give(state, choosing, legal)
            return choosing.weakest(bosses)
        modest = in_suit & ~choosing.columns[SEVEN]
        if modest != 0:
            return choosing.strongest(modest)
        return self.give(state, choosing, legal)

    def give(self, state: SuecaState, choosing: CardPicker, legal: i64) -> i64:
        """The card that costs least: no points, no trumps."""
        plain = legal & ~state.trumps
        poor = plain & ~(choosing.columns[ACE] | choosing.columns[SEVEN])
        if poor != 0:
            return choosing.weakest(poor)
        trumps = legal & state.trumps & ~(choosing.columns[ACE] | choosing.columns[SEVEN])
        if trumps != 0:
            return choosing.weakest(trumps)
        return choosing.weakest(legal)


def result_values(game: Sueca, mine: int, theirs: int, factor: int) -> vec[i64]:
    """What every result is worth to a side with this standing: a won deal and a lost one are about ONE apart."""
    match = SuecaMatch(0, factor)
    match.scores = [mine, theirs]
    state = SuecaState(game.deck, 0, game.deck.suit_sets, 0, False)
    now = winning_chance(mine, theirs, PENTE, STEPS)
    up = winning_chance(mine + 1, theirs, PENTE, STEPS)
    down = winning_chance(mine, theirs + 1, PENTE, STEPS)
    found = []
    for lost in range(2):
        for points in range(121):
            state.counted[0] = points
            state.counted[1] = 120 - points
            state.won[0] = 10 - lost if points > 0 else 0
            state.won[1] = lost if points > 0 else 10
            after = game.score(match, state).scores
            chance = winning_chance(after[0], after[1], PENTE, STEPS)
            found.append(int(ONE * (0.5 + (chance - now) / (up - down) + MARGIN * (points - 60) / 120)))
    return vec[i64](found)
