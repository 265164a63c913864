"""The description of the API, with what cannot be read off its routes."""

from __future__ import annotations

from typing import Any, Final

from litestar import HttpMethod, Litestar, Response, route
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPIMediaType, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType

from vaza.protocol.api import ApiRequest
from vaza.server.identity import COOKIE
from vaza.version import VERSION

NAMED: Final[list[dict[str, list[str]]]] = [{"name": []}]
"""For the routes that only somebody with a name may use."""
SOUND: Final = ("audio/webm", "audio/mp4")


def configure_description() -> OpenAPIConfig:
    """Where the description lies, and what it is about."""
    cookie = SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="What `POST /api/me` hands over."
    )
    return OpenAPIConfig(
        title="Vaza",
        version=VERSION,
        description="A card room for five Latin trick-taking games.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(security_schemes={"name": cookie}),
    )


def patch_schema(app: Litestar) -> None:
    """Say that bodies have no other fields, and that clips are sound and nothing else."""
    document = app.openapi_schema
    schemas = document.components.schemas if document.components is not None else None
    for body in ApiRequest.__subclasses__():
        schema = (schemas or {}).get(body.__name__)
        if isinstance(schema, Schema):
            schema.additional_properties = False
    paths: Any = document.paths
    sound = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
    content = {kind: OpenAPIMediaType(schema=sound) for kind in SOUND}
    paths["/api/tables/{table}/clips"].post.request_body = RequestBody(content=content, required=True)
    paths["/api/tables/{table}/clips/{clip}"].get.responses["200"].content = content


def options(path: str, *methods: str) -> HTTPRouteHandler:
    """What may be done at an address with several routes, of which Litestar by itself tells only the first."""

    @route(path, http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False, sync_to_thread=False)
    def told() -> Response[None]:
        return Response(None, status_code=204, headers={"allow": ", ".join(sorted([*methods, "OPTIONS"]))})

    return told
