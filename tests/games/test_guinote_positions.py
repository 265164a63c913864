"""Guiñote: positions that are read, written back, filled in or refused."""

import pytest
from guinote_table import table
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers import hands, legal, make_game, refusal
from vaza.core.chance import SeededSource
from vaza.core.errors import FileError
from vaza.core.match_runner import MatchRunner
from vaza.core.state import Refusal
from vaza.games import format_position, parse_position

SIX = "hand: 1O 2O 4O 5O 6O 7O"
LIBRE = f"phase: libre; turnup: 3E; {SIX}"
LATER = f"{LIBRE}; stock: 11"
END = "trump: E; hand: 1O 2O"


@pytest.mark.parametrize(
    ("lines", "code", "key"),
    [
        ("hand: 1O 2O", "MISSING", "turnup"),
        ("phase: libre; trump: E; " + SIX, "MISSING", "turnup"),
        ("trump: X; hand: 1O", "UNKNOWN_SUIT", "trump"),
        ("turnup: 8E; hand: 1O", "UNKNOWN_CARD", "turnup"),
        ("trump: O; turnup: 3E; hand: 1O 2O", "BAD_WORD", "trump"),
        ("phase: libre; turnup: 1O; " + SIX, "CARD_TWICE", "hand"),
        ("phase: late; turnup: 3E; " + SIX, "BAD_WORD", "phase"),
        (LIBRE + "; stock: 4", "WRONG_COUNT", "stock"),
        (LIBRE + "; stock: 0", "WRONG_COUNT", "stock"),
        (END + "; stock: 4", "WRONG_COUNT", "stock"),
        (END + "; turnup: 7E; stock: 1E 3E 4E 5E", "WRONG_COUNT", "stock"),
        ("phase: libre; turnup: 3E; hand: 1O 2O", "WRONG_COUNT", "hand 0"),
        (LIBRE + "; hand 2: 1C 2C", "WRONG_COUNT", "hand 2"),
        (END + "; hand 1: 1C", "WRONG_COUNT", "hand 1"),
        (END + "; hand 1: ?3", "WRONG_COUNT", "hand 1"),
        ("trump: E; hand: 1O 2O 4O 5O 6O 7O 10O", "WRONG_COUNT", "hand 0"),
        ("trump: E; trick: 1C; hand: 1O 2O; hand 0: 4C 5C", "WRONG_COUNT", "hand 0"),
        ("trump: E; trick: 0:1C 2:2C; hand: 1O 2O", "BAD_SEAT", "trick"),
        ("trump: E; trick: 0:1C 0:2C; hand: 1O 2O; hand 0: ", "BAD_SEAT", "trick"),
        (LIBRE + "; taker: 0", "BAD_TURN", "taker"),
        (LIBRE + "; dealer: 0; turn: 0", "BAD_TURN", "dealer"),
        (LIBRE.replace("hand:", "hand 2:") + "; turn: 2; hand 0: ?6", "BAD_TURN", "dealer"),
        (LATER + "; taker: 2", "BAD_TURN", "taker"),
        (LATER + "; taker: -1", "BAD_TURN", "taker"),
        (END + "; taker: 1; turn: 0", "BAD_TURN", "taker"),
        (END + "; trick: 1C; taker: 1", "BAD_TURN", "taker"),
        (LIBRE + "; may sing: yes", "BAD_TURN", "may sing"),
        (END + "; trick: 1C; may sing: yes", "BAD_TURN", "may sing"),
        (END + "; may sing: partner", "BAD_WORD", "may sing"),
        (END + "; may sing: often", "BAD_WORD", "may sing"),
        (END + "; sung: X", "UNKNOWN_SUIT", "sung"),
        (END + "; sung: OC", "UNKNOWN_SUIT", "sung"),
        (LIBRE + "; sung: O", "WRONG_COUNT", "sung"),
        (LATER + "; sung: O C", "WRONG_COUNT", "sung"),
        (END + "; sung: O", "BAD_NUMBER", "cantes"),
        (END + "; cantes: 20 0", "BAD_NUMBER", "cantes"),
        (END + "; sung: O; cantes: 20 20", "BAD_NUMBER", "cantes"),
        (END + "; sung: O; cantes: 10 10", "BAD_NUMBER", "cantes"),
        (END + "; sung: E; cantes: 20 20", "BAD_NUMBER", "cantes"),
        (END + "; sung: E; cantes: 20 0", "BAD_NUMBER", "cantes"),
        (END + "; cantes: 0", "WRONG_COUNT", "cantes"),
        (END + "; before: 20 10", "WRONG_COUNT", "before"),
        (END + "; before: 20 30 0 0", "BAD_NUMBER", "before"),
        (END + "; before: 0 0 20 30", "BAD_NUMBER", "before"),
        (END + "; before: 120 60 0 0", "DEAL_IS_OVER", "before"),
        (END + "; before: 0 0 71 60; sung: O B; cantes: 0 40", "DEAL_IS_OVER", "before"),
        (LATER + "; points: 60 0", "BAD_NUMBER", "points"),
        (END + "; points: 70 60", "BAD_NUMBER", "points"),
        (END + "; counted: at the end", "BAD_WORD", "counted"),
        (END + "; counted: never", "BAD_WORD", "counted"),
        (END + "; bids: 3", "UNKNOWN_KEY", "bids"),
    ],
)
def test_positions_that_cannot_be(lines: str, code: str, key: str) -> None:
    with pytest.raises(FileError) as caught:
        table(lines)
    assert (caught.value.code, caught.value.args_by_name["key"]) == (code, key)


