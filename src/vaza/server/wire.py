"""The socket protocol of uvicorn with the short ways this house needs.

A move is told to everybody at a table, so what lies between a frame and its socket is walked thousands of times a
second. Where a request's scope offers `WAYS`, frames go straight to the socket and come straight from it; elsewhere
everything goes the usual way of ASGI.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it came without its C part
    from websockets.utils import apply_mask

WAYS: Final = "vaza.ways"
LINGER: Final = 5.0
"""Seconds after its good-bye in which a client may still read."""
BINARY: Final = 0x82
"""The first byte of a whole binary frame."""

REQUESTS: Final = (0x81, BINARY)
"""The first byte of a whole text or binary frame."""

Frame: TypeAlias = bytes | bytearray | str
log = logging.getLogger("vaza.server")


class FastPath(NamedTuple):
    """The short ways of a socket."""

    write: Callable[[bytes], bool]
    """Send a frame at once; False if it has to wait."""
    listen: Callable[[Callable[[Frame], None]], None]
    """Have every frame from now on handed over as it comes."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A socket with short ways, which is cut off when its client does not read any more."""

    ear: Callable[[Frame], None] | None = None
    whole = True
    """Whether everything after the greeting came in whole small frames, so that the next byte begins one."""
    greeted = False

    def handle_connect(self, event: Any) -> None:
        """Offer the short ways to the app."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WAYS] = FastPath(self.write_frame, self.listen)

    def write_frame(self, frame: bytes) -> bool:
        """Send a binary frame, unless the client is behind with reading or gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        size = len(frame)
        if size < 126:
            head = bytes((BINARY, size))
        elif size < 65536:
            head = bytes((BINARY, 126, size >> 8, size & 255))
        else:
            head = bytes((BINARY, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + frame)
        return True

    def data_received(self, data: bytes) -> None:
        """Take a small request by the short way; all else goes the long one."""
        if not self.greeted:  # the bytes of the HTTP request
            self.greeted = True
        elif self.whole and not is_whole(data):
            self.whole = False
        elif self.whole and self.ear is not None and data[0] in REQUESTS and not self.close_sent:
            self.hand_over(apply_mask(data[6:], data[2:6]))
            return
        super().data_received(data)

    def listen(self, ear: Callable[[Frame], None]) -> None:
        """Hand frames to this function as they come."""
        self.ear = ear

    def send_receive_event_to_app(self) -> None:
        """Hand a message to who listens, or to the app."""
        if self.ear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hand_over(data)

    def hand_over(self, data: Frame) -> None:
        """Give a request to who listens."""
        assert self.ear is not None
        try:
            self.ear(data)
        except Exception:
            log.exception("A frame could not be taken in")
            self.transport.close()

    async def run_asgi(self) -> None:
        """Serve the client, and let go of it when that is done."""
        try:
            await super().run_asgi()
        finally:
            self.ear = None
            self.loop.call_later(LINGER, self.cut_off)

    def keepalive_timeout(self) -> None:
        """A client that gives no sign of life is not waited for."""
        super().keepalive_timeout()
        self.cut_off()

    def cut_off(self) -> None:
        """Close without waiting for what was never read."""
        transport: Any = self.transport
        transport.abort()


def is_whole(data: bytes) -> bool:
    """Whether these bytes are one masked frame of less than 126 bytes, neither more nor less."""
    return len(data) > 5 and 0x80 <= data[1] < 0xFE and len(data) == 6 + (data[1] & 0x7F)
