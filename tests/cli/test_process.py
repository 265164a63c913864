"""The command as a process of its own: pipes, terminals, interrupts."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

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
        start("play"), stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("args", [("games",), ("games", "guinote"), ("play", "--watch"), ("play", "--help")])
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
        start("play", "--watch"), capture_output=True, env=environment(PYTHONIOENCODING="ascii"), check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""


class Terminal:
    """The command on a pseudo terminal."""

    def __init__(self, *args: str, **more: str) -> None:
        self.child, self.screen = pty.fork()
        if self.child == 0:
            os.execvpe(sys.executable, start(*args), environment(COLUMNS="80", LINES="24", **more))
        self.shown = ""

    def wait(self, text: str) -> str:
        """All that is shown until this text is; it is then forgotten."""
        while text not in self.shown:
            assert select.select([self.screen], [], [], 60)[0], self.shown
            try:
                piece = os.read(self.screen, 65536)
            except OSError:
                piece = b""
            assert piece, f"ended without {text!r}: {self.shown}"
            self.shown += piece.decode(errors="replace")
        seen, _, self.shown = self.shown.partition(text)
        return seen

    def insist(self, keys: str, text: str) -> None:
        """Type again and again until this text is shown: a signal just before a read can be lost."""
        while text not in self.shown:
            self.type(keys)
            while text not in self.shown and select.select([self.screen], [], [], 1)[0]:
                self.shown += os.read(self.screen, 65536).decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def end(self) -> int:
        """Read to the end; the exit code comes back."""
        try:
            while os.read(self.screen, 65536):
                pass
        except OSError:
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


def test_play_on_a_terminal_has_colour_and_ends_politely() -> None:
    screen = Terminal("play", "--seed", "4")
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
    screen = Terminal("play", "--seed", "4")
    screen.wait("Which card?")
    screen.insist("\x03", "Until next time")
    assert screen.end() == 0


def test_no_color_on_a_terminal() -> None:
    screen = Terminal("play", "--seed", "4", NO_COLOR="1")
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
