"""A match of Sueca: draws, shuffle and cut, scoring, options, Pente, quitting."""

import random

import pytest

from helpers import hands, make_game, play, tape, told, with_game
from vaza.core.cards import members
from vaza.core.chance import RecordedSource, SeededSource
from vaza.core.errors import OptionError, SetupError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

POWER = "23456QJK7A"
WORTH = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
OPENING = "2♠ 3♠ 4♠ 5♠"


def opened(game: Game, *draws: str) -> Match:
    return game.start(tape(game, *(draws or (OPENING,))))


def count(game: Game, points: int, others: int, won: str = "0 0 0 0") -> State:
    """A deal that ends with these card points; its last trick, worth 11, goes to the first side."""
    changed = " ".join(str(difference) for difference in game.differences())
    _, state = with_game(f"""
        game: sueca
        options: {changed}
        trump: ♥
        points: {points - 11} {others}
        won: {won}
        hand 0: A♣
        hand 1: 2♣
        hand 2: 3♣
        hand 3: 4♣
    """)
    play(game, state, "A♣", "2♣", "3♣", "4♣")
    assert [state.points(0), state.points(1)] == [points, others]
    return state


def scored(game: Game, *results: tuple[int, int]) -> list[list[int]]:
    """The score after each of these deals, one match long."""
    match, found = opened(game), []
    for points, others in results:
        match = game.score(match, count(game, points, others))
        found.append(match.scores)
    return found


@pytest.mark.rule("SUE-7.1", "SUE-7.2", "SUE-7.3")
@pytest.mark.parametrize(
    ("points", "others", "scores", "notes"),
    [
        (61, 59, [1, 0], []),
        (65, 55, [1, 0], []),
        (90, 30, [1, 0], []),
        (91, 29, [2, 0], []),
        (118, 2, [2, 0], []),
        (120, 0, [4, 0], ["SWEEP", "PENTE"]),
        (59, 61, [0, 1], []),
        (30, 90, [0, 1], []),
        (29, 91, [0, 2], []),
        (11, 109, [0, 2], []),
        (60, 60, [0, 0], ["TIE"]),
    ],
)
def test_what_a_deal_is_worth(points: int, others: int, scores: list[int], notes: list[str]) -> None:
    game = make_game("sueca")
    before, state = opened(game), count(game, points, others)
    after = game.score(before, state)
    row = game.row(before, state, after)
    assert (after.scores, row.notes) == (scores, notes)
    assert [cell.detail for cell in row.cells] == [{"points": points}, {"points": others}]
    assert [(cell.total, cell.change) for cell in row.cells] == [(score, score) for score in scores]


@pytest.mark.rule("SUE-7.4")
@pytest.mark.parametrize(
    ("results", "scores"),
    [
        pytest.param([(60, 60), (70, 50)], [2, 0], id="one becomes two"),
        pytest.param([(60, 60), (95, 25)], [4, 0], id="two becomes four"),
        pytest.param([(60, 60), (50, 70)], [0, 2], id="for either side"),
        pytest.param([(60, 60), (60, 60), (70, 50)], [2, 0], id="two ties do not stack"),
        pytest.param([(60, 60), (70, 50), (70, 50)], [3, 0], id="only the next decided deal"),
        pytest.param([(70, 50), (60, 60), (120, 0)], [9, 0], id="a sweep doubles too"),
    ],
)
def test_a_tie_doubles_the_next_decided_deal(results: list[tuple[int, int]], scores: list[int]) -> None:
    assert scored(make_game("sueca"), *results)[-1] == scores


@pytest.mark.rule("SUE-7.4")
def test_a_deal_that_counts_double_is_announced() -> None:
    game = make_game("sueca")
    match = opened(game)
    state = game.deal(match, tape(game, OPENING))
    assert "DEAL_COUNTS_MORE" not in [note.code for note in game.deal_announcements(match, state)]
    match = game.score(match, count(game, 60, 60))
    notes = {note.code: note.args for note in game.deal_announcements(match, state)}
    assert notes["DEAL_COUNTS_MORE"] == {"factor": "2"}


@pytest.mark.rule("SUE-7.5")
@pytest.mark.parametrize(
    ("tie", "ties", "worth"),
    [("double", 1, 2), ("double", 3, 2), ("none", 1, 1), ("none", 2, 1), ("stacks", 1, 2), ("stacks", 3, 8)],
)
def test_the_option_tie(tie: str, ties: int, worth: int) -> None:
    game = make_game("sueca", options={"tie": tie})
    results = scored(game, *[(60, 60)] * ties, (70, 50), (50, 70))
    assert results == [[0, 0]] * ties + [[worth, 0], [worth, 1]]


