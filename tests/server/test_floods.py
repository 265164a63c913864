"""Too much of anything: frames, sockets, requests, talk, tables, tries; and those who do not read."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from housing import NAMES, PATIENCE, Hosted, browser, gathered, hosted, line, people, step

from vaza.core.errors import VazaError
from vaza.protocol import VERSION
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.link import TableConnection
from vaza.server import outbox, running
from vaza.server.keeper import SOCKETS_EACH

pytestmark = pytest.mark.anyio

WISH = NewTable(game="septica", clock="off", obvious=False)


def stopped() -> float:
    """A clock for buckets that are not refilled, however slow the machine is."""
    return 0.0


async def test_who_floods_a_table_is_let_go(tmp_path: Path) -> None:
    with hosted(tmp_path, frames_per_second=1, frames_burst=30) as room:
        async with gathered(room, WISH, 2) as (info, clients, links):
            before = room.room(info.id).standing.seq
            async with line(room, info.id, clients[0].cookies["vaza"]) as bare:
                await bare.hello()
                for number in range(200):
                    await bare.send({"type": "quit", "id": number + 1})
                assert await bare.farewell() == ("TOO_MANY_FRAMES", 4000)
                refusals = [frame for frame in bare.frames if b'"refused"' in frame]
                assert len(refusals) <= 100
            assert room.room(info.id).standing.seq == before
            assert await step(room, info.id, links)


async def test_who_floods_the_lobby_is_let_go(tmp_path: Path) -> None:
    with hosted(tmp_path, frames_per_second=1, frames_burst=30) as room:
        async with line(room, "/api/lobby") as bare:
            for _ in range(200):
                await bare.send("anything")
            assert await bare.farewell() == ("TOO_MANY_FRAMES", 4000)
        async with line(room, "/api/lobby") as bare:
            assert (await bare.receive())["tables"] == []


async def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with hosted(tmp_path, connections_per_address=3) as room:
        async with people(room, 1) as (ana,):
            info = await ana.open_table(WISH)
            async with line(room, info.id) as one, line(room, info.id) as two, line(room, "/api/lobby") as three:
                await one.hello()
                await two.hello()
                await three.receive()
                for path in (info.id, "/api/lobby"):
                    async with line(room, path) as four:
                        assert await four.farewell() == ("TOO_MANY_FRAMES", 4000)
                async with line(room, info.id, address="127.0.0.2") as elsewhere:
                    await elsewhere.hello()
                assert (await one.asked({"type": "quit"}))["code"] == "NOT_AT_TABLE"
            async with line(room, info.id) as again:
                await again.hello()
        assert room.keeper.connections.open <= 1


async def test_one_person_has_so_many_sockets_at_a_table(room: Hosted) -> None:
    async with gathered(room, WISH, 2) as (info, clients, links):
        lines = [line(room, info.id, clients[0].cookies["vaza"]) for _ in range(SOCKETS_EACH)]
        opened = [await one.__aenter__() for one in lines]
        for one in opened[:-1]:
            await one.hello()
        await opened[-1].send({"type": "hello", "version": VERSION})
        assert (await opened[-1].next("refused"))["code"] == "TOO_MANY_SOCKETS"
        assert (await opened[-1].farewell())[0] == "NOT_ADMITTED"
        for one in lines:
            await one.__aexit__(None, None, None)
        assert await step(room, info.id, links)


async def test_one_address_asks_so_often(tmp_path: Path) -> None:
    with hosted(tmp_path, requests_per_minute=20) as room:
        room.keeper.requests._clock = stopped
        async with browser(room) as http, browser(room, "127.0.0.2") as other:
            told = [await http.get(path) for path in ["/api/me", "/nowhere"] * 15]
            assert [one.status_code for one in told[:20]] == [200, 404] * 10
            assert {one.status_code for one in told[21:]} == {429}
            assert told[-1].json()["code"] == "TOO_MANY_REQUESTS" and "retry-after" in told[-1].headers
            assert (await other.get("/api/me")).status_code == 200


async def test_who_tries_passwords_is_slowed_down(tmp_path: Path) -> None:
    with hosted(tmp_path, guessing=True) as room:
        room.keeper.tries._clock = stopped
        async with people(room, 2) as (ana, rui), browser(room, "127.0.0.3") as http:
            info = await ana.open_table(NewTable(game="septica", password="open sesame"))
            codes = []
            for number in range(14):
                told = await http.post("/api/join", json={"code": info.code, "password": f"guess {number}"})
                codes.append(told.json()["code"])
            assert codes[:10] == ["WRONG_TABLE_PASSWORD"] * 10 and codes[-1] == "TOO_MANY_TRIES"
            told = await http.post("/api/login", json={"name": "Ana", "password": "guess"})
            assert (told.status_code, told.json()["code"]) == (429, "TOO_MANY_TRIES")
            told = await http.post("/api/join", json={"code": "CCCCCC"})
            assert told.status_code == 429, "codes cannot be guessed either"
            assert (await rui.join(info.code, "open sesame")).table == info.id


async def test_one_speaks_so_often(room: Hosted) -> None:
    async with gathered(room, WISH, 2) as (info, _, (ana, rui)):
        room.room(info.id).talk._buckets._clock = stopped
        for _ in range(5):
            await ana.say("again")
        with pytest.raises(VazaError, match="TALK_TOO_FAST"):
            await asyncio.gather(*(ana.say("and again") for _ in range(3)))
        await rui.emote("hello")
        await ana.wait_until(lambda _: ana.talk[-1].name == NAMES[1], PATIENCE)
        assert len(ana.talk) < 9


async def test_one_opens_so_many_tables(tmp_path: Path) -> None:
    with hosted(tmp_path, tables_per_player=3, tables=5) as room:
        async with people(room, 3) as (ana, rui, eva):
            for _ in range(3):
                await ana.open_table(WISH)
            with pytest.raises(VazaError, match="TOO_MANY_TABLES"):
                await ana.open_table(WISH)
            for _ in range(2):
                await rui.open_table(WISH)
            with pytest.raises(VazaError, match="HOUSE_FULL"):
                await eva.open_table(WISH)


async def test_a_wish_that_cannot_be_opens_no_table(tmp_path: Path) -> None:
    with hosted(tmp_path) as room:
        async with people(room, 1) as (ana,):
            for wrong in (
                {"salt": "not a salt"},
                {"bots": ["wizard"]},
                {"bots": ["easy"] * 9},
                {"start": True},
                {"password": "abc"},
                {"clock": "soon"},
                {"options": {"nonsense": "on"}},
                {"variants": ["nonsense"]},
                {"preset": "nonsense"},
                {"substitute": "nonsense"},
                {"players": 7},
                {"game": "poker"},
                {"salt": "-" * 70},
            ):
                told = await ana.http.post("/api/tables", json={"game": "septica", **wrong})
                assert told.status_code in (400, 404), (wrong, told.text)
                assert told.json()["code"], wrong
            assert room.keeper.house.rooms == {}
            for title, shown in (("  Among \n us\u202e\u0000 ", "Among us"), ("\u200b", ""), ("", "")):
                told = await ana.http.post("/api/tables", json={"game": "septica", "title": title})
                assert told.json()["title"] == shown


async def test_so_many_may_watch(tmp_path: Path) -> None:
    with hosted(tmp_path, watchers_per_table=2) as room:
        async with gathered(room, WISH, 2) as (info, _, links):
            lines = [line(room, info.id) for _ in range(5)]
            opened = [await one.__aenter__() for one in lines]
            for one in opened[:4]:
                await one.hello()
            await opened[4].send({"type": "hello", "version": VERSION})
            assert (await opened[4].next("refused"))["code"] == "TOO_MANY_WATCHERS"
            assert await step(room, info.id, links)
            for one in lines:
                await one.__aexit__(None, None, None)


# ---- Those who do not read


class Deaf:
    """A client that says hello and then never reads again, from a window as small as the system allows."""

    def __init__(self, room: Hosted, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", room.port))
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        self.socket.sendall(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\n{key}"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert b" 101 " in answer
        hello = b'{"type":"hello","version":1}'
        self.socket.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

    def read_all(self) -> bytes:
        """What had come before the connection was cut."""
        self.socket.settimeout(PATIENCE)
        found = b""
        try:
            while part := self.socket.recv(65536):
                found += part
        except ConnectionError:
            pass
        return found


async def test_who_does_not_read_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table plays on, at most one scene waits for the deaf one, and in the end the line is cut."""
    monkeypatch.setattr(outbox, "PATIENCE", 1.0)
    with hosted(tmp_path) as room:
        async with gathered(room, WISH, 2) as (info, _, links):
            deaf = Deaf(room, info.id)
            async with asyncio.timeout(PATIENCE):
                while len(room.room(info.id).guests) < 3:
                    await asyncio.sleep(0.01)
            guest = room.room(info.id).guests[-1]
            waited = False
            async with asyncio.timeout(PATIENCE):
                while guest in room.room(info.id).guests:
                    if not await step(room, info.id, links):
                        await another_match(links)
                    await asyncio.sleep(0)
                    waited = waited or guest.outbox._scene is not None
                    assert len(guest.outbox._replies) <= outbox.MOST_WAITING
            assert waited, "its scenes never waited, so nothing was tested"
            assert guest.outbox.closed and guest.outbox._scene is None
            assert len(deaf.read_all()) < 10_000_000
            assert await step(room, info.id, links) or await another_match(links)


