"""What is on its way to one client: written at once while it keeps up, else only the newest scene waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from vaza.protocol.replies import Farewell, GoodbyeReply, Reply, write_reply
from vaza.server.wire import WAYS, FastPath

Message: TypeAlias = Any
Send: TypeAlias = Callable[[Message], Awaitable[None]]

MOST_WAITING: Final = 64
"""Replies that may wait for a slow reader before it is let go."""
PATIENCE: Final = 15.0
"""Seconds a frame may take before its reader counts as gone."""
CLOSING: Final = 4000
"""The close code of a socket that was told good-bye."""


class Outbox:
    """The frames for one client, in order; a scene that has not left yet is replaced by a newer one."""

    def __init__(self, scope: Any, send: Send, on_abandon: Callable[[], object]) -> None:
        ways: FastPath | None = scope["extensions"].get(WAYS) if scope.get("extensions") else None
        self._now = ways.write if ways is not None else None
        self._send = send
        self._on_abandon = on_abandon
        self._scene: bytes | None = None
        self._replies: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._farewell: Farewell | None = None
        self.closed = False

    def send_snapshot(self, frame: bytes) -> None:
        """Show a scene; there is none after the good-bye."""
        if self._farewell is not None:
            return
        if self._task is None:
            self._write(frame)
        else:
            self._scene = frame

    def send_reply(self, reply: Reply) -> None:
        """Tell something that must not be left out."""
        self.frame(write_reply(reply))

    def frame(self, frame: bytes) -> None:
        """The same, already written."""
        if self._task is None:
            self._write(frame)
        elif len(self._replies) >= MOST_WAITING:
            self.kill()
        else:
            self._replies.append(frame)

    def close(self, code: Farewell) -> None:
        """Say good-bye once what waits has left."""
        if self.closed:
            return
        if self._farewell is None:
            self._farewell = code
            self.send_reply(GoodbyeReply(code=code))
            if self._task is None:
                self._finish()

    def kill(self) -> None:
        """Give a reader up that does not read."""
        if not self.closed:
            self.closed = True
            self._scene = None
            self._replies.clear()
            if self._task is not None:
                self._task.cancel()
            self._on_abandon()

    def _write(self, frame: bytes) -> None:
        """Send a frame at once if there is a short way, else by a task."""
        if self.closed or (self._now is not None and self._now(frame)):
            return
        self._task = asyncio.get_running_loop().create_task(self._drain(frame))

    async def _drain(self, frame: bytes) -> None:
        """Send what waits, the replies before the newest scene, until nothing does."""
        try:
            while True:
                async with asyncio.timeout(PATIENCE):
                    await self._send({"type": "websocket.send", "bytes": frame})
                if self._replies:
                    frame = self._replies.popleft()
                elif self._scene is not None:
                    frame, self._scene = self._scene, None
                else:
                    break
        except Exception:
            self.kill()
        finally:
            self._task = None
        if self._farewell is not None:
            self._finish()

    def _finish(self) -> None:
        """Close the socket after the good-bye."""
        if not self.closed:
            self.closed = True
            self._task = asyncio.get_running_loop().create_task(self._close())

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send({"type": "websocket.close", "code": CLOSING, "reason": self._farewell or ""})
        except Exception:
            return
