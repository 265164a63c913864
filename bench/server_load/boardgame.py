"""boardgame.io's dialect: socket.io over engine.io on a WebSocket, as its own client speaks it."""

from __future__ import annotations

import json
from typing import Any, Final

from server_load.driver import Client, Driver, LoadTable
from server_load.wire import many, open_sockets, post

GAME: Final = "tricks"
SEATS: Final = 4
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
SPACE: Final = f"/{GAME},".encode()
STATE: Final = b'"_redo":[],"_stateID":'
LEGAL: Final = b'"legal":["'
TAIL: Final = 700


def event(*words: object) -> bytes:
    """An event as socket.io writes it."""
    return b"42" + SPACE + json.dumps(words, separators=(",", ":"), ensure_ascii=False).encode()


class Boardgame:
    """Speaks with boardgame.io's server."""

    def __init__(self) -> None:
        self.update = b"42" + SPACE + b'["update"'
        self.sync = b"42" + SPACE + b'["sync"'
        self.joined = b"40" + SPACE

    def open(self, ports: list[int], tables: int) -> list[LoadTable]:
        """So many matches, all seats joined; the second port is the lobby's."""
        game, lobby = ports
        matches = many(lambda _: self.match(lobby), range(tables))
        opened = iter(open_sockets(game, [(PATH, {})] * (tables * SEATS)))
        found = []
        for match, credentials in matches:
            table = LoadTable(SEATS)
            for seat in range(SEATS):
                word = json.dumps([match, str(seat), credentials[seat]]).encode()
                Client(*next(opened), table, seat, word)
            found.append(table)
        return found

    @staticmethod
    def match(lobby: int) -> tuple[str, list[str]]:
        """A new match and what its seats prove themselves with."""
        match: str = post(lobby, f"/games/{GAME}/create", {"numPlayers": SEATS})[0]["matchID"]
        credentials = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            credentials.append(post(lobby, f"/games/{GAME}/{match}/join", body)[0]["playerCredentials"])
        return match, credentials

    def hear(self, driver: Driver, client: Client, data: bytearray, start: int, end: int) -> None:
        """Updates are what counts; the rest is how one gets there."""
        if data.startswith(self.update, start):
            at = data.rfind(STATE, max(start, end - TAIL), end)
            number = data[at + len(STATE) : data.index(b"}", at, end)]
            self.shown(driver, client, int(number), data, start, end)
        elif end - start == 1 and data[start] == ord("2"):
            client.send(b"3")
        elif data[start] == ord("0"):
            client.send(self.joined)
        elif data.startswith(self.joined, start):
            match, seat, secret = json.loads(client.word)
            client.word = self.envelope(match, seat, secret)
            client.send(event("sync", match, seat, secret, SEATS))
        elif data.startswith(self.sync, start):
            state: dict[str, Any] = json.loads(data[start + len(self.joined) : end])[2]["state"]
            self.shown(driver, client, state["_stateID"], data, start, end)
            if min(client.table.seen) == 0:
                self.wake(driver, client.table)

    @staticmethod
    def envelope(match: str, seat: str, secret: str) -> bytes:
        """A move of this seat with two marks: for the card and for the number of the state."""
        payload = {"type": "play", "args": ["CARD"], "playerID": seat, "credentials": secret}
        return event("update", {"type": "MAKE_MOVE", "payload": payload}, "STATE", match, seat)

    def shown(self, driver: Driver, client: Client, number: int, data: bytearray, start: int, end: int) -> None:
        """A state: answer it if it is this seat's turn."""
        driver.saw(client, number)
        at = data.find(LEGAL, start, end)
        if at < 0:
            return
        at += len(LEGAL) - 1
        cards = bytes(data[at : data.index(b"]", at, end)]).split(b",")
        card = cards[number % len(cards)]
        move = client.word.replace(b'"CARD"', card).replace(b'"STATE"', b"%d" % number)
        if min(client.table.seen) < 0:
            client.asked = move.decode()
            return
        driver.move(client, number, move)

    @staticmethod
    def wake(driver: Driver, table: LoadTable) -> None:
        """All four have synchronised: the first move may be made."""
        for client in table.clients:
            if client.asked:
                driver.move(client, 0, client.asked.encode())
                client.asked = ""
