"""Cards and suits in colour."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rich.style import Style
from rich.text import Text

from vaza.core.cards import Deck, members
from vaza.terminal.canvas import Canvas

WIDTH: Final = 5
HEIGHT: Final = 3
PLAIN: Final = "╭─╮│╰╯"
STRONG: Final = "┏━┓┃┗┛"
DOTTED: Final = "┌╌┐╎└┘"

PAPER: Final = "#f7f3e8"
EDGE: Final = Style(color="#b9b19a", bgcolor=PAPER)
BEST_EDGE: Final = Style(color="#c58a00", bgcolor=PAPER, bold=True)
BACK: Final = Style(color="#8fb3dc", bgcolor="#274b77")
FAINT: Final = Style(color="grey50")

_ON_PAPER: Final = {
    "♥": "#c8102e",
    "♦": "#c8102e",
    "♣": "#1c1c1c",
    "♠": "#1c1c1c",
    "O": "#a87400",
    "C": "#c8102e",
    "E": "#1b5fae",
    "B": "#2c7a2f",
}
_IN_TEXT: Final = {
    "♥": Style(color="red", bold=True),
    "♦": Style(color="red", bold=True),
    "♣": Style(bold=True),
    "♠": Style(bold=True),
    "O": Style(color="yellow", bold=True),
    "C": Style(color="red", bold=True),
    "E": Style(color="blue", bold=True),
    "B": Style(color="green", bold=True),
}
_NAMED: Final = re.compile(r"(?:\b(?:1[0-2]|[1-9AJQK]))?[♥♦♣♠]|\b(?:1[0-2]|[1-7])[OCEB]\b")


def in_text(suit: str) -> Style:
    """The colour of a suit in running text."""
    return _IN_TEXT[suit]


def paint(text: str) -> Text:
    """A sentence with its cards and suits in colour."""
    painted = Text(text)
    for found in _NAMED.finditer(text):
        painted.stylize(_IN_TEXT[found[0][-1]], *found.span())
    return painted


def draw(canvas: Canvas, left: int, top: int, name: str, best: bool = False) -> None:
    """A card that lies open; the one that is taking the trick has a strong edge."""
    border, edge = (STRONG, BEST_EDGE) if best else (PLAIN, EDGE)
    canvas.panel((left, top, WIDTH, HEIGHT), border, edge)
    canvas.put(left + 1, top + 1, f"{name:^3}", edge + Style(color=_ON_PAPER[name[-1]], bold=True))


def draw_faint(canvas: Canvas, left: int, top: int, name: str, style: Style = FAINT) -> None:
    """A card that cannot be played now, or is already gone."""
    canvas.panel((left, top, WIDTH, HEIGHT), PLAIN, style)
    canvas.put(left + 1, top + 1, f"{name:^3}", style)


def draw_back(canvas: Canvas, left: int, top: int, told: str) -> None:
    """A card face down, with a few letters on it."""
    canvas.panel((left, top, WIDTH, HEIGHT), PLAIN, BACK)
    canvas.put(left + 1, top + 1, f"{told:^3}", BACK + Style(bold=True))


def draw_space(canvas: Canvas, left: int, top: int, style: Style) -> None:
    """A place where a card is expected."""
    canvas.panel((left, top, WIDTH, HEIGHT), DOTTED, style)


def by_suit(deck: Deck, cards: int) -> list[tuple[str, list[str]]]:
    """The suits of a hand, each with its ranks, the strongest first."""
    ranks: dict[str, list[str]] = {}
    for card in sorted(members(cards), key=lambda card: -int(deck.strength(card))):
        ranks.setdefault(deck.suits[int(deck.suit_of(card))], []).append(deck.ranks[int(deck.strength(card))])
    return [(suit, ranks[suit]) for suit in order_of(deck) if suit in ranks]


def suit_lines(deck: Deck, hand: int, style: Callable[[str], Style]) -> list[Text]:
    """A hand as lines, one for each suit."""
    gap = " " if any(len(rank) > 1 for rank in deck.ranks) else ""
    return [Text().append(suit, style(suit)).append(" " + gap.join(ranks)) for suit, ranks in by_suit(deck, hand)]


def in_order(deck: Deck, cards: int) -> list[int]:
    """A hand as it is held: suit by suit, the strongest first, colours taking turns."""
    suits = {suit: place for place, suit in enumerate(order_of(deck))}
    return sorted(members(cards), key=lambda card: (suits[deck.suits[int(deck.suit_of(card))]], -card))


def order_of(deck: Deck) -> str:
    """The suits as a hand is held: red and black in turn."""
    return "♥♣♦♠" if deck.style == "french" else deck.suits
