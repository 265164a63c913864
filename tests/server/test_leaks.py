"""Nothing that opens a door or tells a card leaves the house: not in frames, not in answers, not in logs."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housing import NAMES, PATIENCE, SECRET, Hosted, browser, gathered, hosted, line, people, step

from tables import TABLES, name_of
from vaza.core.errors import VazaError
from vaza.core.fairness import commitment
from vaza.games import make_game
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.server import logs

pytestmark = pytest.mark.anyio

Kind = tuple[str, int, str, tuple[str, ...]]
QUICK = ["sobesobe-4-standard", "septica-2-standard", "guinote-2-standard", "sueca-4-standard", "fodinha-4-standard"]
PASSWORD = "open sesame"


def words(found: Any) -> Iterator[str]:
    """Every word in some plain data, keys too."""
    if isinstance(found, str):
        yield from found.split()
    elif isinstance(found, dict):
        for key, value in found.items():
            yield from words(key)
            yield from words(value)
    elif isinstance(found, list):
        for value in found:
            yield from words(value)


async def play_a_deal(room: Hosted, kind: Kind) -> dict[str, Any]:
    """A locked table with salts, a spectator, and one whole deal; everything that was received and is secret."""
    code, players, preset, variants = kind
    wish = NewTable(
        game=code,
        players=players,
        preset=preset,
        variants=list(variants),
        password=PASSWORD,
        obvious=False,
        clock="off",
    )
    async with (
        gathered(room, wish, players, start=False, record=True) as (info, clients, links),
        await VazaClient.connect(room.base, "Spectator") as watching,
    ):
        joined = await watching.join(info.code, PASSWORD)
        watcher = await watching.connect_table(joined.table, joined.grant, record=True)
        for chair, link in enumerate(links):
            await link.salt(f"salt-of-chair-{chair}")
        before = [b"".join(link.received) for link in [*links, watcher]]
        await links[0].start()
        standing = room.room(info.id).standing
        hands: dict[int, list[set[str]]] = {}
        everybody = [*links, watcher]
        while True:
            for link in everybody:
                await link.wait_until(lambda scene: scene.seq >= standing.seq, PATIENCE)
            if standing.stage in ("counted", "over"):
                break
            if standing.stage == "playing":
                deck = standing.rules.deck
                hands[standing.seq] = [set(deck.write_all(hand).split()) for hand in standing.deal.hands]
            await step(room, info.id, links)
        secret = standing.secret.hex()
        running = [[json.loads(frame) for frame in link.received] for link in everybody]
        by_seat = [link.scene.seat for link in everybody]
        finished = standing.stage == "over"
        async with browser(room) as http:
            half = [
                (await http.get(f"/api/matches/{info.id}-1{rest}")).status_code for rest in ("", "/record", "/deals/1")
            ]
        if standing.stage != "over":
            await links[0].quit()
        ended = await watcher.wait_until(lambda scene: scene.stage == "over", PATIENCE)
        doors = [client.cookies["vaza"] for client in [*clients, watching]] + [joined.grant, PASSWORD, "$argon2"]
        doors += [chair.who for chair in standing.chairs] + [
            SECRET.decode(),
            SECRET.hex(),
            room.room(info.id).row.password,
        ]
        await watcher.close()
        return locals()


@pytest.mark.parametrize("kind", [kind for kind in TABLES if name_of(kind) in QUICK], ids=name_of)
async def test_no_frame_tells_a_secret(kind: Kind, room: Hosted) -> None:
    told = await play_a_deal(room, kind)
    for seat, frames in zip(told["by_seat"], told["running"], strict=True):
        assert any(frame["type"] == "scene" and frame["view"] for frame in frames)
        for frame in frames:
            text = json.dumps(frame, ensure_ascii=False)
            for door in told["doors"]:
                assert door not in text
            if frame["type"] == "scene" and frame["stage"] != "over":
                assert told["secret"] not in text and frame["secret"] == ""
                check_cards(frame, told["hands"].get(frame["seq"]), seat)
    for chair, text in enumerate(told["before"]):
        for other in range(kind[1]):
            assert f"salt-of-chair-{other}".encode() not in text, f"{chair} learns a salt before the start"
    expected = 200 if told["finished"] else 404  # some matches are over after one deal
    assert told["half"] == [expected] * 3, "the record of a running match is nobody's"
    ended = told["ended"]
    assert ended.secret == told["secret"] and commitment(bytes.fromhex(ended.secret)) == ended.commitment


def check_cards(frame: dict[str, Any], hands: list[set[str]] | None, seat: int) -> None:
    """No word of a scene names a card that only another hand knows of."""
    view = frame["view"]
    if view is None or hands is None:
        return
    public = {view["turnup"]} | {event["action"] for event in view["history"] if not event["secret"]}
    assert set(view["hand"]) == (hands[seat] if seat >= 0 else set())
    assert all(event["seat"] == seat for event in view["history"] if event["secret"])
    mine = set(view["hand"]) | set(view["marked"]) | {event["action"] for event in view["history"] if event["secret"]}
    cards = set(make_game(view["game"], view["seats"]).deck.write_all(2**40 - 1).split())
    hidden = set().union(*(hand for other, hand in enumerate(hands) if other != seat)) - public - mine
    assert not hidden & cards & set(words(view)), "a card of another hand is named"


async def test_no_log_line_tells_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the server's libraries could log, through the room's own formatter, and then searched.

    The loggers of the clients in this process and of the SQLite driver stay as the room sets them.
    """
    written = io.StringIO()
    before = logging.root.handlers[:], logging.root.level, {name: logging.getLogger(name).level for name in logs.QUIET}
    logs.set_up_logs(written)
    logging.root.setLevel(logging.DEBUG)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    logging.getLogger("sqlalchemy").setLevel(logging.INFO)  # with DEBUG it writes out every row it reads
    try:
        with hosted(tmp_path) as room:
            told = await play_a_deal(room, TABLES[-4])
            async with await VazaClient.connect(room.base, "Keeper of a name") as client:
                await client.set_password("a password to keep")
                await client.log_in("Keeper of a name", "a password to keep")
                with pytest.raises(VazaError):
                    await client.log_in("Keeper of a name", "a wrong password")
                cookie = client.cookies["vaza"]
            async with line(room, told["info"].id, told["watching"].cookies["vaza"]) as bare:
                await bare.hello(grant=told["joined"].grant)
                await bare.asked('{"type": "salt", "salt": "nonsense-salt", "more": 1}')
    finally:
        logging.root.handlers[:], level, levels = before
        logging.root.setLevel(level)
        for name, old in levels.items():
            logging.getLogger(name).setLevel(old)
    text = written.getvalue()
    assert len(text) > 500, "nothing was logged, so nothing was tested"
    for door in [*told["doors"], cookie, told["secret"], "a password to keep", "a wrong password", "salt-of-chair"]:
        assert door not in text, f"{door} in the log: {text[max(0, text.index(door) - 300) : text.index(door) + 100]}"


