"""Guiñote: cantes and the seven (GUI-5, GUI-6)."""

import pytest
from guinote_table import SUITS, after_trick, points, table

from helpers import hands, legal, play, refusal
from vaza.core.cards import members
from vaza.core.chance import SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.core.state import Refusal
from vaza.games import make_game

# 5 Cantes


@pytest.mark.rule("GUI-5.1")
def test_only_the_winner_of_the_previous_trick_sings_before_leading() -> None:
    hand = "12O 10O 4C 5C 6C 7C"
    game, state = table(f"phase: libre; turnup: 3E; hand: {hand}")
    assert refusal(game, state, 0, "sing O") == ("SING_AFTER_WINNING", "GUI-5.1")
    game, state = table(f"phase: libre; turnup: 3E; trick: 2C; hand: {hand}")
    assert refusal(game, state, 1, "sing O") == ("SING_AFTER_WINNING", "GUI-5.1")
    game, state = after_trick(hand, "turnup: 3E; hand 1: 12B 10B 4B 5B 6B 7B")
    assert "sing O" in legal(game, state)
    assert refusal(game, state, 1, "sing B") == ("NOT_YOUR_TURN", "GUI-3.7")
    play(game, state, "4C")
    assert refusal(game, state, 1, "sing B") == ("SING_AFTER_WINNING", "GUI-5.1")


@pytest.mark.rule("GUI-5.1")
@pytest.mark.parametrize(
    "told",
    [
        "phase: libre; turnup: 6E; stock: 2B 4B 5B 6B 7B 10B 11B; trick: 12C 5C 4C; hand 0: 12O 10O 1O 4O 5O",
        "phase: libre; turnup: 6E; stock: 2B 4B 5B; trick: 12C 5C 4C; hand 0: 12O 10O 1O 4O 5O",
        "trump: E; trick: 12C 5C 4C; hand 0: 12O 10O",
    ],
    ids=["libre", "into arrastre", "arrastre"],
)
def test_both_halves_allow_a_cante_after_a_won_trick(told: str) -> None:
    filler = "2C 6C 7C 10C 11C 4E" if "libre" in told else "2C 6C 7C"
    game, state = table(f"{told}; hand: {filler}")
    play(game, state, "2C")
    assert state.turn == 0
    assert "sing O" in legal(game, state)
    play(game, state, "sing O")
    assert points(state) == [20 + 4, 0]


@pytest.mark.rule("GUI-5.2")
@pytest.mark.parametrize(
    ("hand", "sung"),
    [
        ("12O 10O 1C 4C 5C 6C", {"sing O"}),
        ("12O 11O 1C 4C 5C 6C", set()),
        ("11O 10O 1C 4C 5C 6C", set()),
        ("12O 10C 1C 4C 5C 6C", set()),
        ("12O 10O 12C 10C 12B 10B", {"sing O", "sing C", "sing B"}),
    ],
)
def test_rey_and_sota_of_one_suit(hand: str, sung: set[str]) -> None:
    game, state = after_trick(hand)
    assert {action for action in legal(game, state) if action.startswith("sing")} == sung
    for suit in SUITS:
        if f"sing {suit}" not in sung:
            assert refusal(game, state, 0, f"sing {suit}") == ("SING_NEEDS_PAIR", "GUI-5.2")


@pytest.mark.rule("GUI-5.3")
@pytest.mark.parametrize("trump", SUITS)
@pytest.mark.parametrize("suit", SUITS)
def test_forty_in_trumps_else_twenty(suit: str, trump: str) -> None:
    game, state = table(f"trump: {trump}; taker: 0; may sing: yes; hand: 12{suit} 10{suit}")
    play(game, state, f"sing {suit}")
    assert points(state) == [40 if suit == trump else 20, 0]
    assert hands(game, state)[0] == f"12{suit} 10{suit}"
    assert state.turn == 0


@pytest.mark.rule("GUI-5.4")
def test_one_cante_a_won_trick() -> None:
    game, state = after_trick("12O 10O 12C 10C 1O 4B", "turnup: 3E; hand 1: 2O 4O 5O 6O 7O 2C")
    play(game, state, "sing O")
    assert legal(game, state) == {"12O", "10O", "12C", "10C", "1O", "4B"}
    assert refusal(game, state, 0, "sing C") == ("ONE_CANTE_A_TRICK", "GUI-5.4")
    play(game, state, "1O", "2O")
    for _ in range(2):
        play(game, state, min(legal(game, state)))
    assert state.turn == 0
    assert "sing C" in legal(game, state)


