"""Septica, trick by trick: the cards, the turn, and what beats (SEP-1, SEP-3, SEP-4)."""

import pytest

from helpers import hands, legal, make_game, play, refusal, tape, with_game
from vaza.core.cards import members
from vaza.core.chance import Rng
from vaza.core.errors import IllegalAction, OptionError
from vaza.core.game import Game
from vaza.core.state import State
from vaza.games import format_position

RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
NINE_CARDS = "9♥ 9♦ 9♣ 8♥ 9♠ 7♥ 8♦ 7♦ 7♣"
"""A trick in which every card may be played, four seats in turn; eights fall on three and six cards."""


def table(*lines: str) -> tuple[Game, State]:
    return with_game("\n".join(["game: septica", *lines]))


def dealt(order: str, **choices: object) -> tuple[Game, State]:
    game = make_game("septica", **choices)
    return game, game.deal(game.start(tape(game)), tape(game, order))


# 1 Table and cards


@pytest.mark.rule("SEP-1.1")
def test_two_play_unless_they_are_pairs() -> None:
    assert make_game("septica").seats == 2
    assert make_game("septica", variants=["pairs"]).seats == 4
    for players in (1, 3, 5):
        with pytest.raises(OptionError, match="BAD_PLAYERS"):
            make_game("septica", players)
    with pytest.raises(OptionError, match="FOUR_ARE_PAIRS"):
        make_game("septica", 4)
    with pytest.raises(OptionError, match="PAIRS_ARE_FOUR"):
        make_game("septica", 2, variants=["pairs"])


@pytest.mark.rule("SEP-1.2")
def test_the_turn_goes_clockwise() -> None:
    game, state = dealt("", variants=["pairs"])
    assert game.spec.clockwise
    order = [int(state.turn)]
    for action in (game.write(members(state.legal())[0]), "pass", "pass", "pass"):
        play(game, state, action)
        order.append(int(state.turn))
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("SEP-1.3")
def test_the_deck_is_seven_to_ace_in_four_suits() -> None:
    game = make_game("septica")
    cards = {game.write(card) for card in range(int(game.deck.size))}
    assert cards == {rank + suit for rank in RANKS for suit in "♥♦♣♠"}


@pytest.mark.rule("SEP-1.4")
@pytest.mark.parametrize("rank", RANKS)
def test_tens_and_aces_count_one(rank: str) -> None:
    game, state = table(f"hand 0: {rank}♥", "hand 1:", "turn: 0")
    play(game, state, f"{rank}♥", "pass", "stop")
    assert [state.points(0), state.points(1)] == [1 if rank in ("10", "A") else 0, 0]


@pytest.mark.rule("SEP-1.4")
def test_a_deal_holds_eight_points() -> None:
    game = make_game("septica")
    assert sum(int(value) for value in game.deck.values) == 8


# 3 The trick


@pytest.mark.rule("SEP-3.1")
def test_any_card_may_be_led() -> None:
    game, state = table("hand: 7♥ 8♠ 9♣ A♦", "turn: 0")
    assert legal(game, state) == {"7♥", "8♠", "9♣", "A♦"}
    for call in ("pass", "stop"):
        assert refusal(game, state, 0, call) == ("MUST_LEAD", "SEP-3.1")


@pytest.mark.rule("SEP-3.1", "SEP-4.1")
def test_the_first_card_stays_the_atu() -> None:
    game, state = table("hand 0: 10♥ 10♠ K♥ J♠", "hand 1: 7♣ J♦ Q♦ K♦", "turn: 0")
    play(game, state, "10♥", "7♣")
    assert legal(game, state) == {"10♠", "pass"}


@pytest.mark.rule("SEP-3.2", "SEP-3.6")
def test_the_next_player_beats_or_passes() -> None:
    game, state = table("trick: 10♥", "hand: 7♥ 8♠ 10♣ J♦")
    assert legal(game, state) == {"7♥", "10♣", "pass"}
    assert refusal(game, state, 1, "stop") == ("NOT_YOURS_TO_STOP", "SEP-3.4")


