"""Somebody is away: a bot takes over, the table pauses, or the seat is open, as the table agreed."""

import random

from shell import Shell

from vaza.games import make_game
from vaza.table.commands import Act, Answer, Close, Gone, Here, Leave, Sit
from vaza.table.events import TookOver
from vaza.table.setting import Away, Clock, setting_for


def opened(away: Away, people: int = 2, clock: Clock | None = None, code: str = "septica") -> Shell:
    shell = Shell(setting_for(make_game(code), clock or Clock(), away=away, grace=20.0, obvious=False))
    shell.fill(people)
    return shell


def card(shell: Shell, who: str) -> str:
    view = shell.table.scene(who).view
    assert view is not None
    return view.write(int(view.legal).bit_length() - 1)


def test_a_bot_takes_over_after_the_grace_time() -> None:
    shell = opened("bot-takes-over")
    shell.tell(Gone("ana"))
    assert not shell.asks
    assert shell.table.scene("rui").places[0].away
    shell.pass_time(21)
    (ask,) = shell.asks
    assert (ask.seat, ask.level) == (0, "hard")
    assert shell.table.scene("rui").places[0].stood_in
    shell.answer(random.Random(1))
    shell.pass_time(5)
    assert shell.table.standing.to_act == 1


def test_who_is_back_in_time_has_lost_nothing() -> None:
    shell = opened("bot-takes-over")
    shell.tell(Gone("ana"))
    shell.pass_time(19)
    shell.tell(Here("ana"))
    shell.pass_time(100)
    assert not shell.asks
    shell.tell(Act("ana", [card(shell, "ana")]))


def test_the_person_reclaims_the_seat_at_once_and_the_bots_answer_is_dropped() -> None:
    shell = opened("bot-takes-over")
    shell.tell(Gone("ana"))
    shell.pass_time(21)
    (ask,) = shell.asks
    shell.tell(Here("ana"))
    events = len(shell.events)
    shell.tell(Answer(ask.at, card(shell, "ana")))
    shell.pass_time(60)
    assert len(shell.events) == events
    shell.tell(Act("ana", [card(shell, "ana")]))


def test_time_running_out_brings_the_bot_sooner_than_a_random_card() -> None:
    shell = opened("bot-takes-over", clock=Clock(5.0))
    shell.tell(Gone("ana"))
    shell.pass_time(5.1)
    assert isinstance(shell.events[-1], TookOver)


def test_who_gets_up_is_replaced_at_once_and_may_come_back() -> None:
    shell = opened("bot-takes-over")
    shell.tell(Leave("ana"))
    assert shell.table.scene("rui").places[0].stood_in
    shell.tell(Here("ana"))
    assert not shell.table.scene("rui").places[0].stood_in


def test_with_nobody_there_the_table_waits() -> None:
    shell = opened("bot-takes-over", people=1)
    shell.tell(Gone("ana"))
    shell.pass_time(1000)
    assert not shell.asks
    assert shell.table.scene("").paused
    shell.tell(Here("ana"))
    assert not shell.table.scene("ana").paused


def test_a_pause_lasts_until_the_person_is_back_or_the_others_end_it() -> None:
    shell = opened("pause")
    shell.tell(Gone("rui"))
    scene = shell.table.scene("ana")
    assert scene.paused
    assert scene.waits_for == ["Rui"]
    assert shell.refused(Act("ana", [card(shell, "ana")])) == "TABLE_PAUSED"
    shell.tell(Here("rui"))
    shell.tell(Act("ana", [card(shell, "ana")]))
    assert shell.refused(Close("ana")) == "NOT_PAUSED"
    shell.tell(Gone("rui"))
    shell.tell(Close("ana"))
    assert shell.table.standing.stage == "over"
    assert shell.table.scene("ana").abandoned
    assert shell.table.scene("ana").secret


def test_an_open_seat_is_for_anybody() -> None:
    shell = opened("open-seat")
    hand = shell.table.standing.state.hands[1]
    shell.tell(Gone("rui"))
    assert shell.refused(Sit("eva", "Eva")) == "ALREADY_STARTED"
    shell.pass_time(21)
    assert shell.table.scene("ana").paused
    assert shell.table.scene("ana").places[1].free
    shell.tell(Sit("eva", "Eva"))
    assert not shell.table.scene("eva").paused
    view = shell.table.scene("eva").view
    assert view is not None
    assert view.hand == hand
    assert shell.table.scene("rui").seat == -1


def test_who_gets_up_before_the_start_is_gone() -> None:
    shell = Shell(setting_for(make_game("septica")))
    shell.tell(Sit("ana", "Ana"))
    shell.tell(Leave("ana"))
    assert all(chair.free for chair in shell.table.standing.chairs)
