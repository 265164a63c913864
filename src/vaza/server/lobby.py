"""The lobby: which tables there are, live, for everybody who looks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from vaza.protocol.api import Lobby, SeatedPlayer, TableInfo
from vaza.protocol.replies import TableInfoReply
from vaza.server.outbox import Outbox

if TYPE_CHECKING:
    from vaza.server.house import TableRegistry
    from vaza.server.room import TableActor

RHYTHM: Final = 0.5
"""Seconds between two lobbies sent, so that a busy house does not flood who looks."""

_ENCODER = msgspec.json.Encoder()


class LobbyFeed:
    """What hangs on the wall: the listed tables, and who looks at it."""

    def __init__(self, house: TableRegistry) -> None:
        self.house = house
        self.number = 0
        self.lookers: list[Outbox] = []
        self._infos: dict[str, TableInfo] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._renewed: set[str] = set()

    def info(self, room: TableActor) -> TableInfo:
        """A table as everybody may know it."""
        return info_of(room)

    def changed(self, room: TableActor) -> None:
        """Something about a table may have changed: tell it soon."""
        self._renewed.add(room.row.id)
        self._soon()

    def removed(self, room: TableActor) -> None:
        """A table is not in the house any more."""
        self._infos.pop(room.row.id, None)
        self._soon()

    def _soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(RHYTHM, self._renew)

    def _renew(self) -> None:
        """Tell the tables what is new about them, and who looks what is new on the wall."""
        self._timer = None
        renewed, self._renewed = self._renewed, set()
        told = False
        for room in [self.house.rooms[table] for table in renewed if table in self.house.rooms]:
            info = info_of(room)
            if self._infos.get(room.row.id) != info:
                self._infos[room.row.id] = info
                told = told or info.listed
                for guest in room.guests:
                    guest.outbox.send_reply(TableInfoReply(host=guest.who == room.host, table=info))
        if told or not renewed:
            self.number += 1
            if self.lookers:
                frame = self.frame()
                for looker in self.lookers:
                    looker.send_snapshot(frame)

    def lobby(self) -> Lobby:
        """The listed tables at which somebody is."""
        listed = [info for info in self._infos.values() if info.listed and is_alive(info)]
        people = {guest.who for room in self.house.rooms.values() for guest in room.guests}
        return Lobby(number=self.number, tables=sorted(listed, key=lambda info: -info.opened_at), people=len(people))

    def frame(self) -> bytes:
        """The lobby as a frame."""
        return _ENCODER.encode(self.lobby())

    def close(self) -> None:
        """The house closes."""
        if self._timer is not None:
            self._timer.cancel()
        for looker in list(self.lookers):
            looker.close("SERVER_STOPS")


def is_alive(info: TableInfo) -> bool:
    """Whether somebody is at a table, to play or to watch."""
    return info.watching > 0 or any(sitter.here and not sitter.level for sitter in info.sitters)


def info_of(room: TableActor) -> TableInfo:
    """What is told of a table in the lobby."""
    standing, row = room.standing, room.row
    setting = standing.setting
    here = {guest.who for guest in room.guests}
    host = next((chair.name for chair in standing.people if chair.who == room.host), "")
    return TableInfo(
        id=row.id,
        code=row.code,
        title=row.title,
        game=setting.game,
        players=setting.players,
        variants=list(setting.variants),
        options=setting.options,
        clock=setting.clock.write(),
        away=setting.away,
        talk=row.talk,
        locked=bool(row.password),
        listed=row.listed,
        watchers=row.watchers,
        shelf=room.shelf,
        host=host,
        sitters=[
            SeatedPlayer(
                name=chair.name,
                level=chair.level,
                free=chair.free,
                here=bool(chair.level) or chair.who in here,
            )
            for chair in standing.chairs
        ],
        watching=sum(1 for guest in room.guests if standing.chair_of_player(guest.who) < 0),
        opened_at=row.opened_at,
    )
