"""Fodinha: bid your tricks and make exactly that many, hands growing and shrinking. Rules FOD-*.

This is the deal; `match` puts deals together, `position` reads one from text.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, has
from vaza.core.state import Refusal, State, copy_array
from vaza.core.tricks import discard_trick, follow, led_suit, move_to_table, play_to_trick, seat_after, take

RANKS: Final = ["4", "5", "6", "7", "Q", "J", "K", "A", "2", "3"]
WORDS: Final = [f"bid {tricks}" for tricks in range(11)]
BID_0: Final = 40
BID: Final = 0
PLAY: Final = 1
LONGEST: Final = 10
MANILHA_SUITS: Final = "♦♠♥♣"
"""Manilhas from the weakest to the strongest (FOD-6.2)."""


@final
class FodinhaState(State):
    """One deal of Fodinha."""

    bids: vec[i64]
    """What each seat bid, -1 before it did."""
    size: i64
    """Cards in each hand at the deal, and so the tricks to be won."""
    seated: i64
    """The set of seats that play."""
    playing: i64
    """How many they are."""
    hook: bool
    bar: bool
    """Whether manilhas and rank decide tricks, not suits (FOD-6.1)."""
    powers: vec[i64]
    """The power of every card in such a game."""
    lives: bool

    def __init__(self, deck: Deck, seats: i64, dealer: i64, hook: bool, bar: bool, lives: bool) -> None:
        super().__init__(deck, seats, seats, dealer, seats)
        self.bids = vec[i64]([-1] * seats)
        self.size = 0
        self.seated = 0
        self.playing = 0
        self.hook = hook
        self.bar = bar
        self.powers = vec[i64]()
        self.lives = lives
        self.phase = BID

    def seat_after(self, seat: i64) -> i64:
        """The next seat that plays (FOD-1.2, FOD-6.7)."""
        seat = seat_after(seat, self.seats)
        while not has(self.seated, seat):
            seat = seat_after(seat, self.seats)
        return seat

    def turn_up(self, card: i64) -> None:
        """Show the card that makes trumps, or manilhas (FOD-2.4, FOD-6.1)."""
        self.turnup = card
        if self.bar:
            self.powers = bar_powers(self.deck, (card + 1) % 10)
        else:
            self.trumps = self.deck.suit_cards(card)

    def all_dealt(self) -> bool:
        """Whether no card was left to turn up, so that the turn-up is the dealer's (FOD-2.5)."""
        return self.size * self.playing == self.deck.size

    def bid_total(self) -> i64:
        """The bids so far, added up."""
        total: i64 = 0
        for seat in range(self.seats):
            if self.bids[seat] > 0:
                total += self.bids[seat]
        return total

    def legal(self) -> i64:
        """A bid (FOD-3.2, FOD-3.3), or a card (FOD-4.2, FOD-4.3, FOD-6.3)."""
        if self.turn < 0:
            return 0
        if self.phase == PLAY:
            if self.bar:
                return self.hands[self.turn]
            return follow(self.hands[self.turn], self.led)
        options = (bit(self.size + 1) - 1) << BID_0
        if self.hook and self.turn == self.dealer:
            forbidden = self.size - self.bid_total()
            if forbidden >= 0:
                options &= ~bit(BID_0 + forbidden)
        return options

    def apply(self, action: i64) -> None:
        """Bid, or play a card; the last card of a trick ends it."""
        if self.phase == BID:
            self.bids[self.turn] = action - BID_0
            if self.turn == self.dealer:
                self.phase = PLAY
            self.turn = self.seat_after(self.turn)
            return
        self.place_card(action)
        if self.laid < self.playing:
            self.turn = self.seat_after(self.turn)
        else:
            self.end_trick()

    def end_trick(self) -> None:
        """The winner leads, or the leader again if nobody won (FOD-4.5, FOD-6.5)."""
        leader = self.leader
        if self.best >= 0:
            leader = self.best
            take(self, leader)
        else:
            discard_trick(self)
        self.turn = leader
        if self.hands[leader] == 0:
            self.turn = -1

    def place_card(self, card: i64) -> None:
        """Put a card in the trick; where rank alone counts, see whose it is now (FOD-6.4)."""
        if not self.bar:
            play_to_trick(self, card)
            return
        if self.laid == 0:
            self.leader = self.turn
        move_to_table(self, self.turn, card, bit(card))
        self.best = -1
        top: i64 = -1
        for k in range(self.laid):
            power = self.powers[self.trick[k] & 63]
            if power > top and not self.cancelled(k, power):
                top = power
                self.best = self.trick[k] >> 6

    def cancelled(self, place: i64, power: i64) -> bool:
        """Whether another card of the trick is just as strong."""
        for k in range(self.laid):
            if k != place and self.powers[self.trick[k] & 63] == power:
                return True
        return False

    def copy(self) -> FodinhaState:
        """An independent state with the same content."""
        twin = FodinhaState(self.deck, self.seats, self.dealer, self.hook, self.bar, self.lives)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become the same as another deal of Fodinha."""
        assert isinstance(other, FodinhaState)
        self.size = other.size
        self.seated = other.seated
        self.playing = other.playing
        self.hook = other.hook
        self.bar = other.bar
        self.powers = other.powers
        self.lives = other.lives
        copy_array(self.bids, other.bids, self.seats)
        self.copy_common(other)

    def points(self, side: i64) -> i64:
        """The change of score, or of lives (FOD-5.1, FOD-5.2, FOD-6.6)."""
        if self.bids[side] < 0:
            return 0
        off = self.bids[side] - self.won[side]
        if off < 0:
            off = -off
        if self.lives:
            return -off
        return 10 + self.bids[side] if off == 0 else -5 * off

    def turn_rule(self) -> str:
        """Who bids and plays when, and with whose cards."""
        return "FOD-3.1" if self.phase == BID else "FOD-4.6"

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if action > BID_0 + LONGEST:
            return Refusal("UNKNOWN_ACTION", self.turn_rule(), {"text": str(action)})
        if self.phase == BID:
            if action < BID_0:
                return Refusal("BID_FIRST", "FOD-3.1")
            if action > BID_0 + self.size:
                return Refusal("BID_TOO_HIGH", "FOD-3.2", {"highest": str(self.size)})
            return Refusal("BID_FORBIDDEN", "FOD-3.3", {"bid": str(action - BID_0), "tricks": str(self.size)})
        if action >= self.deck.size:
            return Refusal("BIDS_ARE_FINAL", "FOD-3.5")
        return Refusal("MUST_FOLLOW_SUIT", "FOD-4.2", {"suit": led_suit(self)})


def bar_powers(deck: Deck, manilha: i64) -> vec[i64]:
    """Rank alone, but manilhas above all and by suit (FOD-6.2, FOD-6.4)."""
    powers = []
    for card in range(40):
        suit = MANILHA_SUITS.index(deck.suits[card // 10])
        powers.append(LONGEST + suit if card % 10 == manilha else card % 10)
    return vec[i64](powers)