@pytest.mark.parametrize(
    ("lines", "options", "code"),
    [
        (END + "; turn: 0; may sing: partner; taker: 0", "partner_sings=on", "BAD_TURN"),
        (END + "; turn: 2; may sing: yes; taker: 0", "partner_sings=on", "BAD_TURN"),
        (END + "; turn: 2; may sing: partner; sung: O C E B", "partner_sings=on", "BAD_WORD"),
        (END + "; before: 20 10 0 0; counted: at the end", "count_at_end=on", "BAD_WORD"),
    ],
)
def test_positions_that_cannot_be_with_options(lines: str, options: str, code: str) -> None:
    with pytest.raises(FileError, match=code):
        table(lines, options)


def test_two_have_no_partner_to_sing() -> None:
    with pytest.raises(FileError, match="BAD_WORD"):
        table(END + "; may sing: partner", "partner_sings=on", players=2)


def test_what_is_left_out_is_filled_in() -> None:
    game, state = table(LIBRE)
    assert (state.taker, state.turn, state.dealer, int(state.stock).bit_count()) == (-1, 0, 3, 16)
    game, state = table(LATER)
    assert (state.taker, int(state.stock).bit_count(), int(state.gone).bit_count()) == (0, 12, 4)
    assert [len(hand.split()) for hand in hands(game, state)] == [6, 6, 6, 6]
    game, state = table("trump: E; trick: 1C 2C; hand: 1O 2O")
    assert (state.taker, state.turn, state.dealer) == (0, 2, 3)
    game, state = table("trump: E; hand: 12O 10O; turn: 2; may sing: partner", "partner_sings=on")
    assert (state.taker, state.turn) == (0, 2)
    game, state = table(END + "; sung: o b; cantes: 20 20")
    assert refusal(game, state, 0, "sing O") == ("ONE_CANTE_A_TRICK", "GUI-5.4")


@pytest.mark.parametrize(
    ("more", "options", "at_end"),
    [
        ("", "", False),
        ("", "count_at_end=on", True),
        ("; before: 60 60 50 50", "count_at_end=on", False),
        ("; counted: at once", "count_at_end=on", False),
    ],
)
def test_which_deals_wait_for_their_end(more: str, options: str, at_end: bool) -> None:
    game, state = table(END + more, options)
    assert ("counted: at the end" in format_position(game, state)) == at_end


def test_a_side_may_pass_the_target_where_it_is_counted_at_the_end() -> None:
    _, state = table(END + "; points: 90 0; sung: O; cantes: 20 0", "count_at_end=on")
    assert state.turn == 0


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", ["standard", "aragon"])
def test_every_moment_can_be_written_and_read_back(players: int, preset: str) -> None:
    game = make_game("guinote", players, preset)
    runner = MatchRunner(game, SeededSource(players))
    pick = 0
    for _ in range(3):
        state = runner.deal()
        while state.turn >= 0:
            text = format_position(game, state)
            again, copy = parse_position(text)
            assert format_position(again, copy) == text
            options = sorted(legal(game, state))
            assert sorted(legal(again, copy)) == options
            pick = (pick * 5 + 3) % 97
            action = next((one for one in options if one.startswith(("s", "p"))), options[pick % len(options)])
            copy.play(int(copy.turn), again.read(action))
            runner.play(int(state.turn), action)
            assert hands(again, copy) == hands(game, state)
            assert (copy.turn, copy.taker, again.deal_points(copy)) == (
                state.turn,
                state.taker,
                game.deal_points(state),
            )


