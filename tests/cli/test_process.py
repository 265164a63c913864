"""The command as a process of its own: pipes, terminals, interrupts."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import vaza

SOURCE = str(Path(vaza.__file__).parents[1])


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return {**kept, "PYTHONPATH": SOURCE, "TERM": "xterm-256color", **more}


def start(*args: str) -> list[str]:
    return [sys.executable, "-m", "vaza", *args]


def test_module_runs() -> None:
    done = subprocess.run(start("--version"), capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("vaza ")


def test_failure_is_one_line_without_a_traceback() -> None:
    done = subprocess.run(start("games", "poker"), capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_input_that_ends_is_no_failure() -> None:
    done = subprocess.run(
        start("play", "sueca"), stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize(
    "args", [("games",), ("games", "guinote"), ("play", "guinote", "--bot", "random", "--watch"), ("play", "--help")]
)
def test_broken_pipe_is_quiet(args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        start(*args), stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False
    )
    os.close(writing)
    assert done.stderr == b""


def test_terminals_without_the_suits_still_work() -> None:
    done = subprocess.run(
        start("play", "guinote", "--bot", "random", "--watch"),
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


class Terminal:
    """The command on a pseudo terminal."""

    def __init__(self, *args: str, size: tuple[int, int] = (24, 80), **more: str) -> None:
        command, *rest = start(*args)
        settings = environment(**more)
        self.child = pexpect.spawn(command, rest, env=settings, dimensions=size, encoding="utf-8", timeout=60)

    def wait(self, text: str) -> str:
        """All that is shown until this text is; it is then forgotten."""
        self.child.expect_exact(text)
        return str(self.child.before)

    def insist(self, keys: str, text: str) -> None:
        """Type again until this text is shown: a signal just before a read can be lost."""
        for _ in range(20):
            self.type(keys)
            if self.child.expect_exact([text, pexpect.TIMEOUT], timeout=3) == 0:
                return
        raise AssertionError(f"no {text!r}: {self.child.before}")

    def type(self, keys: str) -> None:
        self.child.send(keys)

    def end(self) -> int | None:
        """Read to the end; the exit code comes back."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus


def test_play_on_a_terminal_has_colour_and_ends_politely() -> None:
    screen = Terminal("play", "sueca", "--plain", "--bot", "random", "--seed", "4", "--speed", "instant")
    assert "\x1b[" in screen.wait("Which card?")
    screen.type("zz\n")
    screen.wait("There is no card")
    screen.type("5h\n")
    screen.wait("Which card?")
    screen.wait("Which card?")
    screen.type("\x04")
    screen.wait("Until next time")
    assert screen.end() == 0


def test_interrupt_ends_play_politely() -> None:
    screen = Terminal("play", "sueca", "--plain", "--bot", "random", "--seed", "4", "--speed", "instant")
    screen.wait("Which card?")
    screen.insist("\x03", "Until next time")
    assert screen.end() == 0


def test_no_color_on_a_terminal() -> None:
    screen = Terminal("play", "sueca", "--plain", "--bot", "random", "--seed", "4", NO_COLOR="1")
    seen = screen.wait("Which card?")
    assert "[38;" not in seen
    assert "[48;" not in seen
    screen.type("q\n")
    assert screen.end() == 0


def test_replay_by_keys(records: dict[str, Path]) -> None:
    screen = Terminal("replay", str(records["sueca"]))
    screen.wait("Trump is")
    screen.wait("q quit")
    for key in ("n", " ", "\r", "\x1b[C"):
        screen.type(key)
        screen.wait("plays")
        screen.wait("q quit")
    screen.type("p")
    screen.wait("plays")
    screen.wait("q quit")
    screen.type("d")
    screen.wait("deal 2")
    screen.wait("q quit")
    screen.type("p")
    screen.wait("takes the trick")
    screen.wait("points")
    screen.wait("q quit")
    screen.type("d" * 20)
    screen.wait("The match is won")
    screen.type("q")
    assert screen.end() == 0


def test_interrupted_simulation_is_quiet() -> None:
    screen = Terminal("simulate", "sueca", "--deals", "100000000")
    screen.wait("Sueca")
    screen.type("\x03")
    assert screen.end() == 130
