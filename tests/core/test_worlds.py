"""Worlds: what a seat cannot see is dealt anew in every way that fits, and in no other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import TABLES, games, name_of, walk
from vaza.bots.kernel.playout import random_action
from vaza.core.cards import count
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.worlds import InformationSet
from vaza.games import information_set, make_game


def hidden_places(runner: MatchRunner, seat: int) -> None:
    """The true deal is among the worlds: every hidden card lies where the seat thinks it may."""
    state = runner.state
    assert state is not None
    found = information_set(runner.game, runner.view(seat))
    for other in range(runner.game.seats):
        own = [place for place in range(found.slots) if found.owners[place] == other]
        sure = found.state.hands[other]
        assert sure & ~state.hands[other] == 0
        may = 0
        for place in own:
            may |= found.may[place]
        assert state.hands[other] & ~(sure | may) == 0
        assert count(state.hands[other]) == count(sure) + sum(found.sizes[place] for place in own)


def worlds_look_the_same(runner: MatchRunner, seat: int, seed: int) -> None:
    """A world gives its seat the very view it was made from."""
    game: Game = runner.game
    view = runner.view(seat)
    found: InformationSet = information_set(game, view)
    world = found.state.copy()
    found.sample_into(world, Rng(seed))
    seen = game.view(runner.match, world, runner.history, runner.sheet, seat).data()
    assert seen == view.data()
    cards = [*world.hands, *world.piles, world.stock, world.gone, world.table]
    assert sum(count(part) for part in cards) == game.deck.size
    together = 0
    for part in cards:
        together |= part
    assert together == game.deck.all


@given(games(), st.integers(0, 10**6))
def test_the_truth_is_among_the_worlds(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    if state.turn >= 0:
        for seat in range(game.seats):
            hidden_places(runner, seat)


@given(games(), st.integers(0, 10**6))
def test_worlds_look_like_the_deal(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    if state.turn >= 0:
        for seat in range(game.seats):
            worlds_look_the_same(runner, seat, seed)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_table_has_worlds(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    code, players, preset, variants = table
    game = make_game(code, players, preset, variants)
    for seed in range(30):
        runner = walk(game, seed)
        state = runner.state
        assert state is not None
        if state.turn >= 0:
            hidden_places(runner, int(state.turn))
            worlds_look_the_same(runner, int(state.turn), seed)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_what_is_known_allows_what_the_view_allows(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    """Before any world is made of it, too: searches begin from there (a seven may be swapped, GUI-6.1)."""
    code, players, preset, variants = table
    game = make_game(code, players, preset, variants)
    rng = Rng(5)
    for seed in range(6):
        runner = MatchRunner(game, SeededSource(seed))
        state = runner.deal()
        while state.turn >= 0:
            view = runner.view(int(state.turn))
            assert information_set(game, view).state.legal() == view.legal
            runner.play(int(state.turn), int(random_action(state, rng)))
