"""Matches over HTTP and the socket: their records, their deals, another one with the same people, a lost renuncio."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from housing import NAMES, PATIENCE, Hosted, browser, gathered, people, step

from vaza.core.errors import VazaError
from vaza.core.record import verify
from vaza.games import read_record
from vaza.protocol.api import NewTable

pytestmark = pytest.mark.anyio

WISH = NewTable(game="septica", clock="off", obvious=False)


def told(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


async def test_a_match_its_record_and_another_one(room: Hosted) -> None:
    wish = NewTable(game="fodinha", players=2, clock="off", obvious=False, options={"lives": "1"})
    async with gathered(room, wish, 2) as (info, (ana, rui), links):
        match = f"{info.id}-1"
        assert (await ana.who_am_i()).table == info.id
        for path in (f"/api/matches/{match}", f"/api/matches/{match}/record", f"/api/matches/{match}/deals/1"):
            assert told(await ana.http.get(path)) == (404, "NO_SUCH_MATCH")
        while await step(room, info.id, links):
            pass
        async with asyncio.timeout(PATIENCE):
            while (await ana.http.get(f"/api/matches/{match}")).status_code == 404:
                await asyncio.sleep(0.02)
        found = (await ana.http.get(f"/api/matches/{match}")).json()
        assert found["ended"] == "won" and [one["name"] for one in found["results"]] == list(NAMES[:2])
        record = await ana.http.get(f"/api/matches/{match}/record")
        assert (
            record.headers["content-disposition"].startswith("attachment")
            and match in record.headers["content-disposition"]
        )
        verify(read_record(record.text))
        for deal in range(1, found["deals"] + 1):
            replay = (await rui.http.get(f"/api/matches/{match}/deals/{deal}")).json()
            assert (replay["deal"], replay["deals"], replay["names"]) == (deal, found["deals"], list(NAMES[:2]))
            assert len(replay["steps"]) > 2 and all(replay["steps"][0]["hands"])
        for deal in ("0", str(found["deals"] + 1), "-1", "x", "9" * 30):
            assert (await ana.http.get(f"/api/matches/{match}/deals/{deal}")).status_code == 404, deal
        assert (
            [one.id for one in (await ana.matches()).matches]
            == [match]
            == [one.id for one in (await rui.matches()).matches]
        )
        assert "player" not in json.dumps(found["results"])
        await links[0].go_on()
        assert room.room(info.id).standing.match == 1
        await links[1].go_on()
        assert room.room(info.id).standing.match == 2
        await links[0].wait_until(lambda scene: scene.stage == "gathering", PATIENCE)
        assert [place.name for place in links[0].scene.places] == list(NAMES[:2]) and not links[0].scene.secret
        await links[0].start()
        await step(room, info.id, links)
        assert (await ana.http.get(f"/api/matches/{info.id}-2")).status_code == 404


async def test_my_matches_come_in_pages(room: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    from vaza.server.api import people as people_api

    monkeypatch.setattr(people_api, "PAGE", 2)
    async with people(room, 2) as (ana, rui):
        played = []
        for _ in range(5):
            info = await ana.open_table(WISH)
            async with await ana.join_and_sit(info.code) as one, await rui.join_and_sit(info.code) as two:
                await one.start()
                while room.room(info.id).standing.stage == "cutting":
                    await step(room, info.id, [one, two])
                while room.room(info.id).standing.stage == "playing":
                    await step(room, info.id, [one, two])
                if room.room(info.id).standing.stage == "counted":
                    await two.quit()
            played.append(f"{info.id}-1")
        async with asyncio.timeout(PATIENCE):
            while (await ana.http.get(f"/api/matches/{played[-1]}")).status_code == 404:
                await asyncio.sleep(0.02)
        pages, more = [], ""
        for _ in range(3):
            page = await ana.matches(more)
            pages.append([one.id for one in page.matches])
            more = page.more
        assert [one for page in pages for one in page] == played[::-1] and [len(page) for page in pages] == [2, 2, 1]
        assert more == ""
        assert told(await ana.http.get("/api/me/matches?before=soon")) == (400, "BAD_REQUEST")
        for odd in ("nan", "inf", "-inf", "1e400", "-1"):
            assert (await ana.http.get(f"/api/me/matches?before={odd}")).status_code in (200, 400), odd
        async with browser(room) as http:
            assert told(await http.get("/api/me/matches")) == (401, "NAME_NEEDED")


async def test_where_a_renuncio_loses_a_wrong_card_is_taken(room: Hosted) -> None:
    """SUE-6.2 over the socket: any card of one's own is taken, and the one that breaks the rule loses the deal."""
    wish = NewTable(game="sueca", clock="off", obvious=False, options={"renuncio": "loses"})
    async with gathered(room, wish, 4) as (info, _, links):
        standing = room.room(info.id).standing
        while standing.stage == "cutting":
            await step(room, info.id, links)
        for _ in range(200):
            if standing.stage == "counted":
                await step(room, info.id, links)
                continue
            state = standing.deal
            seat = int(state.turn)
            hand = standing.rules.deck.write_all(state.hands[seat]).split() if standing.stage == "playing" else []
            wrong = [card for card in hand if not state.legal() >> standing.rules.read(card) & 1]
            if not wrong:
                await step(room, info.id, links)
                continue
            mover = links[standing.chair_of(seat)]
            foreign = next(card for card in map(standing.rules.deck.write, range(40)) if card not in hand)
            with pytest.raises(VazaError):
                await mover.act(foreign)
            assert mover.scene.view is not None and not mover.scene.view.reasons, "nothing is dimmed"
            await mover.act(wrong[0])
            assert int(standing.deal.offender) == seat
            scores = await mover.wait_until(lambda scene: scene.stage in ("counted", "over"), PATIENCE)
            assert scores.view is not None and scores.view.scores[(seat + 1) % 2] == 4
            return
    pytest.fail("nobody ever had to follow suit")
