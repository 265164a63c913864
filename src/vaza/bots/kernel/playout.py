"""Random play at full speed: what simulations and searches are made of."""

from __future__ import annotations

from mypy_extensions import i64

from vaza.core.cards import count, nth
from vaza.core.chance import Rng
from vaza.core.state import State


def random_action(state: State, rng: Rng) -> i64:
    """Any legal action, each as likely."""
    options = state.legal()
    return nth(options, rng.below(count(options)))


def random_playout(state: State, rng: Rng) -> i64:
    """Play a deal to its end at random; how many actions it took comes back."""
    moves: i64 = 0
    while state.turn >= 0:
        options = state.legal()
        state.apply(nth(options, rng.below(count(options))))
        moves += 1
    return moves


def random_playouts(start: State, playouts: i64, rng: Rng) -> i64:
    """Play a deal out so many times from the same start; the actions taken in all come back."""
    state = start.copy()
    moves: i64 = 0
    for _ in range(playouts):
        state.copy_from(start)
        moves += random_playout(state, rng)
    return moves
