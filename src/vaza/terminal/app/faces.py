"""Cards drawn small and large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from vaza.terminal.app.palette import Palette
from vaza.terminal.canvas import Canvas
from vaza.terminal.cards import DOTTED, PLAIN, STRONG


@dataclass(frozen=True)
class CardSize:
    """Columns and rows of a card."""

    width: int
    height: int

    @property
    def large(self) -> bool:
        """Whether there is room for a picture."""
        return self.height >= 5


SMALL: Final = CardSize(5, 3)
LARGE: Final = CardSize(7, 5)

_PICTURES: Final = {"O": "(●)", "C": "╲▁╱", "E": "┼──", "B": "═══"}
"""Coin, cup, sword and club; French suits are their own picture."""


@dataclass(frozen=True)
class CardLook:
    """How a card lies there."""

    dim: bool = False
    """It may not be played."""
    strong: bool = False
    """It is chosen, or it is taking the trick."""
    marked: bool = False
    """It is to be exchanged."""
    number: str = ""
    """The key that chooses it."""


OPEN: Final = CardLook()


class CardRenderer:
    """Draws cards of one size in one set of colours."""

    def __init__(self, canvas: Canvas, palette: Palette, size: CardSize) -> None:
        self.canvas = canvas
        self.palette = palette
        self.size = size

    def draw(self, left: int, top: int, name: str, look: CardLook = OPEN) -> None:
        """A card that lies open."""
        colours = self.palette
        paper = colours.dim_paper if look.dim else colours.paper
        edge = Style(color=colours.dim_ink if look.dim else colours.edge, bgcolor=paper)
        if look.strong or look.marked:
            edge = Style(color=colours.strong if look.strong else colours.back, bgcolor=paper, bold=True)
        ink = Style(color=colours.dim_ink if look.dim else colours.ink(name), bgcolor=paper, bold=not look.dim)
        self._panel(left, top, STRONG if look.strong or look.marked else PLAIN, edge)
        self._face(left, top, name, ink)
        bottom = top + self.size.height - 1
        if look.number:
            self.canvas.put(left + self.size.width // 2, bottom, look.number, edge + Style(bold=True))
        if look.marked:
            self.canvas.put(left + self.size.width // 2, top, "▲", edge)

    def _face(self, left: int, top: int, name: str, ink: Style) -> None:
        inside = self.size.width - 2
        if not self.size.large:
            self.canvas.put(left + 1, top + 1, f"{name:^{inside}}", ink)
            return
        picture = _PICTURES.get(name[-1], name[-1])
        self.canvas.put(left + 1, top + 1, f"{name:<{inside}}", ink)
        self.canvas.put(left + 1, top + 2, f"{picture:^{inside}}", ink)
        self.canvas.put(left + 1, top + 3, f"{name:>{inside}}", ink)

    def back(self, left: int, top: int, told: str) -> None:
        """A card face down, with a few letters on it."""
        style = Style(color=self.palette.back_edge, bgcolor=self.palette.back, bold=True)
        self._panel(left, top, PLAIN, style)
        self.canvas.put(left + 1, top + self.size.height // 2, f"{told:^{self.size.width - 2}}", style)

    def space(self, left: int, top: int) -> None:
        """A place where a card is expected."""
        self._panel(left, top, DOTTED, Style(color=self.palette.chalk, bgcolor=self.palette.felt))

    def _panel(self, left: int, top: int, border: str, style: Style) -> None:
        self.canvas.panel((left, top, self.size.width, self.size.height), border, style)
