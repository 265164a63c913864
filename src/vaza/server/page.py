"""The table in the browser: the built page, or a plain one where none was built."""

from __future__ import annotations

import gzip
import io
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from vaza.protocol.address import TABLE
from vaza.server.identity import read_code

PACKAGED: Final = Path(__file__).parent / "web"
"""Where a wheel has the page."""
ASSETS: Final = "assets/"
"""What lies here has its hash in its name and never changes."""
AS_IT_IS: Final = {"exclude_from_compression": True}
"""Files are compressed once, when they are read."""
SHRINKS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
PLAIN: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    b"<title>Vaza</title>"
    b"<h1>Vaza</h1><p>This card room is open. Sit down from a terminal: <code>vaza play --join ADDRESS</code>.</p>"
    b"<p>Programs find the API described in <a href='/api/schema/openapi.json'>/api/schema/openapi.json</a>.</p>"
)


@dataclass(frozen=True)
class StaticFile:
    """A file of the page, as it is sent."""

    body: bytes
    small: bytes
    """The same in gzip, empty where that gains nothing."""
    kind: str
    etag: str
    lasts: bool


class StaticSite:
    """All files of a built page; read once, for they are few and never change under a running server."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, StaticFile] = {}
        if folder is not None and (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.files[name] = read_file(path, name.startswith(ASSETS))

    @property
    def start(self) -> StaticFile:
        """What every address of the page begins with."""
        return self.files.get("index.html") or StaticFile(PLAIN, b"", "text/html", '"plain"', False)


def read_file(path: Path, lasts: bool) -> StaticFile:
    """A file ready to be sent."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    shrinks = kind.startswith(SHRINKS) or kind.endswith("javascript")
    small = gzip.compress(body, 9, mtime=0) if shrinks and len(body) > 500 else b""
    return StaticFile(body, small, kind, f'"{sha256(body).hexdigest()[:16]}"', lasts)


def find_folder(setting: str) -> Path | None:
    """The folder of the page: the one that is set, or the package's own."""
    if setting:
        return Path(setting)
    return PACKAGED if PACKAGED.is_dir() else None


def send(file: StaticFile, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file as an answer; who has it already gets none."""
    cache = "public, max-age=31536000, immutable" if file.lasts else "no-cache"
    headers = {"cache-control": cache, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.small and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.small, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


@get(
    [
        "/",
        "/t/{code:str}",
        "/play/{table:str}",
        "/match/{match:str}",
        "/matches",
        "/learn",
        "/learn/{game:str}",
        "/learn/{game:str}/first-deal",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
    sync_to_thread=False,
    opt=AS_IT_IS,
)
def start_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; what it shows is for its own script to find in the address."""
    return send(request.app.state.page.start, request)


@get("/t/{code:str}/qr.svg", include_in_schema=False, media_type="image/svg+xml", sync_to_thread=False)
def table_code(request: Request[Any, Any, Any], code: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
    """The link of a table for a camera; what is no code has none."""
    found = read_code(code)
    if found is None:
        raise NotFoundException
    base = request.app.state.keeper.settings.public_url or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{base}{TABLE}{found}", error="m", micro=False).save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get(
    ["/{name:str}", "/assets/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt=AS_IT_IS,
)
def page_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page."""
    found = request.app.state.page.files.get(request.url.path.lstrip("/"))
    if found is None:
        raise NotFoundException
    return send(found, request)
