"""Likely worlds are possible worlds, and fit what the others did; playouts learn what to do next."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import games, walk
from vaza.bots.kernel.ahead import LookaheadTree
from vaza.bots.kernel.likely import McmcSampler
from vaza.bots.kernel.policy import SURE, Policy
from vaza.bots.players import make_bot
from vaza.bots.policies import policy_for
from vaza.core.cards import bit, count
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.core.view import View
from vaza.core.worlds import InformationSet
from vaza.games import information_set, make_game


@given(games(), st.integers(0, 10**6))
def test_likely_worlds_are_possible(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    if runner.state is None or runner.state.turn < 0:
        return
    view = runner.view(int(runner.state.turn))
    known = information_set(game, view)
    if known.slots < 2:
        return
    policy = policy_for(game.code)
    policy.prepare(game, view)
    rng = Rng(seed)
    likely = McmcSampler(known, policy, view.seat, rng)
    world = known.state.copy()
    for _ in range(3):
        likely.deal_into(world, rng)
        assert [count(hand) for hand in world.hands[: game.seats]] == list(view.sizes)
        rest = int(known.pool)
        for place in range(int(known.slots)):
            assert known.filled[place] & ~known.may[place] == 0
            assert count(known.filled[place]) == known.sizes[place]
            rest &= ~known.filled[place]
        assert rest == 0
        assert world.hands[view.seat] == view.hand


def moments(code: str) -> Iterator[tuple[InformationSet, View, Policy, State]]:
    """What a seat knows, sees and thinks, and the truth, wherever enough has happened to tell something."""
    game = make_game(code, 4)
    greedy = make_bot(game, "greedy")
    policy = policy_for(code)
    for seed in range(6):
        runner = MatchRunner(game, SeededSource(seed))
        for _ in range(4 if code == "fodinha" else 1):
            state = runner.deal()
            while state.turn >= 0:
                view = runner.view(int(state.turn))
                known = information_set(game, view)
                if known.slots > 1 and known.origin is not None and len(known.past) > 4:
                    policy.prepare(game, view)
                    yield known, view, policy, state
                runner.play(view.seat, greedy.choose(view, seed))


@pytest.mark.parametrize("code", ["fodinha", "sobesobe", "sueca"])
def test_they_fit_the_past_better_than_any_worlds(code: str) -> None:
    rng = Rng(1)
    better = worse = 0
    for known, view, policy, _ in moments(code):
        likely = McmcSampler(known, policy, view.seat, rng)
        world = known.state.copy()
        found = []
        for deal in (likely.deal_into, known.sample_into):
            deal(world, rng)
            found.append(likely.likelihood(world, rng))
        better += found[0] > found[1]
        worse += found[0] < found[1]
    assert better > 2 * worse > 0


@pytest.mark.parametrize("code", ["fodinha", "sobesobe", "sueca"])
def test_worlds_that_follow_each_other_fit_better_than_new_ones(code: str) -> None:
    rng = Rng(1)
    better = worse = 0
    for known, view, policy, _ in moments(code):
        world = known.state.copy()
        fits = []
        for chain in (100, 1):
            likely = McmcSampler(known, policy, view.seat, rng, chain)
            total = 0.0
            for _ in range(12):
                likely.deal_into(world, rng)
                total += math.log(likely.likelihood(world, rng))
            fits.append(total)
        better += fits[0] > fits[1]
        worse += fits[0] < fits[1]
    assert better > worse > 0


@pytest.mark.parametrize("code", ["fodinha", "sobesobe", "sueca"])
def test_true_hands_stand_out_more_where_somebody_may_play_by_the_policy(code: str) -> None:
    rng = Rng(1)
    gaps = {0: 0.0, SURE: 0.0}
    for known, view, policy, state in moments(code):
        guess = known.state.copy()
        known.sample_into(guess, rng)
        truth = guess.copy()
        for seat in range(4):
            truth.hands[seat] = state.hands[seat]
        for devoted in gaps:
            policy.faithful_prior = devoted
            likely = McmcSampler(known, policy, view.seat, rng)
            gaps[devoted] += math.log(likely.likelihood(truth, rng)) - math.log(likely.likelihood(guess, rng))
    assert gaps[SURE] > gaps[0] > 0


def test_playouts_learn_the_better_action() -> None:
    runner = MatchRunner(make_game("sueca"), SeededSource(1))
    state = runner.deal()
    ahead = LookaheadTree(1000)
    root = ahead.root()
    chosen = []
    for _ in range(60):
        ahead.begin()
        moment = ahead.observe(root, state)
        if moment == 0:
            break
        item = ahead.choose(moment, bit(3) | bit(5), 5)
        chosen.append(int(ahead.label[item]))
        ahead.backpropagate(9000 if chosen[-1] == 3 else 1000)
    assert chosen[0] == 5
    assert chosen.count(3) > 40


def test_a_full_tree_is_left_alone() -> None:
    runner = MatchRunner(make_game("sueca"), SeededSource(1))
    state = runner.deal()
    ahead = LookaheadTree(10)
    ahead.begin()
    assert ahead.observe(ahead.root(), state) == 0
    ahead.backpropagate(5)
