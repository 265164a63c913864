"""The engine does today what it did when the golden files were reviewed, pure and compiled."""

import pytest
from golden_files import DIGEST_DEALS, FROZEN, HERE, digest, moves_of, perft_lines, record

from tables import TABLES, name_of
from vaza.games import GAMES, make_game, read_record

DIGESTS = dict(line.split() for line in (HERE / "digests.txt").read_text(encoding="utf-8").splitlines())


def test_every_game_has_golden_files() -> None:
    names = {name_of(table) for table in TABLES}
    assert set(DIGESTS) == names
    assert {path.stem for path in (HERE / "perft").glob("*.txt")} == names
    assert {path.stem for path in (HERE / "records").glob("*.txt")} == names
    assert {table[0] for table in TABLES} == set(GAMES)
    played = {(table[0], preset) for table in TABLES for preset in [table[2]]}
    assert played == {(code, preset) for code, entry in GAMES.items() for preset in entry.spec.presets}


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_ten_thousand_deals_have_the_same_digest(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    assert digest(make_game(*table), DIGEST_DEALS) == DIGESTS[name_of(table)]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_perft(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    expected = (HERE / "perft" / f"{name_of(table)}.txt").read_text(encoding="utf-8").splitlines()
    assert perft_lines(make_game(*table)) == expected


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_records_are_written_and_read_as_before(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    text = (HERE / "records" / f"{name_of(table)}.txt").read_text(encoding="utf-8")
    assert record(make_game(*table)) == text
    assert read_record(text).write() == text


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_baselines_are_frozen(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    lines = (HERE / "frozen.txt").read_text(encoding="utf-8").splitlines()
    game = make_game(*table)
    told = [line for line in lines if line.startswith(f"{name_of(table)} ")]
    assert told == [f"{name_of(table)} {bot} {moves_of(game, bot)}" for bot in FROZEN]
