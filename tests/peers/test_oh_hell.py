"""OpenSpiel's oh_hell as an oracle for Fodinha: the same deal, the same bids and cards, the same winners.

oh_hell ranks cards by number in every suit, bids with the dealer's hook and follows suit, as Fodinha does.
Its cards are numbered rank by rank, ours suit by suit; its bids stand at the same numbers as ours.
"""

from typing import Any

import pytest

from vaza.core.cards import members
from vaza.core.chance import Rng, Seeded
from vaza.games import make_game
from vaza.games.fodinha import FodinhaMatch, FodinhaState

PLAYERS, SUITS, RANKS = 4, 4, 10


def theirs(action: int) -> int:
    """Our action in their numbers."""
    return action if action >= SUITS * RANKS else action % RANKS * SUITS + action // RANKS


def their_deal(oracle: Any, state: FodinhaState, size: int) -> Any:
    """Our deal on their table."""
    twin = oracle.new_initial_state()
    twin.apply_action(size)
    twin.apply_action(state.dealer)
    hands = [members(state.hands[seat]) for seat in range(PLAYERS)]
    for card in range(size):
        for seat in range(PLAYERS):
            twin.apply_action(theirs(hands[seat][card]))
    twin.apply_action(theirs(state.turnup))
    return twin


@pytest.mark.slow
@pytest.mark.parametrize("size", range(1, 10))
def test_bids_legality_and_winners_agree(size: int) -> None:
    import pyspiel

    sizes = {"players": PLAYERS, "num_suits": SUITS, "num_cards_per_suit": RANKS, "num_tricks_fixed": size}
    oracle = pyspiel.load_game("oh_hell", sizes)
    game = make_game("fodinha", PLAYERS)
    for seed in range(150):
        rng = Rng(seed * 100 + size)
        match = FodinhaMatch(PLAYERS, seed % PLAYERS, 0)
        match.size = size
        state = game.deal(match, Seeded(40, rng))
        assert isinstance(state, FodinhaState)
        twin = their_deal(oracle, state, size)
        while state.turn >= 0:
            options = members(state.legal())
            assert twin.current_player() == state.turn
            assert sorted(twin.legal_actions()) == sorted(theirs(action) for action in options)
            action = options[rng.below(len(options))]
            state.play(state.turn, action)
            twin.apply_action(theirs(action))
        assert twin.is_terminal()
        for seat, score in enumerate(twin.returns()):
            made = state.bids[seat] == state.won[seat]
            assert score == state.won[seat] + (10 if made else 0)
