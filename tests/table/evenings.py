"""Evenings at any kind of table: random commands, sensible or not, answers, moves and passing time."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st
from shell import NAMES, Shell

from tables import games
from vaza.core.cards import members
from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.table import commands
from vaza.table.commands import Command
from vaza.table.setting import TableConfig, TimeControl, config_for

CLOCKS = [TimeControl(), TimeControl(30.0), TimeControl(5.0, 20.0), TimeControl(0.0, 60.0)]


@st.composite
def settings(draw: st.DrawFn) -> TableConfig:
    """Any game at any kind of table."""
    game: Game = draw(games())
    return config_for(
        game,
        clock=draw(st.sampled_from(CLOCKS)),
        away=draw(st.sampled_from(["bot-takes-over", "pause", "open-seat"])),
        grace=draw(st.sampled_from([0.0, 5.0, 20.0])),
        obvious=draw(st.booleans()),
    )


def any_command(shell: Shell, rng: random.Random) -> Command:
    """Something somebody might tell the table, sensible or not."""
    standing = shell.table.state
    chairs = standing.chairs
    who = rng.choice([*(chair.who for chair in chairs if chair.who), "nobody", ""])
    view = shell.table.snapshot(who).view
    sensible = [view.write(action) for action in members(view.legal)] if view is not None and view.legal else []
    words = [*sensible, *sensible, "2♣", "7O", "pass", "bid 3", "done", "", "nonsense"]
    at = rng.choice([standing.decision, standing.decision, standing.decision - 1, 0, 999])
    return rng.choice(
        [
            commands.Act(who, [rng.choice(words)]),
            commands.Act(who, [rng.choice(words)], at),
            commands.Act(who, [rng.choice(words) for _ in range(rng.randrange(4))]),
            commands.BotAnswer(at, rng.choice(words)),
            commands.Cut(who, rng.randrange(-1, 45)),
            commands.Continue(who),
            commands.Continue(who),
            commands.Claim(who),
            commands.PlayerLost(who),
            commands.PlayerBack(who),
            commands.PlayerBack(who),
            commands.Leave(who) if rng.random() < 0.3 else commands.TimePassed(),
            commands.Quit(who) if rng.random() < 0.1 else commands.TimePassed(),
            commands.AbandonMatch(who) if rng.random() < 0.1 else commands.TimePassed(),
            commands.Sit(rng.choice([who, "late"]), rng.choice([*NAMES, "Late"]), rng.randrange(-1, 6)),
            commands.SeatBot("easy", rng.choice(["Bot", "Ana"]), rng.randrange(-1, 6)),
            commands.VacateChair(rng.randrange(-1, 6)),
            commands.AddSalt(who, rng.choice(["abc", "", "ä"])),
            commands.Start(who),
            commands.SetPace(who, rng.choice(["natural", "quick", "instant"])),
            commands.Resume(),
        ]
    )


def wander(shell: Shell, rng: random.Random, steps: int) -> None:
    """Random commands, answers, moves and passing time."""
    for _ in evening(shell, rng, steps):
        pass


def evening(shell: Shell, rng: random.Random, steps: int) -> Iterator[None]:
    """The same, stopping after each to let somebody look."""
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
        yield
