"""SobeSobe's score and match: points, winners, prizes, options."""

import pytest

from helpers import make_game, play, tape, told, with_game
from vaza.core.chance import RecordedSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

CARDS = {"♥": ["2♦", "3♦", "4♦", "5♦", "6♦"], "♦": ["2♠", "3♠", "4♠", "5♠", "6♠"]}


def last_trick(
    game: Game, dealer: int, trump: str, won: list[int], *, blind: bool = False, outside: tuple[int, ...] = ()
) -> State:
    """A round played out, the seats having won so many tricks."""
    taker = next(seat for seat, tricks in enumerate(won) if tricks)
    low = CARDS.get(trump, CARDS["♦"] if trump != "♠" else CARDS["♥"])
    before = [tricks - (seat == taker) for seat, tricks in enumerate(won)]
    playing = [seat for seat in range(game.seats) if seat not in outside]
    lines = [
        "game: sobesobe",
        f"players: {game.seats}",
        f"dealer: {dealer}",
        f"options: {' '.join(str(difference) for difference in game.differences())}",
        f"trump: {trump}",
        f"blind: {'yes' if blind else 'no'}",
        f"in: {' '.join(str(seat) for seat in playing)}",
        f"won: {' '.join(str(tricks) for tricks in before)}",
        *(f"hand {seat}: {'A' + trump if seat == taker else low[seat]}" for seat in playing),
    ]
    _, state = with_game("\n".join(lines))
    while state.turn >= 0:
        play(game, state, game.write(int(state.legal()).bit_length() - 1))
    assert [int(tricks) for tricks in state.won] == won
    return state


def opened(game: Game, dealer: int, scores: list[int]) -> Match:
    match = game.start(tape(game, lots=(dealer,)))
    match.scores = scores
    return match


def changes(game: Game, state: State) -> list[int]:
    return [int(state.points(seat)) for seat in range(game.seats)]


# Scoring


@pytest.mark.rule("SOB-7.1", "SOB-7.2", "SOB-7.4")
def test_a_normal_round_of_five() -> None:
    game = make_game("sobesobe", 5)
    state = last_trick(game, 4, "♦", [2, 1, 2, 0, 0], outside=(4,))
    assert changes(game, state) == [-2, -1, -2, 5, 0]


@pytest.mark.rule("SOB-7.1", "SOB-7.3")
def test_a_round_of_high_stakes() -> None:
    game = make_game("sobesobe", 4)
    state = last_trick(game, 0, "♥", [1, 0, 2, 2], blind=True)
    assert changes(game, state) == [-4, 40, -8, -8]


@pytest.mark.rule("SOB-3.4", "SOB-3.5", "SOB-7.1", "SOB-7.2", "SOB-7.3")
@pytest.mark.parametrize(
    ("trump", "blind", "value"),
    [
        ("♥", False, 2),
        ("♥", True, 4),
        ("♦", False, 1),
        ("♦", True, 2),
        ("♣", False, 1),
        ("♣", True, 2),
        ("♠", False, 1),
        ("♠", True, 2),
    ],
)
def test_tricks_and_penalties_by_value(trump: str, blind: bool, value: int) -> None:
    game = make_game("sobesobe", 3)
    party_fails = last_trick(game, 2, trump, [0, 3, 2], blind=blind)
    assert changes(game, party_fails) == [10 * value, -3 * value, -2 * value]
    other_fails = last_trick(game, 2, trump, [4, 1, 0], blind=blind)
    assert changes(game, other_fails) == [-4 * value, -value, 5 * value]


@pytest.mark.rule("SOB-7.3")
def test_a_low_score_does_not_spare_the_party_player() -> None:
    game = make_game("sobesobe", 3)
    after = game.score(opened(game, 2, [4, 20, 20]), last_trick(game, 2, "♠", [0, 3, 2]))
    assert after.scores == [14, 17, 18]


