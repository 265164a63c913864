"""Make the pictures of the README: `PYTHONPATH=src python docs/pictures/make.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from vaza.bots.kernel.playout import random_action
from vaza.cli.voice import WORDS, table_names
from vaza.core.chance import Rng, SeedSource
from vaza.core.sitting import Sitting
from vaza.games import make_game
from vaza.terminal.table import draw_table
from vaza.terminal.telling import Teller

HERE: Final = Path(__file__).parent
SEED: Final = 70
SEAT: Final = 0
NIGHT: Final = TerminalTheme(
    (24, 26, 31),
    (220, 223, 228),
    [
        (40, 44, 52),
        (224, 90, 100),
        (126, 184, 106),
        (214, 167, 0),
        (97, 150, 220),
        (190, 110, 210),
        (80, 170, 180),
        (200, 200, 200),
    ],
    [
        (90, 96, 108),
        (240, 110, 120),
        (150, 205, 130),
        (255, 207, 86),
        (120, 170, 240),
        (210, 130, 230),
        (100, 190, 200),
        (240, 240, 240),
    ],
)
OWN_FONTS: Final = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""The format of rich without fonts from elsewhere."""


def sitting() -> Sitting:
    """A seeded match of Sueca in its second deal, in the middle of a trick that Ana is to end."""
    played = Sitting(make_game("sueca"), SeedSource(SEED))
    rng = Rng(SEED)
    state = played.deal()
    while not (len(played.deals) == 2 and state.tricks >= 2 and state.laid == 3 and state.turn == SEAT):
        if state.turn < 0:
            state = played.deal()
        played.play(int(state.turn), int(random_action(state, rng)))
    return played


def main() -> None:
    """Write table.svg."""
    console = Console(
        record=True, width=80, force_terminal=True, color_system="truecolor", file=io.StringIO(), highlight=False
    )
    played = sitting()
    console.print(draw_table(played.view(SEAT), Teller(WORDS, table_names(4), 2)))
    svg = console.export_svg(title="vaza play sueca", theme=NIGHT, code_format=OWN_FONTS, unique_id="vaza")
    (HERE / "table.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
