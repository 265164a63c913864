"""Tables, players and matches, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest
from stores import match_row, opened, player_row, result_row, table_row

from vaza.store.errors import DuplicateKey, StoreError


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def test_tables(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            row = table_row()
            assert await store.add_table(row)
            assert await store.table("t1") == row == await store.table_by_code("ABCD")
            assert await store.table("t2") is None and await store.table_by_code("abcd") is None
            assert not await store.add_table(table_row(id="t2", title="another"))
            assert await store.table("t2") is None
            await store.set_status("t1", "closed", 9.5)
            assert await store.table("t1") == msgspec.structs.replace(row, shelf="closed", touched_at=9.5)
            assert await store.table_by_code("ABCD") is None
            assert await store.add_table(table_row(id="t2"))
            with pytest.raises(DuplicateKey):
                await store.set_status("t1", "running", 10)
            with pytest.raises(StoreError, match="table-not-kept"):
                await store.set_status("nowhere", "over", 10)

    run(scenario())


def test_tables_on_shelves(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            shelves = ["gathering", "running", "over", "closed", "running"]
            for number, shelf in enumerate(shelves):
                row = table_row(id=f"t{number}", code=f"C{number}", shelf=shelf, touched_at=float(number))
                assert await store.add_table(row)
            assert [row.id for row in await store.tables(["running", "gathering"])] == ["t4", "t1", "t0"]
            await store.set_status("t0", "running", 99.0)
            assert [row.id for row in await store.tables(["running"])] == ["t0", "t4", "t1"]
            assert await store.tables([]) == []

    run(scenario())


def test_players(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            guest = player_row()
            await store.add_player(guest)
            assert await store.player("p1") == guest and await store.player("p2") is None
            assert await store.player_by_name("João") is None, "a guest's name is nobody's"
            await store.add_player(player_row(id="p2"))
            assert await store.change_player(player_row(password="hash", seen_at=7.0))
            assert (await store.player_by_name("JOÃO")).seen_at == 7.0
            assert await store.player_by_name("joa\u0303o") is not None, "one letter, two ways to write it"
            with pytest.raises(DuplicateKey):
                await store.add_player(player_row(id="p3", name="joão", password="other"))
            with pytest.raises(DuplicateKey):
                await store.add_player(guest)
            assert not await store.change_player(player_row(id="p2", password="other"))
            assert not await store.change_player(player_row(id="p2", name="joÃo"))
            assert (await store.player("p2")).password == ""
            assert await store.change_player(player_row(id="p2", name="Straße", password="other"))
            assert (await store.player_by_name("STRASSE")).id == "p2"
            with pytest.raises(StoreError, match="player-not-kept"):
                await store.change_player(player_row(id="p9", name="nobody"))

    run(scenario())


def test_two_players_take_one_name_at_once(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            for number in range(6):
                await one.add_player(player_row(id=f"p{number}", name=f"guest{number}"))
            changes = [
                (one if number % 2 else two).change_player(player_row(id=f"p{number}", name="Ana", password="x"))
                for number in range(6)
            ]
            assert sorted(await asyncio.gather(*changes)) == [False] * 5 + [True]

    run(scenario())


def test_matches(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            row = match_row()
            assert await store.add_match(row)
            assert await store.match("m1") == row == await store.match_at("t1", 1)
            assert await store.match("m2") is None and await store.match_at("t1", 2) is None
            assert not await store.add_match(match_row(id="m2"))
            assert not await store.add_match(match_row(number=2))
            assert await store.match("m2") is None and await store.match_at("t1", 2) is None
            assert await store.add_match(match_row(id="m3", number=2, results=[], variants=[], options={}))
            assert (await store.match("m3")).results == []

    run(scenario())


def test_matches_of_a_player(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            rows = [match_row(id=f"m{number}", number=number, ended_at=100.0 + number) for number in range(1, 8)]
            rows[2] = msgspec.structs.replace(rows[2], results=[result_row(0, "p9")])
            rows[4] = msgspec.structs.replace(rows[4], results=[result_row(0, "p1"), result_row(1, "p1")])
            for row in rows:
                assert await store.add_match(row)
            bare = {row.id: msgspec.structs.replace(row, record="") for row in rows}
            page = await store.matches_of("p1", 1e9, 3)
            assert page == [bare["m7"], bare["m6"], bare["m5"]]
            assert await store.matches_of("p1", page[-1].ended_at, 9) == [bare["m4"], bare["m2"], bare["m1"]]
            assert await store.matches_of("nobody", 1e9, 3) == []
            assert [row.id for row in await store.matches_of("p9", 1e9, 3)] == ["m3"]

    run(scenario())


def test_a_match_and_its_results_are_kept_together_or_not_at_all(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            with pytest.raises(StoreError):
                await store.add_match(match_row(results=[result_row(0, "p1"), result_row(0, "p2")]))
            assert await store.match("m1") is None
            assert await store.matches_of("p1", 1e9, 3) == []

    run(scenario())


def test_text_that_no_database_takes_is_refused_and_hurts_nothing(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            with pytest.raises(StoreError, match="store-refused"):
                await store.add_player(player_row(name="\ud800"))
            await store.add_player(player_row())
            await store.ping()

    run(scenario())


def test_everything_is_there_after_reopening(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await store.add_table(table_row())
            await store.add_player(player_row())
            await store.add_match(match_row())
        async with opened(database_url) as store:
            assert await store.table("t1") == table_row(shelf="over", touched_at=match_row().ended_at)
            assert await store.player("p1") == player_row()
            assert await store.match("m1") == match_row()

    run(scenario())
