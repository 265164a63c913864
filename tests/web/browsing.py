"""The page in a real browser: trials of `web/e2e` against a card room."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Timer
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import browser
import page

LONGEST = 330
"""Seconds after which a trial has failed for certain; nothing is measured."""
NOTHING: Mapping[str, Callable[[], object]] = {}


def run_trial(
    address: str, name: str, *words: str, shots: Path, doing: Mapping[str, Callable[[], object]] = NOTHING
) -> dict[str, Any]:
    """What a trial tells; its failure is the test's, with a picture of every window in `shots`.

    A line that is a word of `doing` asks for that to be done, and waits.
    """
    trial = subprocess.Popen(
        [str(page.node()), "e2e/run.js", address, name, *words],
        cwd=page.WEB,
        env={**page.os.environ, "SHOTS": str(shots), "CHROMIUM": str(browser.browser())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert trial.stdin and trial.stdout
    lines = [""]
    watch = Timer(LONGEST, trial.kill)
    watch.start()
    try:
        for line in trial.stdout:
            lines.append(line.rstrip())
            if lines[-1] in doing:
                doing[lines[-1]]()
                trial.stdin.write("done\n")
                trial.stdin.flush()
    finally:
        watch.cancel()
        trial.kill()
    assert trial.wait(LONGEST) == 0, "\n".join(lines)[-4000:]
    told: dict[str, Any] = json.loads(lines[-1])
    return told
