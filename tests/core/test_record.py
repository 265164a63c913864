"""Records: readable, exact, and refused at the right line when they are not what was played."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import TABLES, name_of, play_random, walk
from vaza.core.chance import RandomSource, RecordedSource, Rng, SeededSource
from vaza.core.errors import FileError, SetupError, VazaError
from vaza.core.fairness import VerifiableSource
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record, checksum, verify
from vaza.games import make_game, read_record

NAMES = ["Ana", "Rui", "Eva", "Leo"]
SECRET = bytes(range(32))
SALTS = ["ana-1", "rui-2", "eva-3", "leo-4"]


def played(source: RandomSource, deals: int = 99) -> MatchRunner:
    game = make_game("sueca", options={"team_draw": "on", "dealing": "dealer"})
    runner = MatchRunner(game, source)
    play_random(runner, Rng(5), deals)
    return runner


TEXT = Record(played(VerifiableSource(SECRET, SALTS)), NAMES).write()


def refused(text: str) -> FileError:
    with pytest.raises(FileError) as error:
        read_record(text)
    return error.value


def resealed(lines: list[str]) -> str:
    """The text of changed lines with a check that fits, as somebody who means it would write it."""
    body = "\n".join(lines[:-1]) + "\n"
    return f"{body}check: {checksum(body)}\n"


def changed(start: str, new: str) -> tuple[str, int]:
    """The record with its first line that starts so replaced, and that line's number."""
    lines = TEXT.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith(start))
    lines[number] = new
    return resealed(lines), number + 1


def test_a_record_can_be_read_by_people() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == [
        "vaza record 1",
        "game: sueca",
        "players: Ana, Rui, Eva, Leo",
        "options: team_draw=on dealing=dealer",
    ]
    assert any(line.startswith("drawn: teams ") for line in lines)
    assert any(line.startswith("drawn: dealer ") for line in lines)
    assert any(line.startswith("seats: ") for line in lines)
    assert any(line.startswith("roles: dealer=") and "cutter=" in line for line in lines)
    assert sum(line.startswith("play: ") for line in lines) % 11 == 0
    assert lines[-2].startswith("result: won by ")


def test_a_secret_is_shown_only_when_the_match_is_over() -> None:
    running = Record(played(VerifiableSource(SECRET, SALTS), deals=1), NAMES)
    assert f"secret: {SECRET.hex()}" in TEXT
    assert "secret:" not in running.write()
    assert SECRET.hex() not in running.write()
    again = read_record(running.write())
    assert again.write() == running.write()
    with pytest.raises(SetupError, match="SECRET_NOT_REVEALED"):
        verify(again)


@pytest.mark.parametrize("ending", ["unfinished", "abandoned", "abandoned by 2"])
def test_every_ending_is_kept(ending: str) -> None:
    runner = played(SeededSource(4), deals=1)
    if ending == "abandoned":
        runner.abandon()
    elif ending != "unfinished":
        runner.quit(2)
    text = Record(runner, NAMES).write()
    assert f"\nresult: {ending}\n" in text
    again = read_record(text)
    assert again.write() == text
    assert again.runner.over == (ending != "unfinished")


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_match_stopped_in_the_middle_is_read_back(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    code, players, preset, variants = table
    for seed in range(6):
        runner = walk(make_game(code, players, preset, variants), seed)
        text = Record(runner).write()
        again = read_record(text)
        assert again.write() == text
        for seat in range(-1, players):
            assert again.runner.view(seat).data() == runner.view(seat).data()


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert read_record("\ufeff" + TEXT.replace("\n", "\r\n")).write() == TEXT
    assert read_record(TEXT.rstrip("\n")).write() == TEXT


def test_deals_follow_from_the_secret_or_not_at_all() -> None:
    assert verify(read_record(TEXT)) >= 1
    assert verify(Record(played(SeededSource(9)), NAMES)) >= 1
    tapes = played(SeededSource(9))
    written = MatchRunner(tapes.game, RecordedSource([tapes.opening, *(deal.chance for deal in tapes.deals)]))
    with pytest.raises(SetupError, match="NOTHING_TO_VERIFY"):
        verify(Record(written))


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("secret:", "secret: " + "00" * 32, "COMMITMENT_BROKEN"),
        ("commitment:", "commitment: " + "00" * 32, "COMMITMENT_BROKEN"),
        ("salts:", "salts: ana-1 rui-2 eva-3 leo-5", "DECK_NOT_DERIVED"),
        ("salts:", "salts: ana-1 rui-2 eva-3", "WRONG_SALTS"),
        ("salts:", "salts: ana-1 rui-2 eva-3 l,o", "BAD_SALT"),
        ("source:", "source: seed 4", "LINE_EXPECTED"),
    ],
)
def test_a_forged_proof_is_found_out(start: str, new: str, code: str) -> None:
    text, _ = changed(start, new)
    with pytest.raises(VazaError) as error:
        verify(read_record(text))
    assert error.value.code == code


