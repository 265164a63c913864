"""Whatever a client sends: a typed refusal or a good-bye, the table untouched, the others unaffected."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from housing import PATIENCE, SECRET, Hosted, Line, gathered, line, people, step
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from vaza.core.errors import VazaError
from vaza.protocol import VERSION
from vaza.protocol.api import NewTable, TableInfo
from vaza.protocol.client import VazaClient
from vaza.protocol.link import TableConnection
from vaza.protocol.requests import LONGEST_FRAME
from vaza.server import play
from vaza.server.identity import COOKIE_AGE, Signer

pytestmark = pytest.mark.anyio

WISH = NewTable(game="septica", clock="off", obvious=False)


class Table:
    """A running table of two with a spare place to disturb it from."""

    def __init__(self, room: Hosted, info: TableInfo, clients: list[VazaClient], links: list[TableConnection]) -> None:
        self.room, self.info, self.clients, self.links = room, info, clients, links

    @property
    def seq(self) -> int:
        return self.room.room(self.info.id).standing.seq

    def cookie(self, chair: int) -> str:
        return self.clients[chair].cookies["vaza"]

    def line(self, chair: int = -1, **options: Any) -> Any:
        """A bare socket of somebody who sits here, or of a stranger."""
        return line(self.room, self.info.id, self.cookie(chair) if chair >= 0 else "", **options)

    @property
    def mover(self) -> int:
        """The chair that is to act."""
        standing = self.room.room(self.info.id).standing
        return standing.chair_of(standing.to_act)

    @asynccontextmanager
    async def untouched(self) -> AsyncIterator[None]:
        """What happens meanwhile changes nothing, and afterwards everybody plays on."""
        before = self.seq
        yield
        assert self.seq == before, "the table was touched"
        assert all(link.connected and link.times_connected == 1 for link in self.links)
        await step(self.room, self.info.id, self.links)
        assert self.seq > before


@asynccontextmanager
async def running(room: Hosted) -> AsyncIterator[Table]:
    async with gathered(room, WISH, 2) as (info, clients, links):
        table = Table(room, info, clients, links)
        await step(room, info.id, links)
        yield table


# ---- Frames that are none

ACT = {"type": "act", "id": 5, "actions": ["7♣"], "at": 3}
VALID: list[dict[str, Any]] = [
    ACT,
    {"type": "hello", "version": VERSION, "seen": 4, "heard": 2, "grant": "x"},
    {"type": "sit", "chair": 1},
    {"type": "cut", "cards": 3},
    {"type": "say", "text": "hello"},
    {"type": "mute", "chair": 1, "on": True},
    {"type": "hurry", "pace": "quick"},
    {"type": "claim", "id": 9},
]
BAD: list[object] = [
    "",
    b"",
    "null",
    "[]",
    "0",
    '"act"',
    "{}",
    b"\xff\xfe\x00",
    b'{"type": "act", "actions": ["\xff"], "at": 3}',
    "[" * 2000,
    '{"a":' * 500,
    '{"type": "act", "actions": ["7\\ud800"], "at": 3}',
    '{"type": "act", "actions": ["7C"], "at": NaN}',
    '{"type": "act", "actions": ["7C"], "at": 1e400}',
    '{"type": "act", "actions": ["7C"], "at": ' + "9" * 400 + "}",
    '{"type": "act", "actions": ["7C"], "at": -99999999999999999999}',
    '{"type": "act", "actions": ["7C"], "at": 3, "at": "x"}',
    '{"type": "act", "type": "nonsense", "actions": ["7C"], "at": 3}',
    '{"type": "act", "actions": ["7C"], "at": 3, "who": "somebody else"}',
    '{"type": "act", "actions": ["7C"], "at": 3, "seat": 1}',
    '{"type": "act", "actions": [], "at": 3}',
    json.dumps({"type": "act", "actions": ["7C"] * 13, "at": 3}),
    json.dumps({"type": "act", "actions": ["x" * 81], "at": 3}),
    '{"type": "act", "actions": ["7C"], "at": 3} {"type": "claim"}',
    '{"type": "answer", "at": 3, "action": "7C"}',
    '{"type": "wake"}',
    '{"type": "gone", "who": "x"}',
    '{"type": "resume"}',
    json.dumps({"type": "say", "text": "x" * 301}),
    '{"type": "emote", "emote": "rude"}',
    '{"type": "mute", "chair": 99}',
    '{"type": "hurry", "pace": "warp"}',
]


async def test_frames_that_cannot_be_read_are_refused_one_by_one(room: Hosted) -> None:
    async with running(room) as table, table.untouched(), table.line(table.mover) as bare:
        await bare.hello()
        for frame in BAD:
            told = await bare.asked(frame)
            assert (told["type"], told["code"]) == ("refused", "BAD_FRAME"), frame
        assert (await bare.asked({"type": "hello", "version": VERSION}))["code"] == "ALREADY_GREETED"


@pytest.mark.parametrize("first", [*BAD[:10], ACT, {"type": "sit"}, {"type": "hello"}])
async def test_who_does_not_begin_with_hello_is_sent_away(room: Hosted, first: object) -> None:
    async with running(room) as table, table.untouched(), table.line(table.mover) as bare:
        await bare.send(first)
        assert await bare.farewell() == ("BAD_FRAME", 4000)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A valid request with something changed, as data or as bytes."""
    request = dict(draw(st.sampled_from(VALID)))
    if draw(st.booleans()):
        key = draw(st.sampled_from([*request, "extra"]))
        request[key] = draw(json_values)
        return json.dumps(request, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    frame = bytearray(json.dumps(request).encode())
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(frame) - 1))
        frame[place : place + draw(st.integers(0, 2))] = draw(st.binary(max_size=3))
    return bytes(frame)


