"""Which key does what, and when a letter is typed instead."""

from __future__ import annotations

from typing import Final

KEYS: Final = {
    "question_mark": "help",
    "h": "hint",
    "w": "why",
    "l": "last",
    "s": "score",
    "c": "claim",
    "f": "speed",
    "t": "theme",
    "q": "leave",
    "slash": "talk",
}
ALWAYS: Final = {
    "f1": "help",
    "f2": "hint",
    "f3": "why",
    "f4": "last",
    "f5": "score",
    "f6": "claim",
    "f7": "speed",
    "f8": "theme",
    "f9": "talk",
    "f10": "leave",
    "left": "left",
    "right": "right",
    "up": "row",
    "down": "row",
    "tab": "row",
    "shift+tab": "row",
    "enter": "enter",
    "escape": "escape",
    "backspace": "rub",
    "ctrl+c": "leave",
    "ctrl+q": "leave",
}
OPENS: Final = ":"
"""Begins to type, whatever comes."""
LONGEST: Final = 40


def command(key: str, character: str | None, typed: str, wins: set[str]) -> str:
    """What a key press asks for: a command, or ``type`` for a character of the answer, or nothing.

    A small letter is a key while nothing is typed, unless a call or suit that may be answered now begins with it.
    """
    if key in ALWAYS:
        return ALWAYS[key]
    if character is None or not character.isprintable():
        return ""
    if typed:
        return "type"
    if key == "space":
        return "mark"
    if key in KEYS and character not in wins:
        return KEYS[key]
    return "type" if character.isalnum() or character in OPENS + "♥♦♣♠" else ""
