"""When the database goes away, its disk is full, or the process is killed."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from stores import appending, kept, opened, table_row, until

from databases import Postgres
from vaza.store import sql
from vaza.store.errors import StoreError, StoreUnavailable
from vaza.store.opening import open_store
from vaza.store.rows import Outcome

WRITER = """
import asyncio, sys
from vaza.store.opening import open_store

async def main():
    store = open_store(sys.argv[1])
    await store.open()
    def write(table, number):
        def done(outcome):
            sys.stdout.write(f"{table} {number} {outcome}\\n")
            sys.stdout.flush()
            write(table, number + 1)
        store.append(f"t{table}", number, [b"%d of %d" % (number, table)], done)
    for table in range(20):
        write(table, 0)
    await asyncio.sleep(3600)

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 40, 1500])
def test_after_kill_9_everything_that_was_done_is_there(database_url: str, lines: int) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, database_url], stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(lines)]
        writer.send_signal(signal.SIGKILL)
        told += [line for line in writer.stdout.readlines() if line.endswith("\n")]
    assert all(line.endswith("kept\n") for line in told)

    async def scenario() -> None:
        async with opened(database_url) as store:
            events = {table: await store.events(f"t{table}") for table in range(20)}
            for table, kept_events in events.items():
                assert kept_events == [b"%d of %d" % (number, table) for number in range(len(kept_events))]
            for line in told:
                table, number, _ = line.split()
                assert int(number) < len(events[int(table)])
            assert await kept(store, "t0", len(events[0]), b"on it goes") == "kept"

    asyncio.run(scenario())


