"""The socket of a table: a first frame that says hello, then one request a frame."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from vaza.core.errors import SetupError, VazaError
from vaza.protocol import VERSION
from vaza.protocol import requests as asked
from vaza.protocol.replies import ChatReply, Farewell, RefusedReply, StorageStatusReply, WelcomeReply
from vaza.protocol.requests import AnyRequest, read_request, to_command
from vaza.server.guests import Connection
from vaza.server.keeper import Services, check_level
from vaza.server.limits import TokenBucket
from vaza.server.lobby import info_of
from vaza.server.outbox import Outbox
from vaza.server.room import TableActor
from vaza.server.talk import WATCHERS
from vaza.server.wire import WAYS, FastPath, Frame
from vaza.store.errors import StoreUnavailable
from vaza.table.commands import SeatBot, Sit

Receive: TypeAlias = Any

HELLO_WITHIN: Final = 10.0
"""Seconds a client has to say hello."""
BOT_NAMES: Final = ("Ana", "Rui", "Eva", "Leo", "Iva", "Gil", "Mia", "Ivo", "Sol", "Teo", "Lia", "Noé")
HINTS: Final = (0.5, 4)
"""Hints a second in the long run, and at once: an expert has to think for each."""
HOST_ONLY: Final = (asked.AddBotRequest, asked.VacateRequest, asked.StartRequest)


class PlaySession:
    """One client at one table, from hello to good-bye."""

    def __init__(self, keeper: Services, guest: Connection, room: TableActor) -> None:
        self.keeper = keeper
        self.guest = guest
        self.room = room
        self.bucket = TokenBucket(keeper.settings.frames_per_second, keeper.settings.frames_burst)
        self.hints = TokenBucket(*HINTS)

    async def listen(self, scope: Any, receive: Receive) -> None:
        """Take frames until the client goes, by the short way if there is one."""
        ways: FastPath | None = scope["extensions"].get(WAYS)
        if ways is not None:
            ways.listen(self.on_frame)
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            self.on_frame(message.get("bytes") or message.get("text") or b"")

    def on_frame(self, frame: Frame) -> None:
        """One frame; who floods is let go."""
        if self.guest.outbox.closed:
            return
        if self.bucket.take(time.monotonic()):
            self.on_request(frame)
        else:
            self.guest.outbox.close("TOO_MANY_FRAMES")

    def on_request(self, frame: Frame) -> None:
        """One request; what cannot be read is refused, and the socket stays open."""
        try:
            request = read_request(frame)
        except msgspec.MsgspecError as error:
            self.guest.refuse(0, SetupError("BAD_FRAME", {"text": str(error)[:200]}))
            return
        except (ValueError, RecursionError):
            self.guest.refuse(0, SetupError("BAD_FRAME", {"text": ""}))
            return
        try:
            self.dispatch(request)
        except VazaError as error:
            self.guest.refuse(request.id, error)

    def dispatch(self, request: AnyRequest) -> None:
        """Do what is asked, or have the table do it."""
        room, guest = self.room, self.guest
        wish = to_command(request, guest.who, guest.name)
        if type(request) is not asked.ActRequest:
            self.check(request)
        if self.keeper.house.store.unavailable:
            raise SetupError("STORE_TROUBLE", {})
        if wish is not None:
            if not guest.who:
                raise SetupError("NOT_AT_TABLE", {})  # a wish of nobody would be the house's own
            room.submit(replace(wish, instead=bot_name(room)) if isinstance(wish, Sit) else wish, guest, request.id)
            return
        match request:
            case asked.AddBotRequest():
                check_level(request.level)
                room.submit(SeatBot(request.level, bot_name(room), request.chair), guest, request.id)
            case asked.HintRequest():
                self.hint(request)
            case asked.EmoteRequest():
                self.relay_chat(room.talk.emote(room.speaker(guest), request.emote), request.id)
            case asked.ChatRequest():
                self.relay_chat(room.talk.say(room.speaker(guest), request.text), request.id)
            case asked.MuteRequest():
                self.mute(request)

    def check(self, request: AnyRequest) -> None:
        """Hello is said once; some things are the host's; only somebody with a name sits down."""
        if isinstance(request, asked.HelloRequest):
            raise SetupError("ALREADY_GREETED", {})
        if isinstance(request, HOST_ONLY) and self.guest.who != self.room.host:
            raise SetupError("HOST_ONLY", {})
        if isinstance(request, asked.SitRequest) and not self.guest.who:
            raise SetupError("NAME_NEEDED", {})

    def hint(self, request: asked.HintRequest) -> None:
        """What an expert would do, for who is to act."""
        room = self.room
        chair = room.standing.chair_of_player(self.guest.who)
        runner = room.standing.runner
        if room.busy or chair < 0 or runner is None or room.standing.stage != "playing":
            raise SetupError("NOTHING_TO_PLAY", {})
        seat = room.standing.seat_of(chair)
        if room.standing.to_act != seat:
            raise SetupError("NOTHING_TO_PLAY", {})
        if not self.hints.take(time.monotonic()):
            raise SetupError("TOO_MANY_REQUESTS", {})
        self.keeper.house.thinkers.advise(room, self.guest, request.id, runner.view(seat))

    def relay_chat(self, said: ChatReply, number: int) -> None:
        """Everybody who wants to hears it."""
        self.room.pass_on(self.guest, said)
        self.guest.done(number, said.number)

    def mute(self, request: asked.MuteRequest) -> None:
        """Hear who sits on a chair no more, or again; -1 stands for all who watch."""
        chairs = self.room.standing.chairs
        if request.chair >= len(chairs):
            raise SetupError("NO_SUCH_SEAT", {"seat": str(request.chair)})
        player = chairs[request.chair].who if request.chair >= 0 else WATCHERS
        if request.chair < 0 or player:
            self.room.talk.mute(self.room.speaker(self.guest).player, player, request.on)
        self.guest.done(request.id, self.room.standing.seq)


