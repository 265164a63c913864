"""What can go wrong, as codes with arguments; the words are in the locales.

VazaError
 ├─ IllegalAction     a rule forbids the action; carries the rule's number
 ├─ NotationError     text that names no card, suit or action
 ├─ OptionError       an unknown game, variant, preset, option or number of players
 ├─ SetupError        a sitting, tape or fairness argument that cannot be
 └─ FileError         a record or position that cannot be read; carries the line
"""

from __future__ import annotations

from typing import TypeAlias

Args: TypeAlias = dict[str, str]


class VazaError(ValueError):
    """The root of every error the engine raises on purpose."""

    code: str
    args_by_name: Args

    def __init__(self, code: str, arguments: Args) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.args_by_name = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalAction(VazaError):
    """An action the rules forbid; the state is as it was."""

    rule: str

    def __init__(self, code: str, rule: str, arguments: Args) -> None:
        super().__init__(code, arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.rule}]"


class NotationError(VazaError):
    """A word that names no card, suit or action."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, {"text": text[:40]})


class OptionError(VazaError):
    """A game, variant, preset, option or number of players that does not exist."""


class SetupError(VazaError):
    """An argument with which no match can begin or go on."""


class FileError(VazaError):
    """A record or position file that cannot be read."""

    line: int

    def __init__(self, code: str, line: int, arguments: Args) -> None:
        super().__init__(code, {"line": str(line), **arguments})
        self.line = line


def at_line(error: VazaError, line: int) -> FileError:
    """The same error as one about a line of a file."""
    told = dict(error.args_by_name)
    if isinstance(error, IllegalAction):
        told["rule"] = error.rule
    return FileError(error.code, line, told)
