"""Those who sit around the felt: name, cards, marks, clock."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from vaza.terminal import cards
from vaza.terminal.app.picture import RenderContext, minutes
from vaza.terminal.canvas import Canvas
from vaza.terminal.places import BOTTOM, LEFT, RIGHT, TOP, TOP_LEFT, TOP_RIGHT
from vaza.terminal.table import DOT, fit, packed

BLOCK = 17
HURRY = 10
"""Seconds that are few."""


class SeatRenderer:
    """Writes seats around a felt that covers this area (left, top, width, height)."""

    def __init__(
        self, picture: RenderContext, canvas: Canvas, area: tuple[int, int, int, int], places: list[str]
    ) -> None:
        self.picture = picture
        self.scene = picture.scene
        self.view = picture.view
        self.teller = picture.teller
        self.colours = picture.palette
        self.canvas = canvas
        self.area = area
        self.places = places
        self.quiet = Style(color=self.colours.quiet)

    def draw(self, seat: int) -> None:
        """Name, cards and marks of a seat."""
        place = self.places[seat]
        if place == BOTTOM:
            self.near(seat)
        elif place in (LEFT, RIGHT):
            self.beside(seat, place)
        else:
            self.across(seat, place)

    def near(self, seat: int) -> None:
        """The nearest seat: its cards are drawn below."""
        top = self.area[1] + self.area[3]
        marks = self.marks(seat)
        open_hand = self.view is not None and (self.view.seat == seat or seat in self.picture.hands)
        backs = Text("") if open_hand else self.backs(seat)
        width = self.name_width(seat) + 2 + cell_len(DOT.join(marks)) + (2 + backs.cell_len if backs else 0)
        left = max((self.canvas.width - width) // 2, 0)
        after = self.name(seat, left, top, self.canvas.width // 2)
        after = self.write_marks(after + 2, top, marks, self.canvas.width - after - 2)
        self.canvas.write(after + 2, top, backs)

    def beside(self, seat: int, place: str) -> None:
        """A seat on the left or on the right."""
        lines = [*self.side_hand(seat)]
        marks = packed(self.marks(seat), BLOCK - 2)
        left = max(self.area[0] - BLOCK - 2, 0)
        if place == RIGHT:
            left = min(self.area[0] + self.area[2] + 1, self.canvas.width - BLOCK)
        top = self.area[1] + max((self.area[3] - 1 - len(lines) - len(marks)) // 2, 0)
        self.name(seat, left, top, BLOCK)
        for row, line in enumerate(lines, start=top + 1):
            self.canvas.write(left + 2, row, line)
        for row, mark in enumerate(marks, start=top + 1 + len(lines)):
            self.canvas.put(left + 2, row, mark, self.mark_style(seat, mark))

    def across(self, seat: int, place: str) -> None:
        """A seat on the other side of the table."""
        far = [one for one in self.places if one in (TOP_LEFT, TOP, TOP_RIGHT)]
        span = min(self.canvas.width, self.area[2] + 2 * (BLOCK + 2))
        width = span // len(far)
        centre = self.canvas.width // 2
        middle = centre + {TOP_LEFT: (width - span) // 2, TOP: 0, TOP_RIGHT: (span - width) // 2}[place]
        marks = self.marks(seat)
        rows = self.area[1]
        beside = DOT.join(marks) if rows == 2 else ""
        wide = self.name_width(seat) + (1 + cell_len(beside) if beside else 0)
        after = self.name(seat, max(middle - (min(wide, width) + 1) // 2, 0), 0, width)
        if beside:
            self.write_marks(after + 1, 0, marks, max(middle + width // 2 - after - 1, 0))
        hand = self.far_hand(seat)
        self.canvas.write(middle - hand.cell_len // 2, 1, hand)
        if rows > 2:
            told = fit(DOT.join(marks), width)
            self.write_marks(middle - cell_len(told) // 2, 2, marks, width)

    # ---- Names and marks

    def name(self, seat: int, left: int, top: int, width: int) -> int:
        """A seat's name, with an arrow if it is to act and a chip if it dealt; where it ends comes back."""
        acts = seat == self.scene.to_act
        self.canvas.put(left, top, "▶ " if acts else "  ", Style(color=self.colours.turn, bold=True))
        told = fit(self.full_name(seat), width - 6)
        style = Style(color=self.colours.turn, bold=True) if acts else Style(bold=True)
        self.canvas.put(left + 2, top, told, style)
        after = left + 2 + cell_len(told)
        if self.deals(seat):
            chip = f" {self.teller.mark('dealer')} "
            self.canvas.put(after + 1, top, chip, Style(reverse=True, bold=True))
            after += 1 + cell_len(chip)
        return after

    def deals(self, seat: int) -> bool:
        """Whether the dealer's chip is here."""
        return self.view is not None and seat == self.view.dealer

    def name_width(self, seat: int) -> int:
        """The columns a name takes."""
        chip = 3 + cell_len(self.teller.mark("dealer")) if self.deals(seat) else 0
        return 2 + cell_len(self.full_name(seat)) + chip

    def full_name(self, seat: int) -> str:
        """A name, with a word for the viewer, or for a chair that nobody has."""
        place = self.scene.places[seat]
        if place.free:
            return self.teller.say("app-free-chair")
        return self.teller.say("seat-you", seat=place.name) if seat == self.scene.seat else place.name

    def marks(self, seat: int) -> list[str]:
        """What is shown at a seat besides its cards."""
        say, view, place = self.teller.say, self.view, self.scene.places[seat]
        told = []
        if view is not None:
            told += [self.teller.mark(mark) for mark in view.marks[seat] if mark != "dealer"]
            if sum(view.won):
                told.append(say("seat-tricks", tricks=view.won[seat]))
        if place.stood_in:
            told.append(say("app-stood-in"))
        elif place.away:
            told.append(say("app-away"))
        if seat == self.scene.to_act and self.scene.stage == "playing":
            if place.level or place.stood_in:
                told.append(say("app-thinking"))
            elif self.picture.left() >= 0:
                told.append(minutes(self.picture.left()))
        elif self.scene.setting.clock.bank and not place.level:
            told.append(say("app-bank", time=minutes(int(place.bank))))
        return told

    def write_marks(self, left: int, top: int, marks: list[str], width: int) -> int:
        """Marks in one line; where they end comes back."""
        end = left + max(width, 0)
        for number, mark in enumerate(marks):
            told = fit(DOT + mark if number else mark, max(end - left, 0))
            self.canvas.put(left, top, told, self.quiet)
            if told.endswith(mark):
                self.canvas.put(left + cell_len(told) - cell_len(mark), top, mark, self.mark_style(-1, mark))
            left += cell_len(told)
        return left

    def mark_style(self, seat: int, mark: str) -> Style:
        """A clock that has run down to a few seconds is red."""
        left = self.picture.left()
        if mark == minutes(max(left, 0)) and left >= 0:
            return Style(color=self.colours.bad if left <= HURRY else self.colours.turn, bold=True)
        return self.quiet

    # ---- Cards

    def backs(self, seat: int) -> Text:
        """A hand face down."""
        size = self.view.sizes[seat] if self.view is not None else 0
        return Text("▌" * size, Style(color=self.colours.backs))

    def far_hand(self, seat: int) -> Text:
        """A hand in one line."""
        if seat not in self.picture.hands:
            return self.backs(seat)
        return Text("  ").join(self.suit_lines(seat))

    def side_hand(self, seat: int) -> list[Text]:
        """A hand in a narrow column."""
        return self.suit_lines(seat) if seat in self.picture.hands else [self.backs(seat)]

    def suit_lines(self, seat: int) -> list[Text]:
        """An open hand, suit by suit."""
        if self.view is None:
            return []
        return cards.suit_lines(self.view.deck, self.picture.hands[seat], self.colours.suit)
