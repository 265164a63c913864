"""A store from its address."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

from vaza.store.errors import StoreError, without_password
from vaza.store.postgres import PostgresStore
from vaza.store.sqlite import SqliteStore
from vaza.store.store import Store

SQLITE = "sqlite:///"


def open_store(url: str) -> Store:
    """The store at `sqlite:///path`, a plain path, or `postgresql://…`; still to be opened."""
    if url.startswith(("postgresql://", "postgres://")):
        return PostgresStore(url)
    if url.startswith(SQLITE):
        path = unquote(url.removeprefix(SQLITE))
    elif "://" in url or url.startswith("sqlite:"):
        path = ""
    else:
        path = url
    if not path or path == ":memory:" or "\0" in path or "?" in path:
        raise StoreError("bad-database-url", {"url": without_password(url)[:200]})
    return SqliteStore(Path(path).expanduser())
