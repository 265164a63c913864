"""Septica: beat the first card's rank, or with a seven; tens and aces count. Rules SEP-*.

This is the deal; `match` puts deals together, `position` reads one from text.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has
from vaza.core.chance import Rng
from vaza.core.game import deal_card
from vaza.core.state import Refusal, State
from vaza.core.tricks import move_to_table, seat_after, take

RANKS: Final = ["7", "8", "9", "10", "J", "Q", "K", "A"]
VALUES: Final = {"10": 1, "A": 1}
WORDS: Final = ["pass", "stop"]
PASS: Final = 32
STOP: Final = 33
PASS_SET: Final = 0x100000000
STOP_SET: Final = 0x200000000
SEVENS: Final = 0x01010101
EIGHTS: Final = 0x02020202
ALL_POINTS: Final = 8
MATCH: Final = 11


@final
class SepticaState(State):
    """One deal of Septica. `led` holds the rank of the first card, `beats` all that may answer it."""

    order: vec[i64]
    next: i64
    full: i64
    """Cards in a full hand."""
    eights: bool
    """Whether eights beat at all (SEP-4.3, SEP-4.5)."""
    all_play: bool
    """Whether everybody plays a card each turn instead of passing (SEP-8.1)."""

    def __init__(self, deck: Deck, seats: i64, dealer: i64, order: vec[i64], full: i64) -> None:
        super().__init__(deck, seats, 2, dealer, deck.size)
        self.order = order
        self.next = 0
        self.full = full
        self.eights = True
        self.all_play = False

    def legal(self) -> i64:
        """Lead anything; answer with what beats, or pass; when all passed, go on or stop (SEP-3.*)."""
        seat = self.turn
        if seat < 0:
            return 0
        hand = self.hands[seat]
        if self.laid == 0:
            return hand
        if self.all_play:
            if seat != self.leader:
                return hand
            if self.best == seat:
                return STOP_SET
            return (hand & self.beats) | STOP_SET
        if self.best == seat:
            return (hand & self.beats) | STOP_SET
        return (hand & self.beats) | PASS_SET

    def apply(self, action: i64) -> None:
        """Play a card, pass, or stop."""
        if action == STOP:
            self.end_trick()
            return
        if action != PASS:
            self.place_card(action)
        self.turn = seat_after(self.turn, self.seats)

    def place_card(self, card: i64) -> None:
        """Put a card on the table; one that beats makes its player the active one (SEP-3.3)."""
        if self.laid == 0:
            self.leader = self.turn
            self.led = SEVENS * bit(card & 7)
            self.best = self.turn
        elif has(self.beats, card):
            self.best = self.turn
        move_to_table(self, self.turn, card, bit(card))
        self.beats = self.led | SEVENS
        if self.eights and self.laid % 3 == 0:
            self.beats |= EIGHTS

    def end_trick(self) -> None:
        """The active player takes the trick; hands are filled; he or the next with cards leads."""
        take(self, self.best)
        self.refill()
        seat = self.taker
        for _ in range(self.seats):
            if self.hands[seat] != 0:
                self.turn = seat
                return
            seat = seat_after(seat, self.seats)
        self.turn = -1

    def refill(self) -> None:
        """One card at a time from the winner on, skipping full hands (SEP-5.1)."""
        seat = self.taker
        full: i64 = 0
        while self.stock != 0 and full < self.seats:
            if count(self.hands[seat]) < self.full:
                deal_card(self, seat, self.order[self.next])
                self.next += 1
                full = 0
            else:
                full += 1
            seat = seat_after(seat, self.seats)

    def set_stock(self, cards: vec[i64], rng: Rng) -> None:
        """Hands are filled from these."""
        self.order = cards
        self.next = 0
        super().set_stock(cards, rng)

    def copy(self) -> SepticaState:
        """An independent state with the same content."""
        twin = SepticaState(self.deck, self.seats, self.dealer, self.order, self.full)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become the same as another deal of Septica."""
        assert isinstance(other, SepticaState)
        self.order = other.order
        self.next = other.next
        self.full = other.full
        self.eights = other.eights
        self.all_play = other.all_play
        self.copy_common(other)

    def turn_rule(self) -> str:
        """Who plays when, and with whose cards."""
        return "SEP-3.9"

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if action > STOP:
            return Refusal("UNKNOWN_ACTION", self.turn_rule(), {"text": str(action)})
        if self.laid == 0:
            return Refusal("MUST_LEAD", "SEP-3.1")
        if action >= PASS:
            return self.why_no_call(seat, action)
        return self.why_no_card(seat, action)

    def why_no_call(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this pass or stop."""
        if self.all_play and seat != self.leader and action == PASS:
            return Refusal("MUST_PLAY_A_CARD", "SEP-8.1")
        code = "STOP_OR_GO_ON" if action == PASS else "NOT_YOURS_TO_STOP"
        return Refusal(code, "SEP-8.3" if self.all_play else "SEP-3.4")

    def why_no_card(self, seat: i64, card: i64) -> Refusal:
        """Which rule forbids this card of the hand."""
        if self.all_play and self.best == seat:
            return Refusal("TRICK_IS_YOURS", "SEP-8.3")
        rank = self.deck.ranks[(self.trick[0] & 63) % 8]
        if has(EIGHTS, card):
            rule = "SEP-4.3" if self.eights else "SEP-4.5"
            return Refusal("EIGHT_DOES_NOT_BEAT", rule, {"rank": rank, "laid": str(self.laid)})
        return Refusal("DOES_NOT_BEAT", "SEP-4.4", {"rank": rank})
