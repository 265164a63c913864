"""The HTTP API: every route, every refusal, and what browsers are told with every answer."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from housing import NAMES, PATIENCE, SECRET, Hosted, browser, gathered, hosted, line, people
from schemathesis import openapi

from vaza.core.errors import VazaError
from vaza.games import GAMES
from vaza.protocol.api import NewTable
from vaza.protocol.shapes import TutorialStepSchema
from vaza.server.app import HEADERS
from vaza.server.identity import COOKIE_RENEWAL, Signer

pytestmark = pytest.mark.anyio

WISH = NewTable(game="septica", clock="off", obvious=False)
CLIPS = Path(__file__).parent / "clips"


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


# ---- People


async def test_from_guest_to_a_name_on_another_device(room: Hosted) -> None:
    async with browser(room) as phone, browser(room) as laptop, browser(room) as stranger:
        assert (await phone.get("/api/me")).json() == {"name": "", "kept": False, "table": ""}
        assert told(await phone.post("/api/me/password", json={"password": "long enough"})) == (401, "NAME_NEEDED")
        answer = await phone.post("/api/me", json={"name": "  Zoë   Ünal "})
        assert answer.json() == {"name": "Zoë Ünal", "kept": False, "table": ""}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie and "secure" not in cookie
        assert (await stranger.post("/api/me", json={"name": "Zoë Ünal"})).status_code == 200, "guests share names"
        assert told(await phone.post("/api/me/password", json={"password": "short"}))[0] == 400
        assert (await phone.post("/api/me/password", json={"password": "long enough"})).json()["kept"]
        for name in ("Zoë Ünal", "zoë ünal", "ZOE\u0308  U\u0308NAL"):
            assert told(await laptop.post("/api/me", json={"name": name})) == (409, "NAME_IS_KEPT"), name
        assert told(await stranger.post("/api/me/password", json={"password": "me too me too"}))[0] == 409
        for name, word in (("Zoë Ünal", "wrong enough"), ("Nobody", "long enough"), ("Zoë Ünal", "")):
            assert (await laptop.post("/api/login", json={"name": name, "password": word})).status_code in (400, 401)
        back = await laptop.post("/api/login", json={"name": " zoe\u0308 ünal ", "password": "long enough"})
        assert back.json() == {"name": "Zoë Ünal", "kept": True, "table": ""}
        assert (await laptop.post("/api/me", json={"name": "Zoë"})).json()["kept"], "a new name, kept too"
        assert (await phone.get("/api/me")).json()["name"] == "Zoë"
        assert (await stranger.post("/api/me", json={"name": "Zoë Ünal"})).status_code == 200, "the old one is free"
        assert (await laptop.post("/api/logout")).json()["name"] == ""
        assert (await laptop.get("/api/me")).json()["name"] == ""
        assert (await phone.get("/api/me")).json()["name"] == "Zoë"


async def test_a_cookie_that_has_grown_old_is_renewed(room: Hosted) -> None:
    async with people(room, 1) as (ana,), browser(room) as http:
        player = room.keeper.signer.player_in(ana.cookies["vaza"])
        assert player is not None
        for age, renews in ((COOKIE_RENEWAL - 60, False), (COOKIE_RENEWAL + 60, True)):
            old = Signer(SECRET, lambda age=age: time.time() - age).cookie_for(player)  # type: ignore[misc]
            answer = await http.get("/api/me", headers={"cookie": f"vaza={old}"})
            assert answer.json()["name"] == NAMES[0]
            assert ("set-cookie" in answer.headers) == renews


@pytest.mark.parametrize("name", ["", " ", "a" * 25, "a,b", "\u202eevil", "a\u0000b", "a\nb", "\u200b", 5, None])
async def test_names_that_are_none(room: Hosted, name: object) -> None:
    async with browser(room) as http:
        answer = await http.post("/api/me", json={"name": name})
        assert answer.status_code == 400 and answer.json()["code"] in ("BAD_PLAYER_NAME", "BAD_REQUEST")
        assert not http.cookies


async def test_behind_tls_cookies_are_secure(tmp_path: Path) -> None:
    with hosted(tmp_path, public_url="https://cards.example") as room:
        async with browser(room) as http:
            answer = await http.post("/api/me", json={"name": "Ana"}, headers={"Origin": "https://cards.example"})
            assert "; secure" in answer.headers["set-cookie"].lower()


# ---- Games, health, pages


async def test_games_and_rules(room: Hosted) -> None:
    async with browser(room) as http:
        games = (await http.get("/api/games")).json()
        assert [game["code"] for game in games["games"]] == list(GAMES) and "expert" in games["bots"]
        for code in GAMES:
            one = (await http.get(f"/api/games/{code}")).json()
            assert one in games["games"] and len(one["cards"]) == len(set(one["cards"])) > 30
            assert all(
                set(preset) <= {option["name"] for option in one["options"]} for preset in one["presets"].values()
            )
            assert (await http.get(f"/api/games/{code}/rules")).json()["text"].startswith("#")
            lesson = (await http.get(f"/api/games/{code}/lesson")).json()
            assert lesson["code"] == code and len(lesson["names"]) == lesson["steps"][0]["view"]["seats"]
            for step in lesson["steps"]:
                msgspec.convert(step, TutorialStepSchema)
        for path in ("/api/games/poker", "/api/games/poker/rules", "/api/games/poker/guide", "/api/games/poker/lesson"):
            assert told(await http.get(path)) == (404, "UNKNOWN_GAME")
        assert (await http.get("/api/games/" + "x" * 41)).status_code == 400


async def test_pages_come_in_the_language_that_is_asked_for(room: Hosted) -> None:
    async with browser(room) as http:
        told = (await http.get("/api/games/sueca/rules?language=pt-PT")).json()
        assert (told["language"], told["languages"]) == ("pt", ["en", "pt"]) and "trunfo" in told["text"]
        for unknown in ("ro", "xx", "../en"):
            assert (await http.get("/api/games/sueca/rules", params={"language": unknown})).json()["language"] == "en"
        for language, word in {"en": "trick", "es": "baza", "pt": "vaza", "ro": "mână", "xx": "trick"}.items():
            for code in GAMES:
                guide = (await http.get(f"/api/games/{code}/guide", params={"language": language})).json()
                assert guide["language"] == language.replace("xx", "en") and word in guide["text"]


async def test_health(room: Hosted) -> None:
    async with browser(room) as http:
        health = (await http.get("/api/health")).json()
        assert health["store"] == "ok" and health["uptime"] >= 0 and health["version"]


EVERYWHERE = [
    ("GET", "/", 200),
    ("GET", "/t/ABCDEF", 200),
    ("GET", "/api/me", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/nowhere", 404),
    ("GET", "/api/nowhere", 404),
    ("GET", "/api/tables/nowhere", 404),
    ("DELETE", "/api/me", 405),
    ("POST", "/api/me", 400),
    ("OPTIONS", "/api/me", 204),
    ("GET", "/../../etc/passwd", 404),
    ("GET", "/api/matches/%00/record", 404),
]


@pytest.mark.parametrize(("method", "path", "status"), EVERYWHERE)
async def test_every_answer_bears_the_safety_headers(room: Hosted, method: str, path: str, status: int) -> None:
    async with browser(room) as http:
        answer = await http.request(method, path)
        assert answer.status_code == status
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name.decode()) == [value.decode()], name
        assert "server" not in answer.headers
        assert "'unsafe" not in answer.headers["content-security-policy"]
        if path.startswith("/api/"):
            assert "cookie" in answer.headers["vary"]
        if status >= 400:
            assert answer.headers["content-type"] == "application/json" and answer.json()["code"]


async def test_a_fault_of_ours_is_logged_and_told_without_its_cause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with hosted(tmp_path) as room:

        async def broken(*_: object) -> None:
            raise RuntimeError("a secret cause")

        async with browser(room) as http, people(room, 1) as (ana,):
            info = await ana.open_table(WISH)
            monkeypatch.setattr(room.store, "match", broken)
            answer = await http.get("/api/matches/any")
            assert told(answer) == (500, "SERVER_FAILED") and "secret cause" not in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "a secret cause" in caplog.text
            caplog.clear()
            monkeypatch.setattr(room.keeper, "admit_connection", broken)
            async with line(room, info.id) as bare:
                await bare.send({"type": "hello", "version": 1})
                assert await bare.farewell() == ("", 1011)
                assert not bare.frames
            assert "a secret cause" in caplog.text


async def test_the_description_is_whole(room: Hosted) -> None:
    document = room.app.openapi_schema.to_schema()
    openapi.from_dict(document).validate()
    operations = [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) == 21
    for path, method, operation in operations:
        assert operation["summary"] and operation["description"], (method, path)
        assert "429" in operation["responses"]
        if method == "post" and "logout" not in path:
            assert operation["requestBody"]["content"], path
    routes = {
        (route.path_format, method)
        for route in room.app.routes
        for method in getattr(route, "methods", ())
        if route.path_format.startswith("/api/") and not route.path_format.startswith("/api/schema")
    }
    assert {(path, method.upper()) for path, method, _ in operations} == {one for one in routes if one[1] != "OPTIONS"}
    for name in ("NewTable", "NewGuest", "NewPassword", "Login", "Join"):
        assert document["components"]["schemas"][name]["additionalProperties"] is False


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b'{"name": "A", "more": 1}', b"\xff", b"[" * 5000])
async def test_bodies_that_are_none(room: Hosted, body: bytes) -> None:
    async with people(room, 1) as (ana,):
        for path in ("/api/me", "/api/me/password", "/api/login", "/api/tables", "/api/join"):
            answer = await ana.http.post(path, content=body, headers={"content-type": "application/json"})
            assert told(answer) == (400, "BAD_REQUEST"), (path, answer.text)


async def test_too_large_a_body(room: Hosted) -> None:
    async with people(room, 1) as (ana,):
        for path in ("/api/me", "/api/login", "/api/tables", "/api/join"):
            answer = await ana.http.post(path, content=b'{"name": "' + b"x" * 300_000 + b'"}')
            assert answer.status_code == 413, path


# ---- Tables


async def test_a_table_by_id_code_and_lobby(room: Hosted) -> None:
    async with gathered(room, NewTable(game="septica", title="Here"), 1, start=False) as (info, (ana,), _):
        assert (await ana.table(info.id)).code == info.code
        spelled = f" {info.code[:3].lower()}-{info.code[3:].lower()}"
        assert (await ana.join(spelled)).table == info.id
        async with asyncio.timeout(PATIENCE):
            while info.id not in [table.id for table in (await ana.lobby()).tables]:
                await asyncio.sleep(0.05)
        async with browser(room) as http:
            assert (await http.post("/api/join", json={"code": info.code})).json()["table"] == info.id
            assert told(await http.post("/api/join", json={"code": "CCCCCC"})) == (404, "NO_SUCH_TABLE_HERE")
            assert told(await http.post("/api/tables", json={"game": "septica"})) == (401, "NAME_NEEDED")


async def test_the_lobby_is_live(room: Hosted) -> None:
    async with line(room, "/api/lobby") as looking:
        await looking.receive()
        async with gathered(room, NewTable(game="septica", title="Live one"), 2, start=False) as (info, _, links):
            async with asyncio.timeout(PATIENCE):
                number = -1
                while True:
                    lobby = await looking.receive()
                    assert lobby["number"] > number
                    number = lobby["number"]
                    mine = [table for table in lobby["tables"] if table["id"] == info.id]
                    if mine and [one["name"] for one in mine[0]["sitters"]] == list(NAMES[:2]):
                        break
            await links[0].start()
            async with asyncio.timeout(PATIENCE):
                while not any(table["id"] == info.id and table["shelf"] == "running" for table in lobby["tables"]):
                    lobby = await looking.receive()
        async with asyncio.timeout(PATIENCE):
            while any(table["id"] == info.id for table in lobby["tables"]):
                lobby = await looking.receive()


async def test_what_the_host_may_do_and_who_is_next(room: Hosted) -> None:
    async with gathered(room, NewTable(game="sueca", clock="off"), 3, start=False) as (info, clients, links):
        ana, rui, _ = links
        for request in (rui.bot("easy"), rui.empty(0), rui.start()):
            with pytest.raises(VazaError, match="HOST_ONLY"):
                await request
        await ana.empty(2)
        await ana.bot("easy", 2)
        with pytest.raises(VazaError, match="UNKNOWN_BOT"):
            await ana.bot("wizard", 3)
        with pytest.raises(VazaError, match="CHAIRS_EMPTY"):
            await ana.start()
        await ana.bot("easy", 3)
        assert [sitter.level for sitter in (await clients[0].table(info.id)).sitters] == ["", "", "easy", "easy"]
        await ana.empty(3)
        await ana.leave()
        await rui.wait_until(lambda _: rui.is_host, PATIENCE)
        with pytest.raises(VazaError, match="HOST_ONLY"):
            await ana.bot("easy", 3)
        await rui.bot("easy", 0)
        await rui.bot("easy", 3)
        await rui.start()
        with pytest.raises(VazaError, match="ALREADY_STARTED"):
            await rui.empty(2)


# ---- Talk


async def test_voice_clips(room: Hosted) -> None:
    async with gathered(room, WISH, 2) as (info, (ana, rui), (_, link)), people(room, 3) as (_, _, eva):
        path = f"/api/tables/{info.id}/clips"
        for name, kind in (("opus-1.webm", "audio/webm"), ("aac-frag-1.mp4", "audio/mp4")):
            data = (CLIPS / name).read_bytes()
            answer = await ana.http.post(path, content=data, headers={"content-type": kind})
            assert answer.status_code == 201 and answer.json()["seconds"] == pytest.approx(1, abs=0.1)
            clip = answer.json()["clip"]
            await link.wait_until(lambda _, clip=clip: any(one.text == clip for one in link.talk), PATIENCE)  # type: ignore[misc]
            heard = await rui.http.get(f"{path}/{clip}")
            assert (heard.status_code, heard.headers["content-type"], heard.content) == (200, kind, data)
            assert told(await eva.http.get(f"{path}/{clip}")) == (403, "NOT_AT_TABLE")
            async with browser(room) as http:
                assert told(await http.get(f"{path}/{clip}")) == (401, "NAME_NEEDED")
        assert told(await rui.http.get(f"{path}/nothing")) == (404, "NO_SUCH_CLIP")
        assert told(await eva.http.post(path, content=b"x")) == (403, "NOT_AT_TABLE")
        for name, code in (
            ("opus-10_5.webm", "CLIP_TOO_LONG"),
            ("video.webm", "CLIP_WRONG_KIND"),
            ("tone.mp3", "CLIP_WRONG_KIND"),
        ):
            answer = await rui.http.post(path, content=(CLIPS / name).read_bytes())
            assert told(answer) == (400, code)
        assert told(await ana.http.post(path, content=b"x" * 200_001)) == (413, "CLIP_TOO_BIG")
        assert (await ana.http.post(path, content=b"x" * 300_000)).status_code == 413


@pytest.mark.parametrize(
    "wish",
    [
        NewTable(game="septica", talk="emotes", clock="off"),
        NewTable(game="septica", players=4, variants=["pairs"], clock="off"),
    ],
)
async def test_emotes_only(room: Hosted, wish: NewTable) -> None:
    async with gathered(room, wish, 2, start=False) as (info, (ana, _), (link, other)):
        assert info.talk == "emotes"
        with pytest.raises(VazaError, match="TALK_EMOTES_ONLY"):
            await link.say("psst")
        answer = await ana.http.post(f"/api/tables/{info.id}/clips", content=(CLIPS / "opus-1.webm").read_bytes())
        assert told(answer) == (400, "TALK_EMOTES_ONLY")
        await link.emote("hello")
        await other.wait_until(lambda _: bool(other.talk), PATIENCE)
        assert [(one.saying, one.text) for one in other.talk] == [("emote", "hello")]
