"""Whether memory stays flat: a million deals of each game, as matches are really played.

Run as ``python bench/memory.py [--deals N] [--compiled DIR]``; without DIR the installed engine is used,
or the one on PYTHONPATH. Each game has a process of its own, and its resident memory is read after every
hundredth of its deals. What counts is the growth from a tenth of the way, when everything is warm, to the end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from contenders import GAMES, sources
from report import growth

TARGET: Final = 0.05
SAMPLES: Final = 100


def resident() -> int:
    """The memory of this process that is in RAM, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def play(folder: str, code: str, players: int, deals: int) -> tuple[str, int, list[int]]:
    """Match after match for so many deals: the sources if compiled, matches ended, memory along the way."""
    if folder:
        sys.path.insert(0, folder)
    from vaza.bots.kernel.playout import random_playout
    from vaza.core.chance import Rng, SeededTape
    from vaza.games import make_game
    from vaza.version import compiled

    game = make_game(code, players)
    size = int(game.deck.size)
    rng = Rng(1)
    match = game.start(SeededTape(size, rng))
    matches = 0
    samples: list[int] = []
    for number in range(1, deals + 1):
        chance = SeededTape(size, rng)
        if game.cutter(match) >= 0:
            chance.cut = 1 + rng.below(size - 1)
        state = game.deal(match, chance)
        random_playout(state, rng)
        match = game.score(match, state)
        if match.over:
            matches += 1
            match = game.start(SeededTape(size, rng))
        if number * SAMPLES // deals > len(samples):
            samples.append(resident())
    return sources() if compiled() else "", matches, samples


def main() -> None:
    """Play, show, write; fail if memory grew."""
    parser = argparse.ArgumentParser(description="Whether memory stays flat over many deals.")
    parser.add_argument("--deals", type=int, default=1_000_000, help="deals of each game, at least 100")
    parser.add_argument("--compiled", default="", help="folder with the compiled package")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "memory.json")
    chosen = parser.parse_args()
    if chosen.deals < SAMPLES:
        parser.error("too few deals")
    console = Console()
    table = Table(title=f"Resident memory over {chosen.deals:,} deals, MB")
    for heading in ("game", "matches", "at 10 %", "at 100 %", "growth", f"target < {TARGET:.0%}"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    found: list[dict[str, object]] = []
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        for title, code, players, _ in GAMES.values():
            name = title.split(" 4×9")[0]
            with console.status(name):
                origin, matches, samples = pool.submit(play, chosen.compiled, code, players, chosen.deals).result()
            if not origin:
                raise SystemExit("the engine is not compiled; name its folder with --compiled")
            grown = growth(samples)
            met = grown < TARGET
            ends = (samples[SAMPLES // 10 - 1], samples[-1])
            verdict = "[green]met" if met else "[red]not met"
            table.add_row(name, f"{matches:,}", *(f"{end / 1e6:.1f}" for end in ends), f"{grown:+.2%}", verdict)
            found.append(
                {"game": name, "matches": matches, "samples": samples, "growth": grown, "target": TARGET, "met": met}
            )
    console.print(table)
    about = {"date": datetime.now(UTC).isoformat(timespec="seconds"), "python": platform.python_version()}
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    report = {**about, "sources": origin, "deals": chosen.deals, "unit": "bytes", "games": found}
    chosen.out.write_text(json.dumps(report, ensure_ascii=False) + "\n", encoding="utf-8")
    if not all(one["met"] for one in found):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
