"""The socket protocol of uvicorn, with a habit of this house: the dead do not linger."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 5.0
"""Seconds after its good-bye in which a client may still read."""


class HouseSocket(WebSocketsSansIOProtocol):
    """A socket that is cut off when its client does not read any more."""

    async def run_asgi(self) -> None:
        """Serve the client, and let go of it when that is done."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER, self.cut_off)

    def keepalive_timeout(self) -> None:
        """A client that gives no sign of life is not waited for."""
        super().keepalive_timeout()
        self.cut_off()

    def cut_off(self) -> None:
        """Close without waiting for what was never read."""
        transport: Any = self.transport
        transport.abort()
