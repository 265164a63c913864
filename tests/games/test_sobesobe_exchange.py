"""SobeSobe's three more cards, its exchange, and time-outs."""

import pytest
from sobesobe_rounds import ALL_BLIND, ALL_TRUMPS, PAIRS, dealt, sat_down, say, sobe

from helpers import accepted, hands, legal, play, refusal
from vaza.core.cards import count
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.core.state import State


@pytest.mark.rule("SOB-5.1")
def test_three_more_cards_go_to_those_who_play() -> None:
    game = sobe(4)
    state = dealt(game, PAIRS + " 2♥ 3♥ 4♥ 2♦ 3♦ 4♦ 2♣ 3♣ 4♣", dealer=0)
    play(game, state, "wait", "trump ♦", "out", "in", "in")
    assert hands(game, state) == ["4♣ 3♣ 2♣ A♠ 7♠", "A♥ 7♥ 4♥ 3♥ 2♥", "A♦ 7♦", "4♦ 3♦ 2♦ A♣ 7♣"]


@pytest.mark.rule("SOB-5.2")
@pytest.mark.parametrize(
    ("decisions", "order"),
    [(["in", "in", "in"], [2, 3, 0, 1]), (["out", "in", "out"], [2, 0]), (["in", "out", "out"], [2, 3])],
)
def test_exchange_goes_round_from_the_party_player(decisions: list[str], order: list[int]) -> None:
    game = sobe(4)
    state = dealt(game, dealer=1)
    play(game, state, "wait", "trump ♠", *decisions)
    turns = []
    while game.phase_name(state) == "exchange":
        turns.append(int(state.turn))
        play(game, state, "done")
    assert turns == order
    assert state.turn == 2


def exchanging(*orders: str, **options: object) -> tuple[Game, State]:
    """Two players about to exchange, spades being trump."""
    game = sobe(2, **options)
    state = dealt(game, *orders)
    play(game, state, "wait", "trump ♠")
    return game, state


TWO_HANDS = "2♥ 4♥ 2♦ 4♦ 6♥ Q♥ 7♥ 6♦ Q♦ 7♦"


@pytest.mark.rule("SOB-5.3")
def test_discards_are_marked_in_ascending_order_up_to_three() -> None:
    game, state = exchanging(TWO_HANDS, "")
    assert legal(game, state) == {"2♥", "4♥", "6♥", "Q♥", "7♥", "done"}
    play(game, state, "4♥")
    assert legal(game, state) == {"6♥", "Q♥", "7♥", "done"}
    for card in ("2♥", "4♥"):
        assert refusal(game, state, 0, card) == ("MARK_IN_ORDER", "SOB-5.3")
    play(game, state, "6♥", "Q♥")
    assert legal(game, state) == {"done"}
    assert refusal(game, state, 0, "7♥") == ("THREE_AT_MOST", "SOB-5.3")
    assert hands(game, state)[0] == "7♥ Q♥ 6♥ 4♥ 2♥"


@pytest.mark.rule("SOB-5.3")
@pytest.mark.parametrize("marks", [[], ["2♥"], ["2♥", "7♥"], ["2♥", "4♥", "6♥"]])
def test_any_number_from_none_to_three_may_be_exchanged(marks: list[str]) -> None:
    game, state = exchanging(TWO_HANDS, "")
    play(game, state, *marks, "done")
    kept = {"2♥", "4♥", "6♥", "Q♥", "7♥"} - set(marks)
    assert set(hands(game, state)[0].split()) >= kept
    assert len(hands(game, state)[0].split()) == 5
    assert not set(hands(game, state)[0].split()) & set(marks)
    assert state.turn == 1


@pytest.mark.rule("SOB-5.3")
def test_discards_are_face_down_but_their_number_is_public() -> None:
    runner = sat_down(sobe(2), TWO_HANDS + " A♣ K♣", "")
    say(runner, "wait", "trump ♠", "2♥", "4♥")
    assert runner.view(1).sizes == [5, 5]
    say(runner, "done")
    for seat in (1, -1):
        seen = str(runner.view(seat).data())
        assert not any(card in seen for card in ("2♥", "4♥", "A♣", "K♣"))
        assert "exchanged 2" in runner.view(seat).marks[0]
    assert "2♥" in str(runner.view(0).data()["history"])
    assert runner.view(0).data()["hand"] == ["7♥", "Q♥", "6♥", "A♣", "K♣"]
    assert runner.history[-1].notes[0].code == "EXCHANGED"
    assert runner.history[-1].notes[0].args == {"seat": "0", "cards": "2"}