@pytest.mark.rule("SOB-7.3")
def test_a_party_player_with_tricks_scores_like_the_others() -> None:
    game = make_game("sobesobe", 2)
    assert changes(game, last_trick(game, 1, "♠", [2, 3])) == [-2, -3]


@pytest.mark.rule("SOB-7.4")
def test_sitting_out_changes_nothing() -> None:
    game = make_game("sobesobe", 3)
    after = game.score(opened(game, 2, [20, 6, 33]), last_trick(game, 2, "♥", [2, 3, 0], outside=(2,)))
    assert after.scores == [16, 0, 33]


@pytest.mark.rule("SOB-7.5")
def test_totals_may_be_negative() -> None:
    game = make_game("sobesobe", 2)
    after = game.score(opened(game, 1, [20, 2]), last_trick(game, 1, "♥", [2, 3]))
    assert after.scores == [16, -4]
    assert (after.over, after.winners) == (True, [1])


# The match


@pytest.mark.rule("SOB-2.2", "SOB-7.1", "SOB-8.1", "SOB-8.4")
def test_the_five_rounds_of_three_players() -> None:
    game = make_game("sobesobe", 3)
    match = opened(game, 0, [20, 20, 20])
    rounds = [
        ("♠", [2, 2, 1], False, (), [18, 18, 19]),
        ("♥", [2, 3, 0], True, (), [10, 6, 59]),
        ("♦", [2, 3, 0], False, (2,), [8, 3, 59]),
        ("♣", [2, 2, 1], False, (), [6, 1, 58]),
        ("♦", [1, 3, 1], False, (), [5, -2, 57]),
    ]
    for number, (trump, won, blind, outside, totals) in enumerate(rounds):
        assert not match.over
        assert match.dealer == number % 3
        match = game.score(match, last_trick(game, match.dealer, trump, won, blind=blind, outside=outside))
        assert match.scores == totals
    assert match.winners == [1]
    assert match.prizes == [-25, 310, -285]


@pytest.mark.rule("SOB-2.2")
@pytest.mark.parametrize("outside", [(), (0,), (0, 2)])
def test_the_party_player_deals_next_whoever_sits_out(outside: tuple[int, ...]) -> None:
    game = make_game("sobesobe", 4)
    won = [0, 2, 0, 3]
    after = game.score(opened(game, 0, [20] * 4), last_trick(game, 0, "♠", won, outside=outside))
    assert after.dealer == 1
    assert game.deal(after, tape(game, "")).turn == 2


@pytest.mark.rule("SOB-4.5")
def test_rounds_sat_out_are_counted_and_playing_starts_again() -> None:
    game = make_game("sobesobe", 5)
    match = opened(game, 4, [20] * 5)
    asked = []
    for outside in ((4,), (4,), (), (4,)):
        state = game.deal(match, tape(game, ""))
        play(game, state, "wait", "trump ♦")
        turns = set()
        while game.phase_name(state) == "decide":
            turns.add(int(state.turn))
            play(game, state, "in")
        asked.append(4 in turns)
        match = game.score(match, last_trick(game, match.dealer, "♦", [2, 1, 1, 1, 0], outside=outside))
    assert asked == [True, True, False, True]


@pytest.mark.rule("SOB-4.5", "SOB-4.7")
def test_a_failed_attempt_is_not_a_round_sat_out() -> None:
    game = make_game("sobesobe", 4)
    match = game.start(tape(game, lots=(3,)))
    match.sits = [0, 1, 1, 1]
    state = game.deal(match, tape(game, ""))
    play(game, state, "wait", "trump ♦", "out", "out", "out", "keep", "in", "out", "out", "done", "done")
    while state.turn >= 0:
        play(game, state, game.write(int(state.legal()).bit_length() - 1))
    assert game.score(match, state).sits == [0, 0, 2, 2]


