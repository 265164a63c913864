"""A whole evening line by line, with a person who answers what is asked."""

import io
import os
from pathlib import Path

import pytest
from rich.console import Console

from vaza.core.cards import members
from vaza.core.record import verify
from vaza.games import GAMES, make_game, read_record
from vaza.locales import LANGUAGES, Catalogue
from vaza.table.setting import TimeControl, config_for
from vaza.terminal.autosave import unfinished
from vaza.terminal.lines import Lines
from vaza.terminal.plain import PlainUi
from vaza.terminal.session import LocalSession, SeatPlan, open_session

NAMES = ("Ana", "Rui", "Eva", "Leo", "Bia", "Ivo")


class Typist(Lines):
    """A person who types something legal whenever asked, and between deals what was agreed."""

    def __init__(self, session: LocalSession, between: list[str]) -> None:
        super().__init__(io.StringIO(""))
        self.session = session
        self.between = between

    def read(self, seconds: float) -> str | None:
        standing = self.session.table.state
        if standing.stage == "playing":
            chair = standing.chairs[standing.chair_of(standing.to_act)]
            view = self.session.host.scene(chair.who).view
            assert view is not None
            return view.write(members(view.legal)[-1])
        if standing.stage == "cutting":
            return "7"
        if not self.between or standing.match > 1:
            raise EOFError
        return self.between.pop(0)


def evening(code: str, between: list[str], language: str = "en", **options: object) -> tuple[str, LocalSession]:
    """What is told when a person plays against random bots, and the table afterwards."""
    game = make_game(code, options=dict(options))
    company = SeatPlan({0: "Ana"}, ("random",), NAMES[1:])
    session = open_session(config_for(game, TimeControl(), seed=3), company, "instant")
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    try:
        PlainUi(session, Catalogue(language), console, Typist(session, between), lambda: "rules").run()
    finally:
        session.close()
    return out.getvalue(), session


def test_sue_8_3_quitting_after_a_deal_is_asked_twice_and_ends_the_match() -> None:
    told, session = evening("sueca", ["quit", "no", "quit", "quit", "q"])
    assert told.count("That ends the match without a winner.") == 2
    assert "Ana left: the match was abandoned and has no winner." in told
    assert "After deal 1:" in told
    assert session.record_path is not None
    assert unfinished() == []


@pytest.mark.parametrize("code", GAMES)
def test_a_whole_match_and_another(code: str) -> None:
    short = {"sobesobe": {"max_rounds": 2}, "guinote": {"target": 31}, "fodinha": {"lives": 1}}.get(code, {})
    between = ["", "quit", "quit", "q"] if code == "septica" else [""] * 60
    told, _ = evening(code, between, **short)
    assert told.count("The cards follow from seed 3.") >= 1
    kept = sorted((Path(os.environ["VAZA_DATA"]) / "matches").glob("*.vaza"))
    assert kept
    for path in kept:
        record = read_record(path.read_text(encoding="utf-8"))
        assert record.runner.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_deal(language: str) -> None:
    told, _ = evening("guinote", ["quit", "quit", "q"], language)
    assert "{" not in told
    assert "Ana" in told


def test_a_fair_match_is_proved_by_its_record() -> None:
    game = make_game("sueca")
    session = open_session(config_for(game), SeatPlan({}, ("random",), NAMES), "instant")
    promise = session.host.scene("").commitment
    out = io.StringIO()
    PlainUi(session, Catalogue("en"), Console(file=out, width=80), Lines(io.StringIO("")), lambda: "").run()
    session.close()
    assert session.record_path is not None
    record = read_record(session.record_path.read_text(encoding="utf-8"))
    assert record.commitment == promise
    assert verify(record) == len(record.runner.deals)
    assert promise in out.getvalue().replace("\n", "")