@pytest.mark.rule("SEP-3.3")
def test_a_beat_makes_its_player_active() -> None:
    game, state = table("hand 0: 9♥ K♦ Q♥ J♥", "hand 1: 9♠ K♠ Q♠ J♠", "turn: 0")
    play(game, state, "9♥", "9♠")
    assert (state.turn, state.best) == (0, 1)
    play(game, state, "pass")
    assert legal(game, state) == {"stop"}
    play(game, state, "stop")
    assert (state.taker, state.turn) == (1, 1)


@pytest.mark.rule("SEP-3.3")
def test_a_pass_leaves_the_active_player() -> None:
    game, state = table("hand 0: 9♥ K♦", "hand 1: 9♠ K♠", "turn: 0")
    play(game, state, "9♥", "pass")
    assert (state.turn, state.best, state.laid) == (0, 0, 1)
    assert hands(game, state)[1] == "K♠ 9♠"


@pytest.mark.rule("SEP-3.4")
def test_the_active_player_goes_on_and_is_answered_again() -> None:
    game, state = table("hand 0: 9♥ 9♦ 7♥ K♦", "hand 1: 9♠ K♠ Q♠ J♠", "turn: 0")
    play(game, state, "9♥", "pass")
    assert legal(game, state) == {"9♦", "7♥", "stop"}
    assert refusal(game, state, 0, "pass") == ("STOP_OR_GO_ON", "SEP-3.4")
    assert refusal(game, state, 0, "K♦") == ("DOES_NOT_BEAT", "SEP-4.4")
    play(game, state, "9♦")
    assert legal(game, state) == {"9♠", "pass"}
    play(game, state, "9♠", "7♥", "pass", "stop")
    assert (state.taker, state.won[0], state.tricks) == (0, 1, 1)


@pytest.mark.rule("SEP-3.4", "SEP-7.2")
def test_in_pairs_all_three_others_must_have_passed() -> None:
    game, state = table(
        "variants: pairs", "hand 0: 9♥ K♦", "hand 1: 9♠ K♠", "hand 2: 7♥ K♥", "hand 3: 9♣ K♣", "turn: 0"
    )
    play(game, state, "9♥", "pass", "pass")
    assert legal(game, state) == {"9♣", "pass"}
    play(game, state, "9♣", "pass")
    assert legal(game, state) == {"9♠", "pass"}, "who passed before may beat the new card"
    play(game, state, "9♠", "7♥", "pass", "pass", "pass")
    assert (state.turn, legal(game, state)) == (2, {"stop"})


@pytest.mark.rule("SEP-3.5")
def test_who_is_active_at_stop_takes_all_and_leads() -> None:
    game, state = table("hand 0: 10♥ A♥", "hand 1: 10♠ K♠", "turn: 0")
    play(game, state, "10♥", "10♠", "pass", "stop")
    assert game.deck.write_all(state.piles[1]) == "10♥ 10♠"
    assert [state.points(0), state.points(1)] == [0, 2]
    assert legal(game, state) == {"K♠"}
    assert (state.turn, state.laid) == (1, 0)


@pytest.mark.rule("SEP-3.6")
@pytest.mark.parametrize("hand", ["7♥", "10♠", "7♥ 7♦ 10♠ 10♣", "K♥"])
def test_passing_is_always_allowed_when_answering(hand: str) -> None:
    game, state = table("trick: 10♥", f"hand: {hand}")
    assert "pass" in legal(game, state)
    play(game, state, "pass")
    assert state.turn == 0
    assert set(hands(game, state)[1].split()) == set(hand.split()), "a pass plays no card"


@pytest.mark.rule("SEP-3.7")
def test_an_empty_hand_passes() -> None:
    game, state = table("hand 0: 9♥ 9♦", "hand 1:", "turn: 0")
    play(game, state, "9♥")
    assert (state.turn, legal(game, state)) == (1, {"pass"})
    play(game, state, "pass", "9♦")
    assert (state.turn, legal(game, state)) == (1, {"pass"})


@pytest.mark.rule("SEP-3.8")
def test_stop_is_said_even_with_nothing_else_to_do() -> None:
    game, state = table("hand 0: 9♥", "hand 1:", "turn: 0")
    play(game, state, "9♥", "pass")
    assert (state.tricks, legal(game, state)) == (0, {"stop"})
    play(game, state, "stop")
    assert (state.tricks, state.turn) == (1, -1)


