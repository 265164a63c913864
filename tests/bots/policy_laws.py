"""What must hold for the policy of any game, and short words to ask one."""

from __future__ import annotations

from helpers import with_game
from vaza.bots.kernel.policy import Policy
from vaza.bots.policies import policy_for
from vaza.core.cards import has, members
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.core.view import View
from vaza.games import information_set


def view_of(game: Game, state: State, seat: int = -1) -> View:
    """What the seat to act, or another, sees of a position at the start of a match."""
    match = game.start(SeededSource(1).tape(game.deck.size, 0))
    return game.view(match, state, [], [], seat if seat >= 0 else int(state.turn))


def met(game: Game, state: State) -> Policy:
    """The policy of a game that has seen this position."""
    policy = policy_for(game.code)
    policy.prepare(game, view_of(game, state))
    return policy


def does(game: Game, state: State) -> str:
    """What the policy does here, in notation."""
    return game.write(int(met(game, state).act(state, Rng(1))))


def always_legal(runner: MatchRunner) -> None:
    """Whatever it does from here to the end of the deal may be done, and both sides' values make one."""
    state = runner.state
    assert state is not None
    policy = met(runner.game, state)
    world = state.copy()
    rng = Rng(1)
    while world.turn >= 0:
        action = policy.act(world, rng)
        assert has(world.legal(), action)
        assert policy.distinct_actions(world) & ~world.legal() == 0
        world.apply(action)
    assert policy.evaluate(world, 0) + policy.evaluate(world, 1) == 10_000


def never_peeks(runner: MatchRunner) -> None:
    """It does the same in every world its seat may be in."""
    state = runner.state
    assert state is not None
    view = runner.view(state.turn)
    policy = policy_for(runner.game.code)
    policy.prepare(runner.game, view)
    known = information_set(runner.game, view)
    done = policy.act(state.copy(), Rng(1))
    for seed in range(4):
        world = known.state.copy()
        known.sample_into(world, Rng(seed))
        assert policy.act(world, Rng(1)) == done


def best_value(policy: Policy, state: State, seat: int) -> int:
    """The value of a position, found by trying everything, without any cut."""
    if state.turn < 0:
        return int(policy.evaluate(state, seat))
    values = []
    for action in members(int(state.legal())):
        after = state.copy()
        after.apply(action)
        values.append(best_value(policy, after, seat))
    return max(values) if state.turn % 2 == seat % 2 else min(values)


def guinote_table(lines: str, options: str = "", players: int = 4) -> tuple[Game, State]:
    """A position of Guiñote from lines divided by semicolons."""
    told = [part.strip() for part in lines.split(";")]
    return with_game("\n".join(["game: guinote", f"players: {players}", f"options: {options}", *told]))
