"""Fodinha's policy: bids what a hand is worth, makes the bid and no more, knows what a result is worth."""

from __future__ import annotations

import pytest
from acting import act, acts_are_legal, acts_on_what_it_sees
from hypothesis import given
from hypothesis import strategies as st

from helpers import make_game, with_game
from tables import games, walk
from vaza.bots.kernel.policy import ONE, SURE
from vaza.bots.policies.fodinha import FodinhaPolicy
from vaza.bots.policies.fodinha_worth import BIDS, FodinhaEvaluator
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.games import information_set
from vaza.games.fodinha import Fodinha, FodinhaState

FOUR = "game: fodinha\nturnup: 7♥\ndealer: 3\n"
FODINHA = games().filter(lambda game: game.code == "fodinha")


@given(FODINHA, st.integers(0, 10**6))
def test_acts_are_legal_at_every_table(game: Game, seed: int) -> None:
    acts_are_legal(game, seed)


@given(FODINHA, st.integers(0, 10**6))
def test_hidden_cards_do_not_matter(game: Game, seed: int) -> None:
    acts_on_what_it_sees(walk(game, seed))


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("3♥", "bid 1"),
        ("4♠", "bid 0"),
        ("3♥ 2♥ A♥ K♥", "bid 4"),
        ("4♠ 5♠ 4♦ 5♦", "bid 0"),
    ],
)
def test_bids_what_the_hand_is_worth(hand: str, bid: str) -> None:
    assert act(FOUR + f"phase: bid\nhand: {hand}") == bid


def test_a_high_card_is_bid_on_only_with_the_lead() -> None:
    two = "game: fodinha\nplayers: 2\nturnup: 7♥\ndealer: 1\nphase: bid\n"
    assert act(two + "hand: 3♠") == "bid 1"
    assert act(two + "options: hook=off\nturn: 1\nbids: 1 -\nhand 1: 3♠") == "bid 0"


def test_the_dealer_takes_the_nearest_bid_he_may() -> None:
    assert act(FOUR + "phase: bid\nturn: 3\nbids: 0 0 0 -\nhand 3: 4♠") == "bid 0"
    assert act(FOUR + "phase: bid\nturn: 3\nbids: 1 0 0 -\nhand 3: 4♠") == "bid 1"


@pytest.mark.parametrize(
    ("lines", "card"),
    [
        # Needs two and is last: the cheapest card that wins.
        ("bids: 1 0 1 2\ntrick: 0:7♠ 1:6♠ 2:4♠\nhand 3: J♠ 3♠ 5♠", "J♠"),
        # Has enough: the highest card that loses.
        ("bids: 2 1 1 0\ntrick: 0:K♠ 1:6♠ 2:4♠\nhand 3: J♠ 3♠ 5♠", "J♠"),
        # Has enough and is void: away with the most dangerous card that does not take the trick.
        ("bids: 2 1 1 0\ntrick: 0:K♠ 1:6♠ 2:4♠\nhand 3: 3♦ 5♦ 4♣", "3♦"),
        # Has enough and must win: with the highest card, as last.
        ("bids: 2 1 1 0\ntrick: 0:7♠ 1:6♠ 2:4♠\nhand 3: J♠ 3♠ A♠", "3♠"),
        # Wants none and leads: the card that is surest to lose.
        ("bids: 0 1 1 0\nturn: 0\nhand 0: 4♠ 3♠ 2♦", "4♠"),
    ],
)
def test_makes_exactly_its_bid(lines: str, card: str) -> None:
    assert act(FOUR + lines) == card


def test_where_rank_alone_counts_manilhas_win_and_equals_cancel() -> None:
    bar = "game: fodinha\npreset: bar\nplayers: 3\ndealer: 2\nturnup: 7♥\n"
    assert act(bar + "bids: 1 0 3\ntrick: 0:2♠ 1:4♠\nhand 2: 3♠ Q♦ 2♦") == "3♠"
    assert act(bar + "bids: 0 1 0\ntrick: 0:2♠ 1:4♠\nhand 2: 2♦ Q♣ 5♠") == "2♦"


def ended(game: Game, bids: list[int], won: list[int]) -> State:
    """A deal that is over, as far as its result goes."""
    state = FodinhaState(game.deck, game.seats, 0, True, False, game.number_value("lives") > 0)
    state.seated = (1 << game.seats) - 1
    state.playing = game.seats
    for seat in range(game.seats):
        state.bids[seat] = bids[seat]
        state.won[seat] = won[seat]
    return state


def met(game: Game, scores: list[int], deals: int, frozen: bool = False) -> FodinhaPolicy:
    """The policy of seat 0 at this standing."""
    source = SeededSource(1)
    match: Match = game.start(source.tape(40, 0))
    match.scores = scores
    match.deals = deals
    policy = FodinhaPolicy()
    if frozen:
        policy.use_baseline_values()
    policy.prepare(game, game.view(match, game.deal(match, source.tape(40, 1)), [], [], 0))
    return policy


