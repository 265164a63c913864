"""Reading the bytes of a voice clip that anybody may have sent: nothing in it is believed."""

from __future__ import annotations

from typing import Final

from vaza.core.errors import VazaError

MOST_PARTS: Final = 5_000
"""Boxes, elements and entries that are looked at; ten seconds of sound as browsers record it have about a thousand."""


class ClipError(VazaError):
    """A voice clip that is not taken in."""


def damaged() -> ClipError:
    """The clip is not what its container promises."""
    return ClipError("CLIP_DAMAGED", {})


def wrong_kind() -> ClipError:
    """The clip is sound, but another kind of it, or more than sound, or none."""
    return ClipError("CLIP_WRONG_KIND", {})


class WorkBudget:
    """How much work may still be done."""

    def __init__(self) -> None:
        self.left = MOST_PARTS

    def step(self) -> None:
        """One part more is looked at."""
        self.left -= 1
        if self.left < 0:
            raise damaged()


class ByteReader:
    """A stretch of the clip that is read from its start; who reads over its end learns that the clip is damaged."""

    __slots__ = ("at", "data", "end", "steps")

    def __init__(self, data: bytes, at: int, end: int, steps: WorkBudget) -> None:
        self.data = data
        self.at = at
        self.end = end
        self.steps = steps

    @property
    def left(self) -> int:
        """Bytes that were not read."""
        return self.end - self.at

    def take(self, length: int) -> bytes:
        """The next bytes."""
        if not 0 <= length <= self.left:
            raise damaged()
        self.at += length
        return self.data[self.at - length : self.at]

    def skip(self, length: int) -> None:
        """Leave the next bytes unread."""
        if not 0 <= length <= self.left:
            raise damaged()
        self.at += length

    def whole(self, length: int) -> int:
        """The next bytes as a number, the highest first."""
        return int.from_bytes(self.take(length), "big")

    def part(self, length: int) -> ByteReader:
        """The next bytes as a span of their own."""
        self.skip(length)
        return ByteReader(self.data, self.at - length, self.at, self.steps)
