"""A small grid of styled characters that becomes one text."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

_PLAIN = Style.null()


class Canvas:
    """So many columns and rows; what is put outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._marks = [[" "] * width for _ in range(height)]
        self._styles = [[_PLAIN] * width for _ in range(height)]

    def put(self, left: int, top: int, text: str, style: Style = _PLAIN) -> None:
        """Write text from this place on; wide characters take two columns."""
        if not 0 <= top < self.height:
            return
        row, styles = self._marks[top], self._styles[top]
        column = left
        for mark in text:
            wide = cell_len(mark)
            if wide == 0:
                if 0 < column <= self.width:
                    row[column - 1] += mark
                continue
            if column >= 0 and column + wide <= self.width:
                row[column] = mark
                row[column + 1 : column + wide] = [""] * (wide - 1)
                styles[column : column + wide] = [style] * wide
            column += wide

    def write(self, left: int, top: int, text: Text) -> None:
        """Put a text with its styles."""
        for offset, mark in enumerate(text.plain):
            given = [text.style, *(span.style for span in text.spans if span.start <= offset < span.end)]
            self.put(left, top, mark, Style.combine([_PLAIN, *(style for style in given if isinstance(style, Style))]))
            left += cell_len(mark)

    def panel(self, area: tuple[int, int, int, int], border: str, style: Style) -> None:
        """Paint a rectangle (left, top, width, height) with a border: corners and edges, ``╭─╮│╰╯``."""
        left, top, width, height = area
        inside = width - 2
        self.put(left, top, border[0] + border[1] * inside + border[2], style)
        for row in range(top + 1, top + height - 1):
            self.put(left, row, border[3] + " " * inside + border[3], style)
        self.put(left, top + height - 1, border[4] + border[1] * inside + border[5], style)

    def text(self) -> Text:
        """Everything that was put, line by line; empty lines at the end are left out."""
        found = Text(no_wrap=True)
        height = self.height
        while height and not "".join(self._marks[height - 1]).strip():
            height -= 1
        for number, (row, styles) in enumerate(zip(self._marks[:height], self._styles, strict=False)):
            if number:
                found.append("\n")
            start, width = 0, self.width
            while width and row[width - 1] == " " and styles[width - 1] == _PLAIN:
                width -= 1
            for column in range(1, width + 1):
                if column == width or styles[column] != styles[start]:
                    found.append("".join(row[start:column]), styles[start])
                    start = column
        return found
