"""A table elsewhere in the terminal: the real command on a real terminal, the real screen, a real card room."""

import asyncio
import io
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from driving import my_turn, play_deals, screen_text, until
from msgspec import structs
from rich.console import Console
from running import fails, run

from serving import NO_LIMITS, SOURCE, WAIT, RoomProcess, card_room
from vaza.core.cards import members
from vaza.games import read_record
from vaza.locales import LANGUAGES, Catalogue
from vaza.protocol.address import Address
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.errors import ClientError
from vaza.protocol.replies import ChatReply
from vaza.protocol.requests import EMOTES
from vaza.terminal.app import TableApp
from vaza.terminal.autosave import data_folder
from vaza.terminal.far_plain import RemotePlainUi
from vaza.terminal.guests import cookies_of, guest_file, remember
from vaza.terminal.lines import Lines
from vaza.terminal.notices import error_line, notice_line
from vaza.terminal.remote import BACK, LOST, TROUBLE, TROUBLE_OVER, JoinOptions, Notice, RemoteTable
from vaza.terminal.telling import MessageFormatter

PLAYED = NewTable(game="sobesobe", options={"max_rounds": "1"}, players=2, pace="instant", clock="off")


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomProcess]:
    with card_room(tmp_path_factory.mktemp("room"), **NO_LIMITS) as found:
        yield found


def command(*args: str, data: Path) -> pexpect.spawn:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    env = {**kept, "PYTHONPATH": SOURCE, "TERM": "xterm-256color", "VAZA_DATA": str(data), "VAZA_LANG": "en"}
    return pexpect.spawn(
        sys.executable,
        ["-m", "vaza", "play", *args],
        env=env,
        encoding="utf-8",
        dimensions=(30, 110),
        timeout=WAIT,
    )


def test_line_by_line_from_an_empty_table_to_leaving(room: RoomProcess, tmp_path: Path) -> None:
    open_table = ("septica", "--join", room.url, "--name", "Zita", "--clock", "off", "--speed", "instant", "--plain")
    ana = command(*open_table, data=tmp_path)
    ana.expect(r"Friends come with this link: (\S+)\r")
    link = ana.match[1]
    ana.expect("q to leave")
    ana.sendline("start")
    ana.expect("1 chair is still empty")
    rui = command("--join", link, "--name", "Rui", "--plain", data=tmp_path)
    rui.expect("The host begins")
    ana.expect("2. Rui")
    rui.sendline("start")
    rui.expect("Only the host")
    rui.sendline("/boa noite")
    ana.expect("Rui: boa noite")
    ana.sendline("/well-played")
    rui.expect("Zita: well played!")
    ana.sendline("start")
    ana.expect("Septica: Zita, Rui")
    rui.expect("Septica: Zita, Rui")
    ana.expect("Which card")
    ana.sendline("hint")
    ana.expect("best")
    ana.sendline("nonsense")
    ana.expect("There is no card")
    ana.sendline("q")
    ana.expect("Your chair is kept: vaza play --join " + link)
    ana.expect(pexpect.EOF)
    again = command("--join", link, "--name", "Zita", "--plain", data=tmp_path)
    again.expect("Zita, your cards")
    rui.sendeof()
    rui.expect("Until next time")
    rui.expect(pexpect.EOF)
    again.sendline("q")
    again.expect(pexpect.EOF)


class Typist(Lines):
    """A person at a table elsewhere who types something legal whenever asked."""

    def __init__(self, remote: RemoteTable, typed: list[str]) -> None:
        super().__init__(io.StringIO(""))
        self.remote = remote
        self.typed = typed
        """What is typed before the start."""

    def read(self, seconds: float) -> str | None:
        scene = self.remote.scene("")
        if scene.stage == "gathering":
            return self.typed.pop(0) if self.typed else None
        if scene.stage == "playing" and scene.view is not None:
            return scene.view.write(members(scene.view.legal)[0])
        if scene.stage == "over":
            raise EOFError
        return ""


def far_evening(remote: RemoteTable, typed: list[str], language: str = "en") -> str:
    """What is told of an evening until the match is over."""
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    try:
        RemotePlainUi(remote, Catalogue(language), console, Typist(remote, typed), lambda: "rules").run()
    finally:
        remote.close()
    return out.getvalue()


def test_a_whole_match_whose_record_is_kept_here_too(room: RoomProcess) -> None:
    remote = RemoteTable(Address(room.url), JoinOptions("Olga", salt="olgas-salt", wish=PLAYED), patient=True)
    remote.open()
    told = far_evening(remote, ["bot nonsense", "bot easy", "bot easy", "/", "what now", "start"])
    assert "There is no bot" in told or "nonsense" in told
    assert "Every chair is taken." in told
    assert "Type / and what you want to say" in told
    assert "It is not your turn." in told
    assert told.count("After deal 1:") == 1
    (kept,) = (data_folder() / "matches").glob("*.vaza")
    record = read_record(kept.read_text(encoding="utf-8"))
    assert record.runner.over
    assert "olgas-salt" in kept.read_text(encoding="utf-8")
    assert str(kept) in told.replace("\n", "")


def test_watching_ends_with_the_match(room: RoomProcess) -> None:
    async def opened() -> str:
        async with await VazaClient.connect(room.url, "Noé") as noah:
            return (await noah.open_table(structs.replace(PLAYED, sit=False, bots=["easy", "easy"], start=True))).code

    remote = RemoteTable(Address(room.url, asyncio.run(opened())), JoinOptions("Lia", watch=True), patient=True)
    remote.open()
    assert remote.people == []
    told = far_evening(remote, [], "pt")
    assert "Ana" in told
    assert "{" not in told


