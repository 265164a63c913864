"""What one seat may know: the only thing that bots, servers and screens receive."""

from __future__ import annotations

from vaza.core.cards import Deck, count, has, members
from vaza.core.errors import Args
from vaza.core.match import ScoreRow
from vaza.core.state import Refusal


class Announcement:
    """Something said aloud at the table, as a code with what fills its text."""

    code: str
    args: Args

    def __init__(self, code: str, arguments: Args | None = None) -> None:
        self.code = code
        self.args = arguments if arguments is not None else {}

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {"code": self.code, "args": self.args}


class GameEvent:
    """One numbered event of a deal: who did what, and what was said about it."""

    number: int
    seat: int
    topic: str
    action: int
    """-1 for what has no action: the deal itself."""
    secret: bool
    """Whether only its own seat may know of it."""
    notes: list[Announcement]
    draws: list[int]
    """The cards each seat took up because of it, as sets; in a view only its own seat's are told."""

    def __init__(
        self, number: int, seat: int, topic: str, action: int, secret: bool, notes: list[Announcement]
    ) -> None:
        self.number = number
        self.seat = seat
        self.topic = topic
        self.action = action
        self.secret = secret
        self.notes = notes
        self.draws = []

    def drawn(self, seat: int) -> int:
        """The set of cards this seat took up."""
        return self.draws[seat] if 0 <= seat < len(self.draws) else 0

    @property
    def is_public(self) -> bool:
        """Whether everybody may know all of it."""
        return not self.secret and not any(self.draws)

    def redacted_for(self, seat: int, number: int) -> GameEvent:
        """What this seat is told of it, under this number; an event that hides nothing is told as it is."""
        if number == self.number and self.is_public:
            return self
        told = GameEvent(number, self.seat, self.topic, self.action, self.secret, self.notes)
        told.draws = [self.drawn(seat) if other == seat else 0 for other in range(len(self.draws))]
        return told


def visible_events(history: list[GameEvent], seat: int) -> list[GameEvent]:
    """The events this seat may know of, numbered anew: even how many secret ones there are is secret."""
    seen: list[GameEvent] = []
    for event in history:
        if not event.secret or event.seat == seat:
            seen.append(event.redacted_for(seat, len(seen)))
    return seen


class Question:
    """What the seat to act is asked: `kind` says how to draw it, `topic` what it is about."""

    kind: str
    """``card``, ``cards`` (with `low` to `high` of them), ``suit``, ``number``, ``choice``, ``none``."""
    topic: str
    low: int
    high: int

    def __init__(self, kind: str, topic: str, low: int = 1, high: int = 1) -> None:
        self.kind = kind
        self.topic = topic
        self.low = low
        self.high = high

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {"kind": self.kind, "topic": self.topic, "low": self.low, "high": self.high}


class PlayedCard:
    """A card in a trick and who played it."""

    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class View:
    """All that one seat may know of a deal and its match. Seat -1 is a spectator."""

    game: str
    deck: Deck
    words: list[str]
    seat: int
    seats: int
    sides: int
    deal: int
    dealer: int
    turn: int
    phase: str
    question: Question
    hand: int
    legal: int
    reasons: dict[int, Refusal]
    trick: list[PlayedCard]
    last_trick: list[PlayedCard]
    last_taker: int
    best: int
    sizes: list[int]
    stock: int
    turnup: int
    turnup_shown: bool
    trump: int
    """The trump suit, -1 while or where there is none."""
    seen_cards: int
    """The set of cards that went by for everybody to see; a player may have forgotten some."""
    marked_cards: int
    """The set of cards this seat has marked so far for an exchange."""
    public_facts: dict[str, list[int]]
    """What else everybody knows about the deal, in the game's own terms."""
    won: list[int]
    deal_points: list[int]
    marks: list[list[str]]
    """What is to be shown at each seat: ``dealer``, ``party``, ``out``, ``bid 3`` ..."""
    history: list[GameEvent]
    scores: list[int]
    sets: list[int]
    winners: list[int]
    prizes: list[int]
    sheet: list[ScoreRow]

    def __init__(self, game: str, deck: Deck, words: list[str], seat: int) -> None:
        self.game = game
        self.deck = deck
        self.words = words
        self.seat = seat
        self.seats = 0
        self.sides = 0
        self.deal = 0
        self.dealer = -1
        self.turn = -1
        self.phase = ""
        self.question = Question("none", "none")
        self.hand = 0
        self.legal = 0
        self.reasons = {}
        self.trick = []
        self.last_trick = []
        self.last_taker = -1
        self.best = -1
        self.sizes = []
        self.stock = 0
        self.turnup = -1
        self.turnup_shown = False
        self.trump = -1
        self.seen_cards = 0
        self.marked_cards = 0
        self.public_facts = {}
        self.won = []
        self.deal_points = []
        self.marks = []
        self.history = []
        self.scores = []
        self.sets = []
        self.winners = []
        self.prizes = []
        self.sheet = []

    def write(self, action: int) -> str:
        """An action in notation, ``-`` for none."""
        if action < 0:
            return "-"
        return self.deck.write(action) if action < self.deck.size else self.words[action - int(self.deck.size)]

    def data(self) -> dict[str, object]:
        """As plain data in notation, ready for JSON."""
        told = [self.event_data(event) for event in self.history]
        return {**self.deal_data(), **self.turn_data(), **self.private_data(), "history": told}

    def deal_data(self) -> dict[str, object]:
        """The part that stays while a deal is played, the same for everybody."""
        return {
            "game": self.game,
            "seats": self.seats,
            "sides": self.sides,
            "deal": self.deal,
            "scores": self.scores,
            "sets": self.sets,
            "winners": self.winners,
            "prizes": self.prizes,
            "sheet": [row.data() for row in self.sheet],
        }

    def turn_data(self) -> dict[str, object]:
        """The part that every action may change, the same for everybody."""
        return {
            "dealer": self.dealer,
            "turn": self.turn,
            "phase": self.phase,
            "question": self.question.data(),
            "trick": [[play.seat, self.write(play.card)] for play in self.trick],
            "last_trick": [[play.seat, self.write(play.card)] for play in self.last_trick],
            "last_taker": self.last_taker,
            "best": self.best,
            "sizes": self.sizes,
            "stock": self.stock,
            "turnup": self.write(self.turnup),
            "turnup_shown": self.turnup_shown,
            "trump": self.deck.suits[self.trump] if self.trump >= 0 else "-",
            "gone": self.deck.names(self.seen_cards),
            "facts": self.public_facts,
            "won": self.won,
            "counted": self.deal_points,
            "marks": self.marks,
        }

    def private_data(self) -> dict[str, object]:
        """The part that only this seat may know, except for its share of the history."""
        return {
            "seat": self.seat,
            "hand": self.deck.names(self.hand),
            "legal": [self.write(action) for action in members(self.legal)],
            "reasons": {
                self.write(action): {"code": why.code, "rule": why.rule, "args": why.args}
                for action, why in self.reasons.items()
            },
            "marked": self.deck.names(self.marked_cards),
        }

    def event_data(self, event: GameEvent) -> dict[str, object]:
        """One event as it is told to this seat."""
        return {
            "number": event.number,
            "seat": event.seat,
            "topic": event.topic,
            "secret": event.secret,
            "action": self.write(event.action),
            "drawn": self.deck.names(event.drawn(self.seat)),
            "notes": [note.data() for note in event.notes],
        }

    def holds(self, card: int) -> bool:
        """Whether the card is in this seat's hand."""
        return has(self.hand, card)

    def hand_size(self) -> int:
        """How many cards this seat holds."""
        return count(self.hand)
