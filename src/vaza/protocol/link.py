"""A place at a far table: scenes come in, wishes go out, and a connection that breaks is made again."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

from vaza.core.errors import VazaError
from vaza.protocol import VERSION, requests
from vaza.protocol.api import ErrorBody
from vaza.protocol.errors import FINAL, ClientError, ConnectionLost, refusal
from vaza.protocol.frames import Frame, SnapshotFrame, read_frame
from vaza.protocol.replies import (
    ChatReply,
    DoneReply,
    GoodbyeReply,
    HintReply,
    RefusedReply,
    StorageStatusReply,
    TableInfoReply,
    WelcomeReply,
)
from vaza.protocol.requests import Emotes, Request
from vaza.table.scene import Snapshot
from vaza.table.setting import Pace

LARGEST: Final = 4 * 2**20
"""Bytes of the largest frame that is read."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
SECONDS: Final = 15.0
CATCHING_UP: Final = 2.0
"""Seconds for the scene that follows an answer."""
TRY_AGAIN: Final = frozenset({408, 425, 429, 500, 502, 503, 504})
TALKING: Final = (requests.EmoteRequest, requests.ChatRequest, requests.MuteRequest)
"""What no scene shows."""


class SocketTarget(msgspec.Struct, frozen=True):
    """The way to a socket: its address, and what websockets needs besides."""

    url: str
    options: dict[str, Any]


