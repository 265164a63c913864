"""The short way of small requests: however the bytes are cut, the same requests arrive in the same order."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from housing import PATIENCE, Hosted, people
from hypothesis import given
from hypothesis import strategies as st

from vaza.protocol.api import NewTable
from vaza.server.wire import is_whole

pytestmark = pytest.mark.anyio

MASK = b"\x11\x22\x33\x44"
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(data: bytes, opcode: int = TEXT, fin: bool = True) -> bytes:
    """A masked frame as a browser sends it."""
    size = len(data)
    head = bytes([opcode | (0x80 if fin else 0)])
    head += bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def mute(number: int, padding: int = 0) -> bytes:
    """A request whose answer bears its number."""
    return json.dumps({"type": "mute", "chair": 0, "id": number}).encode() + b" " * padding


class Raw:
    """A socket below the WebSocket library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *pieces: bytes) -> None:
        """Each piece in a segment of its own."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.02)

    async def hear(self) -> tuple[int, bytes]:
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        return first & 15, await self.reader.readexactly(size)

    async def answers(self, count: int) -> list[int]:
        """The numbers of so many answers, in order."""
        found: list[int] = []
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                opcode, data = await self.hear()
                if opcode == BINARY and (told := json.loads(data))["type"] in ("done", "refused"):
                    found.append(told["id"])
        return found


@asynccontextmanager
async def raw(room: Hosted) -> AsyncIterator[Raw]:
    async with people(room, 1) as [client]:
        info = await client.open_table(NewTable(game="septica"))
        reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
        lines = [
            f"GET /api/tables/{info.id}/play HTTP/1.1",
            f"Host: 127.0.0.1:{room.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: vaza={client.cookies['vaza']}",
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        yield Raw(reader, writer)
        writer.close()


HELLO = frame(b'{"type":"hello","version":1}')


async def test_whole_frames_one_by_one(room: Hosted) -> None:
    async with raw(room) as socket:
        await socket.send(HELLO, frame(mute(1)), frame(mute(2), BINARY), frame(mute(3)))
        assert await socket.answers(3) == [1, 2, 3]


async def test_a_frame_in_two_pieces_and_several_in_one(room: Hosted) -> None:
    async with raw(room) as socket:
        first, second = frame(mute(1)), frame(mute(2)) + frame(mute(3)) + frame(mute(4))[:5]
        await socket.send(HELLO, first[:3], first[3:], second, frame(mute(4))[5:], frame(mute(5)))
        assert await socket.answers(5) == [1, 2, 3, 4, 5]


async def test_a_frame_begun_with_the_greeting(room: Hosted) -> None:
    async with raw(room) as socket:
        await socket.send(HELLO + frame(mute(1))[:4], frame(mute(1))[4:], frame(mute(2)))
        assert await socket.answers(2) == [1, 2]


async def test_long_frames_parts_and_pings_between_short_ones(room: Hosted) -> None:
    async with raw(room) as socket:
        long = frame(mute(2, 400))
        parts = [frame(mute(3)[:9], TEXT, fin=False), frame(b"", PING), frame(mute(3)[9:], 0)]
        await socket.send(HELLO, frame(mute(1)), frame(b"still there", PING), long, *parts, frame(mute(4)))
        assert await socket.answers(4) == [1, 2, 3, 4]


async def test_a_close_is_answered(room: Hosted) -> None:
    async with raw(room) as socket:
        await socket.send(HELLO, frame(mute(1)), frame(struct.pack(">H", 1000), CLOSE))
        async with asyncio.timeout(PATIENCE):
            while (await socket.hear())[0] != CLOSE:
                pass


@given(st.binary(max_size=130), st.sampled_from([TEXT, BINARY, CLOSE, PING]), st.data())
def test_what_is_whole(data: bytes, opcode: int, draw: Any) -> None:
    whole = frame(data, opcode)
    assert is_whole(whole) == (len(data) < 126)
    cut = draw.draw(st.integers(0, len(whole) - 1))
    assert not is_whole(whole[:cut])
    assert not is_whole(whole + b"\x81")
