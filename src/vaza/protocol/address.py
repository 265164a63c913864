"""Addresses people share: a card room, or a table in it."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from vaza.protocol.errors import ClientError

TABLE: Final = "/t/"


class Address(msgspec.Struct, frozen=True):
    """Where a card room is, and the code of a table in it."""

    base: str
    code: str = ""

    @property
    def socket_base(self) -> str:
        """The same place for WebSockets."""
        return "ws" + self.base.removeprefix("http")

    @property
    def link(self) -> str:
        """What people share."""
        return f"{self.base}{TABLE}{self.code}" if self.code else self.base


def read_address(text: str) -> Address:
    """An address from what a person typed; http:// may be left out. ClientError if it is none."""
    given = text.strip()
    try:
        parts = urlsplit(given if "://" in given else f"http://{given}")
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fits = False
    if not fits or not given.isprintable() or " " in given or "@" in parts.netloc:
        raise ClientError("BAD_LINK", {"text": given[:80]})
    before, found, code = parts.path.partition(TABLE)
    code = unquote(code).strip("/")
    if (found and not code) or "/" in code or (not found and parts.path.strip("/")):
        raise ClientError("BAD_LINK", {"text": given[:80]})
    return Address(f"{parts.scheme}://{parts.netloc}{before.rstrip('/')}", code)


def is_local_address(base: str) -> bool:
    """Whether the place is this machine or its network, to which no proxy leads."""
    host = urlsplit(base).hostname or ""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host == "localhost" or "." not in host or host.endswith(".local")
