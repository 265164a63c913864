"""The words of the command, and how it fails."""

from __future__ import annotations

import os
import sys
from typing import Final

import click

from vaza.cli.language import choose
from vaza.core.errors import FileError, VazaError
from vaza.locales import Catalogue
from vaza.terminal.telling import MessageFormatter, printable

WORDS: Final = Catalogue(choose(sys.argv[1:], os.environ))
"""Chosen before the commands are made, for their help is made with them."""
TELLER: Final = MessageFormatter(WORDS)
say = WORDS.format
figure = WORDS.format_number

STANDARD_INPUT: Final = "-"
LONGEST_NAME: Final = 200
WRONG: Final = 1
UNUSABLE: Final = 2


class CliError(click.ClickException):
    """One sentence for standard error, and the exit code."""

    exit_code = UNUSABLE


class CheckFailed(CliError):
    """A failure of what was checked, not of how it was asked for."""

    exit_code = WRONG


def failure(error: VazaError, file: str = "") -> CliError:
    """An engine error as a failure, with the file and line it is about."""
    sentence = TELLER.error(error)
    if isinstance(error, FileError):
        return CliError(say("error-at-line", file=file_name(file), line=str(error.line), sentence=sentence))
    return CliError(say("error-in-file", file=file_name(file), sentence=sentence) if file else sentence)


def file_name(name: str) -> str:
    """A file's name as it is told."""
    return say("file-standard-input") if name == STANDARD_INPUT else printable(name)[:LONGEST_NAME]


def table_names(seats: int) -> list[str]:
    """The names of those who play when nobody gives any."""
    return say("table-names").split(", ")[:seats]
