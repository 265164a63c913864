"""The store in a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeAlias

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from vaza.store.errors import StoreError, StoreUnavailable, one_line, refused
from vaza.store.group import Append, DuplicateEvent, EventLog, Key
from vaza.store.sql import SqlStore

Connect: TypeAlias = Callable[[], Awaitable[Any]]

INSERT: Final = "INSERT INTO events (table_id, seq, event) SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])"
FIND: Final = (
    "SELECT table_id, seq, event FROM events"
    " JOIN unnest($1::text[], $2::integer[]) AS wanted (table_id, seq) USING (table_id, seq)"
)
DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
NEVER: Final = ("22", "23", "54")
"""Classes of errors that stay whenever it is tried again: bad data, broken constraints, too large."""
LOGIN: Final = "28"
UNKNOWN_DATABASE: Final = "3D"


class PostgresEventLog(EventLog):
    """Events through a connection and a prepared statement of their own: one round trip a transaction."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: Any = None
        self._statement: Any = None

    async def insert(self, appends: Sequence[Append]) -> None:
        """Write all rows durably or none."""
        tables: list[str] = []
        numbers: list[int] = []
        rows: list[bytes] = []
        for table, first, events, _ in appends:
            for number, event in enumerate(events, first):
                tables.append(table)
                numbers.append(number)
                rows.append(event)
        try:
            if self._statement is None:
                await self._prepare()
            await self._statement.fetch(tables, numbers, rows)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError) as error:
            raise DuplicateEvent from error
        except Exception as error:
            if is_permanent(error):
                raise
            raise StoreUnavailable(error) from error

    async def existing(self, appends: Sequence[Append]) -> dict[Key, bytes]:
        """Those rows of the appends that are there."""
        keys = [(table, first + offset) for table, first, events, _ in appends for offset in range(len(events))]
        try:
            if self._statement is None:
                await self._prepare()
            found = await self._connection.fetch(FIND, [key[0] for key in keys], [key[1] for key in keys])
        except Exception as error:
            raise StoreUnavailable(error) from error
        return {(table, number): event for table, number, event in found}

    async def _prepare(self) -> None:
        self._connection = await self._connect()
        self._statement = await self._connection.prepare(INSERT)

    async def close(self) -> None:
        """Disconnect."""
        connection, self._connection, self._statement = self._connection, None, None
        if connection is not None:
            with suppress(Exception):
                await connection.close(timeout=1)
            connection.terminate()


class PostgresStore(SqlStore):
    """A store in PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = url
        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._connect, pool_pre_ping=True, hide_parameters=True
        )
        super().__init__(engine, PostgresEventLog(self._connect))

    async def _connect(self) -> Any:
        connection = await asyncpg.connect(self._url, timeout=10, command_timeout=30)
        await connection.execute(DURABLE)
        return connection

    @asynccontextmanager
    async def _begin(self, writes: bool) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._told(error) from error

    def _told(self, error: Exception) -> StoreError:
        cause: BaseException = error
        if isinstance(error, sa.exc.DBAPIError) and error.orig is not None:
            cause = error.orig.__cause__ or error.orig
        state = sqlstate(cause)[:2]
        if state in (LOGIN, UNKNOWN_DATABASE) or isinstance(cause, asyncpg.ClientConfigurationError):
            return StoreError("bad-database", {"reason": one_line(cause)})
        if is_permanent(cause):
            return refused(cause)
        return StoreUnavailable(cause)


def is_permanent(error: BaseException) -> bool:
    """Whether it will fail whenever it is tried again."""
    return sqlstate(error)[:2] in NEVER or isinstance(error, (asyncpg.DataError, UnicodeError))


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's code for what happened, empty for a lost connection."""
    return str(getattr(error, "sqlstate", None) or "")
