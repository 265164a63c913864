"""A row of things to choose from, by key or by mouse."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from vaza.terminal.canvas import Canvas


@dataclass(frozen=True)
class ButtonItem:
    """One thing: what is written, what it stands for, and how it looks."""

    text: Text
    value: str
    style: Style
    chosen: bool = False
    margin: str = " "
    """On both sides."""

    @property
    def width(self) -> int:
        """Its columns."""
        return self.text.cell_len + 2 * len(self.margin)


class ButtonRow(Widget):
    """Things side by side, on as many lines as they need."""

    class Chosen(Message):
        """A thing was clicked on."""

        def __init__(self, row: ButtonRow, value: str) -> None:
            super().__init__()
            self.row = row
            self.value = value

    items: tuple[ButtonItem, ...] = ()
    gap: int = 1
    centred: bool = False

    def show(self, items: list[ButtonItem]) -> None:
        """Show these from now on."""
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.refresh(layout=True)

    def places(self, width: int) -> list[tuple[int, int]]:
        """The column and line of each thing."""
        found: list[tuple[int, int]] = []
        left = line = 0
        for item in self.items:
            if left and left + item.width > width:
                left, line = 0, line + 1
            found.append((left, line))
            left += item.width + self.gap
        return found

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as are needed."""
        places = self.places(width)
        return places[-1][1] + 1 if places else 0

    def margin_of(self, line: int) -> int:
        """Columns left empty before the first thing of a line."""
        if not self.centred:
            return 0
        ends = [
            left + item.width
            for item, (left, row) in zip(self.items, self.places(self.size.width), strict=True)
            if row == line
        ]
        return max((self.size.width - max(ends, default=0)) // 2, 0)

    def render(self) -> Text:
        """All of them."""
        width = self.size.width
        places = self.places(width)
        canvas = Canvas(width, places[-1][1] + 1 if places else 0)
        for item, (left, line) in zip(self.items, places, strict=True):
            label = Text(item.margin, item.style).append_text(item.text).append(item.margin)
            canvas.write(left + self.margin_of(line), line, label)
        return canvas.text()

    def on_click(self, event: events.Click) -> None:
        """Tell which one it was."""
        for item, (left, line) in zip(self.items, self.places(self.size.width), strict=True):
            start = left + self.margin_of(line)
            if line == event.y and start <= event.x < start + item.width:
                self.post_message(self.Chosen(self, item.value))
