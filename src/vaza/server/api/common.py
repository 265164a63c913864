"""What all parts of the API share: the keeper, the person who asks, and how refusals are told."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from vaza.core.errors import IllegalAction, SetupError, VazaError
from vaza.protocol.api import ErrorBody
from vaza.server.keeper import Services
from vaza.store.errors import StoreUnavailable
from vaza.store.rows import PlayerRow

log = logging.getLogger("vaza.server")

STATUS: Final = {
    "NO_SUCH_TABLE_HERE": 404,
    "NO_SUCH_MATCH": 404,
    "NO_SUCH_CLIP": 404,
    "NO_SUCH_DEAL": 404,
    "UNKNOWN_GAME": 404,
    "NAME_NEEDED": 401,
    "WRONG_PASSWORD": 401,
    "NOT_AT_TABLE": 403,
    "TABLE_LOCKED": 403,
    "WRONG_TABLE_PASSWORD": 403,
    "OTHER_ORIGIN": 403,
    "NAME_TAKEN": 409,
    "NAME_IS_KEPT": 409,
    "TOO_MANY_REQUESTS": 429,
    "TOO_MANY_TRIES": 429,
    "TOO_MANY_TABLES": 429,
    "TOO_BUSY": 503,
    "HOUSE_FULL": 503,
    "STORE_TROUBLE": 503,
    "CLIP_TOO_BIG": 413,
}
"""The HTTP status of a refusal; 400 where it is not here."""
HTTP_CODES: Final = {
    401: "NAME_NEEDED",
    404: "NOT_FOUND",
    405: "METHOD_NOT_ALLOWED",
    413: "BODY_TOO_LARGE",
    415: "BAD_REQUEST",
}


def services_of(request: Any) -> Services:
    """The keeper of the house a request came to."""
    keeper: Services = request.app.state.keeper
    return keeper


async def require_player(request: Request[Any, Any, Any]) -> PlayerRow:
    """The person who asks; NAME_NEEDED if they have not said a name."""
    player = await services_of(request).door.player(request.scope)
    if player is None:
        raise SetupError("NAME_NEEDED", {})
    return player


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route may answer with, for its description; every route may be asked too often."""
    return {
        status: ResponseSpec(data_container=ErrorBody, description="Refused", generate_examples=False)
        for status in sorted({429, *statuses})
    }


POSTED: Final = (400, 403, 413, 503)
"""The refusals of every route that takes something in and keeps it: nonsense, a foreign page, too much, no store."""


def error_response(_: Any, error: VazaError) -> Response[ErrorBody]:
    """A refusal of the engine, the table or the house as an answer."""
    if isinstance(error, StoreUnavailable):  # its reason is the operator's business
        error = SetupError("STORE_TROUBLE", {})
    rule = error.rule if isinstance(error, IllegalAction) else ""
    problem = ErrorBody(code=error.code, args=error.args_by_name, rule=rule)
    return Response(problem, status_code=STATUS.get(error.code, 400))


def bad_request_response(_: Any, error: HTTPException) -> Response[ErrorBody]:
    """A request that is none, as an answer."""
    args = {"text": reason(error)} if error.status_code in (400, 415) else {}
    code = HTTP_CODES.get(error.status_code, "BAD_REQUEST" if error.status_code < 500 else "SERVER_FAILED")
    return Response(ErrorBody(code=code, args=args), status_code=error.status_code, headers=error.headers)


def too_deep_response(_: Any, error: RecursionError) -> Response[ErrorBody]:
    """A body nested so deeply that reading it was given up."""
    return Response(ErrorBody(code="BAD_REQUEST", args={"text": str(error)[:200]}), status_code=400)


def internal_error_response(request: Any, error: Exception) -> Response[ErrorBody]:
    """A fault of ours: the log is told all about it, who asked only that it is one."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(ErrorBody(code="SERVER_FAILED"), status_code=500)


def reason(error: HTTPException) -> str:
    """What is wrong with a request, in one line."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')}: {first.get('message', '')}"[:200]
    return str(error.detail)[:200]
