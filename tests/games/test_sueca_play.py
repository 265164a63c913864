"""One deal of Sueca: cards, dealing, tricks, renuncio, views."""

from itertools import pairwise

import pytest

from helpers import accepted, hands, legal, make_game, play, refusal, tape, with_game
from vaza.core.cards import members
from vaza.core.chance import Rng
from vaza.core.errors import IllegalAction, OptionError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.state import State
from vaza.games import format_position

POWER = ["A", "7", "K", "J", "Q", "6", "5", "4", "3", "2"]
SUITS = ["♥", "♦", "♣", "♠"]
DECK = [rank + suit for suit in SUITS for rank in reversed(POWER)]
VALUES = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2, "6": 0, "5": 0, "4": 0, "3": 0, "2": 0}
KNOWN_HAND = "A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 7♦ K♦ Q♦"
STRICT = """
    game: sueca
    options: renuncio=loses
    trump: ♥
    trick: A♣
    hand 0: 5♦ 6♦
    hand 1: 2♣ A♥ 3♥
    hand 2: 3♣ 4♣ 5♣
    hand 3: 3♦ 4♦ 2♦
"""
CASUAL = STRICT.replace("loses", "refuse")
CHOOSE = "game: sueca\noptions: dealing=dealer\nphase: choose"


def match_dealt_by(game: Game, dealer: int) -> Match:
    drawn = ["K♥", "7♥", "A♥", "J♥"]
    drawn[dealer] = "2♠"
    return game.start(tape(game, " ".join(drawn)))


def held(game: Game, state: State) -> list[set[str]]:
    return [set(hand.split()) for hand in hands(game, state)]


def last_trick(trump: str, cards: str, leader: int = 0) -> tuple[Game, State]:
    """Every seat holds one card, told in the order they will be played."""
    lines = [f"hand {(leader + step) % 4}: {card}" for step, card in enumerate(cards.split())]
    return with_game("\n".join(["game: sueca", f"trump: {trump}", f"leader: {leader}", *lines]))


