"""Choosing a game and its bots on the screen."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Static

from vaza.bots.levels import LEVELS
from vaza.games import GAMES, spec
from vaza.locales import Catalogue
from vaza.terminal.app.palette import DARK, LIGHT, THEMES, palette_of
from vaza.terminal.app.row import ButtonItem, ButtonRow
from vaza.terminal.choosing import MenuChoice

USUAL = "medium"
INDENT = 3


class GameLine(Static):
    """One game in the list."""

    class Clicked(Message):
        """A game was clicked on."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    place: int = 0

    def on_click(self) -> None:
        """Tell which one it was."""
        self.post_message(self.Clicked(self.place))


class Menu(App[MenuChoice]):
    """Five games, four levels, Enter."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, words: Catalogue, light: bool = False) -> None:
        super().__init__()
        self.words = words
        self.games = list(GAMES)
        self.levels = list(LEVELS)
        self.game = 0
        self.level = self.levels.index(USUAL)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = LIGHT if light else DARK

    def compose(self) -> ComposeResult:
        """The games, the levels, the keys."""
        with Vertical(id="menu"):
            yield Static(Text(self.words.format("app-menu-game"), Style(bold=True)), classes="menu-title")
            for place, _ in enumerate(self.games):
                line = GameLine(classes="menu-line")
                line.place = place
                yield line
            yield Static(Text(self.words.format("app-menu-level"), Style(bold=True)), classes="menu-title")
            yield ButtonRow(id="levels")
            yield Static(id="menu-keys")

    def on_mount(self) -> None:
        """Draw what is chosen."""
        self.draw()

    def draw(self) -> None:
        """The list with one game and one level chosen."""
        colours = palette_of(self.theme)
        strong = Style(color=colours.chosen_text, bgcolor=colours.chosen, bold=True)
        plain = Style(color=colours.button_text, bgcolor=colours.button)
        quiet = Style(color=colours.quiet)
        for line in self.query(GameLine):
            code = self.games[line.place]
            title = f" {line.place + 1} {spec(code).title} "
            name = Text().append(title, strong if line.place == self.game else Style(bold=True))
            soul = Text(self.words.format(f"game-{code}-soul"), quiet)
            line.update(Group(name, Padding(soul, (0, 0, 0, INDENT))))
        self.query_one("#levels", ButtonRow).show(
            [
                ButtonItem(Text(self.words.format(f"level-{level}")), level, strong if place == self.level else plain)
                for place, level in enumerate(self.levels)
            ]
        )
        self.query_one("#menu-keys", Static).update(Text(self.words.format("app-menu-keys"), quiet))

    def on_key(self, event: events.Key) -> None:
        """Arrows and figures choose, Enter begins."""
        event.stop()
        event.prevent_default()
        key = event.key
        if key in ("up", "down"):
            self.game = (self.game + (1 if key == "down" else -1)) % len(self.games)
        elif key in ("left", "right", "tab"):
            self.level = (self.level + (-1 if key == "left" else 1)) % len(self.levels)
        elif key in ("q", "escape", "ctrl+c", "ctrl+q"):
            self.exit(None)
        elif key == "t":
            self.theme = LIGHT if self.theme == DARK else DARK
        elif key == "enter":
            self.begin()
        elif key.isdigit() and 1 <= int(key) <= len(self.games):
            self.game = int(key) - 1
        self.draw()

    async def action_quit(self) -> None:
        """Ctrl-Q leaves."""
        self.exit(None)

    def begin(self) -> None:
        """That is it."""
        self.exit(MenuChoice(self.games[self.game], self.levels[self.level], self.theme == LIGHT))

    def on_game_line_clicked(self, message: GameLine.Clicked) -> None:
        """A click chooses a game, a second one begins."""
        if message.place == self.game:
            self.begin()
        self.game = message.place
        self.draw()

    def on_button_row_chosen(self, message: ButtonRow.Chosen) -> None:
        """A click chooses a level."""
        self.level = self.levels.index(message.value)
        self.draw()


def choose_on_screen(words: Catalogue, light: bool = False) -> MenuChoice | None:
    """Ask for a game and how good the bots are; None if the person leaves."""
    return Menu(words, light).run()