@pytest.mark.rule("SOB-5.4")
def test_one_draws_first_and_then_the_discards_are_shuffled_in() -> None:
    game, state = exchanging(TWO_HANDS + " A♣ 2♣", "2♥ 3♣ 4♥", "")
    play(game, state, "2♥", "4♥", "done")
    assert hands(game, state)[0] == "7♥ Q♥ 6♥ A♣ 2♣"
    assert count(state.stock) == 30
    play(game, state, "2♦", "4♦", "6♦", "done")
    assert hands(game, state)[1] == "4♥ 2♥ 7♦ Q♦ 3♣"
    assert count(state.stock) == 30


@pytest.mark.rule("SOB-5.4")
def test_nothing_is_shuffled_when_nothing_was_discarded() -> None:
    game, state = exchanging(TWO_HANDS + " A♣ 2♣", "K♠ J♠")
    play(game, state, "done", "2♦", "4♦", "done")
    assert hands(game, state)[1] == "7♦ Q♦ 6♦ A♣ 2♣"


@pytest.mark.rule("SOB-5.4", "SOB-5.5")
@pytest.mark.parametrize(("discards", "stock"), [("return", [15] * 5), ("dead", [12, 9, 6, 3, 0])])
def test_the_stock_never_runs_short(discards: str, stock: list[int]) -> None:
    game = sobe(5, discards=discards)
    state = dealt(game, *[""] * 6)
    play(game, state, "blind ♣")
    left = []
    for _ in range(5):
        cards = [game.read(card) for card in hands(game, state)[int(state.turn)].split()]
        play(game, state, *[game.write(card) for card in sorted(cards)[:3]], "done")
        left.append(count(state.stock))
    assert left == stock
    assert game.phase_name(state) == "play"


@pytest.mark.rule("SOB-5.5")
def test_dead_discards_never_come_back() -> None:
    game, state = exchanging(TWO_HANDS + " A♣ 2♣ 3♣", discards="dead")
    play(game, state, "2♥", "4♥", "done", "2♦", "done")
    assert hands(game, state) == ["7♥ Q♥ 6♥ A♣ 2♣", "7♦ Q♦ 6♦ 4♦ 3♣"]
    assert game.deck.write_all(state.gone) == "4♥ 2♥ 2♦"


@pytest.mark.rule("SOB-5.6")
@pytest.mark.parametrize(("marks", "chosen"), [([], "done"), (["2♥"], "none"), (["2♥", "4♥", "6♥"], "none")])
def test_a_time_out_exchanges_nothing(marks: list[str], chosen: str) -> None:
    game, state = exchanging(TWO_HANDS)
    play(game, state, *marks)
    action = game.write(game.timeout(state, Rng(1)))
    assert action == chosen
    play(game, state, action)
    assert hands(game, state)[0] == "7♥ Q♥ 6♥ 4♥ 2♥"
    assert state.turn == 1
    assert legal(game, state) == {"2♦", "4♦", "6♦", "Q♦", "7♦", "done"}


@pytest.mark.rule("SOB-5.6")
def test_giving_up_is_possible_only_once_cards_are_marked() -> None:
    game, state = exchanging(TWO_HANDS)
    assert "none" not in accepted(game, state, 0)
    assert refusal(game, state, 0, "none") == ("NOT_NOW", "SOB-5.6")
    play(game, state, "4♥")
    assert accepted(game, state, 0) == {"6♥", "Q♥", "7♥", "done", "none"}
    assert "none" not in legal(game, state)
    assert accepted(game, state, 1) == set()


@pytest.mark.rule("SOB-5.6")
@pytest.mark.parametrize(
    ("calls", "options"),
    [
        ([], ALL_BLIND),
        (["wait"], ALL_TRUMPS),
        (["wait", "trump ♦"], {"in", "out"}),
        (["wait", "trump ♦", "out", "out", "keep", "out"], {"in"}),
    ],
)
def test_elsewhere_a_time_out_is_any_legal_action(calls: list[str], options: set[str]) -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, *calls)
    assert {game.write(game.timeout(state, Rng(seed))) for seed in range(60)} == options
