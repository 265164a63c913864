"""Judged decisions: the judges are right where that can be checked, and what is counted is what was judged."""

import json
import math

import pytest

from vaza.bots.arena.contest import Contest
from vaza.bots.arena.judging import (
    CONSENSUS,
    EXACT,
    NEAR,
    TIERS,
    DecisionVerdict,
    Judge,
    RunningMean,
    verdict_from_leads,
)
from vaza.bots.arena.optimality import (
    TAKEN,
    DealResult,
    DealTask,
    JudgedDecision,
    OptimalityConfig,
    OptimalityResults,
    OptimalityRunner,
    as_json,
    run,
    sample_decisions,
    summarise_tier,
)
from vaza.bots.arena.statistics import wilson
from vaza.bots.kernel.policy import ONE, Policy
from vaza.bots.policies import policy_for
from vaza.core.cards import count, members
from vaza.core.chance import Rng
from vaza.core.state import State
from vaza.core.view import View
from vaza.games import information_set


def exam(
    game: str = "septica",
    players: int = 2,
    bots: tuple[str, ...] = ("greedy", "random"),
    tiers: tuple[str, ...] = TIERS,
    decisions: int = 4,
    playouts: int = 40,
) -> OptimalityConfig:
    contest = Contest(game, players, (), {}, "deal", "standard", bots, False, False)
    return OptimalityConfig(contest, decisions, playouts, tiers)


def results_of(asked: OptimalityConfig, workers: int = 1) -> OptimalityResults:
    results = OptimalityResults(asked)
    for _ in run(results, workers):
        pass
    return results


def minimax(state: State, policy: Policy, seat: int) -> int:
    """The plainest solver there is."""
    if state.turn < 0:
        return int(policy.evaluate(state, seat))
    found = []
    for action in members(int(state.legal())):
        child = state.copy()
        child.apply(action)
        found.append(minimax(child, policy, seat))
    return max(found) if state.turn % state.sides == seat % state.sides else min(found)


@pytest.mark.parametrize("game", ["septica", "guinote"])
@pytest.mark.parametrize("seeds", [range(1, 3), pytest.param(range(3, 9), marks=pytest.mark.slow)], ids=["few", "more"])
def test_exact_values_are_those_of_a_plain_minimax(game: str, seeds: range) -> None:
    examiner = OptimalityRunner(exam(game))
    policy = policy_for(game)
    checked = 0
    for seed in seeds:
        views = [view for view in examiner.decisions(seed) if examiner.judge.tier(view) == EXACT]
        for view in [view for view in views if count(view.hand) <= 3][:2]:
            verdict = examiner.judge.judge(view, seed)
            policy.prepare(examiner.game, view)
            known = information_set(examiner.game, view)
            world = known.state.copy()
            known.sample_into(world, Rng(0))
            for action, value in verdict.values:
                child = world.copy()
                child.apply(action)
                assert minimax(child, policy, view.seat) == round(value * ONE)
                checked += 1
            assert verdict.loss(verdict.best) == 0
            assert min(verdict.loss(action) for action, _ in verdict.values) == 0
    assert checked > 4


def test_a_solver_that_gives_up_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaza.bots.arena.judging.NODES", 1)
    found = summarise_tier(results_of(exam(tiers=(EXACT,))), EXACT)
    assert (found.looked, found.agreed, found.decisive, found.marks) == (4, 0, 0, ())


@pytest.mark.parametrize(("game", "players"), [("sueca", 4), ("sobesobe", 3), ("fodinha", 2), ("guinote", 4)])
def test_consensus_decisions_of_every_game(game: str, players: int) -> None:
    results = results_of(exam(game, players, tiers=(CONSENSUS,), decisions=6))
    answers = [answer for _, answer in results.answers(CONSENSUS)]
    assert len(answers) == 6
    for answer in answers:
        if answer.verdict.agreed:
            costs = dict(answer.verdict.values)
            assert len(costs) > 1
            assert answer.chosen[0] in costs
            assert answer.chosen[1] == -1
            assert costs[answer.verdict.best] == 0
    assert any(answer.verdict.agreed for answer in answers)


def test_all_phases_are_asked_about() -> None:
    results = results_of(exam("sobesobe", 3, tiers=(CONSENSUS,), decisions=16, playouts=4))
    assert {answer.phase for _, answer in results.answers(CONSENSUS)} >= {"decide", "exchange", "play"}


