"""People in front of a real browser: every game by clicking, friends, losses, keys, newer servers, accessibility."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Trial = Callable[..., dict[str, Any]]


def test_a_sueca_match_is_played_by_clicking(trial: Trial) -> None:
    seen = trial("match", "Sueca")
    assert seen["answer"] >= 10
    assert seen["counted"] >= 1


def test_the_first_table_comes_light_and_stands_still(trial: Trial) -> None:
    told = trial("first")
    assert told["desk bytes"] <= 500_000
    assert told["phone shift"] < 0.01


@pytest.mark.slow
@pytest.mark.parametrize("title", ["Guiñote", "Fodinha"])  # Septica and SobeSobe: on a phone, below
def test_a_match_of_other_games_is_played_by_clicking(trial: Trial, title: str) -> None:
    assert trial("match", title)["answer"] >= 5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "game", "wish"),
    [
        ("pt-PT", "sobesobe", {"players": 3, "bots": ["easy"] * 2}),
        ("es-ES", "guinote", {"players": 2, "bots": ["easy"], "options": {"target": "31"}}),
        ("ro-RO", "septica", {"players": 2, "bots": ["easy"]}),
    ],
)
def test_a_phone_plays_in_every_language(trial: Trial, locale: str, game: str, wish: dict[str, Any]) -> None:
    assert trial("phone", locale, game, json.dumps(wish))["answer"] >= 3


@pytest.mark.slow
def test_guinote_has_cantes_and_the_seven(trial: Trial) -> None:
    seen = trial("guinote")
    assert any("sing" in what for what in seen)
    assert any("swap the seven" in what for what in seen)


@pytest.mark.slow
def test_who_is_sure_of_the_rest_claims_it(trial: Trial) -> None:
    assert trial("claim")["said Claim the rest"] == 1


@pytest.mark.slow
def test_sobesobe_has_blind_trumps_rounds_out_and_exchanges(trial: Trial) -> None:
    sure = [what for what in trial("sobesobe") if what.startswith("sure")]
    for part in ("before any card", "sit this round out", "exchange"):
        assert any(part in what for what in sure), sure


@pytest.mark.slow
def test_sueca_has_a_hint_a_cut_and_method_b(trial: Trial) -> None:
    seen = trial("sueca")
    assert seen["cut"] >= 1
    assert seen["said deal by method B"] >= 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["friends", "doors", "takeover", "timeout", "restart", "talk", "keyboard", "newer", "again", "learn"])
def test_a_trial(trial: Trial, name: str) -> None:
    trial(name)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "felt"), [("desk", "light"), ("phone", "dark"), ("desk", "contrast")])
def test_everybody_can_use_every_page(trial: Trial, size: str, felt: str) -> None:
    trial("axe", size, felt)


@pytest.mark.slow
def test_frames_while_cards_fly_are_counted(trial: Trial) -> None:
    assert trial("frames")["frames"] > 100
