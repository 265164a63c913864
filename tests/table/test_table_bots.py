"""Bots at a table: asked with a view, answered in their moment; stale, lost and useless answers."""

import random

import pytest
from shell import Shell

from vaza.games import make_game
from vaza.table.commands import BotAnswer, SetPace, TimePassed
from vaza.table.events import ActionTaken
from vaza.table.setting import config_for
from vaza.table.thinking import SECONDS, SHORTEST, BotRequest, bot_delay


def opened(code: str = "fodinha") -> Shell:
    shell = Shell(config_for(make_game(code), obvious=False))
    shell.fill(0)
    return shell


def acted(shell: Shell) -> list[ActionTaken]:
    return [event for event in shell.events if isinstance(event, ActionTaken)]


def legal(shell: Shell) -> str:
    ask = shell.asks[-1]
    return ask.view.write(int(ask.view.legal).bit_length() - 1)


def test_a_bot_gets_the_view_of_its_seat_and_nothing_else() -> None:
    shell = opened()
    ask = shell.asks[-1]
    assert ask.view.seat == ask.seat == ask.view.turn
    runner = shell.table.state.runner
    assert runner is not None
    assert ask.view.data() == runner.view(ask.seat).data()


def test_a_bot_waits_a_natural_moment_and_none_when_speed_is_asked_for() -> None:
    shell = opened()
    shell.tell(BotAnswer(shell.asks[-1].at, legal(shell)))
    assert not acted(shell)
    shell.pass_time(0.3)
    assert not acted(shell)
    shell.pass_time(2)
    assert len(acted(shell)) == 1
    shell.tell(SetPace("", "instant"))
    shell.tell(BotAnswer(shell.asks[-1].at, legal(shell)))
    assert len(acted(shell)) == 2
    assert acted(shell)[1].by == "bot"


def test_the_moment_differs_from_card_to_card_and_is_longer_after_a_trick() -> None:
    moments = {bot_delay("natural", decision, after_trick=False) for decision in range(50)}
    assert len(moments) > 20
    assert bot_delay("natural", 7, after_trick=True) > bot_delay("natural", 7, after_trick=False)
    assert bot_delay("instant", 7, after_trick=True) == 0


def test_stale_answers_are_dropped() -> None:
    shell = opened()
    shell.tell(SetPace("", "instant"))
    first = shell.asks[-1].at
    shell.tell(BotAnswer(first, legal(shell)))
    assert len(acted(shell)) == 1
    shell.tell(BotAnswer(first, legal(shell)))
    shell.tell(BotAnswer(first - 1, legal(shell)))
    assert len(acted(shell)) == 1


def test_a_lost_answer_is_asked_for_again_and_at_last_done_without() -> None:
    shell = opened()
    shell.tell(SetPace("", "instant"))
    asked = len(shell.asks)
    shell.pass_time(11)
    assert len(shell.asks) == asked + 1
    assert shell.asks[-1].at == shell.asks[-2].at
    shell.pass_time(22)
    assert [event.by for event in acted(shell)][:1] == ["time"]


@pytest.mark.parametrize("useless", ["", "bid 99", "nonsense", "A♥"])
def test_a_useless_answer_is_asked_for_again_at_once(useless: str) -> None:
    shell = opened()
    asked = len(shell.asks)
    shell.tell(BotAnswer(shell.asks[-1].at, useless))
    assert len(shell.asks) == asked + 1
    shell.tell(BotAnswer(shell.asks[-1].at, useless))
    shell.tell(BotAnswer(shell.asks[-1].at, useless))
    assert acted(shell)[0].by == "time"


def test_overload_shortens_thinking_and_rest_lengthens_it_again() -> None:
    thinking = BotRequest()
    for decision in range(20):
        thinking.ask(decision, 0.0)
        thinking.answered("pass", 5.0)
    assert thinking.seconds == SHORTEST
    for decision in range(20):
        thinking.ask(decision, 0.0)
        thinking.answered("pass", 0.1)
    assert thinking.seconds == SECONDS


def test_the_same_seed_for_a_seat_all_match_long() -> None:
    """What a bot forgets belongs to it for a match."""
    rng = random.Random(3)
    shell = opened()
    shell.tell(SetPace("", "instant"))
    seeds: dict[int, set[int]] = {}
    for _ in range(40):
        if shell.asks:
            seeds.setdefault(shell.asks[-1].seat, set()).add(shell.asks[-1].seed)
        if not shell.answer(rng):
            shell.now = max(shell.now, shell.wake)
            shell.tell(TimePassed())
    assert all(len(found) == 1 for found in seeds.values())
    assert len({next(iter(found)) for found in seeds.values()}) == len(seeds)


def test_marking_cards_for_an_exchange_is_shown_only_when_it_is_done() -> None:
    """Nobody is sent anything between the first card a bot puts aside and its word that it is done."""
    rng = random.Random(11)
    shell = Shell(config_for(make_game("sobesobe")), secret=4)
    shell.fill(0)
    shell.tell(SetPace("", "instant"))
    marked = 0
    for _ in range(300):
        sends = shell.sends
        if not shell.answer(rng):
            shell.now = max(shell.now, shell.wake)
            shell.tell(TimePassed())
        runner = shell.table.state.runner
        assert runner is not None
        if shell.table.state.stage == "playing" and runner.history[-1].secret:
            marked += 1
            assert shell.sends == sends
    assert marked
