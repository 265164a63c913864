"""Who keeps the door of the house: everything a request meets before it reaches a table."""

from __future__ import annotations

from typing import Any, Final

from vaza.bots.levels import LEVELS
from vaza.core.errors import OptionError, SetupError
from vaza.protocol.requests import HelloRequest
from vaza.server.door import Authenticator
from vaza.server.guests import Connection
from vaza.server.house import TableRegistry
from vaza.server.identity import Signer
from vaza.server.limits import ConnectionCounter, RateLimiter
from vaza.server.outbox import Outbox
from vaza.server.passwords import Passwords
from vaza.server.room import TableActor
from vaza.server.settings import Settings

SOCKETS_EACH: Final = 6
"""Sockets one person may have at a table: some tabs and a telephone."""


class Services:
    """The house, its limits, and how people are recognised."""

    def __init__(self, house: TableRegistry, settings: Settings, secret: bytes) -> None:
        self.house = house
        self.settings = settings
        self.signer = Signer(secret)
        self.door = Authenticator(house.store, self.signer, settings)
        self.passwords = Passwords()
        self.connections = ConnectionCounter(settings.connections_per_address)
        self.requests = RateLimiter(settings.requests_per_minute / 60, settings.requests_per_minute)
        self.tries = RateLimiter(0.2, 10)
        """Passwords and codes an address may try."""

    async def admit_connection(
        self, table: str, scope: Any, hello: HelloRequest, outbox: Outbox
    ) -> tuple[TableActor, Connection]:
        """The room and the guest who enters it; SetupError if they may not."""
        room = await self.house.actor(table)
        player = await self.door.player(scope)
        who, name = (player.id, player.name) if player is not None else ("", "")
        if room.standing.chair_of_player(who) < 0:
            if room.row.password and not self.signer.is_granted(hello.grant, table, who or "nobody"):
                raise SetupError("TABLE_LOCKED", {})
            self.check_watchers(room)
        if who and sum(1 for guest in room.guests if guest.who == who) >= SOCKETS_EACH:
            raise SetupError("TOO_MANY_SOCKETS", {})
        return room, Connection(outbox, who, name)

    def check_watchers(self, room: TableActor) -> None:
        """Refuse somebody who could only watch where nobody may, or too many do."""
        seats_free = any(chair.free for chair in room.standing.chairs)
        if not room.row.watchers and not seats_free:
            raise SetupError("NO_WATCHERS", {})
        watching = sum(1 for guest in room.guests if room.standing.chair_of_player(guest.who) < 0)
        most = self.settings.watchers_per_table
        if most and watching >= most + len(room.standing.chairs):
            raise SetupError("TOO_MANY_WATCHERS", {})


def check_level(level: str) -> None:
    """Refuse a bot there is none of."""
    if level not in LEVELS:
        raise OptionError("UNKNOWN_BOT", {"bot": level[:40], "allowed": ", ".join(LEVELS)})
