"""SobeSobe: what is asked, shown and kept secret; and rules that must hold for every trump suit."""

import pytest
from sobesobe_rounds import PAIRS, SUITS, dealt, sat_down, say, sobe

from helpers import legal, play, refusal, with_game

ORDERS = (PAIRS, "", "", "", "")


@pytest.mark.rule("SOB-6.6", "SOB-6.7")
@pytest.mark.parametrize("trump", SUITS)
def test_the_ace_of_any_trump_suit_is_forced(trump: str) -> None:
    other = "♦" if trump != "♦" else "♠"
    head = f"game: sobesobe\nplayers: 3\ntrump: {trump}\n"
    game, state = with_game(head + f"hand: A{trump} 2{trump} A{other}")
    assert legal(game, state) == {f"A{trump}"}
    assert refusal(game, state, 0, f"A{other}") == ("MUST_PLAY_ACE_OF_TRUMP", "SOB-6.6")
    game, state = with_game(head + f"trick: 3{trump}\nhand: A{trump} 2{trump} A{other}")
    assert legal(game, state) == {f"A{trump}"}
    assert refusal(game, state, 1, f"2{trump}") == ("MUST_PLAY_ACE_OF_TRUMP", "SOB-6.7")
    game, state = with_game(head + f"trick: Q{trump}\nhand: K{trump} 2{trump} A{other}")
    assert legal(game, state) == {f"K{trump}"}


@pytest.mark.rule("SOB-4.8")
def test_only_the_very_last_decider_is_forced_even_if_that_is_seat_0() -> None:
    game = sobe()
    state = dealt(game, PAIRS, dealer=0)
    play(game, state, "wait", "trump ♦", "out", "out", "out", "keep", "out")
    assert state.turn == 3
    assert legal(game, state) == {"in", "out"}
    play(game, state, "out")
    assert state.turn == 0
    assert legal(game, state) == {"in"}


@pytest.mark.rule("SOB-5.4")
def test_every_exchange_shuffles_anew() -> None:
    game = sobe(2)
    first = "2♥ 3♥ 2♦ 3♦ 4♥ 5♥ 6♥ 4♦ 5♦ 6♦ A♠"
    state = dealt(game, first, "A♣ 7♣", "K♣ Q♣", "")
    play(game, state, "blind ♠", "2♥", "done")
    assert state.shuffle == 1
    play(game, state, "2♦", "3♦", "done")
    assert state.shuffle == 2
    assert list(state.order)[:2] == [game.read("K♣"), game.read("Q♣")]


@pytest.mark.rule("SOB-2.2", "SOB-4.1", "SOB-5.3")
def test_marks_at_the_seats() -> None:
    runner = sat_down(sobe(), *ORDERS)
    assert runner.view(0).marks == [["party"], [], [], ["dealer"]]
    say(runner, "wait", "trump ♦", "in", "out", "in")
    assert runner.view(0).marks == [["party", "in"], ["in"], ["out"], ["dealer", "in"]]
    say(runner, "done")
    assert runner.view(0).marks[0] == ["party", "in", "exchanged 0"]


@pytest.mark.rule("SOB-5.3")
def test_questions() -> None:
    runner = sat_down(sobe(), *ORDERS)
    asked = []
    for action in ("wait", "trump ♦", "in", "in", "in", "done", "done", "done", "done"):
        view = runner.view(0)
        asked.append((view.question.kind, view.question.topic))
        say(runner, action)
    assert asked[:3] == [("suit", "blind"), ("suit", "name"), ("choice", "decide")]
    assert set(asked[5:]) == {("cards", "exchange")}
    question = runner.view(0).question
    assert (question.kind, question.topic) == ("card", "card")
    runner = sat_down(sobe(2), *ORDERS)
    say(runner, "blind ♦")
    assert (runner.view(0).question.low, runner.view(0).question.high) == (0, 3)


@pytest.mark.rule("SOB-5.3")
def test_discards_are_secret_and_cards_of_a_trick_are_not() -> None:
    runner = sat_down(sobe(2), *ORDERS)
    state = runner.state
    assert state is not None
    say(runner, "blind ♦")
    cards = [runner.game.write(card) for card in range(40) if state.hands[0] >> card & 1]
    say(runner, cards[0], cards[1])
    mine, theirs = runner.view(0), runner.view(1)
    assert [mine.write(event.action) for event in mine.history[1:]] == ["blind ♦", cards[0], cards[1]]
    assert [theirs.write(event.action) for event in theirs.history[1:]] == ["blind ♦"]
    say(runner, "done", "done")
    lead = sorted(legal(runner.game, state))[0]
    say(runner, lead)
    last = runner.view(1).history[-1]
    assert (runner.game.write(last.action), last.topic, last.secret) == (lead, "card", False)


@pytest.mark.rule("SOB-4.7")
def test_that_nobody_joined_is_told_with_who_decided_last() -> None:
    runner = sat_down(sobe(), *ORDERS)
    say(runner, "wait", "trump ♦", "out", "out", "out")
    note = runner.history[-1].notes[0]
    assert (note.code, note.args) == ("NOBODY_JOINED", {"seat": "3"})