@pytest.mark.rule("GUI-5.4")
def test_a_chance_not_taken_is_gone_with_the_lead_but_the_next_trick_brings_another() -> None:
    game, state = table("trump: E; taker: 0; may sing: yes; hand: 12O 10O 1E 3E; hand 1: 2C 4C 5C 6C")
    play(game, state, "1E")
    for _ in range(3):
        play(game, state, min(legal(game, state)))
    assert state.turn == 0
    assert "sing O" in legal(game, state)


@pytest.mark.rule("GUI-5.5")
def test_each_suit_once_a_deal() -> None:
    game, state = table("trump: E; sung: O; cantes: 0 20; taker: 0; may sing: yes; hand: 12O 10O 4C")
    assert legal(game, state) == {"12O", "10O", "4C"}
    assert state.refusal_for(0, game.read("sing O")) == Refusal("ALREADY_SUNG", "GUI-5.5", {"suit": "O"})


@pytest.mark.rule("GUI-5.6")
def test_the_forty_comes_before_a_twenty() -> None:
    game, state = table("trump: E; taker: 0; may sing: yes; hand: 12E 10E 12O 10O")
    assert legal(game, state) == {"12E", "10E", "12O", "10O", "sing E"}
    assert refusal(game, state, 0, "sing O") == ("FORTY_FIRST", "GUI-5.6")
    game, state = table("trump: E; sung: E; cantes: 40 0; taker: 0; may sing: yes; hand: 12E 10E 12O 10O")
    assert "sing O" in legal(game, state)


PARTNER = "trump: E; taker: 0; turn: 2; may sing: partner; hand 0: 12O 10O 4O; hand 2: "


@pytest.mark.rule("GUI-5.8")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("12B 10B 4B", {"sing B", "pass"}),
        ("11B 10B 4B", {"pass"}),
        ("12E 10E 12B 10B", {"sing E", "pass"}),
    ],
)
def test_the_partner_is_asked_first(hand: str, asked: set[str]) -> None:
    told = PARTNER if hand.count(" ") == 2 else PARTNER.replace("4O;", "4O 5O;")
    game, state = table(told + hand, "partner_sings=on")
    assert legal(game, state) == asked
    assert refusal(game, state, 2, hand.split(maxsplit=1)[0]) == ("SING_OR_PASS", "GUI-5.8")
    assert refusal(game, state, 2, "swap") == ("SWAP_AFTER_WINNING", "GUI-6.1")
    assert refusal(game, state, 2, "sing C") == ("SING_NEEDS_PAIR", "GUI-5.2")
    assert refusal(game, state, 0, "4O") == ("NOT_YOUR_TURN", "GUI-3.7")
    play(game, state, "pass")
    assert state.turn == 0
    assert "sing O" in legal(game, state)
    assert refusal(game, state, 0, "pass") == ("NOT_NOW", "GUI-5.8")


@pytest.mark.rule("GUI-5.8", "GUI-5.4")
def test_the_partners_cante_is_the_one_of_the_trick() -> None:
    game, state = table(PARTNER + "12B 10B 4B", "partner_sings=on")
    play(game, state, "sing B")
    assert points(state) == [20, 0]
    assert state.turn == 0
    assert refusal(game, state, 0, "sing O") == ("ONE_CANTE_A_TRICK", "GUI-5.4")
    play(game, state, "4O")
    assert state.turn == 1


@pytest.mark.rule("GUI-5.8")
@pytest.mark.parametrize(
    ("first", "second", "turn"),
    [("12B 4B", "10B 3C", 2), ("4B 5B", "12B 10B", 2), ("12B 4B", "5B 3C", 0), ("4B 5B", "10B 3C", 0)],
    ids=["split", "with a foe", "sota captured", "rey captured"],
)
def test_asked_unless_all_can_see_there_is_nothing_to_sing(first: str, second: str, turn: int) -> None:
    """Rey and Sota of the other suits have been captured."""
    told = f"trump: E; trick: 1O 4O 5O; hand: 6O 7O 2O; hand 0: {first}; hand 1: {second}; hand 2: 11B 7B"
    game, state = table(told, "partner_sings=on")
    play(game, state, "2O")
    assert state.turn == turn
    assert ("pass" in legal(game, state)) == (turn == 2)