# ---- Tables that are not everybody's


async def test_private_tables_are_not_in_the_lobby_and_open_only_by_their_grant(room: Hosted) -> None:
    wish = NewTable(game="sueca", password=PASSWORD, listed=False, title="Among us")
    async with gathered(room, wish, 1, start=False) as (info, _, _), people(room, 3) as (_, rui, eva):
        lobby = (await rui.http.get("/api/tables")).text
        assert info.id not in lobby and info.code not in lobby and "Among us" not in lobby
        for way in (rui.join(info.code), rui.join(info.code, "wrong password")):
            with pytest.raises(VazaError, match="WRONG_TABLE_PASSWORD"):
                await way
        joined = await rui.join(info.code, PASSWORD)
        elsewhere = await eva.open_table(NewTable(game="sueca", password="another one"))
        others = await eva.join(elsewhere.code, "another one")
        tries = {"": rui, "nonsense": rui, joined.grant: eva, others.grant: eva, joined.grant[:-2]: rui}
        for grant, client in tries.items():
            async with line(room, info.id, client.cookies["vaza"]) as bare:
                await bare.send({"type": "hello", "version": 1, "grant": grant})
                assert (await bare.next("refused"))["code"] == "TABLE_LOCKED"
                assert (await bare.farewell())[0] == "NOT_ADMITTED"
                assert all(json.loads(frame)["type"] in ("refused", "bye") for frame in bare.frames)
        link = await rui.connect_table(info.id, joined.grant)
        assert link.scene.stage == "gathering"
        await link.close()


async def test_where_nobody_may_watch_nobody_does(room: Hosted) -> None:
    """Who came in while a chair was free and did not sit down has to go when the match begins."""
    wish = NewTable(game="septica", watchers=False)
    async with gathered(room, wish, 2, start=False) as (info, _, links), people(room, 3) as (_, _, eva):
        await links[1].leave()
        async with line(room, info.id, eva.cookies["vaza"]) as bare:
            await bare.hello()
            await links[1].sit()
            await links[0].start()
            assert (await bare.farewell())[0] == "NOT_ADMITTED"
            shown = [json.loads(frame) for frame in bare.frames]
            assert not any(frame["type"] == "scene" and frame["view"] for frame in shown)
        with pytest.raises(VazaError, match="NO_WATCHERS"):
            await eva.connect_table(info.id)
        assert await step(room, info.id, links)


async def test_who_is_muted_is_not_heard(room: Hosted) -> None:
    async with gathered(room, NewTable(game="septica"), 2) as (info, _, (ana, rui)):
        await ana.mute(1)
        await rui.say("can you hear me")
        await rui.emote("hurry")
        await ana.say("no")
        await rui.wait_until(lambda _: len(rui.talk) == 3, PATIENCE)
        assert [said.text for said in ana.talk] == ["no"]
        await ana.simulate_drop()
        await ana.wait_until(lambda _: ana.times_connected == 2, PATIENCE)
        assert ana.welcome is not None and ana.welcome.muted == [1]
        await ana.mute(1, on=False)
        await rui.say("and now")
        await ana.wait_until(lambda _: ana.talk[-1].text == "and now", PATIENCE)
        assert [said.text for said in ana.talk] == ["no", "and now"]
        assert room.room(info.id).standing.seq > 0 and ana.talk[0].name == NAMES[0]
