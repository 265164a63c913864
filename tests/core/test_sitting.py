import pytest

from helpers import tape
from tables import play_random
from vaza.core.cards import members
from vaza.core.chance import Rng, SeedSource, TapeSource
from vaza.core.errors import IllegalAction, NotationError, SetupError
from vaza.core.sitting import Sitting
from vaza.games import make_game


def sueca(seed: int = 1) -> Sitting:
    return Sitting(make_game("sueca"), SeedSource(seed))


def play_deal(sitting: Sitting) -> None:
    state = sitting.state
    assert state is not None
    while state.turn >= 0:
        sitting.play(state.turn, members(state.legal())[0])


def test_a_deal_must_be_dealt_and_finished_in_turn() -> None:
    sitting = sueca()
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        sitting.play(0, "A♥")
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        sitting.view(0)
    sitting.deal()
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        sitting.deal()


def test_actions_are_numbers_or_notation_and_nothing_else() -> None:
    sitting = sueca()
    state = sitting.deal()
    with pytest.raises(NotationError):
        sitting.play(state.turn, "Z♥")
    for seat, action in ((state.turn, None), (state.turn, 1.5), (None, 3), ("0", 3)):
        with pytest.raises(SetupError, match="NOT_A_NUMBER"):
            sitting.play(seat, action)
    for seat in (None, "0", 1.5):
        with pytest.raises(SetupError, match="NOT_A_NUMBER"):
            sitting.view(seat)
    with pytest.raises(IllegalAction, match="NO_SUCH_SEAT"):
        sitting.play(9, 0)
    assert len(sitting.history) == 1


@pytest.mark.parametrize("cut", [-1, 40, 1000])
def test_a_cut_lifts_part_of_the_deck(cut: int) -> None:
    sitting = sueca()
    with pytest.raises(SetupError, match="BAD_CUT"):
        sitting.deal(cut)
    sitting.deal(39)
    assert sitting.deals[0].chance.cut == 39


def test_a_cut_left_to_chance_is_a_lot() -> None:
    sitting = sueca()
    sitting.deal()
    chance = sitting.deals[0].chance
    assert 1 <= chance.cut <= 39
    assert chance.lots == [chance.cut - 1]


def test_nobody_cuts_where_no_rule_says_so() -> None:
    with pytest.raises(SetupError, match="NOBODY_CUTS"):
        Sitting(make_game("septica"), SeedSource(1)).deal(5)


def test_quitting_is_for_between_deals() -> None:
    sitting = sueca()
    with pytest.raises(SetupError, match="NO_SUCH_SEAT"):
        sitting.quit(4)
    sitting.deal()
    with pytest.raises(SetupError, match="QUIT_BETWEEN_DEALS"):
        sitting.quit(0)
    play_deal(sitting)
    sitting.quit(2)
    assert (sitting.over, sitting.quitter, sitting.match.winners) == (True, 2, [])
    with pytest.raises(SetupError, match="NOT_TIME_TO_DEAL"):
        sitting.deal()
    with pytest.raises(SetupError, match="NOTHING_DEALT"):
        sitting.play(0, 0)


def test_a_table_may_close_at_any_time_but_once() -> None:
    sitting = sueca()
    sitting.deal()
    sitting.abandon()
    assert sitting.over
    with pytest.raises(SetupError, match="MATCH_IS_OVER"):
        sitting.abandon()


def test_seats_that_are_not_there_see_nothing() -> None:
    sitting = sueca()
    sitting.deal()
    for seat in (-2, 4):
        with pytest.raises(SetupError, match="NO_SUCH_SEAT"):
            sitting.view(seat)
    spectator = sitting.view(-1)
    assert (spectator.hand, spectator.legal, spectator.reasons) == (0, 0, {})


def test_the_last_trick_and_its_taker_are_shown() -> None:
    game = make_game("sueca")
    hands = "2♥ 3♥ 4♥ 5♥ A♦ 7♦ K♦ J♦"
    sitting = Sitting(game, TapeSource([tape(game, "2♣ 3♣ 4♣ 5♣"), tape(game, hands)]))
    sitting.opening.cut = 0
    state = sitting.deal(39)
    first = int(state.turn)
    for _ in range(4):
        sitting.play(state.turn, members(state.legal())[-1])
    view = sitting.view(0)
    assert view.trick == []
    assert [play.seat for play in view.last_trick] == [(first + step) % 4 for step in range(4)]
    assert view.last_taker == state.taker
    assert view.write(-1) == "-"
    assert view.hand_size() == 9


def test_a_match_tells_its_story_in_the_sheet() -> None:
    sitting = sueca(3)
    play_random(sitting, Rng(3), 50)
    assert sitting.match.over
    assert sitting.sheet[-1].cells[sitting.match.winners[0]].marks[-1] == "winner"
    assert sitting.sheet[-1].data()["deal"] == len(sitting.deals)
    assert "PENTE" in sitting.sheet[-1].notes
