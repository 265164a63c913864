"""The table from above: seats in the true direction of play, the trick, the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from vaza.core.view import PlayedCard, View
from vaza.games import spec
from vaza.terminal import cards
from vaza.terminal.canvas import Canvas
from vaza.terminal.places import BOTTOM, LEFT, RIGHT, TOP, TOP_LEFT, TOP_RIGHT, seat_position
from vaza.terminal.telling import MessageFormatter

WIDTH: Final = 78
SIDE: Final = 19
FELT_WIDTH: Final = WIDTH - 2 * SIDE
FELT_HEIGHT: Final = 11
BLOCK: Final = 17
DOT: Final = " · "

FELT: Final = "#1d5a3f"
RIM: Final = Style(color="#a8763e", bgcolor=FELT, bold=True)
CHALK: Final = Style(color="#bfdccb", bgcolor=FELT)
GHOST: Final = Style(color="#7fa792", bgcolor=FELT)
TURN: Final = Style(color="#ffcf56", bold=True)
NAME: Final = Style(bold=True)
CHIP: Final = Style(reverse=True, bold=True)
BACKS: Final = Style(color="#5b8fc7")
QUIET: Final = Style(color="grey62")

_SPOTS: Final = {BOTTOM: (0, 6), RIGHT: (11, 3), LEFT: (-11, 3), TOP: (0, 0), TOP_RIGHT: (11, 0), TOP_LEFT: (-11, 0)}
"""Where a seat's cards lie on the felt: columns from the middle, rows from the top."""


def draw_table(view: View, teller: MessageFormatter, hands: Mapping[int, int] | None = None) -> RenderableType:
    """The whole table as this view shows it; `hands` are the hands that lie open besides the viewer's own."""
    parts = [heading(view, teller), TableRenderer(view, teller, hands or {}).text()]
    last = closing(view, teller)
    return Group(*parts, last) if last else Group(*parts)


