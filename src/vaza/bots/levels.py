"""The four levels: what they remember, how often they find the best move, how long they sit on a cante."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How human a bot is."""

    name: str
    memory: float
    """The share of cards gone by that it remembers."""
    best: float
    """How often it plays the best move it knows."""
    delay: int
    """How many chances to sing it lets pass first; -1: it searches for the right moment."""
    playouts: int
    cutoff: float
    """How much worse than the best a slip may be."""
    heat: float
    """How evenly slips are spread below that."""


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("easy", 0.0, 0.30, 0, 100, 0.30, 0.12),
        Level("medium", 0.5, 0.50, 1, 300, 0.20, 0.08),
        Level("hard", 0.8, 0.80, 2, 800, 0.10, 0.04),
        Level("expert", 1.0, 0.95, -1, 2000, 0.015, 0.01),
    )
}