@pytest.mark.slow
def test_on_the_whole_screen_with_a_server_that_dies(tmp_path: Path) -> None:
    with card_room(tmp_path, **NO_LIMITS) as own:
        remote = RemoteTable(
            Address(own.url), JoinOptions("Zita", wish=structs.replace(PLAYED, options={"max_rounds": "2"}))
        )
        remote.open()
        try:
            app = TableApp(remote, remote.people, Catalogue("en"), on_again=remote.again, room=remote)
            asyncio.run(on_screen(app, own))
        finally:
            remote.close()


async def on_screen(app: TableApp, own: RoomProcess) -> None:
    """From an empty chair through a crash to the count of a deal."""

    def reads(text: str) -> bool:
        return text in screen_text(app)

    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await until(pilot, lambda: reads("Friends come with this link: " + own.url))
        await pilot.press("enter")
        await until(pilot, lambda: reads("1 chair is still empty."))
        await pilot.press("slash", *"olá", "enter")
        await until(pilot, lambda: reads("Zita: olá"))
        await pilot.press("slash", "right", "enter")
        await until(pilot, lambda: reads("Zita: good luck!"))
        await pilot.press("right", "enter")
        await until(pilot, lambda: reads("2. Ana (bot, easy)"))
        await pilot.press("enter")
        await my_turn(app, pilot)
        await asyncio.to_thread(own.kill)
        await until(pilot, lambda: reads("The connection is lost."))
        await pilot.press("enter")
        await until(pilot, lambda: reads("The connection broke before the answer came"))
        await asyncio.to_thread(own.start)
        await until(pilot, lambda: reads("Connected again."))
        await my_turn(app, pilot)
        await pilot.press("f2")
        await until(pilot, lambda: reads("best") or reads("the only"))
        await play_deals(app, pilot, 1, lambda _: None)
        await until(pilot, lambda: reads("Deal 1 is counted"))
        await pilot.press("enter")
        await until(pilot, lambda: len(app.screen_stack) == 1)
        await pilot.press("q")
        await until(pilot, lambda: reads("brings you back"))


def test_the_command_on_the_whole_screen(room: RoomProcess, tmp_path: Path) -> None:
    child = command("septica", "--join", room.url, "--name", "Teo", "--bot", "easy", data=tmp_path)
    child.expect("Waiting for players")
    child.expect("begin")
    child.send("\r")
    child.expect("Which card|Beat it")
    child.send("q")
    child.expect("Leave the table")
    child.send("\r")
    child.expect("Your chair is kept: vaza play --join")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ("--join", "http://127.0.0.1:19/t/ABCDEF", "--name", "Ana"),
            "The card room http://127.0.0.1:19 does not answer.",
        ),
        (("--join", "http://127.0.0.1:19", "--name", "Ana"), "to no table"),
        (("--join", "http://127.0.0.1:19/t/ABCDEF"), "--name NAME"),
        (("--join", "http://127.0.0.1:19/t/ABCDEF", "--name", "A", "--name", "B"), "--name NAME"),
        (("--join", "nonsense/x", "--name", "Ana"), "is not the link of a table"),
        (("sueca", "--join", "http://127.0.0.1:19/t/ABCDEF", "--name", "Ana"), "leave the game and its options out"),
        (("--resume", "--join", "http://127.0.0.1:19/t/ABCDEF", "--name", "Ana"), "leave the game"),
        (("sueca", "--join", "http://127.0.0.1:19", "--name", "Ana", "-o", "tie=x"), "tie cannot be"),
    ],
)
def test_no_way_to_a_table_is_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in fails(run("play", *args))


def test_what_the_server_refuses_is_one_sentence(room: RoomProcess) -> None:
    assert "There is no such table here" in fails(run("play", "--join", f"{room.url}/t/ABCDEF", "--name", "Ana"))
    assert "A name is" in fails(run("play", "--join", f"{room.url}/t/ABCDEF", "--name", "\u202e"))


def test_who_one_is_is_kept_for_oneself() -> None:
    remember("http://a", "Ana", {"vaza": "one"})
    remember("http://b", "ANA", {"vaza": "two"})
    assert cookies_of("http://a", "ana") == {"vaza": "one"}
    assert cookies_of("http://b", "Ana") == {"vaza": "two"}
    assert cookies_of("http://b", "Rui") == {}
    assert stat.S_IMODE(guest_file().stat().st_mode) == 0o600
    guest_file().write_text("nonsense")
    assert cookies_of("http://a", "ana") == {}
    remember("http://a", "Ana", {"vaza": "three"})
    assert cookies_of("http://a", "ana") == {"vaza": "three"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_its_words(language: str) -> None:
    teller = MessageFormatter(Catalogue(language))
    for kind in (LOST, BACK, TROUBLE, TROUBLE_OVER):
        assert notice_line(Notice(kind), teller)
    for saying, text in [
        ("text", "a\x1b[0m"),
        ("clip", "c1"),
        ("emote", "new-face"),
        *(("emote", one) for one in EMOTES),
    ]:
        talked = ChatReply(number=1, at=0.0, chair=0, name="Ana", saying=saying, text=text)  # type: ignore[arg-type]
        line = notice_line(Notice(talked=talked), teller)
        assert "Ana" in line
        assert "\x1b" not in line
    assert "FROM_THE_FUTURE" in error_line(ClientError("FROM_THE_FUTURE"), teller)
    assert "later" in error_line(ClientError("FROM_THE_FUTURE", {}, "later"), teller)
    assert notice_line(Notice(error=ClientError("TABLE_CLOSED")), teller)
