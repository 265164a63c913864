"""The socket of the lobby: whole lobbies, numbered, whenever something changes."""

from __future__ import annotations

import asyncio
from typing import Any

from vaza.server.keeper import Keeper
from vaza.server.outbox import Outbox


async def look(keeper: Keeper, scope: Any, receive: Any, send: Any) -> None:
    """Show the lobby to somebody until they go; what they say is of no interest."""
    task = asyncio.current_task()
    assert task is not None
    address = keeper.door.address(scope)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    outbox = Outbox(scope, send, task.cancel)
    board = keeper.house.lobby
    if not keeper.connections.enter(address):
        outbox.close("TOO_MANY_FRAMES")
        return
    board.lookers.append(outbox)
    try:
        outbox.scene(board.frame())
        while (await receive())["type"] == "websocket.receive":
            pass
    except asyncio.CancelledError:
        if not outbox.closed:
            raise
    finally:
        board.lookers.remove(outbox)
        keeper.connections.leave(address)
