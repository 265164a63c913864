"""Which language the command speaks: ``--lang``, else what the environment says, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from vaza.locales import language_of

FLAG: Final = "--lang"
VARIABLES: Final = ("VAZA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a language may be set, the strongest first."""
USUAL: Final = "en"


def choose(typed: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for this command line; one we do not speak is for the command to refuse."""
    return language_of(flag_language(typed)) or language_of(environment_language(environment)) or USUAL


def flag_language(typed: Sequence[str]) -> str:
    """What the last ``--lang`` says, nothing if there is none."""
    found = ""
    for place, word in enumerate(typed):
        if word == "--":
            break
        if word == FLAG and place + 1 < len(typed):
            found = typed[place + 1]
        elif word.startswith(f"{FLAG}="):
            found = word.removeprefix(f"{FLAG}=")
    return found


def environment_language(environment: Mapping[str, str]) -> str:
    """What the first variable that is set says."""
    return next((environment[name] for name in VARIABLES if environment.get(name)), "")