@pytest.mark.rule("SUE-1.1")
def test_four_players_in_two_sides_with_partners_opposite() -> None:
    game = make_game("sueca")
    match = match_dealt_by(game, 0)
    assert (game.seats, game.sides) == (4, 2)
    assert [match.side(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("SUE-1.1")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(OptionError, match="BAD_PLAYERS"):
        make_game("sueca", players=players)


@pytest.mark.rule("SUE-1.2")
def test_play_goes_to_the_next_seat_on_the_right() -> None:
    game, state = last_trick("♥", "2♣ 3♣ 4♣ 5♣", leader=2)
    assert not game.spec.clockwise
    seats = []
    while state.turn >= 0:
        seats.append(int(state.turn))
        state.apply(members(state.legal())[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("SUE-1.3")
def test_the_deck_has_forty_cards_without_eight_nine_ten() -> None:
    game = make_game("sueca")
    assert sorted(game.deck.write(card) for card in range(int(game.deck.size))) == sorted(DECK)
    assert len(set(DECK)) == 40


@pytest.mark.rule("SUE-1.4")
@pytest.mark.parametrize("trump", ["♣", "♥"])
@pytest.mark.parametrize(("high", "low"), list(pairwise(POWER)))
def test_power_of_neighbouring_ranks(high: str, low: str, trump: str) -> None:
    for first, second, winner in ((high, low, 0), (low, high, 1)):
        cards = [f"{first}♣", f"{second}♣", "2♠", "3♠"]
        game, state = last_trick(trump, " ".join(cards))
        play(game, state, *cards)
        assert state.taker == winner


@pytest.mark.rule("SUE-1.5")
@pytest.mark.parametrize(("rank", "value"), VALUES.items())
def test_value_of_each_rank(rank: str, value: int) -> None:
    game = make_game("sueca")
    assert [game.deck.values[game.deck.read(rank + suit)] for suit in SUITS] == [value] * 4


@pytest.mark.rule("SUE-1.5")
def test_each_suit_holds_thirty_points_and_the_deck_120() -> None:
    game = make_game("sueca")
    each = [sum(game.deck.values[game.deck.read(rank + suit)] for rank in POWER) for suit in SUITS]
    assert each == [30, 30, 30, 30]
    assert sum(game.deck.values[card] for card in range(40)) == 120


@pytest.mark.rule("SUE-5.2", "SUE-5.3")
@pytest.mark.parametrize(
    ("led", "allowed"),
    [("A♣", "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"), ("A♠", KNOWN_HAND), ("A♥", KNOWN_HAND), ("2♦", "A♦ 7♦ K♦ Q♦")],
)
def test_follow_suit_if_able_else_anything(led: str, allowed: str) -> None:
    game, state = with_game(f"game: sueca\ntrump: ♥\ntrick: {led}\nhand: {KNOWN_HAND}")
    assert legal(game, state) == set(allowed.split())


@pytest.mark.rule("SUE-5.2")
def test_the_leader_may_play_any_card() -> None:
    game, state = with_game(f"game: sueca\ntrump: ♣\nhand: {KNOWN_HAND}")
    assert legal(game, state) == set(KNOWN_HAND.split())


@pytest.mark.rule("SUE-5.2")
def test_not_following_is_refused_with_the_suit_and_changes_nothing() -> None:
    game, state = with_game(CASUAL)
    before = format_position(game, state)
    with pytest.raises(IllegalAction) as error:
        state.play(1, game.read("A♥"))
    assert (error.value.code, error.value.rule) == ("MUST_FOLLOW_SUIT", "SUE-5.2")
    assert error.value.args_by_name == {"suit": "♣"}
    assert format_position(game, state) == before


@pytest.mark.rule("SUE-5.2")
def test_trumps_led_must_be_followed_too() -> None:
    game, state = with_game("game: sueca\ntrump: ♥\ntrick: 2♥\nhand: A♣ 3♥ 4♥")
    assert legal(game, state) == {"3♥", "4♥"}


@pytest.mark.rule("SUE-5.3")
@pytest.mark.parametrize("trick", ["A♣", "A♣ 2♥", "2♣ A♣ 3♥"])
def test_void_players_need_neither_trump_nor_beat(trick: str) -> None:
    game, state = with_game(f"game: sueca\ntrump: ♥\ntrick: {trick}\nhand: A♥ 4♥ 2♦ A♠")
    assert legal(game, state) == {"A♥", "4♥", "2♦", "A♠"}


@pytest.mark.rule("SUE-5.3")
def test_following_does_not_mean_beating() -> None:
    game, state = with_game("game: sueca\ntrump: ♥\ntrick: K♣\nhand: A♣ 2♣ A♥")
    assert legal(game, state) == {"A♣", "2♣"}


@pytest.mark.rule("SUE-5.4")
@pytest.mark.parametrize(
    ("trump", "trick", "winner", "points"),
    [
        ("♥", "2♣ 3♣ 4♣ 5♣", 3, 0),
        ("♥", "Q♣ J♣ 6♣ 5♣", 1, 5),
        ("♥", "K♣ 7♣ A♣ 2♣", 2, 25),
        ("♥", "A♣ 2♥ 7♣ K♣", 1, 25),
        ("♥", "A♣ 2♥ 3♥ K♣", 2, 15),
        ("♥", "A♣ 7♥ 3♥ J♥", 1, 24),
        ("♥", "2♣ A♦ A♠ 7♦", 0, 32),
        ("♥", "2♣ A♦ 3♣ 7♠", 2, 21),
        ("♥", "Q♥ J♥ A♣ A♠", 1, 27),
        ("♥", "2♥ A♣ A♦ A♠", 0, 33),
        ("♠", "A♥ K♠ Q♠ J♠", 1, 20),
        ("♦", "2♦ 3♥ 4♥ 3♦", 3, 0),
    ],
)
@pytest.mark.parametrize("leader", [0, 3])
def test_who_wins_a_trick(trump: str, trick: str, winner: int, points: int, leader: int) -> None:
    game, state = last_trick(trump, trick, leader)
    play(game, state, *trick.split())
    taker = (leader + winner) % 4
    assert state.taker == taker
    assert [state.points(taker % 2), state.points(1 - taker % 2)] == [points, 0]


@pytest.mark.rule("SUE-5.5")
def test_the_winner_leads_the_next_trick() -> None:
    game, state = with_game("""
        game: sueca
        trump: ♥
        hand 0: 5♣ 2♦
        hand 1: 6♣ 3♦
        hand 2: A♣ 4♦
        hand 3: 7♣ 5♦
    """)
    play(game, state, "5♣", "6♣", "A♣", "7♣")
    assert state.turn == 2
    play(game, state, "4♦", "5♦", "2♦", "3♦")
    assert (state.turn, state.taker) == (-1, 3)
    assert [state.points(0), state.points(1)] == [21, 0]


@pytest.mark.rule("SUE-5.6")
@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (0, "5♦", ("NOT_YOUR_TURN", "SUE-5.6")),
        (2, "3♣", ("NOT_YOUR_TURN", "SUE-5.6")),
        (1, "3♣", ("CARD_NOT_IN_HAND", "SUE-5.6")),
        (1, "A♣", ("CARD_NOT_IN_HAND", "SUE-5.6")),
        (1, "show", ("SHOW_NOT_ALLOWED", "SUE-6.1")),
        (2, "show", ("NOT_YOUR_TURN", "SUE-5.6")),
        (1, "method A", ("NOT_NOW", "SUE-4.3")),
        (4, "3♣", ("NO_SUCH_SEAT", "SUE-5.6")),
        (-1, "3♣", ("NO_SUCH_SEAT", "SUE-5.6")),
    ],
)
def test_only_in_turn_and_only_cards_you_hold(seat: int, action: str, why: tuple[str, str]) -> None:
    game, state = with_game(CASUAL)
    before = format_position(game, state)
    assert refusal(game, state, seat, action) == why
    with pytest.raises(IllegalAction):
        state.play(seat, game.read(action))
    assert format_position(game, state) == before


@pytest.mark.rule("SUE-5.6")
def test_nothing_is_played_after_the_last_trick() -> None:
    game, state = last_trick("♥", "2♣ 3♣ 4♣ 5♣")
    play(game, state, "2♣", "3♣", "4♣", "5♣")
    assert legal(game, state) == set()
    assert refusal(game, state, 3, "5♣") == ("DEAL_IS_OVER", "SUE-5.6")


@pytest.mark.rule("SUE-6.1")
def test_a_casual_table_takes_legal_cards_only_and_says_why() -> None:
    game, state = with_game(CASUAL)
    assert [accepted(game, state, seat) for seat in range(4)] == [set(), {"2♣"}, set(), set()]
    view = game.view(match_dealt_by(game, 3), state, [], [], 1)
    reasons = {view.write(card): (why.code, why.rule) for card, why in view.reasons.items()}
    assert reasons == dict.fromkeys(["A♥", "3♥"], ("MUST_FOLLOW_SUIT", "SUE-5.2"))


@pytest.mark.rule("SUE-6.2", "SUE-6.3")
def test_a_strict_table_dims_nothing() -> None:
    game, state = with_game(STRICT)
    for seat, hand in enumerate(held(game, state)):
        assert accepted(game, state, seat) == hand | {"show"}
    assert game.view(match_dealt_by(game, 3), state, [], [], 1).reasons == {}


@pytest.mark.rule("SUE-6.2", "SUE-6.3")
@pytest.mark.parametrize(
    ("seat", "action", "scores"),
    [
        pytest.param(1, "A♥", [4, 0], id="revoke"),
        pytest.param(2, "3♣", [0, 4], id="out of turn"),
        pytest.param(0, "5♦", [0, 4], id="a second card"),
        pytest.param(3, "3♦", [4, 0], id="before the partner"),
        pytest.param(1, "show", [4, 0], id="show in turn"),
        pytest.param(2, "show", [0, 4], id="show out of turn"),
    ],
)
def test_a_renuncio_ends_the_deal_and_gives_four_points(seat: int, action: str, scores: list[int]) -> None:
    game, state = with_game(STRICT)
    before = state.copy()
    state.play(seat, game.read(action))
    assert (state.turn, state.offender, legal(game, state)) == (-1, seat, set())
    notes = game.announcements(before, seat, game.read(action), state)
    assert [(note.code, note.args) for note in notes] == [("RENUNCIO", {"seat": str(seat)})]
    match = match_dealt_by(game, 3)
    after = game.score(match, state)
    assert (after.scores, after.winners) == (scores, [scores.index(4)])
    assert game.row(match, state, after).notes == ["RENUNCIO", "PENTE"]
    assert refusal(game, state, seat, "show") == ("DEAL_IS_OVER", "SUE-5.6")


@pytest.mark.rule("SUE-6.2", "SUE-5.3")
def test_a_legal_card_is_no_offence_at_a_strict_table() -> None:
    game, state = with_game(STRICT)
    play(game, state, "2♣", "3♣", "4♦")
    assert (state.offender, state.taker, state.turn) == (-1, 0, 0)


@pytest.mark.rule("SUE-6.2", "SUE-5.6")
@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (1, "3♣", ("CARD_NOT_IN_HAND", "SUE-5.6")),
        (2, "A♥", ("NOT_YOUR_TURN", "SUE-5.6")),
        (1, "method A", ("NOT_NOW", "SUE-4.3")),
    ],
)
def test_even_a_strict_table_refuses_what_nobody_can_do(seat: int, action: str, why: tuple[str, str]) -> None:
    game, state = with_game(STRICT)
    assert refusal(game, state, seat, action) == why


@pytest.mark.rule("SUE-6.4")
def test_bots_and_time_outs_never_renounce() -> None:
    game, state = with_game(STRICT)
    assert {game.write(game.timeout(state, Rng(seed))) for seed in range(20)} == {"2♣"}
    view = game.view(match_dealt_by(game, 3), state, [], [], 1)
    assert [view.write(action) for action in members(view.legal)] == ["2♣"]


@pytest.mark.rule("SUE-6.4")
@pytest.mark.parametrize(
    ("text", "expected"), [(STRICT.replace("2♣", "2♠"), {"2♠", "A♥", "3♥"}), (CHOOSE, {"method A", "method B"})]
)
def test_a_time_out_may_be_any_legal_action(text: str, expected: set[str]) -> None:
    game, state = with_game(text)
    assert {game.write(game.timeout(state, Rng(seed))) for seed in range(40)} == expected


def test_copies_are_independent() -> None:
    game, state = with_game(STRICT)
    twin = state.copy()
    play(game, twin, "2♣")
    assert (state.turn, twin.turn) == (1, 2)
    twin.copy_from(state)
    assert format_position(game, twin) == format_position(game, state)
    twin.play(1, game.read("show"))
    assert state.offender == -1
