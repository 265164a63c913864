"""The first deals in a real browser: every note read, every expected answer given, and once another one."""

from collections.abc import Callable
from typing import Any

import pytest

Trial = Callable[..., dict[str, Any]]


def test_the_first_deal_of_sueca_is_learnt_on_a_phone(trial: Trial) -> None:
    seen = trial("lesson", "sueca", "phone")
    assert (seen["answers"], seen["others"], seen["refused"]) == (10, 1, 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "locale", "answers"),
    [("septica", "ro-RO", 23), ("guinote", "es-ES", 22), ("sobesobe", "pt-PT", 8), ("fodinha", "en", 5)],
)
def test_every_first_deal_is_learnt(trial: Trial, code: str, locale: str, answers: int) -> None:
    seen = trial("lesson", code, "desk", locale)
    assert seen["answers"] == answers
    assert seen["others"] == 1
