"""The journal: nothing finished is lost, nothing foreign is mixed in."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from vaza.bots.arena import journal as journals
from vaza.bots.arena.contest import Contest
from vaza.bots.arena.journal import Journal, Plan, continued, journal_path, read_journal
from vaza.bots.arena.report import report
from vaza.bots.arena.running import RunTimer, jobs_left, play_jobs
from vaza.core.errors import SetupError

CONTEST = Contest("septica", 2, (), {}, "deal", "standard", ("random", "greedy", "random"), False, False)
PLAN = Plan(CONTEST, CONTEST.bots, 5, 0)


def play(journal: Journal, jobs: int = 10**9) -> Journal:
    for number, _ in enumerate(play_jobs(journal, 1), 1):
        if number == jobs:
            break
    return journal


def begin(path: Path, jobs: int = 10**9) -> Journal:
    journal = Journal(PLAN, path)
    journal.begin()
    return play(journal, jobs)


def results(journal: Journal) -> dict[str, object]:
    found = json.loads(report(journal).json())
    del found["timing"]
    return dict(found)


@cache
def uninterrupted() -> dict[str, object]:
    """The results of a run that was never stopped."""
    return results(play(Journal(PLAN, None)))


def test_every_job_is_on_the_disk_when_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    journal = Journal(PLAN, path)
    journal.begin()
    for number, outcome in enumerate(play_jobs(journal, 1), 1):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) == 1 + number
        assert json.loads(lines[-1])["deal"] == outcome.job.deal
    assert number == 15


@pytest.mark.parametrize("jobs", [1, 4, 14])
def test_a_run_in_two_parts_is_the_same_run(jobs: int, tmp_path: Path) -> None:
    begin(tmp_path / "x.journal", jobs)
    journal = continued(tmp_path / "x.journal", PLAN)
    assert journal is not None
    assert len(journal.outcomes) == jobs
    assert results(play(journal)) == uninterrupted()


@pytest.mark.parametrize("kept", [1, 20, 60])
def test_a_torn_line_is_played_again(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    begin(path, 6)
    content = path.read_bytes()
    last = content.rstrip(b"\n").rfind(b"\n") + 1
    path.write_bytes(content[: last + kept])
    journal = continued(path, PLAN)
    assert journal is not None
    assert len(journal.outcomes) == 5
    assert path.read_bytes() == content[:last]
    assert results(play(journal)) == uninterrupted()


def test_a_torn_first_line_is_no_journal_yet(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    for content in (b"", b'{"are', b'{"arena": 1, "cont'):
        path.write_bytes(content)
        assert continued(path, PLAN) is None
        assert not path.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"hello\n",
        b"[]\n",
        b'{"arena": 99}\n',
        b'{"arena": 1}\n',
        b"\xff\xfe\n",
        b'{"arena": 1, "contest": 5}\n',
    ],
)
def test_files_of_others_are_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(content)
    with pytest.raises(SetupError, match="NOT_A_JOURNAL"):
        continued(path, PLAN)
    assert path.read_bytes() == content


def test_damage_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    begin(path, 5)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2][:10] + b"\n"
    path.write_bytes(b"".join(lines))
    with pytest.raises(SetupError, match="NOT_A_JOURNAL"):
        read_journal(path)


def test_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    begin(path, 2)
    for other in (
        replace(CONTEST, bots=("random", "greedy")),
        replace(CONTEST, suite="fresh"),
        replace(CONTEST, unit="match"),
        replace(CONTEST, options={"eights": "never"}),
    ):
        with pytest.raises(SetupError, match="JOURNAL_OF_OTHERS"):
            continued(path, replace(PLAN, contest=other))


def test_another_engine_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.journal"
    begin(path, 2)
    monkeypatch.setattr(journals, "fingerprint", lambda: "another")
    with pytest.raises(SetupError, match="JOURNAL_OF_OTHER_ENGINE"):
        continued(path, PLAN)


def test_more_deals_may_be_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    begin(path, 15)
    more = continued(path, replace(PLAN, deals=7))
    assert more is not None
    assert len(play(more).outcomes) == 21


def test_playouts_once_found_stay(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    playing = ("random", "greedy", "easy:playouts=7")
    Journal(replace(PLAN, playing=playing), path).begin()
    journal = continued(path, PLAN)
    assert journal is not None
    assert journal.plan.playing == playing


def test_when_the_time_is_up_no_job_is_begun() -> None:
    plan = replace(PLAN, deals=0, minutes=1)
    assert list(jobs_left(Journal(plan, None), RunTimer(61))) == []
    endless = jobs_left(Journal(plan, None), RunTimer(0))
    assert [next(endless).deal for _ in range(7)] == [0, 0, 0, 1, 1, 1, 2]


def test_the_journal_lies_beside_the_result(tmp_path: Path) -> None:
    assert journal_path("x.json") == Path("x.json.journal")
    assert journal_path("x.json.journal") == Path("x.json.journal")
    journal = begin(tmp_path / "x.journal", 1)
    journal.remove()
    assert not (tmp_path / "x.journal").exists()
