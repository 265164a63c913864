"""Positions as text: any moment of a deal, for puzzles, tests and bug reports.

    vaza position 1
    game: sueca
    trump: ♥
    trick: 5♣
    hand: A♦ 2♣ 3♣

Each line is ``key: value``. What is left out is filled in: hands that are not told get cards that
are named nowhere, in deck order, as many as the hand that is told; the rest has been played before.
"""

from __future__ import annotations

from typing import Final

from vaza.core.cards import Deck
from vaza.core.errors import FileError, NotationError

HEADING: Final = "vaza position 1"


class PositionLine:
    """One ``key: value`` and where it stood."""

    value: str
    number: int

    def __init__(self, value: str, number: int) -> None:
        self.value = value
        self.number = number


class Position:
    """The lines of a position file, asked for by key; keys nobody asks for are errors."""

    lines: dict[str, PositionLine]
    asked: set[str]
    deck: Deck | None

    def __init__(self, text: str) -> None:
        self.lines = {}
        self.asked = set()
        self.deck = None
        rows = text.lstrip("\ufeff").splitlines()
        if not rows or rows[0].strip() != HEADING:
            raise FileError("NOT_A_POSITION", 1, {"expected": HEADING})
        for number, row in enumerate(rows[1:], start=2):
            content = row.split("#")[0].strip()
            if not content:
                continue
            if ":" not in content:
                raise FileError("NO_COLON", number, {"text": content[:40]})
            key, value = content.split(":", 1)
            key = " ".join(key.lower().split())
            if key in self.lines:
                raise FileError("TWICE", number, {"key": key})
            self.lines[key] = PositionLine(value.strip(), number)

    def fail(self, key: str, code: str, told: str = "") -> FileError:
        """An error about one key, at its line."""
        return FileError(code, self.line(key), {"key": key, "text": told[:60]})

    def line(self, key: str) -> int:
        """The line of a key, or the first if it is not there."""
        return self.lines[key].number if key in self.lines else 1

    def text(self, key: str, default: str = "") -> str:
        """The value of a key."""
        self.asked.add(key)
        return self.lines[key].value if key in self.lines else default

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self.asked.add(key)
        return key in self.lines

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number in a range."""
        return self.whole(key, self.text(key, str(default)), low, high)

    def whole(self, key: str, text: str, low: int, high: int) -> int:
        """One word of a key's value as a whole number in a range."""
        digits = text[1:] if text.startswith("-") else text
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or not low <= int(text) <= high:
            raise self.fail(key, "BAD_NUMBER", f"{text} ({low}–{high})")
        return int(text)

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """So many whole numbers as the default has."""
        if not self.has(key):
            return default
        words = self.text(key).split()
        if len(words) != len(default):
            raise self.fail(key, "WRONG_COUNT", f"{len(words)} / {len(default)}")
        return [self.whole(key, word, low, high) for word in words]

    def word(self, key: str, allowed: list[str]) -> str:
        """One of the allowed words, the first if the key is missing."""
        value = self.text(key, allowed[0]).lower()
        if value not in allowed:
            raise self.fail(key, "BAD_WORD", f"{value} ({', '.join(allowed)})")
        return value

    def the_deck(self) -> Deck:
        """The deck of the game, known once the game is."""
        assert self.deck is not None
        return self.deck

    def suit(self, key: str, default: int = -1) -> int:
        """A suit."""
        if not self.has(key):
            return default
        try:
            return self.the_deck().read_suit(self.text(key))
        except NotationError as error:
            raise self.fail(key, error.code, self.text(key)) from None

    def card(self, key: str, word: str) -> int:
        """One word of a key's value as a card."""
        try:
            return self.the_deck().read(word)
        except NotationError as error:
            raise self.fail(key, error.code, word) from None

    def cards(self, key: str) -> list[int]:
        """The cards of a key, in the order they are written."""
        return [self.card(key, word) for word in self.text(key).split()]

    def finish(self) -> None:
        """Refuse keys that mean nothing in this game."""
        for key in self.lines:
            if key not in self.asked:
                raise self.fail(key, "UNKNOWN_KEY", key)
