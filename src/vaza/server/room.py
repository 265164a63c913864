"""One table on the server: its mailbox, its guests, its clock. What is shown has been kept before."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from vaza.core.errors import SetupError, VazaError
from vaza.protocol.replies import ChatReply, Reply
from vaza.protocol.scenes import SnapshotEncoder
from vaza.server.guests import Connection
from vaza.server.talk import ChatLog, ChatSender
from vaza.store.rows import Outcome, TableRow
from vaza.table.commands import Command, PlayerBack, PlayerLost, Resume, TimePassed
from vaza.table.effects import AppendEvent, BroadcastSnapshots, Effect, RequestBotMove, ScheduleWake
from vaza.table.events import ChairFreed, ChairTaken, PlayerAway, PlayerReturned, RematchStarted, write_event
from vaza.table.setting import TableStatus
from vaza.table.standing import TableState
from vaza.table.table import Table

if TYPE_CHECKING:
    from vaza.server.house import TableRegistry

MOST_WAITING: Final = 32
"""Commands that may wait for the store at one table."""
GONE_AFTER: Final = 3.0
"""Seconds without a socket after which a person counts as away."""

SEATING: Final = (ChairTaken, ChairFreed, PlayerAway, PlayerReturned, RematchStarted)

log = logging.getLogger("vaza.server")


class ReplyTarget(Protocol):
    """Who waits for the answer to a command."""

    def done(self, number: int, seq: int) -> None:
        """It is done and kept."""

    def refuse(self, number: int, error: VazaError) -> None:
        """It is not done."""


class PendingCommand(NamedTuple):
    """A command in the mailbox, and who waits for its answer."""

    command: Command
    guest: ReplyTarget | None
    number: int


class TableActor:
    """A table and everybody around it. Commands are done one after another, each once the last is kept."""

    def __init__(self, house: TableRegistry, row: TableRow, table: Table) -> None:
        self.house = house
        self.row = row
        self.table = table
        self.writer = SnapshotEncoder(table)
        self.talk = ChatLog(row.id, row.talk, house.clips, house.now)
        self.guests: list[Connection] = []
        self.shelf: TableStatus = row.shelf
        self.idle_since = house.now()
        self._mailbox: deque[PendingCommand] = deque()
        self._keeping: list[Effect] | None = None
        """The effects that wait until their events are kept."""
        self._asker: PendingCommand | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._reloading = False
        self.filing = asyncio.Lock()
        """Taken while the store is told of the shelf, so that it hears of shelves in order."""
        self._reseated = False
        self._late: list[Connection] = []
        """Guests to be shown the table once it is kept."""

    @property
    def standing(self) -> TableState:
        """How the table stands; it may be ahead of what is kept while `busy`."""
        return self.table.state

    @property
    def busy(self) -> bool:
        """Whether something is being kept or read just now."""
        return self._keeping is not None or self._reloading

    # ---- Commands

    def submit(self, command: Command, guest: ReplyTarget | None = None, number: int = 0) -> None:
        """Tell the table something as soon as it has done what came before."""
        told = PendingCommand(command, guest, number)
        if not self.busy:
            self._do(told)
        elif guest is not None and len(self._mailbox) >= MOST_WAITING:
            guest.refuse(number, SetupError("TABLE_BUSY", {}))
        else:
            self._mailbox.append(told)

    def _do(self, told: PendingCommand) -> None:
        """Let the table do it, and have what happened kept."""
        try:
            effects = self.table.handle(told.command, self.house.now())
        except VazaError as error:
            if told.guest is not None:
                told.guest.refuse(told.number, error)
            return
        except Exception:
            log.exception("Table %s failed on %s and is built again", self.row.id, type(told.command).__name__)
            if told.guest is not None:
                told.guest.refuse(told.number, SetupError("TABLE_FAILED", {}))
            self.reload()
            return
        self.run_effects(effects, told)

    def run_effects(self, effects: list[Effect], told: PendingCommand | None = None) -> None:
        """Keep what happened; all the rest waits for that."""
        events = [effect.event for effect in effects if isinstance(effect, AppendEvent)]
        self._keeping, self._asker = effects, told
        for event in events:
            if isinstance(event, SEATING):
                self._reseated = True
        if not events:
            self._kept("kept")
            return
        first = self.standing.seq - len(events) + 1
        self.house.store.append(self.row.id, first, [write_event(event) for event in events], self._kept)

    def _kept(self, outcome: Outcome) -> None:
        effects, told = self._keeping, self._asker
        self._keeping = self._asker = None
        assert effects is not None
        if outcome == "conflict":
            log.warning("Table %s was moved on by another server and is read again", self.row.id)
            if told is not None and told.guest is not None:
                told.guest.refuse(told.number, SetupError("TABLE_BUSY", {}))
            self.reload()
            return
        wake = 0.0
        self._send_away()
        for effect in effects:
            if isinstance(effect, BroadcastSnapshots):
                self.broadcast()
            elif isinstance(effect, RequestBotMove):
                self.house.thinkers.ask(self, effect)
            elif isinstance(effect, ScheduleWake):
                wake = effect.time
        self._set_timer(wake)
        if told is not None and told.guest is not None:
            self._show_secretly(told.guest)
            told.guest.done(told.number, self.standing.seq)
        if self._reseated:
            self._reseated = False
            self.house.changed(self)
        self._file()
        self._catch_up()

    def _catch_up(self) -> None:
        """Show the table to those who came meanwhile, and do what was said meanwhile."""
        late, self._late = self._late, []
        for guest in late:
            if guest in self.guests:
                self.show_one(guest)
        while self._mailbox and not self.busy:
            self._do(self._mailbox.popleft())

    # ---- Time

    def _set_timer(self, wake: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wake:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wake - self.house.now()), self.submit, TimePassed())

    # ---- Showing

    def broadcast(self) -> None:
        """Show everybody how the table stands, each what they may see."""
        now = self.house.now()
        frames: dict[str, bytes] = {}
        standing, write = self.table.state, self.writer.write
        seq, seated = standing.seq, [chair.who for chair in standing.chairs]
        for guest in self.guests:
            who = guest.who if guest.who in seated else ""
            frame = frames.get(who)
            if frame is None:
                frame = frames[who] = write(who, now)
            guest.seen = seq
            guest.outbox.send_snapshot(frame)

    def show_one(self, guest: Connection) -> None:
        """Show one guest how the table stands; while something is being kept, it will be shown after that."""
        if self.busy:
            self._late.append(guest)
            return
        guest.seen = self.standing.seq
        guest.outbox.send_snapshot(self.writer.write(guest.who, self.house.now()))

    def _show_secretly(self, asker: ReplyTarget) -> None:
        """Show the part of an exchange that nobody else is shown to who did it."""
        if isinstance(asker, Connection):
            for guest in self.guests:
                if guest.who == asker.who and guest.seen < self.standing.seq:
                    self.show_one(guest)

    def send_all(self, reply: Reply) -> None:
        """Tell every guest something."""
        for guest in self.guests:
            guest.outbox.send_reply(reply)

    def speaker(self, guest: Connection) -> ChatSender:
        """A guest as somebody who says something; who has no name says nothing."""
        if not guest.who:
            raise SetupError("NAME_NEEDED", {})
        return ChatSender(guest.who, guest.name, self.standing.chair_of_player(guest.who))

    def pass_on(self, guest: Connection, said: ChatReply) -> None:
        """Let everybody hear what a guest said who wants to."""
        for other in self.guests:
            if self.talk.is_audible_to(other.who, guest.who, said.chair):
                other.outbox.send_reply(said)

    # ---- Coming and going

    def attach(self, guest: Connection) -> None:
        """Somebody is at the table, to play or to watch."""
        self.guests.append(guest)
        self._welcome_back(guest.who)
        self.house.changed(self)

    def _welcome_back(self, who: str) -> None:
        """Who is here is not away; while the table is busy, it may yet be about to hear that they are."""
        chair = self.standing.chair_of_player(who)
        if chair >= 0 and (self.busy or self.standing.chairs[chair].away):
            self.submit(PlayerBack(who))

    def detach(self, guest: Connection) -> None:
        """A socket has closed; who does not come back soon is away."""
        self.guests.remove(guest)
        self.idle_since = self.house.now()
        if guest.who and not self.is_here(guest.who):
            asyncio.get_running_loop().call_later(GONE_AFTER, self.mark_away, guest.who)
        self.house.changed(self)

    def _send_away(self) -> None:
        """Where nobody may watch, who has no chair has to go once the match is on."""
        if self.row.watchers or not self.standing.running or any(chair.free for chair in self.standing.chairs):
            return
        for guest in self.guests:
            if self.standing.chair_of_player(guest.who) < 0:
                guest.outbox.close("NOT_ADMITTED")

    def is_here(self, who: str) -> bool:
        """Whether a person has a socket at this table."""
        return any(guest.who == who for guest in self.guests)

    def mark_away(self, who: str) -> None:
        """A person who has no socket any more is away."""
        if self.house.is_open and not self.is_here(who) and self.standing.chair_of_player(who) >= 0:
            self.submit(PlayerLost(who))

    def restart_clock(self) -> None:
        """The time that nobody could play does not count."""
        if self.standing.running:
            self.submit(Resume())

    def resume(self) -> None:
        """Go on after the server was started: clocks start anew, and who does not come is missed."""
        self.restart_clock()
        self._file()
        for chair in self.standing.people:
            asyncio.get_running_loop().call_later(GONE_AFTER, self.mark_away, chair.who)

    @property
    def host(self) -> str:
        """Who may fill and empty chairs and start: who opened the table, or the first person who sits there."""
        people = [chair.who for chair in self.standing.people if not chair.left]
        return self.row.host if self.row.host in people or not people else people[0]

    # ---- Shelves and reading again

    def _file(self) -> None:
        """Put the table on the shelf where it belongs; a match that is over is kept as a match."""
        stage = self.standing.stage
        shelf: TableStatus = stage if stage in ("gathering", "over") else "running"
        if shelf == self.shelf:
            return
        again, self.shelf = self.shelf == "over" and shelf == "gathering", shelf
        if shelf == "running":
            self.talk.forget()
        if again:  # the store may go on to call it over until the next match is on
            self.house.changed(self)
        else:
            self.house.save_status(self)

    def reload(self) -> None:
        """Build the table again from what is kept."""
        if not self._reloading:
            self._reloading = True
            self.house.spawn(self._reload())

    async def _reload(self) -> None:
        table = await self.house.read_table(self.row.id)
        self._reloading = False
        self.table, self.writer = table, SnapshotEncoder(table)
        self._late = list(self.guests)
        self.submit(Resume())
        for who in {guest.who for guest in self.guests}:
            self._welcome_back(who)
        self._catch_up()

    def close(self) -> None:
        """Stop the clock and forget what was said: nobody needs this table in memory any more."""
        self._set_timer(0.0)
        self.talk.forget()