@pytest.mark.rule("SUE-7.6", "SUE-7.3")
@pytest.mark.parametrize(
    ("sweep", "won", "score", "notes"),
    [
        ("points", "5 0 4 0", 4, ["SWEEP", "PENTE"]),
        ("points", "5 1 3 0", 4, ["SWEEP", "PENTE"]),
        ("all-tricks", "5 0 4 0", 4, ["SWEEP", "PENTE"]),
        ("all-tricks", "5 1 3 0", 2, []),
        ("all-tricks", "4 0 4 1", 2, []),
    ],
)
def test_the_option_sweep(sweep: str, won: str, score: int, notes: list[str]) -> None:
    game = make_game("sueca", options={"sweep": sweep})
    before, state = opened(game), count(game, 120, 0, won)
    after = game.score(before, state)
    assert after.scores == [score, 0]
    assert game.row(before, state, after).notes == notes


@pytest.mark.rule("SUE-7.6")
def test_the_option_sweep_counts_the_other_sides_tricks_for_seats_1_and_3() -> None:
    game = make_game("sueca", options={"sweep": "all-tricks"})
    lines = "trump: ♥\npoints: 0 109\nhand 0: 2♣\nhand 1: A♣\nhand 2: 3♣\nhand 3: 4♣"
    for won, score in (("0 5 0 4", 4), ("0 5 1 3", 2), ("1 4 0 4", 2)):
        _, state = with_game(f"game: sueca\nwon: {won}\n{lines}")
        play(game, state, "2♣", "A♣", "3♣", "4♣")
        assert game.score(opened(game), state).scores == [0, score]


@pytest.mark.rule("SUE-7.7", "SUE-6.2")
@pytest.mark.parametrize("tie", ["double", "stacks"])
def test_a_renuncio_is_never_doubled(tie: str) -> None:
    game = make_game("sueca", options={"renuncio": "loses", "tie": tie})
    match = opened(game)
    for result in ((70, 50), (60, 60), (60, 60)):
        match = game.score(match, count(game, *result))
    state = game.deal(match, tape(game, "", cut=5))
    state.play(1, game.read("show"))
    after = game.score(match, state)
    assert (after.scores, after.winners) == ([5, 0], [0])


@pytest.mark.rule("SUE-7.7")
def test_a_renuncio_counts_whatever_was_captured_before() -> None:
    game, state = with_game(
        "game: sueca\noptions: renuncio=loses\ntrump: ♥\npoints: 109 0\nhand 0: A♣\nhand 1: 2♣\nhand 2: 3♣\nhand 3: 4♣"
    )
    state.play(2, game.read("3♣"))
    after = game.score(opened(game), state)
    assert (after.scores, after.winners) == ([0, 4], [1])


@pytest.mark.rule("SUE-8.1")
def test_four_match_points_make_a_pente() -> None:
    game = make_game("sueca")
    match = opened(game)
    for points, over in ((70, False), (50, False), (91, False), (61, True)):
        state = count(game, points, 120 - points)
        before, match = match, game.score(match, state)
        assert match.over is over
    assert (match.scores, match.winners, match.deals) == ([4, 1], [0], 4)
    row = game.row(before, state, match)
    assert row.notes == ["PENTE"]
    assert "winner" in row.cells[0].marks
    assert "winner" not in row.cells[1].marks


@pytest.mark.rule("SUE-8.1", "SUE-7.3", "SUE-4.2")
def test_ten_trumps_in_one_hand_are_a_pente_in_one_deal() -> None:
    game = make_game("sueca", options={"dealing": "B"})
    deck = [game.deck.write(card) for card in range(40)]
    runner = MatchRunner(game, RecordedSource([tape(game, OPENING), tape(game, " ".join(deck[30:] + deck[:30]))]))
    state = runner.deal(cut=10)
    assert hands(game, state)[0] == "A♥ 7♥ K♥ J♥ Q♥ 6♥ 5♥ 4♥ 3♥ 2♥"
    while state.turn >= 0:
        runner.play(int(state.turn), members(state.legal())[0])
    assert (runner.match.scores, runner.match.winners) == ([4, 0], [0])
    assert list(state.won) == [10, 0, 0, 0]
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        runner.deal()


@pytest.mark.rule("SUE-8.2")
@pytest.mark.parametrize("points", [70, 50, 60])
def test_the_deal_always_passes_to_the_right(points: int) -> None:
    game = make_game("sueca")
    match, dealers = opened(game), []
    for _ in range(3):
        dealers.append(match.dealer)
        match = game.score(match, count(game, points, 120 - points))
    assert [*dealers, match.dealer] == [0, 1, 2, 3]
    match.dealer = 3
    assert game.score(match, count(game, points, 120 - points)).dealer == 0


