"""One deal in progress: whose turn it is, what may be done, what it brought."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaza.core.cards import MAX_ACTIONS, Deck, bit, has
from vaza.core.chance import Rng
from vaza.core.errors import Args, IllegalAction


class Refusal:
    """Why an action is not accepted: a code, the number of the rule, and what fills the text."""

    code: str
    rule: str
    args: Args

    def __init__(self, code: str, rule: str, arguments: Args | None = None) -> None:
        self.code = code
        self.rule = rule
        self.args = arguments if arguments is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.rule}, {self.args})"

    def parts(self) -> tuple[str, str, Args]:
        """All of it, to compare."""
        return self.code, self.rule, self.args


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One deal, from its first call to its count. It knows no history, clock or names.

    The deck is always split between `hands`, `table`, `piles`, `stock` and `gone`.
    """

    deck: Deck
    suit_sets: vec[i64]
    """The deck's own, within reach: every card's suit, and below, every card's value."""
    values: vec[i64]
    seats: i64
    sides: i64
    dealer: i64
    turn: i64
    """The seat to act, -1 when the deal is over."""
    phase: i64
    hands: vec[i64]
    leader: i64
    trick: vec[i64]
    """The cards of the trick in order, each as ``seat * 64 + card``; `laid` of them are there."""
    laid: i64
    table: i64
    led: i64
    beats: i64
    best: i64
    worth: i64
    trumps: i64
    turnup: i64
    stock: i64
    gone: i64
    piles: vec[i64]
    counted: vec[i64]
    won: vec[i64]
    """Tricks won by each seat."""
    tricks: i64
    taker: i64
    """Who won the last trick, -1 before the first."""
    offender: i64
    """The seat that lost the deal by a renuncio, -1 if none did."""

    def __init__(self, deck: Deck, seats: i64, sides: i64, dealer: i64, longest: i64) -> None:
        self.deck = deck
        self.suit_sets = deck.suit_sets
        self.values = deck.values
        self.seats = seats
        self.sides = sides
        self.dealer = dealer
        self.turn = -1
        self.phase = 0
        self.hands = vec[i64]([0] * seats)
        self.leader = -1
        self.trick = vec[i64]([0] * longest)
        self.laid = 0
        self.table = 0
        self.led = 0
        self.beats = 0
        self.best = -1
        self.worth = 0
        self.trumps = 0
        self.turnup = -1
        self.stock = deck.all
        self.gone = 0
        self.piles = vec[i64]([0] * sides)
        self.counted = vec[i64]([0] * sides)
        self.won = vec[i64]([0] * seats)
        self.tricks = 0
        self.taker = -1
        self.offender = -1

    def legal(self) -> i64:
        """The set of actions open to the seat to act; empty when the deal is over."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Do a legal action without looking: for search."""
        raise NotImplementedError

    def place_card(self, card: i64) -> None:
        """Lay a card in the trick for the seat to act, without moving the turn."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state with the same content."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become the same as a state of the same game, without making anything new."""
        raise NotImplementedError

    def set_stock(self, cards: vec[i64], rng: Rng) -> None:
        """Make these cards the stock, the next to be drawn first: for worlds, which are made, not dealt."""
        self.stock = 0
        for index in range(len(cards)):
            self.stock |= bit(cards[index])

    def points(self, side: i64) -> i64:
        """What the deal gives this side, in the points of the deal."""
        return self.counted[side]

    def forbidding_rule(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this action, known not to be accepted, to the seat to act."""
        raise NotImplementedError

    def turn_rule(self) -> str:
        """The number of the rule that gives the turn."""
        raise NotImplementedError

    def accepted(self, seat: i64) -> i64:
        """What `play` takes from this seat: `legal`, and more where a table lets people err."""
        return self.legal() if seat == self.turn else 0

    def apply_revoke(self, seat: i64, action: i64) -> None:
        """Carry out an accepted action that is not legal."""
        raise NotImplementedError

    def refusal_for(self, seat: int, action: int) -> Refusal | None:
        """Why `play` would refuse this action from this seat, or None if it would not."""
        if not 0 <= seat < self.seats:
            return Refusal("NO_SUCH_SEAT", self.turn_rule(), {"seat": str(seat)})
        if not 0 <= action < MAX_ACTIONS:
            return Refusal("UNKNOWN_ACTION", self.turn_rule(), {"text": str(action)})
        if has(self.accepted(seat), action):
            return None
        if self.turn < 0:
            return Refusal("DEAL_IS_OVER", self.turn_rule())
        if seat != self.turn:
            return Refusal("NOT_YOUR_TURN", self.turn_rule(), {"turn": str(self.turn)})
        if action < self.deck.size and not has(self.hands[seat], action):
            card = self.deck.write(action)
            return Refusal("CARD_NOT_IN_HAND", self.turn_rule(), {"card": card})
        return self.forbidding_rule(seat, action)

    def play(self, seat: int, action: int) -> None:
        """Do an action if the rules accept it; else raise IllegalAction and change nothing."""
        refusal = self.refusal_for(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal.code, refusal.rule, refusal.args)
        if seat == self.turn and has(self.legal(), action):
            self.apply(action)
        else:
            self.apply_revoke(seat, action)

    def copy_common(self, other: State) -> None:
        """Copy what every game has."""
        self.dealer = other.dealer
        self.turn = other.turn
        self.phase = other.phase
        self.leader = other.leader
        self.laid = other.laid
        self.table = other.table
        self.led = other.led
        self.beats = other.beats
        self.best = other.best
        self.worth = other.worth
        self.trumps = other.trumps
        self.turnup = other.turnup
        self.stock = other.stock
        self.gone = other.gone
        self.tricks = other.tricks
        self.taker = other.taker
        self.offender = other.offender
        copy_array(self.hands, other.hands, self.seats)
        copy_array(self.won, other.won, self.seats)
        copy_array(self.piles, other.piles, self.sides)
        copy_array(self.counted, other.counted, self.sides)
        copy_array(self.trick, other.trick, other.laid)


def copy_array(into: vec[i64], source: vec[i64], length: i64) -> None:
    """Overwrite the first `length` numbers of an array."""
    for index in range(length):
        into[index] = source[index]
