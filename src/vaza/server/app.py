"""The card room as one app: routes, sockets, limits, headers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import HTTPScope, Message, Receive, Scope, Send

from vaza.core.errors import VazaError
from vaza.protocol.api import ErrorBody
from vaza.server.api import games, matches, people, tables
from vaza.server.api.common import bad_request_response, error_response, internal_error_response, too_deep_response
from vaza.server.api.description import configure_description, options, patch_schema
from vaza.server.house import TableRegistry
from vaza.server.keeper import Services
from vaza.server.lobby_socket import stream_lobby
from vaza.server.page import ASSETS, StaticSite, find_folder, page_file, start_page, table_code
from vaza.server.play import serve_play_socket
from vaza.server.settings import Settings
from vaza.server.thinkers import BotDispatcher
from vaza.store.store import Store

log = logging.getLogger("vaza.server")

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
async def play_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play or watch at a table; see docs/protocol.md."""
    keeper: Services = socket.app.state.keeper
    await guard_socket(serve_play_socket(keeper, table[:64], socket.scope, socket.receive, socket.send), socket)


@websocket("/api/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby, sent again whenever it changes."""
    await guard_socket(stream_lobby(socket.app.state.keeper, socket.scope, socket.receive, socket.send), socket)


async def guard_socket(serving: Coroutine[Any, Any, None], socket: WebSocket[Any, Any, Any]) -> None:
    """Serve a socket; if that fails, the log is told why and the client only that it did."""
    try:
        await serving
    except WebSocketDisconnect:
        return
    except Exception:
        log.exception("A socket failed")
        with contextlib.suppress(Exception):
            await socket.send({"type": "websocket.close", "code": 1011, "reason": "SERVER_FAILED"})


def make_app(
    settings: Settings, store: Store, secret: bytes, thinkers: Callable[[], BotDispatcher] | None = None
) -> EdgeMiddleware:
    """The app for these settings; the store is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = TableRegistry(store, thinkers() if thinkers is not None else BotDispatcher(settings.workers))
        app.state.keeper = Services(house, settings, secret)
        await house.open()
        try:
            yield
        finally:
            await house.close()
            await app.state.keeper.passwords.close()

    app = EdgeMiddleware(
        route_handlers=[
            options("/api/me", "GET", "POST"),
            options("/api/tables", "GET", "POST"),
            play_socket,
            lobby_socket,
            start_page,
            page_file,
            table_code,
            people.who_am_i,
            people.sign_in_guest,
            people.set_password,
            people.log_in,
            people.log_out,
            people.my_matches,
            games.all_games,
            games.one_game,
            games.rules,
            games.guide,
            games.lesson,
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
        state=State({"page": StaticSite(find_folder(settings.page))}),
        exception_handlers={
            VazaError: error_response,
            HTTPException: bad_request_response,
            RecursionError: too_deep_response,
            Exception: internal_error_response,
        },
        openapi_config=configure_description(),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=2000, exclude_opt_key="exclude_from_compression"
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    patch_schema(app)
    return app


class EdgeMiddleware(Litestar):
    """The app behind its door: every request passes here first, also one that leads nowhere."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let nobody ask too often or from a foreign page, and put the safety headers on every answer."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._guard_socket(scope, receive, send)
        else:
            await self._guard_request(scope, receive, with_headers(send, scope))

    async def _guard_request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        keeper: Services = self.state.keeper
        safe = scope["method"] in ("GET", "HEAD", "OPTIONS")
        never_changes = safe and scope["path"].startswith("/" + ASSETS)
        if not never_changes and not keeper.requests.take(keeper.door.address(scope)):
            await answer(send, "TOO_MANY_REQUESTS", 429)
        elif not safe and not keeper.door.is_same_origin(scope):
            await answer(send, "OTHER_ORIGIN", 403)
        else:
            await super().__call__(scope, receive, send)

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket from a foreign page is refused before it opens."""
        keeper: Services = self.state.keeper
        if keeper.door.is_same_origin(scope):
            await super().__call__(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "OTHER_ORIGIN"})


def with_headers(send: Send, scope: Scope) -> Send:
    """Send answers with the safety headers."""
    more = [*HEADERS.items()]
    if scope["path"].startswith("/api/"):
        more.append((b"vary", b"cookie"))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


async def answer(send: Send, code: str, status: int) -> None:
    """Refuse a request before it reaches a route."""
    body = msgspec.json.encode(ErrorBody(code=code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
