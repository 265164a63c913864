"""`vaza hint`: what to do in a position or at a point of a record, and what the other actions would cost."""

from __future__ import annotations

import json

import click
from rich.table import Table
from rich.text import Text

from vaza.bots.hint import MoveAdvice, advise
from vaza.bots.thinking import Budget
from vaza.cli.files import read_text
from vaza.cli.group import LocalizedCommand
from vaza.cli.legal import position_view
from vaza.cli.params import HIGHEST_SEED, IntInRange
from vaza.cli.replay import EVERYBODY, ReplayViewer
from vaza.cli.voice import WORDS, CliError, failure, figure, say
from vaza.core.errors import FileError
from vaza.core.game import Game
from vaza.core.record import Record
from vaza.core.view import View
from vaza.games import parse_position, read_record
from vaza.terminal.cards import paint
from vaza.terminal.hints import plan_in_words
from vaza.terminal.screen import console
from vaza.terminal.table import draw_table
from vaza.terminal.telling import MessageFormatter

LONGEST_THOUGHT = 10_000_000


@click.command(cls=LocalizedCommand, help=say("help-hint"), epilog=say("help-hint-examples"))
@click.argument("file")
@click.option("--deal", type=IntInRange(1, 9999), help=say("flag-hint-deal"))
@click.option("--move", type=IntInRange(1, 9999), help=say("flag-hint-move"))
@click.option(
    "--playouts", type=IntInRange(1, LONGEST_THOUGHT), default=8000, show_default=True, help=say("flag-playouts")
)
@click.option("--seed", type=IntInRange(0, HIGHEST_SEED), default=0, help=say("flag-hint-seed"))
@click.option("--json", "as_json", is_flag=True, help=say("flag-json"))
def hint(file: str, deal: int | None, move: int | None, playouts: int, seed: int, as_json: bool) -> None:
    """Read a position or a record and advise the seat to act."""
    text = read_text(file)
    try:
        game, view, names = open_point(text, deal, move)
    except FileError as error:
        raise failure(error, file) from None
    advice = advise(game, view, Budget(playouts=playouts), seed)
    if as_json:
        told = {"game": game.code, "seat": view.seat, "options": [one.data(game) for one in advice]}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        print_result(game, view, advice, MessageFormatter(WORDS, names, game.sides))


def open_point(text: str, deal: int | None, move: int | None) -> tuple[Game, View, list[str]]:
    """The game, what the seat to act sees, and the names at the table."""
    if text.lstrip().startswith("vaza position"):
        if deal is not None or move is not None:
            raise CliError(say("error-hint-position"))
        game, state = parse_position(text)
        return game, position_view(game, state), [say("seat-number", number=str(seat)) for seat in range(game.seats)]
    film = seek_decision(read_record(text), deal, move)
    state_now = film.runner.state
    assert state_now is not None
    return film.runner.game, film.runner.view(int(state_now.turn)), film.names


def seek_decision(record: Record, deal: int | None, move: int | None) -> ReplayViewer:
    """A record at this move of this deal, or at the last decision of a record that is not finished."""
    deals = record.runner.deals
    number = deal if deal is not None else len(deals)
    if not 1 <= number <= len(deals):
        raise CliError(say("error-hint-deal", deal=str(number), deals=str(len(deals))))
    moves = len(deals[number - 1].moves)
    before = move - 1 if move is not None else (0 if deal is not None else moves)
    film = ReplayViewer(record, EVERYBODY)
    while film.deal < number - 1 or film.moves < min(before, moves):
        film.step()
    state = film.runner.state
    if before > moves or state is None or state.turn < 0:
        raise CliError(say("error-hint-move", deal=str(number), moves=str(moves)))
    return film


def print_result(game: Game, view: View, advice: list[MoveAdvice], teller: MessageFormatter) -> None:
    """The table, then every option in words, the best first."""
    out = console()
    out.print(draw_table(view, teller))
    out.print()
    out.print(Text(say("hint-turn", seat=teller.seat(view.turn), question=teller.question(view)), "bold"))
    out.print(advice_lines(game, advice, teller))
    if len(advice) > 1:
        out.print(Text(say("hint-scale"), "dim"))


def advice_lines(game: Game, advice: list[MoveAdvice], teller: MessageFormatter) -> Table:
    """Every option with its value and what is to be said of it."""
    rows = Table(box=None, show_header=False, padding=(0, 1))
    for one in advice:
        verdict = say(f"hint-{one.verdict}", cost=figure(one.cost, ".2f"))
        rows.add_row(
            paint(plan_in_words(game, [game.write(action) for action in one.option.plan], teller)),
            value_of(one),
            verdict,
        )
    return rows


def value_of(advice: MoveAdvice) -> str:
    """The value and its spread, where there was something to compare."""
    if advice.verdict == "only":
        return ""
    return say("hint-value", value=figure(advice.option.value, ".2f"), spread=figure(advice.option.spread, ".2f"))