def bot_name(room: TableActor) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name.casefold() for chair in room.standing.chairs}
    return next(name for name in (*BOT_NAMES, *(f"Bot {n}" for n in range(1, 40))) if name.casefold() not in taken)


async def serve_play_socket(keeper: Services, table: str, scope: Any, receive: Receive, send: Any) -> None:
    """Serve one socket from its first frame on."""
    task = asyncio.current_task()
    assert task is not None
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    outbox = Outbox(scope, send, task.cancel)
    address = keeper.door.address(scope)
    if not keeper.connections.enter(address):
        return await say_goodbye(outbox, "TOO_MANY_FRAMES", receive)
    try:
        hello = await first_frame(receive)
        if hello is None:
            return await say_goodbye(outbox, "BAD_FRAME", receive)
        if hello.version != VERSION:
            return await say_goodbye(outbox, "RELOAD", receive)
        try:
            room, guest = await keeper.admit_connection(table, scope, hello, outbox)
        except StoreUnavailable:  # later they may be let in
            outbox.send_reply(RefusedReply(id=hello.id, code="STORE_TROUBLE"))
            return await say_goodbye(outbox, "STORE_TROUBLE", receive)
        except VazaError as error:
            outbox.send_reply(RefusedReply(id=hello.id, code=error.code, args=error.args_by_name))
            return await say_goodbye(outbox, "NOT_ADMITTED", receive)
        await run_session(keeper, room, guest, hello, scope, receive)
    except asyncio.CancelledError:
        if keeper.house.is_open and not outbox.closed:
            raise
    finally:
        keeper.connections.leave(address)
    return None


async def run_session(
    keeper: Services, room: TableActor, guest: Connection, hello: asked.HelloRequest, scope: Any, receive: Receive
) -> None:
    """Welcome a guest, show the table, and listen until they go."""
    room.attach(guest)
    try:
        muted = room.talk.muted_chairs(guest.who, [chair.who for chair in room.standing.chairs]) if guest.who else []
        guest.outbox.send_reply(
            WelcomeReply(
                version=VERSION, name=guest.name, host=guest.who == room.host, table=info_of(room), muted=muted
            )
        )
        if keeper.house.store.unavailable:
            guest.outbox.send_reply(StorageStatusReply(on=True))
        for said in room.talk.messages_since(hello.heard, guest.who):
            guest.outbox.send_reply(said)
        if guest.seen < 0 and hello.seen != room.standing.seq:
            room.show_one(guest)
        await PlaySession(keeper, guest, room).listen(scope, receive)
    finally:
        room.detach(guest)


async def first_frame(receive: Receive) -> asked.HelloRequest | None:
    """The hello a client begins with; None if it says something else or nothing."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            message = await receive()
        if message["type"] != "websocket.receive":
            return None
        request = read_request(message.get("bytes") or message.get("text") or b"")
    except (TimeoutError, ValueError, RecursionError):
        return None
    return request if isinstance(request, asked.HelloRequest) else None


async def say_goodbye(outbox: Outbox, code: Farewell, receive: Receive) -> None:
    """Say good-bye and wait until the client has gone."""
    outbox.close(code)
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            while (await receive())["type"] == "websocket.receive":
                pass
    except TimeoutError:
        return
