"""A command that is killed in the middle of a deal goes on at the same card."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from test_process import environment, start

from vaza.core.cards import members
from vaza.games import GAMES
from vaza.table.table import Table
from vaza.terminal.autosave import load, unfinished

ANSWERS = 6


def at_the_table(folder: Path) -> Table:
    """The table as its file tells it."""
    (path,) = unfinished(folder)
    return load(path)[0]


def look(table: Table) -> tuple[object, ...]:
    """Hands, trick, score and whose turn it is."""
    state = table.state.deal
    people = [chair.who for chair in table.state.chairs if chair.who]
    view = table.snapshot(people[0]).view
    assert view is not None
    return list(state.hands), view.data(), table.state.to_act


def answer(table: Table) -> str:
    """Something the person may do now."""
    if table.state.stage == "cutting":
        return "12"
    view = table.snapshot("chair0").view
    assert view is not None
    return view.write(members(view.legal)[-1]) if view.turn == view.seat else ""


QUESTIONS = re.compile(r"\?$|or done\)$|1 to 39\? .*$|Press Enter")


def until_asked(child: subprocess.Popen[str]) -> None:
    """Read until the command waits for an answer."""
    assert child.stdout is not None
    while not QUESTIONS.search(child.stdout.readline().rstrip()):
        pass


@pytest.mark.parametrize("code", ["septica", *(pytest.param(code, marks=pytest.mark.slow) for code in GAMES)])
def test_killed_in_a_deal_and_resumed(code: str, tmp_path: Path) -> None:
    env = environment(VAZA_DATA=str(tmp_path), PYTHONUNBUFFERED="1")
    args = start("play", code, "--bot", "greedy", "--clock", "off")
    child = subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    assert child.stdin is not None
    for _ in range(ANSWERS):
        until_asked(child)
        child.stdin.write(answer(at_the_table(tmp_path)) + "\n")
        child.stdin.flush()
    until_asked(child)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    before = at_the_table(tmp_path)
    seen = look(before)
    again = subprocess.run(
        start("play", "--resume"), input="?\n", capture_output=True, text=True, env=env, check=False, timeout=60
    )
    assert again.returncode == 0, again.stderr
    assert "Back at the table" in again.stdout
    assert look(at_the_table(tmp_path)) == seen
    hand = seen[1]["hand"]  # type: ignore[index]
    if hand and before.state.stage == "playing":
        cards = re.findall(r"your cards: (.*)", again.stdout)[-1].split()
        assert sorted(cards) == sorted(hand)
