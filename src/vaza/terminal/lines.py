"""Lines from standard input, waited for no longer than one likes."""

from __future__ import annotations

import io
import os
import select
import sys
from typing import Final, TextIO

CHUNK: Final = 4096


class Lines:
    """Reads lines; where the system can, without waiting for them."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream if stream is not None else sys.stdin
        self._kept = b""
        self._ended = False
        self._number = self._descriptor()

    def _descriptor(self) -> int:
        """The stream's number where it can be watched, else -1."""
        if os.name != "posix":
            return -1
        try:
            return self.stream.fileno()
        except (OSError, ValueError, io.UnsupportedOperation):
            return -1

    def read(self, seconds: float) -> str | None:
        """The next line; None if there is none within these seconds. EOFError when there will be no more."""
        if self._number < 0:
            return self._wait()
        while b"\n" not in self._kept and not self._ended:
            if not select.select([self._number], [], [], seconds)[0]:
                return None
            chunk = os.read(self._number, CHUNK)
            self._kept += chunk
            self._ended = not chunk
        line, newline, rest = self._kept.partition(b"\n")
        if not newline and not line:
            raise EOFError
        self._kept = rest
        return line.decode("utf-8", "replace").strip()

    def _wait(self) -> str:
        """The next line from a stream that cannot be watched."""
        line = self.stream.readline()
        if not line:
            raise EOFError
        return line.strip()
