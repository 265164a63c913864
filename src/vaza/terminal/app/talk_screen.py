"""Saying something at a table elsewhere: a face by arrows, or words by typing them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from vaza.locales import Catalogue
from vaza.protocol.requests import EMOTES
from vaza.terminal.app.dialog import Dialog

LONGEST: Final = 300
CLOSE: Final = ("escape", "ctrl+c", "ctrl+q")


class ChatScreen(Dialog):
    """What is said comes back: the name of an emote, or words; nothing if one says nothing."""

    def __init__(self, words: Catalogue) -> None:
        faces: list[tuple[str, str]] = [(emote, words.format(f"emote-{emote}")) for emote in EMOTES]
        super().__init__(words, words.format("room-talk"), faces)
        self.text = ""

    def body(self) -> ComposeResult:
        """What is being typed."""
        yield Static(self.line(), id="typed")

    def line(self) -> Text:
        """The words so far, or what to do."""
        if not self.text:
            return Text(self.words.format("room-talk-how"), Style(color=self.palette.quiet))
        return Text(f"› {self.text}▌", Style(bold=True))

    def typed(self, event: events.Key) -> bool:
        """Letters are words; Enter says them."""
        if event.key in CLOSE:
            self.dismiss("")
        elif event.key == "enter" and self.text.strip():
            self.dismiss(self.text.strip())
        elif event.key == "backspace":
            self.write(self.text[:-1])
        elif event.character is not None and event.character.isprintable():
            self.write((self.text + event.character)[:LONGEST])
        else:
            return False
        return True

    def write(self, text: str) -> None:
        """Show the words as they are now."""
        self.text = text
        self.query_one("#typed", Static).update(self.line())
