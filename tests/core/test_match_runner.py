import pytest

from helpers import tape
from tables import play_random
from vaza.core.cards import members
from vaza.core.chance import RecordedSource, Rng, SeededSource
from vaza.core.errors import IllegalAction, NotationError, SetupError
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game


def sueca(seed: int = 1) -> MatchRunner:
    return MatchRunner(make_game("sueca"), SeededSource(seed))


def play_deal(runner: MatchRunner) -> None:
    state = runner.state
    assert state is not None
    while state.turn >= 0:
        runner.play(state.turn, members(state.legal())[0])


def test_a_deal_must_be_dealt_and_finished_in_turn() -> None:
    runner = sueca()
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        runner.play(0, "A♥")
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        runner.view(0)
    runner.deal()
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        runner.deal()


def test_actions_are_numbers_or_notation_and_nothing_else() -> None:
    runner = sueca()
    state = runner.deal()
    with pytest.raises(NotationError):
        runner.play(state.turn, "Z♥")
    for seat, action in ((state.turn, None), (state.turn, 1.5), (None, 3), ("0", 3)):
        with pytest.raises(SetupError, match="NOT_A_NUMBER"):
            runner.play(seat, action)
    for seat in (None, "0", 1.5):
        with pytest.raises(SetupError, match="NOT_A_NUMBER"):
            runner.view(seat)
    with pytest.raises(IllegalAction, match="NO_SUCH_SEAT"):
        runner.play(9, 0)
    assert len(runner.history) == 1


@pytest.mark.parametrize("cut", [-1, 40, 1000])
def test_a_cut_lifts_part_of_the_deck(cut: int) -> None:
    runner = sueca()
    with pytest.raises(SetupError, match="BAD_CUT"):
        runner.deal(cut)
    runner.deal(39)
    assert runner.deals[0].chance.cut == 39


def test_a_cut_left_to_chance_is_a_lot() -> None:
    runner = sueca()
    runner.deal()
    chance = runner.deals[0].chance
    assert 1 <= chance.cut <= 39
    assert chance.lots == [chance.cut - 1]


def test_nobody_cuts_where_no_rule_says_so() -> None:
    with pytest.raises(SetupError, match="NOBODY_CUTS"):
        MatchRunner(make_game("septica"), SeededSource(1)).deal(5)


def test_quitting_is_for_between_deals() -> None:
    runner = sueca()
    with pytest.raises(SetupError, match="NO_SUCH_SEAT"):
        runner.quit(4)
    runner.deal()
    with pytest.raises(SetupError, match="QUIT_BETWEEN_DEALS"):
        runner.quit(0)
    play_deal(runner)
    runner.quit(2)
    assert (runner.over, runner.quitter, runner.match.winners) == (True, 2, [])
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        runner.deal()
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        runner.play(0, 0)


def test_a_table_may_close_at_any_time_but_once() -> None:
    runner = sueca()
    runner.deal()
    runner.abandon()
    assert runner.over
    with pytest.raises(SetupError, match="MATCH_IS_OVER"):
        runner.abandon()


def test_seats_that_are_not_there_see_nothing() -> None:
    runner = sueca()
    runner.deal()
    for seat in (-2, 4):
        with pytest.raises(SetupError, match="NO_SUCH_SEAT"):
            runner.view(seat)
    spectator = runner.view(-1)
    assert (spectator.hand, spectator.legal, spectator.reasons) == (0, 0, {})


def test_the_last_trick_and_its_taker_are_shown() -> None:
    game = make_game("sueca")
    hands = "2♥ 3♥ 4♥ 5♥ A♦ 7♦ K♦ J♦"
    runner = MatchRunner(game, RecordedSource([tape(game, "2♣ 3♣ 4♣ 5♣"), tape(game, hands)]))
    runner.opening.cut = 0
    state = runner.deal(39)
    first = int(state.turn)
    for _ in range(4):
        runner.play(state.turn, members(state.legal())[-1])
    view = runner.view(0)
    assert view.trick == []
    assert [play.seat for play in view.last_trick] == [(first + step) % 4 for step in range(4)]
    assert view.last_taker == state.taker
    assert view.write(-1) == "-"
    assert view.hand_size() == 9


def test_a_match_tells_its_story_in_the_sheet() -> None:
    runner = sueca(3)
    play_random(runner, Rng(3), 50)
    assert runner.match.over
    assert runner.sheet[-1].cells[runner.match.winners[0]].marks[-1] == "winner"
    assert runner.sheet[-1].data()["deal"] == len(runner.deals)
    assert "PENTE" in runner.sheet[-1].notes
