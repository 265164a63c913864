"""Single keys from a terminal, none of them lost between two readings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

READ = 32


@contextmanager
def keys() -> Iterator[Callable[[], list[str]]]:
    """A function that waits for keys and gives them; arrows come as escape sequences."""
    try:
        import termios  # noqa: PLC0415
        import tty  # noqa: PLC0415
    except ImportError:
        yield lambda: split(click.getchar())
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSANOW)
    try:
        yield lambda: split(os.read(terminal, READ).decode(errors="replace") or "\x04")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def split(typed: str) -> list[str]:
    """What was typed, key by key."""
    found: list[str] = []
    while typed:
        length = 3 if typed.startswith("\x1b[") and len(typed) > 2 else 1
        found.append(typed[:length])
        typed = typed[length:]
    return found
