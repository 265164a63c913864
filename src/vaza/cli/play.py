"""`vaza play`: a table in the terminal, with people at this keyboard and bots on the other chairs."""

from __future__ import annotations

from typing import Any, cast

import click

from vaza.cli.group import LocalizedCommand
from vaza.cli.help import LocalizedChoice
from vaza.cli.params import HIGHEST_SEED, GameCode, IntInRange, open_game, table_options
from vaza.cli.voice import WORDS, CliError, say
from vaza.core.errors import SetupError
from vaza.core.game import Game
from vaza.locales import pages
from vaza.table.setting import Pace, TableConfig, config_for, read_clock
from vaza.terminal.autosave import unfinished
from vaza.terminal.choosing import prompt_menu
from vaza.terminal.lines import Lines
from vaza.terminal.plain import PlainUi
from vaza.terminal.screen import console, is_terminal
from vaza.terminal.session import LocalSession, SeatPlan, open_session, resume_session

PACES = ("natural", "quick", "instant")


@click.command(cls=LocalizedCommand, help=say("help-play"), epilog=say("help-play-examples"))
@click.argument("game", type=GameCode(), required=False)
@table_options
@click.option("--name", "names", multiple=True, help=say("flag-name"))
@click.option("--seat", type=IntInRange(0, 9), default=0, show_default=True, help=say("flag-seat"))
@click.option("--bot", "bots", multiple=True, help=say("flag-bot"))
@click.option("--watch", is_flag=True, help=say("flag-watch"))
@click.option("--speed", type=LocalizedChoice(PACES), help=say("flag-speed"))
@click.option("--clock", help=say("flag-clock"))
@click.option("--seed", type=IntInRange(0, HIGHEST_SEED), help=say("flag-seed"))
@click.option("--salt", default="", help=say("flag-salt"))
@click.option("--plain", is_flag=True, help=say("flag-plain"))
@click.option("--light", is_flag=True, help=say("flag-light"))
@click.option("--resume", is_flag=True, help=say("flag-resume-table"))
@click.option("--join", metavar="ADDRESS", help=say("flag-join"))
@click.option("--password", default="", help=say("flag-password"))
def play(game: str | None, plain: bool, resume: bool, speed: str | None, join: str | None, **chosen: Any) -> None:
    """Open a table, or go on at the one that was left, or go to one elsewhere, and play until the person gets up."""
    lines = Lines()
    plain = plain or not is_terminal()
    if join is not None:
        if resume:
            raise CliError(say("error-join-alone"))
        from vaza.cli.join import join_table

        join_table(join, game, plain, {**chosen, "speed": speed}, lines)
        return
    pace = cast(Pace, speed) if speed else None if is_terminal() else "instant"
    if resume:
        if game is not None:
            raise CliError(say("error-resume-with-game"))
        session = resume_last(pace)
    else:
        code = game or choose(chosen, plain, lines)
        if not code:
            return
        session = open_session(table_config(code, chosen), seat_plan(code, chosen), pace or "natural")
    try:
        show(session, plain, chosen["light"], lines)
    finally:
        session.close()


def choose(chosen: dict[str, Any], plain: bool, lines: Lines) -> str:
    """The game that is chosen from the menu, with its bots; empty if none is."""
    if plain:
        choice = prompt_menu(WORDS, console(), lines)
    else:
        from vaza.terminal.app import choose_on_screen

        choice = choose_on_screen(WORDS, chosen["light"])
    if choice is None:
        console().print(say("play-left"))
        return ""
    chosen["bots"] = chosen["bots"] or (choice.bot,)
    chosen["light"] = choice.light
    return choice.game


def show(session: LocalSession, plain: bool, light: bool, lines: Lines) -> None:
    """Play in words, or on the whole screen."""
    if plain:
        PlainUi(session, WORDS, console(), lines, lambda: rules_of(session.game)).run()
        return
    from vaza.terminal.app import TableApp

    TableApp(
        session.host,
        session.people,
        WORDS,
        open_hands=session.open_hands,
        on_again=session.again,
        keep_record=session.finish,
        light=light,
    ).run()
    over = session.table.state.stage in ("over", "gathering")
    console().print(say("play-left" if over else "play-kept"))


def resume_last(pace: Pace | None) -> LocalSession:
    """The table that was left last."""
    left = unfinished()
    if not left:
        raise CliError(say("error-no-table-left"))
    session, cut_off = resume_session(left[0], pace)
    out = console()
    if cut_off:
        out.print(say("play-cut-off"))
    out.print(say("play-resumed"))
    return session


def table_config(code: str, chosen: dict[str, Any]) -> TableConfig:
    """What is played, under which clock."""
    game = chosen_game(code, chosen)
    clock = read_clock(chosen["clock"]) if chosen["clock"] is not None else None
    seed = chosen["seed"]
    return config_for(game, clock, seed=-1 if seed is None else seed)


def chosen_game(code: str, chosen: dict[str, Any]) -> Game:
    """The game with everything that was chosen for it."""
    return open_game(code, chosen["players"], chosen["variants"], chosen["preset"], chosen["options"])


def seat_plan(code: str, chosen: dict[str, Any]) -> SeatPlan:
    """The people from their seat on, and bots on the other chairs."""
    seats = chosen_game(code, chosen).seats
    usual = say("table-names").split(", ")
    first = chosen["seat"]
    if first >= seats:
        raise SetupError("NO_SUCH_SEAT", {"seat": str(first)})
    names = list(chosen["names"]) or [usual[first]]
    if first + len(names) > seats:
        told = {"seats": str(seats), "people": str(len(names)), "seat": str(first)}
        raise SetupError("BAD_PEOPLE", told)
    people = {} if chosen["watch"] else {first + index: name for index, name in enumerate(names)}
    return SeatPlan(people, chosen["bots"] or ("medium",), bot_names(usual, people, seats), chosen["salt"])


def bot_names(usual: list[str], people: dict[int, str], seats: int) -> tuple[str, ...]:
    """Names for bots, as many as could be needed: each has the name of its chair while nobody else has it."""
    taken = {name.casefold() for name in people.values()}
    free = [name for chair, name in enumerate(usual) if chair not in people and name.casefold() not in taken]
    rest = [name for name in usual if name not in free and name.casefold() not in taken]
    return tuple((free + rest)[:seats])


def rules_of(game: Game) -> str:
    """The rules page as text."""
    return pages.page(game.code, WORDS.language) or say("error-no-page", game=game.spec.title)
