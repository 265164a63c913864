"""The client that can be scripted, at a real card room in a process of its own."""

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from serving import NO_LIMITS, WAIT, RoomProcess, card_room
from vaza.core.cards import members
from vaza.core.errors import IllegalAction, VazaError
from vaza.core.record import verify
from vaza.games import GAMES, make_game, read_record
from vaza.protocol.address import Address, is_local_address, read_address
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.errors import ClientError, ConnectionLost
from vaza.protocol.frames import SnapshotFrame, read_frame
from vaza.protocol.link import TableConnection
from vaza.table.scene import Snapshot

SHORT = {
    "sobesobe": {"max_rounds": "1"},
    "guinote": {"target": "31"},
    "fodinha": {"lives": "1"},
    "septica": {},
    "sueca": {},
}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomProcess]:
    with card_room(tmp_path_factory.mktemp("room"), **NO_LIMITS) as found:
        yield found


def story(told: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(WAIT * 2):
            await told()

    asyncio.run(limited())


def asked(scene: Snapshot) -> bool:
    """Whether something is up to this person."""
    if scene.stage in ("counted", "over"):
        return not scene.places[scene.seat].ready
    return scene.stage in ("playing", "cutting") and scene.to_act == scene.seat


async def answer(link: TableConnection) -> None:
    """Do the first thing that is allowed, whatever is asked."""
    scene = link.scene
    if scene.stage == "cutting":
        await link.cut(7)
    elif scene.stage == "counted":
        await link.go_on()
    else:
        assert scene.view is not None
        whole = -1 if scene.view.question.kind == "cards" else 0
        await link.act(scene.view.write(members(scene.view.legal)[whole]))


async def play_until(link: TableConnection, done: Callable[[Snapshot], bool]) -> Snapshot:
    """Answer everything until something is so; what a broken connection lost is answered again."""
    while True:
        scene = await link.wait_until(lambda scene: done(scene) or asked(scene), WAIT)
        if done(scene):
            return scene
        try:
            await answer(link)
        except VazaError as error:
            if error.code not in ("CONNECTION_LOST", "TOO_LATE", "STORE_AWAY"):
                raise
            await asyncio.sleep(0.05)


def with_bots(game: str, level: str = "easy", **more: object) -> NewTable:
    seats = make_game(game).seats
    wish = {"game": game, "players": seats, "bots": [level] * (seats - 1), "pace": "instant", "clock": "off"}
    return NewTable(**{**wish, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["sobesobe", *(pytest.param(code, marks=pytest.mark.slow) for code in GAMES)])
def test_a_whole_match_and_its_record(room: RoomProcess, game: str) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Zita") as zita:
            table = await zita.open_table(with_bots(game, options=SHORT[game]))
            async with await zita.join_and_sit(table.code, record=True) as link:
                promise = link.scene.commitment
                await link.salt("zita-salt")
                await link.start()
                scene = await play_until(link, lambda scene: scene.stage == "over")
                assert scene.commitment == promise
                assert "zita-salt" in scene.salts
                numbers = [frame.seq for frame in map(read_frame, link.received) if isinstance(frame, SnapshotFrame)]
                assert numbers == sorted(numbers)
            while not (found := (await zita.matches()).matches):
                await asyncio.sleep(0.05)
            match = found[0]
            record = read_record(await zita.record(match.id))
            assert record.commitment == promise
            assert verify(record) == len(record.runner.deals)
            assert (await zita.replay(match.id, 1)).steps

    story(told)


def test_friends_at_one_table_by_its_link(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Ana") as ana, await VazaClient.connect(room.url, "Rui") as rui:
            table = await ana.open_table(NewTable(game="septica", players=2, password="open sesame", clock="off"))
            with pytest.raises(ClientError) as refused:
                await rui.join(f"{room.url}/t/{table.code}", "open")
            assert refused.value.code == "WRONG_TABLE_PASSWORD"
            here = await ana.join_and_sit(table.code)
            there = await rui.join_and_sit(f"{room.url}/t/{table.code}", "open sesame")
            async with here, there:
                assert here.is_host
                assert not there.is_host
                with pytest.raises(ClientError) as refused:
                    await there.start()
                assert refused.value.code == "HOST_ONLY"
                await here.start()
                await there.wait_until(lambda scene: scene.stage == "playing", WAIT)
                await here.say("olá!")
                await there.emote("well-played")
                while not (here.talk and there.talk and len(here.talk) > 1):
                    await asyncio.sleep(0.01)
                assert [(one.name, one.saying, one.text) for one in here.talk] == [
                    ("Ana", "text", "olá!"),
                    ("Rui", "emote", "well-played"),
                ]
                acting, waiting = (here, there) if asked(here.scene) else (there, here)
                with pytest.raises(IllegalAction) as illegal:
                    await waiting.act("7♥", at=acting.scene.decision)
                assert illegal.value.rule
                assert (await acting.hint())[0]["verdict"] in ("best", "only")
                before = acting.scene
                await answer(acting)
                assert acting.scene.seq > before.seq
                with pytest.raises(VazaError):
                    await acting.act("7♥", at=before.decision)

    story(told)


def test_a_bot_gives_its_name_to_a_guest(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Zita") as zita, await VazaClient.connect(room.url, "Ana") as ana:
            table = await zita.open_table(NewTable(game="sueca", bots=["easy"], clock="off"))
            async with await zita.join_and_sit(table.code) as here, await ana.join_and_sit(table.code) as there:
                await there.wait_until(lambda scene: scene.chair >= 0, WAIT)
                names = [
                    place.name
                    for place in (await here.wait_until(lambda scene: scene.places[2].name == "Ana", WAIT)).places
                ]
                assert names == ["Zita", "Rui", "Ana", ""]

    story(told)


def test_a_spectator_sees_no_hand(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Eva") as eva, await VazaClient.connect(room.url, "Leo") as leo:
            table = await eva.open_table(with_bots("septica", start=True))
            joined = await leo.join(table.code)
            async with await leo.connect_table(joined.table, joined.grant) as link:
                scene = await link.wait_until(lambda scene: scene.view is not None, WAIT)
                assert scene.seat == scene.chair == -1
                assert scene.view is not None
                assert scene.view.hand == 0
                with pytest.raises(VazaError):
                    await link.sit()

    story(told)


def test_the_lobby_tells_of_tables(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Bia") as bia:
            lobbies = bia.watch_lobby()
            await anext(lobbies)
            table = await bia.open_table(NewTable(game="sueca", title="Bia's evening"))
            async with await bia.join_and_sit(table.code):
                async for lobby in lobbies:
                    if any(one.id == table.id and one.title == "Bia's evening" for one in lobby.tables):
                        break
                assert table.id in [one.id for one in (await bia.lobby()).tables]
                assert (await bia.table(table.id)).code == table.code
            assert (await bia.health()).store == "ok"

    story(told)


def test_a_broken_connection_is_made_again(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Ivo") as ivo:
            table = await ivo.open_table(with_bots("septica", start=True))
            async with await ivo.join_and_sit(table.code) as link:
                breaks = asyncio.create_task(break_often(link))
                await play_until(link, lambda scene: scene.view is not None and len(scene.view.sheet) > 0)
                breaks.cancel()
                assert link.times_connected > 1

    async def break_often(link: TableConnection) -> None:
        while True:
            await link.simulate_drop()
            await link.wait_until(lambda _: link.connected, WAIT)
            await asyncio.sleep(0.15)

    story(told)


def test_the_same_guest_next_time(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Mia") as mia:
            cookies = mia.cookies
            table = await mia.open_table(with_bots("sueca", start=True))
        async with (
            await VazaClient.connect(room.url, "Mia", cookies=cookies) as again,
            await again.join_and_sit(table.code) as link,
        ):
            assert link.scene.chair == 0
        async with await VazaClient.connect(room.url, "Mia", cookies={"vaza": "forged"}) as other:
            joined = await other.join(table.code)
            async with await other.connect_table(joined.table, joined.grant) as link:
                assert link.scene.chair == -1

    story(told)


def test_a_kept_name(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Gil") as gil:
            assert (await gil.set_password("correct horse")).kept
        with pytest.raises(ClientError) as refused:
            await VazaClient.connect(room.url, "gil")
        assert refused.value.code == "NAME_IS_KEPT"
        async with await VazaClient.connect(room.url) as nobody:
            with pytest.raises(ClientError) as refused:
                await nobody.log_in("Gil", "wrong horse")
            assert refused.value.code == "WRONG_PASSWORD"
            assert (await nobody.log_in("Gil", "correct horse")).name == "Gil"
            assert (await nobody.who_am_i()).name == "Gil"

    story(told)


def test_killed_and_started_again_the_table_goes_on(tmp_path: Path) -> None:
    with card_room(tmp_path, **NO_LIMITS) as own:

        async def told() -> None:
            async with await VazaClient.connect(own.url, "Ana") as ana:
                table = await ana.open_table(with_bots("septica", start=True))
                async with await ana.join_and_sit(table.code) as link:
                    await play_until(link, lambda scene: scene.seq > 15)
                    seen = link.scene
                    await asyncio.to_thread(own.kill)
                    await asyncio.to_thread(own.start)
                    await link.wait_until(lambda _: link.connected and link.times_connected > 1, WAIT)
                    assert link.scene.match == seen.match
                    assert link.scene.seq >= seen.seq
                    await play_until(link, lambda scene: scene.view is not None and len(scene.view.sheet) > 0)

        story(told)
        assert own.stop(signal.SIGTERM) == 0
        assert own.told[-1] == "The card room is closed. Every table is kept."
        assert not [line for line in own.logged if "Traceback" in line], own.logged


def test_no_server_and_no_card_room(room: RoomProcess) -> None:
    async def told() -> None:
        with pytest.raises(ClientError) as away:
            await VazaClient.connect("http://127.0.0.1:19", "Ana")
        assert away.value.code == "SERVER_AWAY"
        async with await VazaClient.connect(room.url, "Ana") as ana:
            with pytest.raises(ClientError) as refused:
                await ana.join("NOSUCH")
            assert refused.value.code == "NO_SUCH_TABLE_HERE"
            with pytest.raises(ClientError):
                await ana.connect_table("nosuchtable")

    story(told)


def test_what_only_newer_clients_understand() -> None:
    for frame in (b'{"type":"hologram"}', b"[]", b"", b"\xff", b'{"type":"done","id":"x"}'):
        with pytest.raises(ClientError) as caught:
            read_frame(frame)
        assert caught.value.code == "RELOAD"
    scene = read_frame(json.dumps({"type": "scene", "seq": 3, "now": 1.0, "setting": {"game": "tarot"}}))
    assert isinstance(scene, SnapshotFrame)
    with pytest.raises(ClientError) as caught:
        scene.read()
    assert caught.value.code == "RELOAD"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://host:8470/t/AB12CD", Address("http://host:8470", "AB12CD")),
        (" host:8470/t/AB12CD/ ", Address("http://host:8470", "AB12CD")),
        ("https://cards.example.org/t/ab%2D12", Address("https://cards.example.org", "ab-12")),
        ("https://example.org/cards/t/X?lang=pt", Address("https://example.org/cards", "X")),
        ("http://[::1]:8470", Address("http://[::1]:8470")),
    ],
)
def test_addresses(text: str, address: Address) -> None:
    assert read_address(text) == address


@pytest.mark.parametrize(
    "text", ["", "ftp://x/t/A", "http://", "http://x:99999/t/A", "http://x/t/", "http://x/y", "a b"]
)
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(ClientError, match="BAD_LINK"):
        read_address(text)


def test_no_proxy_leads_home() -> None:
    assert is_local_address("http://127.0.0.1:1")
    assert is_local_address("http://192.168.1.7")
    assert is_local_address("http://kitchen:8470")
    assert not is_local_address("https://cards.example.org")


def test_nothing_is_asked_without_a_connection(room: RoomProcess) -> None:
    async def told() -> None:
        async with await VazaClient.connect(room.url, "Sol") as sol:
            table = await sol.open_table(NewTable(game="sueca"))
            link = await sol.join_and_sit(table.code)
            await link.close()
            with pytest.raises(ConnectionLost):
                await link.start()

    story(told)
