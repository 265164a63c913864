"""The load: a process of its own that plays on one core and tells what it measured.

Run as ``python -m server_load.trials SPEC``, SPEC being a `Spec` as JSON; one line of JSON is the answer.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from server_load.driver import DEAL, Driver, LoadTable
from server_load.load import Result, Spec, measure, play, raise_limits, settle
from server_load.meter import rss
from server_load.vaza import SEATS, SIT, Vaza, guest, new_table
from server_load.wire import many

SAMPLES: Final = 200
FOR_EVER: Final = 1 << 60
QUICK: Final = 0.2
"""Seconds between two moves while tables come to the middle of a deal."""
CALM: Final = 2.0


class Memory(msgspec.Struct, kw_only=True):
    """What the server's process takes, in bytes."""

    empty: int
    """The server with all guests known, nobody connected."""
    per_connection: float
    """Somebody connected to a table that gathers, silent."""
    per_table: float
    """A table with its match in the middle of a deal, without the connections."""
    connections: int
    tables: int


class Delay(msgspec.Struct, kw_only=True):
    """How soon moves are seen at other tables, without and with bots that think on every core."""

    without: Result
    with_bots: Result
    bot_tables: int
    favoured: bool
    """Whether the load could be given a priority above the bots', so that it is the server that is measured."""


class Soak(msgspec.Struct, kw_only=True):
    """The server's memory in the course of a long run."""

    minutes: float
    moves: int
    samples: list[int]


def memory(spec: Spec) -> Memory:
    """Connect people to tables that gather, then let all of them play to the middle of a deal and fall silent."""
    port, dialect = spec.ports[0], Vaza()
    warm_up(spec, dialect)
    cookies = many(lambda number: guest(port, f"Guest {number}"), range(spec.tables * SEATS))
    empty = rss(spec.server)
    codes = many(lambda place: new_table(port, cookies[place * SEATS]), range(spec.tables))
    opened = rss(spec.server)
    dialect.idle = True
    tables = dialect.connect(port, codes, cookies)
    driver = Driver(dialect, tables, QUICK)
    driver.run(CALM)
    connected = rss(spec.server)
    dialect.idle = False
    let_play(driver, tables)
    playing = rss(spec.server)
    driver.close()
    return Memory(
        empty=empty,
        per_connection=(connected - opened) / len(cookies),
        per_table=(opened - empty + playing - connected) / spec.tables,
        connections=len(cookies),
        tables=spec.tables,
    )


def warm_up(spec: Spec, dialect: Vaza) -> None:
    """Some moves at some tables, so that what the server loads once is there."""
    tables = dialect.open(spec.ports, 10)
    driver = Driver(dialect, tables)
    settle(driver, tables)
    driver.run(CALM)
    driver.close()


def let_play(driver: Driver, tables: list[LoadTable]) -> None:
    """Everybody sits down and plays half a deal; then there is silence."""
    for table in tables:
        table.ahead = 0
        for client in table.clients[1:]:
            client.asked = SIT.decode()
            client.send(SIT)
    while min(table.made for table in tables) < DEAL // 2:
        driver.run(QUICK)
    driver.silent = True
    driver.later.clear()
    driver.run(CALM)


def bots(spec: Spec) -> Delay:
    """Paced moves of people, then the same while each core has two tables of experts who play at once."""
    favoured = False
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, -10)
        favoured = True
    dialect = Vaza()
    tables = dialect.open(spec.ports, spec.tables)
    driver = Driver(dialect, tables, spec.interval)
    settle(driver, tables)
    driver.run(spec.warm)
    without = measure(driver, spec)
    busy = bot_tables(spec, dialect)
    driver.watch(busy)
    driver.run(spec.warm)
    with_bots = measure(driver, spec)
    if any(table.made == 0 for table in busy):
        raise RuntimeError(f"a table with bots does not play; refused: {driver.refused}")
    driver.close()
    return Delay(without=without, with_bots=with_bots, bot_tables=len(busy), favoured=favoured)


def bot_tables(spec: Spec, dialect: Vaza) -> list[LoadTable]:
    """Tables at which one person, who never hesitates, plays with three experts."""
    port = spec.ports[0]
    cookies = [guest(port, f"Friend {number}") for number in range(2 * spec.cores)]
    more = {"bots": ["expert"] * (SEATS - 1), "pace": "instant", "start": True}
    codes = [new_table(port, cookie, **more) for cookie in cookies]
    tables = dialect.connect(port, codes, cookies, 1)
    for table in tables:
        table.counts = False
        table.ahead = FOR_EVER
    return tables


def soak(spec: Spec) -> Soak:
    """Play flat out for long, and look at the server's memory now and then."""
    dialect = Vaza()
    tables = dialect.open(spec.ports, spec.tables)
    driver = Driver(dialect, tables, spec.interval)
    settle(driver, tables)
    samples, moves = [], 0
    for _ in range(SAMPLES):
        driver.begin()
        driver.run(spec.seconds / SAMPLES)
        moves += len(driver.latencies)
        samples.append(rss(spec.server))
    driver.close()
    return Soak(minutes=spec.seconds / 60, moves=moves, samples=samples)


TRIALS: Final[dict[str, Callable[[Spec], Any]]] = {"play": play, "memory": memory, "bots": bots, "soak": soak}


def main() -> None:
    """Do what the spec says."""
    spec = msgspec.json.decode(sys.argv[1], type=Spec)
    if spec.core >= 0:
        os.sched_setaffinity(0, {spec.core})
    raise_limits()
    sys.stdout.write(msgspec.json.encode(TRIALS[spec.kind](spec)).decode() + "\n")


if __name__ == "__main__":
    main()
