"""Who somebody is: signed cookies, ways into locked tables, ids, and codes to be said aloud."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable
from typing import Final

from itsdangerous import BadData, TimestampSigner

from vaza.core.errors import SetupError

COOKIE: Final = "vaza"
"""The name of the cookie."""
COOKIE_AGE: Final = 365 * 86400
"""Seconds for which a cookie is good."""
COOKIE_RENEWAL: Final = 30 * 86400
"""Seconds after which somebody who comes back gets a new cookie."""
GRANT_AGE: Final = 7 * 86400
"""Seconds for which the way into a locked table is good."""
SKEW: Final = 86400
"""Seconds by which the house's clock may have been set back since something was signed."""
SHORTEST_KEY: Final = 32
LONGEST_TOKEN: Final = 256
ALPHABET: Final = "CDFHJKMNPRTVWXY34679"
"""No two that look alike (B8 G6 I1L O0Q S5 UV Z2), and no vowels, so that a code is never a word."""
CODE_LENGTH: Final = 6
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_GAPS: Final = re.compile(r"[\s\-–—_.·]+")


class Signer:
    """Signs what people carry with them, each purpose with a key of its own."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        if len(key) < SHORTEST_KEY:
            raise SetupError("KEY_TOO_SHORT", {"length": str(len(key)), "least": str(SHORTEST_KEY)})
        self._clock = clock
        self._cookies = _Signing(key, "vaza.cookie", clock)
        self._grants = _Signing(key, "vaza.grant", clock)

    def cookie_for(self, player: str) -> str:
        """A cookie that says this is that player."""
        return self._cookies.write(checked_id(player))

    def player_in(self, cookie: str) -> str | None:
        """The player a cookie was made for; None if it is old or not ours."""
        read = self._cookies.read(cookie, COOKIE_AGE)
        return read[0] if read and is_id(read[0]) else None

    def renewed(self, cookie: str) -> str | None:
        """A new cookie for who brings a good one that has grown old; None if there is no need or no right."""
        read = self._cookies.read(cookie, COOKIE_AGE)
        if read is None or not is_id(read[0]) or read[1] < COOKIE_RENEWAL:
            return None
        return self.cookie_for(read[0])

    def grant_for(self, table: str, player: str) -> str:
        """A way into a locked table, for this player only."""
        return self._grants.write(f"{checked_id(table)}/{checked_id(player)}")

    def is_granted(self, grant: str, table: str, player: str) -> bool:
        """Whether this is the player's own way into that table."""
        read = self._grants.read(grant, GRANT_AGE)
        return read is not None and read[0] == f"{table}/{player}"


class _Signing(TimestampSigner):
    """Signs texts for one purpose, with the time by the house's clock."""

    def __init__(self, key: bytes, purpose: str, clock: Callable[[], float]) -> None:
        super().__init__(key, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        """The time that is signed."""
        return int(self._clock())

    def write(self, text: str) -> str:
        """A text with its time and signature."""
        return self.sign(text).decode("ascii")

    def read(self, token: str, longest: float) -> tuple[str, float] | None:
        """A text signed at most so many seconds ago, and its age."""
        if len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        try:
            text, signed = self.unsign(token, return_timestamp=True)
        except BadData:
            return None
        age = self._clock() - signed.timestamp()
        return (text.decode("ascii"), age) if -SKEW <= age <= longest else None


def set_cookie(cookie: str, https: bool) -> str:
    """The `Set-Cookie` header that hands over a cookie."""
    return _header(cookie, COOKIE_AGE, https)


def forget_cookie(https: bool) -> str:
    """The `Set-Cookie` header that takes it away."""
    return _header("", 0, https)


def _header(value: str, age: int, https: bool) -> str:
    secure = "; Secure" if https else ""
    return f"{COOKIE}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


def new_id() -> str:
    """An id that nobody can guess, for a player, a table or a match."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether a text has the form of an id."""
    return _ID.fullmatch(text) is not None


def checked_id(text: str) -> str:
    """An id as it is; SetupError for anything else."""
    if not is_id(text):
        raise SetupError("BAD_ID", {"text": printable(text)})
    return text


def printable(text: str, longest: int = 40) -> str:
    """The beginning of a text with nothing in it that a screen could stumble over."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:longest])


def new_code() -> str:
    """A code for a table, easily said aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """A code as somebody typed it, in capitals and without gaps; None if it cannot be one."""
    if len(text) > 4 * CODE_LENGTH:
        return None
    code = _GAPS.sub("", text)
    return code.upper() if len(code) == CODE_LENGTH and code.isascii() and code.isalnum() else None
