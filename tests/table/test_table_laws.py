"""Laws of every table: never stuck, built again from its events, showing nobody what they may not know."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from shell import NAMES, Shell

from tables import LONG, games
from vaza.core.cards import members
from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.table import commands
from vaza.table.commands import Command
from vaza.table.setting import Clock, Setting, setting_for

CLOCKS = [Clock(), Clock(30.0), Clock(5.0, 20.0), Clock(0.0, 60.0)]


@st.composite
def settings(draw: st.DrawFn) -> Setting:
    """Any game at any kind of table."""
    game: Game = draw(games())
    return setting_for(
        game,
        clock=draw(st.sampled_from(CLOCKS)),
        away=draw(st.sampled_from(["bot-takes-over", "pause", "open-seat"])),
        grace=draw(st.sampled_from([0.0, 5.0, 20.0])),
        obvious=draw(st.booleans()),
    )


def any_command(shell: Shell, rng: random.Random) -> Command:
    """Something somebody might tell the table, sensible or not."""
    standing = shell.table.standing
    chairs = standing.chairs
    who = rng.choice([*(chair.who for chair in chairs if chair.who), "nobody", ""])
    view = shell.table.scene(who).view
    sensible = [view.write(action) for action in members(view.legal)] if view is not None and view.legal else []
    words = [*sensible, *sensible, "2♣", "7O", "pass", "bid 3", "done", "", "nonsense"]
    at = rng.choice([standing.decision, standing.decision, standing.decision - 1, 0, 999])
    return rng.choice(
        [
            commands.Act(who, [rng.choice(words)]),
            commands.Act(who, [rng.choice(words)], at),
            commands.Act(who, [rng.choice(words) for _ in range(rng.randrange(4))]),
            commands.Answer(at, rng.choice(words)),
            commands.Cut(who, rng.randrange(-1, 45)),
            commands.GoOn(who),
            commands.GoOn(who),
            commands.Claim(who),
            commands.Gone(who),
            commands.Here(who),
            commands.Here(who),
            commands.Leave(who) if rng.random() < 0.3 else commands.Wake(),
            commands.Quit(who) if rng.random() < 0.1 else commands.Wake(),
            commands.Close(who) if rng.random() < 0.1 else commands.Wake(),
            commands.Sit(rng.choice([who, "late"]), rng.choice([*NAMES, "Late"]), rng.randrange(-1, 6)),
            commands.Seat("easy", rng.choice(["Bot", "Ana"]), rng.randrange(-1, 6)),
            commands.Empty(rng.randrange(-1, 6)),
            commands.Salt(who, rng.choice(["abc", "", "ä"])),
            commands.Start(who),
            commands.Hurry(who, rng.choice(["natural", "quick", "instant"])),
            commands.Resume(),
        ]
    )


def wander(shell: Shell, rng: random.Random, steps: int) -> None:
    """Random commands, answers, moves and passing time."""
    for _ in range(steps):
        kind = rng.random()
        if kind < 0.4:
            shell.move(rng)
        elif kind < 0.6:
            shell.answer(rng)
        elif kind < 0.75:
            shell.pass_time(rng.choice([0.1, 1.0, 3.0, 40.0]))
        else:
            try:
                shell.tell(any_command(shell, rng))
            except VazaError:
                continue


@LONG
@given(settings(), st.integers(0, 2**32), st.integers(0, 6))
def test_a_table_is_never_stuck_and_is_what_its_events_say(setting: Setting, seed: int, people: int) -> None:
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(people)
    wander(shell, rng, rng.randrange(80))
    assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)
    if shell.table.standing.stage != "gathering":
        shell.play_out(rng)
    assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)


@LONG
@given(settings(), st.integers(0, 2**32))
def test_what_anybody_sees_does_not_depend_on_hidden_cards(setting: Setting, seed: int) -> None:
    """Swap a card of another hand with one of the stock or a third hand, beneath everything: the scene stays."""
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(setting.players)
    wander(shell, rng, rng.randrange(60))
    standing = shell.table.standing
    if standing.stage != "playing" or standing.sitting is None:
        return
    state = standing.state
    for who in [*(chair.who for chair in standing.chairs), "", "stranger"]:
        mine = shell.table.scene(who).seat
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
    scene = shell.table.scene(who)
    view = scene.view.data() if scene.view is not None else None
    return f"{view} {[getattr(scene, name) for name in scene.__struct_fields__ if name != 'view']}"