@pytest.mark.rule("SOB-8.1")
@pytest.mark.parametrize(
    ("scores", "over"), [([6, 20, 20], False), ([5, 20, 20], True), ([4, 20, 20], True), ([20, 20, 3], False)]
)
def test_the_match_ends_when_somebody_is_at_zero_or_less_after_scoring(scores: list[int], over: bool) -> None:
    game = make_game("sobesobe", 3)
    after = game.score(opened(game, 1, scores), last_trick(game, 1, "♠", [5, 0, 0]))
    assert after.over == over
    assert after.winners == ([0] if over else [])
    assert bool(after.prizes) == over


@pytest.mark.parametrize(
    ("scores", "won", "winners"),
    [
        pytest.param([1, 1, 20], [2, 1, 2], [0], marks=pytest.mark.rule("SOB-8.1")),
        pytest.param([2, 3, 20], [2, 3, 0], [1], marks=pytest.mark.rule("SOB-8.2")),
        pytest.param([1, 2, 20], [2, 3, 0], [1], marks=pytest.mark.rule("SOB-8.2")),
        pytest.param([2, 2, 20], [2, 2, 1], [0, 1], marks=pytest.mark.rule("SOB-8.3")),
        pytest.param([1, 1, 20], [2, 2, 1], [0, 1], marks=pytest.mark.rule("SOB-8.3")),
    ],
)
def test_the_lowest_wins_then_more_tricks_then_both(scores: list[int], won: list[int], winners: list[int]) -> None:
    game = make_game("sobesobe", 3)
    assert game.score(opened(game, 2, scores), last_trick(game, 2, "♠", won)).winners == winners


@pytest.mark.rule("SOB-8.4")
@pytest.mark.parametrize(("start", "total"), [(2, 0), (1, -1)])
def test_a_loser_at_zero_or_below_pays_nothing(start: int, total: int) -> None:
    game = make_game("sobesobe", 3)
    after = game.score(opened(game, 2, [1, start, 20]), last_trick(game, 2, "♠", [3, 2, 0]))
    assert after.scores == [-2, total, 25]
    assert after.prizes == [125, 0, -125]


@pytest.mark.rule("SOB-8.5")
@pytest.mark.parametrize(("dealer", "prizes"), [(2, [48, 47, -95]), (0, [47, 48, -95]), (1, [48, 47, -95])])
def test_a_shared_win_splits_the_prize(dealer: int, prizes: list[int]) -> None:
    game = make_game("sobesobe", 3)
    after = game.score(opened(game, dealer, [2, 2, 20]), last_trick(game, dealer, "♠", [2, 2, 1]))
    assert after.winners == [0, 1]
    assert after.prizes == prizes


@pytest.mark.rule("SOB-8.6")
@pytest.mark.parametrize(
    ("limit", "won", "winners", "prizes"),
    [
        (1, [3, 2, 0], [0], [215, -90, -125]),
        (1, [2, 2, 1], [0, 1], [48, 47, -95]),
        (2, [3, 2, 0], [], []),
        (0, [3, 2, 0], [], []),
    ],
)
def test_max_rounds_ends_the_match(limit: int, won: list[int], winners: list[int], prizes: list[int]) -> None:
    game = make_game("sobesobe", 3, options={"max_rounds": limit})
    after = game.score(opened(game, 2, [20, 20, 20]), last_trick(game, 2, "♠", won))
    assert (after.winners, after.prizes) == (winners, prizes)


@pytest.mark.rule("SOB-8.2", "SOB-8.6")
def test_at_max_rounds_equal_totals_go_by_tricks_too() -> None:
    game = make_game("sobesobe", 3, options={"max_rounds": 1})
    after = game.score(opened(game, 2, [9, 10, 20]), last_trick(game, 2, "♠", [2, 3, 0]))
    assert after.scores[:2] == [7, 7]
    assert after.winners == [1]
    assert after.prizes == [-35, 160, -125]


