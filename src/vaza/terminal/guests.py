"""Who one is at card rooms: what they gave this person last time, so that a chair is found again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from vaza.terminal.autosave import data_folder

FILE: Final = "guests.json"
ONLY_MINE: Final = 0o600
Known = dict[str, dict[str, dict[str, str]]]
"""Cookies by card room and name."""


def guest_file() -> Path:
    """Where it is kept."""
    return data_folder() / FILE


def load_identities() -> Known:
    """All that is known; a file that cannot be read is as good as none."""
    try:
        return msgspec.json.decode(guest_file().read_bytes(), type=Known)
    except (OSError, msgspec.MsgspecError):
        return {}


def cookies_of(base: str, name: str) -> dict[str, str]:
    """What this card room gave under this name."""
    return load_identities().get(base, {}).get(name.casefold(), {})


def remember(base: str, name: str, cookies: dict[str, str]) -> None:
    """Keep what this card room gave, for nobody else to read; where nothing can be kept, one is new there next time."""
    known = load_identities()
    known.setdefault(base, {})[name.casefold()] = cookies
    path = guest_file()
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, ONLY_MINE), "wb") as file:
            file.write(msgspec.json.encode(known))
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
