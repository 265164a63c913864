"""Septica, a match: scoring, starters, variants and options (SEP-2.2, SEP-6, SEP-7)."""

import pytest

from helpers import hands, make_game, play, tape, with_game
from vaza.core.cards import count, members
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

POINT_CARDS = ["10♥", "10♦", "10♣", "10♠", "A♥", "A♦", "A♣", "A♠"]


def finished(game: Game, points: int, last: int) -> State:
    """A deal that gave side 0 so many points and whose last trick, worth nothing, went to this side."""
    lines = [
        "game: septica",
        f"players: {game.seats}",
        f"variants: {' '.join(game.variants)}",
        f"options: tied={game.choice_value('tied')}",
        f"pile 0: {' '.join(POINT_CARDS[:points])}",
        f"pile 1: {' '.join(POINT_CARDS[points:])}",
        *(f"hand {seat}: {['9♥', 'K♦'][seat] if seat < 2 else ''}" for seat in range(game.seats)),
        f"turn: {1 - last}",
    ]
    _, state = with_game("\n".join(lines))
    while state.turn >= 0:
        play(game, state, game.write(max(members(state.legal()))))
    assert int(state.taker) % 2 == last
    return state


def scored(game: Game, *deals: int, last: int = 1) -> Match:
    """The match after deals that gave side 0 these points."""
    match = game.start(tape(game))
    for points in deals:
        assert not match.over
        match = game.score(match, finished(game, points, last))
    return match


def starter(game: Game, match: Match) -> int:
    return int(game.deal(match, tape(game, "")).turn)


# 6 Scoring


@pytest.mark.rule("SEP-6.1", "SEP-6.2", "SEP-6.3")
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(
    ("points", "scores"),
    [
        (8, [3, 0]),
        (7, [1, 0]),
        (6, [1, 0]),
        (5, [1, 0]),
        (4, [0, 0]),
        (3, [0, 1]),
        (2, [0, 1]),
        (1, [0, 1]),
        (0, [0, 3]),
    ],
)
def test_what_a_deal_scores(points: int, scores: list[int], last: int) -> None:
    assert scored(make_game("septica"), points, last=last).scores == scores


@pytest.mark.rule("SEP-6.2")
def test_mars_counts_though_tricks_were_lost() -> None:
    game = make_game("septica")
    state = finished(game, 8, 1)
    assert state.won[1] == 1
    assert game.score(game.start(tape(game)), state).scores == [3, 0]


@pytest.mark.rule("SEP-6.3", "SEP-2.2")
def test_a_tie_is_replayed_by_the_same_starter() -> None:
    game = make_game("septica")
    for deals, first in [((), 0), ((4,), 0), ((4, 4), 0), ((4, 4, 5), 1), ((5, 4), 1), ((5, 4, 3), 0)]:
        assert starter(game, scored(game, *deals)) == first
    assert scored(game, 5, 4, 4).scores == [1, 0]
    assert scored(game, 5, 4, 4).deals == 3


