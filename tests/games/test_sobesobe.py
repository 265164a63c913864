"""SobeSobe before the exchange: table, deal, trump, decisions."""

import pytest
from sobesobe_rounds import ALL_BLIND, ALL_TRUMPS, PAIRS, SUITS, dealt, sat_down, say, sobe

from helpers import hands, legal, play, refusal, tape, told
from vaza.core.cards import count, members
from vaza.core.errors import OptionError

# Table and cards


@pytest.mark.rule("SOB-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_each_alone(players: int) -> None:
    game = sobe(players)
    assert (game.seats, game.sides) == (players, players)


@pytest.mark.rule("SOB-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(OptionError, match="BAD_PLAYERS"):
        sobe(players)


@pytest.mark.rule("SOB-1.2")
def test_the_turn_goes_to_the_right() -> None:
    game = sobe(4)
    assert not game.spec.clockwise
    state = dealt(game, dealer=1)
    play(game, state, "wait", "trump ♦")
    turns = []
    while game.phase_name(state) == "decide":
        turns.append(int(state.turn))
        play(game, state, "in")
    assert turns == [3, 0, 1]


@pytest.mark.rule("SOB-1.3")
def test_the_deck_has_no_eights_nines_or_tens() -> None:
    deck = sobe().deck
    names = {deck.write(card) for card in range(int(deck.size))}
    assert names == {rank + suit for rank in "A234567JQK" for suit in SUITS}


@pytest.mark.rule("SOB-1.5")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_starts_at_twenty(players: int) -> None:
    game = sobe(players)
    assert game.start(tape(game, lots=(0,))).scores == [20] * players


# Dealing


@pytest.mark.rule("SOB-2.1")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_the_first_dealer_is_drawn_by_lot(lot: int) -> None:
    game = sobe(3)
    assert game.start(tape(game, lots=(lot,))).dealer == lot


@pytest.mark.rule("SOB-2.2")
@pytest.mark.parametrize(("dealer", "party"), [(0, 1), (1, 2), (2, 0)])
def test_the_party_player_sits_after_the_dealer(dealer: int, party: int) -> None:
    state = dealt(sobe(3), dealer=dealer)
    assert (state.dealer, state.turn) == (dealer, party)


@pytest.mark.rule("SOB-2.3", "SOB-3.1")
def test_no_card_is_dealt_before_the_first_call() -> None:
    game = sobe(4)
    state = dealt(game, PAIRS)
    assert hands(game, state) == [""] * 4
    assert count(state.stock) == 40


@pytest.mark.rule("SOB-2.3")
@pytest.mark.parametrize("call", ["wait", "blind ♠"])
def test_two_cards_each_from_the_party_player_with_the_dealer_last(call: str) -> None:
    game = sobe(4)
    state = dealt(game, PAIRS, dealer=1)
    play(game, state, call)
    assert hands(game, state) == ["A♣ 7♣", "A♠ 7♠", "A♥ 7♥", "A♦ 7♦"]


# Trump


@pytest.mark.rule("SOB-3.1")
def test_the_round_opens_with_a_blind_suit_or_wait() -> None:
    game = sobe()
    assert legal(game, dealt(game)) == ALL_BLIND


@pytest.mark.rule("SOB-3.2")
@pytest.mark.parametrize(
    ("calls", "said"),
    [
        (["blind ♥"], "COPAS_AS_ESCURAS"),
        (["blind ♠"], "BLIND_TRUMP"),
        (["wait", "trump ♥"], "TRUMP_NAMED"),
    ],
)
@pytest.mark.parametrize("double", ["hearts", "spades"])
def test_only_blind_hearts_are_copas_as_escuras(calls: list[str], said: str, double: str) -> None:
    runner = sat_down(sobe(double_suit=double), PAIRS)
    say(runner, *calls)
    assert told(runner) == [said]


@pytest.mark.rule("SOB-3.3")
def test_who_waited_names_any_suit_after_two_cards() -> None:
    game = sobe()
    state = dealt(game, PAIRS)
    play(game, state, "wait")
    assert (state.turn, legal(game, state)) == (0, ALL_TRUMPS)
    assert hands(game, state)[0] == "A♥ 7♥"


@pytest.mark.rule("SOB-3.4", "SOB-3.5")
@pytest.mark.parametrize(
    ("suit", "seen", "blind"),
    [("♥", "2", "4"), ("♦", "1", "2"), ("♣", "1", "2"), ("♠", "1", "2")],
)
def test_what_a_trick_is_worth(suit: str, seen: str, blind: str) -> None:
    for calls, value in ((["wait", f"trump {suit}"], seen), ([f"blind {suit}"], blind)):
        runner = sat_down(sobe(), PAIRS)
        say(runner, *calls)
        note = runner.history[-1].notes[0]
        assert (note.args["suit"], note.args["value"], note.args["seat"]) == (suit, value, "0")


@pytest.mark.rule("SOB-3.6")
@pytest.mark.parametrize("calls", [[], ["wait"]])
@pytest.mark.parametrize("seat", [1, 3])
def test_nobody_else_names_trump(calls: list[str], seat: int) -> None:
    game = sobe()
    state = dealt(game)
    play(game, state, *calls)
    for action in ("blind ♥", "trump ♥"):
        assert refusal(game, state, seat, action) == ("NOT_YOUR_TURN", "SOB-6.12")


@pytest.mark.rule("SOB-3.6")
@pytest.mark.parametrize("calls", [[], ["in", "in", "in"], ["in", "in", "in", "done", "done", "done", "done"]])
@pytest.mark.parametrize("action", ["trump ♥", "trump ♦", "blind ♥", "wait", "keep"])
def test_trump_is_final(calls: list[str], action: str) -> None:
    game = sobe()
    state = dealt(game)
    play(game, state, "wait", "trump ♦", *calls)
    assert refusal(game, state, int(state.turn), action) == ("TRUMP_IS_FINAL", "SOB-3.6")


# Decisions


@pytest.mark.rule("SOB-4.1")
def test_decisions_are_public_in_turn_and_the_dealer_decides_last() -> None:
    runner = sat_down(sobe(4), PAIRS)
    say(runner, "wait", "trump ♦")
    for seat, choice in ((1, "in"), (2, "out"), (3, "in")):
        assert runner.state is not None
        assert runner.state.turn == seat
        assert runner.view(seat).data()["legal"] == ["in", "out"]
        say(runner, choice)
        assert choice in runner.view(-1).marks[seat]
    assert runner.view(-1).phase == "exchange"
    seen = runner.view(0).data()["history"]
    assert isinstance(seen, list)
    assert [(event["seat"], event["action"]) for event in seen[-3:]] == [(1, "in"), (2, "out"), (3, "in")]


@pytest.mark.rule("SOB-4.2")
@pytest.mark.parametrize("suit", SUITS)
def test_the_party_player_is_in_without_being_asked(suit: str) -> None:
    runner = sat_down(sobe(3), PAIRS)
    say(runner, "wait", f"trump {suit}")
    assert runner.state is not None
    assert "in" in runner.view(1).marks[0]
    assert refusal(runner.game, runner.state, 0, "out")[0] in {"NOT_YOUR_TURN", "NOT_NOW"}


@pytest.mark.rule("SOB-4.3")
@pytest.mark.parametrize(("points", "asked"), [(1, 2), (4, 2), (5, 2), (6, 1), (20, 1), (59, 1)])
def test_five_points_or_fewer_must_play(points: int, asked: int) -> None:
    game = sobe(4)
    state = dealt(game, scores=[20, points, 20, 20])
    play(game, state, "wait", "trump ♠")
    assert state.turn == asked
    play(game, state, *["out"] * (4 - asked))
    assert game.phase_name(state) == ("exchange" if points <= 5 else "rename")


@pytest.mark.rule("SOB-4.4")
@pytest.mark.parametrize("calls", [["wait", "trump ♣"], ["blind ♣"]])
def test_clubs_oblige_everybody(calls: list[str]) -> None:
    game = sobe(5)
    state = dealt(game)
    play(game, state, *calls)
    assert game.phase_name(state) == "exchange"
    assert [len(hand.split()) for hand in hands(game, state)] == [5] * 5


@pytest.mark.rule("SOB-4.5")
@pytest.mark.parametrize(("sat", "asked"), [(0, 1), (1, 1), (2, 2)])
def test_after_two_rounds_out_in_a_row_one_must_play(sat: int, asked: int) -> None:
    game = sobe(4)
    state = dealt(game, sits=[0, sat, 0, 0])
    play(game, state, "wait", "trump ♦")
    assert state.turn == asked


@pytest.mark.rule("SOB-4.6")
@pytest.mark.parametrize("calls", [["blind ♥"], *(["wait", f"trump {suit}"] for suit in SUITS)])
def test_of_two_players_nobody_sits_out(calls: list[str]) -> None:
    game = sobe(2)
    state = dealt(game)
    play(game, state, *calls)
    assert game.phase_name(state) == "exchange"
    assert [len(hand.split()) for hand in hands(game, state)] == [5, 5]


@pytest.mark.rule("SOB-4.7")
@pytest.mark.parametrize(
    ("calls", "again", "value"),
    [
        (["blind ♥"], "keep", "4"),
        (["blind ♥"], "trump ♦", "1"),
        (["blind ♦"], "keep", "2"),
        (["blind ♠"], "trump ♥", "2"),
        (["wait", "trump ♥"], "keep", "2"),
        (["wait", "trump ♥"], "trump ♠", "1"),
    ],
)
def test_nobody_joins_and_the_decisions_restart_once(calls: list[str], again: str, value: str) -> None:
    runner = sat_down(sobe(3), PAIRS)
    say(runner, *calls, "out", "out")
    state = runner.state
    assert state is not None
    assert told(runner)[-1] == "NOBODY_JOINED"
    assert (state.turn, runner.view(0).phase) == (0, "rename")
    assert not any("out" in marks for marks in runner.view(1).marks)
    say(runner, again)
    assert runner.history[-1].notes[0].args["value"] == value
    assert (state.turn, runner.view(0).phase) == (1, "decide")
    assert hands(runner.game, state) == ["A♥ 7♥", "A♦ 7♦", "A♣ 7♣"]


@pytest.mark.rule("SOB-4.7")
def test_the_new_suit_must_be_another() -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, "blind ♥", "out", "out")
    assert legal(game, state) == {"keep", "trump ♦", "trump ♣", "trump ♠"}
    assert refusal(game, state, 0, "trump ♥") == ("ANOTHER_SUIT", "SOB-4.7")


@pytest.mark.rule("SOB-4.7")
@pytest.mark.parametrize("action", ["blind ♦", "wait", "in", "done"])
def test_a_restart_takes_a_suit_or_keep(action: str) -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, "blind ♥", "out", "out")
    assert refusal(game, state, 0, action) == ("NAME_TRUMP", "SOB-4.7")


