"""A card room in a process of its own, which tests may kill, stop and start again at the same address."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

PATIENCE = 60.0
"""Seconds after which a process that should have done something counts as stuck."""
UNLIMITED = {
    "VAZA_FRAMES_PER_SECOND": "0",
    "VAZA_CONNECTIONS_PER_ADDRESS": "0",
    "VAZA_REQUESTS_PER_MINUTE": "0",
    "VAZA_TABLES_PER_PLAYER": "0",
    "VAZA_TABLES": "0",
}


def free_port() -> int:
    """A port nobody uses, below those that systems give to outgoing connections."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """`vaza serve` on a database; what it says is kept in a file."""

    def __init__(self, folder: Path, database_url: str, workers: int = 0) -> None:
        self.folder = folder
        self.database_url = database_url
        self.workers = workers
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def launch(self) -> subprocess.Popen[bytes]:
        """Start it, and do not wait."""
        command = [sys.executable, "-m", "vaza", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database-url", self.database_url, "--secret-file", str(self.folder / "secret")]
        command += ["--no-browser", "--workers", str(self.workers)]
        environment = {**os.environ, **UNLIMITED, "VAZA_DATA": str(self.folder), "PYTHONUNBUFFERED": "1"}
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        return self.running

    def start(self) -> None:
        """Start it, and wait until it answers."""
        process = self.launch()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None, f"the server ended: {self.said()}"
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"{self.base}/api/health", trust_env=False)
                return
            time.sleep(0.05)
        raise AssertionError(f"the server does not start: {self.said()}")

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.running is not None
        return self.running.pid

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        assert self.running is not None
        self.running.kill()
        self.running.wait(PATIENCE)

    def stop(self) -> int:
        """Close the room in peace; its exit code comes back."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        return self.running.wait(PATIENCE)

    def said(self) -> str:
        """Everything it said."""
        return self.log.read_text() if self.log.exists() else ""


@contextlib.contextmanager
def serving(folder: Path, database_url: str, workers: int = 0) -> Iterator[Process]:
    """A card room that is open for a while."""
    process = Process(folder, database_url, workers)
    process.start()
    try:
        yield process
    finally:
        if process.running is not None and process.running.poll() is None:
            process.kill()
