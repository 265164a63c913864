"""A game in plain Python is played by the engine's own search, compiled or not."""

from __future__ import annotations

from vaza.bots.kernel.playout import random_playout, random_playouts
from vaza.core.cards import bit, french_deck
from vaza.core.chance import RandomTape, Rng, SeededSource, SeededTape
from vaza.core.game import Game, deal_packets
from vaza.core.match import Match, ScoreCell, ScoreRow
from vaza.core.match_runner import MatchRunner
from vaza.core.options import GameSpec, flag_option
from vaza.core.state import Refusal, State
from vaza.core.tricks import follow, play_to_trick, win
from vaza.core.view import Question

SPEC = GameSpec("short", "Short", "PT", "SHO", (2,), 2, True, False, (flag_option("nothing"),), {})


class ShortState(State):
    """Two players, three cards each, follow suit, most tricks."""

    def __init__(self, dealer: int) -> None:
        super().__init__(french_deck(["2", "3", "4"], {}), 2, 2, dealer, 2)

    def legal(self) -> int:
        return follow(self.hands[self.turn], self.led) if self.turn >= 0 else 0

    def apply(self, action: int) -> None:
        self.place_card(action)
        if self.laid < 2:
            self.turn = 1 - self.turn
        else:
            win(self, self.best)

    def place_card(self, card: int) -> None:
        play_to_trick(self, card)

    def copy(self) -> ShortState:
        twin = ShortState(self.dealer)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        self.copy_common(other)

    def points(self, side: int) -> int:
        return int(self.won[side])

    def turn_rule(self) -> str:
        return "SHO-1.1"

    def forbidding_rule(self, seat: int, action: int) -> Refusal:
        return Refusal("MUST_FOLLOW_SUIT", "SHO-1.2", {})


class Short(Game):
    """The game around it: one deal makes a match."""

    def __init__(self) -> None:
        super().__init__(SPEC, french_deck(["2", "3", "4"], {}), [], 2, 2, (), {"nothing": False})

    def start(self, chance: RandomTape) -> Match:
        return Match(2, 2, chance.draw(0, 2))

    def deal(self, match: Match, chance: RandomTape) -> State:
        state = ShortState(match.dealer)
        deal_packets(state, chance.deck_order(0), 0, 1 - match.dealer, 3, 1)
        state.turn = 1 - match.dealer
        return state

    def score(self, match: Match, state: State) -> Match:
        after = Match(2, 2, 1 - match.dealer)
        after.carry_over(match)
        after.scores = [match.scores[side] + state.points(side) for side in range(2)]
        after.winners = [0 if after.scores[0] > after.scores[1] else 1]
        return after

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
        return ScoreRow(
            after.deals, [ScoreCell(after.scores[side], state.points(side), [], {}) for side in range(2)], []
        )

    def question(self, state: State) -> Question:
        return Question("card", "card")

    def phase_name(self, state: State) -> str:
        return "play"


def dealt(seed: int = 3) -> State:
    return Short().deal(Match(2, 2, 0), SeededTape(12, Rng(seed)))


def test_the_kernel_plays_it() -> None:
    assert random_playouts(dealt(), 50, Rng(1)) == 300
    state = dealt()
    assert random_playout(state, Rng(1)) == 6
    assert state.points(0) + state.points(1) == 3


def test_every_result_is_reached_at_random() -> None:
    found = set()
    for seed in range(60):
        state = dealt(seed)
        random_playout(state, Rng(seed))
        found.add((state.points(0), state.points(1)))
    assert found == {(0, 3), (1, 2), (2, 1), (3, 0)}


def test_refusals_and_views_come_with_the_base() -> None:
    state = dealt()
    led = next(card for card in range(12) if state.hands[state.turn] & bit(card))
    state.play(state.turn, led)
    refused = [state.refusal_for(int(state.turn), card) for card in range(12)]
    assert all(why is None or why.rule.startswith("SHO") for why in refused)
    assert state.refusal_for(1 - int(state.turn), led) == Refusal("NOT_YOUR_TURN", "SHO-1.1", {"turn": str(state.turn)})


def test_a_sitting_plays_a_match_of_it() -> None:
    runner = MatchRunner(Short(), SeededSource(5))
    state = runner.deal()
    while state.turn >= 0:
        view = runner.view(state.turn)
        runner.play(state.turn, next(card for card in range(12) if view.legal & bit(card)))
    assert runner.over
    assert sum(runner.match.scores) == 3
    assert len(runner.view(-1).history) == 7
