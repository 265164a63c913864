"""What can go wrong with the store.

StoreError         the store cannot do this, now or ever
 ├─ StoreTaken     somebody else has that id or name
 └─ StoreAway      the database does not answer, is read-only or its disk is full: later it may
"""

from __future__ import annotations

import re

from vaza.core.errors import VazaError


class StoreError(VazaError):
    """The store cannot do what it was asked."""


class DuplicateKey(StoreError):
    """Something that may be there once is there already."""

    def __init__(self, reason: object) -> None:
        super().__init__("store-taken", {"reason": one_line(reason)})


class StoreUnavailable(StoreError):
    """The database is gone or its disk is full; the same may succeed later."""

    def __init__(self, reason: object) -> None:
        super().__init__("store-away", {"reason": one_line(reason)})


def refused(reason: object) -> StoreError:
    """The database answered, and will never take this."""
    return StoreError("store-refused", {"reason": one_line(reason)})


def one_line(reason: object) -> str:
    """What a driver says, short and without passwords."""
    lines = str(reason).strip().splitlines()
    return without_password(lines[0])[:200] if lines else type(reason).__name__


def without_password(url: str) -> str:
    """The same address with stars for its password."""
    return re.sub(r"(://[^:/@\s]*):[^@\s]*@", r"\1:***@", url)