@pytest.mark.rule("SOB-4.4", "SOB-4.7")
def test_renaming_to_clubs_obliges_everybody() -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, "wait", "trump ♠", "out", "out", "trump ♣")
    assert game.phase_name(state) == "exchange"
    assert [len(hand.split()) for hand in hands(game, state)] == [5, 5, 5]


@pytest.mark.rule("SOB-4.7")
@pytest.mark.parametrize("bound", [{"scores": [20, 20, 3]}, {"sits": [0, 0, 2]}])
def test_no_restart_while_somebody_must_play(bound: dict[str, list[int]]) -> None:
    game = sobe(3)
    state = dealt(game, **bound)
    play(game, state, "wait", "trump ♦", "out")
    assert game.phase_name(state) == "exchange"
    assert [len(hand.split()) for hand in hands(game, state)] == [5, 2, 5]


@pytest.mark.rule("SOB-4.8")
@pytest.mark.parametrize("call", ["keep", "trump ♠"])
def test_the_last_to_decide_must_come_in_the_second_time(call: str) -> None:
    game = sobe(4)
    state = dealt(game)
    play(game, state, "wait", "trump ♦", "out", "out")
    assert legal(game, state) == {"in", "out"}
    play(game, state, "out", call, "out")
    assert (state.turn, legal(game, state)) == (2, {"in", "out"})
    play(game, state, "out")
    assert (state.turn, legal(game, state)) == (3, {"in"})
    assert refusal(game, state, 3, "out") == ("MUST_PLAY_THIS_ROUND", "SOB-4.8")
    play(game, state, "in")
    assert game.phase_name(state) == "exchange"


