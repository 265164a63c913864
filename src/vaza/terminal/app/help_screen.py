"""Keys, and the rules of the game."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Markdown, Static

from vaza.games import spec
from vaza.locales import Words
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.pages import page

CLOSE = "close"


class HelpScreen(Dialog):
    """What the keys do, then the rules page."""

    wide: ClassVar[bool] = True

    def __init__(self, words: Words, game: str, style: str) -> None:
        super().__init__(words, words.say("app-help", game=spec(game).title), [(CLOSE, words.say("app-close"))])
        self.game = game
        self.deck_style = style

    def body(self) -> ComposeResult:
        """Keys first."""
        keys = Table.grid(padding=(0, 2))
        for line in self.words.say("app-help-keys", style=self.deck_style).splitlines():
            key, _, told = line.partition(" – ")
            keys.add_row(Text(key, Style(bold=True)), Text(told))
        yield Static(keys)
        yield Markdown(page(self.game) or self.words.say("error-no-page", game=spec(self.game).title))

    def typed(self, event: events.Key) -> bool:
        """The key that opened it closes it."""
        if event.character == "?" or event.key == "f1":
            self.answer(CLOSE)
            return True
        return False
