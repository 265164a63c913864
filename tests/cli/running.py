"""Run the command inside the tests."""

from click.testing import CliRunner, Result

from vaza.cli import main


def run(*args: str, typed: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def fails(result: Result, code: int = 2) -> str:
    """The one sentence of a failure."""
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("vaza: ")
    assert "Traceback" not in result.output
    return lines[0]
