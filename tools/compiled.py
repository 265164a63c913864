"""Builds the compiled engine once for each state of the sources and prints the folder it lies in.

A compiled module beside its source would hide later edits, so the build lives in `.build/<hash>`.
With `--or-pure`, a machine without a C compiler gets the sources' folder instead, and a word about it.
"""

from __future__ import annotations

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


def fingerprint() -> str:
    """A hash over everything that goes into the build."""
    digest = hashlib.sha256(sys.version.encode())
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "run.txt"]
    files += sorted((ROOT / "src").rglob("*.py")) + sorted((ROOT / "src").rglob("*.ftl"))
    files += sorted((ROOT / "docs" / "rules").glob("*.md"))
    for path in files:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def build(target: Path) -> None:
    """Compile into the target folder, which appears only when it is complete."""
    sys.stderr.write("Compiling the engine (a minute, once for each change of the sources) ...\n")
    half = target.with_suffix(".half")
    work = target.with_suffix(".work")
    shutil.rmtree(half, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(half), "--build-temp", str(work)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "VAZA_COMPILE": "1"}, capture_output=True, text=True, check=False
    )
    shutil.rmtree(work, ignore_errors=True)
    if done.returncode:
        told = (done.stdout + done.stderr)[-3000:]
        sys.exit(f"The engine did not compile; is there a C compiler with Python's headers?\n{told}")
    half.rename(target)


def has_compiler() -> bool:
    """Whether there is a C compiler and what it needs to know of Python."""
    command = os.environ.get("CC", "").split() or str(sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return headers.exists() and shutil.which(command[0]) is not None


def main() -> None:
    """Print the folder of the compiled package, building it if it is not there."""
    target = BUILDS / fingerprint()
    if "--or-pure" in sys.argv and not target.exists() and not has_compiler():
        sys.stderr.write("No C compiler with Python's headers here: the engine runs as plain Python, only slower.\n")
        sys.stdout.write(f"{ROOT / 'src'}\n")
        return
    if not target.exists():
        BUILDS.mkdir(exist_ok=True)
        build(target)
        ours = [path for path in BUILDS.iterdir() if not path.suffix]
        for old in sorted(ours, key=lambda path: path.stat().st_mtime)[:-KEEP]:
            shutil.rmtree(old, ignore_errors=True)
    sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
