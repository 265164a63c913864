"""A client of a card room that can be scripted: a guest with a name, who opens tables, joins them and plays.

async with await Client.connect("http://127.0.0.1:8470", "Ana") as ana:
    table = await ana.open_table(NewTable(game="sueca", bots=["easy", "easy", "easy"]))
    async with await ana.sit_down(table.code) as link:
        await link.start()
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import InvalidHandshake, WebSocketException

from vaza.protocol.address import is_local_address, read_address
from vaza.protocol.api import (
    Account,
    ApiRequest,
    ErrorBody,
    Health,
    Join,
    JoinTicket,
    Lobby,
    Login,
    MatchPage,
    NewGuest,
    NewPassword,
    NewTable,
    ReplayDeal,
    TableInfo,
)
from vaza.protocol.errors import ClientError
from vaza.protocol.link import LARGEST, SocketTarget, TableConnection

Told = TypeVar("Told")
SECONDS: Final = 15.0
"""How long an answer is waited for."""


class VazaClient:
    """One person at one card room; cookies are kept for as long as it lives."""

    def __init__(self, base: str, cookies: Mapping[str, str] | None = None, seconds: float = SECONDS) -> None:
        self.address = read_address(base)
        self.near = is_local_address(self.address.base)
        self.http = httpx.AsyncClient(
            base_url=self.address.base, cookies=dict(cookies or {}), timeout=seconds, trust_env=not self.near
        )
        self.me = Account(name="", kept=False)

    @classmethod
    async def connect(
        cls, base: str, name: str = "", *, cookies: Mapping[str, str] | None = None, seconds: float = SECONDS
    ) -> Self:
        """Be a guest under this name; with the cookies of an earlier visit, the same guest as then."""
        client = cls(base, cookies, seconds)
        try:
            await client.sign_in_guest(name)
        except BaseException:
            await client.close()
            raise
        return client

    async def sign_in_guest(self, name: str) -> Account:
        """Say who one is, if the server does not know it yet."""
        if self.http.cookies:
            self.me = await self._get("/api/me", Account)
        if name and self.me.name != name:
            self.me = await self._post("/api/me", NewGuest(name=name), Account)
        return self.me

    @property
    def cookies(self) -> dict[str, str]:
        """What makes this person the same one next time; a secret."""
        return {cookie.name: cookie.value or "" for cookie in self.http.cookies.jar}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; links have to be closed before."""
        await self.http.aclose()

    # ---- People

    async def who_am_i(self) -> Account:
        """Who this client is to the server."""
        self.me = await self._get("/api/me", Account)
        return self.me

    async def set_password(self, password: str) -> Account:
        """Keep the name for this password."""
        self.me = await self._post("/api/me/password", NewPassword(password=password), Account)
        return self.me

    async def log_in(self, name: str, password: str) -> Account:
        """Be somebody whose name is kept."""
        self.me = await self._post("/api/login", Login(name=name, password=password), Account)
        return self.me

    # ---- Tables

    async def lobby(self) -> Lobby:
        """All listed tables."""
        return await self._get("/api/tables", Lobby)

    async def watch_lobby(self) -> AsyncIterator[Lobby]:
        """The lobby now and after every change, until it breaks off."""
        way = self.socket_target("/api/lobby")
        try:
            async with connect_socket(way.url, **way.options) as socket:
                async for frame in socket:
                    yield msgspec.json.decode(frame, type=Lobby)
        except InvalidHandshake as error:
            raise ClientError("NOT_A_CARD_ROOM", {"text": self.address.base}) from error
        except (OSError, WebSocketException) as error:
            raise ClientError("SERVER_AWAY", {"text": self.address.base}) from error

    async def open_table(self, wanted: NewTable) -> TableInfo:
        """Open a table."""
        return await self._post("/api/tables", wanted, TableInfo)

    async def table(self, table: str) -> TableInfo:
        """What the lobby knows of a table."""
        return await self._get(f"/api/tables/{table}", TableInfo)

    async def join(self, link: str, password: str = "") -> JoinTicket:
        """The way to a table by its link or code."""
        code = read_address(link).code if "/" in link else link
        return await self._post("/api/join", Join(code=code, password=password), JoinTicket)

    async def connect_table(self, table: str, grant: str = "", **options: Any) -> TableConnection:
        """Go to a table and look at it; options are those of a TableLink."""
        link = TableConnection(self.socket_target(f"/api/tables/{table}/play"), grant, **options)
        await link.open()
        return link

    async def join_and_sit(self, link: str, password: str = "", chair: int = -1, **options: Any) -> TableConnection:
        """Go to a table by its link or code and take a chair, unless one has one there."""
        joined = await self.join(link, password)
        found = await self.connect_table(joined.table, joined.grant, **options)
        try:
            if found.scene.chair < 0:
                await found.sit(chair)
        except BaseException:
            await found.close()
            raise
        return found

    def socket_target(self, path: str) -> SocketTarget:
        """The way to a socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        options: dict[str, Any] = {
            "additional_headers": {"Cookie": cookie} if cookie else {},
            "compression": None,
            "max_size": LARGEST,
            "proxy": None if self.near else True,
        }
        return SocketTarget(self.address.socket_base + path, options)

    # ---- Matches

    async def matches(self, more: str = "") -> MatchPage:
        """My finished matches, the newest first."""
        return await self._get("/api/me/matches", MatchPage, {"before": more} if more else {})

    async def record(self, match: str) -> str:
        """The record of a finished match."""
        return (await self._send("GET", f"/api/matches/{match}/record")).text

    async def replay(self, match: str, deal: int) -> ReplayDeal:
        """One deal of a finished match to step through, from 1."""
        return await self._get(f"/api/matches/{match}/deals/{deal}", ReplayDeal)

    async def health(self) -> Health:
        """How the server is, also while it can keep nothing."""
        return self._read(await self._send("GET", "/api/health", fine=(503,)), Health)

    # ---- HTTP

    async def _get(self, path: str, kind: type[Told], query: Mapping[str, str] | None = None) -> Told:
        return self._read(await self._send("GET", path, params=dict(query or {})), kind)

    async def _post(self, path: str, body: ApiRequest, kind: type[Told]) -> Told:
        headers = {"Content-Type": "application/json"}
        return self._read(await self._send("POST", path, content=msgspec.json.encode(body), headers=headers), kind)

    async def _send(self, method: str, path: str, fine: tuple[int, ...] = (), **more: Any) -> httpx.Response:
        """The answer to a request; ClientError if there is none, or if it is a refusal."""
        try:
            answer = await self.http.request(method, path, **more)
        except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise ClientError("SERVER_AWAY", {"text": self.address.base}) from error
        if answer.is_success or answer.status_code in fine:
            return answer
        problem = self._problem(answer)
        raise ClientError(problem.code, dict(problem.args))

    def _problem(self, answer: httpx.Response) -> ErrorBody:
        """Why the server refused; what is no card room's answer says so."""
        try:
            return msgspec.json.decode(answer.content, type=ErrorBody)
        except msgspec.MsgspecError:
            away = answer.status_code in (502, 503, 504)
            return ErrorBody(code="SERVER_AWAY" if away else "NOT_A_CARD_ROOM", args={"text": self.address.base})

    def _read(self, answer: httpx.Response, kind: type[Told]) -> Told:
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError as error:
            raise ClientError("NOT_A_CARD_ROOM", {"text": self.address.base}) from error
