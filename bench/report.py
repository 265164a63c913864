"""From samples to a report: medians, spreads, and the ratios that matter with their targets.

A ratio is the median of the ratios of single rounds. The two sides of a round are measured within
seconds of each other, so that a machine that speeds up or slows down hurts both.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from typing import Final

from contenders import CONTENDERS, GAMES

PLAYOUTS: Final = "playouts"
MOVES: Final = "moves"
OURS: Final = "compiled fodinha"


@dataclass(frozen=True)
class Sample:
    """One contender in one round."""

    playouts: int
    moves: int
    seconds: float

    def rate(self, unit: str) -> float:
        """Playouts or moves in a second of CPU time."""
        return (self.playouts if unit == PLAYOUTS else self.moves) / self.seconds


Samples = dict[str, list[Sample]]
"""By contender, one sample for each round, in order."""


@dataclass(frozen=True)
class Spread:
    """The middle and the ends of a measure over the rounds."""

    median: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the range as a share of the median."""
        return (self.high - self.low) / 2 / self.median


@dataclass(frozen=True)
class Row:
    """One contender in the table."""

    name: str
    label: str
    moves_per_playout: float
    playouts: Spread
    moves: Spread


@dataclass(frozen=True)
class Comparison:
    """Two contenders, what is counted, and the least that `over` should be as a multiple of `under`."""

    label: str
    over: str
    under: str
    unit: str
    target: float | None = None


@dataclass(frozen=True)
class Ratio:
    """How many times as fast one contender is as another, and what was promised."""

    label: str
    unit: str
    value: Spread
    target: float | None
    met: bool | None


def spread(values: list[float]) -> Spread:
    """The median and the range."""
    return Spread(median(values), min(values), max(values))


def rows(samples: Samples) -> list[Row]:
    """A row for every contender that was measured, in the order of the register."""
    found = []
    for name, contender in CONTENDERS.items():
        taken = samples.get(name)
        if taken:
            length = sum(one.moves for one in taken) / sum(one.playouts for one in taken)
            speeds = [spread([one.rate(unit) for one in taken]) for unit in (PLAYOUTS, MOVES)]
            found.append(Row(name, contender.label, length, speeds[0], speeds[1]))
    return found


def comparisons() -> list[Comparison]:
    """All that is promised or worth knowing."""
    found = [
        Comparison("Fodinha over OpenSpiel C++ rollouts", OURS, "oh_hell rollouts", PLAYOUTS, 4.0),
        Comparison("Tree search over OpenSpiel C++ ISMCTSBot", "compiled search", "oh_hell search", PLAYOUTS, 5.0),
        Comparison("Fodinha over OpenSpiel C++ evaluate_bots", OURS, "oh_hell bots", PLAYOUTS),
        Comparison("Fodinha over OpenSpiel from Python", OURS, "oh_hell python", PLAYOUTS, 25.0),
        Comparison("Fodinha over RLCard bridge, game only", OURS, "rlcard game", MOVES),
        Comparison("Fodinha over RLCard bridge, env.run", OURS, "rlcard env", MOVES),
    ]
    for game, (title, *_) in GAMES.items():
        found.append(Comparison(f"{title}: compiled over pure", f"compiled {game}", f"pure {game}", PLAYOUTS))
    for game, (title, *_) in GAMES.items():
        if game != "fodinha":
            found.append(Comparison(f"{title} over Fodinha", f"compiled {game}", OURS, MOVES, 1 / 3))
    return found


def ratios(samples: Samples) -> list[Ratio]:
    """Every comparison of which both sides were measured, round by round."""
    found = []
    for one in comparisons():
        if samples.get(one.over) and samples.get(one.under):
            pairs = zip(samples[one.over], samples[one.under], strict=True)
            value = spread([over.rate(one.unit) / under.rate(one.unit) for over, under in pairs])
            met = None if one.target is None else value.median >= one.target
            found.append(Ratio(one.label, one.unit, value, one.target, met))
    return found


def as_json(samples: Samples, about: dict[str, object]) -> dict[str, object]:
    """The whole report for a file."""
    return {
        **about,
        "contenders": [asdict(row) for row in rows(samples)],
        "ratios": [asdict(one) for one in ratios(samples)],
    }


def growth(samples: list[int]) -> float:
    """How much memory grew from a tenth of the way to the end, as a share."""
    tenth = samples[len(samples) // 10 - 1]
    return (samples[-1] - tenth) / tenth
