"""Something that lies over the table until it is answered."""

from __future__ import annotations

from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vaza.locales import Catalogue
from vaza.table.scene import Snapshot
from vaza.terminal.app.palette import Palette, palette_of
from vaza.terminal.app.row import ButtonItem, ButtonRow

FRAME = 6
"""Rows around the body: border, title, answers and what lies between them."""
Answer = tuple[str, str]
"""What an answer stands for, and its words."""


class Dialog(ModalScreen[str]):
    """A title, a body, and answers; the first one is Enter's, the last one Escape's."""

    wide: ClassVar[bool] = False

    def __init__(self, words: Catalogue, title: str, answers: list[Answer]) -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.answers = answers
        self.chosen = 0

    def compose(self) -> ComposeResult:
        """A box with everything in it."""
        with Vertical(id="box", classes="wide" if self.wide else ""):
            yield Static(Text(self.heading, Style(bold=True)), id="title")
            with VerticalScroll(id="body", can_focus=False):
                yield from self.body()
            yield ButtonRow(id="answers")

    def body(self) -> ComposeResult:
        """What is told."""
        yield from ()

    def on_mount(self) -> None:
        """Draw the answers."""
        self.query_one("#answers", ButtonRow).centred = True
        self.make_room()
        self.draw()

    def on_resize(self) -> None:
        """Another size: other room."""
        self.make_room()

    def make_room(self) -> None:
        """Let the body scroll where it is too long, so that the answers stay in sight."""
        self.query_one("#body").styles.max_height = max(self.app.size.height - FRAME, 1)

    @property
    def palette(self) -> Palette:
        """The colours to draw in."""
        return palette_of(self.app.theme)

    def draw(self) -> None:
        """The answers, one of them chosen."""
        colours = self.palette
        plain = Style(color=colours.button_text, bgcolor=colours.button)
        strong = Style(color=colours.chosen_text, bgcolor=colours.chosen, bold=True)
        items = [
            ButtonItem(Text(told), value, strong if place == self.chosen else plain, place == self.chosen)
            for place, (value, told) in enumerate(self.answers)
        ]
        self.query_one("#answers", ButtonRow).show(items)

    def is_due(self, scene: Snapshot) -> bool:
        """Whether this has still a reason to be there."""
        return True

    def on_button_row_chosen(self, message: ButtonRow.Chosen) -> None:
        """An answer was clicked on."""
        self.answer(message.value)

    def on_key(self, event: events.Key) -> None:
        """Choose, answer, scroll."""
        event.stop()
        event.prevent_default()
        if not self.typed(event):
            self.pressed(event.key)

    def typed(self, event: events.Key) -> bool:
        """Keys that only this dialog knows."""
        return False

    def pressed(self, key: str) -> None:
        """Keys that every dialog knows."""
        body = self.query_one("#body", VerticalScroll)
        scrolls = {
            "up": body.scroll_up,
            "down": body.scroll_down,
            "pageup": body.scroll_page_up,
            "pagedown": body.scroll_page_down,
            "home": body.scroll_home,
            "end": body.scroll_end,
        }
        if key in ("left", "right", "tab", "shift+tab"):
            step = 1 if key in ("right", "tab") else -1
            self.chosen = (self.chosen + step) % len(self.answers)
            self.draw()
        elif key == "enter":
            self.answer(self.answers[self.chosen][0])
        elif key in ("escape", "q", "ctrl+c", "ctrl+q", "n"):
            self.answer(self.answers[-1][0])
        elif key in scrolls:
            scrolls[key]()

    def answer(self, value: str) -> None:
        """Go away with this answer."""
        self.dismiss(value)


class Confirm(Dialog):
    """A question to be answered with yes or no."""

    def __init__(self, words: Catalogue, title: str, told: str, answers: list[Answer]) -> None:
        super().__init__(words, title, answers)
        self.told = told

    def body(self) -> ComposeResult:
        """The question."""
        yield Static(Text(self.told))
