"""`vaza arena --optimality`: how often bots choose what is best, where that can be said."""

from __future__ import annotations

import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from vaza.bots.arena.contest import Contest
from vaza.bots.arena.judging import EXACT, NEAR, TIERS
from vaza.bots.arena.optimality import (
    RANDOM,
    OptimalityConfig,
    OptimalityResults,
    TierSummary,
    as_json,
    run,
    summarise_tier,
)
from vaza.cli.arena_screen import percent
from vaza.cli.files import write_text
from vaza.cli.group import STOPPED
from vaza.cli.voice import CheckFailed, CliError, figure, file_name, say
from vaza.games import spec
from vaza.terminal.screen import console

USUAL_BOTS: Final = ("expert",)
USUAL_DECISIONS: Final = 200
USUAL_PLAYOUTS: Final = 200_000
FOREIGN: Final = ("unit", "deals", "minutes", "both", "equal_time", "plot", "resume")
OWN: Final = ("decisions", "playouts", "tier")
STEPS: Final = 10


def is_exam(optimality: bool, asked: dict[str, Any]) -> bool:
    """Whether optimality is asked for; options that do not go with that, or only with that, are refused."""
    for name in FOREIGN if optimality else OWN:
        if asked[name]:
            flag = "--" + name.replace("_", "-")
            raise CliError(say("error-not-with-optimality" if optimality else "error-only-with-optimality", flag=flag))
    return optimality


def with_random(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The bots, the usual one if there are none; a random one is always beside them."""
    chosen = bots or USUAL_BOTS
    return chosen if RANDOM in chosen else (*chosen, RANDOM)


def examine(contest: Contest, asked: dict[str, Any], workers: int, out: str | None) -> None:
    """Judge decisions, show how the bots did, and write it down."""
    tiers = (asked["tier"],) if asked["tier"] else TIERS
    exam = OptimalityConfig(contest, asked["decisions"] or USUAL_DECISIONS, asked["playouts"] or USUAL_PLAYOUTS, tiers)
    if not exam.possible():
        raise CliError(say("error-never-exact", game=contest.table().spec.title))
    if out:
        write_text(out, "")
    started = time.monotonic()
    results = OptimalityResults(exam)
    stopped = watch(results, workers)
    show(results)
    if out:
        write_text(out, as_json(results, time.monotonic() - started))
        console().print(say("arena-written", file=file_name(out)))
    if stopped:
        click.echo(say("optimality-stopped"), err=True)
        raise click.exceptions.Exit(STOPPED)


def watch(results: OptimalityResults, workers: int) -> bool:
    """Examine with a bar on a terminal or a line now and then elsewhere; whether a person stopped it comes back."""
    out = console(stderr=True)
    told = dict.fromkeys(results.exam.possible(), 0)
    wanted = results.exam.decisions
    bar = Progress(TextColumn("{task.description}"), BarColumn(20), console=out, transient=True)
    bar.disable = not out.is_terminal
    line = bar.add_task("", total=wanted)
    try:
        with bar, closing(run(results, workers)) as papers:
            for paper in papers:
                tier = paper.task.tier
                number = min(wanted, results.number(tier))
                words = say("optimality-line", tier=tier, number=number, wanted=wanted, deals=paper.task.deal + 1)
                bar.update(line, completed=number, description=words)
                if bar.disable and number * STEPS // wanted > told[tier]:
                    told[tier] = number * STEPS // wanted
                    out.print(words, soft_wrap=True)
    except KeyboardInterrupt:
        return True
    except BrokenProcessPool:
        raise CheckFailed(say("error-worker-died")) from None
    return False


def show(results: OptimalityResults) -> None:
    """The result for people."""
    out = console()
    exam = results.exam
    contest = exam.contest
    title = say("optimality-title", game=spec(contest.game).title, players=contest.players, suite=contest.suite)
    out.print(Text(title, "bold"))
    for tier in exam.possible():
        found = summarise_tier(results, tier)
        out.print()
        out.print(counted(found, exam.playouts))
        if found.marks:
            out.print(bot_table(found, contest.names()))
    out.print(say("optimality-note", near=figure(NEAR, "g")))


def counted(found: TierSummary, playouts: int) -> str:
    """How many decisions there were and how many of them tell something."""
    looked, agreed, decisive = found.looked, found.agreed, found.decisive
    if found.tier == EXACT:
        return say("optimality-exact", looked=looked, agreed=agreed, decisive=decisive)
    thought = figure(playouts, ",")
    return say("optimality-consensus", looked=looked, agreed=agreed, decisive=decisive, playouts=thought)


def bot_table(found: TierSummary, names: list[str]) -> Table:
    """Each bot: the share of right choices and what it lost, of decisive decisions and of all."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-bot"), overflow="fold")
    for key in ("column-right", "column-loss", "column-right-of-all", "column-loss-of-all"):
        table.add_column(say(key), justify="right")
    for name, mark in zip(names, found.marks, strict=True):
        table.add_row(
            name,
            "–" if mark.right is None else percent(mark.right),
            "–" if mark.right is None else figure(mark.loss, ".4f"),
            figure(100 * mark.right_of_all, ".1f") + " %",
            figure(mark.loss_of_all, ".4f"),
        )
    return table
