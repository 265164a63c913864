"""The colours of the table, by lamp light and by day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

from vaza.terminal import cards
from vaza.terminal.sheet import BAD, GOLD, GOOD, QUIET

DARK: Final = "vaza-dark"
LIGHT: Final = "vaza-light"

_INK: Final = {"♥": "#c8102e", "♦": "#c8102e", "♣": "#1c1c1c", "♠": "#1c1c1c"} | {
    "O": "#a06a00",
    "C": "#c8102e",
    "E": "#1b5fae",
    "B": "#2c7a2f",
}
"""Suits on paper."""


@dataclass(frozen=True)
class Palette:
    """What has a colour of its own."""

    felt: str
    rim: str
    chalk: str
    quiet: str
    turn: str
    gold: str
    good: str
    bad: str
    back: str
    back_edge: str
    backs: str
    """Cards face down beside the felt."""
    dim_paper: str
    dim_ink: str
    button: str
    button_text: str
    chosen: str
    chosen_text: str
    suits: dict[str, str]
    """Suits in running text."""

    paper: str = "#f7f3e8"
    edge: str = "#b0a88f"
    strong: str = "#c58a00"

    def ink(self, name: str) -> str:
        """The colour of a card's suit on paper."""
        return _INK[name[-1]]

    def suit(self, symbol: str) -> Style:
        """A suit in running text."""
        return Style(color=self.suits[symbol], bold=True)

    def paint(self, text: str, style: Style | None = None) -> Text:
        """A sentence with its cards and suits in colour."""
        painted = cards.paint(text)
        found = Text(text, style or Style.null())
        for span in painted.spans:
            found.stylize(self.suit(text[span.end - 1]), span.start, span.end)
        return found

    def adapt(self, text: Text) -> Text:
        """A text of the score sheet in these colours."""
        known = {
            QUIET.color: self.quiet,
            GOLD.color: self.gold,
            GOOD.color: self.good,
            BAD.color: self.bad,
        }

        def changed(style: Style | str) -> Style | str:
            if isinstance(style, Style) and style.color in known:
                return style + Style(color=known[style.color])
            return style

        found = Text(text.plain, changed(text.style))
        for span in text.spans:
            found.stylize(changed(span.style), span.start, span.end)
        return found


NIGHT: Final = Palette(
    felt="#1d5a3f",
    rim="#a8763e",
    chalk="#bfdccb",
    quiet="#9aa3ad",
    turn="#ffcf56",
    gold="#e8b923",
    good="#7ec46a",
    bad="#f0707c",
    back="#274b77",
    back_edge="#8fb3dc",
    backs="#5b8fc7",
    dim_paper="#33383f",
    dim_ink="#8d949c",
    button="#35506b",
    button_text="#f2f5f8",
    chosen="#ffcf56",
    chosen_text="#1a1a1a",
    suits={"♥": "#ff6b76", "♦": "#ff6b76", "♣": "#e6e9ec", "♠": "#e6e9ec"}
    | {"O": "#e8b923", "C": "#ff6b76", "E": "#74aef5", "B": "#7ec46a"},
)
DAY: Final = Palette(
    felt="#2c7a57",
    rim="#8a5a24",
    chalk="#e2f3ea",
    quiet="#5c636b",
    turn="#8a4b00",
    gold="#8a6500",
    good="#1f7a1f",
    bad="#b3122a",
    back="#3d6ea8",
    back_edge="#dbe7f5",
    backs="#3d6ea8",
    dim_paper="#dcd8cc",
    dim_ink="#7c786c",
    button="#cddbe9",
    button_text="#13202e",
    chosen="#8a4b00",
    chosen_text="#ffffff",
    suits={"♥": "#b3122a", "♦": "#b3122a", "♣": "#15181c", "♠": "#15181c"}
    | {"O": "#8a6500", "C": "#b3122a", "E": "#1b5fae", "B": "#1f7a1f"},
    paper="#fffdf6",
    edge="#a39b84",
    strong="#b86f00",
)

THEMES: Final = (
    Theme(
        name=DARK,
        primary="#5b8fc7",
        accent="#ffcf56",
        foreground="#e4e7ea",
        background="#16191d",
        surface="#1d2126",
        panel="#262b31",
        dark=True,
    ),
    Theme(
        name=LIGHT,
        primary="#3d6ea8",
        accent="#8a4b00",
        foreground="#1b1f24",
        background="#f5f2ea",
        surface="#fbf9f4",
        panel="#e9e5d9",
        dark=False,
    ),
)


def palette_of(theme: str) -> Palette:
    """The colours that go with a theme."""
    return DAY if theme == LIGHT else NIGHT
