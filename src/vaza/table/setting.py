"""What people agree on before they sit down: the game, the clock, what happens when somebody is away."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.games import make_game

Away = Literal["bot-takes-over", "pause", "open-seat"]
Pace = Literal["natural", "quick", "instant"]

Talk = Literal["open", "emotes"]
"""What may be said at a table: everything, or only with a face."""
TableStatus = Literal["gathering", "running", "over", "closed"]
"""Where a house has a table: being filled, in a match, between matches, or put away."""

LONGEST_TIME = 3600.0


class TimeControl(msgspec.Struct, frozen=True):
    """Seconds for each move, and a bank of seconds for the match that is used when they are gone."""

    move: float = 0.0
    bank: float = 0.0

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.move > 0 or self.bank > 0

    def write(self) -> str:
        """``off``, ``30`` or ``10+60``."""
        if not self.runs:
            return "off"
        return f"{self.move:g}+{self.bank:g}" if self.bank else f"{self.move:g}"


def read_clock(text: str) -> TimeControl:
    """A clock from ``off``, seconds a move (``30``) or seconds a move and a bank for the match (``10+60``)."""
    words = text.strip().lower()
    if words == "off":
        return TimeControl()
    move, plus, bank = words.partition("+")
    if is_time(move) and (is_time(bank) or not plus):
        clock = TimeControl(float(move), float(bank) if plus else 0.0)
        if clock.runs:
            return clock
    raise OptionError("BAD_CLOCK", {"text": text[:40]})


def is_time(text: str) -> bool:
    """Whether the text is a number of seconds within an hour."""
    return text.isascii() and text.replace(".", "", 1).isdigit() and float(text) <= LONGEST_TIME


class TableConfig(msgspec.Struct, frozen=True, kw_only=True):
    """All that is fixed when a table is opened."""

    game: str
    players: int
    variants: tuple[str, ...] = ()
    options: dict[str, str] = {}
    clock: TimeControl = TimeControl()
    away: Away = "bot-takes-over"
    grace: float = 20.0
    """Seconds somebody may be away before a bot plays on or the seat is open."""
    substitute: str = "hard"
    """The bot that plays for somebody away."""
    obvious: bool = True
    """Whether the table plays what everybody can see to be the only possible action (X4)."""
    seed: int = -1
    """The seed of all decks; -1 for fair decks from a secret and the players' salts."""

    def make_game(self) -> Game:
        """The game with its options fixed; tables that agree on them share it, for it keeps nothing of any match."""
        return shared_game(self.game, self.players, self.variants, tuple(sorted(self.options.items())))


@lru_cache(256)
def shared_game(code: str, players: int, variants: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Game:
    """One game for all tables with this setting."""
    return make_game(code, players, variants=variants, options=dict(options))


def config_for(
    game: Game,
    clock: TimeControl | None = None,
    away: Away = "bot-takes-over",
    grace: float = 20.0,
    obvious: bool = True,
    seed: int = -1,
) -> TableConfig:
    """The setting of a table for this game; its clock is the game's own unless another is given."""
    changed = {one.option: one.value for one in game.differences() if one.option != "variant"}
    return TableConfig(
        game=game.code,
        players=game.seats,
        variants=game.variants,
        options=changed,
        clock=TimeControl(float(game.clock)) if clock is None else clock,
        away=away,
        grace=grace,
        obvious=obvious,
        seed=seed,
    )
