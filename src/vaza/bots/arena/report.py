"""What a run has shown: shares, margins, the ladder, the time each bot took; as data and as JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from vaza.bots.arena.contest import fingerprint
from vaza.bots.arena.journal import Journal, Plan
from vaza.bots.arena.ladder import HeadToHead, ladder
from vaza.bots.arena.playing import JobResult
from vaza.bots.arena.statistics import Cluster, Estimate, estimate
from vaza.version import VERSION, compiled


@dataclass(frozen=True)
class PairingResult:
    """How the first bot of a pairing did against the second."""

    first: int
    second: int
    deals: int
    games: int
    fair: float
    """The share it would win if both were equally good."""
    share: Estimate
    margin: Estimate
    bids: Estimate | None
    """The share of its bids it made, where there are bids."""


@dataclass(frozen=True)
class ThinkingTime:
    """How long a bot took."""

    decisions: int
    seconds: float

    @property
    def milliseconds(self) -> float | None:
        """Of processor time for a decision with a choice."""
        return 1000 * self.seconds / self.decisions if self.decisions else None


@dataclass(frozen=True)
class Report:
    """All results of a run."""

    plan: Plan
    names: list[str]
    standings: list[PairingResult]
    rungs: list[Estimate]
    """The points of each bot on the ladder."""
    paces: list[ThinkingTime]
    outcomes: list[JobResult]
    elapsed: float

    def order(self) -> list[int]:
        """The bots from the top of the ladder down."""
        return sorted(range(len(self.rungs)), key=lambda bot: -self.rungs[bot].value)

    def data(self) -> dict[str, Any]:
        """As plain data; only `timing` differs from run to run."""
        return {
            "vaza": VERSION,
            "engine": fingerprint(),
            **self.plan.contest.data(),
            "playing": list(self.plan.playing),
            "pairings": [self.standing_data(standing) for standing in self.standings],
            "ladder": [{"bot": self.names[bot], "points": rounded(self.rungs[bot])} for bot in self.order()],
            "timing": {
                "compiled": compiled(),
                "seconds": round(self.elapsed, 1),
                "bots": [
                    {"bot": name, "decisions": pace.decisions, "cpu_ms_per_decision": pace.milliseconds}
                    for name, pace in zip(self.names, self.paces, strict=True)
                ],
            },
        }

    def standing_data(self, standing: PairingResult) -> dict[str, Any]:
        """One pairing as plain data."""
        told = {
            "first": self.names[standing.first],
            "second": self.names[standing.second],
            "deals": standing.deals,
            "games": standing.games,
            "fair": round(standing.fair, 6),
            "share": rounded(standing.share),
            "margin": rounded(standing.margin),
        }
        return {**told, "bids_made": rounded(standing.bids)} if standing.bids is not None else told

    def json(self) -> str:
        """As JSON, each job on a line of its own."""
        head = json.dumps(self.data(), ensure_ascii=False, indent=2)
        seed = self.plan.contest.seed
        jobs = [json.dumps({"seed": seed(one.job.deal), **one.data()}) for one in self.outcomes]
        return f'{head[:-2]},\n  "jobs": [\n    ' + ",\n    ".join(jobs) + "\n  ]\n}\n"


def rounded(value: Estimate) -> dict[str, float | None]:
    """An estimate as plain data."""
    parts = value._asdict()
    return {name: None if part is None else round(part, 6) + 0.0 for name, part in parts.items()}


def report(journal: Journal) -> Report:
    """Count what has been played."""
    plan = journal.plan
    outcomes = journal.in_order()
    sides = plan.contest.table().sides
    standings = []
    for number, (first, second) in enumerate(plan.contest.pairings()):
        own = [outcome for outcome in outcomes if outcome.job.pairing == number]
        if own:
            standings.append(standing_of(first, second, sides, own))
    rungs = ladder(meetings(plan, outcomes, sides), len(plan.contest.bots), baseline_bot(plan)) if outcomes else []
    return Report(plan, plan.contest.names(), standings, rungs, paces(plan, outcomes), outcomes, journal.elapsed)


def standing_of(first: int, second: int, sides: int, outcomes: list[JobResult]) -> PairingResult:
    """One pairing counted, deal by deal."""
    share = estimate([Cluster(sum(s.share for s in one.scores), len(one.scores)) for one in outcomes])
    margin = estimate([Cluster(sum(s.margin for s in one.scores), len(one.scores)) for one in outcomes])
    bids = estimate([Cluster(sum(s.made for s in one.scores), sum(s.bids for s in one.scores)) for one in outcomes])
    assert share is not None
    assert margin is not None
    games = sum(len(one.scores) for one in outcomes)
    return PairingResult(first, second, len(outcomes), games, 1 / sides, share, margin, bids)


def meetings(plan: Plan, outcomes: list[JobResult], sides: int) -> list[list[HeadToHead]]:
    """The games of each deal, as the ladder counts them."""
    pairings = plan.contest.pairings()
    return [
        [
            HeadToHead(*pairings[one.job.pairing], sides - 1, sum(s.share for s in one.scores), len(one.scores))
            for one in deal
        ]
        for _, deal in groupby(outcomes, key=lambda one: one.job.deal)
    ]


def baseline_bot(plan: Plan) -> int | None:
    """The bot that stands at 0: ``greedy`` if it takes part, else the weakest."""
    return plan.contest.bots.index("greedy") if "greedy" in plan.contest.bots else None


def paces(plan: Plan, outcomes: list[JobResult]) -> list[ThinkingTime]:
    """The time each bot took, all its games together."""
    pairings = plan.contest.pairings()
    seconds = [0.0] * len(plan.contest.bots)
    decisions = [0] * len(plan.contest.bots)
    for one in outcomes:
        for who, bot in enumerate(pairings[one.job.pairing]):
            seconds[bot] += one.seconds[who]
            decisions[bot] += one.decisions[who]
    return [ThinkingTime(count, spent) for count, spent in zip(decisions, seconds, strict=True)]
