"""One thread that plays at many tables: it waits for all sockets at once and reads of a frame only what it needs."""

from __future__ import annotations

import select
import socket
from array import array
from collections import deque
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import Final, Protocol

from server_load.wire import PONG, frame

BUFFER: Final = 1 << 20
CLOSE: Final = 8
PING: Final = 9
TEXTS: Final = (1, 2)
DEAL: Final = 40
SPREAD: Final = 7


class LoadTable:
    """One table: who sits there and which moves not all of them have seen yet."""

    __slots__ = ("ahead", "answered", "clients", "counts", "due", "made", "pending", "seen")

    def __init__(self, size: int) -> None:
        self.clients: list[Client] = []
        self.seen = [-1] * size
        self.pending: deque[tuple[int, float]] = deque()
        self.counts = True
        """Whether its moves are measured."""
        self.answered = -1
        self.due = 0.0
        self.made = 0
        self.ahead = 0
        """Moves to be made before the pace is kept, so that tables are not all at the same card."""


class Client:
    """One socket of somebody at a table."""

    __slots__ = ("asked", "fd", "index", "rest", "socket", "table", "word")

    def __init__(self, one: socket.socket, rest: bytes, table: LoadTable, index: int, word: bytes) -> None:
        self.socket = one
        self.fd = one.fileno()
        self.rest = rest
        self.table = table
        self.index = index
        self.word = word
        """Whatever the dialect needs to know of this client."""
        self.asked = ""
        """The last thing it asked for beside moves, so that it asks once."""
        table.clients.append(self)

    def send(self, payload: bytes) -> None:
        """Say something; these few bytes always fit, or the server has stopped reading."""
        self.socket.send(frame(payload))


class Dialect(Protocol):
    """How to read the frames of one kind of server."""

    def hear(self, driver: Driver, client: Client, data: bytearray, start: int, end: int) -> None:
        """Look at one frame: tell the driver what it shows, and answer it."""


class Driver:
    """Plays until told to stop, and keeps the latency of every move."""

    def __init__(self, dialect: Dialect, tables: list[LoadTable], interval: float = 0.0) -> None:
        self.dialect = dialect
        self.tables = tables
        self.interval = interval
        """Seconds between two moves at a table; 0 for flat out."""
        self.silent = False
        """Whether no moves are made."""
        self.clients: dict[int, Client] = {}
        self.poll = select.epoll()
        self.watch(tables)
        self.buffer = bytearray(BUFFER)
        self.later: list[tuple[float, int, Client, int, bytes]] = []
        self.numbers = count()
        self.begin()
        now = perf_counter()
        for place, table in enumerate(tables):
            table.due = now + interval * place / len(tables)
            table.ahead = place * SPREAD % DEAL if interval else 0

    def watch(self, tables: list[LoadTable]) -> None:
        """Listen to everybody at these tables."""
        for table in tables:
            for client in table.clients:
                self.clients[client.fd] = client
                self.poll.register(client.fd, select.EPOLLIN)

    def begin(self) -> None:
        """Forget what was measured so far."""
        self.latencies = array("d")
        self.frames = 0
        self.bytes = 0
        self.refused: dict[str, int] = {}

    # ---- What a dialect tells

    def saw(self, client: Client, number: int) -> None:
        """The newest frame of a client shows everything up to this number."""
        table = client.table
        table.seen[client.index] = number
        pending = table.pending
        if pending and number >= pending[0][0] and min(table.seen) >= pending[0][0]:
            lowest, now = min(table.seen), perf_counter()
            while pending and pending[0][0] <= lowest:
                sent = pending.popleft()[1]
                table.made += 1
                if table.counts:
                    self.latencies.append(now - sent)

    def move(self, client: Client, number: int, payload: bytes) -> None:
        """Answer the state of this number with a move, at once or when the table's pace allows it; but only once."""
        table = client.table
        if number <= table.answered or self.silent:
            return
        table.answered = number
        if not self.interval or table.made < table.ahead:
            self.make(client, number, payload)
            return
        table.due = max(perf_counter(), table.due)
        heappush(self.later, (table.due, next(self.numbers), client, number, payload))
        table.due += self.interval

    def make(self, client: Client, number: int, payload: bytes) -> None:
        """Send a move; it is shown by every frame with a higher number."""
        client.table.pending.append((number + 1, perf_counter()))
        client.send(payload)

    def refuse(self, code: str) -> None:
        """The server did not accept something."""
        self.refused[code] = self.refused.get(code, 0) + 1

    # ---- The loop

    def run(self, seconds: float) -> None:
        """Play for so long."""
        end = perf_counter() + seconds
        for client in [one for one in self.clients.values() if one.rest]:
            self.read(client, b"")
        while (now := perf_counter()) < end:
            until = end
            while self.later and self.later[0][0] <= now:
                self.make(*heappop(self.later)[2:])
            if self.later:
                until = min(until, self.later[0][0])
            for fd, _ in self.poll.poll(max(0.0, until - now), len(self.clients)):
                self.receive(self.clients[fd])

    def receive(self, client: Client) -> None:
        """Read what is there and look at every whole frame in it."""
        try:
            size = client.socket.recv_into(self.buffer)
        except BlockingIOError:
            return
        if not size:
            raise RuntimeError("the server closed a socket")
        if client.rest:
            self.read(client, bytes(memoryview(self.buffer)[:size]))
            return
        data = self.buffer
        # The common case: exactly one text frame of medium length.
        if data[0] & 15 in TEXTS and data[1] == 126 and size == 4 + (data[2] << 8 | data[3]):
            self.frames += 1
            self.bytes += size
            self.dialect.hear(self, client, data, 4, size)
            return
        used = self.split(client, data, size)
        client.rest = bytes(memoryview(data)[used:size])

    def read(self, client: Client, more: bytes) -> None:
        """Look at what was left over together with what came now."""
        whole = bytearray(client.rest + more)
        used = self.split(client, whole, len(whole))
        client.rest = bytes(whole[used:])

    def split(self, client: Client, data: bytearray, size: int) -> int:
        """Look at the whole frames in these bytes; how many bytes they are."""
        at = 0
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                start += wide
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            self.one(client, data[at] & 15, data, start, start + length)
            self.bytes += start + length - at
            at = start + length
        return at

    def one(self, client: Client, kind: int, data: bytearray, start: int, end: int) -> None:
        """Look at one frame."""
        if kind in TEXTS:
            self.frames += 1
            self.dialect.hear(self, client, data, start, end)
        elif kind == PING:
            client.socket.send(frame(bytes(data[start:end]), PONG))
        elif kind == CLOSE:
            raise RuntimeError(f"the server closed a socket: {bytes(data[start:end])!r}")

    def close(self) -> None:
        """Hang up everywhere."""
        self.poll.close()
        for client in self.clients.values():
            client.socket.close()
