"""A server that knows no game: it tells four sockets of every move as cheaply as it can, to find what the load can do.

Run as ``python -m server_load.trivial PORT BYTES``. Sockets that were opened one after another share a table.
"""

from __future__ import annotations

import os
import re
import select
import socket
import sys
from base64 import b64encode
from hashlib import sha1
from typing import Final

from server_load.load import raise_limits
from server_load.wire import HOST

SEATS: Final = 4
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
AT: Final = re.compile(rb'"at":(\d+)')
SCENE: Final = (
    b'{"type":"scene","now":1000.0,"seq":%012d,"decision":%012d,"stage":"playing","view":{"legal":[%b],"rest":"%b"}}'
)
CARDS: Final = '"A♥","7♥","K♦","Q♦","2♦","5♣","6♣","J♠"'.encode()


class Trivial:
    """Its sockets and what is sent to them."""

    def __init__(self, port: int, size: int) -> None:
        empty = len(SCENE % (0, 0, b"", b""))
        self.waiting = b"x" * max(0, size - empty)
        self.turn = b"x" * max(0, size - empty - len(CARDS))
        self.listener = socket.create_server((HOST, port), backlog=4096)
        self.poll = select.epoll()
        self.poll.register(self.listener, select.EPOLLIN)
        self.sockets: dict[int, socket.socket] = {}
        self.order: list[int] = []
        self.places: dict[int, int] = {}

    def serve(self) -> None:
        """For ever."""
        while True:
            for fd, _ in self.poll.poll():
                if fd == self.listener.fileno():
                    self.admit()
                else:
                    self.hear(fd)

    def admit(self) -> None:
        """A new socket; the handshake is read at once."""
        one, _ = self.listener.accept()
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = one.recv(4096)
        if b"Sec-WebSocket-Key" not in head:
            one.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            one.close()
            return
        key = head.partition(b"Sec-WebSocket-Key: ")[2].partition(b"\r\n")[0]
        proof = b64encode(sha1(key + MAGIC).digest())
        lines = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + proof
        one.sendall(b"HTTP/1.1 101 Switching Protocols\r\n" + lines + b"\r\n\r\n")
        self.sockets[one.fileno()] = one
        self.places[one.fileno()] = len(self.order)
        self.order.append(one.fileno())
        self.poll.register(one.fileno(), select.EPOLLIN)

    def hear(self, fd: int) -> None:
        """A hello of the fourth begins; a move is told to all four."""
        data = self.sockets[fd].recv(4096)
        if not data:
            sys.exit()
        table = self.places[fd] // SEATS
        found = AT.search(data)
        if found:
            self.tell(table, int(found[1]) + 1)
        elif self.places[fd] % SEATS == SEATS - 1:
            self.tell(table, 1)

    def tell(self, table: int, number: int) -> None:
        """The next state to everybody at a table."""
        for seat in range(SEATS):
            mine = number % SEATS == seat
            body = SCENE % (number, number, CARDS if mine else b"", self.turn if mine else self.waiting)
            head = bytes((0x81, 126, len(body) >> 8, len(body) & 255))
            self.sockets[self.order[table * SEATS + seat]].send(head + body)


if __name__ == "__main__":
    raise_limits()
    os.write(1, b"ready\n")
    Trivial(int(sys.argv[1]), int(sys.argv[2])).serve()
