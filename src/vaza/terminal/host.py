"""A table in this process: carries out its effects, for as long as a screen lets time pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol

from vaza.bots.workers import HINT_SECONDS, BotPool, bot_job
from vaza.core.game import Game
from vaza.core.view import View
from vaza.table.commands import BotAnswer, Command, TimePassed
from vaza.table.effects import AppendEvent, Effect, RequestBotMove, ScheduleWake
from vaza.table.events import Event
from vaza.table.scene import Snapshot
from vaza.table.table import Table


class EventSink(Protocol):
    """Something that keeps events."""

    def append(self, event: Event) -> None:
        """Keep one more."""


class TableHandle(Protocol):
    """A table, near or far, as a screen deals with it."""

    def scene(self, who: str) -> Snapshot:
        """What this person sees; an empty word is a spectator."""

    def tell(self, command: Command) -> None:
        """Tell the table something; VazaError refuses it."""

    def poll(self) -> None:
        """Let time pass: bots' answers and clocks."""

    def now(self) -> float:
        """The time on the table's clock."""

    def hint(self, who: str) -> Future[list[dict[str, object]]]:
        """What an expert in this person's seat would do, as `Advice.data` tells it, the best first."""


class LocalTable:
    """Runs a table here."""

    def __init__(
        self, table: Table, workers: BotPool, keeper: EventSink | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.table = table
        self.workers = workers
        self.keeper = keeper
        self.clock = clock
        self.wake = 0.0
        self.asked: list[tuple[int, Future[str]]] = []

    def scene(self, who: str) -> Snapshot:
        """What this person sees."""
        return self.table.snapshot(who)

    def now(self) -> float:
        """The time on the table's clock."""
        return self.clock()

    def tell(self, command: Command) -> None:
        """Tell the table something, and do what it wants done."""
        self.carry_out(self.table.handle(command, self.clock()))

    def carry_out(self, effects: list[Effect]) -> None:
        """Do what the table wants done."""
        self.wake = 0.0
        for effect in effects:
            if isinstance(effect, AppendEvent) and self.keeper is not None:
                self.keeper.append(effect.event)
            elif isinstance(effect, RequestBotMove):
                self.ask(effect)
            elif isinstance(effect, ScheduleWake):
                self.wake = effect.time

    def ask(self, effect: RequestBotMove) -> None:
        """Let a bot think."""
        order = bot_job(self.game, effect.level, effect.view, effect.seconds, effect.seed)
        self.asked.append((effect.at, self.workers.choose(order)))

    def poll(self) -> None:
        """Hand over the answers that have come, and wake the table if it is time."""
        waiting, self.asked = self.asked, []
        for at, future in waiting:
            if not future.done():
                self.asked.append((at, future))
            elif future.cancelled() or future.exception() is not None:
                self.tell(BotAnswer(at, ""))
            else:
                self.tell(BotAnswer(at, future.result()))
        if self.wake and self.clock() >= self.wake:
            self.tell(TimePassed())

    def hint(self, who: str) -> Future[list[dict[str, object]]]:
        """What an expert in this person's seat would do."""
        view = self.scene(who).view
        assert isinstance(view, View)
        return self.workers.advise(bot_job(self.game, "expert", view, HINT_SECONDS, self.table.state.match))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.state.rules

    def close(self) -> None:
        """Stop thinking."""
        self.workers.close()
