"""From what was measured to what was promised: ratios within one run, their targets, and the tables that show them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from rich.table import Table

from server_load.load import Result
from server_load.trials import Delay, Memory, Soak

SQLITE: Final = "Vaza on SQLite"
POSTGRES: Final = "Vaza on PostgreSQL"
PEER: Final = "boardgame.io in memory"
PEER_POSTGRES: Final = "boardgame.io on PostgreSQL"
CONTENDERS: Final = (SQLITE, POSTGRES, PEER, PEER_POSTGRES)
FLAT_500: Final = "500 clients flat out"
FLAT_2000: Final = "2,000 clients flat out"
PACED: Final = "2,000 clients, a move a second at each table"

Samples = dict[tuple[str, str], list[Result]]
"""By contender and scenario, one for each round, in order."""


@dataclass(frozen=True)
class Verdict:
    """A figure, what it should be, and whether it is."""

    label: str
    value: float
    target: float
    at_least: bool
    rounds: tuple[float, ...] = ()

    @property
    def met(self) -> bool:
        """Whether it is what was promised."""
        return self.value >= self.target if self.at_least else self.value <= self.target


@dataclass(frozen=True)
class Comparison:
    """Two contenders in one scenario, what is compared, and what the first should be as a multiple of the second."""

    scenario: str
    figure: str
    ours: str
    theirs: str
    target: float
    at_least: bool


def comparisons() -> list[Comparison]:
    """All that is promised as a ratio."""
    found = []
    for scenario in (FLAT_500, FLAT_2000):
        found.append(Comparison(scenario, "moves_per_second", POSTGRES, PEER, 2.5, at_least=True))
        found.append(Comparison(scenario, "moves_per_second", SQLITE, PEER, 1.8, at_least=True))
        found += [Comparison(scenario, "p99_ms", ours, PEER, 1.0, at_least=False) for ours in (POSTGRES, SQLITE)]
    found.append(Comparison(FLAT_500, "moves_per_second", POSTGRES, PEER_POSTGRES, 20.0, at_least=True))
    for figure in ("p99_ms", "cpu_us_per_move"):
        found += [Comparison(PACED, figure, ours, PEER, 1.0, at_least=False) for ours in (POSTGRES, SQLITE)]
    return found


WORDS: Final = {"moves_per_second": "moves/s", "p99_ms": "p99", "cpu_us_per_move": "CPU of the server for a move"}


def ratios(samples: Samples) -> list[Verdict]:
    """Every comparison of which both sides were measured, round by round; the median counts."""
    found = []
    for one in comparisons():
        ours, theirs = samples.get((one.ours, one.scenario)), samples.get((one.theirs, one.scenario))
        if ours and theirs:
            pairs = zip(ours, theirs, strict=True)
            rounds = tuple(getattr(a, one.figure) / getattr(b, one.figure) for a, b in pairs)
            label = f"{one.scenario}: {WORDS[one.figure]}, {one.ours} over {one.theirs}"
            found.append(Verdict(label, median(rounds), one.target, one.at_least, rounds))
    return found


def memory_verdicts(memory: Memory) -> list[Verdict]:
    """What a connection and a table may take."""
    return [
        Verdict("kB for an idle connection", memory.per_connection / 1000, 60, at_least=False),
        Verdict("kB for a running table", memory.per_table / 1000, 50, at_least=False),
    ]


def bot_verdicts(delay: Delay) -> list[Verdict]:
    """How much bots may delay others."""
    with_bots, without = delay.with_bots, delay.without
    return [
        Verdict(f"{name} at other tables, with bots over without", late / early, 2.0, at_least=False)
        for name, late, early in (
            ("p50", with_bots.p50_ms, without.p50_ms),
            ("p99", with_bots.p99_ms, without.p99_ms),
        )
    ]


def soak_verdict(soak: Soak) -> Verdict:
    """How much memory may grow from a tenth of the way to the end."""
    tenth = soak.samples[len(soak.samples) // 10 - 1]
    growth = (soak.samples[-1] - tenth) / tenth
    return Verdict(f"growth of memory within {soak.minutes:g} minutes", growth, 0.05, at_least=False)


def middle(results: list[Result]) -> dict[str, float]:
    """The median of every figure over the rounds."""
    return {
        name: median(getattr(one, name) for one in results)
        for name in Result.__struct_fields__
        if name not in ("refused", "tables")
    }


def figures_table(scenario: str, samples: Samples) -> Table:
    """One scenario."""
    table = Table(title=scenario)
    table.add_column("server", no_wrap=True)
    headings = ("moves/s", "p50 ms", "p99 ms", "CPU µs/move", "database", "frame B", "server CPU", "load CPU")
    for heading in headings:
        table.add_column(heading, justify="right")
    for contender in CONTENDERS:
        if results := samples.get((contender, scenario)):
            told = middle(results)
            cells = [f"{told['moves_per_second']:,.0f}", f"{told['p50_ms']:,.1f}", f"{told['p99_ms']:,.1f}"]
            cells += [f"{told[name]:,.0f}" for name in ("cpu_us_per_move", "database_us_per_move", "frame_bytes")]
            table.add_row(contender, *cells, f"{told['server_cpu']:.0%}", f"{told['load_cpu']:.0%}")
    return table


def verdict_table(verdicts: list[Verdict]) -> Table:
    """What was promised, and whether it is kept."""
    table = Table(title="Promises, median of the rounds")
    table.add_column("figure")
    for heading in ("value", "target", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in verdicts:
        target = f"{'≥' if one.at_least else '≤'} {one.target:g}"
        table.add_row(one.label, f"{one.value:,.3g}", target, "[green]met" if one.met else "[red]not met")
    return table


def as_json(samples: Samples, verdicts: list[Verdict]) -> dict[str, Any]:
    """The figures for a file."""
    return {
        "figures": [
            {
                "server": contender,
                "scenario": scenario,
                **middle(results),
                "rounds": [{"moves_per_second": one.moves_per_second, "p99_ms": one.p99_ms} for one in results],
                "refused": [one.refused for one in results],
            }
            for (contender, scenario), results in samples.items()
        ],
        "promises": [{**asdict(one), "met": one.met} for one in verdicts],
    }
