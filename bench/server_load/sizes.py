"""How long messages are: ours, and how much boardgame.io's must be filled to be as long at every card of a deal."""

from __future__ import annotations

import json
import random
from statistics import linear_regression, mean
from typing import Final, NamedTuple

from server_load.boardgame import SEATS, Boardgame
from server_load.driver import DEAL, Client, Driver
from vaza.games import make_game
from vaza.protocol.scenes import SnapshotEncoder
from vaza.table.commands import Act, Continue, Cut, Sit, Start
from vaza.table.setting import TimeControl, config_for
from vaza.table.table import Table

NOW: Final = 1_790_000_000.123456
MATCHES: Final = 3


class Sizes(NamedTuple):
    """Bytes of a message: the average over a deal, and what every card adds."""

    mean: float
    growth: float


class Evening:
    """Some matches of Sueca, played at random without a server."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.table = Table(lambda: self.random.randbytes(32))
        self.writer = SnapshotEncoder(self.table)
        self.table.open(config_for(make_game("sueca", SEATS), clock=TimeControl(), obvious=False), NOW)
        self.people = [f"{seat:032x}" for seat in range(SEATS)]
        for seat, who in enumerate(self.people):
            self.table.handle(Sit(who, f"Guest {seat + 100}", seat), NOW)
        self.table.handle(Start(self.people[0]), NOW)

    def step(self) -> tuple[int, list[int]] | None:
        """Do the next thing; after a card, how many were played and how long everybody's frame is."""
        standing = self.table.state
        if standing.stage == "cutting":
            self.table.handle(Cut(standing.chairs[standing.chair_of(standing.cutter)].who, 0), NOW)
        elif standing.stage != "playing":
            for who in self.people:
                self.table.handle(Continue(who), NOW)
        else:
            who = standing.chairs[standing.chair_of(standing.to_act)].who
            frame = json.loads(self.writer.write(who, NOW))
            self.table.handle(Act(who, [self.random.choice(frame["view"]["legal"])], frame["decision"]), NOW)
            frames = [self.writer.write(one, NOW) for one in self.people]
            return len(frame["view"]["history"]), [len(one) for one in frames]
        return None


def our_sizes() -> Sizes:
    """Our scenes over some matches."""
    found: list[tuple[int, float]] = []
    for seed in range(MATCHES):
        evening = Evening(seed)
        while evening.table.state.stage not in ("over", "gathering"):
            if step := evening.step():
                found.append((step[0], mean(step[1])))
    return line(found)


def line(found: list[tuple[int, float]]) -> Sizes:
    """The average of these sizes, and how they grow by the number of cards played."""
    growth, _ = linear_regression([place for place, _ in found], [size for _, size in found])
    return Sizes(mean(size for _, size in found), growth)


class Weighing(Boardgame):
    """Boardgame.io's dialect that notes how long every update is."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[int, float]] = []

    def shown(self, driver: Driver, client: Client, number: int, data: bytearray, start: int, end: int) -> None:
        """Note the size; the last card of a deal is shown with an empty history."""
        if number:
            self.found.append((number % DEAL, end - start))
        super().shown(driver, client, number, data, start, end)


def their_sizes(ports: list[int]) -> Sizes:
    """The updates of the boardgame.io server at these ports."""
    dialect = Weighing()
    driver = Driver(dialect, dialect.open(ports, 4))
    while len(dialect.found) < 4 * SEATS * DEAL * 2:
        driver.run(0.1)
    driver.close()
    return line(dialect.found)


def fillings(ours: Sizes, bare: Sizes) -> tuple[int, int]:
    """What to add to every message, and to every card's entry, so that theirs are as long as ours."""
    each = max(0, round(ours.growth - bare.growth))
    # Their last card of a deal is told with the next deal: on average their history has so many entries.
    entries = (DEAL - 1) / 2
    return max(0, round(ours.mean - bare.mean - each * entries)), each