def play_out(runner: MatchRunner, rolls: random.Random) -> State:
    """One deal of random legal actions."""
    state = runner.deal()
    while state.turn >= 0:
        runner.play(int(state.turn), rolls.choice(members(state.legal())))
    return state


@pytest.mark.rule("SUE-8.3")
def test_quitting_between_deals_abandons_the_match_without_a_winner() -> None:
    runner = MatchRunner(make_game("sueca"), SeededSource(2))
    play_out(runner, random.Random(2))
    assert not runner.over
    runner.quit(3)
    assert (runner.over, runner.abandoned, runner.quitter, runner.match.winners) == (True, True, 3, [])
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        runner.deal()


@pytest.mark.rule("SUE-8.3")
def test_nobody_quits_in_the_middle_of_a_deal() -> None:
    runner = MatchRunner(make_game("sueca"), SeededSource(2))
    runner.deal()
    with pytest.raises(SetupError, match="QUIT_BETWEEN_DEALS"):
        runner.quit(0)
    assert not runner.over


def winner_by_hand(trump: str, plays: list[tuple[int, str]]) -> int:
    """Who takes a trick, read from the cards alone."""
    suit = trump if any(card[-1] == trump for _, card in plays) else plays[0][1][-1]
    return max((POWER.index(card[0]), seat) for seat, card in plays if card[-1] == suit)[1]


@pytest.mark.rule("SUE-5.4", "SUE-5.5", "SUE-7.1", "SUE-8.1", "SUE-8.2")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("dealing", ["A", "B", "dealer"])
def test_whole_matches_count_as_by_hand(dealing: str, seed: int) -> None:
    game = make_game("sueca", options={"dealing": dealing, "team_draw": "on"})
    runner, rolls = MatchRunner(game, SeededSource(seed)), random.Random(seed)
    scores, factor, dealer = [0, 0], 1, runner.match.dealer
    while max(scores) < 4:
        assert (runner.over, runner.match.dealer) == (False, dealer)
        state = play_out(runner, rolls)
        trump = next(note.args["suit"] for event in runner.history for note in event.notes if note.code == "TRUMP")
        moves = [(move.seat, game.write(move.action)) for move in runner.deals[-1].moves if move.action < 40]
        points, leader = [0, 0], (dealer + 1) % 4
        for trick in [moves[at : at + 4] for at in range(0, 40, 4)]:
            assert [seat for seat, _ in trick] == [(leader + step) % 4 for step in range(4)]
            leader = winner_by_hand(trump, trick)
            points[leader % 2] += sum(WORTH.get(card[0], 0) for _, card in trick)
        assert [state.points(0), state.points(1)] == points
        if points[0] == 60:
            factor = 2
        else:
            best = max(points)
            scores[points.index(best)] += factor * (4 if best == 120 else 2 if best > 90 else 1)
            factor = 1
        assert runner.match.scores == scores
        dealer = (dealer + 1) % 4
    assert runner.match.winners == [scores.index(max(scores))]
    assert told(runner).count("TRICK_TAKEN") == 10


def test_standard_is_the_only_preset_and_there_are_no_variants() -> None:
    game = make_game("sueca", preset="standard")
    assert game.options == {
        "team_draw": False,
        "dealing": "A",
        "tie": "double",
        "sweep": "points",
        "renuncio": "refuse",
    }
    assert game.differences() == []
    assert list(game.spec.presets) == ["standard"]
    with pytest.raises(OptionError, match="UNKNOWN_PRESET"):
        make_game("sueca", preset="aragon")
    with pytest.raises(OptionError, match="UNKNOWN_VARIANT"):
        make_game("sueca", variants=["pairs"])


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("team_draw", ["on", "off"]),
        ("dealing", ["A", "B", "dealer"]),
        ("tie", ["double", "none", "stacks"]),
        ("sweep", ["points", "all-tricks"]),
        ("renuncio", ["refuse", "loses"]),
    ],
)
def test_the_values_of_each_option(option: str, values: list[str]) -> None:
    for value in values:
        game = make_game("sueca", options={option: value})
        assert game.spec.option(option).write(game.options[option]) == value
    with pytest.raises(OptionError, match="BAD_OPTION_VALUE"):
        make_game("sueca", options={option: "maybe"})


@pytest.mark.rule("SUE-4.4")
@pytest.mark.parametrize("card", ["2♥", "A♠"])
def test_the_first_and_the_last_card_of_the_deck_are_announced_as_trump_too(card: str) -> None:
    game = make_game("sueca", options={"dealing": "B"})
    match = opened(game)
    state = game.deal(match, tape(game, card))
    notes = {note.code: note.args for note in game.deal_announcements(match, state)}
    assert notes["TRUMP"] == {"suit": card[-1], "card": card, "seat": str(match.dealer)}