def test_early_a_made_bid_is_worth_about_one_more_than_a_missed_one() -> None:
    game = make_game("fodinha", 4)
    policy = met(game, [0, 0, 0, 0], 0)
    made = policy.evaluate(ended(game, [1, 1, 1, 1], [1, 0, 2, 1]), 0)
    missed = policy.evaluate(ended(game, [1, 1, 1, 1], [0, 1, 2, 1]), 0)
    assert 0.7 * ONE < made - missed < 1.3 * ONE
    others_miss = policy.evaluate(ended(game, [1, 1, 1, 1], [1, 0, 0, 0]), 0)
    assert others_miss > made


def test_the_last_deal_is_about_winning_and_shared_wins_are_shared() -> None:
    game = make_game("fodinha", 3)
    policy = met(game, [40, 40, 51], 18)
    alone = policy.evaluate(ended(game, [1, 0, 0], [1, 1, 1]), 0)
    shared = policy.evaluate(ended(game, [1, 0, 0], [1, 1, 0]), 0)
    lost = policy.evaluate(ended(game, [0, 0, 0], [0, 1, 0]), 0)
    assert alone > 0.9 * ONE
    assert lost < 0.1 * ONE
    policy = met(game, [50, 50, 0], 18)
    both = ended(game, [1, 1, 0], [1, 1, 0])
    assert 0.4 * ONE < policy.evaluate(both, 0) < 0.6 * ONE
    assert policy.evaluate(both, 0) == policy.evaluate(both, 1)
    assert lost < shared <= alone


def test_who_thinks_counts_on_winning_more_in_the_deals_to_come_but_the_frozen_do_not() -> None:
    game = make_game("fodinha", 4)
    result = ended(game, [1, 1, 1, 1], [1, 1, 1, 1])
    hopes = [met(game, [50, 50, 50, 50], 14, frozen).evaluate(result, 0) for frozen in (False, True)]
    assert hopes[0] > hopes[1]
    late = [met(game, [50, 50, 50, 50], 16, frozen).evaluate(result, 0) for frozen in (False, True)]
    assert late[0] == late[1]


def test_lives_are_worth_more_when_few_are_left() -> None:
    game = make_game("fodinha", 4, "bar")
    policy = met(game, [1, 5, 5, 5], 3)
    kept = policy.evaluate(ended(game, [0, 0, 0, 1], [0, 0, 0, 1]), 0)
    out = policy.evaluate(ended(game, [1, 0, 0, 1], [0, 0, 0, 1]), 0)
    hurt = policy.evaluate(ended(game, [0, 0, 0, 1], [0, 0, 1, 0]), 0)
    assert out < kept < hurt


def test_worlds_in_which_the_bids_make_sense_are_likelier() -> None:
    game, state = with_game(FOUR + "phase: bid\nturn: 2\nbids: 3 0 - -\nhand 2: 4♠ 5♠ 6♠")
    runner = MatchRunner(game, SeededSource(0))
    view = game.view(runner.match, state, [], [], 2)
    policy = FodinhaPolicy()
    policy.prepare(game, view)
    world = information_set(game, view).state
    world.hands[0] = game.deck.rank("3") & (game.deck.suit(0) | game.deck.suit(1) | game.deck.suit(2))
    world.hands[1] = game.deck.rank("4") & ~game.deck.suit(3)
    likely = policy.world_likelihood(world)
    world.hands[0], world.hands[1] = world.hands[1], world.hands[0]
    unlikely = policy.world_likelihood(world)
    assert 0 <= unlikely < likely <= SURE


def test_the_same_twice() -> None:
    game = make_game("fodinha", 5)
    runner = walk(game, 3)
    view = runner.view(int(runner.state.turn))  # type: ignore[union-attr]
    policy = FodinhaPolicy()
    policy.prepare(game, view)
    world = information_set(game, view).state.copy()
    information_set(game, view).sample_into(world, Rng(1))
    assert policy.act(world, Rng(1)) == policy.act(world, Rng(1))


def test_a_table_that_scores_otherwise_is_asked_alone() -> None:
    game = make_game("fodinha", 4)
    assert isinstance(game, Fodinha)
    worth = FodinhaEvaluator(game)
    table = [100 * bid + won for bid in range(10) for won in range(BIDS)]
    state = game.new_state(0, [0, 1, 2, 3])
    for seat, (bid, won) in enumerate([(1, 0), (3, 4), (3, 4), (0, 5)]):
        state.bids[seat] = bid
        state.won[seat] = won
    worth.score_by(table, 0)
    assert [worth.value(state, seat) for seat in range(4)] == [100, 304, 304, 5]
    worth.score_by(table, 1000)
    assert [worth.value(state, seat) for seat in range(4)] == [0, ONE // 2, ONE // 2, 0]
    worth.score_by(table, 500)
    assert worth.value(state, 0) == 50
    assert worth.value(state, 1) == (304 + ONE // 2) // 2


def test_tricks_are_welcome_after_a_missed_bid_only_where_they_count() -> None:
    policy = FodinhaPolicy()
    game = make_game("fodinha", 4)
    assert isinstance(game, Fodinha)
    state = game.new_state(0, [0, 1, 2, 3])
    assert policy.wanted(state, -1, 3) < 0
    policy.grabs = True
    assert policy.wanted(state, -1, 3) > 0
    assert policy.wanted(state, 0, 3) < 0
