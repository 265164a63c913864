"""OpenSpiel's oh_hell as an oracle for Fodinha: the same deal, the same bids and cards, the same winners."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from twin import PLAYERS, RANKS, SUITS, ours, their_deal, theirs
from vaza.core.cards import members
from vaza.core.chance import Rng, SeededTape
from vaza.games import make_game
from vaza.games.fodinha import FodinhaMatch, FodinhaState


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
        state = game.deal(match, SeededTape(40, rng))
        assert isinstance(state, FodinhaState)
        twin = their_deal(oracle, state)
        while state.turn >= 0:
            options = members(state.legal())
            assert twin.current_player() == state.turn
            assert sorted(twin.legal_actions()) == sorted(theirs(action) for action in options)
            assert [ours(theirs(action)) for action in options] == options
            action = options[rng.below(len(options))]
            state.play(state.turn, action)
            twin.apply_action(theirs(action))
        assert twin.is_terminal()
        for seat, score in enumerate(twin.returns()):
            made = state.bids[seat] == state.won[seat]
            assert score == state.won[seat] + (10 if made else 0)
