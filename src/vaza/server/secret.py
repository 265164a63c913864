"""The secret of a card room, with which it signs who is who: a file that only its owner can read."""

from __future__ import annotations

import os
import secrets
import stat
from pathlib import Path
from typing import Final

from vaza.core.errors import SetupError

LENGTH: Final = 32
ONLY_MINE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def load_signing_secret(path: Path) -> bytes:
    """The secret in this file, which is made if it is not there; SetupError if it cannot be used."""
    try:
        if not path.exists():
            make_secret(path)
        mode = path.stat().st_mode
        found = path.read_bytes()
    except OSError as error:
        raise SetupError("SECRET_UNREADABLE", {"file": str(path), "reason": error.strerror or ""}) from None
    if os.name == "posix" and mode & OTHERS:
        raise SetupError("SECRET_OPEN", {"file": str(path)})
    if len(found) < LENGTH:
        raise SetupError("SECRET_SHORT", {"file": str(path), "length": str(LENGTH)})
    return found


def make_secret(path: Path) -> None:
    """Write a new secret, whole or not at all, so that two who start at once read the same one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(secrets.token_bytes(LENGTH))
            file.flush()
            os.fsync(file.fileno())
        link_into_place(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def link_into_place(draft: Path, path: Path) -> None:
    """Give the draft its name unless another has it; where there are no links, it takes the name."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:
        draft.replace(path)
