"""Deals anyone can check: decks derived from a secret promised before the players add their salts.

1. The house picks a secret of 32 bytes and publishes its SHA-256, the commitment.
2. Each player gives a salt: 1 to 64 letters, digits, ``-`` or ``_``. Then salts are frozen.
3. Every shuffle and lot of the match comes from HMAC-SHA256(secret, ...) over the salts and a label.
4. At the end the secret is revealed: its hash must be the commitment, and every tape follows.

This proves that no deal was chosen after the fact. It does not stop a house from looking.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.chance import RandomSource, RandomTape
from vaza.core.errors import SetupError

SECRET_BYTES: Final = 32
_SALT: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_WORDS: Final = 2**32


def new_secret() -> bytes:
    """A secret for one match, from the system's generator."""
    return secrets.token_bytes(SECRET_BYTES)


def is_salt(text: str) -> bool:
    """Whether a player may add this to the chance of a match."""
    return _SALT.fullmatch(text) is not None


def commitment(secret: bytes) -> str:
    """What the house publishes before it accepts salts."""
    return hashlib.sha256(secret).hexdigest()


class VerifiableSource(RandomSource):
    """Tapes derived from a secret and the salts of the seats."""

    secret: bytes
    salts: list[str]

    def __init__(self, secret: bytes, salts: list[str]) -> None:
        if len(secret) != SECRET_BYTES:
            raise SetupError("BAD_SECRET", {"length": str(len(secret))})
        for seat, salt in enumerate(salts):
            if not is_salt(salt):
                raise SetupError("BAD_SALT", {"seat": str(seat)})
        self.secret = secret
        self.salts = salts

    def tape(self, size: int, number: int) -> RandomTape:
        """The tape of this number."""
        return DerivedTape(size, self.secret, f"vaza1|{','.join(self.salts)}|{number}")


class DerivedTape(RandomTape):
    """A tape whose every number follows from the secret and a label."""

    secret: bytes
    label: str

    def __init__(self, size: i64, secret: bytes, label: str) -> None:
        super().__init__(size)
        self.secret = secret
        self.label = label

    def next_order(self) -> vec[i64]:
        """Shuffle a whole deck from the top index down, with numbers from the stream of this order."""
        words = HmacStream(self.secret, f"{self.label}|order{len(self.orders)}")
        cards = vec[i64](list(range(int(self.size))))
        for last in range(int(self.size) - 1, 0, -1):
            other = words.below(last + 1)
            held = cards[last]
            cards[last] = cards[other]
            cards[other] = held
        return cards

    def next_lot(self, limit: int) -> int:
        """The first number of the stream of this lot."""
        return HmacStream(self.secret, f"{self.label}|lot{len(self.lots)}").below(limit)


class HmacStream:
    """A stream of 32-bit numbers: blocks of HMAC-SHA256 over ``label|0``, ``label|1``, ..."""

    secret: bytes
    label: str
    block: bytes
    used: int
    blocks: int

    def __init__(self, secret: bytes, label: str) -> None:
        self.secret = secret
        self.label = label
        self.block = b""
        self.used = 0
        self.blocks = 0

    def next(self) -> int:
        """The next four bytes, big end first."""
        if self.used == len(self.block):
            message = f"{self.label}|{self.blocks}".encode()
            self.block = hmac.new(self.secret, message, "sha256").digest()
            self.blocks += 1
            self.used = 0
        self.used += 4
        return int.from_bytes(self.block[self.used - 4 : self.used], "big")

    def below(self, limit: int) -> int:
        """A number below the limit, every one equally likely: words past the last multiple are thrown away."""
        even = _WORDS - _WORDS % limit
        word = self.next()
        while word >= even:
            word = self.next()
        return word % limit
