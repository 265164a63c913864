"""The score sheet: after a deal, at the end of a match, or to have a look."""

from __future__ import annotations

from typing import ClassVar

from rich.box import SQUARE
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from vaza.core.match import ScoreRow as SheetRow
from vaza.core.view import View
from vaza.games import spec
from vaza.table.scene import Snapshot
from vaza.terminal.app.dialog import Answer, Dialog
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.sheet import draw_cell, signed
from vaza.terminal.stating import over_lines
from vaza.terminal.table import DOT

GO_ON = "go on"
QUIT = "quit"
AGAIN = "again"
LEAVE = "leave"
CLOSE = "close"
DETAILED = 2
"""Up to so many sides there is room in the sheet to tell what led to a score."""


class ScoreScreen(Dialog):
    """Count, result, match progress, and what comes next."""

    wide: ClassVar[bool] = True

    def __init__(self, picture: RenderContext, stage: str, people: bool, record_file: str = "") -> None:
        """`stage` is what it is shown for: ``counted``, ``over``, or anything else for a look."""
        self.picture = picture
        self.stage = stage
        self.people = people
        self.record_file = record_file
        view = picture.view
        say = picture.words.format
        title = say("app-sheet")
        if stage == "counted" and view is not None:
            title = say("app-deal-counted", deal=view.deal)
        elif stage == "over":
            title = say("app-match-over")
        super().__init__(picture.words, title, self.offers(say("app-close")))

    def offers(self, close: str) -> list[Answer]:
        """What may be answered."""
        say = self.picture.words.format
        if self.stage == "counted" and self.people:
            return [(GO_ON, say("app-go-on")), (QUIT, say("app-quit"))]
        if self.stage == "over":
            again = [(AGAIN, say("app-again"))] if self.people else []
            return [*again, (LEAVE, say("app-leave"))]
        return [(CLOSE, close)]

    def is_due(self, scene: Snapshot) -> bool:
        """After a deal until the next one, after a match until another one."""
        return scene.stage == self.stage if self.stage in ("counted", "over") else True

    def body(self) -> ComposeResult:
        """The count of the last deal, the end of the match, the sheet, and what proves the decks."""
        view = self.picture.view
        closing = self.closing() if self.stage == "over" else []
        if view is not None and view.sheet and self.stage in ("counted", "over"):
            yield Static(self.count(view))
        if closing:
            prized = 2 if view is not None and any(view.prizes) else 1
            yield Static(Text("\n").join(closing[:prized]))
        if view is not None and view.sheet:
            yield Static(self.sheet(view))
        else:
            yield Static(Text(self.words.format("app-no-sheet")))
        if closing:
            yield Static(Text("\n").join(closing[prized:]))

    def on_mount(self) -> None:
        """The newest row is the one to see."""
        super().on_mount()
        if self.stage != "over":
            self.query_one("#body", VerticalScroll).scroll_end(animate=False)

    # ---- The sheet

    def sheet(self, view: View) -> Table:
        """One row for each deal, the start above them."""
        teller, colours = self.picture.teller, self.picture.palette
        table = Table(box=SQUARE, header_style="bold", border_style=Style(color=colours.quiet))
        table.add_column(teller.say("sheet-deal"), justify="right", style=Style(color=colours.quiet))
        for side in range(view.sides):
            won = side in view.winners
            table.add_column(Text(teller.side(side), Style(color=colours.gold, bold=True) if won else Style(bold=True)))
        better = -1 if spec(view.game).lower_wins else 1
        noted = any(row.notes for row in view.sheet)
        if noted:
            table.add_column("")
        start = [Text(str(cell.total - cell.change), Style(color=colours.quiet)) for cell in view.sheet[0].cells]
        table.add_row(Text(teller.say("app-start")), *start)
        for row in view.sheet:
            told = [colours.adapt(draw_cell(cell, teller, better, view.sides <= DETAILED)) for cell in row.cells]
            notes = [Text(teller.row_notes(row), Style(color=colours.gold))] if noted else []
            table.add_row(Text(str(row.deal)), *told, *notes)
        return table

    # ---- What was counted

    def count(self, view: View) -> Text:
        """What each side made in the last deal, what it brought, and how the match stands."""
        row = view.sheet[-1]
        lines = [self.made(view, row), self.brought(view, row), self.progress(view)]
        if row.notes:
            lines.insert(0, Text(self.picture.teller.row_notes(row), Style(color=self.picture.palette.gold, bold=True)))
        return Text("\n").join(line for line in lines if line).append("\n")

    def made(self, view: View, row: SheetRow) -> Text:
        """The count."""
        teller = self.picture.teller
        told = [
            teller.say("app-made", side=teller.side(side), count=teller.details(cell.detail))
            for side, cell in enumerate(row.cells)
            if cell.detail and not {"gone", "out"} & set(cell.marks)
        ]
        return Text(DOT.join(told))

    def brought(self, view: View, row: SheetRow) -> Text:
        """The result."""
        teller = self.picture.teller
        told = [
            teller.say("app-side", side=teller.side(side), number=signed(cell.change, "+"))
            for side, cell in enumerate(row.cells)
            if cell.change
        ]
        return Text(DOT.join(told) if told else teller.say("app-brought-nothing"), Style(bold=True))

    def progress(self, view: View) -> Text:
        """How the match stands."""
        teller = self.picture.teller
        line = Text(teller.say("app-standing") + " ")
        for side in range(view.sides):
            line.append(DOT if side else "")
            line.append(teller.say("app-side", side=teller.side(side), number=signed(view.scores[side], "")))
            if any(view.sets):
                line.append(" " + teller.say("side-sets", sets=view.sets[side]))
        return line

    # ---- The end of a match

    def closing(self) -> list[Text]:
        """Who won and what it brings in cents; then where the record is and what proves the decks."""
        scene, colours = self.picture.scene, self.picture.palette
        lines = over_lines(scene, self.picture.teller, self.record_file)
        first = Text(lines[0], Style(color=colours.gold, bold=True))
        if scene.secret:
            lines.insert(-1, self.words.format("play-promise", commitment=scene.commitment))
        return [first, *(Text(line, Style(color=colours.quiet)) for line in lines[1:])]
