"""Events and group commit, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from stores import appending, kept, opened

from vaza.store.errors import StoreError
from vaza.store.group import Append, DuplicateEvent, EventLog, GroupCommitter, Key, keys_of
from vaza.store.opening import open_store
from vaza.store.rows import Outcome


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(coroutine)


def test_events_come_back_in_order_byte_by_byte(database_url: str) -> None:
    async def scenario() -> None:
        every_byte = bytes(range(256))
        async with opened(database_url) as store:
            assert await store.events("t") == []
            assert await kept(store, "t", 0, b"zero", b"") == "kept"
            assert await kept(store, "other", 0, b"x") == "kept"
            assert await kept(store, "t", 2, every_byte) == "kept"
        async with opened(database_url) as store:
            assert await store.events("t") == [b"zero", b"", every_byte]
            assert await store.events("other") == [b"x"]

    run(scenario())


def test_many_appends_share_one_transaction(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            before = store._group.transactions
            told: list[int] = []
            for number in range(3000):
                store.append(f"t{number % 7}", number // 7, [b"%d" % number], lambda _, n=number: told.append(n))
            assert told == [], "nobody is told before it is durable"
            assert await kept(store, "last", 0, b"x") == "kept"
            assert told == list(range(3000)), "everybody is told, in order"
            assert store._group.transactions == before + 1
            assert [int(event) for event in await store.events("t3")] == list(range(3, 3000, 7))

    run(scenario())


def test_more_than_one_transaction_or_statement_takes(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            long = [b"%d" % number for number in range(9001)]
            waiting = [appending(store, "long", 0, long)]
            waiting += [appending(store, f"t{number}", 0, [b"x"]) for number in range(9001)]
            waiting += [appending(store, "long", 9000, [b"late"])]
            assert [await one for one in waiting] == ["kept"] * 9002 + ["conflict"]
            assert await store.events("long") == long

    run(scenario())


def test_a_conflict_leaves_nothing_behind_and_hurts_nobody(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            assert await kept(store, "t", 2, b"theirs") == "kept"
            waiting = [
                appending(store, "a", 0, [b"a0", b"a1"]),
                appending(store, "t", 0, [b"0", b"1", b"2", b"3"]),
                appending(store, "t", 0, [b"zero"]),
                appending(store, "t", 0, [b"too late"]),
                appending(store, "t", 1, [b"one"]),
                appending(store, "b", 0, [b"b0"]),
            ]
            outcomes = [await one for one in waiting]
            assert outcomes == ["kept", "conflict", "kept", "conflict", "kept", "kept"]
            assert await store.events("t") == [b"zero", b"one", b"theirs"]
            assert await store.events("a") == [b"a0", b"a1"] and await store.events("b") == [b"b0"]

    run(scenario())


def test_identical_bytes_of_somebody_else_are_a_conflict(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store, opened(database_url) as other:
            assert await kept(store, "t", 0, b"same") == "kept"
            assert await kept(other, "t", 0, b"same") == "conflict"

    run(scenario())


def test_of_two_stores_racing_one_wins_each_number(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            waiting = []
            for number in range(200):
                pair = [(one, b"one %d" % number), (two, b"two %d" % number)]
                waiting.append([(appending(store, "t", number, [event]), event) for store, event in pair])
                if number % 10 == 0:
                    await asyncio.sleep(0.002)
            won = [[event for outcome, event in pair if await outcome == "kept"] for pair in waiting]
            assert all(len(winners) == 1 for winners in won)
            assert await two.events("t") == [winners[0] for winners in won]
            assert not one.unavailable and not two.unavailable

    run(scenario())


@pytest.mark.parametrize(
    ("table", "first", "events"),
    [
        ("t", -1, [b""]),
        ("t", 2**31 - 1, [b""]),
        ("t", 0, []),
        ("\0", 0, [b""]),
        ("t" * 201, 0, [b""]),
        ("t", 0, ["x"]),
        ("\ud800", 0, [b""]),
    ],
)
def test_what_can_never_be_kept_is_refused_at_once(table: str, first: int, events: list[bytes], tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "x.db")) as store:
            with pytest.raises(StoreError, match="store-refused"):
                store.append(table, first, events, pytest.fail)

    run(scenario())


def test_what_only_the_database_knows_it_refuses_is_told_and_hurts_nobody(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            async with store._writing() as connection:
                for sql in STRICTER[connection.dialect.name]:
                    await connection.execute(sa.text(sql))
            told: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
            names = ["a", "b", "bad", "c", "bad", "d"]
            waiting = [appending(store, name, number, [b"x"]) for number, name in enumerate(names)]
            outcomes = [await one for one in waiting]
            assert outcomes == ["conflict" if name == "bad" else "kept" for name in names]
            assert [context["exception"].code for context in told] == ["store-refused"] * 2
            assert not store.unavailable
            assert await kept(store, "e", 0, b"x") == "kept"

    run(scenario())


STRICTER = {
    "sqlite": [
        "CREATE TRIGGER no_bad BEFORE INSERT ON events WHEN NEW.table_id = 'bad' BEGIN SELECT RAISE(ABORT, 'no'); END"
    ],
    "postgresql": ["ALTER TABLE events ADD CHECK (table_id <> 'bad')"],
}


def test_one_who_fails_when_told_does_not_stop_the_others(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            told: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
            store.append("t", 0, [b"x"], lambda _: 1 // 0)
            assert await kept(store, "u", 0, b"x") == "kept"
            assert isinstance(told[0]["exception"], ZeroDivisionError)

    run(scenario())


def test_closing_keeps_what_waits(database_url: str) -> None:
    async def scenario() -> None:
        store = open_store(database_url)
        with pytest.raises(StoreError, match="store-closed"):
            store.append("t", 0, [b"x"], pytest.fail)
        await store.open()
        outcomes: list[Outcome] = []
        for number in range(50):
            store.append("t", number, [b"%d" % number], outcomes.append)
        await store.close()
        assert outcomes == ["kept"] * 50
        with pytest.raises(StoreError, match="store-closed"):
            store.append("t", 50, [b"x"], outcomes.append)
        await store.open()
        assert len(await store.events("t")) == 50
        assert await kept(store, "t", 50, b"x") == "kept"
        await store.close()

    run(scenario())


class Model(EventLog):
    """A database in a dictionary, for the law below; another writer may come in between at any insert."""

    def __init__(self, intruders: list[Key]) -> None:
        self.rows: dict[Key, bytes] = {}
        self.intruders = intruders

    async def insert(self, appends: list[Append]) -> None:  # type: ignore[override]
        if self.intruders:
            self.rows.setdefault(self.intruders.pop(), b"intruder")
        keys = [key for append in appends for key in keys_of(append)]
        if len(set(keys)) < len(keys) or not self.rows.keys().isdisjoint(keys):
            raise DuplicateEvent
        self.rows.update(zip(keys, (event for append in appends for event in append[2]), strict=True))

    async def existing(self, appends: list[Append]) -> dict[Key, bytes]:  # type: ignore[override]
        return {key: self.rows[key] for append in appends for key in keys_of(append) if key in self.rows}

    async def close(self) -> None:
        pass


KEYS = st.tuples(st.sampled_from("ab"), st.integers(0, 6))


@given(
    st.lists(st.tuples(st.sampled_from("ab"), st.integers(0, 6), st.integers(1, 3)), max_size=8),
    st.lists(KEYS, max_size=4),
)
def test_every_append_is_kept_whole_or_not_at_all(wanted: list[tuple[str, int, int]], intruders: list[Key]) -> None:
    async def scenario() -> None:
        log = Model(list(intruders))
        group = GroupCommitter(log, pytest.fail)
        group.start()
        outcomes: list[Outcome] = []
        for number, (table, first, count) in enumerate(wanted):
            group.append(table, first, [b"%d" % number] * count, outcomes.append)
        await group.close(1)
        assert len(outcomes) == len(wanted)
        owners: dict[Key, bytes] = {key: b"intruder" for key, event in log.rows.items() if event == b"intruder"}
        for number, (table, first, count) in enumerate(wanted):
            keys = [(table, first + offset) for offset in range(count)]
            if outcomes[number] == "kept":
                assert owners.keys().isdisjoint(keys)
                owners.update(dict.fromkeys(keys, b"%d" % number))
            else:
                assert not owners.keys().isdisjoint(keys) or any(key in intruders for key in keys)
        assert owners == log.rows

    run(scenario())
