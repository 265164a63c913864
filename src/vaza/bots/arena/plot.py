"""A plot as SVG: a dot and an interval for each row, and a line at what is fair."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from vaza.bots.arena.statistics import Estimate

AXIS: Final = 480
MARGIN: Final = 28
GAP: Final = 14
ROW: Final = 34
HEAD: Final = 46
FOOT: Final = 50
LETTER: Final = 8.3
"""About the width of a letter at the size of the labels."""
STYLE: Final = """
  .paper { fill: #ffffff } .ink { fill: #1f2933 } .soft { fill: #5f6c7b }
  .grid { stroke: #e1e5ea; stroke-width: 1 } .fair { stroke: #8a94a0; stroke-width: 1.5; stroke-dasharray: 5 4 }
  .bar { stroke: #2563a8; stroke-width: 3; stroke-linecap: round } .dot { fill: #2563a8 }
  text { font: 14px system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
  .title { font-size: 17px; font-weight: 600 } .small { font-size: 12.5px }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #15191e } .ink { fill: #e6eaef } .soft { fill: #9aa7b4 }
    .grid { stroke: #2b323a } .fair { stroke: #77828e } .bar { stroke: #6cb0f5 } .dot { fill: #6cb0f5 }
  }
"""


class PlotRow(NamedTuple):
    """One row: what it is about, where its dot and bar are, and the same in figures."""

    label: str
    estimate: Estimate
    figures: str


class Panel(NamedTuple):
    """Rows on one axis."""

    title: str
    axis: str
    lines: Sequence[PlotRow]
    fair: float | None
    low: float | None
    """Where the axis may not go below, None for anywhere; likewise above `high`."""
    high: float | None


def draw(title: str, note: str, panels: Sequence[Panel]) -> str:
    """The whole picture."""
    parts: list[str] = []
    top = 70
    left = MARGIN + GAP + LETTER * max(len(line.label) for panel in panels for line in panel.lines)
    right = left + AXIS
    width = round(right + GAP + LETTER * max(len(line.figures) for panel in panels for line in panel.lines) + MARGIN)
    for panel in panels:
        parts += draw_panel(panel, left, right, top)
        top += HEAD + ROW * len(panel.lines) + FOOT
    height = top + 4
    heading = [
        text(MARGIN, 36, title, "ink title"),
        text(MARGIN, 57, note, "soft small"),
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" aria-label="{escape(title, {chr(34): "&quot;"})}">',
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{width}" height="{height}"/>',
            *heading,
            *parts,
            "</svg>\n",
        ]
    )


def draw_panel(panel: Panel, left: float, right: float, top: float) -> list[str]:
    """Grid, fair line, rows and axis."""
    low, high, step = axis_range(panel)
    bottom = top + HEAD + ROW * len(panel.lines)

    def across(value: float) -> float:
        return round(left + (min(max(value, low), high) - low) / (high - low) * (right - left), 1)

    parts = [text(MARGIN, top + 28, panel.title, "ink", weight=600)]
    for tick in ticks(low, high, step):
        parts.append(stroke("grid", across(tick), top + HEAD - 6, across(tick), bottom))
        parts.append(text(across(tick), bottom + 18, f"{tick:g}".replace("-", "−"), "soft small", "middle"))
    if panel.fair is not None:
        parts.append(stroke("fair", across(panel.fair), top + HEAD - 6, across(panel.fair), bottom))
    parts.append(text((left + right) / 2, bottom + 36, panel.axis, "soft small", "middle"))
    for number, line in enumerate(panel.lines):
        middle = top + HEAD + ROW * (number + 0.5)
        value, lowest, highest = line.estimate
        parts.append(text(left - GAP, middle + 5, line.label, "ink", "end"))
        if lowest is not None and highest is not None:
            parts.append(stroke("bar", across(lowest), middle, across(highest), middle))
        parts.append(f'<circle class="dot" cx="{across(value)}" cy="{middle}" r="5.5"/>')
        parts.append(text(right + GAP, middle + 5, line.figures, "soft small"))
    return parts


def axis_range(panel: Panel) -> tuple[float, float, float]:
    """Where an axis begins and ends, and its step, so that all rows are on it with room around."""
    values = [value for line in panel.lines for value in line.estimate if value is not None]
    if panel.fair is not None:
        values.append(panel.fair)
    room = max((max(values) - min(values)) * 0.08, 1.0)
    step = round_step((max(values) - min(values) + 2 * room) / 6)
    low = math.floor((min(values) - room) / step) * step
    high = math.ceil((max(values) + room) / step) * step
    if panel.low is not None:
        low = max(low, panel.low)
    if panel.high is not None:
        high = min(high, panel.high)
    return low, high, step


def round_step(step: float) -> float:
    """The next round step: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(step))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step * 0.999)


def ticks(low: float, high: float, step: float) -> list[float]:
    """The round values on an axis."""
    first = math.ceil(low / step - 1e-9)
    return [round(step * number, 6) for number in range(first, math.floor(high / step + 1e-9) + 1)]


def stroke(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A line."""
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def text(x: float, y: float, words: str, kind: str, anchor: str = "start", weight: int = 400) -> str:
    """Some words; heavier ones only where it matters."""
    bold = f' font-weight="{weight}" style="font-weight: {weight}"' if weight != 400 else ""
    return (
        f'<text class="{kind}" x="{round(x, 1)}" y="{round(y, 1)}" text-anchor="{anchor}"{bold}>{escape(words)}</text>'
    )
