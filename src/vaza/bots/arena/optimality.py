"""How often bots choose what is best, on decisions of seeded deals that could be judged."""

from __future__ import annotations

import json
import traceback
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final, NamedTuple

from vaza.bots.arena.contest import Contest, fingerprint, number_from
from vaza.bots.arena.judging import ERRORS, EXACT, GAP, NEAR, TIERS, DecisionVerdict, Judge
from vaza.bots.arena.playing import CpuTime, play_deal
from vaza.bots.arena.running import map_unordered, settle_in
from vaza.bots.arena.statistics import Estimate, wilson
from vaza.bots.players import make_bot
from vaza.core.cards import count
from vaza.core.chance import Rng, SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.core.view import View
from vaza.version import VERSION, compiled

RANDOM: Final = "random"
TAKEN: Final = 4
"""Decisions that are taken from one deal at most: those of a deal resemble each other."""
DEALS: Final = 2
"""Deals that are looked through for each decision wanted, before a tier is too rare to be filled."""


@dataclass(frozen=True)
class OptimalityConfig:
    """Bots, the table whose decisions they get, how many, and how long the judges think."""

    contest: Contest
    decisions: int
    playouts: int
    tiers: tuple[str, ...] = TIERS

    def possible(self) -> list[str]:
        """The tiers this table can have."""
        return [tier for tier in self.tiers if tier != EXACT or self.contest.table().sides == 2]


class DealTask(NamedTuple):
    """A tier and the number of a deal in the suite."""

    tier: str
    deal: int


@dataclass(frozen=True)
class JudgedDecision:
    """A decision that was judged, and what each bot chose."""

    seat: int
    phase: str
    move: int
    """How many events of the deal the seat had seen."""
    verdict: DecisionVerdict
    chosen: tuple[int, ...]
    """By bot; -1 where it is any legal action, each as likely."""

    def right(self, bot: int) -> float:
        """1 if the bot was right, 0 if not, for a random one how likely it was."""
        return self.mean([float(loss <= NEAR) for loss in self.losses(bot)])

    def loss(self, bot: int) -> float:
        """What the bot's choice costs."""
        return self.mean(self.losses(bot))

    def losses(self, bot: int) -> list[float]:
        """What each action costs that the bot may choose."""
        chosen = self.chosen[bot]
        return [self.verdict.loss(action) for action, _ in self.verdict.values if chosen in (action, -1)]

    @staticmethod
    def mean(values: list[float]) -> float:
        """The mean of some values."""
        return sum(values) / len(values)


@dataclass(frozen=True)
class DealResult:
    """The answers of one deal."""

    task: DealTask
    answers: tuple[JudgedDecision, ...]


class OptimalityRunner:
    """An exam with its table laid, its judge and its bots."""

    def __init__(self, exam: OptimalityConfig) -> None:
        self.exam = exam
        self.game = exam.contest.table()
        self.judge = Judge(self.game, exam.playouts)
        self.bots = [make_bot(self.game, bot) for bot in exam.contest.bots]
        self.greedy = make_bot(self.game, "greedy")

    def examine(self, task: DealTask) -> DealResult:
        """Play a deal, take some of its decisions, judge them and ask the bots."""
        seed = self.exam.contest.seed(task.deal)
        rng = Rng(number_from(f"vaza exam {seed} {task.tier}"))
        views = [view for view in self.decisions(seed) if self.judge.tier(view) == task.tier]
        return DealResult(task, tuple(self.answer(view, seed) for view in sample_decisions(views, rng)))

    def answer(self, view: View, seed: int) -> JudgedDecision:
        """One decision."""
        own = number_from(f"vaza bot {seed} seat {view.seat}")
        chosen = tuple(-1 if bot.name == RANDOM else bot.choose(view, own) for bot in self.bots)
        return JudgedDecision(view.seat, view.phase, len(view.history), self.judge.judge(view, seed), chosen)

    def decisions(self, seed: int) -> list[View]:
        """All decisions with a choice of some deal of a match; the first bot plays that deal at all seats."""
        number = number_from(f"vaza exam {seed} deal") % self.match_length(seed)
        runner = MatchRunner(self.game, SeededSource(seed))
        for _ in range(number):
            self.play_greedily(runner, seed)
        state = runner.deal()
        found = []
        while state.turn >= 0:
            seat = int(state.turn)
            view = runner.view(seat)
            view.sheet = list(view.sheet)
            if count(view.legal) > 1 and self.judge.is_choice(view):
                found.append(view)
            runner.play(seat, self.bots[0].choose(view, number_from(f"vaza bot {seed} seat {seat}")))
        return found

    def match_length(self, seed: int) -> int:
        """How many deals a match with this seed has when it is played greedily."""
        runner = MatchRunner(self.game, SeededSource(seed))
        while not runner.over:
            self.play_greedily(runner, seed)
        return len(runner.deals)

    def play_greedily(self, runner: MatchRunner, seed: int) -> None:
        """One deal of the match, quickly."""
        seeds = [number_from(f"vaza bot {seed} seat {seat}") for seat in range(self.game.seats)]
        play_deal(runner, [self.greedy] * self.game.seats, seeds, 0, CpuTime())


