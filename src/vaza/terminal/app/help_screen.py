"""Keys, and the rules of the game."""

from __future__ import annotations

import io
from typing import ClassVar

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.widgets import Static

from vaza.games import spec
from vaza.locales import Catalogue
from vaza.locales.pages import page
from vaza.terminal.app.dialog import Dialog

CLOSE = "close"
WIDTH = 70


class HelpScreen(Dialog):
    """What the keys do, then the rules page."""

    wide: ClassVar[bool] = True

    def __init__(self, words: Catalogue, game: str, style: str) -> None:
        super().__init__(words, words.format("app-help", game=spec(game).title), [(CLOSE, words.format("app-close"))])
        self.game = game
        self.deck_style = style

    def body(self) -> ComposeResult:
        """Keys first."""
        keys = Table.grid(padding=(0, 2))
        for line in self.words.format("app-help-keys", style=self.deck_style).splitlines():
            key, _, told = line.partition(" – ")
            keys.add_row(Text(key, Style(bold=True)), Text(told))
        yield Static(keys)
        yield Static(id="rules")

    def on_mount(self) -> None:
        """The page is long: it is set beside the screen's own work."""
        super().on_mount()
        self.set_rules()

    @work(thread=True)
    def set_rules(self) -> None:
        """Set the rules page, then show it."""
        text = page(self.game, self.words.language) or self.words.format("error-no-page", game=spec(self.game).title)
        rules = set_page(text, WIDTH)
        self.app.call_from_thread(self.show_rules, rules)

    def show_rules(self, rules: Text) -> None:
        """Show the page below the keys."""
        if self.is_mounted:
            self.query_one("#rules", Static).update(rules)

    def typed(self, event: events.Key) -> bool:
        """The key that opened it closes it."""
        if event.character == "?" or event.key == "f1":
            self.answer(CLOSE)
            return True
        return False


def set_page(text: str, width: int) -> Text:
    """A page of markdown as lines of text."""
    console = Console(width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    found = Text("\n")
    for line in console.render_lines(Markdown(text), pad=False):
        for segment in line:
            found.append(segment.text, segment.style)
        found.append("\n")
    return found
