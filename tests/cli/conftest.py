"""What the tests of the command share."""

from pathlib import Path

import pytest

from vaza.cli.simulate import record_match
from vaza.core.chance import Rng
from vaza.core.fairness import VerifiableSource
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record
from vaza.games import GAMES, make_game

SECRET = bytes(range(32))
POSITION = "vaza position 1\ngame: sueca\ntrump: ♥\ntrick: 5♣\nhand: A♦ 2♣ 3♣\n"


def fair_record() -> str:
    """A finished match with a revealed secret."""
    game = make_game("sueca")
    rng = Rng(1)
    runner = MatchRunner(game, VerifiableSource(SECRET, ["ana", "rui", "eva", "leo"]))
    while not runner.over:
        state = runner.deal()
        while state.turn >= 0:
            runner.play(int(state.turn), game.timeout(state, rng))
    return Record(runner, ["Ana", "Rui", "Eva", "Leo"]).write()


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """One seeded record of every game, and a fair one."""
    folder = tmp_path_factory.mktemp("records")
    found = {}
    for code in GAMES:
        found[code] = folder / f"{code}.vaza"
        found[code].write_text(record_match(make_game(code), 3).write(), encoding="utf-8")
    found["fair"] = folder / "fair.vaza"
    found["fair"].write_text(fair_record(), encoding="utf-8")
    return found


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """A position file."""
    path = tmp_path / "puzzle.vaza"
    path.write_text(POSITION, encoding="utf-8")
    return path
