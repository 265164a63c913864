"""`vaza arena`: bots against bots, and who is better."""

from __future__ import annotations

import os
import re
import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from vaza.bots.arena.calibrating import equal_time as equalised
from vaza.bots.arena.contest import FRESH, UNITS, Contest
from vaza.bots.arena.journal import SUFFIX, Journal, Plan, continued, journal_path, read_journal
from vaza.bots.arena.judging import TIERS
from vaza.bots.arena.report import report
from vaza.bots.arena.running import play_jobs
from vaza.cli.arena_screen import ProgressReporter, picture, show
from vaza.cli.files import write_text
from vaza.cli.group import STOPPED, LocalizedCommand
from vaza.cli.help import LocalizedChoice, local
from vaza.cli.optimality import examine, is_exam, with_random
from vaza.cli.params import GameCode, IntInRange, open_game, table_options
from vaza.cli.voice import CheckFailed, CliError, file_name, say
from vaza.core.errors import VazaError
from vaza.terminal.screen import console
from vaza.terminal.telling import printable

USUAL_DEALS: Final = 200
SUITE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
PICTURE: Final = ".svg"


class Minutes(click.ParamType[float]):
    """A time in minutes."""

    name = "minutes"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number, or a sentence that says which numbers there are."""
        try:
            minutes = float(str(value))
        except ValueError:
            minutes = 0.0
        if not 0.01 <= minutes <= 100_000:
            self.fail(say("error-bad-minutes", text=printable(str(value))[:40]), param, ctx)
        return minutes


@click.command(cls=LocalizedCommand, help=say("help-arena"), epilog=say("help-arena-examples"))
@click.argument("game", type=GameCode(), required=False)
@click.argument("bots", metavar="BOT...", nargs=-1)
@table_options
@click.option("--unit", type=LocalizedChoice(UNITS), help=say("flag-unit"))
@click.option("--deals", type=IntInRange(1, 10**7), help=say("flag-arena-deals"))
@click.option("--minutes", type=Minutes(), metavar="NUMBER", help=say("flag-minutes"))
@click.option("--suite", default="standard", show_default=True, metavar="NAME", help=say("flag-suite"))
@click.option("--both", is_flag=True, help=say("flag-both"))
@click.option("--equal-time", is_flag=True, help=say("flag-equal-time"))
@click.option("--optimality", is_flag=True, help=say("flag-optimality"))
@click.option("--decisions", type=IntInRange(1, 10**6), help=say("flag-decisions"))
@click.option("--playouts", type=IntInRange(1, 10**7), help=say("flag-judge-playouts"))
@click.option("--tier", type=LocalizedChoice(TIERS), help=say("flag-tier"))
@click.option("--jobs", type=IntInRange(1, 999), help=say("flag-jobs"))
@click.option("--out", metavar="FILE.json", help=say("flag-out"))
@click.option("--plot", metavar="FILE.svg", help=say("flag-plot"))
@click.option("--resume", metavar="FILE.json", help=say("flag-resume"))
def arena(
    jobs: int | None, out: str | None, plot: str | None, resume: str | None, optimality: bool, **asked: Any
) -> None:
    """Play, count, and show."""
    if is_exam(optimality, {**asked, "plot": plot, "resume": resume}):
        asked["bots"] = with_random(asked["bots"])
        examine(with_suite_name(read_contest(**asked)), asked, jobs or cores(), out)
        return
    if plot is not None and not plot.lower().endswith(PICTURE):
        raise CliError(say("error-plot-name", file=printable(plot)[:200]))
    if resume is not None:
        out = resume.removesuffix(SUFFIX)
        journal = reopen(resume, asked)
    else:
        journal = open_or_resume_journal(
            Plan(read_contest(**asked), (), *stop_condition(asked["deals"], asked["minutes"])), out
        )
    watcher = ProgressReporter(journal)
    watcher.print_header()
    stopped = play_all(journal, jobs or cores(), watcher)
    finish(journal, out, plot, stopped)


def read_contest(
    game: str | None,
    bots: tuple[str, ...],
    players: int | None,
    variants: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
    unit: str | None,
    suite: str,
    both: bool,
    equal_time: bool,
    **_goal: Any,
) -> Contest:
    """The contest that was asked for, checked."""
    if game is None:
        raise CliError(say("error-argument-missing", name=local("GAME"), command="arena"))
    table = open_game(game, players, variants, preset, options)
    if len(bots) < 2:
        raise CliError(say("error-too-few-bots"))
    if unit == "set" and table.unit != "set":
        raise CliError(say("error-no-sets", game=table.spec.title))
    if not SUITE.fullmatch(suite):
        raise CliError(say("error-bad-suite", suite=printable(suite)[:40]))
    chosen = {name: table.spec.option(name).write(value) for name, value in table.options.items()}
    each_for_itself = table.sides > 2
    contest = Contest(
        table.code,
        table.seats,
        table.variants,
        chosen,
        unit or table.unit,
        suite,
        bots,
        each_for_itself and (both or len(bots) > 2),
        equal_time,
    )
    contest.check()
    return contest


def stop_condition(deals: int | None, minutes: float | None) -> tuple[int, float]:
    """When it is enough: so many deals, so many minutes, whichever comes first."""
    if deals is None and minutes is None:
        return USUAL_DEALS, 0.0
    return deals or 0, minutes or 0.0


def open_or_resume_journal(plan: Plan, out: str | None) -> Journal:
    """A new journal, or the one of an unfinished run with this result file and of this contest."""
    if not out:
        return start_journal(plan, None)
    path = journal_path(out)
    try:
        return continued(path, plan) or start_journal(plan, path)
    except VazaError:
        raise
    except (OSError, ValueError) as error:
        raise CliError(say("error-cannot-write", file=file_name(str(path)), reason=reason_of(error))) from None


def start_journal(plan: Plan, path: Path | None) -> Journal:
    """A new journal, with fresh deals and equal times where they were asked for."""
    contest = with_suite_name(plan.contest)
    journal = Journal(replace(plan, contest=contest), path)
    if path is not None:
        path.touch()
    playing = contest.bots
    if contest.equal_time:
        errors = console(stderr=True)
        errors.print(say("arena-calibrating", bot=contest.bots[0]))
        playing = equalised(contest)
    journal.plan = replace(journal.plan, playing=playing)
    journal.begin()
    return journal


def with_suite_name(contest: Contest) -> Contest:
    """The contest, a fresh suite with a name of its own."""
    if contest.suite == FRESH:
        return replace(contest, suite=f"{FRESH}-{secrets.randbelow(10**9)}")
    return contest


def reopen(name: str, asked: dict[str, Any]) -> Journal:
    """The journal of an unfinished run, with its own plan unless more is asked for."""
    if asked["game"] is not None:
        raise CliError(say("error-resume-alone"))
    path = journal_path(name)
    try:
        journal = read_journal(path)
    except FileNotFoundError:
        there = Path(name).exists()
        raise CliError(
            say("error-nothing-to-resume" if there else "error-file-missing", file=file_name(name))
        ) from None
    except VazaError:
        raise
    except (OSError, ValueError) as error:
        raise CliError(say("error-file-unreadable", file=file_name(str(path)), reason=reason_of(error))) from None
    if journal is None:
        raise CliError(say("error-nothing-to-resume", file=file_name(name)))
    if asked["deals"] is not None or asked["minutes"] is not None:
        deals, minutes = stop_condition(asked["deals"], asked["minutes"])
        journal.plan = replace(journal.plan, deals=deals, minutes=minutes)
    return journal


def play_all(journal: Journal, workers: int, watcher: ProgressReporter) -> bool:
    """Play until it is enough; whether a person stopped it comes back."""
    try:
        with watcher, closing(play_jobs(journal, workers)) as outcomes:
            for outcome in outcomes:
                watcher.update(outcome)
    except KeyboardInterrupt:
        return True
    except BrokenProcessPool:
        raise CheckFailed(say("error-worker-died")) from None
    return False


def finish(journal: Journal, out: str | None, plot: str | None, stopped: bool) -> None:
    """Show what was found and write it down; what is not finished keeps its journal."""
    if journal.outcomes:
        found = report(journal)
        show(found)
        if plot is not None:
            write_text(plot, picture(found))
        if out and not stopped:
            write_text(out, found.json())
            journal.remove()
            console().print(say("arena-written", file=file_name(out)))
    if stopped:
        click.echo(say("arena-stopped", file=file_name(out)) if out else say("arena-stopped-for-good"), err=True)
        raise click.exceptions.Exit(STOPPED)


def reason_of(error: Exception) -> str:
    """Why a file cannot be used."""
    return (getattr(error, "strerror", None) or str(error)).lower()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
