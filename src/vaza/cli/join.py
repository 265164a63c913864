"""`vaza play --join`: sit down at a table of a card room elsewhere."""

from __future__ import annotations

from typing import Any

from vaza.cli.voice import TELLER, WORDS, Failure, say
from vaza.core.errors import VazaError
from vaza.protocol.address import read_address
from vaza.locales import pages
from vaza.terminal.far_plain import FarPlain
from vaza.terminal.lines import Lines
from vaza.terminal.notices import error_line
from vaza.terminal.remote import Remote, Visitor
from vaza.terminal.screen import console


def visit(link: str, plain: bool, chosen: dict[str, Any], lines: Lines) -> None:
    """Go to the table of this link, and play or watch until the person gets up."""
    address = read_address(link)
    if not address.code:
        raise Failure(say("error-join-needs-code"))
    names = chosen["names"]
    if len(names) != 1:
        raise Failure(say("error-join-needs-name"))
    visitor = Visitor(names[0], chosen["password"], chosen["watch"], chosen["salt"])
    remote = Remote(address, visitor, patient=plain)
    try:
        remote.open()
    except VazaError as error:
        raise Failure(error_line(error, TELLER)) from None
    try:
        show(remote, plain, chosen["light"], lines)
    finally:
        remote.close()


def show(remote: Remote, plain: bool, light: bool, lines: Lines) -> None:
    """Play in words, or on the whole screen."""
    if plain:
        FarPlain(remote, WORDS, console(), lines, lambda: rules_of(remote)).run()
        return
    from vaza.terminal.app import TableApp  # noqa: PLC0415 - slow to load and not always needed

    TableApp(
        remote,
        remote.people,
        WORDS,
        on_again=remote.again,
        keep_record=remote.finish,
        room=remote,
        light=light,
    ).run()
    running = remote.scene("").stage not in ("over", "gathering") and bool(remote.people)
    console().print(say("room-left" if running else "play-left"))


def rules_of(remote: Remote) -> str:
    """The rules page as text."""
    game = remote.game
    return pages.page(game.code) or say("error-no-page", game=game.spec.title)
