"""The house rules of the sources: what may be imported, and what mypyc would get wrong."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = [path for room in ("core", "games", "bots/kernel") for path in (ROOT / "src/vaza" / room).rglob("*.py")]


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_shift_starts_from_a_literal(path: Path) -> None:
    """mypyc shifts a literal in 32 bits and says nothing; `bit` is the one way to make a bit."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left = node.left
            call = isinstance(left, ast.Call) and any(isinstance(argument, ast.Constant) for argument in left.args)
            constant = isinstance(left, ast.Constant) or (isinstance(left, ast.Name) and left.id.isupper())
            assert not constant, f"line {node.lineno}"
            assert not call, f"line {node.lineno}"


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_engine_neither_rolls_nor_reads_the_clock(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(node.module or "")
    assert not imported & {"random", "time", "datetime", "asyncio", "os", "socket", "threading"}


def test_import_vaza_pulls_in_nothing_but_the_engine() -> None:
    script = "import sys; before = set(sys.modules); import vaza; print(' '.join(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    outside = {name.split(".")[0] for name in done.stdout.split()} - set(sys.stdlib_module_names)
    assert {name for name in outside if not name.endswith("__mypyc")} <= {"vaza", "librt", "mypy_extensions"}
    rooms = {name.split(".")[1] for name in done.stdout.split() if name.startswith("vaza.")}
    assert rooms <= {"core", "games", "version"}


def test_files_stay_small() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 430, path.name
