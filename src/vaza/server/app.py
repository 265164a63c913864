"""The card room as one app: routes, sockets, limits, headers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, MediaType, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vaza.core.errors import VazaError
from vaza.protocol.api import Problem
from vaza.server.api import games, matches, people, tables
from vaza.server.api.common import misunderstand, refuse
from vaza.server.door import header
from vaza.server.house import House
from vaza.server.keeper import Keeper
from vaza.server.lobby_socket import look
from vaza.server.play import play
from vaza.server.settings import Settings
from vaza.server.thinkers import Thinkers
from vaza.store.store import Store
from vaza.version import VERSION

LARGEST_BODY: Final = 256_000
HEADERS: Final = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; media-src 'self' blob:; "
    b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"permissions-policy": b"microphone=(self), camera=(), geolocation=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
"""What every answer tells the browser not to allow."""


@websocket("/api/tables/{table:str}/play")
async def play_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Play or watch at a table; see docs/protocol.md."""
    await play(socket.app.state.keeper, table[:64], socket.scope, socket.receive, socket.send)


@websocket("/api/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby, sent again whenever it changes."""
    await look(socket.app.state.keeper, socket.scope, socket.receive, socket.send)


PAGE: Final = (
    "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Vaza</title>"
    "<h1>Vaza</h1><p>This card room is open. Sit down from a terminal: <code>vaza play --join ADDRESS</code>.</p>"
    "<p>Programs find the API described in <a href='/api/schema/openapi.json'>/api/schema/openapi.json</a>.</p>"
)


@get(["/", "/t/{code:str}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def start_page() -> str:
    """What a browser shows until there is a table for it."""
    return PAGE


def make_app(
    settings: Settings, store: Store, secret: bytes, thinkers: Callable[[], Thinkers] | None = None
) -> Litestar:
    """The app for these settings; the store is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(store, thinkers() if thinkers is not None else Thinkers(settings.workers))
        app.state.keeper = Keeper(house, settings, secret)
        await house.begin()
        try:
            yield
        finally:
            await house.end()
            await app.state.keeper.passwords.close()

    return Litestar(
        route_handlers=[
            play_socket,
            lobby_socket,
            start_page,
            people.who_am_i,
            people.be_guest,
            people.keep_name,
            people.log_in,
            people.log_out,
            people.my_matches,
            games.all_games,
            games.one_game,
            games.rules,
            tables.lobby,
            tables.new_table,
            tables.one_table,
            tables.join,
            tables.new_clip,
            tables.one_clip,
            matches.one_match,
            matches.record,
            matches.one_deal,
            matches.health,
        ],
        lifespan=[lifespan],
        state=State(),
        middleware=[guarded],
        exception_handlers={VazaError: refuse, HTTPException: misunderstand},
        openapi_config=OpenAPIConfig(
            title="Vaza",
            version=VERSION,
            description="A card room for five Latin trick-taking games.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=2000),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def guarded(app: ASGIApp) -> ASGIApp:
    """Let nobody ask too often or from a foreign page, and put the safety headers on every answer."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await guard_socket(app, scope, receive, send)
            return
        keeper: Keeper = scope["litestar_app"].state.keeper
        safe = scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not keeper.requests.take(keeper.door.address(scope)):
            await answer(scope, receive, send, "TOO_MANY_REQUESTS", 429)
        elif not safe and not keeper.door.is_same_origin(scope):
            await answer(scope, receive, send, "OTHER_ORIGIN", 403)
        else:
            await app(scope, receive, with_headers(send, scope))

    return middleware


async def guard_socket(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """A socket from a foreign page is refused before it opens."""
    keeper: Keeper = scope["litestar_app"].state.keeper
    if keeper.door.is_same_origin(scope):
        await app(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.close", "code": 4403, "reason": "OTHER_ORIGIN"})


def with_headers(send: Send, scope: Scope) -> Send:
    """Send answers with the safety headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS.items()]
            if header(scope, b"cookie") and scope["path"].startswith("/api/"):
                message["headers"] = [*message["headers"], (b"vary", b"cookie")]
        await send(message)

    return sending


async def answer(scope: Scope, receive: Receive, send: Send, code: str, status: int) -> None:
    """Refuse a request before it reaches a route."""
    response = Response(Problem(code=code), status_code=status, headers={"retry-after": "10"} if status == 429 else {})
    await response.to_asgi_response(app=None, request=scope["litestar_app"].request_class(scope))(
        scope, receive, with_headers(send, scope)
    )
