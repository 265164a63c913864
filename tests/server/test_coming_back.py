"""Rooms in one process on a real store: who comes back at a bad moment, and matches that ended at one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from vaza.games import make_game
from vaza.server.guests import Connection
from vaza.server.house import TableRegistry
from vaza.server.outbox import Outbox
from vaza.server.room import TableActor
from vaza.server.thinkers import BotDispatcher
from vaza.store.opening import open_store
from vaza.store.rows import TableRow
from vaza.table.commands import Command, Continue, Cut, Quit, Resume, SetPace, Sit, Start
from vaza.table.setting import config_for

PEOPLE = ("ana", "rui", "eva", "leo")
ROW = TableRow(
    id="t1", code="ABCDEF", title="", game="sueca", host="ana", password="", listed=True, watchers=True, talk="open",
    shelf="gathering", opened_at=1.0, touched_at=1.0,
)  # fmt: skip


@asynccontextmanager
async def house_at(url: str) -> AsyncIterator[TableRegistry]:
    house = TableRegistry(open_store(url), BotDispatcher(1))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.005)


async def do(room: TableActor, *commands: Command) -> None:
    for command in commands:
        room.submit(command)
    await until(lambda: not room.busy)


async def at_cutting(house: TableRegistry) -> TableActor:
    """A table of Ana and three others, one of whom is to cut."""
    room = await house.open_table(ROW, config_for(make_game("sueca")))
    await do(room, *(Sit(who, who.title(), chair) for chair, who in enumerate(PEOPLE)), Start("ana"))
    assert room.standing.stage == "cutting"
    return room


def guest() -> Connection:
    async def send(_: Any) -> None:
        """Nobody reads."""

    return Connection(Outbox({}, send, lambda: None), "ana", "Ana")


def test_who_comes_back_while_the_table_is_about_to_hear_that_they_are_gone_is_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(f"{tmp_path}/room.db") as house:
            room = await at_cutting(house)
            room.submit(SetPace("ana", "quick"))
            assert room.busy
            room.mark_away("ana")
            room.attach(guest())
            await until(lambda: not room.busy)
            assert room.standing.chairs[0].present

    asyncio.run(run())


def test_who_is_here_is_there_again_after_another_server_thought_them_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(f"{tmp_path}/room.db") as one, house_at(f"{tmp_path}/room.db") as other:
            room = await at_cutting(one)
            room.attach(guest())
            twin = await other.actor("t1")
            await until(lambda: not twin.busy)
            twin.mark_away("ana")
            await until(lambda: not twin.busy and twin.standing.chairs[0].away)
            await do(room, SetPace("ana", "quick"))
            await until(lambda: not room.busy and room.standing.chairs[0].present)
            await do(room, Cut(PEOPLE[room.standing.chair_of(room.standing.cutter)], 3))
            assert room.standing.runner is not None and room.standing.runner.deals

    asyncio.run(run())


def test_matches_that_ended_and_were_not_filed_before_the_house_fell_are_filed_when_it_is_back(tmp_path: Path) -> None:
    async def fall() -> None:
        house = TableRegistry(open_store(f"{tmp_path}/room.db"), BotDispatcher(1))
        await house.open()
        house.save_status = lambda room: None  # type: ignore[method-assign]  # it falls before
        room = await at_cutting(house)
        for _ in range(2):
            await do(room, Quit("ana"), *(Continue(who) for who in PEOPLE), Start("ana"))
        assert room.standing.match == 3 and room.standing.running
        await house.close()

    async def come_back() -> None:
        async with house_at(f"{tmp_path}/room.db") as house:
            await do(await house.actor("t1"), Resume())
            async with asyncio.timeout(30):
                while await house.store.match_at("t1", 2) is None:
                    await asyncio.sleep(0.01)
            first, second = await house.store.match_at("t1", 1), await house.store.match_at("t1", 2)
            assert first is not None and second is not None and first.ended == second.ended == "quit"
            assert [one.player for one in first.results].count("ana") == 1
            assert await house.store.match_at("t1", 3) is None

    asyncio.run(fall())
    asyncio.run(come_back())
