"""Who knocks: the address, the page they come from, and the person behind a cookie."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from vaza.server.identity import COOKIE, Signer
from vaza.server.limits import limit_key
from vaza.server.settings import Settings
from vaza.store.rows import PlayerRow
from vaza.store.store import Store

Scope: TypeAlias = Any

REMEMBERED: Final = 5000
"""Players kept in memory, so that a reconnecting crowd does not ask the store."""


class Authenticator:
    """Recognises people by what a request brings with it."""

    def __init__(self, store: Store, signer: Signer, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.settings = settings
        self._players: OrderedDict[str, PlayerRow] = OrderedDict()

    def address(self, scope: Scope) -> str:
        """The place a request comes from; what a trusted proxy says of it has been taken for it already."""
        client = scope.get("client")
        return limit_key(str(client[0])) if client else limit_key("")

    def is_same_origin(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        if origin in self.settings.allowed_origins:
            return True
        asked = place_in(origin)
        known = {header(scope, b"host").lower()}
        if self.settings.public_url:
            known.add(place_in(self.settings.public_url))
        return bool(asked) and asked in known

    async def player(self, scope: Scope) -> PlayerRow | None:
        """The person a request's cookie names, if it is ours and they still exist."""
        cookie = cookie_in(header(scope, b"cookie"))
        who = self.signer.player_in(cookie) if cookie else None
        if who is None:
            return None
        found = self._players.get(who)
        if found is None:
            found = await self.store.player(who)
            if found is not None:
                self.cache_player(found)
        return found

    def cache_player(self, row: PlayerRow) -> None:
        """Keep a player in memory; the one not needed for longest is dropped."""
        self._players[row.id] = row
        self._players.move_to_end(row.id)
        if len(self._players) > REMEMBERED:
            self._players.popitem(last=False)

    @property
    def secure(self) -> bool:
        """Whether cookies travel over TLS only."""
        return self.settings.public_url.startswith("https:")


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty if it has none."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def cookie_in(text: str) -> str:
    """Our cookie among those of a request; what other pages of this host have left there may be anything."""
    if len(text) > 8192:
        return ""
    for part in text.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def place_in(origin: str) -> str:
    """Host and port of an origin, empty if it has none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
