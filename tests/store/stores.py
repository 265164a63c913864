"""What the tests of the store share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from vaza.store.opening import open_store
from vaza.store.rows import MatchRow, Outcome, PlayerRow, ResultRow, TableRow
from vaza.store.store import Store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Any]:
    """A store, open for a while."""
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def appending(store: Store, table: str, first: int, events: Sequence[bytes]) -> asyncio.Future[Outcome]:
    """An append whose outcome can be waited for."""
    waiting: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    store.append(table, first, events, waiting.set_result)
    return waiting


async def kept(store: Store, table: str, first: int, *events: bytes) -> Outcome:
    """The outcome of an append."""
    return await asyncio.wait_for(appending(store, table, first, events), 60)


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def table_row(**changes: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": "t1", "code": "ABCD", "title": "Friday", "game": "sueca", "host": "p1", "password": "", "listed": True,
        "watchers": False, "talk": "open", "shelf": "gathering", "opened_at": 1.5, "touched_at": 2.25,
    }  # fmt: skip
    return TableRow(**{**values, **changes})


def player_row(**changes: Any) -> PlayerRow:
    values = {"id": "p1", "name": "João", "password": "", "created_at": 1.125, "seen_at": 2.5}
    return PlayerRow(**{**values, **changes})


def result_row(seat: int, player: str, **changes: Any) -> ResultRow:
    values: dict[str, Any] = {
        "seat": seat, "player": player, "name": f"n{seat}", "level": "" if player else "hard", "side": seat % 2,
        "score": 4 - seat, "place": 1 + seat % 2, "prize": -seat,
    }  # fmt: skip
    return ResultRow(**{**values, **changes})


def match_row(**changes: Any) -> MatchRow:
    values: dict[str, Any] = {
        "id": "m1", "table": "t1", "number": 1, "game": "sueca", "players": 4, "variants": ["pairs", "a"],
        "options": {"tie": "stacks", "b": "ção"}, "started_at": 10.0, "ended_at": 20.5, "deals": 7, "ended": "won",
        "record": "vaza record\nline ♥\n", "results": [result_row(0, "p1"), result_row(1, ""), result_row(2, "p2")],
    }  # fmt: skip
    return MatchRow(**{**values, **changes})
