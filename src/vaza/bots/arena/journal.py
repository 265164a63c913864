"""The journal of a run: a line for each finished job, on the disk before the next one is told."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from vaza.bots.arena.contest import Contest, contest_from, fingerprint
from vaza.bots.arena.playing import Job, JobResult, outcome_from
from vaza.core.errors import SetupError

FORMAT: Final = 1
SUFFIX: Final = ".journal"
BEGINNING: Final = b'{"arena": '


@dataclass(frozen=True)
class Plan:
    """A contest, the bots as they really play, and when it is enough."""

    contest: Contest
    playing: tuple[str, ...]
    """The bots with the playouts that were found for them."""
    deals: int
    """Deals for each pairing; 0 for no end."""
    minutes: float
    """0 for no end."""

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "arena": FORMAT,
            "contest": self.contest.data(),
            "playing": list(self.playing),
            "deals": self.deals,
            "minutes": self.minutes,
            "engine": fingerprint(),
        }


class Journal:
    """What has been played so far, also in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.outcomes: dict[Job, JobResult] = {}
        self.elapsed = 0.0
        """Seconds the run had taken when its last job ended."""

    def begin(self) -> None:
        """Write the first line of a new journal."""
        self.write(self.plan.data())

    def add(self, outcome: JobResult, elapsed: float) -> None:
        """Keep a finished job."""
        self.outcomes[outcome.job] = outcome
        self.elapsed = elapsed
        self.write({**outcome.data(), **outcome.effort(), "at": round(elapsed, 3)})

    def write(self, data: dict[str, Any]) -> None:
        """Append a line, and wait until it is on the disk."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())

    def in_order(self) -> list[JobResult]:
        """The outcomes by deal and pairing, whoever finished first."""
        return [self.outcomes[job] for job in sorted(self.outcomes, key=lambda job: (job.deal, job.pairing))]

    def remove(self) -> None:
        """The run is finished: its result takes the place of the journal."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)


def journal_path(result: str) -> Path:
    """Where the journal of a result file is; its own name will do, too."""
    return Path(result if result.endswith(SUFFIX) else result + SUFFIX)


def read_journal(path: Path) -> Journal | None:
    """A journal to go on with; a last line that was torn is cut off, None if not even the first is whole."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    name = path.name
    if not whole:
        if not BEGINNING.startswith(content[: len(BEGINNING)]):
            raise SetupError("NOT_A_JOURNAL", {"file": name})
        return None
    try:
        head, *lines = [json.loads(line) for line in whole.splitlines()]
        if not isinstance(head, dict) or head.get("arena") != FORMAT:
            raise SetupError("NOT_A_JOURNAL", {"file": name})
        plan = Plan(contest_from(head["contest"]), tuple(head["playing"]), head["deals"], head["minutes"])
        journal = Journal(plan, path)
        for line in lines:
            outcome = outcome_from(line)
            journal.outcomes[outcome.job] = outcome
            journal.elapsed = line["at"]
        engine = head["engine"]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise error if isinstance(error, SetupError) else SetupError("NOT_A_JOURNAL", {"file": name}) from None
    if engine != fingerprint():
        raise SetupError("JOURNAL_OF_OTHER_ENGINE", {"file": name})
    if len(whole) < len(content):
        os.truncate(path, len(whole))
    return journal


def continued(path: Path, plan: Plan) -> Journal | None:
    """The journal that is there if it is of the same contest, None if there is none; another one is refused."""
    journal = read_journal(path) if path.exists() else None
    if journal is None:
        path.unlink(missing_ok=True)
        return None
    if not plan.contest.same_as(journal.plan.contest):
        raise SetupError("JOURNAL_OF_OTHERS", {"file": path.name})
    journal.plan = replace(journal.plan, deals=plan.deals, minutes=plan.minutes)
    return journal