@pytest.mark.rule("SEP-3.9")
def test_only_in_turn_and_only_cards_held() -> None:
    game, state = table("hand 0: 9♥ K♥", "hand 1: 9♦ K♦", "turn: 0")
    assert refusal(game, state, 1, "9♦") == ("NOT_YOUR_TURN", "SEP-3.9")
    assert refusal(game, state, 0, "9♦") == ("CARD_NOT_IN_HAND", "SEP-3.9")
    assert refusal(game, state, 2, "9♥") == ("NO_SUCH_SEAT", "SEP-3.9")
    play(game, state, "9♥", "9♦", "pass", "stop", "K♦", "pass", "stop", "K♥", "pass", "stop")
    assert refusal(game, state, 0, "9♥") == ("DEAL_IS_OVER", "SEP-3.9")


@pytest.mark.rule("SEP-3.9")
@pytest.mark.parametrize("trick", ["", "9♥"])
@pytest.mark.parametrize("number", [34, 62, 63, -1])
def test_numbers_that_name_no_action_are_unknown(trick: str, number: int) -> None:
    _, state = table(f"trick: {trick}", "hand: K♥")
    found = state.refusal_for(int(state.turn), number)
    assert found is not None
    assert (found.code, found.rule) == ("UNKNOWN_ACTION", "SEP-3.9")


@pytest.mark.rule("SEP-3.9")
def test_a_refused_action_changes_nothing() -> None:
    game, state = table("trick: 0:10♥", "hand 0: 9♥ K♥ A♠", "hand 1: 8♦ K♦ 7♣ A♦", "stock: A♥ Q♥")
    before = format_position(game, state)
    for seat, action in [(0, "9♥"), (0, "stop"), (1, "8♦"), (1, "K♦"), (1, "stop"), (1, "A♥")]:
        with pytest.raises(IllegalAction):
            state.play(seat, game.read(action))
    assert format_position(game, state) == before


@pytest.mark.rule("SEP-3.10")
def test_a_played_card_stays_played() -> None:
    game, state = table("hand 0: 9♥ K♥", "hand 1: 9♦ K♦", "turn: 0")
    play(game, state, "9♥")
    assert refusal(game, state, 0, "K♥") == ("NOT_YOUR_TURN", "SEP-3.9")
    play(game, state, "pass")
    assert refusal(game, state, 0, "9♥") == ("CARD_NOT_IN_HAND", "SEP-3.9")


@pytest.mark.rule("SEP-3.11")
@pytest.mark.parametrize(("trick", "hand"), [("", "7♥ 8♠ 9♣"), ("10♥", "7♥ 8♠ 10♣"), ("10♥", "K♥ 8♠")])
def test_a_timeout_is_any_legal_action(trick: str, hand: str) -> None:
    game, state = table(f"trick: {trick}", f"hand: {hand}")
    assert {game.write(game.timeout(state, Rng(seed))) for seed in range(80)} == legal(game, state)


# 4 What beats


@pytest.mark.rule("SEP-4.1", "SEP-4.2", "SEP-4.4")
@pytest.mark.parametrize("half", [RANKS[:4], RANKS[4:]], ids=["low", "high"])
@pytest.mark.parametrize("atu", RANKS)
def test_one_card_on_the_table_yields_to_its_rank_and_to_sevens(atu: str, half: list[str]) -> None:
    game, state = table(f"trick: {atu}♥", f"hand: {' '.join(rank + '♠' for rank in half)}")
    assert legal(game, state) == {rank + "♠" for rank in half if rank in (atu, "7")} | {"pass"}


@pytest.mark.rule("SEP-4.1")
@pytest.mark.parametrize("suit", "♦♣♠")
def test_suits_do_not_matter(suit: str) -> None:
    game, state = table("trick: 9♥", f"hand: 9{suit} K♥")
    assert legal(game, state) == {f"9{suit}", "pass"}


