"""The version, and whether the engine is compiled."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    from vaza.core import cards

    return not str(cards.__file__).endswith(".py")