@pytest.mark.parametrize(
    ("lines", "options", "actions"),
    [
        ("sung: O; cantes: 20 0; before: 30 20 10 10; may sing: yes; hand: 12E 10E 4C", "", ["sing E", "4C"]),
        ("turn: 2; may sing: partner; hand: 12E 10E 4C", "partner_sings=on", ["sing E"]),
        ("points: 90 0; sung: O; cantes: 20 0; hand: 12E 10E 4C", "count_at_end=on", ["4C"]),
    ],
)
def test_a_copy_is_independent_of_its_original(lines: str, options: str, actions: list[str]) -> None:
    game, state = table(f"trump: E; {lines}", options)
    was = format_position(game, state)
    twin = state.copy()
    assert format_position(game, twin) == was
    for action in actions:
        twin.play(int(twin.turn), game.read(action))
    assert format_position(game, state) == was
    state.copy_from(twin)
    assert format_position(game, state) == format_position(game, twin) != was


@pytest.mark.rule("GUI-3.7")
def test_actions_that_do_not_exist() -> None:
    _, state = table(END)
    assert state.refusal_for(0, 47) == Refusal("UNKNOWN_ACTION", "GUI-3.7", {"text": "47"})
    assert state.refusal_for(0, 63) == Refusal("UNKNOWN_ACTION", "GUI-3.7", {"text": "63"})
    assert state.refusal_for(4, 0) == Refusal("NO_SUCH_SEAT", "GUI-3.7", {"seat": "4"})


WORDS = {
    "dealer": ["0", "1", "3", "4", "x"],
    "turn": ["0", "1", "2", "3", ""],
    "phase": ["libre", "arrastre"],
    "turnup": ["7E", "12O", "1B"],
    "trump": ["E", "O"],
    "trick": ["3O", "3O 4E", "1:3O", "3O 4E 5C 6B", "0:3O 2:4E", "3:7C 0:2C"],
    "hand": ["12O 10O 4C 5C 6C 7E", "1B 3B", "1B", "", "?3", "12E 10E 2B 4B 5B 6B 7B"],
    "hand 1": ["", "1C 3C", "?6", "?-1", "1C 3C 12C 10C 11C 2C"],
    "stock": ["0", "3", "7", "11", "1", "rest", "2E 3E 4E", "²"],
    "pile 0": ["1E 3E", "1O 11O 2O 5O"],
    "gone": ["6O 7O"],
    "taker": ["-1", "0", "1", "2"],
    "may sing": ["yes", "no", "partner"],
    "sung": ["O", "O E", "OC", "e"],
    "cantes": ["0 0", "20 0", "40 20", "100 100"],
    "before": ["0 0 0 0", "60 30 50 20", "100 20 100 60", "200 200 0 0"],
    "points": ["0 0", "11 4", "90 10"],
    "won": ["1 0 0 0", "1 0"],
    "counted": ["at once", "at the end"],
    "players": ["2", "4", "3"],
    "options": ["partner_sings=on lowest_when_beaten=on", "count_at_end=on", "renuncio=loses", "target=2"],
}


@given(st.fixed_dictionaries({}, optional={key: st.sampled_from(words) for key, words in WORDS.items()}))
@settings(max_examples=400)
def test_a_position_is_refused_or_can_be_played_to_its_end(lines: dict[str, str]) -> None:
    try:
        game, state = parse_position(
            "\n".join(["vaza position 1", "game: guinote", *(f"{k}: {v}" for k, v in lines.items())])
        )
    except FileError:
        return
    while state.turn >= 0:
        text = format_position(game, state)
        assert format_position(game, parse_position(text)[1]) == text
        state.play(int(state.turn), min(game.read(action) for action in legal(game, state)))
    assert all(hand == "" for hand in hands(game, state)) or max(game.deal_points(state)) >= game.number_value("target")
