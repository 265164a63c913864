"""People in front of a real browser: every game by clicking, friends, keys, newer servers, accessibility."""

from collections.abc import Callable
from typing import Any

import pytest

Trial = Callable[..., dict[str, Any]]


def test_a_sueca_match_is_played_by_clicking(trial: Trial) -> None:
    seen = trial("match", "Sueca")
    assert seen["answer"] >= 10
    assert seen["dialog"] >= 1


@pytest.mark.slow
@pytest.mark.parametrize("title", ["Guiñote", "Septica", "SobeSobe", "Fodinha"])
def test_a_match_of_every_game_is_played_by_clicking(trial: Trial, title: str) -> None:
    assert trial("match", title)["answer"] >= 5


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["pt-PT", "es-ES", "ro-RO"])
def test_a_phone_in_every_language_plays_sobesobe(trial: Trial, locale: str) -> None:
    assert trial("match", "SobeSobe", "phone", locale)["answer"] >= 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["friends", "takeover", "keyboard", "newer", "learn", "axe"])
def test_a_trial(trial: Trial, name: str) -> None:
    trial(name)
