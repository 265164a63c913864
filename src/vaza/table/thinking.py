"""The bot that was asked: when, how often, what it said, and how long it may think.

None of this is kept: a table that is built again asks again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final

from vaza.table.setting import Pace

SECONDS: Final = 0.3
"""How long a bot may think where nothing hurries it."""
SHORTEST: Final = 0.02
PATIENCE: Final = 10.0
"""Seconds after which an answer counts as lost."""
TRIES: Final = 3
LATE: Final = 1.0
"""Seconds over its time after which an answer shows that the machine is overloaded."""
NOBODY_ASKED: Final = -1

MOMENTS: Final[dict[Pace, tuple[float, float, float]]] = {
    "natural": (0.6, 0.8, 1.1),
    "quick": (0.2, 0.1, 0.4),
    "instant": (0.0, 0.0, 0.0),
}
"""By pace: the least a bot waits, how much more it may wait, and how much more after a trick was taken."""


def bot_delay(pace: Pace, decision: int, after_trick: bool) -> float:
    """How long a bot seems to think: different from card to card, the same whenever it is asked about this one."""
    least, spread, trick = MOMENTS[pace]
    return least + spread * hesitation(decision) + (trick if after_trick else 0.0)


@lru_cache(4096)
def hesitation(decision: int) -> float:
    """A number from 0 to 1 for each decision."""
    return sha256(str(decision).encode()).digest()[0] / 255


@dataclass
class BotRequest:
    """The bot that is thinking now, if any."""

    decision: int = NOBODY_ASKED
    asked_at: float = 0.0
    tries: int = 0
    answer: str = ""
    seconds: float = SECONDS
    """How long a bot may think: less while answers come late."""

    def ask(self, decision: int, now: float) -> None:
        """A bot is asked, perhaps once more."""
        self.tries = self.tries + 1 if self.decision == decision else 1
        self.decision, self.asked_at, self.answer = decision, now, ""

    def lost(self, now: float) -> bool:
        """Whether the answer is not to be expected any more."""
        return not self.answer and now >= self.lost_at

    @property
    def lost_at(self) -> float:
        """When an answer counts as lost."""
        return self.asked_at + PATIENCE + self.seconds

    def failed(self) -> None:
        """The answer was useless: it counts as lost."""
        self.asked_at -= PATIENCE + self.seconds

    def answered(self, action: str, now: float) -> None:
        """The answer is here: late ones shorten the time for the next, punctual ones lengthen it again."""
        self.answer = action
        if now - self.asked_at > self.seconds + LATE:
            self.seconds = max(SHORTEST, self.seconds / 2)
        else:
            self.seconds = min(SECONDS, self.seconds * 1.25)
