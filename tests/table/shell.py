"""A shell for tests: a clock that stands until it is moved, bots that answer when told, and every event kept."""

from __future__ import annotations

import random

from vaza.core.cards import members
from vaza.core.errors import VazaError
from vaza.table.commands import (
    Act,
    BotAnswer,
    Command,
    Continue,
    Cut,
    PlayerBack,
    SeatBot,
    SetPace,
    Sit,
    Start,
    TimePassed,
)
from vaza.table.effects import AppendEvent, BroadcastSnapshots, Effect, RequestBotMove, ScheduleWake
from vaza.table.events import Event, read_event, write_event
from vaza.table.setting import TableConfig
from vaza.table.table import Table

NAMES = ("Ana", "Rui", "Eva", "Leo", "Bia", "Ivo")


class Shell:
    """Runs one table under a test's own clock."""

    def __init__(self, setting: TableConfig, secret: int = 1) -> None:
        self.now = 1000.0
        self.secrets = random.Random(secret)
        self.table = Table(lambda: self.secrets.randbytes(32))
        self.events: list[Event] = []
        self.asks: list[RequestBotMove] = []
        self.sends = 0
        self.wake = 0.0
        self.carry_out(self.table.open(setting, self.now))

    def tell(self, command: Command) -> list[Effect]:
        """Tell the table something now."""
        effects = self.table.handle(command, self.now)
        self.carry_out(effects)
        return effects

    def carry_out(self, effects: list[Effect]) -> None:
        """Keep what is to be kept, in order."""
        self.wake = 0.0
        for effect in effects:
            if isinstance(effect, AppendEvent):
                assert effect.seq == len(self.events) + 1
                self.events.append(effect.event)
            elif isinstance(effect, RequestBotMove):
                self.asks.append(effect)
            elif isinstance(effect, BroadcastSnapshots):
                self.sends += 1
            elif isinstance(effect, ScheduleWake):
                self.wake = effect.time

    def refused(self, command: Command) -> str:
        """The code with which the table refuses a command; nothing must have changed."""
        before = self.snapshot(self.table)
        try:
            self.table.handle(command, self.now)
        except VazaError as error:
            assert self.snapshot(self.table) == before
            return error.code
        return ""

    def pass_time(self, seconds: float) -> None:
        """Let time pass, waking the table whenever it asked for it."""
        until = self.now + seconds
        for _ in range(10_000):
            if not self.wake or self.wake > until:
                break
            self.now = max(self.now, self.wake)
            self.tell(TimePassed())
        else:
            raise AssertionError("the table wakes for ever")
        self.now = until

    def fill(self, people: int = 1, level: str = "random") -> None:
        """Seat so many people, bots on the other chairs, and start."""
        for chair in range(len(self.table.state.chairs)):
            if chair < people:
                self.tell(Sit(NAMES[chair].lower(), NAMES[chair], chair))
            else:
                self.tell(SeatBot(level, NAMES[chair], chair))
        self.tell(Start(NAMES[0].lower() if people else ""))

    def answer(self, rng: random.Random) -> bool:
        """Let the bot asked last answer at random, from its view alone."""
        if not self.asks:
            return False
        ask = self.asks.pop()
        self.tell(BotAnswer(ask.at, ask.view.write(rng.choice(members(ask.view.legal)))))
        return True

    def move(self, rng: random.Random) -> bool:
        """Do what the table waits for, as the person it waits for would; False if it waits for no person."""
        standing = self.table.state
        if standing.stage in ("counted", "over"):
            waiting = [chair.who for chair in standing.chairs if chair.present and not chair.ready]
            if waiting:
                self.tell(Continue(waiting[0]))
            return bool(waiting)
        if standing.to_act < 0 or standing.paused:
            return False
        chair = standing.chairs[standing.chair_of(standing.to_act)]
        if chair.automatic or not chair.present:
            return False
        if standing.stage == "cutting":
            self.tell(Cut(chair.who, rng.randrange(int(standing.rules.deck.size))))
            return True
        view = self.table.snapshot(chair.who).view
        assert view is not None
        self.tell(Act(chair.who, [view.write(rng.choice(members(view.legal)))]))
        return True

    def play_out(self, rng: random.Random, steps: int = 60_000) -> None:
        """Everybody is there and plays until the match is over; the table must never be stuck."""
        for chair in range(len(self.table.state.chairs)):
            held = self.table.state.chairs[chair]
            if held.free:
                self.tell(Sit(f"new{chair}", f"New {chair}", chair))
            elif held.away:
                self.tell(PlayerBack(held.who))
        self.tell(SetPace("", "instant"))
        for _ in range(steps):
            if self.table.state.stage == "over":
                return
            if self.answer(rng) or self.move(rng):
                continue
            assert self.wake, f"stuck: {self.table.state}"
            self.now = max(self.now, self.wake)
            self.tell(TimePassed())
        raise AssertionError("the match does not end")

    def rebuilt(self) -> Table:
        """The table made again from its events, through their lines of text."""
        twin = Table()
        twin.rebuild(read_event(write_event(event)) for event in self.events)
        return twin

    @staticmethod
    def snapshot(table: Table) -> dict[str, object]:
        """Everything true of a table, to compare."""
        standing = table.state
        record = standing.record()
        return {
            "fields": {
                name: getattr(standing, name)
                for name in ("setting", "chairs", "secret", "match", "pace", "seq", "decision", "since", "stopped_at")
            },
            "stage": standing.stage,
            "paused": standing.paused,
            "record": record.write() if record is not None else "",
            "chairs": [str(chair) for chair in standing.chairs],
        }
