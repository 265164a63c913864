"""Septica, a deal: dealing, refilling, and tables where everyone plays (SEP-2, SEP-5, SEP-8)."""

import pytest

from helpers import hands, legal, make_game, play, refusal, tape, with_game
from vaza.core.cards import count
from vaza.core.game import Game
from vaza.core.state import State


def table(*lines: str) -> tuple[Game, State]:
    return with_game("\n".join(["game: septica", *lines]))


def everyone(*lines: str) -> tuple[Game, State]:
    return table("options: pass=plays", *lines)


def dealt(order: str, **choices: object) -> tuple[Game, State]:
    game = make_game("septica", **choices)
    return game, game.deal(game.start(tape(game)), tape(game, order))


# 2 Dealing


@pytest.mark.rule("SEP-2.1")
def test_four_cards_each_one_at_a_time() -> None:
    game, state = dealt("7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥")
    assert hands(game, state) == ["K♥ J♥ 9♥ 7♥", "A♥ Q♥ 10♥ 8♥"]
    assert count(state.stock) == 24
    assert state.turn == 0


@pytest.mark.rule("SEP-2.1", "SEP-7.2")
def test_pairs_are_dealt_round_the_table() -> None:
    game, state = dealt("7♥ 8♥ 9♥ 10♥ 7♦ 8♦ 9♦ 10♦ 7♣ 8♣ 9♣ 10♣ 7♠ 8♠ 9♠ 10♠", variants=["pairs"])
    assert hands(game, state) == [" ".join(rank + suit for suit in "♥♦♣♠") for rank in ("7", "8", "9", "10")]
    assert count(state.stock) == 16


# 5 Refill


@pytest.mark.rule("SEP-5.1")
def test_the_winner_draws_first() -> None:
    game, state = table("trick: 0:9♥ 1:9♦", "turn: 0", "hand 0: K♥ Q♥ J♥", "hand 1: K♦ Q♦ J♦", "stock: A♥ 10♥ A♦ 10♦")
    play(game, state, "pass", "stop")
    assert hands(game, state) == ["K♥ Q♥ J♥ 10♥", "A♥ K♦ Q♦ J♦"]
    assert count(state.stock) == 2


@pytest.mark.rule("SEP-5.1", "SEP-5.2")
def test_full_hands_are_skipped_until_all_are_full() -> None:
    game, state = table(
        "trick: 0:9♥ 0:9♦ 0:7♦",
        "turn: 0",
        "hand 0: K♥",
        "hand 1: K♦ Q♦ J♦ 8♦",
        "stock: A♥ 10♥ A♦ 10♦",
    )
    play(game, state, "stop")
    assert hands(game, state) == ["A♥ K♥ 10♥ A♦", "K♦ Q♦ J♦ 8♦"]
    assert count(state.stock) == 1


@pytest.mark.rule("SEP-5.1", "SEP-7.2")
def test_four_hands_fill_in_turn_from_the_winner() -> None:
    game, state = table(
        "variants: pairs",
        "trick: 1:9♥ 0:9♦ 1:7♥ 2:7♦",
        "turn: 2",
        "hand 0: K♥ Q♥ J♥",
        "hand 1: K♦ Q♦",
        "hand 2: K♣ Q♣ J♣",
        "hand 3: K♠ Q♠ J♠ 8♠",
        "stock: A♥ A♦ A♣ A♠ 10♥",
    )
    play(game, state, "stop")
    assert hands(game, state) == ["K♥ Q♥ J♥ A♦", "K♦ Q♦ A♣ A♠", "A♥ K♣ Q♣ J♣", "K♠ Q♠ J♠ 8♠"]
    assert (state.turn, count(state.stock)) == (2, 1)


@pytest.mark.rule("SEP-5.2")
def test_a_short_stock_is_shared_card_by_card() -> None:
    game, state = table("trick: 0:9♥ 1:9♦ 0:9♣ 1:9♠", "turn: 0", "hand 0: K♥ Q♥", "hand 1: K♦ Q♦", "stock: A♥ 10♥ A♦")
    play(game, state, "pass", "stop")
    assert hands(game, state) == ["K♥ Q♥ 10♥", "A♥ A♦ K♦ Q♦"]
    assert count(state.stock) == 0


@pytest.mark.rule("SEP-5.2")
def test_cards_are_drawn_only_after_the_trick() -> None:
    game, state = dealt("9♥ 10♦ 9♦ J♦ K♥ Q♦ Q♥ K♦ A♥")
    play(game, state, "9♥", "pass", "9♦", "pass")
    assert (hands(game, state)[0], count(state.stock)) == ("K♥ Q♥", 24)
    play(game, state, "stop")
    assert [len(hand.split()) for hand in hands(game, state)] == [4, 4]
    assert count(state.stock) == 22


@pytest.mark.rule("SEP-5.3")
def test_a_winner_without_cards_lets_the_next_lead() -> None:
    game, state = table("hand 0: 9♥", "hand 1: K♦ Q♦", "turn: 0")
    play(game, state, "9♥", "pass", "stop")
    assert (state.taker, state.turn) == (0, 1)
    assert legal(game, state) == {"K♦", "Q♦"}


