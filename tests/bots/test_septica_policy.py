"""Septica's rules of thumb: guard tens and aces, keep sevens for points, probe with nines and faces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from policy_laws import always_legal, best_value, does, met, never_peeks, view_of

from helpers import with_game
from tables import games, walk
from vaza.bots.kernel.exact import AlphaBetaSolver
from vaza.bots.kernel.policy import ONE
from vaza.bots.players import make_bot
from vaza.core.cards import members
from vaza.core.chance import Rng
from vaza.core.game import Game
from vaza.games import information_set

septica = games().filter(lambda game: game.code == "septica")


@pytest.mark.parametrize(
    ("told", "done"),
    [
        ("hand: 7♥ 10♠ A♣ Q♦\nstock: 20", "Q♦"),
        ("hand: 7♥ 9♠ A♣ 10♦\nstock: 20", "9♠"),
        ("hand: 7♥ 8♠ A♣ 10♦\nstock: 20", "8♠"),
        ("hand: 7♥ 7♠ A♣ 7♦\nstock: 0", "A♣"),
    ],
    ids=["a face probes", "a nine probes", "an eight before points", "one of three sevens guards"],
)
def test_leads_guard_points_and_sevens(told: str, done: str) -> None:
    assert does(*with_game(f"game: septica\n{told}")) == done


@pytest.mark.parametrize(
    ("told", "done"),
    [
        ("trick: 9♥\nhand 1: 7♥ A♠ A♣ K♦\nstock: 20", "pass"),
        ("trick: A♥\nhand 1: 7♥ 9♠ Q♣ K♦\nstock: 20", "7♥"),
        ("trick: 10♥\nhand 1: 7♥ 10♠ Q♣ K♦\nstock: 20", "10♠"),
        ("trick: J♥\nhand 1: 7♥ J♠ Q♣ K♦\nstock: 20", "J♠"),
    ],
    ids=["no seven for nothing", "a seven for a point", "its like before the seven", "a worthless card for the lead"],
)
def test_answers_keep_sevens_for_points(told: str, done: str) -> None:
    assert does(*with_game(f"game: septica\n{told}")) == done


def test_a_won_trick_is_ended_or_fed_with_idle_cards() -> None:
    won = "trick: 0:J♥\nturn: 0"
    assert does(*with_game(f"game: septica\n{won}\nhand 0: 7♠ A♣ Q♦\nhand 1: 9♦ 9♥ Q♥ K♦\nstock: 20")) == "stop"
    assert does(*with_game(f"game: septica\n{won}\nhand 0: J♠ A♣ Q♦\nhand 1: 9♦ 9♥ Q♥ K♦\nstock: 20")) == "J♠"


def test_where_everybody_plays_the_partner_gets_points_and_rivals_do_not() -> None:
    told = "game: septica\nvariants: pairs\noptions: pass=plays eights=never\n"
    mine = "hand 2: 10♠ Q♣ K♦\nstock: 0"
    gone = "pile 0: 7♥ 7♦ 7♣ 7♠ J♦ J♣ J♠"
    assert does(*with_game(f"{told}trick: 0:J♥ 1:9♥\n{mine}\n{gone}")) == "10♠"
    assert does(*with_game(f"{told}trick: 1:J♥\n{mine}\n{gone}")) in {"Q♣", "K♦"}


def test_one_card_of_each_rank_is_enough_to_compare() -> None:
    game, state = with_game("game: septica\nhand: 9♥ 9♠ Q♣ Q♦\nstock: 20")
    policy = met(game, state)
    assert [game.write(plan[0]) for plan in policy.candidate_plans(state)] == ["9♥", "Q♦"]


def test_won_and_lost_deals_are_about_one_apart_and_mars_counts_more() -> None:
    game, state = with_game("game: septica\nhand 0: 9♥\nhand 1: 9♦\nstock: 0")
    policy = met(game, state)
    values = []
    for points in range(9):
        state.counted[0] = points
        state.counted[1] = 8 - points
        state.taker = 0
        values.append(policy.evaluate(state, 0))
        assert policy.evaluate(state, 1) == ONE - values[-1]
    assert values == sorted(values)
    assert values[4] == ONE // 2
    assert ONE * 9 // 10 < values[5] - values[3] < ONE * 12 // 10
    assert values[8] - values[7] > ONE // 2


@given(septica, st.integers(0, 10**6))
def test_it_plays_legally_to_the_end(game: Game, seed: int) -> None:
    always_legal(walk(game, seed))


@given(septica, st.integers(0, 10**6))
def test_it_never_looks_at_hidden_cards(game: Game, seed: int) -> None:
    never_peeks(walk(game, seed))


@pytest.mark.parametrize("rules", ["", "options: pass=plays eights=never"])
@pytest.mark.parametrize(
    "hands",
    [
        "hand 0: 7♥ 10♠ A♣\nhand 1: 7♠ A♥ 9♦",
        "hand 0: 10♥ 10♠ K♣\nhand 1: 7♠ 10♦ K♦",
        "hand 0: 9♥ 8♠ A♣\nhand 1: 8♦ A♦ 9♣",
    ],
)
def test_the_solver_finds_what_trying_everything_finds(rules: str, hands: str) -> None:
    game, state = with_game(f"game: septica\n{rules}\n{hands}\nstock: 0\nturn: 0\npoints: 2 2")
    policy = met(game, state)
    solver = AlphaBetaSolver(state, policy, 0, 10**6)
    for action in members(int(state.legal())):
        after = state.copy()
        after.apply(action)
        assert solver.after(state, action) == best_value(policy, after, 0)


def test_an_ending_without_stock_is_certain_and_played_out_at_its_best() -> None:
    game, state = with_game(
        "game: septica\nhand 0: 7♥ 10♠ A♣\nhand 1: 7♠ A♥ 9♦\nstock: 0\nturn: 0\npoints: 2 3\n"
        "pile 0: 7♦ 7♣ 8♥ 8♦ 8♣ 8♠ 9♥ 9♣ 9♠ 10♥ 10♦\npile 1: 10♣ A♦ A♠ J♥ J♦ J♣ J♠ Q♥ Q♦ Q♣ Q♠ K♥ K♦ K♣ K♠"
    )
    view = view_of(game, state)
    assert information_set(game, view).is_determined()
    policy = met(game, state)
    best = best_value(policy, state, 0)
    bot = make_bot(game, "expert")
    options = bot.consider(view, 1, Rng(1))  # type: ignore[attr-defined]
    assert [option.spread for option in options] == [0.0] * len(options)
    assert options[0].value == pytest.approx(best / ONE)
