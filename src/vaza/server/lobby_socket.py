"""The socket of the lobby: whole lobbies, numbered, whenever something changes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from vaza.server.keeper import Services
from vaza.server.limits import TokenBucket
from vaza.server.outbox import Outbox
from vaza.server.play import say_goodbye


async def stream_lobby(keeper: Services, scope: Any, receive: Any, send: Any) -> None:
    """Show the lobby to somebody until they go; what they say is of no interest, unless it is too much."""
    task = asyncio.current_task()
    assert task is not None
    address = keeper.door.address(scope)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    outbox = Outbox(scope, send, task.cancel)
    board = keeper.house.lobby
    if not keeper.connections.enter(address):
        return await say_goodbye(outbox, "TOO_MANY_FRAMES", receive)
    bucket = TokenBucket(keeper.settings.frames_per_second, keeper.settings.frames_burst)
    board.lookers.append(outbox)
    try:
        outbox.send_snapshot(board.frame())
        while (await receive())["type"] == "websocket.receive":
            if not bucket.take(time.monotonic()):
                return await say_goodbye(outbox, "TOO_MANY_FRAMES", receive)
    except asyncio.CancelledError:
        if not outbox.closed:
            raise
    finally:
        board.lookers.remove(outbox)
        keeper.connections.leave(address)
    return None
