"""Guiñote: libre and arrastre, cantes and the seven, 101 points with 30 from cards. Rules GUI-*.

This is the deal; `match` puts deals together, `position` reads one from text.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has, lowest
from vaza.core.chance import Rng
from vaza.core.game import Game, deal_card
from vaza.core.state import Refusal, State, copy_array
from vaza.core.tricks import beating, led_suit, play_to_trick, seat_after, take, winning_card

RANKS: Final = ["2", "4", "5", "6", "7", "10", "11", "12", "3", "1"]
SOTA_HIGH_RANKS: Final = ["2", "4", "5", "6", "7", "11", "10", "12", "3", "1"]
VALUES: Final = {"1": 11, "3": 10, "12": 4, "11": 2, "10": 3}
WORDS: Final = ["sing O", "sing C", "sing E", "sing B", "swap", "pass", "show"]
SING_0: Final = 40
SWAP: Final = 44
PASS: Final = 45
SHOW: Final = 46
SINGS: Final = 0xF0000000000
LIBRE: Final = 0
ARRASTRE: Final = 1
TEN_LAST: Final = 10
HAND: Final = 6


@final
class GuinoteRules:
    """What the options make of the deal, read once."""

    deck: Deck
    seats: i64
    target: i64
    card_minimum: i64
    lowest_when_beaten: bool
    partner_exempt: bool
    free_undertrump: bool
    partner_sings: bool
    strict: bool
    """Whether a renuncio loses the partida (GUI-9.2)."""
    kings: i64
    jacks: i64
    seven: i64
    """The place of the seven in a suit."""

    def __init__(self, game: Game) -> None:
        self.deck = game.deck
        self.seats = game.seats
        self.target = game.number_value("target")
        self.card_minimum = int(game.choice_value("card_minimum"))
        self.lowest_when_beaten = game.flag_value("lowest_when_beaten")
        self.partner_exempt = game.flag_value("partner_exempt")
        self.free_undertrump = game.flag_value("free_undertrump")
        self.partner_sings = game.flag_value("partner_sings") and game.seats == 4
        self.strict = game.choice_value("renuncio") == "loses"
        self.kings = game.deck.rank("12")
        self.jacks = game.deck.rank("10")
        self.seven = game.deck.ranks.index("7")


@final
class GuinoteState(State):
    """One deal of Guiñote."""

    rules: GuinoteRules
    order: vec[i64]
    next: i64
    """Where the next card to draw lies in the order; the turn-up comes after the `last`."""
    last: i64
    before: vec[i64]
    """Points each side brought into the deal, and of these, from cards: two numbers a side."""
    cantes: vec[i64]
    """Points each side has sung in this deal."""
    sung: i64
    """The set of suits sung."""
    may_sing: bool
    """Whether the trick just won still allows a cante (GUI-5.4)."""
    asked: bool
    """Whether it is the winner's partner who is asked to sing (GUI-5.8)."""
    at_end: bool
    """Whether this deal counts only when it is over (GUI-7.7)."""
    partida: i64
    """The side that has won the partida, -1 while none has."""

    def __init__(self, rules: GuinoteRules, dealer: i64, order: vec[i64], at_end: bool) -> None:
        super().__init__(rules.deck, rules.seats, 2, dealer, rules.seats)
        self.rules = rules
        self.order = order
        self.next = 0
        self.last = 0
        self.before = vec[i64]([0, 0, 0, 0])
        self.cantes = vec[i64]([0, 0])
        self.sung = 0
        self.may_sing = False
        self.asked = False
        self.at_end = at_end
        self.partida = -1
        self.phase = LIBRE

    def seven_of_trumps(self) -> i64:
        """The card that may be swapped for the turn-up."""
        return self.deck.suit_of(self.turnup) * 10 + self.rules.seven

    def legal(self) -> i64:
        """A card, or before leading a cante or the swap (GUI-3.2, GUI-4.*, GUI-5.*, GUI-6.*)."""
        seat = self.turn
        if seat < 0:
            return 0
        if self.asked:
            return self.songs(seat) | bit(PASS)
        hand = self.hands[seat]
        if self.laid > 0:
            if self.phase == ARRASTRE:
                return self.forced(hand)
            return hand
        if self.taker < 0:
            return hand
        options = hand
        if self.may_sing:
            options |= self.songs(seat)
        if self.stock != 0 and has(hand, self.seven_of_trumps()):
            options |= bit(SWAP)
        return options

    def songs(self, seat: i64) -> i64:
        """Rey and Sota of a suit not sung yet, the forty before any twenty (GUI-5.2, GUI-5.5, GUI-5.6)."""
        hand = self.hands[seat]
        kings = hand & self.rules.kings
        jacks = hand & self.rules.jacks
        found: i64 = 0
        for suit in range(4):
            cards = self.deck.suit(suit)
            if kings & cards != 0 and jacks & cards != 0 and not has(self.sung, suit):
                if cards == self.trumps:
                    return bit(SING_0 + suit)
                found |= bit(SING_0 + suit)
        return found

    def forced(self, hand: i64) -> i64:
        """Arrastre: follow and beat, else trump and overtrump, else anything (GUI-4.2 to GUI-4.10)."""
        options = self.bound(hand)
        if self.rules.lowest_when_beaten and options & self.beats == 0:
            return self.weakest(options)
        return options

    def bound(self, hand: i64) -> i64:
        """The same before the option that makes a beaten hand play low."""
        exempt = self.rules.partner_exempt and self.seats == 4 and self.best == (self.turn ^ 2)
        options = hand & self.led
        if options != 0:
            if exempt:
                return options
            return beating(options, self.beats)
        options = hand & self.trumps
        if options == 0 or exempt:
            return hand
        if self.rules.free_undertrump and options & self.beats == 0:
            return hand
        return beating(options, self.beats)

    def weakest(self, options: i64) -> i64:
        """Those of the lowest trick power, in any suit (GUI-4.8)."""
        found: i64 = 0
        strength: i64 = 0
        while found == 0 and strength < 10:
            found = options & (bit(strength) | bit(strength + 10) | bit(strength + 20) | bit(strength + 30))
            strength += 1
        return found

    def apply(self, action: i64) -> None:
        """Sing, swap, let the partner's chance pass, or play a card."""
        if action >= SING_0:
            if action == SWAP:
                self.swap()
            elif action == PASS:
                self.hand_over()
            else:
                self.sing(action - SING_0)
            return
        self.may_sing = False
        self.place_card(action)
        if self.laid < self.seats:
            self.turn = seat_after(self.turn, self.seats)
        else:
            self.end_trick()

    def place_card(self, card: i64) -> None:
        """Put a card in the trick."""
        play_to_trick(self, card)

    def sing(self, suit: i64) -> None:
        """Count a cante; the winner goes on (GUI-5.3)."""
        side = self.turn & 1
        self.cantes[side] = self.cantes[side] + self.worth_of(suit)
        self.sung |= bit(suit)
        self.may_sing = False
        if self.asked:
            self.hand_over()
        self.check(False)

    def worth_of(self, suit: i64) -> i64:
        """Forty in trumps, else twenty (GUI-5.3)."""
        return 40 if self.deck.suit(suit) == self.trumps else 20

    def hand_over(self) -> None:
        """From the partner who was asked to sing back to the winner (GUI-5.8)."""
        self.asked = False
        self.turn = self.taker

    def swap(self) -> None:
        """The seven of trumps for the turn-up (GUI-6.3)."""
        seven = self.seven_of_trumps()
        self.hands[self.turn] = (self.hands[self.turn] & ~bit(seven)) | bit(self.turnup)
        self.stock = (self.stock & ~bit(self.turnup)) | bit(seven)
        self.turnup = seven

    def end_trick(self) -> None:
        """Take the trick, count, draw, and give the winner his chance to sing."""
        take(self, self.best)
        winner = self.taker
        over = self.hands[winner] == 0 and self.stock == 0
        if over:
            self.counted[winner & 1] = self.counted[winner & 1] + TEN_LAST
        self.turn = winner
        self.check(over)
        if self.turn < 0:
            return
        if over:
            self.turn = -1
            return
        self.draw_round()
        self.may_sing = True
        if self.rules.partner_sings and self.could_sing():
            self.asked = True
            self.turn = winner ^ 2

    def draw_round(self) -> None:
        """Everyone draws one card, the winner first, the turn-up last of all (GUI-3.5)."""
        if self.stock == 0:
            return
        seat = self.taker
        for _ in range(self.seats):
            if self.next < self.last:
                deal_card(self, seat, self.order[self.next])
                self.next += 1
            else:
                deal_card(self, seat, self.turnup)
            seat = seat_after(seat, self.seats)
        if self.stock == 0:
            self.phase = ARRASTRE

    def could_sing(self) -> bool:
        """Whether, for all that everybody can see, a suit could still be sung (GUI-5.8)."""
        seen = self.piles[0] | self.piles[1] | self.gone
        if self.stock != 0:
            seen |= bit(self.turnup)
        pairs = (self.rules.kings | self.rules.jacks) & ~seen
        for suit in range(4):
            if not has(self.sung, suit) and count(pairs & self.deck.suit(suit)) == 2:
                return True
        return False

    def points(self, side: i64) -> i64:
        """Cards, ten last and cantes of this deal."""
        return self.counted[side] + self.cantes[side]

    def total(self, side: i64) -> i64:
        """Points of the partida with this deal."""
        return self.before[side * 2] + self.counted[side] + self.cantes[side]

    def from_cards(self, side: i64) -> i64:
        """Of these, captured card values (GUI-7.4)."""
        return self.before[side * 2 + 1] + self.counted[side] - self.ten_last(side)

    def ten_last(self, side: i64) -> i64:
        """What the last trick brought this side beside its cards (GUI-7.2)."""
        return TEN_LAST if self.is_done() and self.taker & 1 == side else 0

    def is_done(self) -> bool:
        """Whether every card was played and the ten last counted."""
        return self.taker >= 0 and self.laid == 0 and self.stock == 0 and self.hands[self.taker] == 0

    def qualifies(self, side: i64) -> bool:
        """The target, and enough of it from cards (GUI-7.3, GUI-7.4)."""
        return self.total(side) >= self.rules.target and self.from_cards(side) >= self.rules.card_minimum

    def check(self, over: bool) -> None:
        """See whether the partida is won, at once or only at the end of the deal (GUI-7.3, GUI-7.7)."""
        if self.at_end and not over:
            return
        first = self.taker & 1
        if self.qualifies(first):
            self.partida = first
        elif self.qualifies(1 - first):
            self.partida = 1 - first
        if self.partida >= 0:
            self.turn = -1

    def set_stock(self, cards: vec[i64], rng: Rng) -> None:
        """The turn-up lies under the stock while there is one."""
        self.order = cards
        self.next = 0
        self.last = len(cards)
        super().set_stock(cards, rng)
        if self.phase == LIBRE:
            self.stock |= bit(self.turnup)

    def copy(self) -> GuinoteState:
        """An independent state with the same content."""
        twin = GuinoteState(self.rules, self.dealer, self.order, self.at_end)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become the same as another deal of Guiñote."""
        assert isinstance(other, GuinoteState)
        self.order = other.order
        self.next = other.next
        self.last = other.last
        self.sung = other.sung
        self.may_sing = other.may_sing
        self.asked = other.asked
        self.at_end = other.at_end
        self.partida = other.partida
        copy_array(self.before, other.before, 4)
        copy_array(self.cantes, other.cantes, 2)
        self.copy_common(other)

    def accepted(self, seat: i64) -> i64:
        """At a strict table people may err: any card held, in turn or not, or show (GUI-9.2 to GUI-9.5)."""
        options = self.legal() if seat == self.turn else 0
        if not self.rules.strict or self.turn < 0:
            return options
        options |= bit(SHOW)
        if self.asked and seat == self.taker:
            return options
        if seat != self.turn or self.asked:
            return options | self.hands[seat]
        if self.rules.lowest_when_beaten and self.laid > 0 and self.phase == ARRASTRE:
            return options | (self.hands[seat] & ~self.bound(self.hands[seat]))
        return options | self.hands[seat]

    def apply_revoke(self, seat: i64, action: i64) -> None:
        """The offender's side loses the partida at once."""
        self.offender = seat
        self.partida = 1 - (seat & 1)
        self.turn = -1

    def turn_rule(self) -> str:
        """Who plays when, and with whose cards."""
        return "GUI-3.7"

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if action >= self.deck.size:
            return self.why_no_call(seat, action)
        if self.asked:
            return Refusal("SING_OR_PASS", "GUI-5.8")
        hand = self.hands[seat]
        if hand & self.led != 0:
            if not has(self.led, action):
                return Refusal("MUST_FOLLOW_SUIT", "GUI-4.2", {"suit": led_suit(self)})
            if not has(self.bound(hand), action):
                return Refusal("MUST_BEAT", "GUI-4.3", {"card": winning_card(self)})
        elif not has(self.bound(hand), action):
            if not has(self.trumps, action):
                suit = self.deck.suits[self.deck.suit_of(lowest(self.trumps))]
                return Refusal("MUST_TRUMP", "GUI-4.5", {"suit": suit})
            return Refusal("MUST_OVERTRUMP", "GUI-4.6", {"card": winning_card(self)})
        return Refusal("MUST_PLAY_LOWEST", "GUI-4.8")

    def why_no_call(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this cante, swap or show."""
        if action == SHOW:
            return Refusal("SHOW_NOT_ALLOWED", "GUI-9.1")
        if action > SHOW:
            return Refusal("UNKNOWN_ACTION", self.turn_rule(), {"text": str(action)})
        if action == PASS:
            return Refusal("NOT_NOW", "GUI-5.8")
        return self.why_no_swap() if action == SWAP else self.why_no_cante(seat, action - SING_0)

    def why_no_swap(self) -> Refusal:
        """Which rule forbids the swap."""
        if self.laid > 0 or self.taker < 0 or self.asked:
            return Refusal("SWAP_AFTER_WINNING", "GUI-6.1")
        if self.stock == 0:
            return Refusal("SWAP_TOO_LATE", "GUI-6.2")
        return Refusal("SWAP_NEEDS_SEVEN", "GUI-6.3")

    def why_no_cante(self, seat: i64, suit: i64) -> Refusal:
        """Which rule forbids singing this suit."""
        if self.laid > 0 or self.taker < 0:
            return Refusal("SING_AFTER_WINNING", "GUI-5.1")
        if not self.may_sing:
            return Refusal("ONE_CANTE_A_TRICK", "GUI-5.4")
        if has(self.sung, suit):
            return Refusal("ALREADY_SUNG", "GUI-5.5", {"suit": self.deck.suits[suit]})
        pair = (self.rules.kings | self.rules.jacks) & self.deck.suit(suit)
        if self.hands[seat] & pair == pair:
            return Refusal("FORTY_FIRST", "GUI-5.6")
        return Refusal("SING_NEEDS_PAIR", "GUI-5.2", {"suit": self.deck.suits[suit]})
