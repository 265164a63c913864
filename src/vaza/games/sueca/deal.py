"""Sueca: four players in two partnerships, ten tricks, first to four match points. Rules SUE-*.

This is the deal; `match` puts deals together, `position` reads one from text.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck
from vaza.core.chance import Rng
from vaza.core.game import deal_card
from vaza.core.state import Refusal, State
from vaza.core.tricks import follow, led_suit, play_to_trick, win

RANKS: Final = ["2", "3", "4", "5", "6", "Q", "J", "K", "7", "A"]
VALUES: Final = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
WORDS: Final = ["method A", "method B", "show"]
METHOD_A: Final = 40
METHOD_B: Final = 41
SHOW: Final = 42
CHOOSE: Final = 0
PLAY: Final = 1
PENTE: Final = 4


@final
class SuecaState(State):
    """One deal of Sueca."""

    order: vec[i64]
    cut: i64
    strict: bool
    """Whether a renuncio loses the deal (SUE-6.2)."""

    def __init__(self, deck: Deck, dealer: i64, order: vec[i64], cut: i64, strict: bool) -> None:
        super().__init__(deck, 4, 2, dealer, 4)
        self.order = order
        self.cut = cut
        self.strict = strict
        self.turn = dealer
        self.phase = CHOOSE

    def card_at(self, place: i64) -> i64:
        """The card at a place of the deck after the cut (SUE-3.2)."""
        return self.order[(place + self.cut) % 40]

    def deal_out(self, method: i64) -> None:
        """Ten cards each, and the dealer's trump card (SUE-4.1, SUE-4.2)."""
        place: i64 = 0
        if method == METHOD_A:
            while place < 40:
                deal_card(self, (self.dealer + 1 + place) % 4, self.card_at(place))
                place += 1
            self.turnup = self.card_at(39)
        else:
            while place < 40:
                deal_card(self, (self.dealer + 4 - place // 10) % 4, self.card_at(place))
                place += 1
            self.turnup = self.card_at(0)
        self.trumps = self.deck.suit_cards(self.turnup)
        self.phase = PLAY
        self.turn = (self.dealer + 1) % 4

    def legal(self) -> i64:
        """Follow suit if able, else any card (SUE-5.2, SUE-5.3)."""
        if self.turn < 0:
            return 0
        if self.phase == CHOOSE:
            return 0x30000000000
        return follow(self.hands[self.turn], self.led)

    def apply(self, action: i64) -> None:
        """Choose the method, or play a card; the fourth card ends the trick (SUE-5.4, SUE-5.5)."""
        if self.phase == CHOOSE:
            self.deal_out(action)
            return
        self.place_card(action)
        if self.laid < 4:
            self.turn = (self.turn + 1) & 3
            return
        win(self, self.best)

    def place_card(self, card: i64) -> None:
        """Put a card in the trick."""
        play_to_trick(self, card)

    def set_stock(self, cards: vec[i64], rng: Rng) -> None:
        """The whole deck, until it is dealt."""
        self.order = cards
        self.cut = 0
        super().set_stock(cards, rng)

    def copy(self) -> SuecaState:
        """An independent state with the same content."""
        twin = SuecaState(self.deck, self.dealer, self.order, self.cut, self.strict)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become the same as another deal of Sueca."""
        assert isinstance(other, SuecaState)
        self.order = other.order
        self.cut = other.cut
        self.strict = other.strict
        self.copy_common(other)

    def accepted(self, seat: i64) -> i64:
        """At a strict table people may err: any card held, in turn or not, or show (SUE-6.2)."""
        options = self.legal() if seat == self.turn else 0
        if self.strict and self.turn >= 0 and self.phase == PLAY:
            options |= self.hands[seat] | 0x40000000000
        return options

    def apply_revoke(self, seat: i64, action: i64) -> None:
        """The deal is lost at once (SUE-6.2, SUE-6.3)."""
        self.offender = seat
        self.turn = -1

    def turn_rule(self) -> str:
        """Who plays when, and with whose cards."""
        return "SUE-5.6"

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if self.phase == CHOOSE:
            return Refusal("CHOOSE_METHOD_FIRST", "SUE-4.3")
        if action == SHOW:
            return Refusal("SHOW_NOT_ALLOWED", "SUE-6.1")
        if action >= self.deck.size:
            return Refusal("NOT_NOW", "SUE-4.3")
        return Refusal("MUST_FOLLOW_SUIT", "SUE-5.2", {"suit": led_suit(self)})


def finished_trick_cards(state: State) -> i64:
    """The cards of finished tricks."""
    return state.piles[0] | state.piles[1] | state.gone
