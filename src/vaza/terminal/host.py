"""A table in this process: carries out its effects, for as long as a screen lets time pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Protocol

from vaza.bots.workers import HINT_SECONDS, Workers, order_for
from vaza.core.game import Game
from vaza.core.view import View
from vaza.table.commands import Answer, Command, Wake
from vaza.table.effects import Append, AskBot, Effect, WakeAt
from vaza.table.events import Event
from vaza.table.scene import Scene
from vaza.table.table import Table


class Keeper(Protocol):
    """Something that keeps events."""

    def append(self, event: Event) -> None:
        """Keep one more."""


class Link(Protocol):
    """A table, near or far, as a screen deals with it."""

    def scene(self, who: str) -> Scene:
        """What this person sees; an empty word is a spectator."""

    def tell(self, command: Command) -> None:
        """Tell the table something; VazaError refuses it."""

    def poll(self) -> None:
        """Let time pass: bots' answers and clocks."""

    def now(self) -> float:
        """The time on the table's clock."""

    def hint(self, who: str) -> Future[list[dict[str, object]]]:
        """What an expert in this person's seat would do, as `Advice.data` tells it, the best first."""


class Host:
    """Runs a table here."""

    def __init__(
        self, table: Table, workers: Workers, keeper: Keeper | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.table = table
        self.workers = workers
        self.keeper = keeper
        self.clock = clock
        self.wake = 0.0
        self.asked: list[tuple[int, Future[str]]] = []

    def scene(self, who: str) -> Scene:
        """What this person sees."""
        return self.table.scene(who)

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
            if isinstance(effect, Append) and self.keeper is not None:
                self.keeper.append(effect.event)
            elif isinstance(effect, AskBot):
                self.ask(effect)
            elif isinstance(effect, WakeAt):
                self.wake = effect.time

    def ask(self, effect: AskBot) -> None:
        """Let a bot think."""
        order = order_for(self.game, effect.level, effect.view, effect.seconds, effect.seed)
        self.asked.append((effect.at, self.workers.choose(order)))

    def poll(self) -> None:
        """Hand over the answers that have come, and wake the table if it is time."""
        waiting, self.asked = self.asked, []
        for at, future in waiting:
            if not future.done():
                self.asked.append((at, future))
            elif future.cancelled() or future.exception() is not None:
                self.tell(Answer(at, ""))
            else:
                self.tell(Answer(at, future.result()))
        if self.wake and self.clock() >= self.wake:
            self.tell(Wake())

    def hint(self, who: str) -> Future[list[dict[str, object]]]:
        """What an expert in this person's seat would do."""
        view = self.scene(who).view
        assert isinstance(view, View)
        return self.workers.advise(order_for(self.game, "expert", view, HINT_SECONDS, self.table.standing.match))

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.standing.rules

    def close(self) -> None:
        """Stop thinking."""
        self.workers.close()
