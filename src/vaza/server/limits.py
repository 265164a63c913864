"""How much one address may ask of the house: buckets of tokens, and a count of open connections."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_BUCKETS: Final = 10_000
SAME_HOUSE: Final = 64
"""The bits of an IPv6 address that tell one customer from another; the rest is theirs to choose."""


class TokenBucket:
    """Holds up to `burst` tokens and gains `rate` a second; a rate of 0 or less is no limit at all."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = float("-inf")

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough; a clock that was set back brings none."""
        if self.rate <= 0:
            return True
        if now > self._at:
            self._level = min(self.burst, self._level + (now - self._at) * self.rate)
            self._at = now
        if self._level < tokens:
            return False
        self._level -= tokens
        return True


class RateLimiter:
    """A bucket for everybody; when there are too many, the one unused for longest falls out."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """Whether this one may have so much now."""
        if self.rate <= 0:
            return True
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self._clock(), tokens)


class ConnectionCounter:
    """Counts open connections; 0 for a most is no limit."""

    def __init__(self, most_each: int, most: int = 0) -> None:
        self.most_each = most_each
        self.most = most
        self.open = 0
        self._open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Let one more in; False if that is too many, and then it must not `leave`."""
        here = self._open.get(key, 0)
        if (self.most_each and here >= self.most_each) or (self.most and self.open >= self.most):
            return False
        self._open[key] = here + 1
        self.open += 1
        return True

    def leave(self, key: str) -> None:
        """One that was let in is gone; KeyError if none was."""
        here = self._open[key]
        self.open -= 1
        if here > 1:
            self._open[key] = here - 1
        else:
            del self._open[key]

    def inside(self, key: str) -> int:
        """How many are open."""
        return self._open.get(key, 0)


def limit_key(address: str) -> str:
    """Under which key an address is limited: all of an IPv6 customer's are one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return "?"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - SAME_HOUSE) << (128 - SAME_HOUSE))}/{SAME_HOUSE}"
