"""`vaza rules`: the rules of a game, whole or in part."""

from __future__ import annotations

import click
from rich.markdown import Markdown

from vaza.cli.group import LocalizedCommand
from vaza.cli.params import GameCode
from vaza.cli.voice import WORDS, CliError, say
from vaza.games import spec
from vaza.locales import pages
from vaza.terminal.screen import console, is_terminal
from vaza.terminal.telling import printable


@click.command(cls=LocalizedCommand, help=say("help-rules"), epilog=say("help-rules-examples"))
@click.argument("game", type=GameCode())
@click.argument("section", required=False)
def rules(game: str, section: str | None) -> None:
    """Show the rules page, one section or one rule."""
    text = pages.page(game, WORDS.language)
    title = spec(game).title
    if text is None:
        raise CliError(say("error-no-page", game=title))
    if section is None:
        show(text, paged=is_terminal())
        return
    found = pages.find_section(text, spec(game).prefix, section)
    if found is None:
        allowed = " · ".join(pages.headings(text))
        raise CliError(say("error-no-rule", game=title, section=printable(section)[:40], allowed=allowed))
    show(found, paged=False)


def show(text: str, paged: bool) -> None:
    """Print markdown, page by page where a person reads it."""
    out = console()
    if not paged:
        out.print(Markdown(text))
        return
    with out.capture() as capture:
        out.print(Markdown(text))
    click.echo_via_pager(capture.get(), color=not out.no_color)
