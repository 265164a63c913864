"""The table from above: seats in the true direction of play, and what lies between them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.widget import Widget

from vaza.core.view import PlayedCard
from vaza.games import spec
from vaza.terminal.app.faces import CardLook, CardRenderer
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.seats import SeatRenderer
from vaza.terminal.canvas import Canvas
from vaza.terminal.cards import PLAIN
from vaza.terminal.places import BOTTOM, LEFT, RIGHT, TOP_LEFT, TOP_RIGHT, seat_position

SIDE = 19
WIDEST = 66
FAN = 4


class TableWidget(Widget):
    """Everything from the far seats down to the nearest name."""

    picture: RenderContext | None = None

    def show(self, picture: RenderContext) -> None:
        """Draw this from now on."""
        self.picture = picture
        self.refresh()

    def render(self) -> Text:
        """The whole table."""
        if self.picture is None or self.size.width < 2 * SIDE:
            return Text("")
        return TableWidgetRenderer(self.picture, self.size.width, self.size.height).text()


class TableWidgetRenderer:
    """One picture of a table."""

    def __init__(self, picture: RenderContext, width: int, height: int) -> None:
        self.picture = picture
        self.scene = picture.scene
        self.view = picture.view
        self.seats = len(self.scene.places)
        self.clockwise = spec(self.scene.setting.game).clockwise
        self.canvas = Canvas(width, height)
        self.faces = CardRenderer(self.canvas, picture.palette, picture.sizes.card)
        wide = min(width - 2 * SIDE, WIDEST)
        places = [self.place(seat) for seat in range(self.seats)]
        far = 0 if self.seats == 3 else 2 if height < 15 else 3
        lines = height - far - 1
        self.area = ((width - wide) // 2, far, wide, lines)
        self.runner = SeatRenderer(picture, self.canvas, self.area, places)

    def text(self) -> Text:
        """The felt, then those around it."""
        self.felt()
        for seat in range(self.seats):
            self.runner.draw(seat)
        return self.canvas.text()

    def place(self, seat: int) -> str:
        """Where a seat is."""
        return seat_position(seat, self.picture.viewpoint, self.seats, self.clockwise)

    def felt(self) -> None:
        """The table itself with what lies on it."""
        colours = self.picture.palette
        self.canvas.panel(self.area, PLAIN, Style(color=colours.rim, bgcolor=colours.felt, bold=True))
        left, top, wide, lines = self.area
        low = top + lines - 1 - self.faces.size.height
        view = self.view
        if view is None:
            return
        if view.stock:
            self.faces.back(left + wide - 1 - self.faces.size.width, low, str(view.stock))
        if view.turnup_shown and view.turnup >= 0:
            self.faces.draw(left + 1, low, view.write(view.turnup))
        if view.trick:
            self.plays(view.trick, view.best, False)
        else:
            self.plays(view.last_trick, view.last_taker, True)
        self.expected()

    def expected(self) -> None:
        """The place where a card is awaited."""
        view = self.view
        assert view is not None
        played = any(play.seat == view.turn for play in view.trick)
        if view.turn >= 0 and view.question.kind == "card" and not played and (view.trick or not view.last_trick):
            self.faces.space(*self.spot(view.turn))

    def spot(self, seat: int) -> tuple[int, int]:
        """Where the first card of a seat lies."""
        left, top, wide, lines = self.area
        card = self.faces.size
        middle = left + (wide - card.width) // 2
        room = lines - 2 - card.height
        step = max(card.width + 6, min(wide // 4, card.width + 10))
        across = {LEFT: -1, TOP_LEFT: -1, RIGHT: 1, TOP_RIGHT: 1}.get(self.place(seat), 0)
        down = {BOTTOM: room, LEFT: (room + 1) // 2, RIGHT: (room + 1) // 2}.get(self.place(seat), 0)
        if self.place(seat) in (LEFT, RIGHT) and self.seats >= 5:
            down = room - (1 if room > 2 * card.height - 2 else 0)
        if self.place(seat) in (LEFT, RIGHT) and self.seats == 3:
            down = room // 3
        return middle + across * step, top + 1 + down

    def plays(self, trick: list[PlayedCard], best: int, gone: bool) -> None:
        """Every card of a trick before its player, several of one player as a fan; a finished one is dimmer."""
        view = self.view
        assert view is not None
        for seat in sorted(range(self.seats), key=lambda seat: self.place(seat) == BOTTOM):
            names = [view.write(play.card) for play in trick if play.seat == seat][-FAN:]
            left, top = self.spot(seat)
            step = max((cell_len(name) for name in names), default=0) + 1
            left -= step * (len(names) - 1) // 2
            for number, name in enumerate(names):
                strong = seat == best and number == len(names) - 1
                self.faces.draw(left + step * number, top, name, CardLook(dim=gone and seat != best, strong=strong))
