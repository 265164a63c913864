"""`vaza simulate`: random players, many deals, one table of what came of them."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator

import click
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vaza.bots.kernel.playout import random_action, random_playout
from vaza.cli.files import write_text
from vaza.cli.group import LocalizedCommand
from vaza.cli.params import HIGHEST_SEED, GameCode, IntInRange, open_game, table_options
from vaza.cli.voice import TELLER, WORDS, figure, say, table_names
from vaza.core.chance import Rng, SeededSource, SeededTape
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record
from vaza.locales import kebab
from vaza.terminal.screen import console
from vaza.terminal.telling import MessageFormatter

STEP = 100


class SimulationStats:
    """What a simulation has counted so far; it does not grow with the deals."""

    def __init__(self, game: Game) -> None:
        self.deals = 0
        self.matches = 0
        self.deals_finished = 0
        self.wins = [0] * game.sides
        self.points = [0] * game.sides
        self.notes: Counter[str] = Counter()
        self.seconds = 0.0


@click.command(cls=LocalizedCommand, help=say("help-simulate"), epilog=say("help-simulate-examples"))
@click.argument("game", type=GameCode())
@click.option("--deals", type=IntInRange(1, 10**9), default=1000, show_default=True, help=say("flag-deals"))
@click.option("--seed", type=IntInRange(0, HIGHEST_SEED), default=1, show_default=True, help=say("flag-seed"))
@table_options
@click.option("--record", "file", metavar="FILE", help=say("flag-record"))
@click.option("--json", "as_json", is_flag=True, help=say("flag-json"))
def simulate(
    game: str,
    deals: int,
    seed: int,
    players: int | None,
    variants: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
    file: str | None,
    as_json: bool,
) -> None:
    """Simulate and summarise."""
    table = open_game(game, players, variants, preset, options)
    if file is not None:
        write_text(file, record_match(table, seed).write())
    tally = run(table, deals, seed)
    if as_json:
        click.echo(json.dumps(as_data(table, tally, seed), ensure_ascii=False, indent=2))
        return
    out = console()
    out.print(Text(say("simulate-title", game=table.spec.title, players=table.seats, seed=str(seed)), "bold"))
    for difference in table.differences():
        out.print(say("replay-differs", words=TELLER.difference(table.code, difference)))
    out.print(summary(table, tally))
    if file is not None:
        out.print(say("simulate-recorded", file=file))


def run(game: Game, deals: int, seed: int) -> SimulationStats:
    """Play so many deals, with a bar on a terminal."""
    tally = SimulationStats(game)
    start = time.perf_counter()
    screen = console(stderr=True)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=screen, transient=True)
    bar.disable = not screen.is_terminal
    with bar:
        task = bar.add_task(game.spec.title, total=deals)
        for _ in play_deals(game, deals, Rng(seed), tally):
            bar.update(task, completed=tally.deals)
    tally.seconds = time.perf_counter() - start
    return tally


def play_deals(game: Game, deals: int, rng: Rng, tally: SimulationStats) -> Iterator[None]:
    """Whole matches one after the other; a pause for the bar now and then."""
    size = int(game.deck.size)
    match = game.start(SeededTape(size, rng))
    while tally.deals < deals:
        match = play_deal(game, match, rng, tally)
        if match.over:
            tally.matches += 1
            tally.deals_finished += match.deals
            for side in match.winners:
                tally.wins[side] += 1
            match = game.start(SeededTape(size, rng))
        if tally.deals % STEP == 0:
            yield


def play_deal(game: Game, match: Match, rng: Rng, tally: SimulationStats) -> Match:
    """One deal at random, counted."""
    size = int(game.deck.size)
    chance = SeededTape(size, rng)
    if game.cutter(match) >= 0:
        chance.cut = 1 + chance.draw(0, size - 1)
    state = game.deal(match, chance)
    random_playout(state, rng)
    after = game.score(match, state)
    tally.deals += 1
    for side in range(game.sides):
        tally.points[side] += int(state.points(side))
    tally.notes.update(game.row(match, state, after).notes)
    return after


def record_match(game: Game, seed: int) -> Record:
    """One match between random players, remembered."""
    runner = MatchRunner(game, SeededSource(seed))
    rng = Rng(seed)
    while not runner.over:
        state = runner.deal()
        while state.turn >= 0:
            runner.play(int(state.turn), int(random_action(state, rng)))
    return Record(runner, table_names(game.seats))


def as_data(game: Game, tally: SimulationStats, seed: int) -> dict[str, object]:
    """The result for programs; only `seconds` and `deals_per_second` differ from run to run."""
    return {
        "game": game.code,
        "players": game.seats,
        "variants": list(game.variants),
        "options": {name: game.spec.option(name).write(value) for name, value in game.options.items()},
        "seed": seed,
        "deals": tally.deals,
        "matches": tally.matches,
        "deals_per_match": ratio(tally.deals_finished, tally.matches),
        "sides": [
            {
                "side": side,
                "seats": list(range(side, game.seats, game.sides)),
                "wins": tally.wins[side],
                "mean_points": ratio(tally.points[side], tally.deals),
            }
            for side in range(game.sides)
        ],
        "notes": dict(sorted(tally.notes.items())),
        "seconds": round(tally.seconds, 3),
        "deals_per_second": round(tally.deals / tally.seconds) if tally.seconds else 0,
    }


def ratio(part: int, whole: int) -> float | None:
    """A mean to three places, None of nothing."""
    return round(part / whole, 3) if whole else None


def summary(game: Game, tally: SimulationStats) -> Table:
    """The result for people."""
    teller = MessageFormatter(WORDS, table_names(game.seats), game.sides)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    table.add_column(style="grey62")
    table.add_column(justify="right")
    table.add_row(say("simulate-deals"), figure(tally.deals, ","))
    table.add_row(say("simulate-matches"), figure(tally.matches, ","))
    if tally.matches:
        table.add_row(say("simulate-length"), figure(tally.deals_finished / tally.matches, ".2f"))
    for side in range(game.sides):
        share = f" ({figure(tally.wins[side] / tally.matches, '.1%')})" if tally.matches else ""
        table.add_row(say("simulate-wins", side=teller.side(side)), figure(tally.wins[side], ",") + share)
    for side in range(game.sides):
        mean = figure(tally.points[side] / tally.deals, ".2f")
        table.add_row(say("simulate-points", side=teller.side(side)), mean)
    for code, count in sorted(tally.notes.items()):
        table.add_row(say("simulate-note", note=say(f"row-note-{kebab(code)}")), figure(count, ","))
    table.add_row(say("simulate-speed"), figure(tally.deals / tally.seconds, ",.0f") if tally.seconds else "–")
    return table
