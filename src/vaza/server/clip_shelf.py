"""Where voice clips lie while their match lasts: in memory, so many to a table and so much in the whole house."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from vaza.core.errors import SetupError
from vaza.server.clips import ClipInfo, check_clip
from vaza.server.identity import new_id

MOST_AT_A_TABLE: Final = 20
MOST_BYTES: Final = 64_000_000


class StoredClip(NamedTuple):
    """A clip with its bytes."""

    clip: ClipInfo
    data: bytes


class ClipStore:
    """All clips of the house; the oldest is dropped when its table or the house has too many."""

    def __init__(self, at_a_table: int = MOST_AT_A_TABLE, most_bytes: int = MOST_BYTES) -> None:
        self._at_a_table = at_a_table
        self._most_bytes = most_bytes
        self._clips: OrderedDict[tuple[str, str], StoredClip] = OrderedDict()
        self._names: dict[str, list[str]] = {}
        self.bytes = 0

    def put(self, table: str, data: bytes) -> tuple[str, ClipInfo]:
        """Take in a clip that is as it should be; its name and what it is come back."""
        kept = StoredClip(check_clip(data), data)
        name = new_id()
        self._clips[table, name] = kept
        names = self._names.setdefault(table, [])
        names.append(name)
        self.bytes += len(data)
        if len(names) > self._at_a_table:
            self._drop(table, names[0])
        while self.bytes > self._most_bytes:
            self._drop(*next(iter(self._clips)))
        return name, kept.clip

    def get(self, table: str, name: str) -> StoredClip:
        """A clip by its name."""
        kept = self._clips.get((table, name))
        if kept is None:
            raise SetupError("NO_SUCH_CLIP", {})
        return kept

    def clear(self, table: str) -> None:
        """Forget all clips of a table."""
        for name in list(self._names.get(table, ())):
            self._drop(table, name)

    def _drop(self, table: str, name: str) -> None:
        self.bytes -= len(self._clips.pop((table, name)).data)
        names = self._names[table]
        names.remove(name)
        if not names:
            del self._names[table]
