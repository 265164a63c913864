"""Who I am: a guest with a name, or somebody whose password keeps it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec.structs import replace

from vaza.core.errors import SetupError
from vaza.protocol.api import Account, Login, MatchPage, NewGuest, NewPassword
from vaza.server.api.common import POSTED, error_responses, require_player, services_of
from vaza.server.api.description import NAMED
from vaza.server.door import cookie_in, header
from vaza.server.identity import forget_cookie, new_id, set_cookie
from vaza.server.keeper import Services
from vaza.server.matches import match_info
from vaza.server.names import clean_name
from vaza.store.rows import PlayerRow

PAGE = 20

Asked = Request[Any, Any, Any]


@get("/api/me", responses=error_responses(503), summary="Who I am")
async def who_am_i(request: Asked) -> Response[Account]:
    """Who this client is; an empty name is nobody yet. A cookie that has grown old is renewed."""
    keeper = services_of(request)
    player = await keeper.door.player(request.scope)
    if player is None:
        return Response(Account(name="", kept=False))
    renewed = keeper.signer.renewed(cookie_in(header(request.scope, b"cookie")))
    headers = {"set-cookie": set_cookie(renewed, keeper.door.secure)} if renewed else {}
    return Response(me(keeper, player), headers=headers)


@post("/api/me", status_code=200, responses=error_responses(*POSTED, 409), summary="Play under a name")
async def sign_in_guest(request: Asked, data: JSONBody[NewGuest]) -> Response[Account]:
    """Be a guest of this name, or change the name; a name that a password keeps is its owner's."""
    keeper = services_of(request)
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
    return with_cookie(keeper, player)


@post(
    "/api/me/password",
    status_code=200,
    responses=error_responses(*POSTED, 401, 409),
    security=NAMED,
    summary="Keep my name",
)
async def set_password(request: Asked, data: JSONBody[NewPassword]) -> Account:
    """Keep the name for a password, so that it can be used on other devices and by nobody else."""
    keeper = services_of(request)
    player = await require_player(request)
    player = replace(player, password=await keeper.passwords.hash(data.password))
    if not await keeper.house.store.change_player(player):
        raise SetupError("NAME_IS_KEPT", {"name": player.name})
    keeper.door.cache_player(player)
    return me(keeper, player)


@post("/api/login", status_code=200, responses=error_responses(*POSTED, 401), summary="Be somebody whose name is kept")
async def log_in(request: Asked, data: JSONBody[Login]) -> Response[Account]:
    """Be the player whose password keeps a name."""
    keeper = services_of(request)
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
    return with_cookie(keeper, player)


@post("/api/logout", status_code=200, responses=error_responses(403), summary="Be nobody")
async def log_out(request: Asked) -> Response[Account]:
    """Forget who this client is; a guest cannot come back."""
    keeper = services_of(request)
    return Response(Account(name="", kept=False), headers={"set-cookie": forget_cookie(keeper.door.secure)})


@get("/api/me/matches", responses=error_responses(400, 401, 503), security=NAMED, summary="My matches")
async def my_matches(request: Asked, before: FromQuery[float] = 1e12) -> MatchPage:
    """Finished matches of this player, the newest first; `more` is the `before` of the next page."""
    player = await require_player(request)
    found = await services_of(request).house.store.matches_of(player.id, before, PAGE)
    more = repr(found[-1].ended_at) if len(found) == PAGE else ""
    return MatchPage(matches=[match_info(row) for row in found], more=more)


def me(keeper: Services, player: PlayerRow) -> Account:
    """A player as they see themselves."""
    return Account(name=player.name, kept=bool(player.password), table=keeper.house.seat_of(player.id))


def with_cookie(keeper: Services, player: PlayerRow) -> Response[Account]:
    """The answer that makes a client this player."""
    keeper.door.cache_player(player)
    cookie = set_cookie(keeper.signer.cookie_for(player.id), keeper.door.secure)
    return Response(me(keeper, player), headers={"set-cookie": cookie})
