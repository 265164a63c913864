"""Passwords: hashed by argon2 in threads of their own, so few at once that a flood cannot eat the memory."""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from vaza.core.errors import SetupError

AT_ONCE: Final = 2
WAITING: Final = 30
SHORTEST: Final = 8
LONGEST: Final = 200
MEMORY: Final = 19456
"""KiB for one hash, with two passes in one lane: what OWASP advises, and light enough beside a game."""

Result = TypeVar("Result")
_LOG: Final = logging.getLogger("vaza.server.passwords")


class PasswordCheck(NamedTuple):
    """Whether a password was right, and its new hash if the kept one is out of date."""

    right: bool
    renewed: str = ""


class Passwords:
    """Hashes and verifies without holding up the event loop."""

    def __init__(self, hasher: PasswordHasher | None = None, at_once: int = AT_ONCE, waiting: int = WAITING) -> None:
        self._hasher = hasher or PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self._nobody = self._hasher.hash(secrets.token_bytes(32))
        self._pool = ThreadPoolExecutor(at_once, "vaza-passwords")
        self._places = at_once + waiting
        self._taken = 0
        self._lock = Lock()

    async def hash(self, password: str, shortest: int = SHORTEST) -> str:
        """The hash under which a password is kept."""
        if not shortest <= len(password) <= LONGEST:
            raise SetupError("BAD_PASSWORD", {"least": str(shortest), "most": str(LONGEST)})
        return await self._work(lambda: self._hasher.hash(as_bytes(password)))

    async def verify(self, kept: str, password: str) -> PasswordCheck:
        """Whether this is the password of a kept hash; an empty one is nobody's, and takes as long to refuse."""
        return await self._work(lambda: self._verdict(kept, password[: LONGEST + 1]))

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.to_thread(self._pool.shutdown)

    def _verdict(self, kept: str, password: str) -> PasswordCheck:
        secret = as_bytes(password)
        try:
            self._hasher.verify(kept or self._nobody, secret)
        except VerifyMismatchError:
            return PasswordCheck(False)
        except (InvalidHashError, VerificationError) as error:
            _LOG.error("a kept password hash cannot be read: %s", type(error).__name__)
            return PasswordCheck(False)
        if not kept:
            return PasswordCheck(False)
        return PasswordCheck(True, self._hasher.hash(secret) if self._hasher.check_needs_rehash(kept) else "")

    async def _work(self, job: Callable[[], Result]) -> Result:
        with self._lock:
            if self._taken >= self._places:
                raise SetupError("TOO_BUSY", {})
            self._taken += 1
        future = self._pool.submit(job)
        future.add_done_callback(self._leave)
        # Who hangs up keeps the place until the work is done; else a flood of them would fill the pool's own queue.
        return await asyncio.shield(asyncio.wrap_future(future))

    def _leave(self, _: Future[Result]) -> None:
        with self._lock:
            self._taken -= 1


def as_bytes(password: str) -> bytes:
    """A password as it is hashed, the same from every keyboard."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
