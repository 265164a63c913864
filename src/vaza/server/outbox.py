"""What is on its way to one client: written at once while it keeps up, else only the newest scene waits."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final, TypeAlias

from vaza.protocol.replies import Bye, Farewell, Reply, write_reply

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

    def __init__(self, send: Send, on_abandon: Callable[[], object]) -> None:
        self._send = send
        self._on_abandon = on_abandon
        self._scene: bytes | None = None
        self._replies: deque[bytes] = deque()
        self._task: asyncio.Task[None] | None = None
        self._farewell: Farewell | None = None
        self.closed = False

    def scene(self, frame: bytes) -> None:
        """Show a scene; there is none after the good-bye."""
        if self._farewell is not None:
            return
        if self._task is None:
            self._write(frame)
        else:
            self._scene = frame

    def reply(self, reply: Reply) -> None:
        """Tell something that must not be left out."""
        self.frame(write_reply(reply))

    def frame(self, frame: bytes) -> None:
        """The same, already written."""
        if self._task is None:
            self._write(frame)
        elif len(self._replies) >= MOST_WAITING:
            self.abandon()
        else:
            self._replies.append(frame)

    def close(self, code: Farewell) -> None:
        """Say good-bye once what waits has left."""
        if self.closed:
            return
        if self._farewell is None:
            self._farewell = code
            self.reply(Bye(code=code))
            if self._task is None:
                self._finish()

    def abandon(self) -> None:
        """Give a reader up that does not read."""
        if not self.closed:
            self.closed = True
            self._scene = None
            self._replies.clear()
            if self._task is not None:
                self._task.cancel()
            self._on_abandon()

    def _write(self, frame: bytes) -> None:
        """Begin to send now; what cannot be finished at once goes on in a task."""
        if self.closed:
            return
        sending = self._send({"type": "websocket.send", "bytes": frame})
        assert isinstance(sending, Coroutine)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self.abandon()
            return
        self._task = asyncio.get_running_loop().create_task(self._drain(Rest(sending, waits_for)))

    async def _drain(self, first: Awaitable[None]) -> None:
        """Send what waits, the replies before the newest scene, until nothing does."""
        try:
            async with asyncio.timeout(PATIENCE):
                await first
            while self._replies or self._scene is not None:
                if self._replies:
                    frame = self._replies.popleft()
                else:
                    assert self._scene is not None
                    frame, self._scene = self._scene, None
                async with asyncio.timeout(PATIENCE):
                    await self._send({"type": "websocket.send", "bytes": frame})
        except Exception:
            self.abandon()
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


class Rest:
    """The rest of a coroutine that was begun outside of a task and waits for something."""

    def __init__(self, begun: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.begun = begun
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self.waits_for
        while True:
            try:
                try:
                    got = yield waits_for
                except BaseException as error:
                    waits_for = self.begun.throw(error)
                else:
                    waits_for = self.begun.send(got)
            except StopIteration:
                return