@pytest.mark.rule("GUI-5.8")
@pytest.mark.parametrize(("turnup", "turn"), [("12E", 0), ("11E", 2)])
def test_the_turn_up_is_seen_to_be_in_no_hand(turnup: str, turn: int) -> None:
    told = f"phase: libre; turnup: {turnup}; stock: 2B 4B 5B 6B 7B 11B 2C; trick: 1O 4O 5O; hand: 6O 7O 2O 4C 5C 6C"
    pile = "pile 0: 12O 12C 12B 3O 11O 2E 4E 5E"
    game, state = table(f"{told}; {pile}; hand 0: 1C 3C 7C 11C 10E", "partner_sings=on")
    play(game, state, "2O")
    assert state.turn == turn


@pytest.mark.rule("GUI-5.8")
@pytest.mark.parametrize(("options", "players"), [("", 4), ("partner_sings=on", 2)])
def test_the_partner_is_not_asked_at_other_tables(options: str, players: int) -> None:
    trick = "1O 4O 5O" if players == 4 else "1O"
    game, state = table(f"trump: E; trick: {trick}; hand: 6O 7O 2O", options, players)
    play(game, state, "6O")
    assert state.turn == 0
    assert refusal(game, state, 0, "pass") == ("NOT_NOW", "GUI-5.8")


# 6 The seven


@pytest.mark.rule("GUI-6.1", "GUI-6.4")
def test_the_swap_is_for_the_winner_before_he_leads() -> None:
    hand = "7E 4O 5O 4C 5C 6C"
    game, state = table(f"phase: libre; turnup: 3E; hand: {hand}")
    assert refusal(game, state, 0, "swap") == ("SWAP_AFTER_WINNING", "GUI-6.1")
    game, state = table(f"phase: libre; turnup: 3E; trick: 2C; hand: {hand}")
    assert refusal(game, state, 1, "swap") == ("SWAP_AFTER_WINNING", "GUI-6.1")
    game, state = after_trick(hand)
    assert legal(game, state) == {*hand.split(), "swap"}
    game, state = after_trick("1O 2O 4C 5C 6C 7C", f"turnup: 3E; hand 1: {hand.replace('4C 5C 6C', '4B 5B 6B')}")
    assert refusal(game, state, 1, "swap") == ("NOT_YOUR_TURN", "GUI-3.7")


@pytest.mark.rule("GUI-6.2")
@pytest.mark.parametrize(
    ("players", "left", "swaps"),
    [(4, 12, True), (4, 8, True), (4, 4, False), (2, 28, True), (2, 4, True), (2, 2, False)],
)
def test_the_last_turn_for_the_swap(players: int, left: int, swaps: bool) -> None:
    """`left` cards lie in the stock when the trick is played; the draw comes before the swap."""
    trick = "1O 4O 5O" if players == 4 else "1O"
    told = f"phase: libre; turnup: 3E; stock: {left - 1}; trick: {trick}; hand: 2O 4C 5C 6C 7C 10C"
    game, state = table(f"{told}; hand 0: 7E 7O 10O 11O 12O", players=players)
    play(game, state, "2O")
    assert state.turn == 0
    assert ("swap" in legal(game, state)) == swaps
    if not swaps:
        assert refusal(game, state, 0, "swap") == ("SWAP_TOO_LATE", "GUI-6.2")


@pytest.mark.rule("GUI-6.3")
def test_the_seven_changes_places_with_the_turn_up() -> None:
    game, state = table(
        "phase: libre; turnup: 1E; stock: 2B 4B 5B; taker: 0; may sing: yes; hand: 7E 3O 2O 4C 5C 6C; hand 1: 4O 5O 6O"
        " 2C 7C 10C; hand 2: 1B 3B 6B 7B 10B 11B; hand 3: 1C 3C 11C 12C 12B 12O"
    )
    play(game, state, "swap")
    assert set(hands(game, state)[0].split()) == {"1E", "3O", "2O", "4C", "5C", "6C"}
    assert game.write(int(state.turnup)) == "7E"
    assert refusal(game, state, 0, "swap") == ("SWAP_NEEDS_SEVEN", "GUI-6.3")
    play(game, state, "3O", "4O", "6B", "12O")
    assert "7E" in hands(game, state)[3].split()
    assert game.trump(state) == SUITS.index("E")


