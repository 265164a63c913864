"""Choosing a game and its bots line by line."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console

from vaza.bots.levels import LEVELS
from vaza.games import GAMES
from vaza.locales import Catalogue
from vaza.terminal.answers import fold
from vaza.terminal.lines import Lines


@dataclass(frozen=True)
class MenuChoice:
    """What was chosen."""

    game: str
    bot: str
    light: bool = False
    """Whether the screen was made light."""


def prompt_menu(words: Catalogue, out: Console, lines: Lines) -> MenuChoice | None:
    """Ask for a game and how good the bots are; None if there is nobody to ask."""
    codes, levels = list(GAMES), list(LEVELS)
    out.print(words.format("choose-game"))
    for number, code in enumerate(codes, start=1):
        title = GAMES[code].spec.title
        out.print(
            words.format("choose-line", number=number, name=title, what=words.format(f"game-{code}-soul")),
            soft_wrap=True,
        )
    game = one_of(words, out, lines, {code: GAMES[code].spec.title for code in codes})
    if game is None:
        return None
    out.print(words.format("choose-level", default=words.format("level-medium")))
    for number, level in enumerate(levels, start=1):
        out.print(words.format("choose-level-line", number=number, name=words.format(f"level-{level}")))
    bot = one_of(words, out, lines, {level: words.format(f"level-{level}") for level in levels}, "medium")
    return MenuChoice(game, bot) if bot is not None else None


def one_of(words: Catalogue, out: Console, lines: Lines, known: dict[str, str], default: str = "") -> str | None:
    """One of these by number, code or name, asked for until it is; None at the end of input or for q."""
    while True:
        try:
            line = lines.read(3600)
        except EOFError:
            return None
        word = (line or "").casefold()
        if word in ("q", "quit"):
            return None
        if not word and default:
            return default
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(known):
            return list(known)[int(word) - 1]
        plain = fold(word)
        begun = [
            code for code, name in known.items() if word and (code.startswith(plain) or fold(name).startswith(plain))
        ]
        if len(begun) == 1:
            return begun[0]
        out.print(words.format("choose-again", highest=len(known)))
