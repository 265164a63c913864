"""Before the cards: who drew what, and where the deck is cut."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from vaza.table.scene import DrawSnapshot, Snapshot
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.app.faces import SMALL, CardLook, CardRenderer
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.canvas import Canvas
from vaza.terminal.stating import draw_lines
from vaza.terminal.table import fit

COLUMN = 9
"""Columns for a card that was drawn, with its player's name."""
FIVE = 5


class DrawScreen(Dialog):
    """The drawings before a match."""

    def __init__(self, picture: RenderContext) -> None:
        say = picture.words.format
        super().__init__(picture.words, say("app-drawn"), [("", say("app-sit-down"))])
        self.picture = picture

    def body(self) -> ComposeResult:
        """Each drawing: a sentence, and the cards before their players; then the seats, and the promise."""
        scene, palette = self.picture.scene, self.picture.palette
        lines = draw_lines(scene, self.picture.teller)
        for draw, said in zip(scene.draws, lines, strict=False):
            yield Static(palette.paint(said))
            yield Static(self.drawing(draw))
        for line in lines[len(scene.draws) :]:
            yield Static(Text(line))
        if scene.commitment:
            promise = self.words.format("play-promise", commitment=scene.commitment)
            yield Static(Text(promise, Style(color=palette.quiet)))

    def drawing(self, draw: DrawSnapshot) -> Text:
        """The cards, each below the name of who drew it."""
        canvas = Canvas(COLUMN * len(draw.cards), SMALL.height + 1)
        faces = CardRenderer(canvas, self.picture.palette, SMALL)
        for place, (name, card) in enumerate(zip(self.picture.scene.drawn_by, draw.cards, strict=True)):
            left = COLUMN * place
            canvas.put(left, 0, f"{fit(name, COLUMN - 1):^{COLUMN - 1}}", Style(bold=True))
            faces.draw(left + 1, 1, card, CardLook(dim=not draw.settled))
        return canvas.text()


class CutScreen(Dialog):
    """The cut before a deal; the answer is how many cards are lifted, 0 for as chance will have it."""

    def __init__(self, picture: RenderContext, cutter: str) -> None:
        self.picture = picture
        self.cut = 0
        super().__init__(picture.words, picture.words.format("app-cut", name=cutter), [self.lifted()])

    def is_due(self, scene: Snapshot) -> bool:
        """While the table waits for it."""
        return scene.stage == "cutting"

    def body(self) -> ComposeResult:
        """The deck, and how to cut it."""
        yield Static(self.deck(), id="deck")
        yield Static(
            Text(self.words.format("app-cut-keys", highest=self.highest), Style(color=self.picture.palette.quiet))
        )

    @property
    def highest(self) -> int:
        """How many cards may be lifted."""
        return self.picture.scene.highest_cut

    def deck(self) -> Text:
        """The deck from the side, with what is lifted."""
        palette = self.picture.palette
        lifted = Text("▌" * self.cut, Style(color=palette.strong))
        rest = Text("▌" * (self.highest + 1 - self.cut), Style(color=palette.backs))
        return Text("  " if self.cut else "").join([lifted, rest])

    def lifted(self) -> tuple[str, str]:
        """The answer as it stands."""
        say = self.picture.words.format
        return str(self.cut), say("app-cut-here", cards=self.cut) if self.cut else say("app-cut-by-chance")

    def typed(self, event: events.Key) -> bool:
        """Arrows and figures say where to cut."""
        if event.key in ("left", "right", "up", "down"):
            step = {"left": -1, "right": 1, "up": FIVE, "down": -FIVE}[event.key]
            self.lift((self.cut or (self.highest + 1) // 2 - step) + step)
        elif event.character is not None and event.character.isascii() and event.character.isdigit():
            self.lift(int(f"{self.cut}{event.character}" if self.cut < 10 else event.character))
        elif event.key == "backspace":
            self.lift(self.cut // 10)
        else:
            return False
        return True

    def lift(self, cards: int) -> None:
        """Lift so many, as far as that is possible."""
        self.cut = max(0, min(cards, self.highest))
        self.answers = [self.lifted()]
        self.query_one("#deck", Static).update(self.deck())
        self.draw()