@pytest.mark.rule("GUI-6.3")
@pytest.mark.parametrize("hand", ["7O 3O 2O 4C 5C 6C", "6E 12E 2O 4C 5C 6C"])
def test_only_the_seven_of_trumps_will_do(hand: str) -> None:
    game, state = after_trick(hand)
    assert refusal(game, state, 0, "swap") == ("SWAP_NEEDS_SEVEN", "GUI-6.3")


@pytest.mark.rule("GUI-6.3")
def test_a_seven_that_is_turned_up_cannot_be_swapped() -> None:
    game, state = after_trick("1E 3O 2O 4C 5C 6C", "turnup: 7E")
    assert refusal(game, state, 0, "swap") == ("SWAP_NEEDS_SEVEN", "GUI-6.3")


@pytest.mark.rule("GUI-6.4")
@pytest.mark.parametrize("turnup", ["2E", "4E", "5E", "6E"])
def test_a_lower_turn_up_may_be_taken(turnup: str) -> None:
    game, state = after_trick("7E 3O 2O 4C 5C 6C", f"turnup: {turnup}")
    play(game, state, "swap")
    assert turnup in hands(game, state)[0].split()


@pytest.mark.rule("GUI-6.4")
@pytest.mark.parametrize("order", [["swap", "sing O"], ["sing O", "swap"]])
def test_swap_and_cante_in_either_order(order: list[str]) -> None:
    game, state = after_trick("7E 12O 10O 4C 5C 6C")
    play(game, state, *order)
    assert points(state) == [20, 0]
    assert legal(game, state) == {"3E", "12O", "10O", "4C", "5C", "6C"}


@pytest.mark.rule("GUI-6.4", "GUI-5.3")
def test_the_swap_can_make_the_forty() -> None:
    game, state = after_trick("7E 10E 2O 4C 5C 6C", "turnup: 12E")
    assert "sing E" not in legal(game, state)
    play(game, state, "swap", "sing E")
    assert points(state) == [40, 0]


@pytest.mark.rule("GUI-6.4")
def test_the_partner_may_sing_and_the_winner_then_swap() -> None:
    told = "phase: libre; turnup: 3E; stock: 11; taker: 0; turn: 2; may sing: partner"
    game, state = table(f"{told}; hand 0: 7E 4O 5O 4C 5C 6C; hand 2: 12O 10O 4B 5B 6B 7B", "partner_sings=on")
    play(game, state, "sing O", "swap")
    assert "3E" in hands(game, state)[0].split()
    assert state.turn == 0


@pytest.mark.rule("GUI-5.3", "GUI-5.7")
def test_each_cante_is_told_with_its_own_points() -> None:
    game, state = after_trick("12C 10C 4B 5B 6B 7B", "turnup: 3E; sung: O; cantes: 20 0")
    before = state.copy()
    play(game, state, "sing C")
    note = game.announcements(before, 0, game.read("sing C"), state)[0]
    assert (note.code, note.args) == ("CANTE", {"seat": "0", "suit": "C", "points": "20"})


@pytest.mark.rule("GUI-6.1")
def test_no_swap_once_the_trick_has_begun() -> None:
    game, state = table("phase: libre; stock: 11; turnup: 3E; taker: 0; trick: 0:2O; hand: 7E 2C 4C 5C 6C 7C")
    assert refusal(game, state, 1, "swap") == ("SWAP_AFTER_WINNING", "GUI-6.1")


@pytest.mark.rule("GUI-5.7")
def test_what_a_seat_has_sung_is_shown_at_its_place() -> None:
    """Play until somebody sings: everybody, also a spectator, sees who it was and how much."""
    shown = 0
    for seed in range(60):
        runner = MatchRunner(make_game("guinote", 2), SeededSource(seed))
        state = runner.deal()
        while state.turn >= 0:
            legal = members(state.legal())
            sung = [action for action in legal if runner.game.write(action).startswith("sing")]
            seat = int(state.turn)
            runner.play(seat, sung[0] if sung else legal[0])
            if sung and state.turn >= 0:
                for viewer in (-1, 0, 1):
                    assert any(mark in ("sung 20", "sung 40") for mark in runner.view(viewer).marks[seat])
                shown += 1
    assert shown > 5
