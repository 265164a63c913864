"""The own hand: cards to look at, to choose, to mark and to click on."""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from vaza.core.view import View
from vaza.terminal.app.faces import SMALL, CardLook, CardRenderer
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.canvas import Canvas
from vaza.terminal.cards import in_order

NOTHING = -1
KEYS = "1234567890"


class Hand(Widget):
    """The cards of the nearest seat, as it holds them."""

    class Clicked(Message):
        """A card was clicked on."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    picture: RenderContext | None = None
    cursor: int = NOTHING
    """The place of the chosen card, -1 if none is."""
    marked: frozenset[int] = frozenset()
    """Cards to be exchanged."""

    def show(self, picture: RenderContext, cursor: int, marked: frozenset[int]) -> None:
        """Draw this from now on."""
        self.picture, self.cursor, self.marked = picture, cursor, marked
        self.refresh()

    @property
    def view(self) -> View | None:
        """The deal, if there is one."""
        return self.picture.view if self.picture is not None else None

    def held(self) -> list[int]:
        """The cards from left to right."""
        return cards_of(self.picture) if self.picture is not None else []

    def lefts(self) -> list[int]:
        """Where each card begins."""
        view, held = self.view, self.held()
        if view is None or not held:
            return []
        suits = [int(view.deck.suit_of(card)) for card in held]
        gaps = [0] + [1 if suit == other else 2 for suit, other in pairwise(suits)]
        width = self.card_width()
        if width * len(held) + sum(gaps) > self.size.width:
            gaps = [0] * len(held)
        left = max((self.size.width - width * len(held) - sum(gaps)) // 2, 0)
        return [left + width * place + sum(gaps[: place + 1]) for place in range(len(held))]

    def card_width(self) -> int:
        """The columns of a card: small ones where large ones do not fit."""
        card = self.picture.sizes.card if self.picture is not None else SMALL
        return card.width if card.width * len(self.held()) <= self.size.width else SMALL.width

    def render(self) -> Text:
        """The hand; what may be played lies one row higher, what may not is dimmed."""
        view = self.view
        if view is None or self.picture is None:
            return Text("")
        canvas = Canvas(self.size.width, self.size.height)
        card = self.picture.sizes.card if self.card_width() != SMALL.width else SMALL
        faces = CardRenderer(canvas, self.picture.palette, card)
        asked = self.picture.mine and view.question.kind in ("card", "cards")
        for place, (one, left) in enumerate(zip(self.held(), self.lefts(), strict=True)):
            dim = asked and one in view.reasons
            up = one in self.marked if view.question.kind == "cards" else asked and not dim
            number = KEYS[place] if asked and place < len(KEYS) else ""
            look = CardLook(dim, asked and place == self.cursor, one in self.marked, number)
            faces.draw(left, 0 if up else 1, view.write(one), look)
        return canvas.text()

    def on_click(self, event: events.Click) -> None:
        """Tell which card it was."""
        width = self.card_width()
        for card, left in zip(self.held(), self.lefts(), strict=True):
            if left <= event.x < left + width:
                self.post_message(self.Clicked(card))


def cards_of(picture: RenderContext) -> list[int]:
    """The cards of the nearest seat from left to right, if they may be seen."""
    view = picture.view
    if view is None:
        return []
    held = view.hand if view.seat >= 0 else picture.hands.get(picture.viewpoint, 0)
    return in_order(view.deck, held)
