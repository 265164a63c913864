"""Guiñote's rules of thumb: save trumps, feed the partner, bank points, sing and swap, sit on cantes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from policy_laws import always_legal, best_value, does, met, never_peeks, view_of
from policy_laws import guinote_table as table

from helpers import tape
from tables import games, walk
from vaza.bots.kernel.exact import AlphaBetaSolver
from vaza.bots.kernel.policy import ONE
from vaza.bots.policies import policy_for
from vaza.bots.policies.guinote_calls import hands_before, missed_cantes
from vaza.bots.thinking import Budget, search
from vaza.core.cards import has, members
from vaza.core.chance import RecordedSource, Rng
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.games import information_set, make_game

guinote = games().filter(lambda game: game.code == "guinote")
LIBRE = "phase: libre; turnup: 6E; stock: 15"
LIBRE_2 = "phase: libre; turnup: 6E; stock: 21"


@pytest.mark.parametrize(
    ("players", "told", "done"),
    [
        (2, f"{LIBRE_2}; trick: 5O; hand: 7E 2E 2C 4C 5C 6C", "2C"),
        (2, f"{LIBRE_2}; trick: 1O; hand: 7E 2E 2C 4C 5C 6C", "2E"),
        (2, f"{LIBRE_2}; trick: 5O; hand: 3O 2E 2C 4C 5C 6C", "3O"),
        (2, f"{LIBRE_2}; trick: 5O; hand: 12E 10E 2E 4C 5C 6C", "2E"),
        (2, f"{LIBRE_2}; trick: 5O; hand: 12C 10C 1B 3B 1C 4O", "4O"),
        (4, f"{LIBRE}; trick: 5O 4B 6B; hand: 1E 2E 2C 4C 5C 6C", "2C"),
        (4, f"{LIBRE}; trick: 2B 5O 6B; hand: 1E 3E 3C 4C 5C 6C", "4C"),
    ],
    ids=[
        "no trump for nothing",
        "the lowest trump for an ace",
        "a three is banked",
        "the forty is worth a low trump",
        "the lowest card when beaten, no half of a cante",
        "a trump is saved in fours too",
        "no points to a rival",
    ],
)
def test_libre_saves_trumps_and_banks_points(players: int, told: str, done: str) -> None:
    assert does(*table(told, players=players)) == done


def test_points_are_fed_to_the_partner_who_wins() -> None:
    assert does(*table(f"{LIBRE}; trick: 5B 4O 6B; hand: 3O 2E 2C 4C 5C 6C")) == "2C"
    assert does(*table(f"{LIBRE}; trick: 5B 1B 4B; hand: 3O 2E 2C 4C 5C 6C")) == "3O"
    assert does(*table("trump: E; trick: 2B 1B 4B; hand: 3B 7B 1C; hand 1: 1O 2C")) == "3B"


def test_the_first_card_of_a_deal_shows_strength() -> None:
    assert does(*table(f"{LIBRE}; hand: 1B 4B 2O 4O 2C 4C")) == "4B"
    assert does(*table(f"{LIBRE}; hand: 3C 4B 2O 4O 2C 4C")) == "2C"


def test_leads_keep_points_trumps_and_cantes_at_home() -> None:
    after = f"{LIBRE_2}; taker: 0; turn: 0"
    assert does(*table(f"{after}; hand: 1E 2E 3O 1C 4B 12B", players=2)) == "4B"
    assert does(*table(f"{after}; hand: 1E 2E 12O 10O 11B 1C", players=2)) == "11B"


def test_arrastre_drags_trumps_then_cashes_what_must_be_followed() -> None:
    assert does(*table("trump: E; turn: 0; hand 0: 1E 3O 2C; hand 1: 3E 2O 4C", players=2)) == "1E"
    gone = "pile 0: 1O 3E 12E 11E 10E 7E 6E 5E 4E 2E"
    assert does(*table(f"trump: E; turn: 0; hand 0: 3O 2C; hand 1: 12O 4C; {gone}", players=2)) == "3O"


def test_a_rival_forty_is_broken_before_it_is_sung() -> None:
    told = "trump: E; before: 60 40 45 35; turn: 0; taker: 0; hand 0: 1E 2O 5O; hand 1: 12E 10E 1O"
    game, state = table(told, players=2)
    assert does(game, state) == "1E"
    options = search(game, met(game, state), view_of(game, state), Budget(2000), Rng(1))
    assert game.write(options[0].action) == "1E"
    assert options[0].value > options[1].value + 0.2


@pytest.mark.parametrize(
    ("told", "done"),
    [
        ("turnup: 3E; hand: 12O 10O 7E 4C 5C 6C", "swap"),
        ("turnup: 2E; hand: 12O 10O 7E 4C 5C 6C", "sing O"),
        ("turnup: 2E; hand: 12O 10O 12E 10E 5C 6C", "sing E"),
        ("turnup: 2E; hand: 12O 11O 7E 4C 5C 6C", "4C"),
    ],
    ids=["a better trump first", "no worse trump", "the forty first", "nothing to say"],
)
def test_calls(told: str, done: str) -> None:
    assert does(*table(f"phase: libre; stock: 11; taker: 0; may sing: yes; {told}")) == done


def test_a_partner_who_is_asked_sings_what_he_has() -> None:
    told = "trump: E; taker: 0; turn: 2; may sing: partner; hand 0: 1O 3O 6C"
    assert does(*table(f"{told}; hand: 12B 10B 4B", "partner_sings=on")) == "sing B"


def sitting_on(hand: str) -> MatchRunner:
    """Two players; seat 0 holds a hand, leads first, and wins the first tricks with the trumps in it."""
    game = make_game("guinote", 2)
    rest = "2C 4C 5C 6C 7C 11C"
    mine, others = hand.split(), rest.split()
    order = " ".join([*mine[:3], *others[:3], *mine[3:], *others[3:], "2E", "2B 4B 5B 6B 7B 11B 2O 4O"])
    dealt = tape(game, order, lots=(1,))
    runner = MatchRunner(game, RecordedSource([dealt, dealt]))
    runner.deal()
    return runner


def test_habits_let_chances_to_sing_go_by() -> None:
    runner = sitting_on("12O 10O 1E 3E 12E 11E")
    policy = policy_for("guinote")
    game = runner.game
    policy.prepare(game, runner.view(0))
    pairs = int(game.deck.rank("12") | game.deck.rank("10"))
    for let_go, (mine, theirs) in enumerate([("1E", "2C"), ("3E", "4C"), ("12E", "5C")]):
        runner.play(0, game.read(mine))
        runner.play(1, game.read(theirs))
        view = runner.view(0)
        song = game.read("sing O")
        assert has(view.legal, song)
        assert missed_cantes(view, pairs) == let_go
        assert policy.considered_actions(view, -1) == view.legal
        for delay in range(4):
            considered = members(policy.considered_actions(view, delay))
            assert considered == [song] if let_go >= delay else song not in considered and considered
    runner.play(0, game.read("sing O"))
    assert policy.considered_actions(runner.view(0), 3) == runner.view(0).legal


@given(guinote, st.integers(0, 10**6))
def test_the_hand_before_each_event_is_found(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    for seat in range(game.seats):
        view = runner.view(seat)
        for event, hand in zip(view.history, hands_before(view), strict=True):
            if event.seat == seat and event.topic == "card":
                assert has(hand, event.action)
            assert len(members(hand)) <= 6


def test_the_value_is_the_partida_or_the_way_to_it() -> None:
    game, state = table("trump: E; before: 60 40 60 40; turn: 0; hand 0: 2C; hand 1: 4C", players=2)
    policy = met(game, state)
    state.apply(game.read("2C"))
    state.apply(game.read("4C"))
    ahead = policy.evaluate(state, 1)
    assert ONE // 2 < ahead < ONE
    assert policy.evaluate(state, 0) == ONE - ahead
    game, state = table("trump: E; before: 95 60 60 40; turn: 0; hand 0: 3C; hand 1: 4C", players=2)
    state.apply(game.read("3C"))
    state.apply(game.read("4C"))
    won = policy.evaluate(state, 0)
    assert won + policy.evaluate(state, 1) == ONE
    assert ahead < ONE * 8 // 10 < won <= ONE


def test_too_few_points_from_cards_are_a_way_still_to_go() -> None:
    values = []
    for cards in (45, 5):
        told = f"trump: E; before: 98 {cards} 60 40; turn: 1; hand 0: 2C; hand 1: 4C"
        game, state = table(told, players=2)
        state.apply(game.read("4C"))
        state.apply(game.read("2C"))
        values.append(met(game, state).evaluate(state, 0) if state.turn < 0 else -1)
    assert values[0] > values[1]


@given(guinote, st.integers(0, 10**6))
def test_it_plays_legally_to_the_end(game: Game, seed: int) -> None:
    always_legal(walk(game, seed))


@given(guinote, st.integers(0, 10**6))
def test_it_never_looks_at_hidden_cards(game: Game, seed: int) -> None:
    never_peeks(walk(game, seed))


@pytest.mark.parametrize(
    "hands",
    [
        "hand 0: 1E 3O 2C 10C; hand 1: 3E 2O 4C 12C",
        "hand 0: 2E 4E 1O 12O; hand 1: 3O 10O 5C 1C",
        "hand 0: 12O 10O 4C 6C; hand 1: 5C 7C 1C 2O; may sing: yes",
    ],
)
def test_the_solver_finds_what_trying_everything_finds(hands: str) -> None:
    game, state = table(f"trump: E; before: 60 40 70 50; taker: 0; turn: 0; {hands}", players=2)
    policy = met(game, state)
    solver = AlphaBetaSolver(state, policy, 0, 10**6)
    for action in members(int(state.legal())):
        after = state.copy()
        after.apply(action)
        assert solver.after(state, action) == best_value(policy, after, 0)


def test_where_the_partner_exempts_a_high_card_does_not_deny_lower_ones() -> None:
    options = {"lowest_when_beaten": True, "partner_exempt": True, "count_at_end": True}
    game = make_game("guinote", 4, "standard", (), options)
    for seed in range(1240, 1270):
        runner = walk(game, seed)
        assert runner.state is not None
        known = information_set(game, runner.view(runner.state.turn))
        known.sample_into(known.state.copy(), Rng(seed))


def test_two_players_in_the_arrastre_know_everything() -> None:
    runner = walk(make_game("guinote", 2, "standard", (), {"target": 501}), 5)
    state = runner.state
    assert state is not None
    while state.stock != 0:
        runner.play(state.turn, members(int(state.legal()))[0])
    assert information_set(runner.game, runner.view(state.turn)).is_determined()
    assert view_of(runner.game, state).stock == 0
