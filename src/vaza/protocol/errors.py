"""What can go wrong between a client and the server, as codes; what the server refuses keeps the server's code."""

from __future__ import annotations

from typing import Final

from vaza.core.errors import Args, IllegalAction, VazaError

FINAL: Final = frozenset({"RELOAD", "TABLE_CLOSED", "NOT_ADMITTED", "BAD_FRAME"})
"""Farewells after which it is no use to come back."""


class ClientError(VazaError):
    """The server cannot be reached or understood, or refuses something."""

    text: str
    """The server's own sentence, where it gave one."""

    def __init__(self, code: str, arguments: Args | None = None, text: str = "") -> None:
        super().__init__(code, arguments or {})
        self.text = text


class ConnectionLost(ClientError):
    """The connection broke before the answer came: what was asked may be done or not, and the next scene tells."""

    def __init__(self) -> None:
        super().__init__("CONNECTION_LOST")


def refusal(code: str, arguments: Args, rule: str = "", text: str = "") -> VazaError:
    """What the server refuses, as the error the table itself would have raised."""
    return IllegalAction(code, rule, arguments) if rule else ClientError(code, arguments, text)
