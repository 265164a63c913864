"""`vaza hint` advises on positions and records, in words and as data."""

import json
from pathlib import Path

import pytest
from running import fails, run

POSITION = """vaza position 1
game: sueca
trump: ♥
trick: 5♣ 7♣
hand: A♦ A♣ 3♣ 2♥ 4♠
"""
ONLY = """vaza position 1
game: sueca
trump: ♥
trick: 5♣ 7♣
hand: A♦ 3♣ 2♥ 4♠
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    path = tmp_path / "puzzle.vaza"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


@pytest.fixture
def match(tmp_path: Path) -> str:
    path = tmp_path / "match.vaza"
    assert run("simulate", "sueca", "--deals", "1", "--record", str(path)).exit_code == 0
    return str(path)


def test_a_position_in_words(puzzle: str) -> None:
    result = run("hint", puzzle, "--playouts", "400")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    best = next(line for line in lines if "best" in line)
    assert "A♣" in best
    assert "±" in best
    assert any(("3♣" in line and "costs" in line) or ("3♣" in line and "worse" in line) for line in lines)


def test_a_position_as_data(puzzle: str) -> None:
    told = json.loads(run("hint", puzzle, "--json", "--playouts", "400").output)
    assert told["seat"] == 2
    assert [option["actions"] for option in told["options"]] == [["A♣"], ["3♣"]]
    assert told["options"][0]["verdict"] == "best"
    assert told["options"][1]["cost"] > 0


def test_the_same_seed_gives_the_same_hint(puzzle: str) -> None:
    first = run("hint", puzzle, "--playouts", "200", "--seed", "5").output
    assert run("hint", puzzle, "--playouts", "200", "--seed", "5").output == first


def test_a_single_action_is_called_so(tmp_path: Path) -> None:
    path = tmp_path / "only.vaza"
    path.write_text(ONLY, encoding="utf-8")
    assert "the only thing to do" in run("hint", str(path)).output


def test_a_point_of_a_record(match: str) -> None:
    result = run("hint", match, "--deal", "1", "--move", "3", "--playouts", "60", "--json")
    assert result.exit_code == 0
    first = run("hint", match, "--deal", "1", "--playouts", "60", "--json")
    assert json.loads(first.output)["seat"] != json.loads(result.output)["seat"]


def test_points_that_are_not_there(match: str, puzzle: str) -> None:
    assert "no deal 99" in fails(run("hint", match, "--deal", "99"))
    assert "Nothing is to be decided" in fails(run("hint", match, "--deal", "1", "--move", "41"))
    assert "Nothing is to be decided" in fails(run("hint", match))
    assert "for records" in fails(run("hint", puzzle, "--move", "2"))
    assert "hint" in run("hint", "--help").output


def test_what_is_no_file_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana\n", encoding="utf-8")
    fails(run("hint", str(path)))
    fails(run("hint", str(tmp_path / "nothing")))
