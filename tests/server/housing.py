"""A card room for tests: the real app on a real port with a real store, and people who knock at it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from vaza.core.cards import members
from vaza.protocol import VERSION
from vaza.protocol.api import NewTable, TableInfo
from vaza.protocol.client import VazaClient
from vaza.protocol.link import TableConnection
from vaza.server.app import make_app
from vaza.server.keeper import Services
from vaza.server.limits import RateLimiter
from vaza.server.room import TableActor
from vaza.server.running import HttpServer as Serving
from vaza.server.running import bind_socket, configure
from vaza.server.settings import Settings
from vaza.store.opening import open_store

Result = TypeVar("Result")
SECRET = b"the secret with which the tests' cookies are signed"
NAMES = ("Ana", "Rui", "Eva", "Leo", "Bia", "Ivo")
PATIENCE = 60.0
"""Seconds after which a test gives up waiting; nothing is measured by it."""
FREE = {
    "frames_per_second": 0,
    "connections_per_address": 0,
    "requests_per_minute": 0,
    "tables_per_player": 0,
    "tables": 0,
    "watchers_per_table": 0,
}
"""No limits, for tests of something else."""


def free_port(host: str = "127.0.0.1") -> socket.socket:
    """A socket that listens on a free port, below those the system hands out by itself."""
    for port in range(20000 + threading.get_native_id() % 4000, 32768):
        with contextlib.suppress(Exception):
            return bind_socket(host, port)
    raise AssertionError("no port is free")


class Hosted:
    """A card room that is open, in a thread of its own."""

    def __init__(self, folder: Path, url: str = "", guessing: bool = False, **changed: Any) -> None:
        """With `guessing`, passwords and codes are limited as they are in earnest."""
        self.guessing = guessing
        self.taken = free_port()
        self.port = int(self.taken.getsockname()[1])
        self.settings = Settings(port=self.port, workers=1, **{**FREE, **changed})
        self.store = open_store(url or f"sqlite:///{folder / 'room.db'}")
        self.app = make_app(self.settings, self.store, SECRET)
        self.base = f"http://127.0.0.1:{self.port}"
        self.loop: asyncio.AbstractEventLoop | None = None
        self.failure: BaseException | None = None
        self._ready = threading.Event()
        self._server: Serving | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def keeper(self) -> Services:
        keeper: Services = self.app.state.keeper
        return keeper

    def room(self, table: str) -> TableActor:
        """A table as the server has it in memory."""
        return self.keeper.house.rooms[table]

    def call(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Let something be done on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def open(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self.failure is not None:
            raise self.failure
        if not self.guessing:
            self.keeper.tries = RateLimiter(0, 1)
        return self

    def close(self) -> None:
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the card room does not close"

    def _run(self) -> None:
        config = configure(self.app, self.settings)
        try:
            with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
                runner.run(self._serve(Serving(config, self._ready.set)))
        except BaseException as error:
            self.failure = error
        finally:
            self._ready.set()

    async def _serve(self, server: Serving) -> None:
        self.loop = asyncio.get_running_loop()
        self._server = server
        async with self.app.lifespan():
            await server.serve(sockets=[self.taken])


@contextlib.contextmanager
def hosted(folder: Path, url: str = "", **changed: Any) -> Iterator[Hosted]:
    """A card room, closed afterwards; limits are off unless they are given."""
    room = Hosted(folder, url, **changed).open()
    try:
        yield room
    finally:
        room.close()


# ---- People


@contextlib.asynccontextmanager
async def people(room: Hosted, number: int) -> AsyncIterator[list[VazaClient]]:
    """So many guests with names."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(await VazaClient.connect(room.base, name, seconds=PATIENCE))
            for name in NAMES[:number]
        ]


