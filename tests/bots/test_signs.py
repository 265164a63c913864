"""Signs: what is left undone makes some hands unlikely."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from policy_laws import met

from tables import games, walk
from vaza.bots.kernel.policy import SURE
from vaza.bots.policies import policy_for
from vaza.bots.policies.guinote import GuinotePolicy
from vaza.bots.policies.septica import SepticaPolicy
from vaza.bots.policies.signs import HandConstraints
from vaza.core.cards import bit
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game

A, B, C, D = (int(bit(card)) for card in range(4))
either = games().filter(lambda game: game.code in {"septica", "guinote"})


def test_a_hand_is_as_likely_as_its_cards_may_have_come_later() -> None:
    signs = HandConstraints(2, 0)
    signs.draw(1, 2)
    signs.exclude(1, A | B)
    assert signs.hand_likelihood(1, C | D) == SURE
    assert signs.hand_likelihood(1, A | C) == 0
    signs.play(1, 2)
    signs.draw(1, 1)
    assert signs.hand_likelihood(1, A | D) == SURE // 2
    assert signs.hand_likelihood(1, A | B) == 0
    assert signs.hand_likelihood(1, C | D) == SURE


def test_doubt_leaves_every_hand_possible() -> None:
    signs = HandConstraints(2, 100)
    signs.draw(1, 1)
    signs.exclude(1, A)
    assert (signs.hand_likelihood(1, A), signs.hand_likelihood(1, B)) == (100, SURE)


def test_a_card_that_was_denied_came_with_the_last_draw() -> None:
    signs = HandConstraints(2, 0)
    signs.draw(1, 2)
    signs.exclude(1, A)
    signs.draw(1, 1)
    signs.play(1, 0)
    assert signs.held(1) == 2
    assert signs.hand_likelihood(1, A | B) == 0


def test_many_draws_are_remembered() -> None:
    signs = HandConstraints(2, 0)
    signs.draw(1, 3)
    for _ in range(40):
        signs.play(1, 5)
        signs.draw(1, 1)
    assert signs.held(1) == 3


@pytest.mark.parametrize(("code", "players"), [("septica", 2), ("guinote", 2)])
def test_true_hands_of_those_who_play_so_fit_better_than_most(code: str, players: int) -> None:
    game = make_game(code, players)
    policy = policy_for(code)
    weights = []
    for seed in range(4):
        runner = MatchRunner(game, SeededSource(seed))
        state = runner.deal()
        while state.turn >= 0:
            policy.prepare(game, runner.view(state.turn))
            weights.append(policy.world_likelihood(state))
            runner.play(state.turn, policy.act(state, Rng(1)))
    assert sum(weights) > len(weights) * SURE * 85 // 100


@given(either, st.integers(0, 10**6))
def test_batches_add_up_to_the_hands(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    policy = policy_for(game.code)
    assert isinstance(policy, SepticaPolicy | GuinotePolicy)
    view = runner.view(state.turn)
    policy.prepare(game, view)
    assert [policy.signs.held(seat) for seat in range(game.seats)] == view.sizes
    assert 0 < policy.world_likelihood(state) <= SURE


def test_a_position_without_history_shows_nothing() -> None:
    runner = walk(make_game("septica", 2), 3)
    assert runner.state is not None
    assert met(runner.game, runner.state).world_likelihood(runner.state) == SURE
