"""`vaza play --join`: sit down at a table of a card room elsewhere."""

from __future__ import annotations

from typing import Any, cast

from vaza.cli.params import open_game
from vaza.cli.voice import TELLER, WORDS, CliError, say
from vaza.core.errors import VazaError
from vaza.locales import pages
from vaza.protocol.address import read_address
from vaza.protocol.api import NewTable
from vaza.table.setting import Pace, read_clock
from vaza.terminal.far_plain import RemotePlainUi
from vaza.terminal.lines import Lines
from vaza.terminal.notices import error_line, leave_message
from vaza.terminal.remote import JoinOptions, RemoteTable
from vaza.terminal.screen import console


def join_table(link: str, game: str | None, plain: bool, chosen: dict[str, Any], lines: Lines) -> None:
    """Go to the table of this link, or open one at this card room, and play or watch until the person gets up."""
    address = read_address(link)
    if not address.code and game is None:
        raise CliError(say("error-join-needs-code"))
    if address.code and game is not None:
        raise CliError(say("error-join-alone"))
    names = chosen["names"]
    if len(names) != 1:
        raise CliError(say("error-join-needs-name"))
    wish = new_table_request(game, chosen) if game is not None else None
    visitor = JoinOptions(names[0], chosen["password"], chosen["watch"], chosen["salt"], wish)
    remote = RemoteTable(address, visitor, patient=plain)
    try:
        remote.open()
    except VazaError as error:
        raise CliError(error_line(error, TELLER)) from None
    try:
        show(remote, plain, chosen["light"], lines)
    finally:
        remote.close()


def new_table_request(game: str, chosen: dict[str, Any]) -> NewTable:
    """The table to be opened: the game as it was chosen, with bots on as many chairs as were named."""
    found = open_game(game, chosen["players"], chosen["variants"], chosen["preset"], chosen["options"])
    if chosen["clock"] is not None:
        read_clock(chosen["clock"])
    return NewTable(
        game=game,
        players=found.seats,
        variants=list(found.variants),
        options={one.option: one.value for one in found.differences() if one.option != "variant"},
        clock=chosen["clock"] or "",
        pace=cast(Pace, chosen["speed"] or "natural"),
        password=chosen["password"],
        bots=list(chosen["bots"]),
        sit=not chosen["watch"],
    )


def show(remote: RemoteTable, plain: bool, light: bool, lines: Lines) -> None:
    """Play in words, or on the whole screen."""
    if plain:
        RemotePlainUi(remote, WORDS, console(), lines, lambda: rules_of(remote)).run()
        return
    from vaza.terminal.app import TableApp

    TableApp(
        remote,
        remote.people,
        WORDS,
        on_again=remote.again,
        keep_record=remote.finish,
        room=remote,
        light=light,
    ).run()
    console().print(leave_message(remote, WORDS), soft_wrap=True)


def rules_of(remote: RemoteTable) -> str:
    """The rules page as text."""
    game = remote.game
    return pages.page(game.code, WORDS.language) or say("error-no-page", game=game.spec.title)
