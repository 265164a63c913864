"""Clocks: per move, with a bank, off; what happens when time is up."""

import random

import pytest
from shell import Shell

from vaza.core.errors import OptionError
from vaza.games import make_game
from vaza.table.commands import Act, Continue, Cut, PlayerBack, PlayerLost, TimePassed
from vaza.table.events import ActionTaken, Dealt
from vaza.table.setting import TimeControl, config_for, read_clock


def opened(code: str = "septica", clock: TimeControl | None = None, people: int = 2, **more: object) -> Shell:
    shell = Shell(config_for(make_game(code), clock, obvious=False, **more))  # type: ignore[arg-type]
    shell.fill(people)
    return shell


def acted(shell: Shell) -> list[ActionTaken]:
    return [event for event in shell.events if isinstance(event, ActionTaken)]


def test_a_clock_is_written_as_it_is_read() -> None:
    for text in ("off", "30", "10+60", "0+90", "2.5"):
        assert read_clock(text).write() == text


@pytest.mark.parametrize("text", ["", "x", "-3", "10+", "+", "0", "1e3", "99999", "10+x", "1.2.3"])
def test_a_clock_that_cannot_be(text: str) -> None:
    with pytest.raises(OptionError) as error:
        read_clock(text)
    assert error.value.code == "BAD_CLOCK"


def test_each_game_brings_its_own_clock() -> None:
    assert config_for(make_game("septica")).clock == TimeControl(30.0)
    assert config_for(make_game("septica", variants=("speed",))).clock == TimeControl(15.0)
    assert config_for(make_game("sueca")).clock == TimeControl()


def test_x3_when_time_is_up_the_table_plays_a_legal_action() -> None:
    shell = opened()
    legal = shell.table.snapshot("ana").view
    assert legal is not None
    shell.pass_time(29.9)
    assert not acted(shell)
    shell.pass_time(0.2)
    (event,) = acted(shell)
    assert event.by == "time"
    assert event.seat == 0
    assert legal.legal >> shell.table.state.rules.read(event.action) & 1


def test_x3_an_exchange_that_takes_too_long_exchanges_nothing() -> None:
    rng = random.Random(5)
    shell = opened("sobesobe", TimeControl(10.0), people=4)
    for _ in range(200):
        view = shell.table.snapshot("ana").view
        assert view is not None
        if view.question.kind == "cards" and view.turn == view.seat:
            break
        if shell.table.state.stage != "playing" or view.question.kind != "cards":
            shell.move(rng)
        else:
            who = shell.table.state.chairs[shell.table.state.to_act].who
            shell.tell(Act(who, ["done"]))
    before = shell.table.state.deal.hands[0]
    shell.pass_time(10.1)
    assert acted(shell)[-1].action == "done"
    assert acted(shell)[-1].by == "time"
    assert shell.table.state.deal.hands[0] == before


def test_the_order_of_arrival_decides() -> None:
    """An answer that comes after its time but before the table was woken counts."""
    shell = opened()
    view = shell.table.snapshot("ana").view
    assert view is not None
    shell.now += 45
    shell.tell(Act("ana", [view.write(int(view.legal).bit_length() - 1)]))
    assert acted(shell)[0].by == "person"


def test_an_answer_to_a_question_that_is_gone_is_refused() -> None:
    shell = opened()
    decision = shell.table.snapshot("ana").decision
    shell.pass_time(31)
    assert shell.refused(Act("ana", ["pass"], decision)) == "TOO_LATE"


def test_a_bank_is_used_when_the_move_is_over_and_does_not_come_back() -> None:
    shell = opened(clock=TimeControl(10.0, 20.0))
    scene = shell.table.snapshot("ana")
    assert scene.deadline == shell.now + 30
    shell.pass_time(16)
    view = scene.view
    assert view is not None
    shell.tell(Act("ana", [view.write(int(view.legal).bit_length() - 1)]))
    assert shell.table.snapshot("ana").places[0].bank == pytest.approx(14.0)
    assert shell.table.snapshot("ana").places[1].bank == pytest.approx(20.0)


def test_without_a_clock_nobody_is_hurried() -> None:
    shell = opened("sueca", people=4)
    shell.pass_time(100_000)
    assert not [event for event in shell.events if isinstance(event, Dealt | ActionTaken)]


def test_who_does_not_cut_in_time_leaves_it_to_chance() -> None:
    shell = opened("sueca", TimeControl(10.0), people=4)
    assert shell.table.state.stage == "cutting"
    shell.pass_time(10.1)
    (event,) = [event for event in shell.events if isinstance(event, Dealt)]
    assert event == Dealt(at=event.at, cut=0, by="time")


def test_where_a_clock_runs_a_count_is_not_looked_at_for_ever() -> None:
    rng = random.Random(1)
    shell = opened("septica")
    while shell.table.state.stage == "playing":
        shell.move(rng)
    assert shell.table.state.stage == "counted"
    shell.tell(Continue("ana"))
    assert shell.table.state.stage == "counted"
    shell.pass_time(31)
    assert shell.table.state.stage == "playing"


def test_a_pause_stops_the_clock() -> None:
    shell = opened(away="pause")
    shell.pass_time(20)
    shell.tell(PlayerLost("rui"))
    assert shell.table.snapshot("ana").deadline == 0.0
    shell.pass_time(1000)
    shell.tell(PlayerBack("rui"))
    assert shell.table.snapshot("ana").deadline == pytest.approx(shell.now + 10)


def test_waking_too_early_does_nothing() -> None:
    shell = opened()
    seen = len(shell.events)
    shell.tell(TimePassed())
    assert len(shell.events) == seen


def test_a_cut_is_checked() -> None:
    shell = opened("sueca", people=4)
    cutter = shell.table.state.chairs[shell.table.state.cutter].who
    other = next(chair.who for chair in shell.table.state.chairs if chair.who != cutter)
    assert shell.refused(Cut(other, 5)) == "NOT_YOUR_CUT"
    assert shell.refused(Cut(cutter, 40)) == "BAD_CUT"
    shell.tell(Cut(cutter, 17))
    runner = shell.table.state.runner
    assert runner is not None
    assert runner.deals[0].chance.cut == 17
