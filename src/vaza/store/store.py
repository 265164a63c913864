"""The contract of every store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from vaza.store.rows import MatchRow, Outcome, PlayerRow, TableRow
from vaza.table.setting import TableStatus


class Store(ABC):
    """Keeps events, tables, players and finished matches.

    Reading and writing raise StoreAway while the database is gone or its disk is full; `append` waits instead.
    """

    unavailable: bool = False
    """Whether the last attempt to keep events failed; they are tried again until it succeeds."""
    on_availability: Callable[[bool], None] | None = None
    """Told whenever `trouble` changes."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Keep what is waiting, then disconnect."""

    @abstractmethod
    def append(self, table: str, first: int, events: Sequence[bytes], done: Callable[[Outcome], None]) -> None:
        """Keep these events of a table, numbered from `first`, all or none; `done` is called once they are durable.

        Many appends share one transaction. While the database is away they wait in order and are tried again.
        """

    @abstractmethod
    async def events(self, table: str) -> list[bytes]:
        """All events of a table, in order."""

    # ---- Tables

    @abstractmethod
    async def add_table(self, row: TableRow) -> bool:
        """Keep a new table; False if its code is taken."""

    @abstractmethod
    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None:
        """A table that is not closed, by its code."""

    @abstractmethod
    async def tables(self, shelves: Sequence[TableStatus]) -> list[TableRow]:
        """The tables on these shelves, the last touched first."""

    @abstractmethod
    async def set_status(self, table: str, shelf: TableStatus, now: float) -> None:
        """A table is on another shelf, or was touched."""

    # ---- Players

    @abstractmethod
    async def add_player(self, row: PlayerRow) -> None:
        """Keep a new player."""

    @abstractmethod
    async def player(self, player: str) -> PlayerRow | None:
        """A player by id."""

    @abstractmethod
    async def player_by_name(self, name: str) -> PlayerRow | None:
        """The player whose password keeps this name, whatever its capitals."""

    @abstractmethod
    async def change_player(self, row: PlayerRow) -> bool:
        """Keep a player's new name or password; False if another player's password keeps the name."""

    # ---- Matches

    @abstractmethod
    async def add_match(self, row: MatchRow) -> bool:
        """Keep a finished match with its results, its table being over; False if that match is kept already."""

    @abstractmethod
    async def match(self, match: str) -> MatchRow | None:
        """A finished match."""

    @abstractmethod
    async def match_at(self, table: str, number: int) -> MatchRow | None:
        """A finished match by its table and number."""

    @abstractmethod
    async def matches_of(self, player: str, before: float, limit: int) -> list[MatchRow]:
        """Matches of a player that ended before a time, the newest first, without their records."""

    @abstractmethod
    async def ping(self) -> None:
        """Ask the database something; StoreAway if it does not answer."""
