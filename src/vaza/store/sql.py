"""All of a store but its event log and its connections: the same SQL for both databases."""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vaza.store.errors import DuplicateKey, StoreError
from vaza.store.group import EventLog, GroupCommitter
from vaza.store.migrating import migrate
from vaza.store.rows import MatchRow, Outcome, PlayerRow, ResultRow, TableRow
from vaza.store.schema import EVENTS, MATCHES, NOT_CLOSED, PLAYERS, RESULTS, TABLES, WITH_PASSWORD
from vaza.store.store import Store
from vaza.table.setting import TableStatus

PATIENCE: Final = 10.0
"""Seconds that closing waits for a database that is away."""
SHELVE: Final = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("one"))
    .values(shelf=sa.bindparam("where"), touched_at=sa.bindparam("now"))
)
KEEP_RESULTS: Final = RESULTS.insert()
RESULT_COLUMNS: Final = [RESULTS.c[name] for name in ResultRow.__struct_fields__]


class SqlStore(Store):
    """A store in a database that SQLAlchemy speaks to."""

    def __init__(self, engine: AsyncEngine, log: EventLog) -> None:
        self._engine = engine
        self._group = GroupCommitter(log, self._tell)
        insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        self._insert: Callable[[sa.Table], Any] = insert
        self._keep_match = insert(MATCHES).on_conflict_do_nothing()

    def _tell(self, trouble: bool) -> None:
        self.unavailable = trouble
        if self.on_availability is not None:
            self.on_availability(trouble)

    # ---- What the databases do differently

    @abstractmethod
    def _begin(self, writes: bool) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction."""

    @abstractmethod
    def _told(self, error: Exception) -> StoreError:
        """A driver's error as one of ours."""

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._begin(writes=False) as connection:
                yield connection
        except StoreError:
            raise
        except (sa.exc.SQLAlchemyError, OSError, UnicodeError, TimeoutError) as error:
            raise self._told(error) from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._begin(writes=True) as connection:
                yield connection
        except StoreError:
            raise
        except sa.exc.IntegrityError as error:
            raise DuplicateKey(error.orig) from error
        except (sa.exc.SQLAlchemyError, OSError, UnicodeError, TimeoutError) as error:
            raise self._told(error) from error

    # ---- Open, close, events

    async def open(self) -> None:
        """Connect, and bring an older database up to date."""
        try:
            async with self._writing() as connection:
                await connection.run_sync(migrate)
        except StoreError:
            await self._engine.dispose()
            raise
        self._group.start()

    async def close(self) -> None:
        """Keep what is waiting, then disconnect; StoreError if the database stays away."""
        try:
            await self._group.close(PATIENCE)
        finally:
            await self._engine.dispose()

    def append(self, table: str, first: int, events: Sequence[bytes], done: Callable[[Outcome], None]) -> None:
        """Keep these events of a table, numbered from `first`, all or none; `done` is called once they are durable."""
        self._group.append(table, first, events, done)

    async def events(self, table: str) -> list[bytes]:
        """All events of a table, in order."""
        async with self._reading() as connection:
            query = sa.select(EVENTS.c.event).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
            return list((await connection.execute(query)).scalars())

    async def ping(self) -> None:
        """Ask the database something; StoreAway if it does not answer."""
        async with self._reading() as connection:
            await connection.execute(sa.select(EVENTS.c.seq).limit(1))

    # ---- Tables

    async def add_table(self, row: TableRow) -> bool:
        """Keep a new table; False if its code is taken."""
        async with self._writing() as connection:
            query = self._insert(TABLES).values(msgspec.structs.asdict(row)).on_conflict_do_nothing()
            return bool((await connection.execute(query)).rowcount)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one_table(TABLES.c.id == table)

    async def table_by_code(self, code: str) -> TableRow | None:
        """A table that is not closed, by its code."""
        return await self._one_table((TABLES.c.code == code) & NOT_CLOSED)

    async def _one_table(self, which: sa.ColumnElement[bool]) -> TableRow | None:
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(TABLES).where(which))).mappings().first()
        return TableRow(**row) if row else None

    async def tables(self, shelves: Sequence[TableStatus]) -> list[TableRow]:
        """The tables on these shelves, the last touched first."""
        query = sa.select(TABLES).where(TABLES.c.shelf.in_(shelves)).order_by(TABLES.c.touched_at.desc(), TABLES.c.id)
        async with self._reading() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    async def set_status(self, table: str, shelf: TableStatus, now: float) -> None:
        """A table is on another shelf, or was touched."""
        async with self._writing() as connection:
            if not (await connection.execute(SHELVE, {"one": table, "where": shelf, "now": now})).rowcount:
                raise StoreError("table-not-kept", {"table": table[:40]})

    # ---- Players

    async def add_player(self, row: PlayerRow) -> None:
        """Keep a new player; StoreTaken if the id, or a name with a password, is somebody's."""
        async with self._writing() as connection:
            await connection.execute(PLAYERS.insert().values(player_values(row)))

    async def player(self, player: str) -> PlayerRow | None:
        """A player by id."""
        return await self._one_player(PLAYERS.c.id == player)

    async def player_by_name(self, name: str) -> PlayerRow | None:
        """The player whose password keeps this name, whatever its capitals."""
        return await self._one_player((PLAYERS.c.folded == normalize_name(name)) & WITH_PASSWORD)

    async def _one_player(self, which: sa.ColumnElement[bool]) -> PlayerRow | None:
        query = sa.select(*(PLAYERS.c[name] for name in PlayerRow.__struct_fields__)).where(which)
        async with self._reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return PlayerRow(**row) if row else None

    async def change_player(self, row: PlayerRow) -> bool:
        """Keep a player's new name or password; False if another player's password keeps the name."""
        others = (PLAYERS.c.folded == normalize_name(row.name)) & WITH_PASSWORD & (PLAYERS.c.id != row.id)
        try:
            async with self._writing() as connection:
                if (await connection.execute(sa.select(PLAYERS.c.id).where(others))).first():
                    return False
                change = PLAYERS.update().where(PLAYERS.c.id == row.id).values(player_values(row))
                if not (await connection.execute(change)).rowcount:
                    raise StoreError("player-not-kept", {"player": row.id[:40]})
        except DuplicateKey:
            return False
        return True

    # ---- Matches

    async def add_match(self, row: MatchRow) -> bool:
        """Keep a finished match with its results, its table being over; False if that match is kept already."""
        values = msgspec.structs.asdict(row)
        results = [
            {**msgspec.structs.asdict(result), "match_id": row.id, "ended_at": row.ended_at}
            for result in values.pop("results")
        ]
        values["table_id"] = values.pop("table")
        async with self._writing() as connection:
            await connection.execute(SHELVE, {"one": row.table, "where": "over", "now": row.ended_at})
            if not (await connection.execute(self._keep_match, values)).rowcount:
                return False
            if results:
                await connection.execute(KEEP_RESULTS, results)
        return True

    async def match(self, match: str) -> MatchRow | None:
        """A finished match."""
        found = await self._matches(MATCHES.c.id == match)
        return found[0] if found else None

    async def match_at(self, table: str, number: int) -> MatchRow | None:
        """A finished match by its table and number."""
        found = await self._matches((MATCHES.c.table_id == table) & (MATCHES.c.number == number))
        return found[0] if found else None

    async def matches_of(self, player: str, before: float, limit: int) -> list[MatchRow]:
        """Matches of a player that ended before a time, the newest first, without their records."""
        theirs = (
            sa.select(RESULTS.c.match_id)
            .where((RESULTS.c.player == player) & (RESULTS.c.ended_at < before))
            .group_by(RESULTS.c.match_id, RESULTS.c.ended_at)
            .order_by(RESULTS.c.ended_at.desc(), RESULTS.c.match_id)
            .limit(limit)
        )
        return await self._matches(MATCHES.c.id.in_(theirs), records=False)

    async def _matches(self, which: sa.ColumnElement[bool], records: bool = True) -> list[MatchRow]:
        columns = [column for column in MATCHES.c if column is not MATCHES.c.record]
        record = MATCHES.c.record if records else sa.literal("").label("record")
        query = sa.select(*columns, record).where(which).order_by(MATCHES.c.ended_at.desc(), MATCHES.c.id)
        async with self._reading() as connection:
            found = [dict(row) for row in (await connection.execute(query)).mappings()]
            results: dict[str, list[ResultRow]] = {values["id"]: [] for values in found}
            seats = sa.select(RESULTS.c.match_id, *RESULT_COLUMNS).where(RESULTS.c.match_id.in_(list(results)))
            for match_id, *values in await connection.execute(seats.order_by(RESULTS.c.seat)):
                results[match_id].append(ResultRow(**dict(zip(ResultRow.__struct_fields__, values, strict=True))))
        return [MatchRow(table=values.pop("table_id"), results=results[values["id"]], **values) for values in found]


def normalize_name(name: str) -> str:
    """A name as it is compared: without capitals, and one way of writing each letter."""
    found = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # some letters fold into others that fold again
        found = unicodedata.normalize("NFKC", found.casefold())
    return found


def player_values(row: PlayerRow) -> dict[str, Any]:
    """A player as columns."""
    return {**msgspec.structs.asdict(row), "folded": normalize_name(row.name)}
