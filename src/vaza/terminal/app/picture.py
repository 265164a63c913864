"""What the parts of the screen draw: a scene, and how it is to be shown here."""

from __future__ import annotations

from dataclasses import dataclass, field

from vaza.core.view import View
from vaza.locales import Catalogue
from vaza.table.scene import Snapshot
from vaza.terminal.app.palette import Palette
from vaza.terminal.app.sizes import ScreenLayout
from vaza.terminal.telling import MessageFormatter


@dataclass(frozen=True)
class RenderContext:
    """A scene with the colours and sizes it is drawn in."""

    scene: Snapshot
    words: Catalogue
    palette: Palette
    sizes: ScreenLayout
    now: float
    viewpoint: int
    """The seat that is nearest."""
    hands: dict[int, int] = field(default_factory=dict)
    """Hands that lie open besides the viewer's own."""

    @property
    def view(self) -> View | None:
        """The deal, if there is one."""
        return self.scene.view

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return [place.name for place in self.scene.places]

    @property
    def teller(self) -> MessageFormatter:
        """Says things with the names of this table."""
        sides = self.view.sides if self.view is not None else 0
        return MessageFormatter(self.words, self.names, sides)

    @property
    def mine(self) -> bool:
        """Whether the viewer is asked something."""
        view = self.view
        return self.scene.stage == "playing" and view is not None and view.seat >= 0 and view.turn == view.seat

    def left(self) -> int:
        """Whole seconds until the time of the seat to act is over, -1 where no clock runs."""
        if not self.scene.deadline or self.scene.paused:
            return -1
        return max(0, int(self.scene.deadline - self.now + 0.999))


def minutes(seconds: int) -> str:
    """Seconds as a clock shows them."""
    return f"{seconds // 60}:{seconds % 60:02d}"