def sample_decisions(views: list[View], rng: Rng) -> list[View]:
    """Some decisions of a deal, from one phase after the other in an order by lot, by lot within a phase."""
    phases: dict[str, list[View]] = {}
    while views:
        view = views.pop(int(rng.below(len(views))))
        phases.setdefault(view.phase, []).append(view)
    found: list[View] = []
    for phase in cycle(phases):
        if len(found) == TAKEN or not any(phases.values()):
            break
        if phases[phase]:
            found.append(phases[phase].pop())
    return sorted(found, key=lambda view: len(view.history))


class OptimalityResults:
    """The papers of an exam as they come in."""

    def __init__(self, exam: OptimalityConfig) -> None:
        self.exam = exam
        self.papers: dict[DealTask, DealResult] = {}

    def tasks(self) -> Iterator[DealTask]:
        """Deal by deal, until a tier has its decisions or is too rare."""
        for tier in self.exam.possible():
            for deal in range(DEALS * self.exam.decisions):
                if self.number(tier) >= self.exam.decisions:
                    break
                yield DealTask(tier, deal)

    def number(self, tier: str) -> int:
        """How many decisions of a tier were judged so far."""
        return sum(len(paper.answers) for task, paper in self.papers.items() if task.tier == tier)

    def answers(self, tier: str) -> list[tuple[int, JudgedDecision]]:
        """The decisions of a tier with the numbers of their deals: the first ones, whoever finished first."""
        papers = [self.papers[task] for task in sorted(self.papers) if task.tier == tier]
        return [(paper.task.deal, answer) for paper in papers for answer in paper.answers][: self.exam.decisions]


def run(results: OptimalityResults, workers: int) -> Generator[DealResult, None, None]:
    """Examine until it is enough."""
    if workers <= 1:
        examiner = OptimalityRunner(results.exam)
        papers: Generator[DealResult, None, None] = (examiner.examine(task) for task in results.tasks())
    else:
        papers = map_unordered(results.tasks(), workers, start_optimality_worker, (results.exam,), examine)
    with closing(papers):
        for paper in papers:
            results.papers[paper.task] = paper
            yield paper


class OptimalityWorker:
    """What a worker process keeps from task to task."""

    examiner: OptimalityRunner


def start_optimality_worker(exam: OptimalityConfig) -> None:
    """Begin as a worker."""
    settle_in()
    OptimalityWorker.examiner = OptimalityRunner(exam)


def examine(task: DealTask) -> DealResult:
    """Do one task in a worker; what goes wrong is told in full."""
    try:
        return OptimalityWorker.examiner.examine(task)
    except Exception:
        raise RuntimeError(f"{task}\n{traceback.format_exc()}") from None


@dataclass(frozen=True)
class BotAccuracy:
    """How a bot did in a tier."""

    right: Estimate | None
    """Its share of decisive decisions within reach of the best; a random bot's is known without an interval."""
    loss: float
    """What it lost in a decisive decision, in the mean."""
    right_of_all: float
    """The share, of all decisions the judges agree on."""
    loss_of_all: float


