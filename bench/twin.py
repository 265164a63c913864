"""Fodinha's twin at OpenSpiel, ``oh_hell``: the same deal on both tables, and actions in both numberings.

oh_hell ranks cards by number in every suit, bids with the dealer's hook and follows suit, as Fodinha does.
Its cards are numbered rank by rank, ours suit by suit; its bids stand at the same numbers as ours.
"""

from __future__ import annotations

from typing import Any, Final

from vaza.core.cards import members
from vaza.games.fodinha import FodinhaState

PLAYERS: Final = 4
SUITS: Final = 4
RANKS: Final = 10


def theirs(action: int) -> int:
    """Our action in their numbers."""
    return action if action >= SUITS * RANKS else action % RANKS * SUITS + action // RANKS


def ours(action: int) -> int:
    """Their action in our numbers."""
    return action if action >= SUITS * RANKS else action % SUITS * RANKS + action // SUITS


def their_deal(oracle: Any, state: FodinhaState) -> Any:
    """Our deal on their table."""
    twin = oracle.new_initial_state()
    twin.apply_action(int(state.size))
    twin.apply_action(int(state.dealer))
    hands = [members(state.hands[seat]) for seat in range(PLAYERS)]
    for card in range(int(state.size)):
        for seat in range(PLAYERS):
            twin.apply_action(theirs(hands[seat][card]))
    twin.apply_action(theirs(int(state.turnup)))
    return twin