async def another_match(links: list[TableConnection]) -> bool:
    for link in links:
        await link.go_on()
    await links[0].start()
    return True


async def test_the_half_open_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not answer a ping is gone, and counts as away."""
    monkeypatch.setattr(running, "PING", 0.2)
    with hosted(tmp_path) as room:
        async with gathered(room, WISH, 2) as (info, _, links):
            deaf = Deaf(room, info.id)
            async with asyncio.timeout(PATIENCE):
                while len(room.room(info.id).guests) < 3:
                    await asyncio.sleep(0.01)
                while len(room.room(info.id).guests) > 2:
                    await asyncio.sleep(0.05)
            assert b'"welcome"' in deaf.read_all()
            assert all(link.connected and link.times_connected == 1 for link in links)
            assert await step(room, info.id, links)


async def test_who_asks_for_advice_all_the_time_keeps_nobody_from_thinking(room: Hosted) -> None:
    async with await VazaClient.connect(room.base, "Asker") as client:
        wish = NewTable(game="septica", bots=["easy"], clock="off", obvious=False, pace="instant")
        info = await client.open_table(wish)
        async with await client.join_and_sit(info.code, seconds=PATIENCE) as link:
            await link.start()
            await link.wait_until(lambda scene: scene.to_act == scene.seat, PATIENCE)
            asked = [asyncio.create_task(link.hint()) for _ in range(12)]
            done = await asyncio.gather(*asked, return_exceptions=True)
            given = [one for one in done if isinstance(one, list)]
            refused = [one.code for one in done if isinstance(one, VazaError)]
            assert 1 <= len(given) <= 4 and set(refused) == {"TOO_MANY_REQUESTS"}
            await link.act(str(given[0][0]["actions"][0]))
