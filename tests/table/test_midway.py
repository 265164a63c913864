"""An exchange that is half done: its secret parts are not shown one by one, but everything else still is."""

import random

import pytest
from shell import Shell

from vaza.core.cards import members
from vaza.games import make_game
from vaza.table.commands import Act, Command, PlayerBack, PlayerLost, Resume, SetPace
from vaza.table.effects import BroadcastSnapshots
from vaza.table.setting import config_for


def exchanging() -> tuple[Shell, str, list[str]]:
    """A table at which a person is to exchange, that person, and the cards that may go."""
    rng = random.Random(3)
    shell = Shell(config_for(make_game("sobesobe", 3)))
    shell.fill(3)
    shell.tell(SetPace("", "instant"))
    for _ in range(2000):
        standing = shell.table.state
        if standing.stage == "playing" and standing.rules.question(standing.deal).kind == "cards":
            who = standing.chairs[standing.chair_of(standing.to_act)].who
            view = shell.table.snapshot(who).view
            assert view is not None
            return shell, who, [view.write(card) for card in members(view.legal) if card < standing.rules.deck.size]
        assert shell.move(rng)
    raise AssertionError("nobody exchanges")


@pytest.mark.parametrize("command", [Resume(), PlayerLost("other")], ids=["resume", "gone"])
def test_what_happens_in_the_middle_of_an_exchange_is_shown(command: Command) -> None:
    shell, who, cards = exchanging()
    shell.tell(Act(who, cards[:1]))
    if isinstance(command, PlayerLost):
        other = next(chair.who for chair in shell.table.state.chairs if chair.who != who)
        assert any(isinstance(effect, BroadcastSnapshots) for effect in shell.tell(PlayerLost(other)))
        command = PlayerBack(other)
    assert any(isinstance(effect, BroadcastSnapshots) for effect in shell.tell(command))


def test_a_person_who_gives_one_card_at_a_time_shows_nobody_else() -> None:
    shell, who, cards = exchanging()
    effects = shell.tell(Act(who, cards[:1], shell.table.snapshot(who).decision))
    assert not any(isinstance(effect, BroadcastSnapshots) for effect in effects)
    effects = shell.tell(Act(who, ["done"], shell.table.snapshot(who).decision))
    assert any(isinstance(effect, BroadcastSnapshots) for effect in effects)
