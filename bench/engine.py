"""The engine's speed beside OpenSpiel and RLCard, measured in one run.

Run as ``python bench/engine.py --compiled DIR --pure DIR``, where DIR holds the package `vaza`. Each
contender has a process of its own and is measured once in every round, in CPU time; every other round
goes backwards. What a playout includes is told in `contenders.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from contenders import CONTENDERS
from report import Ratio, Sample, Samples, as_json, ratios, rows

HERE: Final = Path(__file__).parent
WIDTH: Final = 110


CONSOLE: Final = Console(width=None if Console().width >= WIDTH else WIDTH)


class Worker:
    """The process of one contender."""

    def __init__(self, name: str, folder: str) -> None:
        """Start it; `missing` names what it would need if it cannot run."""
        command = [sys.executable, str(HERE / "worker.py"), name, folder]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.name = name
        self.playouts = 1
        answer = self.hear()
        self.missing = str(answer.get("missing", ""))
        self.versions: dict[str, str] = answer.get("versions", {})

    def hear(self) -> dict[str, Any]:
        """The next line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name} ended with {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def measure(self) -> Sample:
        """Do the playouts that were settled on."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"playouts": self.playouts}) + "\n")
        self.process.stdin.flush()
        return Sample(**self.hear())

    def settle(self, seconds: float) -> None:
        """Find how many playouts fill the time of one measurement."""
        sample = self.measure()
        while sample.seconds < seconds / 5:
            self.playouts *= 10 if sample.seconds < seconds / 100 else 3
            sample = self.measure()
        self.playouts = max(1, round(sample.playouts * seconds / sample.seconds))

    def close(self) -> None:
        """Let it end."""
        self.process.communicate()


def start(compiled: str, pure: str) -> list[Worker]:
    """Every contender that can run here; the others are named."""
    workers = []
    for name, contender in CONTENDERS.items():
        folder = "" if not contender.ours else compiled if name.startswith("compiled ") else pure
        worker = Worker(name, folder)
        if worker.missing:
            CONSOLE.print(f"{contender.label}: not measured, {worker.missing} is not installed")
            worker.close()
            continue
        if contender.ours and worker.versions["engine"] != name.split()[0]:
            raise SystemExit(f"the engine for '{name}' is {worker.versions['engine']}")
        workers.append(worker)
    if len({worker.versions["sources"] for worker in workers if "sources" in worker.versions}) > 1:
        raise SystemExit("the compiled and the pure engine are not of the same sources: build again")
    return workers


def run(workers: list[Worker], rounds: int, seconds: float) -> Samples:
    """The rounds, each contender once in every one."""
    samples: Samples = {worker.name: [] for worker in workers}
    with CONSOLE.status("settling") as status:
        for worker in workers:
            worker.settle(seconds)
        for number in range(rounds):
            status.update(f"round {number + 1} of {rounds}")
            for worker in workers if number % 2 == 0 else reversed(workers):
                samples[worker.name].append(worker.measure())
    return samples


def cpu() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    names = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    return names[0].partition(":")[2].strip() if names else platform.processor()


def about(workers: list[Worker], rounds: int, seconds: float) -> dict[str, object]:
    """Where and with what it was measured."""
    versions: dict[str, str] = {}
    for worker in workers:
        versions.update({name: text for name, text in worker.versions.items() if name != "engine"})
    more = {"rounds": rounds, "seconds_per_measurement": seconds, "clock": "CPU time of the process"}
    return {**machine(versions), **more}


def machine(versions: dict[str, str]) -> dict[str, object]:
    """When, on what and with which versions."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "versions": {"python": platform.python_version(), **versions},
    }


def speed_table(samples: Samples) -> Table:
    """Medians and spreads."""
    table = Table(title="Random playouts, one core, CPU time")
    table.add_column("contender", no_wrap=True)
    for heading in ("moves each", "playouts/s", "moves/s", "spread"):
        table.add_column(heading, justify="right")
    for row in rows(samples):
        cells = [f"{row.moves_per_playout:.1f}", f"{row.playouts.median:,.0f}", f"{row.moves.median:,.0f}"]
        table.add_row(row.label, *cells, f"±{row.playouts.half:.0%}")
    return table


def ratio_table(samples: Samples) -> Table:
    """What is promised, and whether it is kept."""
    table = Table(title="Ratios, median of the rounds")
    table.add_column("ratio", no_wrap=True)
    for heading in ("of", "median", "lowest", "highest", "target", ""):
        table.add_column(heading, justify="right")
    for one in ratios(samples):
        ends = [times(value) for value in (one.value.median, one.value.low, one.value.high)]
        table.add_row(one.label, one.unit, *ends, *verdict(one))
    return table


def times(value: float) -> str:
    """A multiple with three figures or so."""
    return f"{value:,.0f}×" if value >= 100 else f"{value:.2f}×"


def verdict(one: Ratio) -> tuple[str, str]:
    """The target and whether it is met."""
    if one.target is None:
        return "", ""
    return f"≥ {one.target:.3g}×", "[green]met" if one.met else "[red]not met"


def main() -> None:
    """Measure, show, write."""
    parser = argparse.ArgumentParser(description="The engine's speed beside OpenSpiel and RLCard.")
    parser.add_argument("--compiled", required=True, help="folder with the compiled package")
    parser.add_argument("--pure", required=True, help="folder with the package in plain Python")
    parser.add_argument("--quick", action="store_true", help="3 short rounds, to try it")
    parser.add_argument("--out", type=Path, default=HERE / "results" / "engine.json")
    chosen = parser.parse_args()
    rounds, seconds = (3, 0.1) if chosen.quick else (9, 0.5)
    workers = start(chosen.compiled, chosen.pure)
    try:
        samples = run(workers, rounds, seconds)
    finally:
        for worker in workers:
            worker.close()
    CONSOLE.print(speed_table(samples), ratio_table(samples))
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    report = as_json(samples, about(workers, rounds, seconds))
    chosen.out.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
