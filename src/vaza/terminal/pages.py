"""The rules pages: in the installed package, or in the source tree."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import vaza


def places() -> list[Traversable]:
    """Where pages may be, best first."""
    return [files(vaza) / "rules", Path(vaza.__file__).parents[2] / "docs" / "rules"]


def page(code: str) -> str | None:
    """The rules page of a game, None where it is not installed."""
    for place in places():
        file = place / f"{code}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None
