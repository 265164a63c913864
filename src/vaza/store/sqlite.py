"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from vaza.store.errors import StoreError, StoreUnavailable, refused
from vaza.store.group import LOG, Append, DuplicateEvent, EventLog, Key
from vaza.store.sql import SqlStore
from vaza.store.worker import WorkerThread

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 0",
    "PRAGMA journal_size_limit = 67108864",
)
CHUNK: Final = 4000
"""Rows in one statement; SQLite takes 32766 values."""
SWEEP: Final = 4000
"""Pages, counted generously, that may lie in the write-ahead log before they are moved into the database."""
PER_COMMIT: Final = 5
CLASHES: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
NEVER: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.ProgrammingError, sqlite3.InterfaceError)

Result = TypeVar("Result")


def connect(path: Path) -> sqlite3.Connection:
    """A connection for a thread of ours, each statement a transaction."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=32)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


class SqliteEventLog(EventLog):
    """Events through a thread of their own: one statement a transaction, so that the thread asks for the GIL once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = asyncio.Lock()
        """Held by whoever writes in this process: waiting here is fair and quick, SQLite's own waiting is not."""
        self._thread: WorkerThread | None = None
        self._connection: sqlite3.Connection | None = None
        self._pages = 0
        self._sweep: asyncio.Task[None] | None = None

    async def insert(self, appends: Sequence[Append]) -> None:
        """Write all rows durably or none."""
        values: list[Any] = []
        for table, first, events, _ in appends:
            for number, event in enumerate(events, first):
                values += (table, number, event)
        async with self.lock:
            await self._in_thread(lambda: self._insert(values))
        self.count(len(values) // 3)

    def _insert(self, values: list[Any]) -> None:
        connection = self._connected()
        rows = len(values) // 3
        try:
            if rows <= CHUNK:
                connection.execute(statement(rows), values)
                return
            connection.execute("BEGIN IMMEDIATE")
            for start in range(0, rows, CHUNK):
                part = values[3 * start : 3 * (start + CHUNK)]
                connection.execute(statement(len(part) // 3), part)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in CLASHES:
                raise DuplicateEvent from error
            raise
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    async def existing(self, appends: Sequence[Append]) -> dict[Key, bytes]:
        """Those rows of the appends that are there."""
        return await self._in_thread(lambda: self._there(appends))

    def _there(self, appends: Sequence[Append]) -> dict[Key, bytes]:
        query = "SELECT seq, event FROM events WHERE table_id = ? AND seq >= ? AND seq < ?"
        found: dict[Key, bytes] = {}
        for table, first, events, _ in appends:
            for number, event in self._connected().execute(query, (table, first, first + len(events))):
                found[table, number] = event
        return found

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self.path)
        return self._connection

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        if self._thread is None:
            self._thread = WorkerThread("vaza-store")
        try:
            return await self._thread.do(work)
        except NEVER:
            raise
        except sqlite3.Error as error:
            raise StoreUnavailable(error) from error

    async def close(self) -> None:
        """Disconnect."""
        if self._sweep is not None:
            await asyncio.wait([self._sweep])
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(StoreUnavailable):  # what was kept is kept; SQLite tidies up when the file is next opened
                await self._in_thread(connection.close)
        if self._thread is not None:
            self._thread.stop()
            self._thread = None

    # ---- The write-ahead log is kept short, beside the commits

    def count(self, rows: int) -> None:
        """So many rows were written: sweep when it is time."""
        self._pages += rows + PER_COMMIT
        if self._pages >= SWEEP and (self._sweep is None or self._sweep.done()):
            self._pages = 0
            self._sweep = asyncio.create_task(self._sweep_up(), name="vaza-store-sweep")

    async def _sweep_up(self) -> None:
        """Most of it while commits go on, then the rest between two of them: the log begins anew at the next."""
        try:
            await asyncio.to_thread(self._checkpoint_aside)
            async with self.lock:
                await self._in_thread(lambda: self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall())
        except (sqlite3.Error, StoreUnavailable) as error:
            LOG.warning("the write-ahead log could not be swept: %s", error)

    def _checkpoint_aside(self) -> None:
        with closing(connect(self.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


class SqliteStore(SqlStore):
    """A store in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        url = sa.URL.create("sqlite+aiosqlite", database=str(path))
        engine = create_async_engine(url, pool_size=3, max_overflow=0, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", prepare)
        sa.event.listen(engine.sync_engine, "begin", begin)
        self._events = SqliteEventLog(path)
        super().__init__(engine, self._events)

    async def open(self) -> None:
        """Make the file and its folder if need be, and bring an older one up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(lambda: connect(self.path).close())
        except (OSError, sqlite3.Error) as error:
            raise self._told(error) from error
        await super().open()

    async def backup(self, path: Path) -> None:
        """Copy the whole database as it is now into a new file, while play goes on."""
        if path.exists():
            raise StoreError("backup-exists", {"file": str(path)})
        try:
            await asyncio.to_thread(self._backup, path)
        except (OSError, sqlite3.Error) as error:
            raise StoreUnavailable(error) from error

    def _backup(self, path: Path) -> None:
        half = path.with_name(path.name + ".part")
        half.unlink(missing_ok=True)
        with closing(connect(self.path)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
        with half.open("rb+") as file:
            os.fsync(file.fileno())
        half.rename(path)

    @asynccontextmanager
    async def _begin(self, writes: bool) -> AsyncIterator[AsyncConnection]:
        if not writes:
            async with self._engine.begin() as connection:
                yield connection
            return
        async with self._events.lock, self._engine.execution_options(vaza_writes=True).begin() as connection:
            yield connection
        self._events.count(1)

    def _told(self, error: Exception) -> StoreError:
        cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
        if getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            return StoreError("bad-database", {"reason": f"{self.path}: {cause}"})
        if isinstance(cause, (*NEVER, UnicodeError)):
            return refused(cause)
        return StoreUnavailable(cause)


def statement(rows: int) -> str:
    """Inserts so many rows."""
    return "INSERT INTO events (table_id, seq, event) VALUES (?,?,?)" + ",(?,?,?)" * (rows - 1)


def prepare(connection: Any, _record: object) -> None:
    """Every connection of SQLAlchemy as durable as ours, its transactions begun by `begin`."""
    try:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()
    except BaseException:
        connection.close()  # the pool does not know it yet
        raise


def begin(connection: sa.Connection) -> None:
    """Who will write says so at once, so that nobody comes in between."""
    writes = connection.get_execution_options().get("vaza_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
