"""What a person is about to answer: the card or call under the cursor, cards marked, letters typed."""

from __future__ import annotations

from vaza.terminal.app.choices import values
from vaza.terminal.app.hand import KEYS, NOTHING, cards_of
from vaza.terminal.app.keymap import LONGEST, OPENS
from vaza.terminal.app.picture import RenderContext


class AnswerSelection:
    """The cursor and all that has not been sent yet."""

    def __init__(self) -> None:
        self.picture: RenderContext | None = None
        self.decision = -1
        self.place = NOTHING
        """The card under the cursor, by its place in the hand."""
        self.call = NOTHING
        """The call under the cursor; at most one of the two is chosen."""
        self.marked: frozenset[int] = frozenset()
        self.typed = ""

    def update(self, picture: RenderContext) -> None:
        """Another scene; another question begins afresh."""
        self.picture = picture
        if picture.scene.decision != self.decision or not picture.mine:
            self.decision = picture.scene.decision if picture.mine else -1
            self.marked = frozenset()
            if picture.mine:
                self.begin()
            else:
                self.place = self.call = NOTHING
                self.typed = ""
        self.place = min(self.place, len(self.held) - 1)
        self.call = min(self.call, len(self.values) - 1)

    def begin(self) -> None:
        """The cursor on the first card that may be played, or on the first call."""
        self.place = self.call = NOTHING
        self.typed = ""
        fit = [place for place, card in enumerate(self.held) if self.allowed(card)] if self.asks_cards else []
        if fit:
            self.place = fit[0]
        elif self.values:
            self.call = 0

    # ---- What there is

    @property
    def held(self) -> list[int]:
        """The cards from left to right."""
        return cards_of(self.picture) if self.picture is not None and self.picture.mine else []

    @property
    def values(self) -> list[str]:
        """What may be chosen besides cards."""
        return values(self.picture) if self.picture is not None else []

    @property
    def kind(self) -> str:
        """The kind of question that is open."""
        view = self.picture.view if self.picture is not None else None
        return view.question.kind if view is not None and self.picture is not None and self.picture.mine else "none"

    @property
    def asks_cards(self) -> bool:
        """Whether cards are asked for."""
        return self.kind in ("card", "cards")

    def allowed(self, card: int) -> bool:
        """Whether nothing speaks against this card."""
        view = self.picture.view if self.picture is not None else None
        return view is not None and card not in view.reasons

    @property
    def card(self) -> int:
        """The card under the cursor, -1 if none is."""
        return self.held[self.place] if 0 <= self.place < len(self.held) else NOTHING

    @property
    def value(self) -> str:
        """The call under the cursor, empty if none is."""
        return self.values[self.call] if 0 <= self.call < len(self.values) else ""

    # ---- What keys do

    def move(self, step: int) -> None:
        """Along the row the cursor is in."""
        if self.call != NOTHING:
            self.call = (self.call + step) % len(self.values)
        elif self.held and self.asks_cards:
            self.place = (self.place + step) % len(self.held)

    def switch(self) -> None:
        """From the cards to the calls and back."""
        if self.call != NOTHING and self.held and self.asks_cards:
            self.call, self.place = NOTHING, max(self.place, 0)
        elif self.call == NOTHING and self.values:
            self.call = 0

    def take(self, card: int) -> None:
        """Put the cursor on a card."""
        if card in self.held and self.asks_cards:
            self.place, self.call = self.held.index(card), NOTHING

    def mark(self) -> None:
        """Mark the card under the cursor for an exchange, or take the mark off; typed figures name its place."""
        if self.kind == "cards" and self.card != NOTHING:
            self.marked ^= {self.card}

    def type(self, letters: str) -> None:
        """One more letter; figures alone put the cursor where they point."""
        self.typed = (self.typed + letters)[:LONGEST]
        self.point()

    def backspace(self) -> None:
        """Take the last letter back."""
        self.typed = self.typed[:-1]
        self.point()

    def point(self) -> None:
        """Let figures alone point at a card or a call."""
        place = self.pointed
        if place == NOTHING:
            return
        if self.asks_cards:
            self.place, self.call = place, NOTHING
        else:
            self.call = place

    @property
    def pointed(self) -> int:
        """The place of the card or call that figures alone point at, -1 for none."""
        if not self.typed.isascii() or not self.typed.isdigit():
            return NOTHING
        if self.kind == "number":
            calls = [value.rpartition(" ")[2] for value in self.values]
            return calls.index(self.typed) if self.typed in calls else NOTHING
        place = KEYS.index(self.typed) if len(self.typed) == 1 else NOTHING
        return place if place < len(self.held if self.asks_cards else self.values) else NOTHING

    @property
    def text(self) -> str:
        """What was typed, less the sign that opened it."""
        return self.typed.removeprefix(OPENS)
