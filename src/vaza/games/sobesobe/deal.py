"""SobeSobe: from 20 points down to 0, trump named blind or seen, in or out, exchange. Rules SOB-*.

This is the deal; `match` puts deals together, `position` reads one from text.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has
from vaza.core.chance import RandomTape, Rng, SeededTape
from vaza.core.game import Game, deal_card, deal_packets
from vaza.core.state import Refusal, State, copy_array
from vaza.core.tricks import beating, follow, led_suit, play_to_trick, seat_after, win, winning_card

RANKS: Final = ["2", "3", "4", "5", "6", "J", "Q", "K", "7", "A"]
SUIT_NAMES: Final = ("hearts", "diamonds", "clubs", "spades")
WORDS: Final = [
    *("blind ♥", "blind ♦", "blind ♣", "blind ♠", "wait"),
    *("trump ♥", "trump ♦", "trump ♣", "trump ♠", "keep"),
    *("in", "out", "done", "none"),
]
BLIND_0: Final = 40
WAIT: Final = 44
TRUMP_0: Final = 45
KEEP: Final = 49
IN: Final = 50
OUT: Final = 51
DONE: Final = 52
NONE: Final = 53
BLIND_CALLS: Final = 0x1F0000000000
TRUMP_CALLS: Final = 0x1E00000000000
BLIND: Final = 0
NAME: Final = 1
DECIDE: Final = 2
RENAME: Final = 3
EXCHANGE: Final = 4
PLAY: Final = 5
PHASES: Final = ["blind", "name", "decide", "rename", "exchange", "play"]
START: Final = 20
MUST_PLAY_AT: Final = 5
MAX_SITS: Final = 2
MAX_DISCARDS: Final = 3
TRICKS: Final = 5
CENTS: Final = 5


@final
class SobeSobeRules:
    """What the options make of the deal, read once."""

    deck: Deck
    seats: i64
    double_suit: i64
    oblige_suit: i64
    dead: bool
    """Whether discards leave the game (SOB-5.5)."""

    def __init__(self, game: Game) -> None:
        self.deck = game.deck
        self.seats = game.seats
        self.double_suit = SUIT_NAMES.index(game.choice_value("double_suit"))
        self.oblige_suit = SUIT_NAMES.index(game.choice_value("oblige_suit"))
        self.dead = game.choice_value("discards") == "dead"


@final
class SobeSobeState(State):
    """One deal of SobeSobe, which its players call a round."""

    rules: SobeSobeRules
    chance: RandomTape
    order: vec[i64]
    shuffle: i64
    """Which order of the tape the stock follows."""
    next: i64
    """Where to look for the next card of the stock in it."""
    party: i64
    suit: i64
    """The trump suit, -1 before it is named."""
    blind: bool
    again: bool
    """Whether the decisions have been restarted (SOB-4.7)."""
    bound: i64
    """The set of seats that must play whatever is trump (SOB-4.3, SOB-4.5, SOB-4.6)."""
    inside: i64
    """The set of seats that play."""
    outside: i64
    """The set of seats that sit out."""
    marked: i64
    """The cards about to be discarded."""
    floor: i64
    """The first card that may still be marked: marks ascend."""
    exchanged: vec[i64]
    """How many cards each seat exchanged, -1 before it did."""

    def __init__(self, rules: SobeSobeRules, dealer: i64, chance: RandomTape) -> None:
        super().__init__(rules.deck, rules.seats, rules.seats, dealer, rules.seats)
        self.rules = rules
        self.chance = chance
        self.order = chance.deck_order(0)
        self.shuffle = 0
        self.next = 0
        self.party = (dealer + 1) % rules.seats
        self.suit = -1
        self.blind = False
        self.again = False
        self.bound = 0
        self.inside = bit(self.party)
        self.outside = 0
        self.marked = 0
        self.floor = 0
        self.exchanged = vec[i64]([-1] * rules.seats)
        self.turn = self.party
        self.phase = BLIND

    def legal(self) -> i64:
        """What the phase asks for."""
        if self.turn < 0:
            return 0
        if self.phase == PLAY:
            return self.playable(self.hands[self.turn])
        if self.phase == EXCHANGE:
            return self.discardable() | bit(DONE)
        if self.phase == DECIDE:
            return bit(IN) if self.must_join() else bit(IN) | bit(OUT)
        return self.nameable()

    def nameable(self) -> i64:
        """What may be said about trumps (SOB-3.1, SOB-3.3, SOB-4.7)."""
        if self.phase == BLIND:
            return BLIND_CALLS
        if self.phase == NAME:
            return TRUMP_CALLS
        return (TRUMP_CALLS & ~bit(TRUMP_0 + self.suit)) | bit(KEEP)

    def playable(self, hand: i64) -> i64:
        """Follow; else cut; else anything; with trumps the ace and escalation (SOB-6.2 to SOB-6.8)."""
        ace = bit(self.suit * 10 + 9)
        if self.laid == 0:
            if hand & ace != 0:
                return ace
            return hand
        own = hand & self.led
        if own == 0:
            return follow(hand, self.trumps)
        if self.led != self.trumps:
            return own
        if own & ace != 0:
            return ace
        return beating(own, self.beats)

    def discardable(self) -> i64:
        """Cards above those already marked, up to three in all (SOB-5.3)."""
        if count(self.marked) >= MAX_DISCARDS:
            return 0
        return self.hands[self.turn] & -bit(self.floor)

    def must_join(self) -> bool:
        """The second time round, the last to decide while nobody has joined (SOB-4.8)."""
        return self.again and self.inside == bit(self.party) and self.next_undecided(self.turn) < 0

    def apply(self, action: i64) -> None:
        """Name, decide, exchange or play."""
        if self.phase == PLAY:
            self.play_card(action)
        elif self.phase == EXCHANGE:
            if action < self.deck.size:
                self.marked |= bit(action)
                self.floor = action + 1
            else:
                self.exchange()
        elif self.phase == DECIDE:
            self.decide(action == IN)
        elif self.phase == BLIND:
            deal_packets_of_two(self)
            if action == WAIT:
                self.phase = NAME
            else:
                self.name(action - BLIND_0, True)
        elif action == KEEP:
            self.name(self.suit, self.blind)
        else:
            self.name(action - TRUMP_0, False)

    def name(self, suit: i64, blind: bool) -> None:
        """Trumps are named; ask those who are free to sit out (SOB-3.*, SOB-4.1 to SOB-4.6)."""
        self.suit = suit
        self.blind = blind
        self.trumps = self.deck.suit(suit)
        self.phase = DECIDE
        self.inside = self.obliged()
        self.ask_next(self.party)

    def obliged(self) -> i64:
        """The set of seats that are not asked (SOB-4.2 to SOB-4.6)."""
        if self.suit == self.rules.oblige_suit:
            return bit(self.seats) - 1
        return bit(self.party) | self.bound

    def next_undecided(self, seat: i64) -> i64:
        """The next seat after this one, up to the dealer, that has still to decide; -1 for none."""
        while seat != self.dealer:
            seat = seat_after(seat, self.seats)
            if not has(self.inside | self.outside, seat):
                return seat
        return -1

    def ask_next(self, seat: i64) -> None:
        """Go on to the next decision; after the last one deal, or start again (SOB-4.7)."""
        self.turn = self.next_undecided(seat)
        if self.turn >= 0:
            return
        if self.inside == bit(self.party):
            self.again = True
            self.outside = 0
            self.phase = RENAME
            self.turn = self.party
        else:
            self.deal_three()

    def decide(self, joins: bool) -> None:
        """In or out, for everybody to hear (SOB-4.1)."""
        if joins:
            self.inside |= bit(self.turn)
        else:
            self.outside |= bit(self.turn)
        self.ask_next(self.turn)

    def deal_three(self) -> None:
        """Three more cards to those who play, from the party player (SOB-5.1)."""
        seat = self.party
        for _ in range(self.seats):
            if has(self.inside, seat):
                self.draw(seat, 3)
            seat = seat_after(seat, self.seats)
        self.phase = EXCHANGE
        self.turn = self.party

    def draw(self, seat: i64, cards: i64) -> None:
        """Take cards from the top of the stock."""
        while cards > 0:
            card = self.order[self.next]
            self.next += 1
            if has(self.stock, card):
                deal_card(self, seat, card)
                cards -= 1

    def exchange(self) -> None:
        """Draw as many as marked, then shuffle the discards into the stock (SOB-5.4, SOB-5.5)."""
        seat = self.turn
        number = count(self.marked)
        self.exchanged[seat] = number
        if number > 0:
            self.hands[seat] = self.hands[seat] & ~self.marked
            self.draw(seat, number)
            if self.rules.dead:
                self.gone |= self.marked
            else:
                self.stock |= self.marked
                self.shuffle += 1
                self.order = self.chance.deck_order(self.shuffle)
                self.next = 0
            self.marked = 0
            self.floor = 0
        if seat == self.last_player_in():
            self.phase = PLAY
            self.turn = self.party
        else:
            self.turn = self.seat_after(seat)

    def last_player_in(self) -> i64:
        """The player nearest to the dealer, who exchanges last (SOB-5.2)."""
        seat = self.dealer
        while not has(self.inside, seat):
            seat = seat - 1 if seat > 0 else self.seats - 1
        return seat

    def seat_after(self, seat: i64) -> i64:
        """The next seat that plays."""
        seat = seat_after(seat, self.seats)
        while not has(self.inside, seat):
            seat = seat_after(seat, self.seats)
        return seat

    def play_card(self, card: i64) -> None:
        """A card; when everybody who plays has laid one, the trick is won (SOB-6.9, SOB-6.11)."""
        self.place_card(card)
        if self.laid < count(self.inside):
            self.turn = self.seat_after(self.turn)
            return
        win(self, self.best)

    def place_card(self, card: i64) -> None:
        """Put a card in the trick."""
        play_to_trick(self, card)

    def value(self) -> i64:
        """What a trick is worth (SOB-3.4, SOB-3.5)."""
        value: i64 = 1
        if self.suit == self.rules.double_suit:
            value = 2
        if self.blind:
            value *= 2
        return value

    def points(self, side: i64) -> i64:
        """The change of score: down by tricks, up for none, twice as much for the party player (SOB-7.*)."""
        if not has(self.inside, side):
            return 0
        if self.won[side] > 0:
            return -self.won[side] * self.value()
        penalty = 5 * self.value()
        return penalty * 2 if side == self.party else penalty

    def set_stock(self, cards: vec[i64], rng: Rng) -> None:
        """A tape that begins with these; later shuffles are rolled when they are needed."""
        self.order = cards
        self.chance = SeededTape(self.deck.size, Rng(rng.word))
        self.chance.orders.append(cards)
        self.shuffle = 0
        self.next = 0
        super().set_stock(cards, rng)

    def copy(self) -> SobeSobeState:
        """An independent state with the same content."""
        twin = SobeSobeState(self.rules, self.dealer, self.chance)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become the same as another deal of SobeSobe."""
        assert isinstance(other, SobeSobeState)
        self.chance = other.chance
        self.order = other.order
        self.shuffle = other.shuffle
        self.next = other.next
        self.party = other.party
        self.suit = other.suit
        self.blind = other.blind
        self.again = other.again
        self.bound = other.bound
        self.inside = other.inside
        self.outside = other.outside
        self.marked = other.marked
        self.floor = other.floor
        copy_array(self.exchanged, other.exchanged, self.seats)
        self.copy_common(other)

    def accepted(self, seat: i64) -> i64:
        """Besides what is legal, an exchange begun may be given up for none (SOB-5.6)."""
        if seat != self.turn:
            return 0
        if self.phase == EXCHANGE and self.marked != 0:
            return self.legal() | bit(NONE)
        return self.legal()

    def apply_revoke(self, seat: i64, action: i64) -> None:
        """Exchange nothing, whatever was marked (SOB-5.6)."""
        self.marked = 0
        self.floor = 0
        self.exchange()

    def turn_rule(self) -> str:
        """Who acts when, and with whose cards."""
        return "SOB-6.12"

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if self.phase in (BLIND, NAME, RENAME):
            return self.why_no_suit(action)
        if has(BLIND_CALLS | TRUMP_CALLS | bit(KEEP), action):
            return Refusal("TRUMP_IS_FINAL", "SOB-3.6")
        if self.phase == DECIDE:
            return Refusal("MUST_PLAY_THIS_ROUND", "SOB-4.8") if action == OUT else Refusal("IN_OR_OUT", "SOB-4.1")
        if has(bit(IN) | bit(OUT), action):
            return Refusal("NOT_NOW", "SOB-4.1")
        if self.phase == EXCHANGE:
            return self.why_no_mark(action)
        return self.why_no_card(seat, action)

    def why_no_suit(self, action: i64) -> Refusal:
        """Which rule of naming trumps forbids this."""
        if self.phase == BLIND:
            return Refusal("BLIND_OR_WAIT", "SOB-3.1")
        if self.phase == NAME:
            return Refusal("NAME_TRUMP", "SOB-3.3")
        if has(TRUMP_CALLS, action):
            return Refusal("ANOTHER_SUIT", "SOB-4.7", {"suit": self.deck.suits[self.suit]})
        return Refusal("NAME_TRUMP", "SOB-4.7")

    def why_no_mark(self, action: i64) -> Refusal:
        """Which rule of the exchange forbids this."""
        if action >= self.deck.size:
            return Refusal("NOT_NOW", "SOB-5.6")
        if count(self.marked) >= MAX_DISCARDS:
            return Refusal("THREE_AT_MOST", "SOB-5.3")
        return Refusal("MARK_IN_ORDER", "SOB-5.3", {"card": self.deck.write(action)})

    def why_no_card(self, seat: i64, action: i64) -> Refusal:
        """Which rule of the tricks forbids this."""
        if action >= self.deck.size:
            return Refusal("NOT_NOW", "SOB-5.3")
        ace = bit(self.suit * 10 + 9)
        hand = self.hands[seat]
        told = {"card": self.deck.write(int(self.suit) * 10 + 9)}
        if self.laid == 0:
            return Refusal("MUST_PLAY_ACE_OF_TRUMP", "SOB-6.6", told)
        if hand & self.led == 0:
            return Refusal("MUST_TRUMP", "SOB-6.3", {"suit": self.deck.suits[self.suit]})
        if not has(self.led, action):
            return Refusal("MUST_FOLLOW_SUIT", "SOB-6.2", {"suit": led_suit(self)})
        if hand & ace != 0:
            return Refusal("MUST_PLAY_ACE_OF_TRUMP", "SOB-6.7", told)
        return Refusal("MUST_BEAT", "SOB-6.5", {"card": winning_card(self)})


def deal_packets_of_two(state: SobeSobeState) -> None:
    """Two cards each from the party player, the dealer last (SOB-2.3)."""
    state.next = deal_packets(state, state.order, 0, state.party, 1, 2)