@pytest.mark.rule("SOB-8.7")
@pytest.mark.parametrize(
    ("preset", "options", "double", "oblige"),
    [
        ("standard", {}, "♥", "♣"),
        ("sobe-e-desce", {}, "♣", "♥"),
        ("standard", {"double_suit": "spades"}, "♠", "♣"),
        ("standard", {"oblige_suit": "diamonds"}, "♥", "♦"),
        ("sobe-e-desce", {"oblige_suit": "clubs"}, "♣", "♣"),
    ],
)
def test_the_double_suit_and_the_oblige_suit(preset: str, options: dict[str, object], double: str, oblige: str) -> None:
    game = make_game("sobesobe", 3, preset, options=options)
    for suit in "♥♦♣♠":
        for calls, times in ((["wait", f"trump {suit}"], 1), ([f"blind {suit}"], 2)):
            runner = MatchRunner(game, RecordedSource([tape(game, lots=(2,)), tape(game, "")]))
            state = runner.deal()
            for call in calls:
                runner.play(0, call)
            assert game.phase_name(state) == ("exchange" if suit == oblige else "decide")
            value = (2 if suit == double else 1) * times
            assert runner.history[-1].notes[0].args["value"] == str(value)


@pytest.mark.rule("SOB-8.7", "SOB-5.5", "SOB-8.6")
def test_options_are_listed_as_differences_and_checked() -> None:
    game = make_game("sobesobe", 3, "sobe-e-desce", options={"discards": "dead", "max_rounds": "12"})
    assert [str(difference) for difference in game.differences()] == [
        "discards=dead",
        "max_rounds=12",
        "double_suit=clubs",
        "oblige_suit=hearts",
    ]
    assert make_game("sobesobe").differences() == []
    for bad in ({"discards": "burn"}, {"max_rounds": -1}, {"double_suit": "coins"}, {"renuncio": "loses"}):
        with pytest.raises(OptionError):
            make_game("sobesobe", options=bad)
    with pytest.raises(OptionError):
        make_game("sobesobe", preset="lisboa")
    with pytest.raises(OptionError):
        make_game("sobesobe", variants=["pairs"])


# The score sheet


@pytest.mark.rule("SOB-7.4", "SOB-2.2")
def test_a_row_of_the_score_sheet() -> None:
    game = make_game("sobesobe", 4)
    before = opened(game, 3, [20, 20, 3, 20])
    state = last_trick(game, 3, "♠", [0, 2, 3, 0], outside=(3,))
    cells = game.row(before, state, game.score(before, state)).cells
    assert [cell.total for cell in cells] == [30, 18, 0, 20]
    assert [cell.change for cell in cells] == [10, -2, -3, 0]
    assert [cell.marks for cell in cells] == [["party"], [], ["winner"], ["dealer", "out"]]
    assert [cell.detail["tricks"] for cell in cells] == [0, 2, 3, 0]


@pytest.mark.rule("SOB-6.9", "SOB-8.1")
def test_a_round_at_the_table_is_told_and_scored() -> None:
    game = make_game("sobesobe", 2)
    deck = "A♠ 7♠ 2♥ 3♥ K♠ Q♠ J♠ 4♥ 5♥ 6♥"
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, deck)]))
    state = runner.deal()
    kinds = [runner.view(0).question.kind]
    for action in ("wait", "trump ♠", "done", "done"):
        runner.play(int(state.turn), action)
        kinds.append(runner.view(0).question.kind)
    assert kinds == ["suit", "suit", "cards", "cards", "card"]
    for action in ("A♠", "2♥", "7♠", "3♥", "K♠", "4♥", "Q♠", "5♥", "J♠", "6♥"):
        runner.play(int(state.turn), action)
    assert told(runner) == ["TRUMP_NAMED", "EXCHANGED", "EXCHANGED", *["TRICK_TAKEN"] * 5]
    assert runner.match.scores == [15, 25]
    assert runner.view(1).deal_points == [5, 0]
    assert runner.match.dealer == 0


@pytest.mark.rule("SOB-4.1")
def test_the_decision_is_asked_as_a_choice() -> None:
    game = make_game("sobesobe", 3)
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(2,)), tape(game, "")]))
    runner.deal()
    runner.play(0, "blind ♠")
    assert (runner.view(1).question.kind, runner.view(1).question.topic) == ("choice", "decide")
