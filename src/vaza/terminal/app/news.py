"""What happened at the table, in words, the newest last."""

from __future__ import annotations

from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from vaza.terminal.app.picture import RenderContext
from vaza.terminal.stating import draw_lines, event_lines


class GameLog(Widget):
    """As many of the last sentences as there is room for."""

    picture: RenderContext | None = None

    def show(self, picture: RenderContext) -> None:
        """Tell this from now on."""
        self.picture = picture
        self.refresh()

    def render(self) -> Text:
        """The last sentences, the newest standing out."""
        if self.picture is None or not self.size.height:
            return Text("")
        groups = sentences(self.picture)
        quiet = Style(color=self.picture.palette.quiet)
        lines: list[Text] = []
        for number, group in enumerate(reversed(groups)):
            fresh = [self.picture.palette.paint(line, Style(bold=True) if not number else quiet) for line in group]
            lines = wrapped(fresh, self.size.width, self.app.console) + lines
            if len(lines) >= self.size.height:
                break
        lines = lines[-self.size.height :]
        return Text("\n" * (self.size.height - len(lines))).append_text(Text("\n").join(lines))


def wrapped(lines: list[Text], width: int, console: Console) -> list[Text]:
    """Lines joined while they fit into one row, and broken where they do not."""
    found: list[Text] = []
    for line in lines:
        if found and found[-1].cell_len + 2 + line.cell_len <= width:
            found[-1] = Text("  ").join([found[-1], line])
        else:
            found += [*line.wrap(console, max(width, 10))]
    return found


def sentences(picture: RenderContext) -> list[list[str]]:
    """The sentences of this deal, event by event; before it, what was drawn."""
    if picture.view is None:
        return [[line] for line in draw_lines(picture.scene, picture.teller)]
    return [lines for lines in event_lines(picture.scene, picture.teller) if lines]