def test_a_changed_deck_is_found_out_even_with_a_check_that_fits() -> None:
    lines = TEXT.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("deal: "))
    number = next(number for number in range(start, len(lines)) if lines[number].startswith("order: "))
    cards = lines[number].split()[1:]
    caught = 0
    for left, right in ((k, (k + 4) % 40) for k in range(40)):
        swapped = list(cards)
        swapped[left], swapped[right] = swapped[right], swapped[left]
        text = resealed([*lines[:number], f"order: {' '.join(swapped)}", *lines[number + 1 :]])
        try:
            record = read_record(text)
        except FileError:
            continue
        with pytest.raises(SetupError, match="DECK_NOT_DERIVED"):
            verify(record)
        caught += 1
    assert caught > 0


@pytest.mark.parametrize(
    ("start", "new", "code"),
    [
        ("game:", "game: bridge", "UNKNOWN_GAME"),
        ("game:", "gane: sueca", "LINE_EXPECTED"),
        ("players:", "players: Ana, Rui, Eva", "BAD_PLAYERS"),
        ("players:", "players: Ana, Rui, Eva, ", "BAD_NAME"),
        ("options:", "options: team_draw", "BAD_WORD"),
        ("options:", "options: team_draw=perhaps", "BAD_OPTION_VALUE"),
        ("source:", "source: luck", "BAD_WORD"),
        ("source:", "source: seed x", "BAD_WORD"),
        ("secret:", "secret: 00", "BAD_WORD"),
        ("secret:", "secret: " + "zz" * 32, "BAD_WORD"),
        ("order:", "order: A♥ 7♥", "ORDER_IS_NOT_A_DECK"),
        ("order:", "order: A♥ 9♥", "UNKNOWN_CARD"),
        ("cut:", "cut: 40", "EDITED"),
        ("cut:", "cut: -1", "BAD_NUMBER"),
        ("roles:", "roles: dealer=9", "EDITED"),
        ("score:", "score: 4 4", "EDITED"),
        ("drawn:", "drawn: teams A♥ A♦ A♣ A♠", "EDITED"),
        ("seats:", "seats: Leo, Eva, Rui, Ana", "EDITED"),
        ("result:", "result: won by 7", "EDITED"),
        ("result:", "result: abandoned", "MATCH_IS_OVER"),
        ("play:", "play: 9 A♥", "NO_SUCH_SEAT"),
        ("play:", "play: zero A♥", "BAD_NUMBER"),
        ("deal:", "deal: 7", "EDITED"),
    ],
)
def test_an_edited_line_is_named(start: str, new: str, code: str) -> None:
    text, line = changed(start, new)
    error = refused(text)
    assert (error.code, error.line) == (code, line)


def test_a_name_changed_by_hand_fails_the_check() -> None:
    text = TEXT.replace("Ana", "Zoe")
    error = refused(text)
    assert (error.code, error.line) == ("CHECK_FAILED", len(text.splitlines()))


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "vaza record 2\n", "vaza position 1\n", "\x00\x01", "vaza record 1"]
)
def test_foreign_files_are_refused(text: str) -> None:
    assert refused(text).code in ("NOT_A_RECORD", "TRUNCATED")


def test_monsters_are_refused_before_they_are_read() -> None:
    assert refused("vaza record 1\n" + "x" * 5_000_000).code == "TOO_LONG"


def test_nothing_may_follow_the_end() -> None:
    assert refused(TEXT + "more\n").code == "TEXT_AFTER_END"


@pytest.mark.parametrize("lines", range(len(TEXT.splitlines())))
def test_every_truncation_is_noticed(lines: int) -> None:
    error = refused("\n".join(TEXT.splitlines()[:lines]) + "\n")
    assert error.line <= lines + 1


def test_a_tape_longer_than_the_match_is_refused() -> None:
    lines = TEXT.splitlines()
    number = [number for number, line in enumerate(lines) if line.startswith("order: ")][-1]
    assert refused(resealed([*lines[: number + 1], lines[number], *lines[number + 1 :]])).code == "TAPE_NOT_USED"


@pytest.mark.parametrize(
    ("names", "code"),
    [(["Ana"], "WRONG_NAMES"), (["", "b", "c", "d"], "BAD_NAME"), (["a,b", "b", "c", "d"], "BAD_NAME")],
)
def test_names_a_record_cannot_keep_are_refused(names: list[str], code: str) -> None:
    with pytest.raises(SetupError) as error:
        Record(played(SeededSource(1), deals=0), names)
    assert error.value.code == code


@given(
    st.integers(0, len(TEXT) - 1), st.sampled_from([*"0123456789AKQJ♥♦♣♠:,= \n\tx", "", "\x00", "💥"]), st.booleans()
)
def test_no_small_change_survives(at: int, letter: str, inserted: bool) -> None:
    text = TEXT[:at] + letter + TEXT[at if inserted else at + 1 :]
    try:
        record = read_record(text)
    except FileError as error:
        assert 1 <= error.line <= len(text.split("\n")) + 1
    else:
        assert [line.rstrip() for line in text.splitlines()] == TEXT.splitlines()
        assert record.write() == TEXT


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    for start in ("", "vaza record 1\n", "\n".join(TEXT.splitlines()[:14]) + "\n"):
        with pytest.raises(FileError):
            read_record(start + text)
