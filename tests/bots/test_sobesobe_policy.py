"""SobeSobe's policy: names what it holds, joins with a hand for it, and wants a first trick above all."""

from __future__ import annotations

import pytest
from acting import act, acts_are_legal, acts_on_what_it_sees
from hypothesis import given
from hypothesis import strategies as st

from helpers import make_game, with_game
from tables import games, walk
from vaza.bots.kernel.policy import ONE
from vaza.bots.policies.sobesobe import MOST_PLANS, SobeSobePolicy
from vaza.core.chance import SeededSource
from vaza.core.game import Game
from vaza.core.state import State
from vaza.games.sobesobe.deal import DONE

FOUR = "game: sobesobe\nplayers: 4\ndealer: 3\n"
SOBESOBE = games().filter(lambda game: game.code == "sobesobe")


@given(SOBESOBE, st.integers(0, 10**6))
def test_acts_are_legal_at_every_table(game: Game, seed: int) -> None:
    acts_are_legal(game, seed)


@given(SOBESOBE, st.integers(0, 10**6))
def test_hidden_cards_do_not_matter(game: Game, seed: int) -> None:
    acts_on_what_it_sees(walk(game, seed))


def test_nothing_is_named_blind() -> None:
    assert act(FOUR + "phase: blind") == "wait"


def test_blind_calls_are_compared_with_waiting() -> None:
    game, state = with_game(FOUR + "phase: blind")
    assert len(met(game, [20, 20, 20, 20], state).candidate_plans(state)) == 5


@pytest.mark.parametrize(
    ("cards", "named"),
    [("A♠ 7♠", "trump ♠"), ("A♦ 2♠", "trump ♦"), ("A♥ 7♥", "trump ♥"), ("K♦ Q♦", "trump ♦")],
)
def test_names_what_it_holds(cards: str, named: str) -> None:
    assert act(FOUR + f"phase: name\nhand 0: {cards}") == named


@pytest.mark.parametrize(("cards", "answer"), [("A♠ 7♠", "in"), ("A♠ 2♦", "in"), ("2♦ 3♣", "out"), ("4♥ 5♣", "out")])
def test_joins_with_a_hand_for_it(cards: str, answer: str) -> None:
    assert act(FOUR + f"phase: decide\ntrump: ♠\nturn: 1\nhand 1: {cards}") == answer


def exchanged(hand: str) -> list[str]:
    """The first card it throws, and the plans it thinks about."""
    return [act(FOUR + f"phase: exchange\ntrump: ♠\nhand: {hand}")]


def test_throws_low_cards_that_are_not_trumps() -> None:
    assert exchanged("A♠ 2♠ A♥ 2♦ 3♣") == ["2♦"]
    assert exchanged("A♠ 7♠ K♠ Q♠ A♥") == ["done"]


def test_plans_are_whole_exchanges_and_few() -> None:
    game, state = with_game(FOUR + "phase: exchange\ntrump: ♠\nhand: A♠ 2♠ 4♥ 2♦ 3♣")
    plans = met(game, [20, 20, 20, 20], state).candidate_plans(state)
    assert len(plans) <= MOST_PLANS + 1
    assert [DONE] in plans
    assert [game.deck.read(card) for card in ("4♥", "2♦", "3♣")] + [DONE] in plans
    for plan in plans:
        assert plan[-1] == DONE
        assert plan[:-1] == sorted(plan[:-1])
        assert len(plan) <= 4


def test_plans_go_on_from_what_is_marked() -> None:
    game, state = with_game(FOUR + "phase: exchange\ntrump: ♠\nhand: A♠ 2♠ 4♥ 2♦ 3♣\nmarked: 4♥ 2♦")
    plans = met(game, [20, 20, 20, 20], state).candidate_plans(state)
    assert [game.deck.read("3♣"), DONE] in plans
    for plan in plans:
        assert len(plan) <= 2
        assert plan[0] > game.deck.read("2♦")


@pytest.mark.parametrize(
    ("lines", "card"),
    [
        # Last, and it can be won: with the cheapest card.
        ("trick: 0:J♦ 1:3♦ 2:4♦\nhand 3: Q♦ A♦ 2♦", "Q♦"),
        # It cannot be won: the lowest card.
        ("trick: 0:A♦ 1:3♦ 2:4♦\nhand 3: Q♦ K♦ 2♦", "2♦"),
        # A cut: the lowest trump will do for the last.
        ("trick: 0:A♦ 1:3♦ 2:4♦\nhand 3: Q♠ 2♠ 2♥", "2♠"),
        # Leads with the boss of trumps, not with a card that wins nothing.
        ("turn: 0\nhand 0: A♠ 2♥ 3♦", "A♠"),
        ("turn: 0\nhand 0: A♥ 2♥ 3♦", "A♥"),
    ],
)
def test_wins_what_it_can_cheaply(lines: str, card: str) -> None:
    assert act(FOUR + "trump: ♠\n" + lines) == card


def met(game: Game, scores: list[int], state: State) -> SobeSobePolicy:
    """The policy of seat 0 at this standing."""
    match = game.start(SeededSource(1).tape(40, 0))
    match.scores = scores
    policy = SobeSobePolicy()
    policy.prepare(game, game.view(match, state, [], [], int(state.turn)))
    return policy


def over(won: list[int]) -> tuple[Game, State]:
    """A round of four that is over, seat 0 being the party player and spades trump."""
    game, state = with_game(FOUR + "trump: ♠\nturn: 0\nhand 0: A♠")
    for seat, tricks in enumerate(won):
        state.won[seat] = tricks
    return game, state


def test_the_match_is_won_by_the_lowest_then_by_tricks_then_shared() -> None:
    game, state = over([2, 1, 2, 0])
    policy = met(game, [2, 1, 9, 9], state)
    assert policy.evaluate(state, 0) == max(policy.evaluate(state, seat) for seat in range(4))
    assert policy.evaluate(state, 1) == policy.evaluate(state, 2) == 0
    policy = met(game, [2, 9, 2, 9], state)
    assert policy.evaluate(state, 0) == policy.evaluate(state, 2) > 0


def test_the_last_round_is_the_last() -> None:
    game = make_game("sobesobe", 4, options={"max_rounds": 1})
    _, state = over([2, 2, 1, 0])
    policy = met(game, [20, 21, 20, 20], state)
    assert policy.evaluate(state, 0) >= ONE
    assert policy.evaluate(state, 1) == 0


def test_before_the_end_fewer_points_are_a_better_chance() -> None:
    game, state = over([2, 2, 1, 0])
    policy = met(game, [20, 15, 25, 10], state)
    values = [policy.evaluate(state, seat) for seat in range(4)]
    assert values[1] > values[3] > 0
    assert values[1] > values[0] > values[2] > 0


def test_who_names_trumps_next_is_better_off_than_who_just_did() -> None:
    game, state = over([1, 1, 1, 1])
    policy = met(game, [20, 20, 20, 20], state)
    values = [policy.evaluate(state, seat) for seat in range(4)]
    assert values[1] > values[2] > values[3] > values[0]