@pytest.mark.rule("SEP-5.3")
def test_the_lead_passes_over_every_empty_hand() -> None:
    game, state = table("variants: pairs", "hand 0:", "hand 1: K♦ Q♦", "hand 2: 9♥", "hand 3:", "turn: 2")
    play(game, state, "9♥", "pass", "pass", "pass", "stop")
    assert (state.taker, state.turn) == (2, 1)


@pytest.mark.rule("SEP-5.4")
def test_the_deal_ends_with_the_last_card() -> None:
    game, state = table("hand 0: 9♥", "hand 1: K♦", "turn: 0")
    play(game, state, "9♥", "pass", "stop", "K♦", "pass")
    assert state.turn == 1, "the last trick is taken by a stop"
    play(game, state, "stop")
    assert (state.turn, state.legal()) == (-1, 0)


# 8 Everyone plays


@pytest.mark.rule("SEP-8.1")
def test_everybody_plays_any_card() -> None:
    game, state = everyone("trick: 9♥", "hand: 7♥ 8♠ K♣ A♦")
    assert legal(game, state) == {"7♥", "8♠", "K♣", "A♦"}
    assert refusal(game, state, 1, "pass") == ("MUST_PLAY_A_CARD", "SEP-8.1")
    assert refusal(game, state, 1, "stop") == ("NOT_YOURS_TO_STOP", "SEP-8.3")


@pytest.mark.rule("SEP-8.2")
@pytest.mark.parametrize(("card", "taker"), [("9♠", 1), ("7♠", 1), ("8♠", 0), ("A♠", 0), ("10♠", 0)])
def test_only_a_card_that_beats_takes_the_lead(card: str, taker: int) -> None:
    game, state = everyone("hand 0: 9♥ K♥", f"hand 1: {card} K♠", "turn: 0")
    play(game, state, "9♥", card, "stop")
    assert (state.taker, state.turn) == (taker, taker)
    assert [state.points(0), state.points(1)] == ([1, 0] if card in ("A♠", "10♠") else [0, 0])


@pytest.mark.rule("SEP-8.2")
def test_cards_that_do_not_beat_count_for_the_eight() -> None:
    game, state = everyone(
        "variants: pairs", "hand 0: 9♥ Q♥", "hand 1: K♣ Q♣", "hand 2: K♦ Q♦", "hand 3: 8♠ Q♠", "turn: 0"
    )
    play(game, state, "9♥", "K♣", "K♦", "8♠")
    assert state.best == 3


@pytest.mark.rule("SEP-8.3")
def test_the_leader_may_win_the_trick_back() -> None:
    game, state = everyone("trick: 0:9♥ 1:9♠", "turn: 0", "hand 0: 9♦ 7♦ K♥", "hand 1: 7♠ K♠ A♠")
    assert legal(game, state) == {"9♦", "7♦", "stop"}
    assert refusal(game, state, 0, "K♥") == ("DOES_NOT_BEAT", "SEP-4.4")
    assert game.question(state).topic == "continue"
    play(game, state, "9♦", "A♠")
    assert legal(game, state) == {"stop"}
    play(game, state, "stop")
    assert (state.taker, state.points(0)) == (0, 1)


@pytest.mark.rule("SEP-8.3")
def test_a_stop_leaves_the_trick_to_who_beat_it() -> None:
    game, state = everyone("trick: 0:10♥ 1:10♠", "turn: 0", "hand 0: 10♦", "hand 1: K♠")
    play(game, state, "stop")
    assert (state.taker, state.turn, state.points(1)) == (1, 1, 2)


@pytest.mark.rule("SEP-8.3")
def test_a_leader_who_holds_the_trick_may_not_go_on() -> None:
    game, state = everyone("trick: 0:9♥ 1:K♠", "turn: 0", "hand 0: 9♦ 7♦", "hand 1: ?2")
    assert legal(game, state) == {"stop"}
    assert refusal(game, state, 0, "9♦") == ("TRICK_IS_YOURS", "SEP-8.3")


@pytest.mark.rule("SEP-8.3")
@pytest.mark.parametrize("answer", ["9♠", "K♠"])
def test_a_leader_cannot_pass(answer: str) -> None:
    game, state = everyone(f"trick: 0:9♥ 1:{answer}", "turn: 0", "hand 0: 9♦ 7♦", "hand 1: ?2")
    assert refusal(game, state, 0, "pass") == ("STOP_OR_GO_ON", "SEP-8.3")


@pytest.mark.rule("SEP-8.3", "SEP-7.3")
def test_in_pairs_the_leader_may_go_on_over_his_partner() -> None:
    game, state = everyone(
        "variants: pairs", "hand 0: 9♥ 9♦", "hand 1: K♣ Q♣", "hand 2: 9♠ Q♦", "hand 3: K♠ Q♠", "turn: 0"
    )
    play(game, state, "9♥", "K♣", "9♠", "K♠")
    assert (state.turn, legal(game, state)) == (0, {"9♦", "stop"})


@pytest.mark.rule("SEP-8.4")
def test_preset_romania() -> None:
    game = make_game("septica", preset="romania")
    assert sorted(str(difference) for difference in game.differences()) == ["eights=never", "pass=plays"]
    game, state = table("preset: romania", "trick: 0:9♥ 1:9♠ 0:9♦", "turn: 1", "hand 0: K♥ Q♥", "hand 1: 8♠ 7♠ A♠")
    assert legal(game, state) == {"8♠", "7♠", "A♠"}
    play(game, state, "8♠")
    assert state.best == 0
