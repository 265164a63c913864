"""The least of HTTP and WebSocket that a load generator needs, on plain sockets."""

from __future__ import annotations

import http.client
import json
import socket
from base64 import b64encode
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, Final, TypeVar

HOST: Final = "127.0.0.1"
AT_ONCE: Final = 64
TEXT: Final = 0x81
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
KEY: Final = b64encode(b"sixteen bytes...").decode()

One = TypeVar("One")
Other = TypeVar("Other")


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it; its mask is all zeros, which the protocol allows and which costs us nothing."""
    size = len(payload)
    if size < 126:
        return bytes((kind, MASKED | size)) + NO_MASK + payload
    return bytes((kind, MASKED | 126, size >> 8, size & 255)) + NO_MASK + payload


def post(port: int, path: str, body: object, headers: dict[str, str] | None = None) -> tuple[Any, dict[str, str]]:
    """What the server answers to this JSON, and the headers of its answer."""
    connection = http.client.HTTPConnection(HOST, port, timeout=60)
    try:
        sent = {"Content-Type": "application/json", "Origin": f"http://{HOST}:{port}", **(headers or {})}
        connection.request("POST", path, json.dumps(body), sent)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"POST {path} was answered with {answer.status}: {text[:300]!r}")
        return json.loads(text) if text else None, {name.lower(): value for name, value in answer.getheaders()}
    finally:
        connection.close()


def many(work: Callable[[One], Other], things: Iterable[One], threads: int = 8) -> list[Other]:
    """Do this for all of them, some at a time."""
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, things))


def open_sockets(port: int, wanted: Iterable[tuple[str, dict[str, str]]]) -> list[tuple[socket.socket, bytes]]:
    """A WebSocket for each path and headers, with what the server has already said on it."""
    opened: list[tuple[socket.socket, bytes]] = []
    rest = iter(wanted)
    while batch := list(islice(rest, AT_ONCE)):
        asked = [ask(port, path, headers) for path, headers in batch]
        opened.extend((one, admitted(one)) for one in asked)
    return opened


def ask(port: int, path: str, headers: dict[str, str]) -> socket.socket:
    """Ask for a WebSocket, without waiting for the answer."""
    one = socket.create_connection((HOST, port), timeout=60)
    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    lines = {
        "Host": f"{HOST}:{port}",
        "Origin": f"http://{HOST}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    one.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
    return one


def admitted(one: socket.socket) -> bytes:
    """Wait until the server has opened the WebSocket; what it said after that."""
    heard = b""
    while b"\r\n\r\n" not in heard:
        more = one.recv(65536)
        if not more:
            raise RuntimeError(f"the server hung up: {heard[:300]!r}")
        heard += more
    head, _, rest = heard.partition(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        raise RuntimeError(f"no WebSocket: {heard[:300]!r}")
    one.setblocking(False)
    return rest
