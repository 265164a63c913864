"""Tables: the lobby, opening one, the way to one, and voice clips."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, Parameter

from vaza.core.errors import SetupError
from vaza.protocol.api import ClipBody, Join, JoinTicket, Lobby, NewTable, TableInfo
from vaza.server.api.common import POSTED, error_responses, require_player, services_of
from vaza.server.api.description import NAMED
from vaza.server.clips import LARGEST
from vaza.server.identity import read_code
from vaza.server.keeper import Services
from vaza.server.lobby import info_of
from vaza.server.opening import create_table
from vaza.server.room import TableActor
from vaza.store.rows import TableRow

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=64)]
NOBODY = "nobody"


@get("/api/tables", responses=error_responses(), summary="The lobby", sync_to_thread=False)
def lobby(request: Asked) -> Lobby:
    """The listed tables at which somebody is."""
    return services_of(request).house.lobby.lobby()


@post("/api/tables", responses=error_responses(*POSTED, 401, 404), security=NAMED, summary="Open a table")
async def new_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table, sit down, seat bots, and begin if everybody is there."""
    keeper = services_of(request)
    room = await create_table(keeper, await require_player(request), data)
    return info_of(room)


@get("/api/tables/{table:str}", responses=error_responses(400, 404, 503), summary="One table")
async def one_table(request: Asked, table: Id) -> TableInfo:
    """A table by its id."""
    return info_of(await services_of(request).house.actor(table))


@post("/api/join", status_code=200, responses=error_responses(*POSTED, 404), summary="The way to a table")
async def join(request: Asked, data: JSONBody[Join]) -> JoinTicket:
    """The way to a table by its code; a locked one wants its password."""
    keeper = services_of(request)
    row = await row_of(keeper, request, data.code)
    player = await keeper.door.player(request.scope)
    who = player.id if player is not None else NOBODY
    if row.password and not await may_enter(keeper, request, row, who, data.password):
        raise SetupError("WRONG_TABLE_PASSWORD", {})
    return JoinTicket(table=row.id, code=row.code, grant=keeper.signer.grant_for(row.id, who))


async def row_of(keeper: Services, request: Asked, text: str) -> TableRow:
    """The table with this code; who guesses codes is slowed down."""
    code = read_code(text)
    row = await keeper.house.store.table_by_code(code) if code is not None else None
    if row is None:
        if not keeper.tries.take(keeper.door.address(request.scope)):
            raise SetupError("TOO_MANY_TRIES", {})
        raise SetupError("NO_SUCH_TABLE_HERE", {})
    return row


async def may_enter(keeper: Services, request: Asked, row: TableRow, who: str, password: str) -> bool:
    """Whether somebody knows the password, or sits at the table anyway."""
    room = await keeper.house.actor(row.id)
    if who == row.host or room.standing.chair_of_player(who) >= 0:
        return True
    if not keeper.tries.take(keeper.door.address(request.scope)):
        raise SetupError("TOO_MANY_TRIES", {})
    return (await keeper.passwords.verify(row.password, password)).right


@post(
    "/api/tables/{table:str}/clips",
    responses=error_responses(*POSTED, 401, 404),
    security=NAMED,
    summary="Say something with your voice",
)
async def new_clip(request: Asked, table: Id) -> ClipBody:
    """Take in a voice clip and tell everybody at the table; WebM/Opus or MP4/AAC, at most 10 s and 200 kB."""
    room, guest = await require_connection(request, table)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise SetupError("CLIP_TOO_BIG", {"kilobytes": str(LARGEST // 1000)})
    said, found = room.talk.send_clip(room.speaker(guest), body)
    room.pass_on(guest, said)
    return ClipBody(clip=said.text, seconds=found.seconds)


@get(
    "/api/tables/{table:str}/clips/{clip:str}",
    responses=error_responses(400, 401, 403, 404, 503),
    security=NAMED,
    summary="Hear a voice clip",
)
async def one_clip(request: Asked, table: Id, clip: Id) -> Response[bytes]:
    """A voice clip of the match that is on, for who is at the table."""
    room, _ = await require_connection(request, table)
    found = room.talk.clip(clip)
    headers = {"cache-control": "private, max-age=3600"}
    return Response(found.data, media_type=found.clip.kind, headers=headers)


async def require_connection(request: Asked, table: Id) -> tuple[TableActor, Any]:
    """The room and one of the sockets somebody has there."""
    player = await require_player(request)
    room = await services_of(request).house.actor(table)
    for guest in room.guests:
        if guest.who == player.id:
            return room, guest
    raise SetupError("NOT_AT_TABLE", {})
