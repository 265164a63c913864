"""A card room as a process of its own, as an operator runs it: `vaza serve` on a free port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import vaza

SOURCE = str(Path(vaza.__file__).parents[1])
LOWEST, HIGHEST = 20000, 32000
"""Below the ports that systems give away by themselves."""
WAIT = 60
"""Seconds after which a test has failed for certain; nothing is measured."""
NO_LIMITS = {
    "VAZA_FRAMES_PER_SECOND": "0",
    "VAZA_CONNECTIONS_PER_ADDRESS": "0",
    "VAZA_REQUESTS_PER_MINUTE": "0",
    "VAZA_TABLES_PER_PLAYER": "0",
}


def free_port() -> int:
    """A port nobody listens at; processes of one test run begin to look at different places."""
    first = LOWEST + os.getpid() * 37 % (HIGHEST - LOWEST)
    for step in range(HIGHEST - LOWEST):
        port = LOWEST + (first - LOWEST + step) % (HIGHEST - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


class RoomProcess:
    """One card room with its data folder; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, *flags: str, database: str = "", **environment: str) -> None:
        self.folder = folder
        self.flags = flags
        self.database = database
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None
        self.told: list[str] = []
        """All lines of standard output."""
        self.logged: list[str] = []
        """All lines of standard error."""

    @property
    def url(self) -> str:
        """The address of the room."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the room, and wait until it says so."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("VAZA_")}
        env = {**kept, "PYTHONPATH": SOURCE, "VAZA_DATA": str(self.folder), "VAZA_LANG": "en", "VAZA_WORKERS": "1"}
        args = [sys.executable, "-m", "vaza", "serve", "--port", str(self.port), "--no-browser", *self.flags]
        if self.database:
            args += ["--database-url", self.database]
        self.process = subprocess.Popen(
            args,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**env, **self.environment},
        )
        opened = threading.Event()
        for stream, lines in ((self.process.stdout, self.told), (self.process.stderr, self.logged)):
            threading.Thread(target=self._listen, args=(stream, lines, opened), daemon=True).start()
        assert opened.wait(WAIT), self.logged
        assert self.process.poll() is None, self.logged

    def _listen(self, stream: Iterator[str], lines: list[str], opened: threading.Event) -> None:
        for line in stream:
            lines.append(line.rstrip())
            if line.startswith("Ctrl-C"):
                opened.set()
        opened.set()

    @property
    def is_open(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(WAIT)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it in peace; the exit code comes back."""
        assert self.process is not None
        self.process.send_signal(number)
        return self.process.wait(WAIT)

    def close(self) -> None:
        """Leave nothing running."""
        if self.is_open:
            self.kill()


@contextmanager
def card_room(folder: Path, *flags: str, database: str = "", **environment: str) -> Iterator[RoomProcess]:
    """A card room that is open, and gone afterwards."""
    room = RoomProcess(folder, *flags, database=database, **environment)
    try:
        room.start()
        yield room
    finally:
        room.close()
