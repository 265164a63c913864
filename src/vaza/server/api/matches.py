"""Finished matches: what became of them, their records, and their deals to step through."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, Parameter

from vaza.core.errors import SetupError
from vaza.protocol.api import Health, MatchInfo, ReplayDeal
from vaza.server.api.common import error_responses, services_of
from vaza.server.identity import is_id
from vaza.server.matches import match_info, replay_deal
from vaza.store.errors import StoreUnavailable
from vaza.store.rows import MatchRow
from vaza.version import VERSION, compiled

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=80)]
UNWELL = {503: ResponseSpec(data_container=Health, description="Nothing can be kept", generate_examples=False)}


async def row_of(request: Asked, match: str) -> MatchRow:
    """A finished match; NO_SUCH_MATCH for one that is running or was never played."""
    row = await services_of(request).house.store.match(match) if is_id(match) else None
    if row is None:
        raise SetupError("NO_SUCH_MATCH", {})
    return row


@get("/api/matches/{match:str}", responses=error_responses(400, 404, 503), summary="A finished match")
async def one_match(request: Asked, match: Id) -> MatchInfo:
    """Who played, and how it ended."""
    return match_info(await row_of(request, match))


@get(
    "/api/matches/{match:str}/record",
    responses=error_responses(400, 404, 503),
    summary="The record",
    media_type=MediaType.TEXT,
)
async def record(request: Asked, match: Id) -> Response[str]:
    """The record of a finished match, for `vaza replay` and `vaza verify`."""
    row = await row_of(request, match)
    name = f"{row.game}-{row.id}.vaza"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(row.record, media_type="text/plain; charset=utf-8", headers=headers)


@get(
    "/api/matches/{match:str}/deals/{deal:int}",
    responses=error_responses(400, 404, 503),
    summary="A deal to step through",
)
async def one_deal(request: Asked, match: Id, deal: FromPath[int]) -> ReplayDeal:
    """Every step of one deal of a finished match, all hands open."""
    return await asyncio.to_thread(replay_deal, await row_of(request, match), deal)


@get("/api/health", responses=error_responses() | UNWELL, summary="How the server is")
async def health(request: Asked) -> Response[Health]:
    """Whether everything works; the status is 503 while nothing can be kept."""
    house = services_of(request).house
    try:
        await house.store.ping()
        well = not house.store.unavailable
    except StoreUnavailable:
        well = False
    people = {guest.who for room in house.rooms.values() for guest in room.guests}
    told_health = Health(
        version=VERSION,
        compiled=compiled(),
        store="ok" if well else "away",
        tables=len(house.rooms),
        people=len(people),
        uptime=house.now() - house.started_at,
    )
    return Response(told_health, status_code=200 if well else 503)
