"""Where the seats are around a table seen from above."""

from __future__ import annotations

from typing import Final

BOTTOM: Final = "bottom"
RIGHT: Final = "right"
TOP_RIGHT: Final = "top right"
TOP: Final = "top"
TOP_LEFT: Final = "top left"
LEFT: Final = "left"

_ROUND: Final = {
    2: (BOTTOM, TOP),
    3: (BOTTOM, RIGHT, LEFT),
    4: (BOTTOM, RIGHT, TOP, LEFT),
    5: (BOTTOM, RIGHT, TOP_RIGHT, TOP_LEFT, LEFT),
    6: (BOTTOM, RIGHT, TOP_RIGHT, TOP, TOP_LEFT, LEFT),
}
"""Counter-clockwise from the viewer: who plays next sits on the right."""


def seat_position(seat: int, viewer: int, seats: int, clockwise: bool) -> str:
    """The place of a seat as the viewer sees it; spectators look from seat 0."""
    step = (seat - max(viewer, 0)) % seats
    return _ROUND[seats][-step % seats if clockwise else step]
