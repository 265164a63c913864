"""Before the cards: who drew what, and where the deck is cut."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from vaza.table.scene import Scene
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.app.faces import SMALL, Faces, Look
from vaza.terminal.app.picture import Picture
from vaza.terminal.canvas import Canvas
from vaza.terminal.stating import draw_lines
from vaza.terminal.table import fit

GO_ON = "go on"
BY_CHANCE = "0"
COLUMN = 9


class RitualScreen(Dialog):
    """The drawings before a match, and the cut before a deal; the answer is how many cards are lifted."""

    def __init__(self, picture: Picture, cutter: str, draws: bool) -> None:
        say = picture.words.say
        self.picture = picture
        self.cutter = cutter
        """Who cuts here, empty if nobody at this keyboard does."""
        self.draws = draws
        self.cut = 0
        if cutter:
            title = say("app-cut", name=cutter)
            answers = [(BY_CHANCE, self.told_cut())]
        else:
            title, answers = say("app-drawn"), [(GO_ON, say("app-sit-down"))]
        super().__init__(picture.words, title, answers)

    def is_due(self, scene: Scene) -> bool:
        """A cut is due while the table waits for it; what was drawn may be looked at."""
        return scene.stage == "cutting" if self.cutter else True

    def body(self) -> ComposeResult:
        """The cards that were drawn, then the deck."""
        if self.draws:
            yield Static(self.drawings())
        if self.cutter:
            yield Static(self.deck(), id="deck")
            yield Static(Text(self.words.say("app-cut-keys", highest=self.highest), Style(dim=True)))

    @property
    def highest(self) -> int:
        """How many cards may be lifted."""
        return self.picture.scene.highest_cut

    def drawings(self) -> Text:
        """Each drawing: a sentence, and the cards before their players; then the seats, and the promise."""
        scene, palette = self.picture.scene, self.picture.palette
        lines = draw_lines(scene, self.picture.teller)
        parts = []
        for draw, said in zip(scene.draws, lines, strict=False):
            canvas = Canvas(COLUMN * len(draw.cards), SMALL.height + 1)
            faces = Faces(canvas, palette, SMALL)
            for place, (name, card) in enumerate(zip(scene.drawn_by, draw.cards, strict=True)):
                left = COLUMN * place
                canvas.put(left, 0, f"{fit(name, COLUMN - 1):^{COLUMN - 1}}", Style(bold=True))
                faces.draw(left + 1, 1, card, Look(dim=not draw.settled))
            parts.append(Text("\n").join([palette.paint(said), canvas.text()]))
        parts += [Text(line) for line in lines[len(scene.draws) :]]
        if scene.commitment:
            promise = self.words.say("play-promise", commitment=scene.commitment)
            parts.append(Text(promise, Style(color=palette.quiet)))
        return Text("\n\n").join(parts).append("\n")

    def deck(self) -> Text:
        """The deck from the side, with what is lifted."""
        palette = self.picture.palette
        lifted = Text("▌" * self.cut, Style(color=palette.strong))
        rest = Text("▌" * (self.highest + 1 - self.cut), Style(color=palette.backs))
        return Text("  ").join([lifted, rest]) if self.cut else rest

    def told_cut(self) -> str:
        """The answer as it stands."""
        say = self.picture.words.say
        return say("app-cut-here", cards=self.cut) if self.cut else say("app-cut-by-chance")

    def typed(self, event: events.Key) -> bool:
        """Arrows and digits say where to cut."""
        if not self.cutter:
            return False
        if event.key in ("left", "right", "up", "down"):
            step = {"left": -1, "right": 1, "up": 5, "down": -5}[event.key]
            start = self.cut or (self.highest + 1) // 2 - step
            self.lift(start + step)
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
        self.answers = [(str(self.cut), self.told_cut())]
        self.query_one("#deck", Static).update(self.deck())
        self.draw()
