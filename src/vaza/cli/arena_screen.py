"""An arena on the screen: how it goes while it is played, and what came of it."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vaza.bots.arena.journal import Journal
from vaza.bots.arena.ladder import HeadToHead, ratings, strengths
from vaza.bots.arena.playing import JobResult
from vaza.bots.arena.plot import Panel, PlotRow, draw
from vaza.bots.arena.report import PairingResult, Report
from vaza.bots.arena.statistics import Estimate, StreamingMean
from vaza.cli.voice import TELLER, figure, say
from vaza.games import spec
from vaza.terminal.screen import console

PAUSE: Final = 0.25
"""Seconds between two looks at the standing."""
STEPS: Final = 10
"""Lines told where there is no terminal."""


class ProgressReporter:
    """Looks on: a bar with the standing on a terminal, a line now and then elsewhere."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.contest = journal.plan.contest
        self.sides = self.contest.table().sides
        self.pairings = self.contest.pairings()
        self.running = [StreamingMean() for _ in self.pairings]
        self.games = 0
        self.out = console(stderr=True)
        self.bar = Progress(
            TextColumn("{task.description}"), BarColumn(20), TimeRemainingColumn(), console=self.out, transient=True
        )
        self.bar.disable = not self.out.is_terminal
        self.task = self.bar.add_task("", total=1.0)
        self.told = 0
        self.looked = 0.0
        for outcome in journal.outcomes.values():
            self.count(outcome)

    def print_header(self) -> None:
        """Say what is played."""
        self.out.print(Text(title(self.journal), "bold"))
        for bot, playing in zip(self.contest.bots, self.journal.plan.playing, strict=True):
            if bot != playing:
                self.out.print(say("arena-playing", bot=bot, playing=playing))
        if self.games:
            self.out.print(say("arena-resumed", games=self.games))
        self.told = int(self.done() * STEPS)

    def __enter__(self) -> ProgressReporter:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def count(self, outcome: JobResult) -> None:
        """Take an outcome into the standing."""
        self.games += len(outcome.scores)
        self.running[outcome.job.pairing].add(sum(score.share for score in outcome.scores) / len(outcome.scores))

    def update(self, outcome: JobResult) -> None:
        """Look at one more outcome."""
        self.count(outcome)
        done = self.done()
        if not self.bar.disable:
            now = time.monotonic()
            if now - self.looked > PAUSE:
                self.looked = now
                words = f"{say('arena-games', games=self.games)} · {self.standing()}"
                self.bar.update(self.task, completed=done, description=words)
        elif int(done * STEPS) > self.told:
            self.told = int(done * STEPS)
            line = say("arena-line", done=self.told * 100 // STEPS, games=self.games, standing=self.standing())
            self.out.print(line, soft_wrap=True)

    def done(self) -> float:
        """The part of the plan that is played."""
        plan = self.journal.plan
        by_time = self.journal.elapsed / 60 / plan.minutes if plan.minutes else 0.0
        by_deals = len(self.journal.outcomes) / (plan.deals * len(self.pairings)) if plan.deals else 0.0
        return min(1.0, max(by_time, by_deals))

    def standing(self) -> str:
        """Who is ahead: the share with its interval, or the ladder."""
        names = self.contest.names()
        if len(self.pairings) == 1:
            half = self.running[0].half()
            share = figure(100 * self.running[0].mean, ".1f")
            told = "?" if half is None else figure(100 * half, ".1f")
            return say("arena-share", first=names[0], second=names[1], share=share, half=told)
        meetings = [
            HeadToHead(first, second, self.sides - 1, one.mean * one.count, one.count)
            for (first, second), one in zip(self.pairings, self.running, strict=True)
            if one.count
        ]
        power = strengths(meetings, len(names))
        points = ratings(power, power.index(min(power)))
        order = sorted(range(len(names)), key=lambda bot: -points[bot])
        return " · ".join(f"{names[bot]} {points[bot]:.0f}" for bot in order)


def title(journal: Journal) -> str:
    """What is played, in a line."""
    contest = journal.plan.contest
    return title_of(contest.game, contest.players, contest.unit, contest.suite)


def title_of(game: str, players: int, unit: str, suite: str) -> str:
    """What is played, in a line."""
    return say("arena-title", game=spec(game).title, players=players, unit=unit, suite=suite)


def show(found: Report) -> None:
    """The result for people."""
    out = console()
    contest = found.plan.contest
    out.print(Text(title_of(contest.game, contest.players, contest.unit, contest.suite), "bold"))
    for difference in contest.table().differences():
        out.print(say("replay-differs", words=TELLER.difference(contest.game, difference)))
    for bot, playing in zip(contest.bots, found.plan.playing, strict=True):
        if bot != playing:
            out.print(say("arena-playing", bot=bot, playing=playing))
    out.print(pair_table(found))
    out.print(say("arena-fair", fair=figure(100 * found.standings[0].fair, ".4g")))
    out.print(bot_table(found))
    if len(found.names) > 2:
        out.print(say("arena-rungs", foot=found.names[baseline_bot_name(found)]))
    else:
        out.print(say("arena-time"))


def baseline_bot_name(found: Report) -> int:
    """The bot that stands at 0."""
    return min(range(len(found.rungs)), key=lambda bot: abs(found.rungs[bot].value))


def pair_table(found: Report) -> Table:
    """Each pairing: the share of wins, the margin, the bids."""
    bids = any(standing.bids is not None for standing in found.standings)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-pairing"), overflow="fold")
    for key in ["column-won", "column-margin", *(["column-bids"] if bids else []), "column-games"]:
        table.add_column(say(key), justify="right", no_wrap=True)
    for standing in found.standings:
        row: list[Text | str] = [
            Text(pair(found, standing)),
            Text(percent(standing.share), colour(standing)),
            signed(standing.margin),
        ]
        if bids:
            row.append(figure(100 * standing.bids.value, ".1f") + " %" if standing.bids is not None else "–")
        table.add_row(*row, figure(standing.games, ","))
    return table


def bot_table(found: Report) -> Table:
    """Each bot: its place on the ladder, the time it took."""
    rated = len(found.names) > 2
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-bot"), overflow="fold")
    for key in [*(["column-ladder"] if rated else []), "column-time", "column-decisions"]:
        table.add_column(say(key), justify="right", no_wrap=True)
    for bot in found.order() if rated else range(len(found.names)):
        pace = found.paces[bot]
        spent = "–" if pace.milliseconds is None else figure(pace.milliseconds, ".3g")
        rung = [whole(found.rungs[bot])] if rated else []
        table.add_row(found.names[bot], *rung, spent, figure(pace.decisions, ","))
    return table


def pair(found: Report, standing: PairingResult) -> str:
    """Who met whom."""
    return say("arena-pair", first=found.names[standing.first], second=found.names[standing.second])


def colour(standing: PairingResult) -> str:
    """Green where the first is surely better, red where it is surely worse."""
    if standing.share.low is not None and standing.share.low > standing.fair:
        return "green"
    return "red" if standing.share.high is not None and standing.share.high < standing.fair else ""


def format_estimate(estimate: Estimate, shape: str, unit: str = "") -> str:
    """An estimate with its interval, if it has one."""
    value, low, high = estimate
    if low is None or high is None:
        return figure(value, shape) + unit
    ends = shape.lstrip("+")
    return say("arena-estimate", value=figure(value, shape) + unit, low=figure(low, ends), high=figure(high, ends))


def percent(estimate: Estimate) -> str:
    """A share."""
    return format_estimate(scaled(estimate), ".1f", " %")


def signed(estimate: Estimate) -> str:
    """A margin."""
    return format_estimate(estimate, "+.1f")


def whole(estimate: Estimate) -> str:
    """Points of the ladder; the bot at its foot has no interval, being what the others are measured by."""
    value, low, high = estimate
    return figure(value, ".0f") if low == high == 0 else format_estimate(estimate, ".0f")


def picture(found: Report) -> str:
    """The result as a plot."""
    contest = found.plan.contest
    game = spec(contest.game).title
    games = sum(standing.games for standing in found.standings)
    heading = say("arena-plot-title", game=game, players=contest.players)
    note = say("arena-plot-note", games=games, unit=contest.unit, suite=contest.suite)
    lines = [
        PlotRow(pair(found, standing), scaled(standing.share), percent(standing.share)) for standing in found.standings
    ]
    fair = 100 * found.standings[0].fair
    panels = [Panel(say("arena-plot-shares"), say("arena-plot-percent"), lines, fair, 0, 100)]
    if len(found.names) > 2:
        rungs = [PlotRow(found.names[bot], found.rungs[bot], whole(found.rungs[bot])) for bot in found.order()]
        panels.insert(0, Panel(say("arena-plot-ladder"), say("arena-plot-points"), rungs, None, None, None))
    return draw(heading, note, panels)


def scaled(estimate: Estimate) -> Estimate:
    """A share in hundredths."""
    value, low, high = estimate
    return Estimate(100 * value, None if low is None else 100 * low, None if high is None else 100 * high)
