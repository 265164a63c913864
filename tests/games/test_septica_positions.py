"""Septica positions: what cannot be is refused, what can be is written as it is read."""

import pytest

from helpers import legal, make_game, play, position, tape, with_game
from vaza.core.cards import members
from vaza.core.errors import FileError
from vaza.core.game import Game
from vaza.core.state import State
from vaza.games import format_position


def dealt(order: str, **choices: object) -> tuple[Game, State]:
    game = make_game("septica", **choices)
    return game, game.deal(game.start(tape(game)), tape(game, order))


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("hand:", "EMPTY_HAND"),
        ("trick: 9♥ K♠\nhand: A♥", "DOES_NOT_BEAT"),
        ("trick: 0:9♥ 0:8♠\nhand: A♥", "EIGHT_DOES_NOT_BEAT"),
        ("trick: 0:9♥ 9♠\nhand: A♥", "BAD_SEAT"),
        ("trick: 2:9♥\nhand: A♥", "BAD_NUMBER"),
        ("trick: x:9♥\nhand: A♥", "BAD_NUMBER"),
        ("trick: 0:6♥\nhand: A♥", "UNKNOWN_CARD"),
        ("trick: 0:9♥\nhand: 9♥", "CARD_TWICE"),
        ("trick: 0:9♥\nturn: 2\nhand: A♥", "BAD_NUMBER"),
        ("trick: 0:9♥\nleader: 0\nhand: A♥", "UNKNOWN_KEY"),
        ("hand: 9♥ 9♦ 9♣ 9♠ K♥", "WRONG_COUNT"),
        ("hand: 9♥ 9♦ 9♣\nstock: 4", "WRONG_COUNT"),
        ("variants: speed\nhand: 9♥ 9♦ 9♣ 9♠", "WRONG_COUNT"),
        ("options: pass=plays\nhand 0: 9♥ 9♦\nhand 1: K♥", "WRONG_COUNT"),
        ("options: pass=plays\ntrick: 0:9♥\nhand 1:", "WRONG_COUNT"),
        ("options: pass=plays\nhand: 9♥ 9♦ 9♣ 9♠\nstock: 3", "WRONG_COUNT"),
        ("options: pass=plays\ntrick: 0:9♥ 0:9♦\nhand: K♥", "BAD_TURN"),
        ("options: pass=plays\ntrick: 0:9♥\nturn: 0\nhand: K♥", "BAD_TURN"),
        ("options: pass=plays\ntrick: 9♥ K♠ 9♦\nhand: K♥", "TRICK_IS_YOURS"),
        ("options: pass=plays\ntrick: 9♥ 9♠ K♥\nhand: K♦", "DOES_NOT_BEAT"),
        ("hand: 9♥\npoints: 5 4", "WRONG_COUNT"),
        ("hand: A♥ 10♥\npoints: 4 3", "WRONG_COUNT"),
        ("hand: 9♥\npile 0: A♥ 10♥\npoints: 1 0", "WRONG_COUNT"),
        ("hand: 9♥\npile 1: A♥ 10♥\npoints: 0 1", "WRONG_COUNT"),
        ("trick: A♥\nhand: 9♥\npoints: 4 4", "WRONG_COUNT"),
        ("hand 0: 9♥ 9♦ 9♣ 9♠\nhand 1: K♥ K♦ K♣ K♠\nstock: A♥ 7♥\npoints: 4 4", "WRONG_COUNT"),
        ("players: 3\nhand: 9♥", "BAD_PLAYERS"),
        ("players: 4\nhand: 9♥", "FOUR_ARE_PAIRS"),
        ("hand: 9♥\ntrump: ♥", "UNKNOWN_KEY"),
    ],
)
def test_positions_that_cannot_be_are_refused(lines: str, code: str) -> None:
    with pytest.raises(FileError) as error:
        position(f"game: septica\n{lines}")
    assert error.value.code == code


@pytest.mark.parametrize(
    "lines",
    [
        "hand 0: 9♥ K♥ Q♥ J♥\nhand 1: 9♦ K♦ Q♦ J♦\nstock: A♥ 10♠ A♦",
        "trick: 0:9♥ 0:9♦ 1:7♥\nturn: 1\nhand 0: K♥\nhand 1: K♦ Q♦",
        "variants: speed pairs\noptions: pass=plays eights=never tied=last-trick\ntrick: 1:9♥ 2:9♦\nhand: K♥",
        "hand 0: K♥\nhand 1:\npile 0: A♥ 10♥\npile 1: A♦\nwon: 3 1\ntaker: 0\nturn: 0",
    ],
)
def test_positions_are_written_as_they_are_read(lines: str) -> None:
    game, state = with_game(f"game: septica\n{lines}")
    text = format_position(game, state)
    again, twin = with_game(text.partition("\n")[2])
    assert format_position(again, twin) == text
    assert legal(again, twin) == legal(game, state)


def test_a_running_deal_is_written_and_goes_on_the_same() -> None:
    game, state = dealt("9♥ 10♦ 9♦ J♦ K♥ Q♦ Q♥ K♦ A♥ 7♠ 8♠")
    play(game, state, "9♥", "pass", "9♦", "pass")
    again, twin = with_game(format_position(game, state).partition("\n")[2])
    for each, one in ((game, state), (again, twin)):
        play(each, one, "stop", "A♥", "pass")
    assert format_position(game, state) == format_position(again, twin)


def test_copies_are_independent() -> None:
    game, state = dealt("9♥ 10♦ 9♦ J♦ K♥ Q♦ Q♥ K♦ A♥")
    before = format_position(game, state)
    twin = state.copy()
    play(game, twin, "9♥", "pass", "stop")
    assert format_position(game, state) == before


@pytest.mark.parametrize(
    "choices", [{}, {"preset": "romania"}, {"variants": ["speed", "pairs"]}, {"options": {"eights": "never"}}]
)
def test_a_copy_goes_on_as_its_original(choices: dict[str, object]) -> None:
    order = "9♥ 10♦ 9♦ J♦ K♥ Q♦ Q♥ K♦ A♥ 8♠"
    game, state = dealt(order, **choices)
    plain, other = dealt("", variants=["pairs"] if game.seats == 4 else [])
    play(plain, other, plain.write(members(other.legal())[0]))
    other.copy_from(state)
    for twin in (state.copy(), other):
        _, original = dealt(order, **choices)
        while original.turn >= 0:
            assert format_position(game, twin) == format_position(game, original)
            assert twin.legal() == original.legal()
            action = members(original.legal())[0]
            original.apply(action)
            twin.apply(action)
        assert twin.turn == -1
