"""Who I am: a guest with a name, or somebody whose password keeps it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec.structs import replace

from vaza.core.errors import SetupError
from vaza.protocol.api import Login, Matches, Me, NewGuest, NewPassword
from vaza.server.api.common import POSTED, keeper_of, player_of, refusals
from vaza.server.api.description import NAMED
from vaza.server.door import cookie_in, header
from vaza.server.identity import forget_cookie, new_id, set_cookie
from vaza.server.keeper import Keeper
from vaza.server.matches import told
from vaza.server.names import clean_name
from vaza.store.rows import PlayerRow

PAGE = 20

Asked = Request[Any, Any, Any]


@get("/api/me", responses=refusals(503), summary="Who I am")
async def who_am_i(request: Asked) -> Response[Me]:
    """Who this client is; an empty name is nobody yet. A cookie that has grown old is renewed."""
    keeper = keeper_of(request)
    player = await keeper.door.player(request.scope)
    if player is None:
        return Response(Me(name="", kept=False))
    renewed = keeper.signer.renewed(cookie_in(header(request.scope, b"cookie")))
    headers = {"set-cookie": set_cookie(renewed, keeper.door.secure)} if renewed else {}
    return Response(me(keeper, player), headers=headers)


@post("/api/me", status_code=200, responses=refusals(*POSTED, 409), summary="Play under a name")
async def be_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[Me]:
    """Be a guest of this name, or change the name; a name that a password keeps is its owner's."""
    keeper = keeper_of(request)
    name = clean_name(data.name)
    player = await keeper.door.player(request.scope)
    owner = await keeper.house.store.player_by_name(name)
    if owner is not None and (player is None or owner.id != player.id):
        raise SetupError("NAME_IS_KEPT", {"name": name})
    now = keeper.house.now()
    if player is None:
        player = PlayerRow(id=new_id(), name=name, password="", created_at=now, seen_at=now)
        await keeper.house.store.add_player(player)
    elif player.name != name:
        player = replace(player, name=name, seen_at=now)
        if not await keeper.house.store.change_player(player):
            raise SetupError("NAME_IS_KEPT", {"name": name})
    return handed(keeper, player)


@post(
    "/api/me/password",
    status_code=200,
    responses=refusals(*POSTED, 401, 409),
    security=NAMED,
    summary="Keep my name",
)
async def keep_name(request: Asked, data: JSONBody[NewPassword]) -> Me:
    """Keep the name for a password, so that it can be used on other devices and by nobody else."""
    keeper = keeper_of(request)
    player = await player_of(request)
    player = replace(player, password=await keeper.passwords.hash(data.password))
    if not await keeper.house.store.change_player(player):
        raise SetupError("NAME_IS_KEPT", {"name": player.name})
    keeper.door.remember(player)
    return me(keeper, player)


@post("/api/login", status_code=200, responses=refusals(*POSTED, 401), summary="Be somebody whose name is kept")
async def log_in(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """Be the player whose password keeps a name."""
    keeper = keeper_of(request)
    if not keeper.tries.take(keeper.door.address(request.scope)):
        raise SetupError("TOO_MANY_TRIES", {})
    name = data.name.strip()
    player = await keeper.house.store.player_by_name(name) if name.isprintable() else None
    verdict = await keeper.passwords.verify(player.password if player is not None else "", data.password)
    if player is None or not verdict.right:
        raise SetupError("WRONG_PASSWORD", {})
    if verdict.renewed:
        player = replace(player, password=verdict.renewed)
        await keeper.house.store.change_player(player)
    return handed(keeper, player)


@post("/api/logout", status_code=200, responses=refusals(403), summary="Be nobody")
async def log_out(request: Asked) -> Response[Me]:
    """Forget who this client is; a guest cannot come back."""
    keeper = keeper_of(request)
    return Response(Me(name="", kept=False), headers={"set-cookie": forget_cookie(keeper.door.secure)})


@get("/api/me/matches", responses=refusals(400, 401, 503), security=NAMED, summary="My matches")
async def my_matches(request: Asked, before: FromQuery[float] = 1e12) -> Matches:
    """Finished matches of this player, the newest first; `more` is the `before` of the next page."""
    player = await player_of(request)
    found = await keeper_of(request).house.store.matches_of(player.id, before, PAGE)
    more = repr(found[-1].ended_at) if len(found) == PAGE else ""
    return Matches(matches=[told(row) for row in found], more=more)


def me(keeper: Keeper, player: PlayerRow) -> Me:
    """A player as they see themselves."""
    return Me(name=player.name, kept=bool(player.password), table=keeper.house.seat_of(player.id))


def handed(keeper: Keeper, player: PlayerRow) -> Response[Me]:
    """The answer that makes a client this player."""
    keeper.door.remember(player)
    cookie = set_cookie(keeper.signer.cookie_for(player.id), keeper.door.secure)
    return Response(me(keeper, player), headers={"set-cookie": cookie})
