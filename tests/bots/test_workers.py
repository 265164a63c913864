"""Bots in processes of their own: the same choices, no orphans, and a dead one is replaced."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import vaza
from vaza.bots.players import make_bot
from vaza.bots.workers import BotPool, bot_job, choose
from vaza.core.chance import SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game

ORPHAN = """
import sys, time
from vaza.bots.workers import BotPool
if __name__ == "__main__":
    print(BotPool().warm_up().result(), flush=True)
    time.sleep(60)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text(encoding="utf-8").split()[2] != "Z"


def test_a_worker_chooses_as_the_bot_does_here() -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, SeededSource(3))
    state = runner.deal()
    view = runner.view(int(state.turn))
    workers = BotPool()
    try:
        chosen = workers.choose(bot_job(game, "greedy", view, 0.3, 7)).result(timeout=60)
        assert game.read(chosen) == make_bot(game, "greedy").choose(view, 7)
        advice = workers.advise(bot_job(game, "expert", view, 0.1, 7)).result(timeout=60)
        assert {one["verdict"] for one in advice} <= {"best", "equal", "slight", "clear", "blunder"}
    finally:
        workers.close()


@pytest.mark.parametrize("bot", ["easy", "medium", "hard", "expert", "ismcts", "random"])
def test_every_bot_answers_in_notation_from_data_alone(bot: str) -> None:
    game = make_game("guinote", 2)
    runner = MatchRunner(game, SeededSource(4))
    state = runner.deal()
    view = runner.view(int(state.turn))
    assert view.legal >> game.read(choose(bot_job(game, bot, view, 0.05, 1))) & 1


def test_a_worker_that_dies_is_replaced() -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, SeededSource(3))
    state = runner.deal()
    order = bot_job(game, "greedy", runner.view(int(state.turn)), 0.3, 7)
    workers = BotPool()
    try:
        os.kill(workers.warm_up().result(timeout=60), signal.SIGKILL)
        answer = ""
        for _ in range(20):
            try:
                answer = workers.choose(order).result(timeout=60)
                break
            except BrokenProcessPool:
                continue
        assert answer
    finally:
        workers.close()


def test_workers_do_not_outlive_who_asked_them(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(Path(vaza.__file__).parents[1])}
    parent = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=env)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(200):
        if not is_running(worker):
            return
        time.sleep(0.05)
    raise AssertionError("the worker lives on")