class TableConnection:
    """One person at one table, or one who watches it."""

    def __init__(
        self,
        way: SocketTarget,
        grant: str = "",
        *,
        record: bool = False,
        seconds: float = SECONDS,
        on_change: Callable[[], None] | None = None,
    ) -> None:
        """With `record` all frames are kept in `received`; `on_change` is called after everything that comes."""
        self.way = way
        self.grant = grant
        self.record = record
        self.seconds = seconds
        self.on_change = on_change
        self.received: list[bytes] = []
        self.talk: list[ChatReply] = []
        self.welcome: WelcomeReply | None = None
        self.about: TableInfoReply | None = None
        self.trouble = False
        """Whether the server cannot keep anything just now."""
        self.connected = False
        self.times_connected = 0
        self.failure: ClientError | None = None
        """Why this link has ended for good."""
        self._turned_away: RefusedReply | None = None
        """What was said before the door was shut."""
        self._newest: SnapshotFrame | None = None
        self._read: tuple[SnapshotFrame, Snapshot] | None = None
        self._ahead = 0.0
        """What the table's clock is ahead of ours."""
        self._last = 0
        self._waiting: dict[int, asyncio.Future[Frame]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # ---- Coming and going

    async def open(self) -> None:
        """Connect; a server that cannot be reached the first time is an error, later it is tried again."""
        await self._connect()
        self._task = asyncio.create_task(self._keep())
        try:
            await self._until(lambda: self.welcome is not None and self._newest is not None, self.seconds)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Hang up."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._socket is not None:
            await self._socket.close()
        self._lose()

    async def simulate_drop(self) -> None:
        """Lose the connection as a bad network does; it is made again by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _connect(self) -> None:
        """A new socket, and the first frame on it."""
        try:
            socket = await connect_socket(self.way.url, open_timeout=self.seconds, **self.way.options)
        except InvalidStatus as error:
            raise handshake_error(error) from None
        except (OSError, InvalidMessage) as error:
            raise ClientError("SERVER_AWAY", {"text": self.way.url}) from error
        except WebSocketException as error:
            raise ClientError("NOT_A_CARD_ROOM", {"text": self.way.url}) from error
        self._socket = socket
        heard = self.talk[-1].number if self.talk else -1
        hello = requests.HelloRequest(version=VERSION, seen=self.last_seq, heard=heard, grant=self.grant)
        with contextlib.suppress(WebSocketException):
            await socket.send(requests.write_request(hello).decode())

    async def _keep(self) -> None:
        """Listen, and connect again as often as it breaks."""
        pause = FIRST_PAUSE
        while self.failure is None:
            welcomed = self.times_connected
            await self._listen()
            self._lose()
            if self.times_connected > welcomed:
                pause = FIRST_PAUSE
            while self.failure is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(pause * 2, LONGEST_PAUSE)
                try:
                    await self._connect()
                    break
                except ClientError as error:
                    if error.code != "SERVER_AWAY":
                        self._end(error)

    async def _listen(self) -> None:
        """Take in frames until the socket closes."""
        assert self._socket is not None
        try:
            async for frame in self._socket:
                self._take(frame.encode() if isinstance(frame, str) else frame)
        except WebSocketException:
            return
        except ClientError as error:
            self._end(error)

    def _end(self, error: ClientError) -> None:
        """It is no use to go on."""
        self.failure = error
        self._tell()

    def _lose(self) -> None:
        """The connection is gone, and so are the answers that were to come."""
        self.connected = False
        waiting, self._waiting = self._waiting, {}
        for one in waiting.values():
            if not one.done():
                one.set_exception(self.failure or ConnectionLost())
                one.exception()  # who asked may have learnt it from the socket already
        self._tell()

    # ---- What comes

    def _take(self, raw: bytes) -> None:
        if self.record:
            self.received.append(raw)
        frame = read_frame(raw)
        match frame:
            case SnapshotFrame():
                self._newest = frame
                self._ahead = frame.now - time.monotonic()
            case WelcomeReply():
                self.welcome, self.about = frame, TableInfoReply(host=frame.host, table=frame.table)
                self.connected = True
                self.times_connected += 1
            case TableInfoReply():
                self.about = frame
            case ChatReply():
                self.talk.append(frame)
            case StorageStatusReply():
                self.trouble = frame.on
            case GoodbyeReply():
                self._part(frame)
            case DoneReply() | RefusedReply() | HintReply():
                self._answer(frame)
        self._tell()

    def _part(self, bye: GoodbyeReply) -> None:
        """The server closes the socket; after some farewells, or if one was never let in, it is for good."""
        why = self._turned_away
        if bye.code == "NOT_ADMITTED" and why is not None:
            self._end(ClientError(why.code, dict(why.args)))
        elif bye.code in FINAL or not self.times_connected:
            self._end(ClientError(bye.code))

    def _answer(self, frame: DoneReply | RefusedReply | HintReply) -> None:
        if isinstance(frame, RefusedReply) and not frame.id:
            self._turned_away = frame
        waiting = self._waiting.pop(frame.id, None)
        if waiting is None or waiting.done():
            return
        if isinstance(frame, RefusedReply):
            waiting.set_exception(refusal(frame.code, dict(frame.args), frame.rule))
        else:
            waiting.set_result(frame)

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
        if self.on_change is not None:
            self.on_change()

    # ---- What is seen

    @property
    def last_seq(self) -> int:
        """The number of the newest scene, -1 before the first."""
        return self._newest.seq if self._newest is not None else -1

    @property
    def scene(self) -> Snapshot:
        """The newest scene."""
        newest, read = self._newest, self._read
        assert newest is not None, "open the link first"
        if read is None or read[0] is not newest:
            read = self._read = (newest, newest.read())
        return read[1]

    @property
    def is_host(self) -> bool:
        """Whether this person decides about the table."""
        return self.about is not None and self.about.host

    def now(self) -> float:
        """The time on the table's clock."""
        return time.monotonic() + self._ahead

    async def wait_until(self, condition: Callable[[Snapshot], bool], seconds: float | None = None) -> Snapshot:
        """Wait for a scene of which this is true; scenes that are outdated when one looks are passed over."""
        await self._until(lambda: condition(self.scene), seconds)
        return self.scene

    async def _until(self, condition: Callable[[], bool], seconds: float | None) -> None:
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    if self.failure is not None:
                        raise self.failure
                    await self._changed.wait()
        except TimeoutError:
            raise self.failure or ClientError("SERVER_SLOW") from None

    # ---- What is asked

    async def ask(self, request: Request) -> DoneReply | HintReply:
        """Ask something; when it is done and the scene shows it, the answer comes back. A VazaError refuses it."""
        socket = self._socket
        if self.failure is not None:
            raise self.failure
        if socket is None or not self.connected:
            raise ConnectionLost
        self._last += 1
        numbered = msgspec.structs.replace(request, id=self._last)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[numbered.id] = answer
        try:
            await socket.send(requests.write_request(numbered).decode())
            told: DoneReply | HintReply = await asyncio.wait_for(answer, self.seconds)
        except WebSocketException:
            raise ConnectionLost from None
        except TimeoutError:
            raise ClientError("SERVER_SLOW") from None
        finally:
            self._waiting.pop(numbered.id, None)
        if isinstance(told, DoneReply) and not isinstance(request, TALKING):
            await self._catch_up(told.seq)
        return told

    async def _catch_up(self, seq: int) -> None:
        """Wait for the scene that shows what was done; a part of an exchange is shown by none until it is whole."""
        with contextlib.suppress(ClientError):
            await self._until(lambda: self.last_seq >= seq or not self.connected, CATCHING_UP)

    async def sit(self, chair: int = -1) -> None:
        """Take a free chair."""
        await self.ask(requests.SitRequest(chair=chair))

    async def bot(self, level: str, chair: int = -1) -> None:
        """Put a bot on a free chair."""
        await self.ask(requests.AddBotRequest(level=level, chair=chair))

    async def empty(self, chair: int) -> None:
        """Take whoever sits there from a chair."""
        await self.ask(requests.VacateRequest(chair=chair))

    async def salt(self, salt: str = "") -> None:
        """Add to the chance of the match; something nobody can guess if nothing is given."""
        await self.ask(requests.SaltRequest(salt=salt or secrets.token_hex(16)))

    async def start(self) -> None:
        """Begin."""
        await self.ask(requests.StartRequest())

    async def cut(self, cards: int = 0) -> None:
        """Lift so many cards."""
        await self.ask(requests.CutRequest(cards=cards))

    async def act(self, *actions: str, at: int = -1) -> None:
        """Play cards or make calls in answer to the newest scene's question, or to that of decision `at`."""
        await self.ask(requests.ActRequest(actions=list(actions), at=at if at >= 0 else self.scene.decision))

    async def go_on(self) -> None:
        """The next deal, or another match."""
        await self.ask(requests.ContinueRequest())

    async def quit(self) -> None:
        """Go home between two deals."""
        await self.ask(requests.QuitRequest())

    async def leave(self) -> None:
        """Get up."""
        await self.ask(requests.LeaveRequest())

    async def close_match(self) -> None:
        """End a match that waits for somebody who does not come."""
        await self.ask(requests.AbandonRequest())

    async def claim(self) -> None:
        """Claim all tricks that are left."""
        await self.ask(requests.ClaimRequest())

    async def hurry(self, pace: Pace) -> None:
        """How long bots wait before they play."""
        await self.ask(requests.PaceRequest(pace=pace))

    async def hint(self) -> list[dict[str, Any]]:
        """What an expert would do."""
        told = await self.ask(requests.HintRequest())
        return told.advice if isinstance(told, HintReply) else []

    async def emote(self, emote: Emotes) -> None:
        """Say something with a face."""
        await self.ask(requests.EmoteRequest(emote=emote))

    async def say(self, text: str) -> None:
        """Say something in words."""
        await self.ask(requests.ChatRequest(text=text))

    async def mute(self, chair: int, on: bool = True) -> None:
        """Hear no more from a chair, or hear it again."""
        await self.ask(requests.MuteRequest(chair=chair, on=on))


def handshake_error(error: InvalidStatus) -> ClientError:
    """Why the server did not open the socket: it is away for now, or it said why."""
    status = error.response.status_code
    if status in TRY_AGAIN:
        return ClientError("SERVER_AWAY", {"text": str(status)})
    try:
        problem = msgspec.json.decode(error.response.body or b"", type=ErrorBody)
    except msgspec.MsgspecError:
        return ClientError("NOT_ADMITTED")
    return ClientError(problem.code, dict(problem.args))


def is_retryable(error: VazaError) -> bool:
    """Whether trying again may help."""
    return error.code in ("SERVER_AWAY", "CONNECTION_LOST", "SERVER_SLOW")