def test_postgresql_stops_and_comes_back(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def scenario() -> None:
        async with opened(url) as store:
            told: list[bool] = []
            store.on_availability = told.append
            await store.add_table(table_row())
            assert await kept(store, "t", 0, b"before") == "kept"
            outcomes: list[Outcome] = []

            def write(number: int) -> None:
                def done(outcome: Outcome) -> None:
                    outcomes.append(outcome)
                    if not told or told[-1]:
                        write(number + 1)

                store.append("busy", number, [b"%d" % number], done)

            write(0)
            await until(lambda: len(outcomes) > 5)
            await asyncio.to_thread(postgres.stop)
            await until(lambda: store.unavailable)
            assert told == [True]
            meanwhile = [appending(store, "t", number, [b"%d" % number]) for number in range(1, 200)]
            for asked in (store.ping(), store.events("t"), store.table("t1"), store.add_table(table_row(id="t2"))):
                with pytest.raises(StoreUnavailable):
                    await asked
            assert not any(waiting.done() for waiting in meanwhile)
            await asyncio.to_thread(postgres.start)
            assert [await waiting for waiting in meanwhile] == ["kept"] * 199
            assert told == [True, False] and not store.unavailable
            assert set(outcomes) == {"kept"}
            await store.ping()
            assert await store.events("t") == [b"before", *(b"%d" % number for number in range(1, 200))]
            busy = await store.events("busy")
            assert busy == [b"%d" % number for number in range(len(busy))] and len(busy) >= len(outcomes)
            assert await store.table("t1") == table_row()

    asyncio.run(scenario())


def test_postgresql_cuts_the_connection_only(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def scenario() -> None:
        async with opened(url) as store:
            told: list[bool] = []
            store.on_availability = told.append
            assert await kept(store, "t", 0, b"0") == "kept"
            await postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'vaza%'")
            assert await kept(store, "t", 1, b"1") == "kept"
            assert await store.events("t") == [b"0", b"1"]
            assert told == [True, False]

    asyncio.run(scenario())


def test_rows_that_an_uncertain_attempt_kept_are_not_a_conflict(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            insert = store._group.log.insert
            attempts: list[int] = []

            async def insert_and_lose_the_answer(appends: Any) -> None:
                attempts.append(len(appends))
                await insert(appends)
                if len(attempts) == 1:
                    raise StoreUnavailable("the line was cut")

            assert await kept(store, "t", 1, b"theirs") == "kept"
            store._group.log.insert = insert_and_lose_the_answer
            mine = [appending(store, "u", 0, [b"0", b"1"]), appending(store, "v", 0, [b"x"])]
            assert [await one for one in mine] == ["kept", "kept"]
            assert attempts == [2, 2]
            assert await store.events("u") == [b"0", b"1"]
            assert await kept(store, "t", 1, b"mine") == "conflict"

    asyncio.run(scenario())


def test_sqlite_disk_full(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "room.db")) as store:
            told: list[bool] = []
            store.on_availability = told.append
            assert await kept(store, "t", 0, b"0") == "kept"
            connection = store._group.log._connection
            connection.execute("PRAGMA max_page_count = 40")
            waiting = [appending(store, f"t{number}", 0, [bytes(4000)]) for number in range(100)]
            reopen = store._group.log._connected

            def still_full() -> sqlite3.Connection:
                again: sqlite3.Connection = reopen()
                again.execute("PRAGMA max_page_count = 40")
                return again

            store._group.log._connected = still_full
            await until(lambda: store.unavailable)
            assert told == [True]
            await asyncio.sleep(0.5)
            assert store.unavailable and not any(one.done() for one in waiting)
            assert await store.events("t") == [b"0"]
            store._group.log._connected = reopen
            store._group.log._connection = None
            assert [await one for one in waiting] == ["kept"] * 100
            assert told == [True, False]

    asyncio.run(scenario())


FULL = """
import asyncio, resource, signal, sys
from vaza.store.opening import open_store

async def main():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    store = open_store(sys.argv[1])
    await store.open()
    kept = []
    def write(number):
        def done(outcome):
            kept.append(outcome)
            write(number + 1)
        store.append("t", number, [bytes(30000)], done)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))
    write(0)
    while not store.unavailable:
        await asyncio.sleep(0.01)
    before = len(kept)
    await asyncio.sleep(0.7)
    assert store.unavailable and len(kept) == before and before > 5, (store.unavailable, len(kept), before)
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    while len(kept) < before + 20:
        await asyncio.sleep(0.01)
    assert not store.unavailable and set(kept) == {"kept"}
    known = len(kept)
    assert len(await store.events("t")) >= known
    await store.close()
    print("fine")

asyncio.run(asyncio.wait_for(main(), 60))
"""


def test_sqlite_file_cannot_grow_for_a_while(tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path / "room.db")], capture_output=True, text=True, check=False
    )
    assert process.stdout == "fine\n", process.stderr


def test_closing_while_the_database_is_away_says_what_was_not_kept(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "PATIENCE", 0.3)
    url = postgres.new_database()

    async def scenario() -> None:
        store = open_store(url)
        await store.open()
        await asyncio.to_thread(postgres.stop)
        for number in range(3):
            store.append("t", number, [b"x"], pytest.fail)
        with pytest.raises(StoreError, match=r"store-closed-early \(count=3\)"):
            await store.close()
        with pytest.raises(StoreUnavailable):
            await open_store(url).open()

    asyncio.run(scenario())


def test_sqlite_log_is_kept_short(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "room.db")) as store:
            for number in range(60):
                waiting = [appending(store, f"t{table}", number, [bytes(200)]) for table in range(1000)]
                assert {await one for one in waiting} == {"kept"}
            wal = Path(f"{store.path}-wal").stat().st_size
            assert wal < 40_000_000, "unswept, it would be over 100 MB"

    asyncio.run(scenario())


def test_backup_while_writing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "room.db")) as store:
            assert await kept(store, "t", 0, b"0") == "kept"
            going = [appending(store, "t", number, [b"%d" % number]) for number in range(1, 100)]
            await store.backup(tmp_path / "copy.db")
            assert {await one for one in going} == {"kept"}
            with pytest.raises(StoreError, match="backup-exists"):
                await store.backup(tmp_path / "copy.db")
        async with opened(str(tmp_path / "copy.db")) as copy:
            events = await copy.events("t")
            assert events == [b"%d" % number for number in range(len(events))] and events

    asyncio.run(scenario())
