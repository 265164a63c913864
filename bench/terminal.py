"""How soon the terminal answers: from the command to the first question, and from a key to the screen.

Everything runs on a pseudo terminal as a person would see it, beside a bare Textual app in the same run, in turn; only
the ratios mean anything. Results go to bench/results/terminal.json.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

import pexpect

HERE = Path(__file__).parent
RIGHT, LEFT = "\x1b[C", "\x1b[D"
QUIET = 0.25
"""Seconds without output after which a screen counts as drawn."""


def spawn(command: list[str], compiled: str, data: str) -> pexpect.spawn[str]:
    """A command on a terminal of 100 by 30."""
    env = {**os.environ, "PYTHONPATH": compiled, "TERM": "xterm-256color", "VAZA_DATA": data, "VAZA_LANG": "en"}
    return pexpect.spawn(command[0], command[1:], env=env, dimensions=(30, 100), encoding="utf-8", timeout=60)


def settle(child: pexpect.spawn[str], quiet: float = QUIET) -> None:
    """Read until nothing has come for a while."""
    while select.select([child.child_fd], [], [], quiet)[0]:
        if not os.read(child.child_fd, 1 << 16):
            return


def key_to_screen(child: pexpect.spawn[str], key: str) -> float:
    """Seconds from a key to the first byte the screen gets for it."""
    started = time.perf_counter()
    os.write(child.child_fd, key.encode())
    if not select.select([child.child_fd], [], [], 5)[0]:
        raise RuntimeError("the key was not answered")
    taken = time.perf_counter() - started
    while select.select([child.child_fd], [], [], 0.05)[0]:
        os.read(child.child_fd, 1 << 16)
    return taken


def first_sight(command: list[str], compiled: str, data: str, mark: str) -> tuple[float, pexpect.spawn[str]]:
    """Seconds from the start of a command until this text is on its screen."""
    started = time.perf_counter()
    child = spawn(command, compiled, data)
    child.expect(mark)
    return time.perf_counter() - started, child


def end(child: pexpect.spawn[str]) -> None:
    """Leave no process behind."""
    child.kill(signal.SIGKILL)
    child.close(force=True)


def measure(compiled: str, rounds: int, keys: int) -> dict[str, float]:
    """Medians over rounds in which every contender has its turn."""
    bare = [sys.executable, str(HERE / "bare_app.py")]
    play = [sys.executable, "-m", "vaza", "play", "sueca", "--seed", "4", "--bot", "expert"]
    plain = [*play, "--plain"]
    nothing = [sys.executable, "-c", "print('ready')"]
    starts: dict[str, list[float]] = {"python": [], "plain": [], "bare Textual": [], "table": []}
    answers: dict[str, list[float]] = {"bare Textual": [], "table, your turn": [], "table, an expert thinks": []}
    with tempfile.TemporaryDirectory() as data:
        for _ in range(rounds):
            for name, command, mark in (
                ("python", nothing, "ready"),
                ("plain", plain, "Which card"),
                ("bare Textual", bare, "ready"),
                ("table", play, "Which card"),
            ):
                taken, child = first_sight(command, compiled, data, mark)
                starts[name].append(taken)
                if name in ("bare Textual", "table"):
                    settle(child)
                    if name == "table":
                        os.write(child.child_fd, b"\r")
                        settle(child)
                    told = "bare Textual" if name == "bare Textual" else "table, your turn"
                    answers[told] += [key_to_screen(child, RIGHT if turn % 2 else LEFT) for turn in range(keys)]
                if name == "table":
                    os.write(child.child_fd, b"h")
                    settle(child, 0.08)
                    answers["table, an expert thinks"] += [key_to_screen(child, RIGHT)]
                end(child)
    found = {f"start: {name}": statistics.median(times) for name, times in starts.items()}
    found |= {f"key: {name}": statistics.median(times) for name, times in answers.items()}
    return found


def main() -> None:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", required=True)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--out", default=str(HERE / "results" / "terminal.json"))
    chosen = parser.parse_args()
    found = measure(chosen.compiled, 2 if chosen.quick else 7, 6 if chosen.quick else 20)
    ratios = {
        "start of the table / bare Textual": found["start: table"] / found["start: bare Textual"],
        "start of plain / python": found["start: plain"] / found["start: python"],
        "key at the table / bare Textual": found["key: table, your turn"] / found["key: bare Textual"],
        "key while an expert thinks / bare Textual": found["key: table, an expert thinks"] / found["key: bare Textual"],
    }
    for name, seconds in found.items():
        sys.stdout.write(f"{name:32} {1000 * seconds:8.1f} ms\n")
    for name, ratio in ratios.items():
        sys.stdout.write(f"{name:48} {ratio:6.2f}\n")
    kept = {"milliseconds": {name: round(1000 * one, 1) for name, one in found.items()}}
    Path(chosen.out).write_text(
        json.dumps({**kept, "ratios": {name: round(one, 2) for name, one in ratios.items()}}, indent=2) + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
