"""A full disk, a database that is gone, and two servers on one database: people are told, and nothing gets lost."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from evidence import Findings, everything_is_kept
from processes import PATIENCE, Process, serving
from trials import NotedLink, Person, Trial

from databases import Postgres
from vaza.protocol import link
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.errors import ClientError
from vaza.protocol.link import SocketTarget


@pytest.fixture(autouse=True)
def _come_back_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """People try again every half second, so that a test does not wait for them."""
    monkeypatch.setattr(link, "LONGEST_PAUSE", 0.5)


async def endure(process: Process, tables: int, begin: Callable[[], None], end: Callable[[], None]) -> Findings:
    """Play, take the database away for a while, and play to the end."""
    trial = Trial(process.base, seed=tables)
    try:
        await trial.gather(tables)
        trial.evening.pause = 0.05
        trial.begin()
        await trial.all_go_on()
        await asyncio.to_thread(begin)
        await trial.until(lambda: all(person.link.trouble for person in trial.people))
        before = trial.progress()
        await refuses_everything(process.base, trial)
        assert trial.progress() == before, "something was promised while nothing could be kept"
        await asyncio.to_thread(end)
        await trial.until(lambda: not any(person.link.trouble for person in trial.people))
        await trial.all_go_on()
        await trial.finish()
        for person in trial.people[1:]:
            assert person.link.troubles == [True, False]
        return await everything_is_kept(trial, process.database_url)
    finally:
        await trial.close()


async def refuses_everything(base: str, trial: Trial) -> None:
    """HTTP says that the store is away, and so does the table to whoever asks something of it."""
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=60) as http:
        health = await http.get("/api/health")
        assert (health.status_code, health.json()["store"]) == (503, "away")
        guest = await http.post("/api/me", json={"name": "Late"})
        assert (guest.status_code, guest.json()["code"]) == (503, "STORE_TROUBLE")
    await trial.until(lambda: any("STORE_TROUBLE" in person.refusals for person in trial.people))
    await trial.people[0].link.simulate_drop()
    await trial.until(lambda: trial.people[0].link.times_connected > 1 and trial.people[0].link.trouble)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux lets us fill the disk of another")
def test_a_full_disk_stops_play_and_space_lets_it_go_on(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with serving(tmp_path, f"sqlite:///{file}") as process:

        def fill() -> None:
            size = Path(f"{file}-wal").stat().st_size
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        def clear() -> None:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

        found = asyncio.run(endure(process, 6, fill, clear))
        assert found.promised > 100
        assert "wait: " in process.said() and "Traceback" not in process.said()


def test_play_waits_for_a_database_that_is_gone(postgres: Postgres, tmp_path: Path) -> None:
    with serving(tmp_path, postgres.new_database()) as process:
        found = asyncio.run(endure(process, 6, postgres.stop, postgres.start))
        assert found.promised > 100
        assert "Traceback" not in process.said()


@pytest.mark.slow
def test_who_comes_while_the_database_is_gone_comes_in_when_it_is_back(postgres: Postgres, tmp_path: Path) -> None:
    async def come(process: Process) -> None:
        async with await VazaClient.connect(process.base, "Ana") as ana:
            table = await ana.open_table(NewTable(game="sueca"))
            place = NotedLink(ana.socket_target(f"/api/tables/{table.id}/play"))
            await place.open()
            way, place.way = place.way, SocketTarget("ws://127.0.0.1:1/", {})  # until the server knows nobody any more
            process.kill()
            await asyncio.to_thread(process.start)
            await asyncio.to_thread(postgres.stop)
            place.way = way
            with pytest.raises(ClientError, match="STORE_TROUBLE"):
                await ana.connect_table(table.id)
            await asyncio.sleep(1.0)
            assert not place.connected and place.failure is None
            await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(PATIENCE):
                while not place.connected:
                    await asyncio.sleep(0.05)
            await place.close()

    with serving(tmp_path, postgres.new_database()) as process:
        asyncio.run(come(process))


def ended(process: Process) -> tuple[int, list[str]]:
    """The exit code of a server that should not start, and what it said."""
    code = process.launch().wait(PATIENCE)
    return code, process.said().strip().splitlines()


def test_without_its_database_a_server_says_so_and_does_not_start(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    postgres.stop()
    code, said = ended(Process(tmp_path, url))
    assert (code, len(said)) == (2, 1), said
    assert "The database does not answer" in said[0]


def test_a_file_that_cannot_be_made_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("not a folder")
    code, said = ended(Process(tmp_path, f"sqlite:///{tmp_path}/taken/room.db"))
    assert (code, len(said)) == (2, 1), said


async def play_on_both(one: Process, other: Process) -> Findings:
    """The same people at the same tables by two servers at once: whoever loses a race reads again and goes on."""
    trial = Trial(one.base, seed=os.getpid())
    twins: list[VazaClient] = []
    try:
        await trial.gather(4, people=4)
        twins = [await VazaClient.connect(other.base, cookies=client.cookies) for client in trial.clients]
        for number, (table, people) in enumerate(list(trial.tables.items())):
            for chair in range(len(people)):
                place = await trial.link(twins[(number + chair) % len(twins)], table)
                people.append(Person(trial.evening, place, people[0].game))
        trial.evening.pause = 0.02
        trial.begin()
        await trial.all_go_on()
        await asyncio.sleep(2.0)
        await trial.finish()
        assert any("TABLE_BUSY" in person.refusals for person in trial.people), "there was no race"
        return await everything_is_kept(trial, one.database_url)
    finally:
        await trial.close()
        for client in twins:
            await client.close()


@pytest.mark.slow
def test_two_servers_at_one_table_double_nothing(database_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, database_url) as one, serving(tmp_path, database_url) as other:
        found = asyncio.run(play_on_both(one, other))
        assert found.promised > 100 and found.matches >= 4
        assert "read again" in one.said() + other.said()
