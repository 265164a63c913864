import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.core.errors import OptionError, VazaError
from vaza.games import GAMES, make_game, spec


@pytest.mark.parametrize("code", GAMES)
def test_standard_differs_in_nothing(code: str) -> None:
    assert make_game(code).differences() == []


def test_presets_are_options_that_can_still_be_changed() -> None:
    game = make_game("guinote", preset="aragon", options={"coto": 2})
    found = {difference.option: difference.value for difference in game.differences()}
    assert found == {
        "sota_high": "on",
        "free_undertrump": "on",
        "partner_exempt": "on",
        "partner_sings": "on",
        "count_at_end": "on",
        "card_minimum": "0",
    }


@pytest.mark.parametrize(
    ("code", "preset", "expected"),
    [
        ("sobesobe", "sobe-e-desce", {"double_suit": "clubs", "oblige_suit": "hearts"}),
        ("septica", "romania", {"pass": "plays", "eights": "never"}),
        ("fodinha", "bar", {"manilha": "on", "lives": "5"}),
    ],
)
def test_presets(code: str, preset: str, expected: dict[str, str]) -> None:
    found = make_game(code, preset=preset).differences()
    assert {difference.option: difference.value for difference in found} == expected


@pytest.mark.parametrize(
    ("value", "read"),
    [("on", True), ("YES", True), (True, True), ("1", True), (False, False), ("off", False), ("no", False)],
)
def test_flags_read_text_and_python(value: object, read: bool) -> None:
    assert make_game("fodinha", options={"hook": value}).flag_value("hook") is read


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"code": "poker"}, "UNKNOWN_GAME"),
        ({"code": ""}, "UNKNOWN_GAME"),
        ({"code": "sueca", "players": 3}, "BAD_PLAYERS"),
        ({"code": "sueca", "players": -1}, "BAD_PLAYERS"),
        ({"code": "fodinha", "players": 7}, "BAD_PLAYERS"),
        ({"code": "fodinha", "players": "four"}, "BAD_PLAYERS"),
        ({"code": "sobesobe", "players": 6}, "BAD_PLAYERS"),
        ({"code": "guinote", "players": 3}, "BAD_PLAYERS"),
        ({"code": "septica", "players": 4}, "FOUR_ARE_PAIRS"),
        ({"code": "septica", "players": 2, "variants": ["pairs"]}, "PAIRS_ARE_FOUR"),
        ({"code": "septica", "players": 3}, "BAD_PLAYERS"),
        ({"code": "septica", "variants": ["slow"]}, "UNKNOWN_VARIANT"),
        ({"code": "septica", "variants": ["speed", "speed"]}, "UNKNOWN_VARIANT"),
        ({"code": "sueca", "variants": ["speed"]}, "UNKNOWN_VARIANT"),
        ({"code": "sueca", "preset": "bar"}, "UNKNOWN_PRESET"),
        ({"code": "sueca", "options": {"ties": "double"}}, "UNKNOWN_OPTION"),
        ({"code": "sueca", "options": {"tie": "triple"}}, "BAD_OPTION_VALUE"),
        ({"code": "sueca", "options": {"team_draw": "maybe"}}, "BAD_OPTION_VALUE"),
        ({"code": "sueca", "options": {"team_draw": None}}, "BAD_OPTION_VALUE"),
        ({"code": "fodinha", "options": {"lives": "-1"}}, "BAD_OPTION_VALUE"),
        ({"code": "fodinha", "options": {"lives": 21}}, "BAD_OPTION_VALUE"),
        ({"code": "fodinha", "options": {"lives": "9" * 5000}}, "BAD_OPTION_VALUE"),
        ({"code": "fodinha", "options": {"lives": "²"}}, "BAD_OPTION_VALUE"),
        ({"code": "guinote", "options": {"target": 30}}, "BAD_OPTION_VALUE"),
    ],
)
def test_what_does_not_exist_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_game(**arguments)  # type: ignore[arg-type]
    assert refused.value.code == code


@given(st.sampled_from(sorted(GAMES)), st.text(max_size=12), st.text(max_size=12), st.integers(-3, 99))
def test_nonsense_never_crashes(code: str, name: str, value: str, players: int) -> None:
    for arguments in ({"options": {name: value}}, {"preset": name}, {"variants": [name]}, {"players": players}):
        try:
            make_game(code, **arguments)  # type: ignore[arg-type]
        except VazaError as error:
            assert error.code
    for option in spec(code).options:
        try:
            make_game(code, options={option.name: value})
        except VazaError as error:
            assert error.code == "BAD_OPTION_VALUE"


def test_presets_hold_only_values_that_could_be_typed() -> None:
    for found in (entry.spec for entry in GAMES.values()):
        for preset in found.presets.values():
            for name, value in preset.items():
                option = found.option(name)
                assert option.read(option.write(value)) == value
