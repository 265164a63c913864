"""The table on the whole screen, as the command opens it on a real terminal."""

import os
import signal
import time
from pathlib import Path

import pytest
from test_kill import at_the_table, look
from test_process import Terminal

from vaza.games import GAMES, spec

DOWN, ENTER = "\x1b[B", "\r"


def play(*args: str) -> Terminal:
    return Terminal("play", *args, "--bot", "greedy", "--speed", "instant", "--clock", "off", "--seat", "1")


def until_asked(screen: Terminal, folder: Path) -> None:
    """Until the table waits for the person's card, and has done so for a moment; Enter takes what comes before."""
    waiting = 0
    for step in range(600):
        standing = at_the_table(folder).state
        waiting = waiting + 1 if standing.stage == "playing" and standing.to_act == 1 else 0
        if waiting > 4:
            return
        if not waiting and step % 20 == 19:
            screen.type(ENTER)
        time.sleep(0.05)
    raise AssertionError("the person is never asked")


def test_from_the_menu_to_the_table_and_away() -> None:
    screen = Terminal("play")
    screen.wait("SobeSobe")
    screen.wait("Fodinha")
    screen.type(DOWN + ENTER)
    screen.wait("deal 1")
    screen.wait("You lead")
    screen.type("q")
    screen.wait("vaza play --resume")
    screen.type(ENTER)
    screen.wait("Your table is kept")
    assert screen.end() == 0


def test_leaving_the_menu() -> None:
    screen = Terminal("play")
    screen.wait("SobeSobe")
    screen.type("q")
    screen.wait("Until next time.")
    assert screen.end() == 0


@pytest.mark.parametrize("code", ["guinote", *(pytest.param(code, marks=pytest.mark.slow) for code in GAMES)])
def test_killed_on_the_screen_and_resumed(code: str) -> None:
    folder = Path(os.environ["VAZA_DATA"])
    screen = play(code)
    screen.wait(spec(code).title)
    for _ in range(3):
        until_asked(screen, folder)
        screen.type(ENTER)
    until_asked(screen, folder)
    os.kill(screen.child.pid, signal.SIGKILL)
    screen.child.close(force=True)
    seen = look(at_the_table(folder))
    again = Terminal("play", "--resume")
    again.wait(spec(code).title)
    again.wait("deal")
    os.kill(again.child.pid, signal.SIGKILL)
    again.child.close(force=True)
    assert look(at_the_table(folder)) == seen


def test_a_window_that_is_too_small_says_so() -> None:
    screen = Terminal("play", "septica", size=(15, 50))
    screen.wait("80")
    screen.child.setwinsize(24, 80)
    screen.wait("deal 1")
    screen.type("\x1bq")
    screen.child.close(force=True)
