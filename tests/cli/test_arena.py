"""`vaza arena`: what it prints, writes and refuses, and that it can be stopped at any moment."""

import json
import os
import signal
import subprocess
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from running import fails, run
from test_process import Terminal, environment, start

from vaza.bots.arena.contest import Contest
from vaza.bots.arena.journal import Journal, Plan

QUICK = ("arena", "septica", "random", "greedy", "--jobs", "1")


def result(path: Path) -> dict[str, Any]:
    """A result file without what differs from run to run."""
    found = json.loads(path.read_text(encoding="utf-8"))
    assert found.pop("timing")["bots"][0]["decisions"] > 0
    return dict(found)


def test_table_json_and_plot(tmp_path: Path) -> None:
    out, plot = tmp_path / "x.json", tmp_path / "x.svg"
    done = run(*QUICK, "--deals", "20", "--out", str(out), "--plot", str(plot))
    assert done.exit_code == 0, done.output
    assert "random – greedy" in done.stdout
    assert "Fair is 50 %" in done.stdout
    assert "100 %: 40 games" in done.stderr
    found = result(out)
    pairing = found["pairings"][0]
    assert (pairing["deals"], pairing["games"], pairing["fair"]) == (20, 40, 0.5)
    assert pairing["share"]["low"] <= pairing["share"]["value"] <= pairing["share"]["high"]
    assert len(found["jobs"]) == 20
    assert ET.parse(plot).getroot().tag.endswith("svg")
    assert not (tmp_path / "x.json.journal").exists()


def test_three_bots_where_each_seat_plays_for_itself(tmp_path: Path) -> None:
    out, plot = tmp_path / "x.json", tmp_path / "x.svg"
    args = ("arena", "sobesobe", "random", "greedy", "random", "--players", "3", "--deals", "2", "--jobs", "1")
    done = run(*args, "--out", str(out), "--plot", str(plot))
    assert done.exit_code == 0, done.output
    assert "greedy at 0" in done.stdout
    assert "Fair is 33.33 %" in done.stdout
    found = result(out)
    assert len(found["pairings"]) == 6
    assert {rung["bot"] for rung in found["ladder"]} == {"random #1", "greedy", "random #2"}
    assert found["both"] is True
    assert len(list(ET.parse(plot).getroot().iter("{http://www.w3.org/2000/svg}circle"))) == 9


def test_bids_made_are_shown() -> None:
    done = run("arena", "fodinha", "random", "greedy", "--players", "2", "--deals", "1", "--jobs", "1")
    assert "bids made" in done.stdout


