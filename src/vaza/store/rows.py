"""What the store keeps, as it is handed over."""

from __future__ import annotations

from typing import Literal

import msgspec

from vaza.table.setting import TableStatus, Talk

Outcome = Literal["kept", "conflict"]
"""Whether events were kept, or somebody else had kept others under the same numbers."""
Ending = Literal["won", "quit", "abandoned"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table besides its events."""

    id: str
    code: str
    """Short, unique among tables that are not closed, to be said aloud."""
    title: str
    game: str
    host: str
    """The player who opened it."""
    password: str
    """Its hash, empty for a table without."""
    listed: bool
    watchers: bool
    talk: Talk
    shelf: TableStatus
    opened_at: float
    touched_at: float


class PlayerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays here."""

    id: str
    name: str
    password: str
    """Its hash; empty for a guest, whose name is nobody's."""
    created_at: float
    seen_at: float


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat fared in a match: all that a rating needs."""

    seat: int
    player: str
    """The player's id, empty for a bot or somebody who left."""
    name: str
    level: str
    """The bot's level, empty for a person."""
    side: int
    score: int
    place: int
    """1 for the winners."""
    prize: int


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    table: str
    number: int
    """Which match at its table, from 1."""
    game: str
    players: int
    variants: list[str]
    options: dict[str, str]
    """Those that differ from the game's own."""
    started_at: float
    ended_at: float
    deals: int
    ended: Ending
    record: str
    results: list[ResultRow]
