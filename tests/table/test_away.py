"""Somebody is away: a bot takes over, the table pauses, or the seat is open, as the table agreed."""

import random

from shell import Shell

from vaza.games import make_game
from vaza.table.commands import AbandonMatch, Act, BotAnswer, Leave, PlayerBack, PlayerLost, Sit
from vaza.table.events import BotTookOver
from vaza.table.setting import Away, TimeControl, config_for


def opened(away: Away, people: int = 2, clock: TimeControl | None = None, code: str = "septica") -> Shell:
    shell = Shell(config_for(make_game(code), clock or TimeControl(), away=away, grace=20.0, obvious=False))
    shell.fill(people)
    return shell


def card(shell: Shell, who: str) -> str:
    view = shell.table.snapshot(who).view
    assert view is not None
    return view.write(int(view.legal).bit_length() - 1)


def test_a_bot_takes_over_after_the_grace_time() -> None:
    shell = opened("bot-takes-over")
    shell.tell(PlayerLost("ana"))
    assert not shell.asks
    assert shell.table.snapshot("rui").places[0].away
    shell.pass_time(21)
    (ask,) = shell.asks
    assert (ask.seat, ask.level) == (0, "hard")
    assert shell.table.snapshot("rui").places[0].stood_in
    shell.answer(random.Random(1))
    shell.pass_time(5)
    assert shell.table.state.to_act == 1


def test_who_is_back_in_time_has_lost_nothing() -> None:
    shell = opened("bot-takes-over")
    shell.tell(PlayerLost("ana"))
    shell.pass_time(19)
    shell.tell(PlayerBack("ana"))
    shell.pass_time(100)
    assert not shell.asks
    shell.tell(Act("ana", [card(shell, "ana")]))


def test_the_person_reclaims_the_seat_at_once_and_the_bots_answer_is_dropped() -> None:
    shell = opened("bot-takes-over")
    shell.tell(PlayerLost("ana"))
    shell.pass_time(21)
    (ask,) = shell.asks
    shell.tell(PlayerBack("ana"))
    events = len(shell.events)
    shell.tell(BotAnswer(ask.at, card(shell, "ana")))
    shell.pass_time(60)
    assert len(shell.events) == events
    shell.tell(Act("ana", [card(shell, "ana")]))


def test_time_running_out_brings_the_bot_sooner_than_a_random_card() -> None:
    shell = opened("bot-takes-over", clock=TimeControl(5.0))
    shell.tell(PlayerLost("ana"))
    shell.pass_time(5.1)
    assert isinstance(shell.events[-1], BotTookOver)


def test_who_gets_up_is_replaced_at_once_and_may_come_back() -> None:
    shell = opened("bot-takes-over")
    shell.tell(Leave("ana"))
    assert shell.table.snapshot("rui").places[0].stood_in
    shell.tell(PlayerBack("ana"))
    assert not shell.table.snapshot("rui").places[0].stood_in


def test_with_nobody_there_the_table_waits() -> None:
    shell = opened("bot-takes-over", people=1)
    shell.tell(PlayerLost("ana"))
    shell.pass_time(1000)
    assert not shell.asks
    assert shell.table.snapshot("").paused
    shell.tell(PlayerBack("ana"))
    assert not shell.table.snapshot("ana").paused


def test_a_pause_lasts_until_the_person_is_back_or_the_others_end_it() -> None:
    shell = opened("pause")
    shell.tell(PlayerLost("rui"))
    scene = shell.table.snapshot("ana")
    assert scene.paused
    assert scene.waits_for == ["Rui"]
    assert shell.refused(Act("ana", [card(shell, "ana")])) == "TABLE_PAUSED"
    shell.tell(PlayerBack("rui"))
    shell.tell(Act("ana", [card(shell, "ana")]))
    assert shell.refused(AbandonMatch("ana")) == "NOT_PAUSED"
    shell.tell(PlayerLost("rui"))
    shell.tell(AbandonMatch("ana"))
    assert shell.table.state.stage == "over"
    assert shell.table.snapshot("ana").abandoned
    assert shell.table.snapshot("ana").secret


def test_an_open_seat_is_for_anybody() -> None:
    shell = opened("open-seat")
    hand = shell.table.state.deal.hands[1]
    shell.tell(PlayerLost("rui"))
    assert shell.refused(Sit("eva", "Eva")) == "ALREADY_STARTED"
    shell.pass_time(21)
    assert shell.table.snapshot("ana").paused
    assert shell.table.snapshot("ana").places[1].free
    shell.tell(Sit("eva", "Eva"))
    assert not shell.table.snapshot("eva").paused
    view = shell.table.snapshot("eva").view
    assert view is not None
    assert view.hand == hand
    assert shell.table.snapshot("rui").seat == -1


def test_who_gets_up_before_the_start_is_gone() -> None:
    shell = Shell(config_for(make_game("septica")))
    shell.tell(Sit("ana", "Ana"))
    shell.tell(Leave("ana"))
    assert all(chair.free for chair in shell.table.state.chairs)
