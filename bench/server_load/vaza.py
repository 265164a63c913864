"""Our own dialect: scenes in, requests out. Of a frame only what decides the answer is read."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from server_load.driver import Client, Driver, LoadTable
from server_load.wire import many, open_sockets, post

SEATS: Final = 4
VERSION: Final = 1
TABLE: Final = {"game": "sueca", "clock": "off", "obvious": False}
SCENE: Final = b'{"type":"scene"'
REFUSED: Final = b'{"type":"refused"'
DECISION: Final = b'"decision":'
PLAYING: Final = b'"stage":"playing"'
LEGAL: Final = b'"legal":["'
HEAD: Final = 400
"""Bytes within which number and stage stand."""
MOVE: Final = b'{"type":"act","actions":[%b],"at":%d}'
HELLO: Final = b'{"type":"hello","version":%d}' % VERSION
SIT: Final = b'{"type":"sit"}'
START: Final = b'{"type":"start"}'
CUT: Final = b'{"type":"cut","cards":0}'
GO_ON: Final = b'{"type":"go-on"}'


class Chair(msgspec.Struct):
    """What a scene tells of a chair, as far as it matters here."""

    free: bool


class Around(msgspec.Struct):
    """What a scene tells around the cards, as far as it matters here."""

    stage: str
    seat: int
    chair: int
    cutter: int
    places: list[Chair]


AROUND: Final = msgspec.json.Decoder(Around)


class Vaza:
    """Speaks with our server."""

    def __init__(self) -> None:
        self.idle = False
        """Whether nobody sits down, starts or goes on."""

    def open(self, ports: list[int], tables: int) -> list[LoadTable]:
        """So many tables, four guests at the socket of each; they sit down by themselves."""
        port = ports[0]
        cookies = many(lambda number: guest(port, f"Guest {number}"), range(tables * SEATS))
        codes = many(lambda place: new_table(port, cookies[place * SEATS]), range(tables))
        return self.connect(port, codes, cookies)

    @staticmethod
    def connect(port: int, codes: list[str], cookies: list[str], each: int = SEATS) -> list[LoadTable]:
        """Sockets for all of them, so many a table, and a hello on each."""
        wanted = [(f"/api/tables/{codes[n // each]}/play", {"Cookie": one}) for n, one in enumerate(cookies)]
        found: list[LoadTable] = []
        for number, (one, rest) in enumerate(open_sockets(port, wanted)):
            if number % each == 0:
                found.append(LoadTable(each))
            Client(one, rest, found[-1], number % each, b"").send(HELLO)
        return found

    def hear(self, driver: Driver, client: Client, data: bytearray, start: int, end: int) -> None:
        """Scenes are what counts."""
        if not data.startswith(SCENE, start):
            if data.startswith(REFUSED, start):
                driver.refuse(json.loads(data[start:end])["code"])
            return
        at = data.index(DECISION, start, start + HEAD) + len(DECISION)
        comma = data.index(b",", at, at + 24)
        number = int(data[at:comma])
        driver.saw(client, number)
        if data.find(PLAYING, comma, start + HEAD) < 0:
            if not self.idle:
                self.between(client, AROUND.decode(memoryview(data)[start:end]))
            return
        client.asked = ""
        at = data.find(LEGAL, start, end)
        if at >= 0:
            at += len(LEGAL) - 1
            cards = bytes(data[at : data.index(b"]", at, end)]).split(b",")
            driver.move(client, number, MOVE % (cards[number % len(cards)], number))

    @staticmethod
    def between(client: Client, scene: Around) -> None:
        """Before and after a deal: sit down, start, cut, go on; each is said once."""
        wanted = b""
        if scene.stage == "gathering":
            if scene.chair < 0:
                wanted = SIT
            elif client.index == 0 and not any(place.free for place in scene.places):
                wanted = START
        elif scene.stage == "cutting":
            wanted = CUT if scene.cutter == scene.seat else b""
        elif scene.stage in ("counted", "over"):
            wanted = GO_ON
        if wanted and client.asked != wanted.decode():
            client.asked = wanted.decode()
            client.send(wanted)


def guest(port: int, name: str) -> str:
    """The cookie of a new guest."""
    headers = post(port, "/api/me", {"name": name})[1]
    return headers["set-cookie"].partition(";")[0]


def new_table(port: int, cookie: str, **more: object) -> str:
    """The id of a new table; who opens it sits there."""
    answer = post(port, "/api/tables", {**TABLE, **more}, {"Cookie": cookie})[0]
    table: str = answer.get("table") or answer["id"]
    return table


class Plain(Vaza):
    """Our dialect with the trivial server, which knows neither guests nor tables."""

    def open(self, ports: list[int], tables: int) -> list[LoadTable]:
        """Only sockets."""
        return self.connect(ports[0], [""] * tables, [""] * (tables * SEATS))
