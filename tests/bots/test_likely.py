"""Likely worlds are possible worlds, and fit what the others did; playouts learn what to do next."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import games, walk
from vaza.bots.kernel.ahead import Ahead
from vaza.bots.kernel.likely import Likely
from vaza.bots.kernel.policy import SURE, Policy
from vaza.bots.players import make_bot
from vaza.bots.policies import policy_for
from vaza.core.cards import bit, count
from vaza.core.chance import Rng, SeedSource
from vaza.core.game import Game
from vaza.core.sitting import Sitting
from vaza.core.state import State
from vaza.core.view import View
from vaza.core.worlds import Knowledge
from vaza.games import know, make_game


@given(games(), st.integers(0, 10**6))
def test_likely_worlds_are_possible(game: Game, seed: int) -> None:
    sitting = walk(game, seed)
    if sitting.state is None or sitting.state.turn < 0:
        return
    view = sitting.view(int(sitting.state.turn))
    known = know(game, view)
    if known.places < 2:
        return
    policy = policy_for(game.code)
    policy.meet(game, view)
    rng = Rng(seed)
    likely = Likely(known, policy, view.seat, rng)
    world = known.state.copy()
    for _ in range(3):
        likely.deal_into(world, rng)
        assert [count(hand) for hand in world.hands[: game.seats]] == list(view.sizes)
        rest = int(known.pool)
        for place in range(int(known.places)):
            assert known.filled[place] & ~known.may[place] == 0
            assert count(known.filled[place]) == known.sizes[place]
            rest &= ~known.filled[place]
        assert rest == 0
        assert world.hands[view.seat] == view.hand


def moments(code: str) -> Iterator[tuple[Knowledge, View, Policy, State]]:
    """What a seat knows, sees and thinks, and the truth, wherever enough has happened to tell something."""
    game = make_game(code, 4)
    greedy = make_bot(game, "greedy")
    policy = policy_for(code)
    for seed in range(6):
        sitting = Sitting(game, SeedSource(seed))
        for _ in range(4 if code == "fodinha" else 1):
            state = sitting.deal()
            while state.turn >= 0:
                view = sitting.view(int(state.turn))
                known = know(game, view)
                if known.places > 1 and known.origin is not None and len(known.past) > 4:
                    policy.meet(game, view)
                    yield known, view, policy, state
                sitting.play(view.seat, greedy.choose(view, seed))


@pytest.mark.parametrize("code", ["fodinha", "sobesobe", "sueca"])
def test_they_fit_the_past_better_than_any_worlds(code: str) -> None:
    rng = Rng(1)
    better = worse = 0
    for known, view, policy, _ in moments(code):
        likely = Likely(known, policy, view.seat, rng)
        world = known.state.copy()
        found = []
        for deal in (likely.deal_into, known.deal_into):
            deal(world, rng)
            found.append(likely.weigh(world, rng))
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
            likely = Likely(known, policy, view.seat, rng, chain)
            total = 0.0
            for _ in range(12):
                likely.deal_into(world, rng)
                total += math.log(likely.weigh(world, rng))
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
        known.deal_into(guess, rng)
        truth = guess.copy()
        for seat in range(4):
            truth.hands[seat] = state.hands[seat]
        for devoted in gaps:
            policy.devoted = devoted
            likely = Likely(known, policy, view.seat, rng)
            gaps[devoted] += math.log(likely.weigh(truth, rng)) - math.log(likely.weigh(guess, rng))
    assert gaps[SURE] > gaps[0] > 0


def test_playouts_learn_the_better_action() -> None:
    sitting = Sitting(make_game("sueca"), SeedSource(1))
    state = sitting.deal()
    ahead = Ahead(1000)
    root = ahead.root()
    chosen = []
    for _ in range(60):
        ahead.begin()
        moment = ahead.moment(root, state)
        if moment == 0:
            break
        item = ahead.choose(moment, bit(3) | bit(5), 5)
        chosen.append(int(ahead.label[item]))
        ahead.learn(9000 if chosen[-1] == 3 else 1000)
    assert chosen[0] == 5
    assert chosen.count(3) > 40


def test_a_full_tree_is_left_alone() -> None:
    sitting = Sitting(make_game("sueca"), SeedSource(1))
    state = sitting.deal()
    ahead = Ahead(10)
    ahead.begin()
    assert ahead.moment(ahead.root(), state) == 0
    ahead.learn(5)