@pytest.mark.rule("SEP-2.2")
def test_starters_take_turns_whoever_wins() -> None:
    game = make_game("septica")
    assert [starter(game, scored(game, *[0, 8, 5][:deals])) for deals in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("SEP-2.2", "SEP-7.2")
def test_all_four_start_in_turn() -> None:
    game = make_game("septica", variants=["pairs"])
    deals = [5, 4, 3, 6, 2, 7]
    assert [starter(game, scored(game, *deals[:number])) for number in range(7)] == [0, 1, 1, 2, 3, 0, 1]


@pytest.mark.rule("SEP-2.1", "SEP-2.2")
def test_the_starter_gets_the_first_card_and_leads() -> None:
    game = make_game("septica")
    state = game.deal(scored(game, 5), tape(game, "7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥"))
    assert (state.turn, hands(game, state)) == (1, ["A♥ Q♥ 10♥ 8♥", "K♥ J♥ 9♥ 7♥"])


@pytest.mark.rule("SEP-6.4")
@pytest.mark.parametrize("last", [0, 1])
def test_a_tie_may_go_to_the_last_trick(last: int) -> None:
    game = make_game("septica", options={"tied": "last-trick"})
    match = scored(game, 4, last=last)
    assert match.scores == ([1, 0] if last == 0 else [0, 1])
    assert starter(game, match) == 1, "the deal is decided"
    assert scored(game, 5, last=last).scores == [1, 0], "only ties ask for the last trick"
    assert scored(game, 8, last=last).scores == [3, 0]


@pytest.mark.rule("SEP-6.4", "SEP-7.2")
def test_in_pairs_the_last_trick_counts_for_the_side() -> None:
    game, state = with_game(
        "game: septica\nvariants: pairs\noptions: tied=last-trick\nturn: 3\nhand 3: 9♥\nhand 0:\nhand 1:\nhand 2:\n"
        "pile 0: 10♥ 10♦ 10♣ 10♠\npile 1: A♥ A♦ A♣ A♠"
    )
    play(game, state, "9♥", "pass", "pass", "pass", "stop")
    assert game.score(game.start(tape(game)), state).scores == [0, 1]


@pytest.mark.rule("SEP-6.5")
@pytest.mark.parametrize(
    ("deals", "scores"),
    [
        ([8, 8, 8, 5, 5], [11, 0]),
        ([8, 8, 8, 5, 8], [13, 0]),
        ([8, 8, 8, 8], [12, 0]),
        ([5] * 10 + [3] * 10 + [5], [11, 10]),
        ([5] * 10 + [0] * 4, [10, 12]),
    ],
)
def test_eleven_wins_and_more_is_more(deals: list[int], scores: list[int]) -> None:
    match = scored(make_game("septica"), *deals)
    assert match.scores == scores
    assert match.winners == [0 if scores[0] >= 11 else 1]


@pytest.mark.rule("SEP-6.5")
def test_ten_is_not_enough() -> None:
    match = scored(make_game("septica"), 8, 8, 8, 5, 4, 3)
    assert (match.scores, match.winners, match.over) == ([10, 1], [], False)


@pytest.mark.rule("SEP-6.1", "SEP-6.2", "SEP-6.3")
@pytest.mark.parametrize(
    ("points", "notes", "details"),
    [
        (8, ["MARS"], [8, 0]),
        (4, ["TIE"], [4, 4]),
        (3, [], [3, 5]),
        (0, ["MARS"], [0, 8]),
    ],
)
def test_the_score_sheet_tells_points_mars_and_ties(points: int, notes: list[str], details: list[int]) -> None:
    game = make_game("septica")
    before = scored(game, 5)
    state = finished(game, points, 1)
    after = game.score(before, state)
    row = game.row(before, state, after)
    assert (row.deal, row.notes) == (2, notes)
    assert [cell.detail for cell in row.cells] == [{"points": number} for number in details]
    assert [cell.total for cell in row.cells] == after.scores
    assert [cell.change for cell in row.cells] == [after.scores[0] - 1, after.scores[1]]


# 7 Variants and options


@pytest.mark.rule("SEP-7.1")
def test_speed_has_three_cards_and_half_the_time() -> None:
    game = make_game("septica", variants=["speed"])
    assert (game.clock, make_game("septica").clock) == (15, 30)
    state = game.deal(game.start(tape(game)), tape(game, "7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥"))
    assert hands(game, state) == ["J♥ 9♥ 7♥", "Q♥ 10♥ 8♥"]
    assert count(state.stock) == 26
    play(game, state, "J♥", "pass", "stop")
    assert hands(game, state) == ["K♥ 9♥ 7♥", "Q♥ 10♥ 8♥"]


@pytest.mark.rule("SEP-7.2")
def test_partners_sit_opposite_and_share_a_pile() -> None:
    game, state = with_game(
        "game: septica\nvariants: pairs\nturn: 0\nhand 0: 10♥ K♥\nhand 1: K♦ Q♦\nhand 2: 10♣ A♣\nhand 3: K♠ Q♠"
    )
    assert game.sides == 2
    play(game, state, "10♥", "pass", "10♣", "pass", "pass", "pass", "stop")
    assert (state.taker, state.turn) == (2, 2)
    assert game.deck.write_all(state.piles[0]) == "10♥ 10♣"
    play(game, state, "A♣", "pass", "pass", "pass", "stop", "Q♠", "pass", "pass", "pass", "stop")
    assert [state.points(0), state.points(1)] == [3, 0]
    assert [int(tricks) for tricks in state.won] == [0, 0, 2, 1]


@pytest.mark.rule("SEP-7.3")
def test_variants_and_options_combine() -> None:
    game = make_game("septica", preset="romania", variants=["pairs", "speed"], options={"tied": "last-trick"})
    assert (game.seats, game.clock, game.talk) == (4, 15, "emotes")
    assert {str(difference) for difference in game.differences()} == {
        "variant=speed",
        "variant=pairs",
        "pass=plays",
        "eights=never",
        "tied=last-trick",
    }
    state = game.deal(game.start(tape(game)), tape(game, ""))
    assert [len(hand.split()) for hand in hands(game, state)] == [3, 3, 3, 3]
    assert count(state.stock) == 20


@pytest.mark.rule("SEP-7.4")
def test_pairs_may_only_use_emotes() -> None:
    assert make_game("septica", variants=["pairs"]).talk == "emotes"
    assert make_game("septica").talk == "all"
    assert make_game("septica", variants=["speed"]).talk == "all"


@pytest.mark.rule("SEP-4.5", "SEP-6.4", "SEP-8.1")
def test_the_standard_table() -> None:
    game = make_game("septica")
    assert game.options == {"eights": "mod3", "pass": "keeps", "tied": "replay"}
    assert game.differences() == []


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"options": {"eights": "always"}}, "BAD_OPTION_VALUE"),
        ({"options": {"renuncio": "loses"}}, "UNKNOWN_OPTION"),
        ({"preset": "bar"}, "UNKNOWN_PRESET"),
        ({"variants": ["blind"]}, "UNKNOWN_VARIANT"),
        ({"variants": ["speed", "speed"]}, "UNKNOWN_VARIANT"),
    ],
)
def test_choices_that_do_not_exist(choices: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError, match=code):
        make_game("septica", **choices)


@pytest.mark.rule("SEP-6.5")
@pytest.mark.parametrize("tied", ["replay", "last-trick"])
def test_a_whole_match(tied: str) -> None:
    game = make_game("septica", options={"tied": tied})
    runner = MatchRunner(game, SeededSource(7))
    rng = Rng(7)
    decided = 0
    while not runner.over:
        state = runner.deal()
        assert state.turn == decided % 2
        while state.turn >= 0:
            runner.play(int(state.turn), game.timeout(state, rng))
        decided += 1 if tied == "last-trick" or state.points(0) != state.points(1) else 0
    assert max(runner.match.scores) >= 11
    assert min(runner.match.scores) < 11
    assert runner.match.winners == [runner.match.scores.index(max(runner.match.scores))]
    assert [cell.total for cell in runner.sheet[-1].cells] == runner.match.scores