@contextlib.asynccontextmanager
async def gathered(
    room: Hosted, wish: NewTable, number: int, *, start: bool = True, record: bool = False
) -> AsyncIterator[tuple[TableInfo, list[VazaClient], list[TableConnection]]]:
    """A table with so many people, the first of them its host, and the match begun."""
    async with contextlib.AsyncExitStack() as stack:
        clients = await stack.enter_async_context(people(room, number))
        info = await clients[0].open_table(wish)
        links = [
            await stack.enter_async_context(
                await client.join_and_sit(info.code, wish.password, record=record, seconds=PATIENCE)
            )
            for client in clients
        ]
        if start:
            await links[0].start()
            await until_all(links, room.room(info.id).standing.seq)
        yield info, clients, links


async def until_all(links: list[TableConnection], seq: int) -> None:
    """Wait until everybody has seen this much."""
    for link in links:
        await link.wait_until(lambda scene: scene.seq >= seq, PATIENCE)


async def step(room: Hosted, table: str, links: list[TableConnection]) -> bool:
    """Do the next thing the table waits for, as the person it waits for would; False if the match is over."""
    standing = room.room(table).standing
    if standing.stage == "over":
        return False
    if standing.stage == "counted":
        for link in links:
            if not standing.chairs[link.scene.chair].ready and standing.stage == "counted":
                await link.go_on()
    else:
        mover = next(link for link in links if link.scene.seat == standing.to_act)
        await mover.wait_until(lambda scene: scene.seq >= standing.seq, PATIENCE)
        if standing.stage == "cutting":
            await mover.cut(7)
        else:
            await mover.act(*choice_of(mover))
    await until_all(links, standing.seq)
    return True


def choice_of(link: TableConnection) -> list[str]:
    """Something legal for who is to act: the first that can be done."""
    view = link.scene.view
    assert view is not None
    legal = [view.write(action) for action in members(view.legal)]
    return (
        [legal[0], "done"] if view.question.kind == "cards" and view.deck.size > min(members(view.legal)) else legal[:1]
    )


# ---- Bare sockets


class Line:
    """A bare socket at a table, for frames no client would send."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[bytes] = []

    async def send(self, frame: object) -> None:
        """Send text or bytes as they are, anything else as JSON."""
        await self.socket.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    async def hello(self, **more: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "version": VERSION, **more})
        return await self.next("welcome")

    async def receive(self) -> dict[str, Any]:
        """The next frame."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.frames.append(raw if isinstance(raw, bytes) else raw.encode())
        told: dict[str, Any] = json.loads(raw)
        return told

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while (told := await self.receive())["type"] not in kinds:
            pass
        return told

    async def asked(self, frame: object) -> dict[str, Any]:
        """The answer to a request."""
        await self.send({"id": 1, **frame} if isinstance(frame, dict) else frame)
        return await self.next("done", "refused", "advice")

    async def farewell(self) -> tuple[str, int]:
        """The code of the good-bye, empty if there was none, and the close code."""
        code = ""
        try:
            while True:
                told = await self.receive()
                if told.get("type") == "bye":
                    code = told["code"]
        except ConnectionClosed as error:
            return code, error.rcvd.code if error.rcvd is not None else 1006


@contextlib.asynccontextmanager
async def line(
    room: Hosted, path: str, cookie: str = "", origin: str = "", address: str = "", **options: Any
) -> AsyncIterator[Line]:
    """A bare socket; path is a table's id or a whole path."""
    headers = {"Cookie": f"vaza={cookie}"} if cookie else {}
    if origin:
        headers["Origin"] = origin
    if address:
        options["local_addr"] = (address, 0)
    whole = path if path.startswith("/") else f"/api/tables/{path}/play"
    url = f"ws://127.0.0.1:{room.port}{whole}"
    async with connect(
        url, additional_headers=headers, compression=None, max_size=2**22, proxy=None, **options
    ) as socket:
        yield Line(socket)


def browser(room: Hosted, address: str = "") -> httpx.AsyncClient:
    """A plain HTTP client, perhaps from another address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address) if address else None
    return httpx.AsyncClient(base_url=room.base, transport=transport, timeout=PATIENCE, trust_env=False)