FRAMES = st.lists(
    st.binary(max_size=200) | st.text(max_size=100) | json_values.map(json.dumps) | mutated(), min_size=1, max_size=30
)


@settings(max_examples=min(settings().max_examples, 100))
@given(FRAMES)
async def test_no_nonsense_touches_the_table(room: Hosted, frames: list[bytes | str]) -> None:
    """A stranger says anything at all; the socket answers or closes, and the two who play do not notice."""
    async with watched(room) as (table, bare):
        before = table.seq
        for frame in frames:
            try:
                await bare.send(frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace").decode())
            except ConnectionClosed:
                break
        told = await bare.asked({"type": "quit", "id": 77})
        while told.get("id") != 77:
            told = await bare.next("refused", "done")
        assert told["code"] == "NOT_AT_TABLE"
        assert table.seq == before


@asynccontextmanager
async def watched(room: Hosted) -> AsyncIterator[tuple[Table, Line]]:
    """A running table that is looked at by a stranger."""
    async with running(room) as table, table.line() as bare:
        await bare.hello()
        yield table, bare
        await step(room, table.info.id, table.links)


async def test_too_large_a_frame_ends_the_socket(room: Hosted) -> None:
    async with running(room) as table:
        for size, fits in ((LONGEST_FRAME, True), (LONGEST_FRAME + 1, False), (2**20, False)):
            async with table.untouched(), table.line(table.mover) as bare:
                await bare.hello()
                head, tail = '{"type": "say", "text": "', '"}'
                frame = head + "x" * (size - len(head) - len(tail)) + tail
                if fits:
                    assert (await bare.asked(frame))["code"] == "BAD_FRAME"
                else:
                    await bare.send(frame)
                    assert (await bare.farewell())[1] == 1009


async def test_who_says_nothing_is_sent_away(room: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HELLO_WITHIN", 0.1)
    async with running(room) as table, table.untouched(), table.line(table.mover) as bare:
        assert await bare.farewell() == ("BAD_FRAME", 4000)


@pytest.mark.parametrize("version", [0, VERSION + 1, -1, 10**30])
async def test_unknown_versions_are_told_to_reload(room: Hosted, version: int) -> None:
    async with running(room) as table, table.untouched(), table.line(table.mover) as bare:
        await bare.send({"type": "hello", "version": version})
        told, code = await bare.farewell()
        assert (told, code) == ("RELOAD", 4000)


# ---- Frames that come at the wrong time or from the wrong one


async def test_what_is_not_ones_own_to_do_is_refused(room: Hosted) -> None:
    async with running(room) as table:
        standing = room.room(table.info.id).standing
        view = table.links[table.mover].scene.view
        assert view is not None
        card = view.data()["hand"][0]  # type: ignore[index]
        act = {"type": "act", "id": 1, "actions": [card], "at": standing.decision}
        async with table.untouched(), table.line(1 - table.mover) as bare:
            await bare.hello()
            told = await bare.asked(act)
            assert (told["type"], told["id"]) == ("refused", 1), "another's card out of turn"
            for request, code in (
                ({"type": "cut", "cards": 3}, "NOT_YOUR_CUT"),
                ({"type": "start"}, {"HOST_ONLY", "ALREADY_STARTED"}),
                ({"type": "empty", "chair": table.mover}, {"HOST_ONLY", "ALREADY_STARTED"}),
                ({"type": "bot", "level": "easy", "chair": 0}, {"HOST_ONLY", "TABLE_FULL"}),
                ({"type": "sit", "chair": 0}, "ALREADY_SEATED"),
                ({"type": "salt", "salt": "late"}, "SALTS_ARE_FROZEN"),
                ({"type": "go-on"}, "NOT_BETWEEN_DEALS"),
                ({"type": "quit"}, "QUIT_BETWEEN_DEALS"),
                ({"type": "close"}, "NOT_PAUSED"),
                ({"type": "claim"}, "NOT_CERTAIN"),
                ({"type": "hint"}, "NOTHING_TO_PLAY"),
                ({"type": "mute", "chair": 7}, "NO_SUCH_SEAT"),
            ):
                told = await bare.asked(request)
                assert told["type"] == "refused" and told["code"] in code, request
        async with table.untouched(), table.line() as bare:
            await bare.hello()
            for request in (act, *VALID[3:], {"type": "leave"}, {"type": "hint"}, {"type": "go-on"}, {"type": "start"}):
                told = await bare.asked(request)
                assert told["type"] == "refused", request
            assert (await bare.asked({"type": "sit", "chair": 0}))["code"] == "NAME_NEEDED"


async def test_an_act_counts_once(room: Hosted) -> None:
    """The same frame twice, a frame from an earlier decision, and two tabs that play at once."""
    async with running(room) as table:
        mover = table.mover
        standing = room.room(table.info.id).standing
        async with table.line(mover) as bare, table.line(mover) as tab:
            await bare.hello()
            await tab.hello()
            view = table.links[mover].scene.view
            assert view is not None
            legal = view.data()["legal"]
            assert isinstance(legal, list)
            act = {"type": "act", "id": 1, "actions": [legal[0]], "at": standing.decision}
            before = table.seq
            await asyncio.gather(*(one.send(act) for one in (bare, tab, bare, tab)))
            answers = [await one.next("done", "refused") for one in (bare, bare, tab, tab)]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
            assert {answer.get("code", "TOO_LATE") for answer in answers} == {"TOO_LATE"}
            assert table.seq == before + 1
            assert (await bare.asked({**act, "id": 9}))["code"] == "TOO_LATE"
            assert table.seq == before + 1
        await step(room, table.info.id, table.links)


# ---- Who is who


async def test_forged_old_and_broken_cookies_are_nobody(room: Hosted) -> None:
    async with running(room) as table:
        mine = table.cookie(table.mover)
        who = room.room(table.info.id).standing.chairs[table.mover].who
        old = Signer(SECRET, lambda: 1.0)
        assert COOKIE_AGE < 10**9
        forged = [
            mine[:-1],
            mine[:-6] + "AAAAAA",
            mine[1:],
            who,
            who + "." + mine.split(".", 1)[1][::-1],
            Signer(b"x" * 32).cookie_for(who),
            old.cookie_for(who),
            Signer(SECRET).grant_for(table.info.id, who),
            Signer(SECRET).cookie_for("nobody-there"),
            "a" * 5000,
            '"' + mine,
        ]
        for cookie in forged:
            async with table.untouched(), line(room, table.info.id, cookie) as bare:
                welcome = await bare.hello()
                assert (welcome["name"], welcome["host"]) == ("", False), cookie
                scene = await bare.next("scene")
                assert scene["seat"] == -1 and scene["view"]["hand"] == []
                assert (await bare.asked({"type": "quit"}))["code"] == "NOT_AT_TABLE"
            told = await table.clients[0].http.get("/api/me", headers={"Cookie": f"vaza={cookie}"})
            assert told.status_code == 200


@pytest.mark.parametrize(
    "cookie", ['other={"a": 1}; vaza=%s', "a=b=c; vaza=%s; x", "vaza=%s", "é=ü; vaza=%s", 'q="1;2"; vaza=%s']
)
async def test_other_cookies_do_not_hide_ours(room: Hosted, cookie: str) -> None:
    async with people(room, 1) as (ana,):
        header = (cookie % ana.cookies["vaza"]).encode("latin-1")
        ana.http.cookies.clear()
        told = await ana.http.get("/api/me", headers=[(b"cookie", header)])
        assert told.json()["name"] == "Ana"


FOREIGN = ["http://evil.example", "null", "http://127.0.0.1:1", "https://", "http://[", "http://127.0.0.1", "x" * 3000]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_foreign_pages_get_no_socket_and_change_nothing(room: Hosted, origin: str) -> None:
    async with running(room) as table, table.untouched():
        for path in (table.info.id, "/api/lobby"):
            with pytest.raises(InvalidStatus) as refused:
                async with line(room, path, table.cookie(0), origin):
                    pass
            assert refused.value.response.status_code == 403
        for path in ("/api/me", "/api/tables", "/api/join", "/api/logout", "/api/login"):
            told = await table.clients[0].http.post(path, json={"name": "Eve"}, headers={"Origin": origin})
            assert (told.status_code, told.json()["code"]) == (403, "OTHER_ORIGIN")
        assert (await table.clients[0].who_am_i()).name == "Ana"


async def test_our_own_page_is_welcome(room: Hosted) -> None:
    page = f"http://127.0.0.1:{room.port}"
    async with running(room) as table, table.untouched(), line(room, table.info.id, table.cookie(0), page) as bare:
        assert (await bare.hello())["name"] == "Ana"


async def test_a_table_that_is_not_there(room: Hosted) -> None:
    for path in ("nowhere", "x" * 500, "%00", "%F0%9F%82%A1", "-1"):
        async with line(room, path) as bare:
            await bare.send({"type": "hello", "version": VERSION})
            assert (await bare.next("refused"))["code"] == "NO_SUCH_TABLE_HERE"
            assert await bare.farewell() == ("NOT_ADMITTED", 4000)
    for path in ("/api/nothing", "/", "/api/tables"):
        with pytest.raises(InvalidStatus) as refused:
            async with line(room, path):
                pass
        assert refused.value.response.status_code in (403, 404)


async def test_part_of_an_exchange_is_shown_to_nobody_else(room: Hosted) -> None:
    """SobeSobe: who marks cards one by one sees that at once; the others see it when it is done."""
    async with gathered(room, NewTable(game="sobesobe", players=2, clock="off", obvious=False), 2) as (info, _, links):
        standing = room.room(info.id).standing
        while links[standing.chair_of(standing.to_act)].scene.view.question.kind != "cards":  # type: ignore[union-attr]
            if not await step(room, info.id, links):
                pytest.fail("nobody may exchange")
        mover = links[standing.chair_of(standing.to_act)]
        other = links[1 - standing.chair_of(standing.to_act)]
        before = other.scene.seq
        view = mover.scene.view
        assert view is not None
        await mover.act(str(view.data()["legal"][0]))  # type: ignore[index]
        assert mover.scene.view is not None and mover.scene.view.marked_cards
        assert other.scene.seq == before
        await mover.act("done")
        await other.wait_until(lambda scene: scene.seq == standing.seq, PATIENCE)


async def test_refusals_are_the_tables_own(room: Hosted) -> None:
    async with running(room) as table, table.untouched():
        with pytest.raises(VazaError) as refused:
            await table.links[table.mover].act("nonsense")
        assert refused.value.code == "UNKNOWN_CARD"
