"""Sueca's rules of thumb on positions, and what a deal is worth."""

from __future__ import annotations

import pytest

from helpers import with_game
from vaza.bots.hint import advise
from vaza.bots.kernel.policy import ONE
from vaza.bots.players import make_bot
from vaza.bots.policies.sueca import SuecaPolicy, result_values
from vaza.bots.thinking import Budget
from vaza.core.chance import Rng, SeededTape
from vaza.core.view import View
from vaza.games import make_game
from vaza.games.sueca import Sueca


def seen(text: str) -> tuple[Sueca, View]:
    game, state = with_game("game: sueca\n" + text)
    assert isinstance(game, Sueca)
    match = game.start(SeededTape(40, Rng(0)))
    return game, game.view(match, state, [], [], int(state.turn))


def greedy(text: str) -> str:
    game, view = seen(text)
    return game.write(make_bot(game, "greedy").choose(view, 1))


def expert(text: str, playouts: int = 3000) -> str:
    game, view = seen(text)
    return game.write(advise(game, view, Budget(playouts=playouts))[0].option.action)


@pytest.mark.parametrize("player", [greedy, expert])
def test_the_partners_winner_is_loaded(player: object) -> None:
    assert callable(player)
    assert player("trump: ♥\ntrick: 4♣ A♣ 3♣\nhand: 7♣ 2♣ 5♠ 4♠") == "7♣"


@pytest.mark.parametrize("player", [greedy, expert])
def test_the_partners_winner_is_not_cut(player: object) -> None:
    assert callable(player)
    assert player("trump: ♥\ntrick: 4♣ A♣ 3♣\nhand: 6♥ J♥ K♠ 7♠") in ("7♠", "K♠")


@pytest.mark.parametrize("player", [greedy, expert])
def test_a_rich_trick_of_the_rivals_is_cut(player: object) -> None:
    assert callable(player)
    assert player("trump: ♥\ntrick: A♣ 3♣ 7♣\nhand: 6♥ J♦ 3♠ 7♠") == "6♥"


@pytest.mark.parametrize("player", [greedy, expert])
def test_nothing_is_given_to_a_trick_that_is_lost(player: object) -> None:
    assert callable(player)
    assert player("trump: ♥\ntrick: A♣ 3♣ 6♣\nhand: 7♣ 2♣ K♠ 7♠") == "2♣"


def test_last_to_play_wins_with_the_seven_and_keeps_the_ace() -> None:
    assert greedy("trump: ♥\ntrick: 2♣ 3♣ K♣\nhand: A♣ 7♣ 5♠ 4♠") == "7♣"


def test_a_sure_ace_is_led() -> None:
    assert greedy("trump: ♥\nhand: A♣ 2♣ 5♠ 4♠ 3♦ 6♦ K♦ 2♥ 3♥ 4♥") == "A♣"


def test_a_won_deal_and_a_lost_one_are_about_one_apart() -> None:
    game = make_game("sueca")
    assert isinstance(game, Sueca)
    worth = result_values(game, 0, 0, 1)
    assert ONE * 0.9 < worth[121 + 75] - worth[121 + 45] < ONE * 1.2
    assert worth[121 + 60] == ONE // 2
    rising = [int(worth[121 + points]) for points in range(121)]
    assert rising == sorted(rising)
    assert worth[120] == worth[121 + 120]


def test_more_than_is_needed_is_worth_no_more() -> None:
    game = make_game("sueca")
    assert isinstance(game, Sueca)
    early, late = result_values(game, 0, 0, 1), result_values(game, 3, 0, 1)
    assert early[121 + 95] - early[121 + 75] > ONE // 4
    assert late[121 + 95] - late[121 + 75] < ONE // 20


def test_both_sides_values_add_up() -> None:
    game, view = seen("trump: ♥\ntrick: A♣ 3♣ 6♣\nhand: 7♣ 2♣ K♠ 7♠")
    policy = SuecaPolicy()
    policy.prepare(game, view)
    _, state = with_game("game: sueca\ntrump: ♥\nhand: 7♣\nhand 1: 2♣\nhand 2: 3♣\nhand 3: 4♣\nturn: 0")
    while state.turn >= 0:
        state.apply(policy.act(state, Rng(0)))
    assert policy.evaluate(state, 0) + policy.evaluate(state, 1) == ONE
    assert policy.evaluate(state, 0) == policy.evaluate(state, 2)
