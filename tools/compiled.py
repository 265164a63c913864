"""Builds the compiled engine once for each state of the sources and prints the folder it lies in.

A compiled module beside its source would hide later edits, so builds live in `.build`: the engine by itself, which is
compiled only when it has changed, and the package with the engine laid over it.
With `--or-pure`, a machine without a C compiler gets the sources' folder instead, and a word about it.
"""

from __future__ import annotations

import compileall
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILDS = ROOT / ".build"
KEEP = 4
ENGINE = [f"src/vaza/{part}" for part in ("core", "games", "bots", "table", "protocol/scenes.py", "protocol/story.py")]


def fingerprint(*folders: str) -> str:
    """A hash over these folders and files of the sources and what they are built with."""
    digest = hashlib.sha256(sys.version.encode())
    files = [
        ROOT / "setup.py",
        ROOT / "pyproject.toml",
        ROOT / "requirements" / "run.txt",
        ROOT / "tools" / "compiled.py",
    ]
    for folder in folders:
        root = ROOT / folder
        inside = root.rglob("*") if root.is_dir() else [root]
        files += sorted(path for path in inside if path.is_file() and path.suffix != ".pyc")
    for path in files:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def build(target: Path, compiling: bool) -> None:
    """Build the package into the target folder, which appears only when it is complete."""
    half = target.with_suffix(".half")
    work = target.with_suffix(".work")
    shutil.rmtree(half, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(half), "--build-temp", str(work)]
    env = {**os.environ, "VAZA_COMPILE": "1" if compiling else "0", "VAZA_PAGE": ""}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    shutil.rmtree(work, ignore_errors=True)
    if done.returncode:
        told = (done.stdout + done.stderr)[-3000:]
        sys.exit(f"The engine did not compile; is there a C compiler with Python's headers?\n{told}")
    if not compiling:
        put_engine(half)
    half.rename(target)


def engine() -> Path:
    """The compiled engine, built if it is not there: it is the part that takes long and seldom changes."""
    target = BUILDS / f"engine-{fingerprint(*ENGINE)}"
    if not target.exists():
        sys.stderr.write("Compiling the engine (a minute, once for each change of its sources) ...\n")
        build(target, compiling=True)
    return target


def put_engine(package: Path) -> None:
    """Lay the compiled engine over a package, and save who imports it the reading."""
    compiled = engine()
    for library in compiled.rglob("*.so"):
        shutil.copy2(library, package / library.relative_to(compiled))
    compileall.compile_dir(package, quiet=2)


def has_compiler() -> bool:
    """Whether there is a C compiler and what it needs to know of Python."""
    command = os.environ.get("CC", "").split() or str(sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.exists() and shutil.which(command[0]) is not None


def main() -> None:
    """Print the folder of the compiled package, building it if it is not there."""
    target = BUILDS / f"package-{fingerprint('src', 'docs/rules', 'docs/guide')}"
    if "--or-pure" in sys.argv and not target.exists() and not has_compiler():
        sys.stderr.write("No C compiler with Python's headers here: the engine runs as plain Python, only slower.\n")
        sys.stdout.write(f"{ROOT / 'src'}\n")
        return
    if not target.exists():
        BUILDS.mkdir(exist_ok=True)
        build(target, compiling=False)
        for kind in ("engine-*", "package-*"):
            ours = [path for path in BUILDS.glob(kind) if not path.suffix]
            for old in sorted(ours, key=lambda path: path.stat().st_mtime)[:-KEEP]:
                shutil.rmtree(old, ignore_errors=True)
    sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
