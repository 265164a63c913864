"""Position files: short ones are filled in, wrong ones are refused at their line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers import hands, legal, with_game
from tables import TABLES, name_of, walk
from vaza.core.errors import FileError
from vaza.games import format_position, make_game, parse_position

SHORT = "vaza position 1\ngame: sueca\ntrump: ♥\ntrick: 5♣\nhand: A♦ 2♣ 3♣\n"


def refused(text: str) -> FileError:
    with pytest.raises(FileError) as error:
        parse_position(text)
    return error.value


def test_what_is_left_out_is_filled_in() -> None:
    game, state = parse_position(SHORT)
    assert state.turn == 1
    assert legal(game, state) == {"2♣", "3♣"}
    assert [len(hand.split()) for hand in hands(game, state)] == [2, 3, 3, 3]


def test_seats_may_be_named_and_hands_only_counted() -> None:
    game, state = with_game(
        """
        game: sueca
        trump: ♠
        trick: 2:5♣ 3:A♣
        hand: 6♥ 7♥
        hand 1: ?2
        hand 3: 2♥
        """
    )
    assert (state.turn, state.best) == (0, 3)
    assert [len(hand.split()) for hand in hands(game, state)] == [2, 2, 1, 1]


def test_hands_that_cannot_be_are_refused() -> None:
    assert refused(SHORT + "hand 2: ?4\n").code == "WRONG_COUNT"
    assert refused(SHORT + "hand 0: ?3\n").code == "WRONG_COUNT"


def test_comments_and_blank_lines_are_for_people() -> None:
    text = SHORT.replace("trick:", "\n# the lead\ntrick:").replace("hand:", "HAND  :") + "# end\n"
    game, state = parse_position(text)
    assert legal(game, state) == {"2♣", "3♣"}


@pytest.mark.parametrize(
    ("change", "code", "line"),
    [
        (("vaza position 1", "vaza position 2"), "NOT_A_POSITION", 1),
        (("game: sueca", "game: whist"), "UNKNOWN_GAME", 2),
        (("game: sueca", "players: 4"), "MISSING", 1),
        (("game: sueca", "game sueca"), "NO_COLON", 2),
        (("trump: ♥", "trump: x"), "UNKNOWN_SUIT", 3),
        (("trump: ♥", "players: 4"), "MISSING", 1),
        (("trump: ♥", "trump: ♥\ncolour: red"), "UNKNOWN_KEY", 4),
        (("trump: ♥", "trump: ♥\ntrump: ♦"), "TWICE", 4),
        (("trump: ♥", "trump: ♥\noptions: tie"), "BAD_WORD", 4),
        (("trump: ♥", "trump: ♥\noptions: tie=no"), "BAD_OPTION_VALUE", 4),
        (("trump: ♥", "trump: ♥\nplayers: 3"), "BAD_PLAYERS", 4),
        (("trump: ♥", "trump: ♥\nplayers: many"), "BAD_NUMBER", 4),
        (("trump: ♥", "trump: ♥\ndealer: 4"), "BAD_NUMBER", 4),
        (("trump: ♥", "trump: ♥\nphase: asleep"), "BAD_WORD", 4),
        (("trump: ♥", "trump: ♥\nwon: 1 2"), "WRONG_COUNT", 4),
        (("trump: ♥", "trump: ♥\nhand 2: ?90"), "BAD_NUMBER", 4),
        (("trump: ♥", "trump: ♥\nhand 2: ?39"), "TOO_FEW_CARDS", 6),
        (("trump: ♥", "trump: ♥\nhand 1: 4♦"), "TWICE", 4),
        (("trump: ♥", "trump: ♥\nhand 3: 2♣"), "CARD_TWICE", 4),
        (("trump: ♥", "trump: ♥\nturnup: 9♥"), "UNKNOWN_CARD", 4),
        (("trump: ♥", "trump: ♥\nstock: many"), "UNKNOWN_CARD", 4),
        (("trick: 5♣", "trick: 5x"), "UNKNOWN_CARD", 4),
        (("trick: 5♣", "trick: 5♣ 5♣"), "CARD_TWICE", 4),
        (("trick: 5♣", "trick: 5♣ 6♣ 7♣ K♣"), "TRICK_IS_FULL", 4),
        (("trick: 5♣", "trick: 7:5♣"), "BAD_NUMBER", 4),
        (("trick: 5♣", "trick: 0:5♣\nturn: 3"), "BAD_TURN", 5),
        (("hand: A♦ 2♣ 3♣", "hand: A♦ 5♣"), "CARD_TWICE", 5),
        (("hand: A♦ 2♣ 3♣", "hand:"), "EMPTY_HAND", 5),
    ],
)
def test_what_is_wrong_is_named_with_its_line(change: tuple[str, str], code: str, line: int) -> None:
    text = SHORT.replace(*change)
    assert text != SHORT
    error = refused(text)
    assert (error.code, error.line) == (code, line)


@pytest.mark.parametrize("text", ["", "\n\n", "hello: there", "vaza record 1\n", "\x00"])
def test_foreign_files_are_refused(text: str) -> None:
    assert refused(text).code == "NOT_A_POSITION"


FULL = [
    pytest.param(format_position(game, state), id=name_of(table))
    for table in TABLES
    for game in [make_game(*table)]
    for state in [walk(game, 11).state]
    if state is not None
]


@pytest.mark.parametrize("text", FULL)
@given(data=st.data())
def test_no_change_of_a_file_makes_the_engine_stumble(text: str, data: st.DataObject) -> None:
    """Any edit gives a position that can be played on, or one clear error."""
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(1, len(lines) - 1))
        key, _, value = lines[number].partition(":")
        words = value.split()
        edit = data.draw(st.sampled_from(["drop", "double", "word", "cut", "swap"]))
        if edit == "drop":
            lines[number] = ""
        elif edit == "double":
            lines.append(lines[number])
        elif edit == "word" or not words:
            word = data.draw(st.sampled_from(["0", "1", "-1", "3", "99", "A♥", "7O", "x", "", "?2", "yes", "♥", "O"]))
            lines[number] = f"{key}: {word}"
        elif edit == "cut":
            lines[number] = f"{key}: {' '.join(words[1:])}"
        else:
            lines[number] = f"{key}: {' '.join(reversed(words))}"
    try:
        game, state = parse_position("\n".join(lines))
    except FileError as error:
        assert 1 <= error.line <= len(lines)
        return
    assert state.turn >= 0
    assert state.legal() != 0
    steps = 0
    while state.turn >= 0 and steps < 400:
        options = legal(game, state)
        assert options
        state.play(state.turn, game.read(sorted(options)[steps % len(options)]))
        steps += 1
    assert steps < 400
