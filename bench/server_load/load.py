"""One window of play: open the tables, let them get warm, and measure."""

from __future__ import annotations

import resource
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

import msgspec

from server_load.boardgame import Boardgame
from server_load.driver import Driver, LoadTable
from server_load.meter import core_seconds, cpu_seconds, rss
from server_load.vaza import Plain, Vaza


class Spec(msgspec.Struct, kw_only=True):
    """What is to be played, and who is to be watched meanwhile."""

    kind: str = "play"
    """Which of `trials.TRIALS` is made."""
    dialect: str
    ports: list[int]
    tables: int
    interval: float = 0.0
    """Seconds between two moves at a table; 0 for flat out."""
    warm: float = 3.0
    seconds: float = 8.0
    core: int = -1
    """The core of the load, -1 for any."""
    server_core: int = -1
    server: int = 0
    """The server's process."""
    database: int = 0
    """The database's first process, 0 for none."""
    cores: int = 0
    """Cores that bots are to fill."""


class Result(msgspec.Struct, kw_only=True):
    """What was measured."""

    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    frame_bytes: float
    """The average of all frames received, with their WebSocket headers."""
    frames: int
    server_cpu: float
    """Share of one core."""
    database_cpu: float
    load_cpu: float
    others_cpu: float
    """What others took of the server's core: if it is much, the figures are not worth much."""
    cpu_us_per_move: float
    """Of the server alone."""
    database_us_per_move: float
    server_rss: int
    refused: dict[str, int]


DIALECTS: Final[dict[str, Callable[[], Boardgame | Vaza]]] = {"boardgame.io": Boardgame, "vaza": Vaza, "trivial": Plain}


def raise_limits() -> None:
    """As many files as we may have."""
    highest = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest, highest))


def settle(driver: Driver, tables: list[LoadTable], patience: float = 30.0) -> None:
    """Play until every table has made its first moves, however slow, but not if there is no progress any more."""
    made, end = -1, 0.0
    while waiting := sum(table.made <= table.ahead for table in tables):
        so_far = sum(table.made for table in tables)
        if so_far > made:
            made, end = so_far, perf_counter() + patience
        elif perf_counter() > end:
            raise RuntimeError(f"{waiting} of {len(tables)} tables do not begin; refused: {driver.refused}")
        driver.run(0.25)


def use_of(spec: Spec) -> tuple[float, float, float, float]:
    """CPU seconds so far of the server, of the database, of this process, and of all on the server's core."""
    database = cpu_seconds(spec.database) if spec.database else 0.0
    core = core_seconds(spec.server_core) if spec.server_core >= 0 else 0.0
    return cpu_seconds(spec.server), database, process_time(), core


def measure(driver: Driver, spec: Spec) -> Result:
    """Play for the time of the spec; the moves that the last of four sees meanwhile count."""
    driver.begin()
    before = use_of(spec)
    began = perf_counter()
    driver.run(spec.seconds)
    took = perf_counter() - began
    used = [late - early for early, late in zip(before, use_of(spec), strict=True)]
    times = sorted(driver.latencies)
    if not times:
        raise RuntimeError(f"no move was seen by all; refused: {driver.refused}")
    return Result(
        tables=len(driver.tables),
        seconds=took,
        moves=len(times),
        moves_per_second=len(times) / took,
        p50_ms=1000 * times[len(times) // 2],
        p99_ms=1000 * times[len(times) * 99 // 100],
        worst_ms=1000 * times[-1],
        frame_bytes=driver.bytes / driver.frames,
        frames=driver.frames,
        server_cpu=used[0] / took,
        database_cpu=used[1] / took,
        load_cpu=used[2] / took,
        others_cpu=max(0.0, used[3] - used[0]) / took,
        cpu_us_per_move=1e6 * used[0] / len(times),
        database_us_per_move=1e6 * used[1] / len(times),
        server_rss=rss(spec.server),
        refused=driver.refused,
    )


def play(spec: Spec) -> Result:
    """Open the tables, let them play warm, and measure."""
    dialect = DIALECTS[spec.dialect]()
    tables = dialect.open(spec.ports, spec.tables)
    driver = Driver(dialect, tables, spec.interval)
    settle(driver, tables)
    driver.run(spec.warm)
    try:
        return measure(driver, spec)
    finally:
        driver.close()
