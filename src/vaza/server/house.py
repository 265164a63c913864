"""All tables of the server: opened, found, filed, read again after a crash, put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

from vaza.core.errors import SetupError
from vaza.protocol.replies import StorageStatusReply
from vaza.server.clip_shelf import ClipStore
from vaza.server.identity import is_id
from vaza.server.lobby import LobbyFeed
from vaza.server.matches import finished_matches, match_of
from vaza.server.room import TableActor
from vaza.server.thinkers import BotDispatcher
from vaza.store.errors import StoreUnavailable
from vaza.store.rows import MatchRow, TableRow
from vaza.store.store import Store
from vaza.table.effects import AppendEvent
from vaza.table.events import read_event, write_event
from vaza.table.setting import TableConfig, TableStatus
from vaza.table.table import Table

SWEEPING: Final = 30.0
"""Seconds between two looks for tables nobody needs."""
UNUSED: Final = 120.0
"""Seconds without anybody after which a table leaves the memory."""
FORGOTTEN: Final = 7 * 24 * 3600.0
"""Seconds after which a table that nobody came back to is closed."""
RETRY: Final = 1.0

Found = TypeVar("Found")

log = logging.getLogger("vaza.server")


class TableRegistry:
    """The card room."""

    def __init__(self, store: Store, thinkers: BotDispatcher, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = clock
        self.make_table: Callable[[], Table] = Table
        self.rooms: dict[str, TableActor] = {}
        self.clips = ClipStore()
        self.lobby = LobbyFeed(self)
        self.is_open = False
        self.started_at = clock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reading: dict[str, asyncio.Task[TableActor]] = {}

    # ---- Opening and closing the house

    async def open(self) -> None:
        """Open the store, and go on at every table where a match was running."""
        await self.store.open()
        self.store.on_availability = self.set_unavailable
        self.is_open = True
        for row in await self.store.tables(["running"]):
            try:
                await self.actor(row.id)
            except SetupError:
                log.exception("Table %s cannot be read and is left as it is", row.id)
        self.spawn(self._sweep())

    async def close(self) -> None:
        """Say good-bye to everybody and keep what is waiting."""
        self.is_open = False
        for room in self.rooms.values():
            room.close()
            for guest in list(room.guests):
                guest.outbox.close("SERVER_STOPS")
        self.lobby.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something be done beside all else; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("Something failed beside the tables", exc_info=task.exception())

    def set_unavailable(self, on: bool) -> None:
        """Tell everybody that nothing can be kept, or that it can again; the time between does not count."""
        for room in list(self.rooms.values()):
            room.send_all(StorageStatusReply(on=on))
            if not on:
                room.restart_clock()

    # ---- Tables

    async def open_table(self, row: TableRow, setting: TableConfig) -> TableActor:
        """A new table; CODE_TAKEN if its code is another's."""
        table = self.make_table()
        effects = table.open(setting, self.now())
        if not await self.store.add_table(row):
            raise SetupError("CODE_TAKEN", {"code": row.code})
        opened = [write_event(effect.event) for effect in effects if isinstance(effect, AppendEvent)]
        await self._append(row.id, opened)
        room = TableActor(self, row, table)
        self.rooms[row.id] = room
        self.changed(room)
        return room

    async def _append(self, table: str, events: list[bytes]) -> None:
        kept = asyncio.get_running_loop().create_future()
        self.store.append(table, 1, events, kept.set_result)
        await kept

    async def actor(self, table: str) -> TableActor:
        """A table by its id, from memory or from the store; NO_SUCH_TABLE if there is none."""
        found = self.rooms.get(table)
        if found is not None:
            return found
        reading = self._reading.get(table)
        if reading is None:
            reading = asyncio.get_running_loop().create_task(self._read_room(table))
            self._reading[table] = reading
            reading.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(reading)

    async def _read_room(self, table: str) -> TableActor:
        row = await self.store.table(table) if is_id(table) else None
        if row is None or row.shelf == "closed":
            raise SetupError("NO_SUCH_TABLE_HERE", {})
        lines = await self._lines(table)
        room = TableActor(self, row, table_from_events(lines))
        self.rooms[table] = room
        ended = room.standing.match - (room.standing.stage != "over")
        self.spawn(self._file_late(room, ended, lines))
        room.resume()
        return room

    async def read_table(self, table: str) -> Table:
        """A table from its events, as soon as the store answers."""
        return table_from_events(await self._lines(table))

    async def _lines(self, table: str) -> list[bytes]:
        lines = await self._again(self.store.events, table)
        if not lines:
            raise SetupError("NO_SUCH_TABLE_HERE", {})
        return lines

    async def _file_late(self, room: TableActor, ended: int, lines: list[bytes]) -> None:
        """File what of so many ended matches was not filed when the house fell; all are filed in order."""
        table, number = room.row.id, ended
        missing: set[int] = set()
        async with room.filing:
            while number > 0 and await self._again(self.store.match_at, table, number) is None:
                missing.add(number)
                number -= 1
            for match in finished_matches(table, lines, missing) if missing else ():
                log.warning("Match %s was over when the house fell and is filed now", match.id)
                await self._again(self.store.add_match, match)
            if missing:  # to file a match is to call its table over, which it may be no more
                await self._again(self.store.set_status, table, room.shelf, self.now())

    async def _again(self, ask: Callable[..., Awaitable[Found]], *about: Any) -> Found:
        """What the store answers as soon as it does."""
        while True:
            try:
                return await ask(*about)
            except StoreUnavailable:
                await asyncio.sleep(RETRY)

    def save_status(self, room: TableActor) -> None:
        """A table is on another shelf: keep that, and the match if one is over."""
        match = match_of(room.row.id, room.standing) if room.shelf == "over" else None
        self.spawn(self._file(room, room.shelf, match))
        self.changed(room)

    async def _file(self, room: TableActor, shelf: TableStatus, match: MatchRow | None) -> None:
        async with room.filing:
            if match is not None:
                await self._again(self.store.add_match, match)
            else:
                await self._again(self.store.set_status, room.row.id, shelf, self.now())

    def changed(self, room: TableActor) -> None:
        """What the lobby tells of a table has changed."""
        self.lobby.changed(room)

    def seat_of(self, who: str) -> str:
        """The table of a running match at which this person sits, empty if none is in memory."""
        for room in self.rooms.values():
            if room.standing.running and room.standing.chair_of_player(who) >= 0:
                return room.row.id
        return ""

    # ---- Putting away

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEPING)
            for room in [room for room in self.rooms.values() if self.is_unused(room)]:
                del self.rooms[room.row.id]
                room.close()
                self.lobby.removed(room)
            await self._forget()

    def is_unused(self, room: TableActor) -> bool:
        """Whether nobody is at a table and nothing happens there."""
        if room.guests or room.busy or self.now() - room.idle_since < UNUSED:
            return False
        return not room.standing.running or room.standing.paused

    async def _forget(self) -> None:
        """Close tables that nobody has come back to for a long time."""
        try:
            for row in await self.store.tables(["gathering", "running", "over"]):
                if row.id not in self.rooms and self.now() - row.touched_at > FORGOTTEN:
                    await self.store.set_status(row.id, "closed", row.touched_at)
        except StoreUnavailable:
            return


def table_from_events(lines: Iterable[bytes]) -> Table:
    """A table as its events make it."""
    found = Table()
    found.rebuild(read_event(line) for line in lines)
    return found
