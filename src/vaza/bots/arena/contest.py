"""What is played in an arena: the game, the bots, and the deals, so exactly that anyone can play it again."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, replace
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

import vaza
from vaza.bots.players import make_bot
from vaza.core.game import Game
from vaza.games import make_game

UNITS: Final = ("deal", "set", "match")
FRESH: Final = "fresh"
ROOMS: Final = ("core", "games", "bots")


@dataclass(frozen=True)
class Contest:
    """Bots, the table they play at, and the suite their deals come from."""

    game: str
    players: int
    variants: tuple[str, ...]
    options: dict[str, str]
    unit: str
    """What is won or lost: a ``deal``, a ``set`` or a whole ``match``."""
    suite: str
    bots: tuple[str, ...]
    both: bool
    """Whether, where each seat plays for itself, each of two bots sits alone among the other in turn."""
    equal_time: bool

    def table(self) -> Game:
        """The game they play."""
        return make_game(self.game, self.players, variants=self.variants, options=dict(self.options))

    def check(self) -> None:
        """Refuse bots that do not exist."""
        game = self.table()
        for bot in self.bots:
            make_bot(game, bot)

    def pairings(self) -> list[tuple[int, int]]:
        """Who meets whom, by number; where each seat plays for itself the first sits alone among the second."""
        numbers = range(len(self.bots))
        return list(permutations(numbers, 2)) if self.both else list(combinations(numbers, 2))

    def names(self) -> list[str]:
        """The bots as they are told apart."""
        return [
            bot if self.bots.count(bot) == 1 else f"{bot} #{self.bots[: place + 1].count(bot)}"
            for place, bot in enumerate(self.bots)
        ]

    def seed(self, index: int) -> int:
        """The seed of the index-th deal of the suite: the same for every pairing, game and machine."""
        return number_from(f"vaza suite {self.suite} {index}")

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "variants": list(self.variants), "bots": list(self.bots)}

    def same_as(self, other: Contest) -> bool:
        """Whether another contest is this one; ``fresh`` stands for any suite that was fresh."""
        if self.suite == FRESH and other.suite.startswith(f"{FRESH}-"):
            return replace(self, suite=other.suite) == other
        return self == other


def contest_from(data: dict[str, Any]) -> Contest:
    """A contest from its data."""
    return Contest(**{**data, "variants": tuple(data["variants"]), "bots": tuple(data["bots"])})


def number_from(text: str) -> int:
    """A number of 48 bits from any text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def fingerprint() -> str:
    """What the sources of the engine and the bots hash to: results of others must not be mixed with ours."""
    root = Path(vaza.__file__).parent
    hashed = hashlib.sha256()
    for path in sorted(path for room in ROOMS for path in (root / room).rglob("*.py")):
        hashed.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()[:16]