def test_picking_takes_each_phase_in_turn() -> None:
    examiner = OptimalityRunner(exam())
    views = examiner.decisions(1)
    assert len(views) > TAKEN
    views[3].phase = "other"
    chosen: list[View] = sample_decisions(list(views), Rng(1))
    assert len(chosen) == TAKEN
    assert views[3] in chosen
    assert sample_decisions([], Rng(1)) == []


def test_the_same_exam_gives_the_same_decisions_however_many_work() -> None:
    asked = exam(tiers=(CONSENSUS,), decisions=4, playouts=10)
    one, two = json.loads(as_json(results_of(asked), 1.0)), json.loads(as_json(results_of(asked, 2), 2.0))
    assert one.pop("timing") != two.pop("timing")
    assert one == two
    assert len(one["decisions"]) == 4


def test_a_rare_tier_ends() -> None:
    results = results_of(exam("sueca", 4, tiers=(EXACT,), decisions=1, bots=("random",)))
    assert len(results.papers) <= 2
    assert json.loads(as_json(results, 0))["tiers"][EXACT]["looked"] <= 1


def test_exact_needs_two_sides() -> None:
    assert exam("fodinha", 3).possible() == [CONSENSUS]
    assert exam("fodinha", 2).possible() == [EXACT, CONSENSUS]


def test_sums_have_the_error_of_a_mean() -> None:
    sums = RunningMean()
    values = [1.0, 2.0, 4.0, 9.0]
    for value in values:
        sums.add(value)
    assert sums.mean() == pytest.approx(4.0)
    assert sums.error() == pytest.approx(math.sqrt(sum((value - 4) ** 2 for value in values)) / 4)
    assert sums.worlds == 4


def lead(values: list[float]) -> RunningMean:
    sums = RunningMean()
    for value in values:
        sums.add(value)
    return sums


def test_decisive_needs_gap_errors_and_worlds() -> None:
    clear = lead([0.05 * ONE] * 200)
    assert verdict_from_leads(1, (), [clear]).decisive
    assert not verdict_from_leads(1, (), [clear, lead([0.015 * ONE] * 200)]).decisive
    assert not verdict_from_leads(1, (), [clear, lead([ONE, -0.9 * ONE] * 100)]).decisive
    assert not verdict_from_leads(1, (), [lead([0.05 * ONE] * 99)]).decisive
    assert not verdict_from_leads(1, (), [lead([-0.05 * ONE] * 200)]).decisive


def test_marks_of_a_bot_and_of_a_random_one() -> None:
    verdict = DecisionVerdict(True, 1, ((1, 0.5), (2, 0.5 - NEAR / 2), (3, 0.1), (4, 0.0)), 0.4, decisive=True)
    unclear = DecisionVerdict(True, 1, ((1, 0.5), (2, 0.5)))
    split = DecisionVerdict(False)
    answers = tuple(
        JudgedDecision(0, "play", 1, judged, (chosen, -1)) for judged, chosen in ((verdict, 3), (unclear, 2))
    )
    results = OptimalityResults(exam(decisions=10))
    task = DealTask(CONSENSUS, 0)
    results.papers[task] = DealResult(task, (*answers, JudgedDecision(0, "play", 2, split, (1, -1))))
    found = summarise_tier(results, CONSENSUS)
    assert (found.looked, found.agreed, found.decisive) == (3, 2, 1)
    mine, random = found.marks
    assert mine.right is not None
    assert mine.right.value == 0
    assert mine.loss == pytest.approx(0.4)
    assert mine.right_of_all == 0.5
    assert random.right is not None
    assert random.right == (0.5, None, None)
    assert random.loss == pytest.approx((NEAR / 2 + 0.4 + 0.5) / 4)


def test_wilson() -> None:
    assert wilson(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-3)
    assert wilson(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-3)


def test_the_judge_says_the_same_of_the_same_view() -> None:
    examiner = OptimalityRunner(exam("sueca", 4))
    view = examiner.decisions(3)[5]
    judge = Judge(examiner.game, 60)
    assert judge.judge(view, 1) == judge.judge(view, 1)
    assert judge.is_choice(view)
