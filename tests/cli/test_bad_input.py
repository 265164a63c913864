"""Whatever is wrong is said in one sentence, with exit code 2."""

from pathlib import Path

import pytest
from running import fails, run

FILES = ("legal", "replay", "verify")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["nonsense"], "no command “nonsense”"),
        (["--nonsense"], "no option --nonsense"),
        (["games", "poker"], "no game “poker”"),
        (["games", "sueca", "more"], "“more” is too much"),
        (["play", "poker"], "no game “poker”"),
        (["rules"], "GAME is missing"),
        (["rules", "poker"], "no game “poker”"),
        (["legal"], "FILE is missing"),
        (["simulate"], "GAME is missing"),
        (["simulate", "sueca", "--deals"], "--deals needs a value"),
        (["simulate", "sueca", "--deals", "0"], "--deals must be a whole number"),
        (["simulate", "sueca", "--deals", "many"], "not “many”"),
        (["simulate", "sueca", "--deals", "-5"], "--deals must be"),
        (["simulate", "sueca", "--deals", "9" * 30], "--deals must be"),
        (["simulate", "sueca", "--deals", "١٢"], "--deals must be"),
        (["simulate", "sueca", "--seed", "x"], "--seed must be a whole number"),
        (["simulate", "sueca", "--players", "3"], "not for 3 players"),
        (["simulate", "septica", "--players", "4"], "add the variant pairs"),
        (["simulate", "septica", "--players", "2", "--variant", "pairs"], "Pairs take four players"),
        (["simulate", "sueca", "--variant", "speed"], "cannot be played as “speed”"),
        (["simulate", "sueca", "--preset", "bar"], "no preset “bar”"),
        (["simulate", "sueca", "-o", "tie=never"], "tie cannot be “never”"),
        (["simulate", "sueca", "-o", "colour=red"], "no option “colour”"),
        (["simulate", "sueca", "-o", "tie"], "name=value"),
        (["simulate", "sueca", "--deals", "1", "--record", "no/such/folder/x"], "cannot be written"),
        (["simulate", "sueca", "--deals", "1", "--record", "\0"], "cannot be written"),
        (["play", "sueca", "--seat", "4"], "no seat 4"),
        (["play", "--seat", "x"], "--seat must be"),
        (["completion", "tcsh"], "tcsh"),
        (["completion"], "is missing"),
    ],
)
def test_bad_arguments(args: list[str], told: str) -> None:
    assert told in fails(run(*args))


@pytest.mark.parametrize("command", FILES)
def test_file_that_is_missing(command: str, tmp_path: Path) -> None:
    assert "There is no file" in fails(run(command, str(tmp_path / "nothing")))


@pytest.mark.parametrize("command", FILES)
def test_directory(command: str, tmp_path: Path) -> None:
    assert "is a directory" in fails(run(command, str(tmp_path)))


@pytest.mark.parametrize("command", FILES)
def test_names_no_file_can_have(command: str) -> None:
    fails(run(command, "a\0b"))
    fails(run(command, "x" * 5000))
    fails(run(command, ""))


@pytest.mark.parametrize("command", FILES)
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1: not a"),
        (b"hello\n", "line 1: not a"),
        (b"\x7fELF\x00\x01\xff\xfe", "line 1: this is not text"),
        (b"vaza\n\n\xff", "line 3: this is not text"),
        ("vaza record 1".encode("utf-16"), "line 1: this is not text"),
        (b"\x00" * 100, "line 1: not a"),
    ],
)
def test_foreign_files(command: str, content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert told in fails(run(command, str(file)))
    assert told in fails(run(command, "-", typed=content))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_truncated_record(command: str, records: dict[str, Path], tmp_path: Path) -> None:
    rows = records["sueca"].read_text(encoding="utf-8").splitlines()
    for length in range(1, len(rows), 3):
        file = tmp_path / "short.vaza"
        file.write_text("\n".join(rows[:length]) + "\n", encoding="utf-8")
        assert f"line {length}" in fails(run(command, str(file)))


def test_edited_record(records: dict[str, Path], tmp_path: Path) -> None:
    text = records["sueca"].read_text(encoding="utf-8")
    file = tmp_path / "edited.vaza"
    file.write_text(text.replace("Ana", "Ian"), encoding="utf-8")
    assert "changed after it was written" in fails(run("replay", str(file)))
    file.write_text(text.replace("score: ", "score: 1", 1), encoding="utf-8")
    assert "Expected" in fails(run("replay", str(file)))


def test_illegal_play_in_a_record_is_told_in_words(records: dict[str, Path], tmp_path: Path) -> None:
    rows = records["fodinha"].read_text(encoding="utf-8").splitlines()
    at = next(number for number, row in enumerate(rows) if row.startswith("play: "))
    rows[at] = "play: 9 bid 0"
    file = tmp_path / "illegal.vaza"
    file.write_text("\n".join(rows) + "\n", encoding="utf-8")
    assert f"line {at + 1}: There is no seat 9" in fails(run("replay", str(file)))


def test_seat_that_is_not_there(records: dict[str, Path]) -> None:
    assert "no seat 7" in fails(run("replay", str(records["sueca"]), "--seat", "7"))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("game: poker", "line 2: There is no game “poker”"),
        ("game: sueca", "“trump” is missing"),
        ("game: sueca\ntrump: X", "line 3: There is no suit “X”"),
        ("game: sueca\ntrump: ♥\nhand: A♥ A♥", "line 4: A♥ is in two places"),
        ("game: sueca\ntrump: ♥\nhand: 9♥", "line 4: There is no card “9♥”"),
        ("game: sueca\ntrump: ♥\nhand: A♥\nhat: red", "line 5: “hat” means nothing"),
        ("game: sueca\nplayers: 3", "line 3: sueca is not for 3 players"),
        ("game: sueca\noptions: tie=x", "line 3: tie cannot be “x”"),
        ("game: sueca\nnonsense", "line 3: “nonsense” is not of the form key: value"),
        ("game: sueca\ngame: sueca", "line 3: “game” is told twice"),
        ("trump: ♥", "“game” is missing"),
    ],
)
def test_positions_that_cannot_be(lines: str, told: str) -> None:
    assert told in fails(run("legal", "-", typed=f"vaza position 1\n{lines}\n"))


def test_escape_sequences_do_not_reach_the_terminal() -> None:
    sentence = fails(run("legal", "-", typed="vaza position 1\ngame: \x1b[31mred\n"))
    assert "\x1b" not in sentence
    assert "\x1b" not in fails(run("games", "\x1b[31mred"))
    assert "\x1b" not in fails(run("\x1b[31mred"))
