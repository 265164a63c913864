"""Group commit: every append that waits goes into one transaction, and none is lost while the database is away."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from vaza.store.errors import StoreError, StoreUnavailable, one_line
from vaza.store.rows import Outcome

Key: TypeAlias = tuple[str, int]
Append: TypeAlias = tuple[str, int, Sequence[bytes], Callable[[Outcome], None]]
"""Table, first number, events, whom to tell."""

MOST: Final = 4000
"""Appends in one transaction."""
HIGHEST: Final = 2**31 - 1
LONGEST: Final = 200
FIRST_WAIT, LONGEST_WAIT = 0.2, 3.0
LOG: Final = logging.getLogger("vaza.store")


class DuplicateEvent(Exception):
    """Some row is there already, or twice in what was handed over; nothing was written."""


class EventLog(ABC):
    """Where events go: one connection of its own to the database."""

    @abstractmethod
    async def insert(self, appends: Sequence[Append]) -> None:
        """Write all rows durably or none: Clash if one is there, StoreAway if the database is not."""

    @abstractmethod
    async def existing(self, appends: Sequence[Append]) -> dict[Key, bytes]:
        """Those rows of the appends that are there."""

    @abstractmethod
    async def close(self) -> None:
        """Disconnect; the next insert connects again."""


class GroupCommitter:
    """Collects appends and writes them by one task."""

    def __init__(self, log: EventLog, tell: Callable[[bool], None]) -> None:
        self.log = log
        self.tell = tell
        self.trouble = False
        self.transactions = 0
        self._waiting: list[Append] = []
        self._wake: asyncio.Future[None] | None = None
        self._closing = False
        self._task: asyncio.Task[None] | None = None
        self._left = 0

    def start(self) -> None:
        """Begin to write."""
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="vaza-store")

    def append(self, table: str, first: int, events: Sequence[bytes], done: Callable[[Outcome], None]) -> None:
        """Let these events wait for the next transaction; what no database could take is refused at once."""
        if self._task is None or self._closing:
            raise StoreError("store-closed", {})
        if first < 0 or first + len(events) > HIGHEST or not events or not usable(table):
            raise StoreError("store-refused", {"reason": f"{table[:40]!r} {first} +{len(events)}"})
        for event in events:
            if type(event) is not bytes:
                raise StoreError("store-refused", {"reason": f"{type(event).__name__} is not bytes"})
        self._waiting.append((table, first, events, done))
        if self._wake is not None:
            self._wake.set_result(None)
            self._wake = None

    async def close(self, patience: float) -> None:
        """Write what waits; give up, loudly, once the database has been away for so many seconds."""
        self._closing = True
        if self._wake is not None:
            self._wake.set_result(None)
            self._wake = None
        if self._task is not None:
            task, self._task = self._task, None
            while not task.done():
                await asyncio.wait([task], timeout=patience)
                if self.trouble and not task.done():
                    task.cancel()
                    await asyncio.wait([task])
        await self.log.close()
        if left := self._left + len(self._waiting):
            self._waiting.clear()
            raise StoreError("store-closed-early", {"count": str(left)})

    async def _run(self) -> None:
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
                continue
            batch = self._take()
            self._left = len(batch)
            outcomes = await self._write(batch)
            self._left = 0
            self._answer(batch, outcomes)

    def _take(self) -> list[Append]:
        if len(self._waiting) <= MOST:
            batch, self._waiting = self._waiting, []
        else:
            batch = self._waiting[:MOST]
            del self._waiting[:MOST]
        return batch

    async def _write(self, batch: list[Append]) -> list[Outcome] | None:
        """The outcomes in order, None if all were kept; comes back only when the database has answered."""
        wait, again = FIRST_WAIT, False
        while True:
            try:
                outcomes = await self._attempt(batch, again)
            except Exception as error:
                if isinstance(error, StoreUnavailable):
                    LOG.warning("%d appends wait: %s", len(batch), error)
                else:
                    report("keeping events failed in a way nobody thought of; they wait", error)
                self._set_trouble(True)
                again = True  # it may have been written all the same
                await self.log.close()
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
            else:
                self._set_trouble(False)
                return outcomes

    async def _attempt(self, batch: list[Append], again: bool) -> list[Outcome] | None:
        try:
            self.transactions += 1
            await self.log.insert(batch)
        except StoreUnavailable:
            raise
        except Exception:
            outcomes: dict[int, Outcome] = {}
            await self._sort_out(list(enumerate(batch)), again, outcomes)
            return [outcomes[number] for number in range(len(batch))]
        return None

    async def _sort_out(self, left: list[tuple[int, Append]], again: bool, outcomes: dict[int, Outcome]) -> None:
        """Find which appends clash; the others are written together, those that overlap in order."""
        while left:
            existing = await self.log.existing([append for _, append in left])
            clean: list[tuple[int, Append]] = []
            later: list[tuple[int, Append]] = []
            taken: set[Key] = set()
            for number, append in left:
                found = [existing.get(key) for key in keys_of(append)]
                if any(event is not None for event in found):
                    outcomes[number] = "kept" if again and found == list(append[2]) else "conflict"
                elif taken.isdisjoint(keys_of(append)):
                    clean.append((number, append))
                    taken.update(keys_of(append))
                else:
                    later.append((number, append))
            if clean:
                later = await self._clean(clean, outcomes) + later
            left = later

    async def _clean(self, clean: list[tuple[int, Append]], outcomes: dict[int, Outcome]) -> list[tuple[int, Append]]:
        """Write appends that should not clash; comes back with those that another writer made clash meanwhile."""
        try:
            self.transactions += 1
            await self.log.insert([append for _, append in clean])
        except StoreUnavailable:
            raise
        except DuplicateEvent:
            return clean
        except Exception as error:
            return await self._halves(clean, outcomes, error)
        outcomes.update((number, "kept") for number, _ in clean)
        return []

    async def _halves(
        self, clean: list[tuple[int, Append]], outcomes: dict[int, Outcome], error: Exception
    ) -> list[tuple[int, Append]]:
        """Something can never be written: look for it by halves, so that it takes nothing else with it."""
        if len(clean) > 1:
            middle = len(clean) // 2
            return await self._clean(clean[:middle], outcomes) + await self._clean(clean[middle:], outcomes)
        number, (table, first, events, _) = clean[0]
        told = StoreError("store-refused", {"reason": f"{table} {first} +{len(events)}: {one_line(error)}"})
        told.__cause__ = error
        report("events that the database refuses were dropped", told)
        outcomes[number] = "conflict"
        return []

    def _answer(self, batch: list[Append], outcomes: list[Outcome] | None) -> None:
        for number, append in enumerate(batch):
            try:
                append[3]("kept" if outcomes is None else outcomes[number])
            except Exception as error:
                report("who waited for the store failed", error)

    def _set_trouble(self, trouble: bool) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            try:
                self.tell(trouble)
            except Exception as error:
                report("who is told of the store's trouble failed", error)


def usable(table: str) -> bool:
    """Whether both databases can take this as a table's id."""
    if len(table) > LONGEST or "\0" in table:
        return False
    return table.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in table)


def keys_of(append: Append) -> list[Key]:
    """The numbers an append wants."""
    table, first, events, _ = append
    return [(table, first + offset) for offset in range(len(events))]


def report(message: str, error: Exception) -> None:
    """Say it aloud, to the loop's own handler, which logs it unless told otherwise."""
    asyncio.get_running_loop().call_exception_handler({"message": message, "exception": error})
