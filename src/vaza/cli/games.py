"""`vaza games`: what can be played, and what a table may decide."""

from __future__ import annotations

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from vaza.cli.group import LocalizedCommand
from vaza.cli.params import GameCode
from vaza.cli.voice import say
from vaza.core.options import STANDARD, GameSpec, Option
from vaza.games import GAMES, spec
from vaza.locales import kebab
from vaza.terminal.screen import console


@click.command(cls=LocalizedCommand, help=say("help-games"))
@click.argument("game", type=GameCode(), required=False)
def games(game: str | None) -> None:
    """List the games, or tell all about one."""
    if game is None:
        list_games()
    else:
        print_game(spec(game))


def list_games() -> None:
    """The five games at a glance."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_lines=False)
    for key in ("column-game", "column-country", "column-players"):
        table.add_column(say(key), no_wrap=True)
    table.add_column(say("column-soul"))
    for found in (entry.spec for entry in GAMES.values()):
        presets = [preset for preset in found.presets if preset != STANDARD]
        soul = Text(say(f"game-{found.code}-soul"))
        if found.variants:
            soul.append("\n" + say("games-variants", names=", ".join(found.variants)), "grey62")
        if presets:
            soul.append("\n" + say("games-presets", names=", ".join(presets)), "grey62")
        country = say(f"country-{found.country.lower()}")
        table.add_row(Text(found.code, "bold"), country, players_of(found), soul)
    out = console()
    out.print(table)
    out.print(say("games-hint"))


def players_of(found: GameSpec) -> str:
    """For how many players a game is."""
    low, high = found.players[0], found.players[-1]
    if found.players == tuple(range(low, high + 1)) and low != high:
        return f"{low}–{high}"
    return ", ".join(str(number) for number in found.players)


def print_game(found: GameSpec) -> None:
    """One game: variants, presets, options with their values."""
    out = console()
    out.print(Text(found.title, "bold"))
    out.print(say(f"game-{found.code}-soul"))
    direction = "clockwise" if found.clockwise else "counter"
    out.print(say("game-seats", players=players_of(found), usual=found.default_players, direction=direction))
    if found.variants:
        out.print()
        out.print(Text(say("column-variants"), "bold"))
        for variant in found.variants:
            out.print(line(variant, say(f"variant-{found.code}-{kebab(variant)}")))
    out.print()
    out.print(Text(say("column-presets"), "bold"))
    for preset in found.presets:
        out.print(line(preset, say(f"preset-{found.code}-{kebab(preset)}")))
    out.print()
    out.print(option_table(found))
    out.print(say("game-hint", game=found.code))


def line(name: str, words: str) -> Text:
    """A name and what it means."""
    return Text.assemble("  ", (name, "cyan"), "  ", words)


def option_table(found: GameSpec) -> Table:
    """Every option with its values, the default first."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("column-option"), style="cyan", no_wrap=True)
    table.add_column(say("column-value"), no_wrap=True)
    table.add_column(say("column-meaning"))
    for option in found.options:
        key = f"option-{found.code}-{kebab(option.name)}"
        default = Text(option.write(option.default), "bold")
        table.add_row(option.name, default, Text(say(key), "bold"))
        if option.kind == "number":
            table.add_row("", option.allowed(), say(f"{key}-number", value=example(option)))
        for value in other_values(option):
            table.add_row("", value, say(f"{key}-{kebab(value)}"))
    return table


def other_values(option: Option) -> list[str]:
    """The values that differ from standard, as they are written."""
    values = ["on", "off"] if option.kind == "flag" else list(option.choices)
    return [value for value in values if value != option.write(option.default)]


def example(option: Option) -> int:
    """A number that shows what an option does."""
    return min(option.high, max(option.low, 5 if option.default == 0 else int(option.default) // 2))
