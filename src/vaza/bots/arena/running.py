"""Playing the jobs of a contest on as many cores as are given."""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import count, islice
from typing import Any, Final, TypeAlias, TypeVar

from vaza.bots.arena.contest import Contest
from vaza.bots.arena.journal import Journal
from vaza.bots.arena.playing import Job, JobPlayer, JobResult
from vaza.bots.workers import exit_with_parent

Outcomes: TypeAlias = Generator[JobResult, None, None]
Asked = TypeVar("Asked")
Found = TypeVar("Found")
AHEAD: Final = 2
"""Jobs handed out for each worker, so that none waits for the next."""


class RunTimer:
    """How long a run has taken, all its sessions together."""

    def __init__(self, before: float) -> None:
        self.start = time.monotonic() - before

    def now(self) -> float:
        """Seconds of the run so far."""
        return time.monotonic() - self.start


def play_jobs(journal: Journal, workers: int) -> Outcomes:
    """Play what is left of the plan; every outcome is in the journal before it comes back."""
    plan = journal.plan
    clock = RunTimer(journal.elapsed)
    todo = jobs_left(journal, clock)
    if plan.deals:
        workers = min(workers, plan.deals * len(plan.contest.pairings()) - len(journal.outcomes))
    if workers <= 1:
        arena = JobPlayer(plan.contest, plan.playing)
        outcomes = (arena.play(job) for job in todo)
    else:
        outcomes = map_unordered(todo, workers, start_job_worker, (plan.contest, plan.playing), play)
    with closing(outcomes):
        for outcome in outcomes:
            journal.add(outcome, clock.now())
            yield outcome


def jobs_left(journal: Journal, clock: RunTimer) -> Iterator[Job]:
    """Deal by deal, every pairing of it, until there are enough deals or the time is up."""
    plan = journal.plan
    pairings = range(len(plan.contest.pairings()))
    for index in range(plan.deals) if plan.deals else count():
        for pairing in pairings:
            job = Job(pairing, index)
            if job not in journal.outcomes:
                if plan.minutes and clock.now() >= plan.minutes * 60:
                    return
                yield job


def map_unordered(
    jobs: Iterator[Asked],
    workers: int,
    begin: Callable[..., None],
    given: tuple[Any, ...],
    play: Callable[[Asked], Found],
) -> Generator[Found, None, None]:
    """What the jobs bring in the order they are finished, from workers of their own that begin with what is given."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=begin, initargs=given)
    finished = False
    try:
        waiting: set[Future[Found]] = {pool.submit(play, job) for job in islice(jobs, AHEAD * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            waiting |= {pool.submit(play, job) for job in islice(jobs, len(done))}
        finished = True
    finally:
        if not finished:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(wait=finished, cancel_futures=True)


class JobWorker:
    """What a worker process keeps from job to job."""

    arena: JobPlayer


def start_job_worker(contest: Contest, playing: tuple[str, ...]) -> None:
    """Begin as a worker."""
    settle_in()
    JobWorker.arena = JobPlayer(contest, playing)


def settle_in() -> None:
    """In a worker: stop without a word when asked to, and never outlive the run."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def play(job: Job) -> JobResult:
    """Play one job in a worker; what goes wrong is told in full, since not every error can travel."""
    try:
        return JobWorker.arena.play(job)
    except Exception:
        raise RuntimeError(f"{job}\n{traceback.format_exc()}") from None