@pytest.mark.rule("SEP-4.1", "SEP-4.2")
def test_a_seven_is_beaten_by_the_first_rank_and_by_sevens() -> None:
    game, state = table("trick: 0:A♠ 1:7♣", "hand: A♥ 7♦ K♠", "turn: 0")
    assert legal(game, state) == {"A♥", "7♦", "pass"}


@pytest.mark.rule("SEP-4.2")
@pytest.mark.parametrize("atu", ["A♠", "K♥", "8♣", "7♦"])
def test_a_seven_beats_anything(atu: str) -> None:
    game, state = table(f"trick: {atu}", "hand: 7♣")
    play(game, state, "7♣")
    assert state.best == 1


@pytest.mark.rule("SEP-4.2")
def test_a_seven_led_yields_to_sevens_only() -> None:
    game, state = table("trick: 7♥", "hand: 7♠ 8♠ A♠ K♠")
    assert legal(game, state) == {"7♠", "pass"}


@pytest.mark.rule("SEP-4.3")
@pytest.mark.parametrize("laid", range(1, 10))
def test_an_eight_beats_on_three_six_and_nine_cards(laid: int) -> None:
    trick = " ".join(NINE_CARDS.split()[:laid])
    game, state = table("variants: pairs", f"trick: {trick}", "hand: 8♣ K♠")
    assert legal(game, state) == ({"8♣", "pass"} if laid in (3, 6, 9) else {"pass"})
    if laid not in (3, 6, 9):
        found = state.refusal_for(int(state.turn), game.read("8♣"))
        assert found is not None
        assert found.parts() == ("EIGHT_DOES_NOT_BEAT", "SEP-4.3", {"rank": "9", "laid": str(laid)})


@pytest.mark.rule("SEP-4.3")
def test_with_three_cards_out_the_eight_joins_the_others() -> None:
    game, state = table("trick: 0:Q♥ 0:Q♣ 0:7♠", "turn: 1", "hand: 7♥ 8♠ 9♣ Q♦")
    assert legal(game, state) == {"7♥", "8♠", "Q♦", "pass"}


@pytest.mark.rule("SEP-4.3")
def test_an_eight_goes_on_by_the_same_count() -> None:
    game, state = table("trick: 0:K♥ 0:K♣ 0:7♠", "turn: 0", "hand: 8♦")
    assert legal(game, state) == {"8♦", "stop"}
    game, state = table("trick: 0:K♥ 0:K♣", "turn: 0", "hand: 8♦ Q♦")
    assert legal(game, state) == {"stop"}
    assert refusal(game, state, 0, "8♦") == ("EIGHT_DOES_NOT_BEAT", "SEP-4.3")


@pytest.mark.rule("SEP-4.1", "SEP-4.3")
@pytest.mark.parametrize("options", ["", "eights=never"])
@pytest.mark.parametrize("trick", ["0:8♥", "0:8♥ 0:7♣", "0:8♥ 0:7♣ 0:8♦"])
def test_where_an_eight_was_led_eights_beat_as_its_rank(trick: str, options: str) -> None:
    game, state = table(f"options: {options}", f"trick: {trick}", "turn: 1", "hand: 8♠ K♠")
    assert legal(game, state) == {"8♠", "pass"}


@pytest.mark.rule("SEP-4.4")
@pytest.mark.parametrize("card", ["K♠", "A♥", "10♥", "J♦"])
def test_a_higher_card_does_not_beat(card: str) -> None:
    game, state = table("trick: 9♥", f"hand: {card}")
    found = state.refusal_for(1, game.read(card))
    assert found is not None
    assert found.parts() == ("DOES_NOT_BEAT", "SEP-4.4", {"rank": "9"})


@pytest.mark.rule("SEP-4.5")
@pytest.mark.parametrize("trick", ["0:K♥", "0:K♥ 0:K♣", "0:K♥ 0:K♣ 0:7♠"])
def test_eights_never_beat_where_the_table_says_so(trick: str) -> None:
    game, state = table("options: eights=never", f"trick: {trick}", "turn: 1", "hand: 8♠ 7♥ K♦")
    assert legal(game, state) == {"7♥", "K♦", "pass"}
    assert refusal(game, state, 1, "8♠") == ("EIGHT_DOES_NOT_BEAT", "SEP-4.5")