def test_the_same_suite_gives_the_same_result_and_a_fresh_one_tells_its_name(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    assert run(*QUICK, "--deals", "6", "--suite", "fresh", "--out", str(one)).exit_code == 0
    suite = result(one)["suite"]
    assert suite.startswith("fresh-")
    done = run(*QUICK, "--deals", "6", "--suite", suite, "--out", str(two))
    assert suite in done.stdout
    assert result(one) == result(two)


def test_optimality_table_and_json(tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    args = ("arena", "septica", "greedy", "--optimality", "--decisions", "4", "--playouts", "40", "--jobs", "1")
    done = run(*args, "--out", str(out))
    assert done.exit_code == 0, done.output
    assert "Exact: of 4 decisions with nothing left to guess 4 were solved" in done.stdout
    assert "Consensus: of 4 decisions both judges (40 playouts each)" in done.stdout
    assert "consensus: 4 of 4 decisions" in done.stderr
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["bots"] == ["greedy", "random"]
    assert len(found["decisions"]) == 8
    assert found["tiers"]["exact"]["agreed"] == 4


def test_minutes_end_a_run() -> None:
    done = run(*QUICK, "--minutes", "0.01")
    assert done.exit_code == 0, done.output
    assert "random – greedy" in done.stdout


def test_equal_time_tells_the_playouts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaza.bots.arena.calibrating.ENOUGH", 0.1)
    out = tmp_path / "x.json"
    args = ("arena", "septica", "easy:playouts=6", "ismcts:playouts=4", "--equal-time", "--deals", "1", "--jobs", "1")
    done = run(*args, "--out", str(out))
    assert done.exit_code == 0, done.output
    assert "Finding playouts" in done.stderr
    playing = result(out)["playing"]
    assert playing[0] == "easy:playouts=6"
    assert playing[1].startswith("ismcts:playouts=")


def test_options_variants_and_presets_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    args = ("--variant", "pairs", "--preset", "romania", "-o", "tied=last-trick", "--unit", "match", "--deals", "1")
    done = run(*QUICK, *args, "--out", str(out))
    assert done.exit_code == 0, done.output
    assert "At this table:" in done.stdout
    found = result(out)
    assert (found["players"], found["variants"], found["unit"]) == (4, ["pairs"], "match")
    assert found["options"] == {"eights": "never", "pass": "plays", "tied": "last-trick"}


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], "GAME is missing"),
        (["poker", "easy", "hard"], "no game “poker”"),
        (["sueca"], "two bots or more"),
        (["sueca", "easy"], "two bots or more"),
        (["sueca", "easy", "clever"], "no bot “clever”"),
        (["sueca", "easy", "hard:playouts=0"], "not a bot with a budget"),
        (["sueca", "easy", "hard:thoughts=3"], "not a bot with a budget"),
        (["sueca", "easy", "hard", "--unit", "set"], "Sueca has no sets"),
        (["sueca", "easy", "hard", "--unit", "hour"], "hour"),
        (["sueca", "easy", "hard", "--deals", "0"], "--deals must be"),
        (["sueca", "easy", "hard", "--minutes", "soon"], "--minutes must be"),
        (["sueca", "easy", "hard", "--minutes", "nan"], "--minutes must be"),
        (["sueca", "easy", "hard", "--suite", "My Suite"], "A suite is named"),
        (["sueca", "easy", "hard", "--jobs", "0"], "--jobs must be"),
        (["sueca", "easy", "hard", "--players", "3"], "not for 3 players"),
        (["sueca", "easy", "hard", "--plot", "x.png"], "written as SVG"),
        (["sueca", "easy", "hard", "--out", "no/such/folder/x.json"], "cannot be written"),
        (["sueca", "easy", "hard", "--out", "\0"], "cannot be written"),
        (["sueca", "easy", "hard", "--decisions", "3"], "--decisions goes with --optimality only"),
        (["sueca", "--optimality", "--equal-time"], "--equal-time does not go with --optimality"),
        (["sueca", "--optimality", "--resume", "x.json"], "--resume does not go with --optimality"),
        (["--optimality"], "GAME is missing"),
        (["sueca", "clever", "--optimality"], "no bot “clever”"),
        (["sueca", "--optimality", "--out", "no/such/folder/x.json"], "cannot be written"),
        (["fodinha", "--players", "4", "--optimality", "--tier", "exact"], "more than two sides"),
        (["--resume", "no-such.json"], "There is no file"),
        (["--resume", "\0"], "cannot be read"),
        (["sueca", "easy", "hard", "--resume", "x.json"], "leave them out"),
    ],
)
def test_bad_arguments(args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in fails(run("arena", *args))


def test_a_finished_run_is_not_resumed(tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    run(*QUICK, "--deals", "1", "--out", str(out))
    assert "no unfinished run" in fails(run("arena", "--resume", str(out)))


def test_journals_of_others_are_refused(tmp_path: Path) -> None:
    out, journal = tmp_path / "x.json", tmp_path / "x.json.journal"
    contest = Contest("septica", 2, (), {}, "deal", "other", ("random", "greedy"), False, False)
    Journal(Plan(contest, contest.bots, 5, 0), journal).begin()
    assert "other settings" in fails(run(*QUICK, "--deals", "1", "--out", str(out)))
    journal.write_text("hello\n", encoding="utf-8")
    assert "not the journal of an arena" in fails(run("arena", "--resume", str(out)))
    assert journal.read_text(encoding="utf-8") == "hello\n"


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def wait_for_jobs(journal: Path, number: int) -> None:
    for _ in range(600):
        if journal.exists() and journal.read_bytes().count(b"\n") > number:
            return
        time.sleep(0.05)
    raise AssertionError("no jobs were finished")


@pytest.mark.parametrize("way", ["--resume", "same"])
def test_killed_in_the_middle_and_resumed_it_is_the_same_run(way: str, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.json", tmp_path / "cut.json"
    args = ("arena", "sueca", "easy:playouts=4", "greedy", "--deals", "25", "--jobs", "2")
    process = subprocess.Popen(
        start(*args, "--out", str(cut)), stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment()
    )
    wait_for_jobs(Path(f"{cut}.journal"), 3)
    workers = children(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert len(workers) >= 2
    for _ in range(200):
        if not any(alive(worker) for worker in workers):
            break
        time.sleep(0.05)
    assert not any(alive(worker) for worker in workers), "workers outlive the run"
    assert not cut.exists()
    with Path(f"{cut}.journal").open("ab") as file:
        file.write(b'{"pairing": 0, "de')
    done = run("arena", "--resume", str(cut), "--jobs", "1") if way == "--resume" else run(*args, "--out", str(cut))
    assert done.exit_code == 0, done.output
    assert "Going on after" in done.stderr
    assert run(*args[:-1], "1", "--out", str(whole)).exit_code == 0
    assert result(cut) == result(whole)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    screen = Terminal("arena", "sueca", "random", "greedy", "--deals", "100000", "--jobs", jobs, "--out", str(out))
    screen.wait("games ·")
    wait_for_jobs(Path(f"{out}.journal"), 3)
    screen.type("\x03")
    screen.wait("to go on: vaza arena --resume")
    assert screen.end() == 130
    assert Path(f"{out}.journal").exists()
    done = run("arena", "--resume", str(out), "--deals", "5", "--jobs", "1")
    assert done.exit_code == 0, done.output


def test_interrupted_by_a_signal_to_one_process_alone(tmp_path: Path) -> None:
    out = tmp_path / "x.json"
    process = subprocess.Popen(
        start("arena", "sueca", "random", "greedy", "--deals", "100000", "--jobs", "2", "--out", str(out)),
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    wait_for_jobs(Path(f"{out}.journal"), 3)
    process.send_signal(signal.SIGINT)
    told, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "random – greedy" in told
    assert "Traceback" not in errors
    assert errors.splitlines()[-1].startswith("Stopped")
