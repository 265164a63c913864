"""A table in a card room elsewhere, as a screen here deals with it: a thread of its own talks to the server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.protocol import requests
from vaza.protocol.address import Address
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.errors import ClientError
from vaza.protocol.link import TableConnection
from vaza.protocol.replies import ChatReply
from vaza.protocol.requests import EMOTES, Request
from vaza.table import commands
from vaza.table.commands import Command
from vaza.table.scene import Snapshot
from vaza.terminal.autosave import save_record
from vaza.terminal.guests import cookies_of, remember

ME: Final = "me"
"""The only person at this keyboard."""
WAIT: Final = 20.0
RECORD_WAIT: Final = 3.0
LOST, BACK, TROUBLE, TROUBLE_OVER = "lost", "back", "trouble", "trouble-over"
Result = TypeVar("Result")


@dataclass(frozen=True)
class JoinOptions:
    """How somebody comes to a table."""

    name: str
    password: str = ""
    watch: bool = False
    salt: str = ""
    wish: NewTable | None = None
    """The table to be opened, where one does not go to one that is there."""


@dataclass(frozen=True)
class Notice:
    """Something to be said that is no part of the game: about the connection, a refusal, or what somebody said."""

    kind: str = ""
    error: VazaError | None = None
    talked: ChatReply | None = None


class RemoteTable:
    """One person at a table elsewhere. Nothing here waits for the network unless it says so."""

    def __init__(self, address: Address, visitor: JoinOptions, patient: bool = False) -> None:
        """With `patient`, telling something waits for the answer, and a refusal is raised; else it is a notice."""
        self.address = address
        self.visitor = visitor
        self.patient = patient
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="vaza table", daemon=True)
        self.client: VazaClient | None = None
        self.link: TableConnection | None = None
        self._notices: deque[Notice] = deque()
        self._heard = -1
        self._was_connected = True
        self._was_troubled = False
        self._ended = False
        self._salted = ""
        self._recorded: dict[int, Future[Path | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- Coming and going

    def open(self) -> None:
        """Go to the table, and sit down unless one only watches; a VazaError says why that cannot be."""
        self.thread.start()
        try:
            self._run(self._enter()).result(WAIT * 2)
        except Late:
            self.close()
            raise ClientError("SERVER_AWAY", {"text": self.address.base}) from None
        except BaseException:
            self.close()
            raise

    async def _enter(self) -> None:
        base, visitor = self.address.base, self.visitor
        self.client = await VazaClient.connect(base, visitor.name, cookies=cookies_of(base, visitor.name))
        remember(base, visitor.name, self.client.cookies)
        code = self.address.code
        if visitor.wish is not None:
            code = (await self.client.open_table(visitor.wish)).code
        joined = await self.client.join(code, visitor.password)
        self.address = Address(base, joined.code)
        self.link = await self.client.connect_table(joined.table, joined.grant, on_change=self._look)
        if not visitor.watch and self.link.scene.chair < 0:
            await self.link.sit()
        self._look()

    def close(self) -> None:
        """Hang up; before the start the chair is given back, later it is kept for the return."""
        if self.thread.is_alive():
            with contextlib.suppress(Late, VazaError):
                self._run(self._part()).result(RECORD_WAIT)
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join(RECORD_WAIT)

    async def _part(self) -> None:
        if self.link is not None:
            gathering = self.link.connected and self.link.last_seq >= 0 and self.link.scene.stage == "gathering"
            if gathering and self.link.scene.chair >= 0:
                with contextlib.suppress(TimeoutError, VazaError):
                    await asyncio.wait_for(self.link.leave(), 1.0)
            await self.link.close()
        if self.client is not None:
            await self.client.close()

    def _run(self, work: Coroutine[Any, Any, Result]) -> Future[Result]:
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    # ---- What the thread does

    def _look(self) -> None:
        """Something came: note what is to be said, and do what nobody needs to be asked for."""
        link = self.link
        if link is None or link.last_seq < 0:
            return
        self._note(link)
        scene = link.scene
        if scene.stage == "gathering" and scene.chair >= 0 and scene.commitment not in ("", self._salted):
            self._salted = scene.commitment
            self._spawn(link.salt(self.visitor.salt or secrets.token_hex(16)))
        if scene.stage == "over" and scene.match not in self._recorded and scene.chair >= 0:
            self._recorded[scene.match] = self._run(self._fetch_record(scene.match))

    def _note(self, link: TableConnection) -> None:
        """Notes about the connection, and what others said."""
        if link.failure is not None and not self._ended:
            self._ended = True
            self._notices.append(Notice(error=link.failure))
        if link.connected != self._was_connected:
            self._was_connected = link.connected
            if not self._ended:
                self._notices.append(Notice(BACK if link.connected else LOST))
        if link.trouble != self._was_troubled:
            self._was_troubled = link.trouble
            self._notices.append(Notice(TROUBLE if link.trouble else TROUBLE_OVER))
        fresh = [talked for talked in link.talk if talked.number > self._heard]
        for talked in fresh:
            self._heard = talked.number
            self._notices.append(Notice(talked=talked))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something for which nobody waits; what goes wrong is a notice."""

        async def do() -> None:
            try:
                await work
            except VazaError as error:
                self._notices.append(Notice(error=error))

        task = self.loop.create_task(do())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fetch_record(self, number: int) -> Path | None:
        """Keep the record of a match that is over here as well; None if the server does not have it yet."""
        assert self.client is not None
        assert self.link is not None
        assert self.link.about is not None
        for _ in range(5):
            try:
                found = (await self.client.matches()).matches
                mine = [one for one in found if one.table == self.link.about.table.id and one.number == number]
                if mine:
                    return save_record(await self.client.record(mine[0].id), mine[0].game)
            except VazaError:
                return None
            await asyncio.sleep(0.3)
        return None

    # ---- A link, as every screen knows it

    @property
    def _open_link(self) -> TableConnection:
        assert self.link is not None, "open it first"
        return self.link

    def scene(self, who: str) -> Snapshot:
        """The newest scene; there is only one person here."""
        return self._open_link.scene

    def now(self) -> float:
        """The time on the table's clock."""
        return self._open_link.now()

    def poll(self) -> None:
        """Nothing is to be done: the thread does it."""

    def tell(self, command: Command) -> None:
        """Tell the table something."""
        self.send(to_request(command))

    def send(self, request: Request) -> None:
        """Ask the server something."""
        work = self._open_link.ask(request)
        if not self.patient:
            self.loop.call_soon_threadsafe(self._spawn, work)
            return
        try:
            self._run(work).result(WAIT)
        except Late:
            raise ClientError("SERVER_SLOW") from None

    def hint(self, who: str) -> Future[list[dict[str, object]]]:
        """What an expert would do; the server thinks."""
        return self._run(self._open_link.hint())

    # ---- An evening, as every screen knows it

    @property
    def host(self) -> RemoteTable:
        """The link of this evening."""
        return self

    @property
    def people(self) -> list[str]:
        """Who sits at this keyboard."""
        return [ME] if self._open_link.scene.chair >= 0 else []

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._open_link.scene.setting.make_game()

    def finish(self) -> Path | None:
        """Where the record of the match that is over is kept here; the server is given a moment for it."""
        found = self._recorded.get(self._open_link.scene.match)
        if found is None:
            return None
        limit = time.monotonic() + (RECORD_WAIT if self.patient else 0.0)
        while not found.done() and time.monotonic() < limit:
            time.sleep(0.02)
        return found.result() if found.done() and found.exception() is None else None

    def again(self) -> None:
        """Another match with the same people."""
        self.tell(commands.Continue(ME))

    # ---- The room around the table

    def notices(self) -> list[Notice]:
        """What is to be said, once."""
        found = []
        while self._notices:
            found.append(self._notices.popleft())
        return found

    @property
    def ended(self) -> bool:
        """Whether there is no way back to the table."""
        return self._ended

    @property
    def is_host(self) -> bool:
        """Whether this person decides about the table."""
        return self._open_link.is_host

    @property
    def share(self) -> str:
        """What to give to friends."""
        return self.address.link

    def say(self, text: str) -> None:
        """Say something to all at the table: an emote by its name, or words."""
        word = text.strip()
        for emote in EMOTES:
            if word == emote:
                self.send(requests.EmoteRequest(emote=emote))
                return
        if word:
            self.send(requests.ChatRequest(text=word[:300]))


PLAIN: Final[dict[type[Command], Callable[[], Request]]] = {
    commands.Start: requests.StartRequest,
    commands.Continue: requests.ContinueRequest,
    commands.Quit: requests.QuitRequest,
    commands.Leave: requests.LeaveRequest,
    commands.AbandonMatch: requests.AbandonRequest,
    commands.Claim: requests.ClaimRequest,
}


def to_request(command: Command) -> Request:
    """What is sent for something a screen tells a table."""
    match command:
        case commands.Act():
            return requests.ActRequest(actions=command.actions, at=command.at)
        case commands.Cut():
            return requests.CutRequest(cards=command.cards)
        case commands.SetPace():
            return requests.PaceRequest(pace=command.pace)
        case commands.AddSalt():
            return requests.SaltRequest(salt=command.salt)
        case commands.Sit():
            return requests.SitRequest(chair=command.chair)
        case commands.SeatBot():
            return requests.AddBotRequest(level=command.level, chair=command.chair)
        case commands.VacateChair():
            return requests.VacateRequest(chair=command.chair)
        case _:
            return PLAIN[type(command)]()
