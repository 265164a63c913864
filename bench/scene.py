"""What a move costs at a table: deciding it, and writing the frames that show it to everybody.

The same matches are played again and again from their commands: deciding only, deciding and writing a frame for each
seat, and the same with the simple encoding (`scene_data` and msgspec) that the frames must agree with. All of one round
run within moments of each other, in CPU time: the least of the rounds, and the median of their ratios, which alone mean
anything on another machine. Then it is counted what
a table in the middle of a match keeps in memory, its writer included. Results go to bench/results/scene.json.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import msgspec

from vaza.core.cards import members
from vaza.games import make_game
from vaza.protocol.scenes import SnapshotEncoder, snapshot_to_data
from vaza.table.commands import Act, Command, Continue, Cut, Sit, Start, TimePassed
from vaza.table.effects import BroadcastSnapshots, Effect, ScheduleWake
from vaza.table.setting import TableConfig, config_for
from vaza.table.table import Table
from vaza.version import compiled

HERE = Path(__file__).parent
GAMES = (("sueca", 4), ("septica", 4), ("guinote", 4), ("fodinha", 4), ("sobesobe", 4))
PEOPLE = ("ana", "rui", "eva", "leo")
Script = list[tuple[Command, float]]
Show = Callable[[Table], Callable[[float], int]]
"""Given a table, what shows it to everybody at a time; the bytes come back."""


def setting(code: str, players: int) -> TableConfig:
    """A table for four people; Septica in pairs."""
    return config_for(make_game(code, players, variants=("pairs",) if code == "septica" else ()))


def opened(about: TableConfig, number: int) -> tuple[Table, list[Effect]]:
    """A table with its people, begun; the secret follows from the number."""
    secret = random.Random(number).randbytes(32)
    table = Table(lambda: secret)
    table.open(about, 0.0)
    for chair, who in enumerate(PEOPLE):
        table.handle(Sit(who, who.title(), chair), 0.0)
    return table, table.handle(Start("ana"), 0.0)


def next_command(table: Table, rng: random.Random, now: float, wake: float) -> tuple[Command, float]:
    """What somebody does next, at random."""
    standing = table.state
    if standing.stage == "counted":
        return Continue(next(chair.who for chair in standing.chairs if not chair.ready)), now + 1.0
    if wake and standing.rules.forced_action(standing.deal) >= 0:
        return TimePassed(), max(now, wake)
    who = standing.chairs[standing.chair_of(standing.to_act)].who
    if standing.stage == "cutting":
        return Cut(who, 0), now + 1.0
    action = rng.choice(members(int(standing.deal.legal())))
    return Act(who, [standing.rules.write(action)], standing.decision), now + 1.0


def perform(about: TableConfig, number: int, most: int) -> tuple[Table, Script]:
    """Play a match of at most so many commands, and what was said."""
    rng = random.Random(number)
    table, effects = opened(about, number)
    script: Script = []
    now = 0.0
    while len(script) < most and table.state.stage != "over":
        wake = next((effect.time for effect in effects if isinstance(effect, ScheduleWake)), 0.0)
        command, now = next_command(table, rng, now, wake)
        effects = table.handle(command, now)
        script.append((command, now))
    return table, script


def replay(about: TableConfig, number: int, script: Script, show: Show | None) -> tuple[float, int, int]:
    """Seconds, frames and bytes of a match played again from its commands."""
    table, _ = opened(about, number)
    frame = show(table) if show is not None else None
    times, written = 0, 0
    started = time.process_time()
    for command, now in script:
        effects = table.handle(command, now)
        if frame is not None and any(type(effect) is BroadcastSnapshots for effect in effects):
            written += frame(now)
            times += 1
    return time.process_time() - started, times * len(PEOPLE), written


def fast(table: Table) -> Callable[[float], int]:
    """The frames of the writer."""
    writer = SnapshotEncoder(table)
    return lambda now: sum(len(writer.write(who, now)) for who in PEOPLE)


def simple(table: Table) -> Callable[[float], int]:
    """The frames that the writer's must agree with."""
    encode = msgspec.json.encode
    return lambda now: sum(
        len(encode({"type": "scene", "now": now, **snapshot_to_data(table.snapshot(who))})) for who in PEOPLE
    )


def measure(code: str, players: int, matches: int, rounds: int) -> dict[str, float]:
    """Microseconds for deciding a move and for a frame in the best round, and how much longer simple frames take."""
    about = setting(code, players)
    scripts = [(number, perform(about, number, 400)[1]) for number in range(matches)]
    moves = sum(len(script) for _, script in scripts)
    decided, frames, whole, ratios = [], [], [], []
    size = 0.0
    for _ in range(rounds):
        bare = sum(replay(about, number, script, None)[0] for number, script in scripts)
        ours = [replay(about, number, script, fast) for number, script in scripts]
        theirs = [replay(about, number, script, simple) for number, script in scripts]
        count = sum(times for _, times, _ in ours)
        size = sum(written for *_, written in ours) / count
        cost = sum(seconds for seconds, *_ in ours) - bare
        decided.append(1e6 * bare / moves)
        frames.append(1e6 * cost / count)
        whole.append(1e6 * (bare + cost) / moves)
        ratios.append((sum(seconds for seconds, *_ in theirs) - bare) / cost)
    return {
        "handle": round(min(decided), 1),
        "frame": round(min(frames), 1),
        "move with a frame for each of four": round(min(whole), 1),
        "simple frame / frame": round(statistics.median(ratios), 1),
        "bytes of a frame": round(size),
    }


def memory(tables: int, commands: int = 100) -> float:
    """Kilobytes that a Sueca table in its third deal keeps, its writer having written for everybody."""
    kept = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for number in range(tables):
        table, _ = perform(setting("sueca", 4), number, commands)
        writer = SnapshotEncoder(table)
        for who in PEOPLE:
            writer.write(who, 0.0)
        kept.append(writer)
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(kept) / 1000


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--out", default=str(HERE / "results" / "scene.json"))
    chosen = parser.parse_args()
    matches, rounds, tables = (2, 1, 20) if chosen.quick else (8, 5, 1000)
    found = {code: measure(code, players, matches, rounds) for code, players in GAMES}
    for code, costs in found.items():
        sys.stdout.write(f"{code:9} " + "  ".join(f"{name} {cost:g}" for name, cost in costs.items()) + "\n")
    kilobytes = round(memory(tables), 1)
    sys.stdout.write(f"a Sueca table in its third deal keeps {kilobytes} kB ({tables} tables)\n")
    kept = {"compiled": compiled(), "microseconds": found, "kilobytes of a table": kilobytes, "tables": tables}
    Path(chosen.out).write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