@dataclass(frozen=True)
class TierSummary:
    """What was found in a tier."""

    tier: str
    looked: int
    agreed: int
    decisive: int
    marks: tuple[BotAccuracy, ...]
    """One for each bot; none if the judges agree on nothing."""

    def data(self, names: list[str]) -> dict[str, Any]:
        """As plain data."""
        bots = [
            {
                "bot": name,
                "right": None if mark.right is None else mark.right._asdict(),
                "loss": mark.loss,
                "right_of_all": mark.right_of_all,
                "loss_of_all": mark.loss_of_all,
            }
            for name, mark in zip(names, self.marks, strict=bool(self.marks))
        ]
        return {"looked": self.looked, "agreed": self.agreed, "decisive": self.decisive, "bots": bots}


def summarise_tier(results: OptimalityResults, tier: str) -> TierSummary:
    """Count a tier."""
    answers = [answer for _, answer in results.answers(tier)]
    agreed = [answer for answer in answers if answer.verdict.agreed]
    decisive = [answer for answer in agreed if answer.verdict.decisive]
    bots = range(len(results.exam.contest.bots))
    marks = tuple(bot_accuracy(agreed, decisive, bot) for bot in bots) if agreed else ()
    return TierSummary(tier, len(answers), len(agreed), len(decisive), marks)


def bot_accuracy(agreed: list[JudgedDecision], decisive: list[JudgedDecision], bot: int) -> BotAccuracy:
    """How one bot did."""
    right: Estimate | None = None
    if decisive:
        hits = sum(answer.right(bot) for answer in decisive)
        sure = decisive[0].chosen[bot] == -1
        right = Estimate(hits / len(decisive), None, None) if sure else wilson(hits, len(decisive))
    return BotAccuracy(
        right,
        sum(answer.loss(bot) for answer in decisive) / max(1, len(decisive)),
        sum(answer.right(bot) for answer in agreed) / len(agreed),
        sum(answer.loss(bot) for answer in agreed) / len(agreed),
    )


def as_json(results: OptimalityResults, seconds: float) -> str:
    """All of it as JSON, each decision on a line of its own; only `timing` differs from run to run."""
    exam = results.exam
    contest = exam.contest
    kept = ("game", "players", "variants", "options", "suite", "bots")
    grades = {tier: summarise_tier(results, tier).data(contest.names()) for tier in exam.possible()}
    head = {
        "vaza": VERSION,
        "engine": fingerprint(),
        **{key: value for key, value in contest.data().items() if key in kept},
        "playouts": exam.playouts,
        "decisive": {"gap": GAP, "errors": ERRORS, "near": NEAR},
        "tiers": grades,
        "timing": {"compiled": compiled(), "seconds": round(seconds, 1)},
    }
    lines = [
        json.dumps(decision_data(results, tier, deal, answer), ensure_ascii=False)
        for tier in exam.possible()
        for deal, answer in results.answers(tier)
    ]
    text = json.dumps(head, ensure_ascii=False, indent=2)
    return f'{text[:-2]},\n  "decisions": [\n    ' + ",\n    ".join(lines) + "\n  ]\n}\n"


def decision_data(results: OptimalityResults, tier: str, deal: int, answer: JudgedDecision) -> dict[str, Any]:
    """One decision as plain data in notation."""
    write = results.exam.contest.table().write
    verdict = answer.verdict
    told: dict[str, Any] = {
        "tier": tier,
        "seed": results.exam.contest.seed(deal),
        "seat": answer.seat,
        "phase": answer.phase,
        "move": answer.move,
        "chosen": [None if action < 0 else write(action) for action in answer.chosen],
        "agreed": verdict.agreed,
    }
    if verdict.agreed:
        told |= {
            "best": write(verdict.best),
            "gap": round(verdict.gap, 4),
            "error": round(verdict.error, 4),
            "worlds": verdict.worlds,
            "decisive": verdict.decisive,
            "costs": {write(action): round(verdict.loss(action), 4) for action, _ in verdict.values},
        }
    return told