class TableRenderer:
    """One picture of a table."""

    def __init__(self, view: View, teller: MessageFormatter, hands: Mapping[int, int]) -> None:
        self.view = view
        self.teller = teller
        self.hands = hands
        self.clockwise = spec(view.game).clockwise
        self.top = 3 if view.seats != 3 else 0
        self.canvas = Canvas(WIDTH, self.top + FELT_HEIGHT + 5)

    def text(self) -> Text:
        """Everything from the far seats down to the own hand."""
        self.felt()
        for seat in range(self.view.seats):
            self.seat(seat, self.place(seat))
        return self.canvas.text()

    def place(self, seat: int) -> str:
        """Where a seat is."""
        return seat_position(seat, self.view.seat, self.view.seats, self.clockwise)

    def felt(self) -> None:
        """The table itself with what lies on it."""
        view, canvas = self.view, self.canvas
        canvas.panel((SIDE, self.top, FELT_WIDTH, FELT_HEIGHT), cards.PLAIN, RIM)
        if view.turnup_shown and view.turnup >= 0:
            cards.draw(canvas, SIDE + 2, self.top + 7, view.write(view.turnup))
        if view.stock:
            cards.draw_back(canvas, SIDE + FELT_WIDTH - 7, self.top + 7, str(view.stock))
        if view.trick:
            self.plays(view.trick, view.best, False)
        else:
            self.plays(view.last_trick, -1, True)
        played = any(play.seat == view.turn for play in view.trick)
        if view.turn >= 0 and view.question.kind == "card" and not played and (view.trick or not view.last_trick):
            cards.draw_space(canvas, *self.spot(view.turn), CHALK)

    def spot(self, seat: int) -> tuple[int, int]:
        """Where the first card of a seat lies."""
        across, down = _SPOTS[self.place(seat)]
        return WIDTH // 2 + across - cards.WIDTH // 2 - 1, self.top + 1 + down

    def plays(self, trick: list[PlayedCard], best: int, gone: bool) -> None:
        """Every card of a trick before its player, several of one player as a fan."""
        for seat in range(self.view.seats):
            names = [self.view.write(play.card) for play in trick if play.seat == seat][-4:]
            left, top = self.spot(seat)
            step = max((len(name) for name in names), default=0) + 1
            left -= step * (len(names) - 1) // 2
            for number, name in enumerate(names):
                strong = seat == best and number == len(names) - 1
                where = left + step * number, top
                if gone:
                    cards.draw_faint(self.canvas, *where, name, GHOST)
                else:
                    cards.draw(self.canvas, *where, name, strong)

    def seat(self, seat: int, place: str) -> None:
        """Name, cards and marks of a seat."""
        if place == BOTTOM:
            self.own(seat)
        elif place in (LEFT, RIGHT):
            lines = self.side_hand(seat) + [Text(line, QUIET) for line in packed(self.mark_list(seat), BLOCK - 2)]
            top = self.top + max((FELT_HEIGHT - 1 - len(lines)) // 2, 0)
            left = 0 if place == LEFT else WIDTH - BLOCK
            self.name(seat, left, top, BLOCK)
            for row, line in enumerate(lines, start=1):
                self.canvas.write(left + 2, top + row, line)
        else:
            self.far(seat, place)

    def far(self, seat: int, place: str) -> None:
        """A seat on the other side of the table."""
        far = [self.place(other) for other in range(self.view.seats) if self.place(other) not in (BOTTOM, LEFT, RIGHT)]
        width = WIDTH // len(far)
        middle = {TOP_LEFT: width // 2, TOP: WIDTH // 2, TOP_RIGHT: WIDTH - width // 2}[place]
        hand, marks = self.far_hand(seat), fit(self.marks(seat), width)
        self.name(seat, middle - (self.name_width(seat) + 1) // 2, 0, width)
        self.canvas.write(middle - hand.cell_len // 2, 1, hand)
        self.canvas.put(middle - cell_len(marks) // 2, 2, marks, QUIET)

    def own(self, seat: int) -> None:
        """The viewer's own seat, or the nearest one for a spectator."""
        top = self.top + FELT_HEIGHT
        marks = self.marks(seat)
        width = self.name_width(seat) + cell_len(marks) + 3
        left = max((WIDTH - width) // 2, 0)
        after = self.name(seat, left, top, WIDTH // 2)
        self.canvas.put(after + 2, top, marks, QUIET)
        if seat == self.view.seat or seat in self.hands:
            self.hand(self.view.hand if seat == self.view.seat else self.hands[seat], top + 1)
        else:
            backs = self.backs(seat)
            self.canvas.write((WIDTH - backs.cell_len) // 2, top + 2, backs)

    def hand(self, hand: int, top: int) -> None:
        """A hand face up: what may not be played is faint and lies one row lower."""
        view = self.view
        held = cards.in_order(view.deck, hand)
        refused = view.reasons if view.question.kind in ("card", "cards") else {}
        suits = [int(view.deck.suit_of(card)) for card in held]
        gaps = [0] + [1 if suit == other else 2 for suit, other in pairwise(suits)] if held else []
        left = max((WIDTH - cards.WIDTH * len(held) - sum(gaps)) // 2, 0)
        for card, gap in zip(held, gaps, strict=True):
            left += gap
            if card in refused:
                cards.draw_faint(self.canvas, left, top + 1, view.write(card))
            else:
                cards.draw(self.canvas, left, top, view.write(card))
            left += cards.WIDTH

    def name(self, seat: int, left: int, top: int, width: int) -> int:
        """A seat's name, with an arrow if it is to act and a chip if it dealt; where it ends comes back."""
        acts = seat == self.view.turn
        self.canvas.put(left, top, "▶ " if acts else "  ", TURN)
        told = fit(self.full_name(seat), width - 6)
        self.canvas.put(left + 2, top, told, TURN if acts else NAME)
        after = left + 2 + cell_len(told)
        if seat == self.view.dealer:
            chip = f" {self.teller.mark('dealer')} "
            self.canvas.put(after + 1, top, chip, CHIP)
            after += 1 + cell_len(chip)
        return after

    def name_width(self, seat: int) -> int:
        """The columns a name takes."""
        chip = 3 + len(self.teller.mark("dealer")) if seat == self.view.dealer else 0
        return 2 + cell_len(self.full_name(seat)) + chip

    def full_name(self, seat: int) -> str:
        """A name, with a word for the viewer."""
        name = self.teller.seat(seat)
        return self.teller.say("seat-you", seat=name) if seat == self.view.seat else name

    def marks(self, seat: int) -> str:
        """What is shown at a seat besides its cards, in one line."""
        return DOT.join(self.mark_list(seat))

    def mark_list(self, seat: int) -> list[str]:
        """What is shown at a seat besides its cards."""
        told = [self.teller.mark(mark) for mark in self.view.marks[seat] if mark != "dealer"]
        if sum(self.view.won):
            told.append(self.teller.say("seat-tricks", tricks=self.view.won[seat]))
        return told

    def backs(self, seat: int) -> Text:
        """A hand face down."""
        return Text("▌" * self.view.sizes[seat], BACKS)

    def far_hand(self, seat: int) -> Text:
        """A hand in one line."""
        if seat not in self.hands:
            return self.backs(seat)
        return Text("  ").join(self.suit_lines(seat))

    def side_hand(self, seat: int) -> list[Text]:
        """A hand in a narrow column."""
        return self.suit_lines(seat) if seat in self.hands else [self.backs(seat)]

    def suit_lines(self, seat: int) -> list[Text]:
        """An open hand, suit by suit."""
        return cards.suit_lines(self.view.deck, self.hands[seat], cards.in_text)


def heading(view: View, teller: MessageFormatter) -> RenderableType:
    """Game, deal and phase; trump; how the sides stand."""
    grid = Table.grid(expand=False, padding=(0, 0))
    grid.width = WIDTH
    grid.add_column(justify="left", ratio=1)
    grid.add_column(justify="right")
    title = Text(spec(view.game).title, Style(bold=True))
    title.append(DOT + teller.say("deal-number", deal=view.deal) + DOT + teller.phase(view), QUIET)
    grid.add_row(title, trump_line(view, teller))
    return Group(grid, standing(view, teller))


def trump_line(view: View, teller: MessageFormatter) -> Text:
    """The trump suit and the card that was turned up."""
    if view.trump < 0 and view.turnup < 0:
        return Text("")
    if view.trump < 0:
        return cards.paint(teller.say("turned-up", card=view.write(view.turnup)))
    symbol = view.deck.suits[view.trump]
    line = Text(teller.say("trump-is") + " ").append(f"{symbol} {teller.suit(symbol)}", cards.in_text(symbol))
    if view.turnup >= 0:
        line.append(f" ({view.write(view.turnup)})", QUIET)
    return line


def standing(view: View, teller: MessageFormatter) -> Text:
    """The score of each side, and what it has made in this deal where that is not just its tricks."""
    tricks = [sum(view.won[side :: view.sides]) for side in range(view.sides)]
    line = Text()
    for side in range(view.sides):
        if side:
            line.append(DOT, QUIET)
        line.append(teller.say("side-score", side=teller.side(side)) + " ")
        line.append(str(view.scores[side]), Style(bold=True))
        if view.deal_points != tricks:
            line.append(" " + teller.say("side-points", points=view.deal_points[side]), QUIET)
        if any(view.sets):
            line.append(" " + teller.say("side-sets", sets=view.sets[side]), QUIET)
    return line


def closing(view: View, teller: MessageFormatter) -> Text:
    """Whose turn it is, what was taken last, and what the letters of Spanish suits mean."""
    lines = []
    if view.turn < 0:
        lines.append(Text(teller.say("deal-over"), Style(bold=True)))
    elif view.turn != view.seat:
        lines.append(Text(teller.say("turn-of", seat=teller.seat(view.turn)), QUIET))
    if not view.trick and view.last_trick and view.last_taker >= 0:
        lines.append(Text(teller.say("last-trick", seat=teller.seat(view.last_taker)), QUIET))
    if view.deck.style != "french":
        legend = [Text(suit, cards.in_text(suit)).append(f" {teller.suit(suit)}", QUIET) for suit in view.deck.suits]
        lines.append(Text("  ").join(legend))
    return Text("   ").join(lines)


def packed(parts: list[str], width: int) -> list[str]:
    """Parts joined in as few lines of so many columns as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1] + DOT + part) <= width:
            lines[-1] += DOT + part
        else:
            lines.append(fit(part, width))
    return lines


def fit(text: str, width: int) -> str:
    """Text cut to so many columns."""
    return text if cell_len(text) <= width else set_cell_size(text, max(width - 1, 0)).rstrip() + "…"
