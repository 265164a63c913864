"""Files people name on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

from vaza.cli.voice import STANDARD_INPUT, CliError, failure, file_name, say
from vaza.core.errors import FileError
from vaza.core.record import LONGEST_FILE, Record
from vaza.games import read_record
from vaza.terminal.telling import printable


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``."""
    told = file_name(name)
    try:
        content = read_bytes(name)
    except FileNotFoundError:
        raise CliError(say("error-file-missing", file=told)) from None
    except IsADirectoryError:
        raise CliError(say("error-file-directory", file=told)) from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise CliError(say("error-file-unreadable", file=told, reason=reason)) from None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CliError(say("error-at-line", file=told, line=str(line), sentence=say("error-not-text"))) from None


def read_bytes(name: str) -> bytes:
    """As much of a file as any record may hold, and a little more."""
    limit = 4 * LONGEST_FILE + 4
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(limit)
    if not name:
        raise FileNotFoundError
    with Path(name).open("rb") as file:
        return file.read(limit)


def write_text(name: str, text: str) -> None:
    """Save a file."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).lower()
        raise CliError(say("error-cannot-write", file=printable(name), reason=reason)) from None


def open_record(name: str) -> Record:
    """The record in a file, replayed."""
    text = read_text(name)
    try:
        return read_record(text)
    except FileError as error:
        raise failure(error, name) from None
