"""How a card room is set up: flags before environment before file before what is usual."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from vaza.core.errors import SetupError

PREFIX: Final = "VAZA_"
CONFIG: Final = "config"
FILE_NAME: Final = "vaza.toml"
"""The file that is read from the data folder where none is named."""
EVERYWHERE: Final = "0.0.0.0"
HIGHEST: Final = 1_000_000
LONGEST: Final = 2000
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A card room; of the numbers after `workers`, 0 means no limit."""

    host: str = "127.0.0.1"
    port: int = 8470
    database_url: str = ""
    secret_file: str = ""
    lan: bool = False
    """Whether it is open to the local network."""
    browser: bool = True
    """Whether a browser may be opened."""
    public_url: str = ""
    """Where people find it when it stands behind a proxy; its scheme decides whether cookies are secure."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose word about a client's address is taken."""
    allowed_origins: tuple[str, ...] = ()
    """Pages of other origins that may use it."""
    page: str = ""
    """The folder of the page for browsers; empty for the one in the package."""
    workers: int = 0
    """Processes in which bots think; 0 is one for each core."""
    frames_per_second: int = 20
    frames_burst: int = 60
    connections_per_address: int = 200
    requests_per_minute: int = 600
    tables_per_player: int = 20
    tables: int = 5000
    watchers_per_table: int = 50

    @property
    def secure(self) -> bool:
        """Whether people reach it by HTTPS."""
        return self.public_url.startswith("https://")

    @property
    def address(self) -> str:
        """The base of its links."""
        if self.public_url:
            return self.public_url
        host = "127.0.0.1" if self.host == EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


class RawSetting(msgspec.Struct, frozen=True):
    """A value, and what it is called where it was given."""

    source: str
    value: Any

    def refuse(self, code: str, **more: str) -> SetupError:
        """Say what is wrong with it."""
        value = self.value
        told = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
        return SetupError(code, {"source": self.source, "text": told[:80], **more})


Reader = Callable[[RawSetting], Any]


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: str, file_name: str, folder: Path
) -> Settings:
    """The settings that follow from what was given; a value that cannot be is a SetupError that names its source.

    `file` is the text of the file, and `folder` keeps what is given no other place.
    """
    given = {**from_file(file, file_name), **from_environment(environment), **from_flags(flags)}
    chosen = {name: READERS[name](one) for name, one in given.items()}
    if chosen.get("lan") and "host" not in chosen:
        chosen["host"] = EVERYWHERE
    if not chosen.get("workers"):
        chosen["workers"] = cores()
    chosen.setdefault("database_url", f"sqlite:///{folder / 'room.db'}")
    chosen.setdefault("secret_file", str(folder / "room.secret"))
    return Settings(**chosen)


def from_flags(flags: Mapping[str, object]) -> dict[str, RawSetting]:
    """What was given on the command line."""
    return {
        name: RawSetting(f"--{name.replace('_', '-')}", value)
        for name, value in flags.items()
        if name in READERS and value is not None
    }


def from_environment(environment: Mapping[str, str]) -> dict[str, RawSetting]:
    """What the environment says; an empty variable says nothing."""
    names = {name: f"{PREFIX}{name.upper()}" for name in READERS}
    return {name: RawSetting(key, environment[key]) for name, key in names.items() if environment.get(key)}


def from_file(text: str, file_name: str) -> dict[str, RawSetting]:
    """What the file says; a name it cannot have is refused."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError("BAD_CONFIG", {"file": file_name, "reason": str(error)[:200]}) from None
    for name in found:
        if name.replace("-", "_") not in READERS:
            allowed = ", ".join(READERS)
            raise SetupError("UNKNOWN_SETTING", {"name": name[:40], "file": file_name, "allowed": allowed})
    return {name.replace("-", "_"): RawSetting(f"{name} ({file_name})", value) for name, value in found.items()}


def config_file(flag: str | None, environment: Mapping[str, str], folder: Path) -> tuple[str, str]:
    """The text of the file with the settings and its name; a file that is named must be there."""
    named = flag or environment.get(f"{PREFIX}{CONFIG.upper()}", "")
    path = Path(named) if named else folder / FILE_NAME
    try:
        return path.read_text(encoding="utf-8"), str(path)
    except FileNotFoundError as error:
        if not named:
            return "", str(path)
        raise SetupError("BAD_CONFIG", {"file": str(path), "reason": error.strerror or ""}) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError("BAD_CONFIG", {"file": str(path), "reason": reason}) from None


# ---- Reading one value


def text(given: RawSetting) -> str:
    """Some printable text."""
    found = given.value
    if not isinstance(found, str) or not found.strip() or not found.isprintable() or len(found) > LONGEST:
        raise given.refuse("SETTING_NOT_TEXT")
    return found.strip()


def parse_int(low: int, high: int) -> Reader:
    """A whole number in a range."""

    def read(given: RawSetting) -> int:
        found = str(given.value).strip()
        fits = found.isascii() and found.isdigit() and len(found) < 10 and low <= int(found) <= high
        if isinstance(given.value, bool) or not fits:
            raise given.refuse("SETTING_NOT_WHOLE", low=str(low), high=str(high))
        return int(found)

    return read


def flag(given: RawSetting) -> bool:
    """Yes or no."""
    found = str(given.value).strip().lower()
    if found not in YES + NO:
        raise given.refuse("SETTING_NOT_FLAG")
    return found in YES


def origin(given: RawSetting) -> str:
    """The address of a site without a path."""
    found = text(given).rstrip("/")
    if not is_origin(found):
        raise given.refuse("SETTING_NOT_ORIGIN")
    return found


def is_origin(found: str) -> bool:
    """Whether this is scheme, host and perhaps port, and nothing else."""
    try:
        parts = urlsplit(found)
        return (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.port != 0
            and found.lower() == f"{parts.scheme}://{parts.netloc}".lower()
            and "@" not in parts.netloc
            and " " not in found
        )
    except ValueError:
        return False


def several(read: Reader) -> Reader:
    """Values in a list, or one after another with commas between them."""

    def read_all(given: RawSetting) -> tuple[Any, ...]:
        found = given.value.split(",") if isinstance(given.value, str) else given.value
        if not isinstance(found, (list, tuple)):
            raise given.refuse("SETTING_NOT_TEXT")
        return tuple(read(RawSetting(given.source, one.strip() if isinstance(one, str) else one)) for one in found)

    return read_all


def network(given: RawSetting) -> str:
    """An address, or a network of addresses."""
    try:
        return str(ipaddress.ip_network(text(given)))
    except ValueError as error:
        if isinstance(error, SetupError):
            raise
        raise given.refuse("SETTING_NOT_NETWORK") from None


READERS: Final[dict[str, Reader]] = {
    "host": text,
    "port": parse_int(1, 65535),
    "database_url": text,
    "secret_file": text,
    "lan": flag,
    "browser": flag,
    "public_url": origin,
    "trusted_proxies": several(network),
    "allowed_origins": several(origin),
    "page": text,
    "workers": parse_int(0, 1024),
    "frames_per_second": parse_int(0, HIGHEST),
    "frames_burst": parse_int(1, HIGHEST),
    "connections_per_address": parse_int(0, HIGHEST),
    "requests_per_minute": parse_int(0, HIGHEST),
    "tables_per_player": parse_int(0, HIGHEST),
    "tables": parse_int(0, HIGHEST),
    "watchers_per_table": parse_int(0, HIGHEST),
}
"""Every setting, and how its value is read."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
