"""Addresses, migrations, and databases that are not ours."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from stores import kept, opened, player_row

from databases import Postgres
from vaza.locales import LANGUAGES, Catalogue
from vaza.store.errors import StoreError, StoreUnavailable, one_line
from vaza.store.migrating import migrate
from vaza.store.opening import open_store
from vaza.store.postgres import PostgresStore
from vaza.store.schema import METADATA
from vaza.store.sqlite import SqliteStore


@pytest.mark.parametrize(
    "url",
    ["", "sqlite://", "sqlite:///", "sqlite:///:memory:", ":memory:", "mysql://me:hush@host/db", "sqlite:x", "a\0b"],
)
def test_bad_addresses_are_refused_without_telling_the_password(url: str) -> None:
    with pytest.raises(StoreError, match="bad-database-url") as refused:
        open_store(url)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///room.db", "room.db"),
        ("sqlite:////var/x/room.db", "/var/x/room.db"),
        ("some/room.db", "some/room.db"),
        ("sqlite:///a%20b.db", "a b.db"),
    ],
)
def test_paths(url: str, path: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore) and store.path == Path(path)


def test_postgresql_addresses() -> None:
    assert isinstance(open_store("postgres://host/db"), PostgresStore)
    assert isinstance(open_store("postgresql://host/db"), PostgresStore)


def test_a_database_that_does_not_exist_or_answer(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match="bad-database"):
        asyncio.run(open_store(postgres.server.get_uri("nowhere")).open())
    with pytest.raises(StoreUnavailable):
        asyncio.run(open_store("postgresql://me:hush@127.0.0.1:1/x").open())
    assert "hush" not in one_line("cannot reach postgresql://me:hush@host/x")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database at all, but long enough to look at " * 50)
    with pytest.raises(StoreError, match="bad-database"):
        asyncio.run(open_store(str(path)).open())
    assert path.read_text().startswith("not a database at all")
    with pytest.raises(StoreUnavailable):
        asyncio.run(open_store(str(tmp_path)).open())
    with pytest.raises(StoreUnavailable):
        asyncio.run(open_store(str(path / "room.db")).open())


def test_a_new_folder_is_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(str(tmp_path / "a" / "b" / "100% my room.db")) as store:
            await store.ping()

    asyncio.run(scenario())
    assert (tmp_path / "a" / "b" / "100% my room.db").exists()


def test_migrations_make_the_schema_that_the_queries_use(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store, store._reading() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(scenario())


def differences(connection: sa.Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


def test_an_old_database_is_brought_up_to_date(database_url: str) -> None:
    async def scenario() -> None:
        old: Any = open_store(database_url)
        async with old._writing() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(sa.text("INSERT INTO events VALUES ('t', 0, :event)"), {"event": b"old"})
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            assert "events" in names and "players" not in names
        await old._engine.dispose()
        async with opened(database_url) as store:
            assert await store.events("t") == [b"old"]
            await store.add_player(player_row())
            assert await kept(store, "t", 1, b"new") == "kept"
            async with store._reading() as connection:
                assert await connection.run_sync(differences) == []

    asyncio.run(scenario())


def test_a_step_that_fails_leaves_nothing_half_done(database_url: str) -> None:
    async def scenario() -> None:
        old: Any = open_store(database_url)
        async with old._writing() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(sa.text("CREATE TABLE results (x integer)"))
        await old._engine.dispose()
        with pytest.raises(StoreError):
            await open_store(database_url).open()
        async with old._reading() as connection:
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            assert "players" not in names and "matches" not in names
        await old._engine.dispose()

    asyncio.run(scenario())


def test_a_newer_database_is_refused_in_one_sentence(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store, store._writing() as connection:
            await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match=r"database-newer \(revision=9999\)"):
            await open_store(database_url).open()

    asyncio.run(scenario())
    for language in LANGUAGES:
        assert "9999" in Catalogue(language).format("error-database-newer", revision="9999")


def test_several_open_an_empty_database_at_once(database_url: str) -> None:
    async def scenario() -> None:
        stores = [open_store(database_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for number, store in enumerate(stores):
            assert await kept(store, "t", number, b"x") == "kept"
        for store in stores:
            await store.close()

    asyncio.run(scenario())
