"""What the commands take: games, whole numbers, and the options of a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from vaza.cli.voice import TELLER, CliError, say
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.games import GAMES, make_game, spec
from vaza.terminal.telling import printable

HIGHEST_SEED: Final = 10**18 - 1


class GameCode(click.ParamType[str]):
    """The code of a game; case and accents do not matter."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The code as the registry has it."""
        plain = unicodedata.normalize("NFKD", str(value)).encode("ascii", "ignore").decode().lower()
        try:
            return spec(plain if plain in GAMES else str(value)).code
        except OptionError as error:
            self.fail(TELLER.error(error), param, ctx)

    def shell_complete(self, _ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so."""
        return [CompletionItem(code) for code in GAMES if code.startswith(incomplete.lower())]


class IntInRange(click.ParamType[int]):
    """A whole number in a range."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a sentence that says which numbers there are."""
        text = str(value).strip()
        if not (text.isascii() and text.isdigit() and len(text) < 20 and self.low <= int(text) <= self.high):
            name = param.opts[0] if param is not None else self.name
            told = printable(text)[:40]
            self.fail(say("error-bad-whole", name=name, low=str(self.low), high=str(self.high), text=told), param, ctx)
        return int(text)


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say what is played."""
    options = (
        click.option("--players", type=IntInRange(1, 9), help=say("flag-players")),
        click.option("--variant", "variants", multiple=True, help=say("flag-variant")),
        click.option("--preset", default="standard", help=say("flag-preset")),
        click.option("-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help=say("flag-option")),
    )
    for option in reversed(options):
        command = option(command)
    return command


def open_game(code: str, players: int | None, variants: tuple[str, ...], preset: str, options: tuple[str, ...]) -> Game:
    """The game with everything that was chosen for it."""
    chosen: dict[str, object] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise CliError(say("error-bad-option-form", text=printable(text)[:40]))
        chosen[name.strip().replace("-", "_")] = value
    return make_game(code, players or 0, preset, variants, chosen)
