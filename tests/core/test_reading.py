"""A view read back from its plain data is the same view; anything else is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import LONG, games, walk
from vaza.core.errors import SetupError
from vaza.core.game import Game
from vaza.core.reading import decode_view
from vaza.games import information_set, make_game


@LONG
@given(games(), st.integers(0, 2**40))
def test_a_view_survives_json(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    for seat in range(-1, game.seats):
        view = runner.view(seat)
        data = json.loads(json.dumps(view.data()))
        again = decode_view(game, data)
        assert again.data() == view.data()
        if seat == view.turn >= 0:
            assert again.legal == view.legal
            assert information_set(game, again).pool == information_set(game, view).pool


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "poker"),
        ("hand", ["1X"]),
        ("hand", 7),
        ("question", {}),
        ("trump", "?"),
        ("trick", [[0]]),
        ("history", [{}]),
        ("sheet", [{"deal": 1}]),
        ("facts", None),
    ],
)
def test_what_is_no_view_is_refused(key: str, value: object) -> None:
    game = make_game("sueca")
    data = walk(game, 3).view(0).data()
    with pytest.raises(SetupError) as error:
        decode_view(game, {**data, key: value})
    assert error.value.code == "NOT_A_VIEW"


def test_a_view_of_another_game_and_a_missing_part_are_refused() -> None:
    game = make_game("sueca")
    data = walk(game, 3).view(0).data()
    del data["legal"]
    with pytest.raises(SetupError):
        decode_view(game, data)
    with pytest.raises(SetupError):
        decode_view(make_game("guinote"), walk(game, 3).view(0).data())
