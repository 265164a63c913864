"""`vaza verify`: whether every deck of a record follows from its secret or seed."""

from __future__ import annotations

import click

from vaza.cli.files import open_record
from vaza.cli.group import LocalizedCommand
from vaza.cli.voice import TELLER, CheckFailed, file_name, say
from vaza.core.errors import SetupError
from vaza.core.record import Record
from vaza.core.record import verify as verify_record
from vaza.terminal.screen import console


@click.command(cls=LocalizedCommand, help=say("help-verify"), epilog=say("help-verify-examples"))
@click.argument("file")
def verify(file: str) -> None:
    """Check a record and say what that proves."""
    record = open_record(file)
    try:
        deals = verify_record(record)
    except SetupError as error:
        raise CheckFailed(say("error-in-file", file=file_name(file), sentence=TELLER.error(error))) from None
    out = console()
    out.print(say("verify-replayed", deals=deals))
    out.print(say("verify-decks", shuffles=shuffles(record)))
    if record.source == "fair":
        out.print(say("verify-fair", commitment=record.commitment))
        out.print(say("verify-fair-proves"))
        out.print(say("verify-fair-limits"))
    else:
        out.print(say("verify-seed", seed=record.source.removeprefix("seed ")))


def shuffles(record: Record) -> int:
    """How many orders and lots were compared."""
    tapes = [record.runner.opening, *(deal.chance for deal in record.runner.deals)]
    return sum(len(tape.orders) + len(tape.limits) for tape in tapes)
