"""The score sheet: one row for each deal, one column for each side."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vaza.core.match import ScoreCell, ScoreRow
from vaza.core.view import View
from vaza.games import spec
from vaza.terminal.telling import MessageFormatter

GOOD: Final = Style(color="green")
BAD: Final = Style(color="red")
GOLD: Final = Style(color="#d7a700", bold=True)
QUIET: Final = Style(color="grey62")
WIDE: Final = 4
"""Up to so many sides there is room to tell what led to a score."""


def draw_sheet(view: View, teller: MessageFormatter, last: int = 0) -> Table:
    """The sheet of the match, or its last so many rows."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(teller.say("sheet-deal"), justify="right", style=QUIET)
    for side in range(view.sides):
        table.add_column(teller.side(side))
    rows = view.sheet[-last:] if last else view.sheet
    noted = any(row.notes for row in rows)
    if noted:
        table.add_column("")
    for row in rows:
        table.add_row(*cells(view, teller, row), *([Text(teller.row_notes(row), QUIET)] if noted else []))
    return table


def cells(view: View, teller: MessageFormatter, row: ScoreRow) -> list[Text]:
    """A row: its number, then every side."""
    better = -1 if spec(view.game).lower_wins else 1
    told = [draw_cell(cell, teller, better, view.sides <= WIDE) for cell in row.cells]
    return [Text(str(row.deal)), *told]


def draw_cell(cell: ScoreCell, teller: MessageFormatter, better: int, details: bool) -> Text:
    """Total and change: the dealer bold, the party player underlined, a dash for who sat out."""
    style = Style(bold="dealer" in cell.marks or None, underline="party" in cell.marks or None)
    if "gone" in cell.marks:
        return Text("·", QUIET)
    if "out" in cell.marks:
        return Text("–", style + QUIET)
    if "winner" in cell.marks:
        style += GOLD
    text = Text(signed(cell.total, ""), style)
    if cell.change:
        text.append(" " + signed(cell.change, "+"), GOOD if cell.change * better > 0 else BAD)
    if details and cell.detail:
        text.append(f"  {teller.details(cell.detail)}", Style(color="grey62", bold=False, underline=False))
    return text


def signed(number: int, plus: str) -> str:
    """A number with a true minus sign."""
    return format(number, f"{plus}d").replace("-", "−")
