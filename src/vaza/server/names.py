"""Names people play under: what is allowed in them, and which of them are the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from vaza.core.errors import SetupError
from vaza.server.identity import printable

LONGEST_NAME: Final = 24
MARKS_IN_A_ROW: Final = 3
"""Accents upon one letter; more would run over the lines above and below."""
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U0001d159")
"""Letters and signs that show nothing; what is printable by its kind is not always seen."""
STYLE: Final = {0xFE0E: None, 0xFE0F: None}
"""Telephones put these after an emoji; without them it is the same one."""


def clean_name(text: str) -> str:
    """A name as it is kept: composed, without spaces around it or doubled; SetupError if it cannot be one."""
    if len(text) > 8 * LONGEST_NAME:
        raise refused(text)
    name = collapse_spaces(unicodedata.normalize("NFC", text.translate(STYLE)))
    if not 1 <= len(name) <= LONGEST_NAME or "," in name or not is_visible(name):
        raise refused(text)
    return name


def collapse_spaces(text: str) -> str:
    """A text trimmed, every run of spaces one plain space; other gaps such as tabs stay and are refused."""
    plain = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in text.strip())
    return " ".join(word for word in plain.split(" ") if word)


def is_visible(name: str) -> bool:
    """Whether all of a name is seen, in its place: no control, direction or zero-width characters, no towers."""
    marks = MARKS_IN_A_ROW
    for letter in name:
        if not letter.isprintable() or letter in BLANK or is_variation(letter):
            return False
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS_IN_A_ROW:
            return False
    return True


def is_variation(letter: str) -> bool:
    """Whether this only chooses the shape of the letter before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def refused(text: str) -> SetupError:
    """Why a name is none, told with nothing that a screen could stumble over."""
    return SetupError("BAD_PLAYER_NAME", {"name": printable(text), "longest": str(LONGEST_NAME)})
