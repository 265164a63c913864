"""Tables kept on disk as they are played: one line for each event, so that a crash loses nothing."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from platformdirs import user_data_path

from vaza.core.errors import SetupError, VazaError
from vaza.table.events import Event, Opened, read_event, write_event
from vaza.table.table import Table

HEADING: Final = b'{"vaza":"table 1"}'
ENDING: Final = ".table"
TRIES: Final = 100
DAMAGED: Final = ".damaged"
FOLDER: Final = "VAZA_DATA"


def data_folder() -> Path:
    """Where tables and records are kept: VAZA_DATA, or the place the system has for such things."""
    given = os.environ.get(FOLDER, "")
    return Path(given) if given else user_data_path("vaza", appauthor=False)


class Autosave:
    """The file of one table; only one process has it open at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO | None = None

    def open(self) -> None:
        """Take the file, making it if it is not there; SetupError if it cannot be or another process has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab", buffering=0)
            lock(self._file)
        except BlockingIOError:
            raise SetupError("TABLE_IN_USE", {"file": str(self.path)}) from None
        except OSError as error:
            raise SetupError("CANNOT_KEEP", {"file": str(self.path), "reason": error.strerror or ""}) from None

    def begin(self) -> None:
        """Make the file, which must be new, and write its heading."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.open("xb").close()
        except FileExistsError:
            raise SetupError("TABLE_IN_USE", {"file": str(self.path)}) from None
        except OSError as error:
            raise SetupError("CANNOT_KEEP", {"file": str(self.path), "reason": error.strerror or ""}) from None
        self.open()
        assert self._file is not None
        self._file.write(HEADING + b"\n")

    def append(self, event: Event) -> None:
        """Keep one more event: it is with the system when this returns, and a killed process loses nothing."""
        assert self._file is not None
        self._file.write(write_event(event) + b"\n")

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """The table is finished: its record is kept, the file is not."""
        self.close()
        self.path.unlink(missing_ok=True)


def lock(file: BinaryIO) -> None:
    """Keep other processes away from this file, where the system can do that."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock  # noqa: PLC0415
    except ImportError:
        return
    flock(file, LOCK_EX | LOCK_NB)


def new_save(code: str, folder: Path | None = None) -> Autosave:
    """A file of its own for a table that is opened now, also when others are opened at the same moment."""
    for _ in range(TRIES):
        save = Autosave(unused((folder or data_folder()) / "tables", code, ENDING))
        try:
            save.begin()
        except SetupError as error:
            if error.code != "TABLE_IN_USE":
                raise
        else:
            return save
    raise SetupError("TABLE_IN_USE", {"file": str(save.path)})


def unused(folder: Path, code: str, ending: str) -> Path:
    """A name with today's date that no file has."""
    stem = f"{datetime.now():%Y-%m-%d-%H%M}-{code}"
    number, path = 1, folder / f"{stem}{ending}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path


def unfinished(folder: Path | None = None) -> list[Path]:
    """The files of tables that were left, the last one first."""
    found = ((folder or data_folder()) / "tables").glob(f"*{ENDING}")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def load(path: Path) -> tuple[Table, bool]:
    """The table a file tells of, and whether a last line that was being written had to be dropped.

    A file that cannot be read is kept aside under another name, and SetupError says so.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SetupError("CANNOT_KEEP", {"file": str(path), "reason": error.strerror or ""}) from None
    lines = data.split(b"\n")
    cut_off = lines.pop() != b""
    table = Table()
    try:
        if not lines or lines[0] != HEADING:
            raise SetupError("NOT_A_TABLE", {})
        events = [read_event(line) for line in lines[1:]]
        if not events or not isinstance(events[0], Opened):
            raise SetupError("NOT_A_TABLE", {})
        table.rebuild(events)
    except (VazaError, msgspec.MsgspecError, AssertionError, IndexError, ValueError) as error:
        aside = quarantine(path)
        raise SetupError("TABLE_DAMAGED", {"file": str(aside), "reason": type(error).__name__}) from None
    if cut_off:
        truncate_torn_line(path, b"\n".join(lines) + b"\n")
    return table, cut_off


def quarantine(path: Path) -> Path:
    """Rename a file that cannot be read, so that nothing of it is lost and nothing trips over it again."""
    aside = path.with_suffix(DAMAGED)
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_suffix(f"{DAMAGED}{number}")
    path.rename(aside)
    return aside


def truncate_torn_line(path: Path, data: bytes) -> None:
    """Write a file anew without its last, half line; at no moment is there less than the old file."""
    fresh = path.with_suffix(".half")
    fresh.write_bytes(data)
    fresh.replace(path)


def save_record(text: str, code: str, folder: Path | None = None) -> Path:
    """Write a finished match where matches are kept."""
    place = (folder or data_folder()) / "matches"
    path = unused(place, code, ".vaza")
    try:
        place.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SetupError("CANNOT_KEEP", {"file": str(path), "reason": error.strerror or ""}) from None
    return path
