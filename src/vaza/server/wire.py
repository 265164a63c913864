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

WAYS: Final = "vaza.ways"
LINGER: Final = 5.0
"""Seconds after its good-bye in which a client may still read."""
BINARY: Final = 0x82
"""The first byte of a whole binary frame."""

Frame: TypeAlias = bytes | bytearray | str
log = logging.getLogger("vaza.server")


class Ways(NamedTuple):
    """The short ways of a socket."""

    write: Callable[[bytes], bool]
    """Send a frame at once; False if it has to wait."""
    listen: Callable[[Callable[[Frame], None]], None]
    """Have every frame from now on handed over as it comes."""


class HouseSocket(WebSocketsSansIOProtocol):
    """A socket with short ways, which is cut off when its client does not read any more."""

    ear: Callable[[Frame], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Offer the short ways to the app."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WAYS] = Ways(self.write_frame, self.listen)

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
