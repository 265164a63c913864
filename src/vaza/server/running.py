"""Running a card room: take the port, start, and end without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import uvicorn
from litestar import Litestar

from vaza.core.errors import SetupError
from vaza.protocol.requests import LONGEST_FRAME
from vaza.server.settings import Settings
from vaza.server.wire import FastWebSocketProtocol

PING: Final = 20.0
"""Seconds between two signs of life on a socket, and for the answer."""
FAREWELL: Final = 5
"""Seconds for what is under way when the room closes."""
BACKLOG: Final = 4096
COLLECTING: Final = (20_000, 20, 50)
"""New objects before the youngest are looked through, and how often the older ones are."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def bind_socket(host: str, port: int) -> socket.socket:
    """A socket that listens at this address, though nobody answers yet; SetupError if it cannot be had."""
    told = {"host": host, "port": str(port)}
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise SetupError("BAD_HOST", told) from None
    taken = socket.socket(family, kind, proto)
    try:
        if hasattr(socket, "SO_REUSEADDR") and not hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        if error.errno == errno.EADDRINUSE:
            raise SetupError("PORT_TAKEN", told) from None
        raise SetupError("PORT_FORBIDDEN" if error.errno == errno.EACCES else "BAD_HOST", told) from None
    return taken


class HttpServer(uvicorn.Server):
    """A server that says when it listens, and leaves the signals to `run`."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        if self.started:
            self.on_ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the room only after its store is closed, so they are not raised again here."""
        yield


def configure(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the app: nothing is compressed, logged by request, or believed about proxies unasked."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws=FastWebSocketProtocol,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        backlog=BACKLOG,
        timeout_graceful_shutdown=FAREWELL,
    )


def run(app: Litestar, settings: Settings, taken: socket.socket, on_ready: Callable[[], None]) -> None:
    """Serve until a signal comes; what keeps the app from starting is raised."""
    config = configure(app, settings)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve(app, HttpServer(config, on_ready), taken))
    except BaseExceptionGroup as group:
        raise first_of(group) from None


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """What went wrong first: the app's parts are opened in a group, which wraps the failure of one."""
    first = group.exceptions[0]
    return first_of(first) if isinstance(first, BaseExceptionGroup) else first


async def serve(app: Litestar, room: HttpServer, taken: socket.socket) -> None:
    """Open what the app needs, serve, and close it again in the opposite order."""
    with stopped_by_signals(room), contextlib.closing(taken):
        async with app.lifespan():
            tune_gc()
            await room.serve(sockets=[taken])


def tune_gc() -> None:
    """What is loaded now stays; looking for cycles less often keeps everybody's next card from waiting for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


@contextlib.contextmanager
def stopped_by_signals(room: HttpServer) -> Iterator[None]:
    """A signal ends the room in peace, a second Ctrl-C at once."""
    before = {number: signal.signal(number, room.handle_exit) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def raise_file_limit() -> None:
    """A socket is a file: have as many open as the system lets this process."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    _, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest, highest))
