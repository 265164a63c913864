"""Laws of every table: never stuck, built again from its events, showing nobody what they may not know."""

from __future__ import annotations

import random

from evenings import settings, wander
from hypothesis import given
from hypothesis import strategies as st
from shell import Shell

from tables import LONG
from vaza.core.cards import members
from vaza.table.setting import TableConfig


@LONG
@given(settings(), st.integers(0, 2**32), st.integers(0, 6))
def test_a_table_is_never_stuck_and_is_what_its_events_say(setting: TableConfig, seed: int, people: int) -> None:
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(people)
    wander(shell, rng, rng.randrange(80))
    assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)
    if shell.table.state.stage != "gathering":
        shell.play_out(rng)
    assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)


@LONG
@given(settings(), st.integers(0, 2**32))
def test_what_anybody_sees_does_not_depend_on_hidden_cards(setting: TableConfig, seed: int) -> None:
    """Swap a card of another hand with one of the stock or a third hand, beneath everything: the scene stays."""
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(setting.players)
    wander(shell, rng, rng.randrange(60))
    standing = shell.table.state
    if standing.stage != "playing" or standing.runner is None:
        return
    state = standing.deal
    for who in [*(chair.who for chair in standing.chairs), "", "stranger"]:
        mine = shell.table.snapshot(who).seat
        before = told(shell, who)
        places = [other for other in range(setting.players) if other != mine and state.hands[other]]
        if mine == state.turn or not places:
            continue
        other = rng.choice(places)
        hidden = int(state.stock) & ~(1 << state.turnup if state.turnup >= 0 else 0)
        given = [card for card in members(int(state.hands[other])) if card != state.turnup]
        if not hidden or not given:
            continue
        swap = 1 << rng.choice(given) | 1 << rng.choice(members(hidden))
        state.hands[other] ^= swap
        state.stock ^= swap
        assert told(shell, who) == before
        state.hands[other] ^= swap
        state.stock ^= swap


def told(shell: Shell, who: str) -> str:
    """All that a person receives, as text."""
    scene = shell.table.snapshot(who)
    view = scene.view.data() if scene.view is not None else None
    return f"{view} {[getattr(scene, name) for name in scene.__struct_fields__ if name != 'view']}"