@pytest.mark.rule("SOB-4.8")
def test_the_last_is_free_again_once_somebody_joined() -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, "wait", "trump ♦", "out", "out", "keep", "in")
    assert legal(game, state) == {"in", "out"}
    play(game, state, "out")
    assert [len(hand.split()) for hand in hands(game, state)] == [5, 5, 2]


@pytest.mark.rule("SOB-4.9")
def test_sitters_keep_their_two_cards_face_down_to_the_end() -> None:
    runner = sat_down(sobe(3), PAIRS, "A♦ 7♦ 2♥", "A♦ 7♦ 2♥")
    game, state = runner.game, runner.state
    assert state is not None
    say(runner, "wait", "trump ♠", "out", "in")
    while state.turn >= 0:
        assert hands(game, state)[1] == "A♦ 7♦"
        assert state.turn != 1
        runner.play(state.turn, members(state.legal())[0])
    seen = str([runner.view(seat).data() for seat in (-1, 0, 2)])
    assert "A♦" not in seen
    assert "7♦" not in seen


# Refusals that belong to a phase


@pytest.mark.parametrize(
    ("calls", "action", "why"),
    [
        pytest.param([], "trump ♥", ("BLIND_OR_WAIT", "SOB-3.1"), marks=pytest.mark.rule("SOB-3.1")),
        pytest.param([], "keep", ("BLIND_OR_WAIT", "SOB-3.1"), marks=pytest.mark.rule("SOB-3.1")),
        pytest.param([], "2♥", ("CARD_NOT_IN_HAND", "SOB-6.12"), marks=pytest.mark.rule("SOB-6.12")),
        pytest.param(["wait"], "blind ♥", ("NAME_TRUMP", "SOB-3.3"), marks=pytest.mark.rule("SOB-3.3")),
        pytest.param(["wait"], "wait", ("NAME_TRUMP", "SOB-3.3"), marks=pytest.mark.rule("SOB-3.3")),
        pytest.param(["wait"], "2♥", ("NAME_TRUMP", "SOB-3.3"), marks=pytest.mark.rule("SOB-3.3")),
        pytest.param(["blind ♠"], "done", ("IN_OR_OUT", "SOB-4.1"), marks=pytest.mark.rule("SOB-4.1")),
        pytest.param(["blind ♠"], "4♥", ("IN_OR_OUT", "SOB-4.1"), marks=pytest.mark.rule("SOB-4.1")),
        pytest.param(["blind ♣"], "in", ("NOT_NOW", "SOB-4.1"), marks=pytest.mark.rule("SOB-4.1")),
        pytest.param(["blind ♣"], "out", ("NOT_NOW", "SOB-4.1"), marks=pytest.mark.rule("SOB-4.1")),
        pytest.param(["blind ♣"], "A♠", ("CARD_NOT_IN_HAND", "SOB-6.12"), marks=pytest.mark.rule("SOB-6.12")),
    ],
)
def test_refused(calls: list[str], action: str, why: tuple[str, str]) -> None:
    game = sobe(3)
    state = dealt(game)
    play(game, state, *calls)
    assert refusal(game, state, int(state.turn), action) == why
