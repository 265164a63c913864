"""What a policy does in a position, and the laws every policy keeps."""

from __future__ import annotations

from helpers import with_game
from vaza.bots.kernel.playout import random_action
from vaza.bots.policies import policy_for
from vaza.core.cards import has
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.games import information_set


def act(lines: str) -> str:
    """What the policy does in a position, told as in a position file, in notation."""
    game, state = with_game(lines)
    match = game.start(SeededSource(0).tape(int(game.deck.size), 0))
    policy = policy_for(game.code)
    policy.prepare(game, game.view(match, state, [], [], int(state.turn)))
    return game.write(int(policy.act(state, Rng(1))))


def acts_are_legal(game: Game, seed: int, deals: int = 2) -> None:
    """Play some deals, now by the policy and now at random, so that it has to cope with anything."""
    rng = Rng(seed)
    runner = MatchRunner(game, SeededSource(seed))
    policy = policy_for(game.code)
    while not runner.over and len(runner.deals) < deals:
        state = runner.deal()
        while state.turn >= 0:
            policy.prepare(game, runner.view(int(state.turn)))
            action = int(policy.act(state, rng))
            assert has(state.legal(), action)
            if rng.below(3) == 0:
                action = int(random_action(state, rng))
            runner.play(int(state.turn), action)
        for seat in range(game.seats):
            assert -100_000 < policy.evaluate(state, seat) < 100_000


def acts_on_what_it_sees(runner: MatchRunner) -> None:
    """Whatever the seat cannot see may change: what it does stays the same."""
    state = runner.state
    assert state is not None
    view = runner.view(int(state.turn))
    policy = policy_for(runner.game.code)
    policy.prepare(runner.game, view)
    known = information_set(runner.game, view)
    action = policy.act(state, Rng(5))
    world = known.state.copy()
    for seed in range(6):
        known.sample_into(world, Rng(seed))
        assert policy.act(world, Rng(5)) == action
