"""How much room everything gets on a screen of this size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vaza.terminal.app.faces import LARGE, SMALL, CardSize

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24
LARGE_WIDTH: Final = 100
LARGE_HEIGHT: Final = 34
HEADING: Final = 2
KEYS: Final = 1


@dataclass(frozen=True)
class ScreenLayout:
    """Rows for each part of the screen, and how large cards are."""

    width: int
    height: int

    @property
    def enough(self) -> bool:
        """Whether the table fits at all."""
        return self.width >= LEAST_WIDTH and self.height >= LEAST_HEIGHT

    @property
    def card(self) -> CardSize:
        """The size of cards."""
        return LARGE if self.width >= LARGE_WIDTH and self.height >= LARGE_HEIGHT else SMALL

    @property
    def table(self) -> int:
        """Rows for the far seats, the felt and the own name."""
        if self.card.large:
            return 17 + min((self.height - LARGE_HEIGHT) // 2, 8)
        return 12 + max(0, min(self.height - LEAST_HEIGHT, 3))

    @property
    def hand(self) -> int:
        """Rows for the hand; cards that may be played are one row higher."""
        return self.card.height + 1

    @property
    def words(self) -> int:
        """Rows for what was said, what is asked, and what may be answered."""
        return max(self.height - HEADING - self.table - self.hand - KEYS, 5)
