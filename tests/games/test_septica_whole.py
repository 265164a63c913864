"""Septica as a table sees it, and whole deals held against the rules told a second time."""

import pytest

from helpers import hands, make_game, tape, told
from vaza.core.cards import count, members
from vaza.core.chance import RecordedSource, Rng, SeededTape
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner

EVERY_TABLE = [
    (variants, eights, passing)
    for variants in ((), ("speed",), ("pairs",), ("speed", "pairs"))
    for eights in ("mod3", "never")
    for passing in ("keeps", "plays")
]


def sitting_with(order: str) -> MatchRunner:
    game = make_game("septica")
    return MatchRunner(game, RecordedSource([tape(game), tape(game, order)]))


@pytest.mark.rule("SEP-3.2", "SEP-3.4", "SEP-3.5")
def test_the_table_asks_and_tells() -> None:
    runner = sitting_with("9♥ 10♦ A♦ J♦ K♥ Q♦ 10♥ K♦")
    runner.deal()
    asked = []
    for action in ("10♥", "10♦", "pass", "stop"):
        turn = int(runner.state.turn) if runner.state else -1
        asked.append(runner.view(turn).question.topic)
        runner.play(turn, action)
    assert asked == ["lead", "answer", "answer", "continue"]
    assert told(runner) == ["TRICK_TAKEN"]
    assert runner.history[-1].notes[0].args == {"seat": "1", "points": "2"}
    view = runner.view(0)
    assert ([(each.seat, view.write(each.card)) for each in view.last_trick], view.last_taker) == (
        [(0, "10♥"), (1, "10♦")],
        1,
    )
    assert (view.deal_points, view.won, view.phase) == ([0, 2], [0, 1], "play")


def test_a_view_shows_why_a_card_may_not_be_played() -> None:
    runner = sitting_with("9♥ 10♦ A♦ 8♦ K♥ 7♦ 10♥ 9♦")
    runner.deal()
    runner.play(0, "9♥")
    view = runner.view(1)
    assert {view.write(action) for action in members(view.legal)} == {"7♦", "9♦", "pass"}
    assert {view.write(card): (why.code, why.rule) for card, why in view.reasons.items()} == {
        "10♦": ("DOES_NOT_BEAT", "SEP-4.4"),
        "8♦": ("EIGHT_DOES_NOT_BEAT", "SEP-4.3"),
    }


@pytest.mark.parametrize("viewer", [0, -1])
def test_views_do_not_depend_on_hidden_cards(viewer: int) -> None:
    mine = "9♥ {} 9♦ {} K♥ {} Q♥ {}"
    one = sitting_with(mine.format("10♦", "J♦", "Q♦", "K♦"))
    other = sitting_with(mine.format("7♣", "7♦", "9♣", "8♠") + " A♣ A♦ A♠")
    one.deal()
    other.deal()
    for seat, action in [(0, "9♥"), (1, "pass"), (0, "9♦"), (1, "pass")]:
        assert one.view(viewer).data() == other.view(viewer).data()
        one.play(seat, action)
        other.play(seat, action)
    assert one.view(viewer).data() == other.view(viewer).data()
    assert one.view(1).data() != other.view(1).data()


def test_a_spectator_sees_no_hand() -> None:
    runner = sitting_with("")
    runner.deal()
    view = runner.view(-1)
    assert (view.hand, view.legal, view.reasons, view.sizes, view.stock) == (0, 0, {}, [4, 4], 24)


class Retold:
    """The trick as the rules tell it, in notation: what beats, who is active, what may be done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards: list[str] = []
        self.leader = self.active = self.seat = 0

    def beats(self, card: str) -> bool:
        eight = card[:-1] == "8" and len(self.cards) % 3 == 0 and self.game.choice_value("eights") == "mod3"
        return eight or card[:-1] in ("7", self.cards[0][:-1])

    def allowed(self, hand: list[str]) -> set[str]:
        if not self.cards:
            return set(hand)
        beating = {card for card in hand if self.beats(card)}
        if self.game.choice_value("pass") == "keeps":
            return beating | {"stop" if self.seat == self.active else "pass"}
        if self.seat != self.leader:
            return set(hand)
        return {"stop"} if self.seat == self.active else beating | {"stop"}

    def follow(self, action: str) -> None:
        if action != "pass":
            if not self.cards:
                self.leader = self.active = self.seat
            elif self.beats(action):
                self.active = self.seat
            self.cards.append(action)
        self.seat = (self.seat + 1) % self.game.seats

    def end(self, sizes: list[int]) -> None:
        self.cards = []
        order = [(self.active + step) % self.game.seats for step in range(self.game.seats)]
        self.seat = next((seat for seat in order if sizes[seat]), -1)


@pytest.mark.rule("SEP-3.4", "SEP-4.4", "SEP-5.4", "SEP-7.3", "SEP-8.3")
@pytest.mark.parametrize(("variants", "eights", "passing"), EVERY_TABLE)
def test_whole_deals_follow_the_rules(variants: tuple[str, ...], eights: str, passing: str) -> None:
    game = make_game("septica", variants=variants, options={"eights": eights, "pass": passing})
    full = 3 if "speed" in variants else 4
    for seed in range(4):
        rng = Rng(seed)
        state = game.deal(game.start(tape(game)), SeededTape(32, rng))
        retold = Retold(game)
        while state.turn >= 0:
            assert state.turn == retold.seat
            allowed = {game.write(action) for action in members(state.legal())}
            assert allowed == retold.allowed(hands(game, state)[retold.seat].split())
            action = game.timeout(state, rng)
            state.play(retold.seat, action)
            if game.write(action) != "stop":
                retold.follow(game.write(action))
                continue
            assert state.taker == retold.active
            sizes = [len(hand.split()) for hand in hands(game, state)]
            assert state.stock == 0 or sizes == [full] * game.seats
            assert passing == "keeps" or len(set(sizes)) == 1, "where everyone plays, hands stay equal"
            retold.end(sizes)
        assert retold.seat == -1
        assert state.points(0) + state.points(1) == 8
        assert count(state.piles[0] | state.piles[1]) == 32
