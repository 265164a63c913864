"""The console everything is printed on."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console

NARROW: Final = 80


def console(stderr: bool = False) -> Console:
    """A console for standard output: colour and true width on a terminal only, 80 columns elsewhere."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else NARROW
    return Console(stderr=stderr, width=width, highlight=False, markup=False, emoji=False, soft_wrap=False)


def is_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
