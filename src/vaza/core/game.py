"""A game with its options fixed: how a match starts, is dealt, shown and scored."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vaza.core.cards import Deck, bit, count, lowest, members
from vaza.core.chance import RandomTape, Rng
from vaza.core.errors import NotationError, OptionError
from vaza.core.match import Match, ScoreCell, ScoreRow
from vaza.core.options import STANDARD, GameSpec, Value
from vaza.core.state import State
from vaza.core.view import Announcement, GameEvent, PlayedCard, Question, View, visible_events


class OptionChange:
    """One way in which a table differs from `standard`, for the texts to put in words."""

    option: str
    value: str
    standard: str

    def __init__(self, option: str, value: str, standard: str) -> None:
        self.option = option
        self.value = value
        self.standard = standard

    def __repr__(self) -> str:
        return f"{self.option}={self.value}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game for so many seats. It keeps nothing of any match."""

    spec: GameSpec
    code: str
    seats: int
    sides: int
    variants: tuple[str, ...]
    options: dict[str, Value]
    deck: Deck
    words: list[str]
    """The calls in notation: action ``deck.size + k`` is word k."""
    numbers: dict[str, int]
    """Every action by its exact notation."""
    clock: int
    """Seconds for a move where a table sets nothing else, 0 for none."""
    talk: str
    """``all``, or ``emotes`` where partners may not speak."""
    unit: str
    """The shortest stretch of play that has a winner of its own: ``deal``, ``set`` or ``match``."""

    def __init__(
        self,
        spec: GameSpec,
        deck: Deck,
        words: list[str],
        seats: int,
        sides: int,
        variants: tuple[str, ...],
        options: dict[str, Value],
    ) -> None:
        self.spec = spec
        self.code = spec.code
        self.deck = deck
        self.words = words
        self.seats = seats
        self.sides = sides
        self.variants = variants
        self.options = options
        self.clock = 0
        self.talk = "all"
        self.unit = "match"
        self.numbers = {deck.write(card): card for card in range(int(deck.size))}
        for call, word in enumerate(words):
            self.numbers[word] = int(deck.size) + call

    # What each game says for itself.

    def start(self, chance: RandomTape) -> Match:
        """Open a match: first dealer, seats."""
        raise NotImplementedError

    def deal(self, match: Match, chance: RandomTape) -> State:
        """The next deal of a match that is not over."""
        raise NotImplementedError

    def score(self, match: Match, state: State) -> Match:
        """The match after a deal that is over."""
        raise NotImplementedError

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
        """That deal on the score sheet."""
        raise NotImplementedError

    def question(self, state: State) -> Question:
        """What the seat to act is asked."""
        raise NotImplementedError

    def phase_name(self, state: State) -> str:
        """The phase of the deal, as a code."""
        raise NotImplementedError

    def deal_announcements(self, match: Match, state: State) -> list[Announcement]:
        """What is said when the cards are dealt."""
        return []

    def announcements(self, before: State, seat: int, action: int, after: State) -> list[Announcement]:
        """What is said when this seat has done this action."""
        return self.trick_notes(before, after)

    def is_secret(self, state: State, action: int) -> bool:
        """Whether only the seat to act may know this action."""
        return False

    def seat_marks(self, match: Match, state: State, seat: int) -> list[str]:
        """What is to be shown at a seat."""
        return ["dealer"] if seat == state.dealer else []

    def turnup_shown(self, state: State) -> bool:
        """Whether the turned-up card still lies open on the table."""
        return state.turnup >= 0

    def deal_points(self, state: State) -> list[int]:
        """What each side has made in this deal, as everybody can see it."""
        return [int(state.counted[side]) for side in range(self.sides)]

    def trump(self, state: State) -> int:
        """The trump suit, -1 for none."""
        return int(self.deck.suit_of(lowest(state.trumps))) if state.trumps != 0 else -1

    def facts(self, match: Match, state: State) -> dict[str, list[int]]:
        """What else everybody knows about the deal: with the rest of a view, enough to set it up again."""
        return {"taker": [int(state.taker)], "tricks": [int(state.tricks)]}

    def seen_cards(self, state: State) -> int:
        """The set of cards that went by for everybody to see."""
        seen = int(state.gone)
        for side in range(self.sides):
            seen |= int(state.piles[side])
        return seen

    def marked(self, state: State, seat: int) -> int:
        """The set of cards a seat has marked so far for an exchange."""
        return 0

    def displayed_actions(self, state: State) -> list[int]:
        """What a screen shows to the seat to act, legal or not: its cards, and calls worth explaining."""
        return members(state.hands[state.turn])

    def timeout(self, state: State, rng: Rng) -> int:
        """What the table does for a seat whose time is up: a random legal action (X3)."""
        options = members(state.legal())
        return options[rng.below(len(options))]

    def forced_action(self, state: State) -> int:
        """The only possible action where everybody can see that there is no other, else -1 (X4).

        A single legal card among several in hand is not obvious: playing it at once would tell what is in the hand.
        """
        legal = int(state.legal())
        return lowest(legal) if count(legal) == 1 and count(state.hands[state.turn]) <= 1 else -1

    def allows_claim(self, view: View) -> bool:
        """Whether a leader none of whose cards can be beaten takes all that is left of the deal."""
        return True

    def roles(self, match: Match) -> dict[str, int]:
        """Who does what before the next deal."""
        return {"dealer": match.dealer}

    def cutter(self, match: Match) -> int:
        """Who cuts before the next deal, -1 where nobody does."""
        return -1

    # What is the same for all.

    def flag_value(self, name: str) -> bool:
        """Whether a flag option is on."""
        return bool(self.options[name])

    def number_value(self, name: str) -> int:
        """The value of a number option."""
        return int(self.options[name])

    def choice_value(self, name: str) -> str:
        """The value of a choice option."""
        return str(self.options[name])

    def differences(self) -> list[OptionChange]:
        """How this table differs from `standard`."""
        found = [OptionChange("variant", variant, STANDARD) for variant in self.variants]
        for option in self.spec.options:
            value = self.options[option.name]
            if value != option.default:
                found.append(OptionChange(option.name, option.write(value), option.write(option.default)))
        return found

    def table_lines(self) -> list[str]:
        """What differs from standard, as the lines that records and positions begin with."""
        lines = [f"variants: {' '.join(self.variants)}"] if self.variants else []
        changed = [str(difference) for difference in self.differences() if difference.option != "variant"]
        return lines + ([f"options: {' '.join(changed)}"] if changed else [])

    def write(self, action: int) -> str:
        """An action in notation."""
        if 0 <= action < self.deck.size:
            return self.deck.write(action)
        call = action - int(self.deck.size)
        if 0 <= call < len(self.words):
            return self.words[call]
        raise NotationError("UNKNOWN_ACTION", str(action))

    def read(self, text: str) -> int:
        """An action from notation: a card, or a call in words."""
        known = self.numbers.get(text, -1)
        if known >= 0:
            return known
        words = text.replace("\ufe0f", "").split()
        plain = " ".join(words).lower()
        for call, word in enumerate(self.words):
            if word.lower() == plain:
                return int(self.deck.size) + call
        if len(words) == 2:
            try:
                symbol = self.deck.suits[self.deck.read_suit(words[1])]
            except NotationError:
                symbol = ""
            named = f"{words[0].lower()} {symbol}"
            if named in self.words:
                return int(self.deck.size) + self.words.index(named)
        if len(words) != 1:
            raise NotationError("UNKNOWN_ACTION", text)
        return self.deck.read(text)

    def call(self, words: str) -> int:
        """The action of this call."""
        return int(self.deck.size) + self.words.index(words)

    def trick_notes(self, before: State, after: State) -> list[Announcement]:
        """Who took the trick, if the action ended one."""
        if after.tricks == before.tricks:
            return []
        if after.taker < 0:
            return [Announcement("TRICK_TO_NOBODY")]
        return [Announcement("TRICK_TAKEN", {"seat": str(after.taker)})]

    def view(self, match: Match, state: State, history: list[GameEvent], sheet: list[ScoreRow], seat: int) -> View:
        """All that this seat may know; seat -1 is a spectator."""
        view = self.common_view(match, state, history, sheet)
        self.add_own(view, state, seat)
        view.history = visible_events(history, seat)
        return view

    def common_view(self, match: Match, state: State, history: list[GameEvent], sheet: list[ScoreRow]) -> View:
        """What everybody may know, but for the history: a view of nobody yet."""
        view = View(self.code, self.deck, self.words, -1)
        view.seats = self.seats
        view.sides = self.sides
        view.deal = match.deals + (1 if state.turn >= 0 else 0)
        view.dealer = int(state.dealer)
        view.turn = int(state.turn)
        view.phase = self.phase_name(state)
        if state.turn >= 0:
            view.question = self.question(state)
        view.trick = table_plays(state)
        view.last_trick, view.last_taker = last_trick(history)
        view.best = int(state.best)
        view.sizes = [int(count(state.hands[other])) for other in range(self.seats)]
        view.stock = int(count(state.stock))
        view.turnup = int(state.turnup)
        view.turnup_shown = self.turnup_shown(state)
        view.trump = self.trump(state)
        view.seen_cards = self.seen_cards(state)
        view.public_facts = self.facts(match, state)
        view.won = [int(state.won[other]) for other in range(self.seats)]
        view.deal_points = self.deal_points(state)
        view.marks = [self.seat_marks(match, state, other) for other in range(self.seats)]
        view.scores = match.scores
        view.sets = match.sets
        view.winners = match.winners
        view.prizes = match.prizes
        view.sheet = sheet
        return view

    def add_own(self, view: View, state: State, seat: int) -> None:
        """Make a view this seat's: what it holds and may do; for a spectator, nothing."""
        view.seat = seat
        view.hand = int(state.hands[seat]) if seat >= 0 else 0
        view.marked_cards = self.marked(state, seat) if seat >= 0 else 0
        view.legal = 0
        view.reasons = {}
        if seat >= 0 and seat == state.turn:
            view.legal = int(state.legal())
            view.reasons = {
                action: why
                for action in self.displayed_actions(state)
                if (why := state.refusal_for(seat, action)) is not None
            }

    def side_cells(self, before: Match, after: Match, details: list[dict[str, int]]) -> list[ScoreCell]:
        """A cell for each side: the new total, the change, and the marks of dealer and winner."""
        cells = []
        for side in range(self.sides):
            marks = ["dealer"] if before.side(before.dealer) == side else []
            if side in after.winners:
                marks.append("winner")
            change = after.scores[side] - before.scores[side]
            cells.append(ScoreCell(after.scores[side], change, marks, details[side]))
        return cells


def table_plays(state: State) -> list[PlayedCard]:
    """The cards of the trick in the order they were played."""
    return [PlayedCard(int(state.trick[k]) // 64, int(state.trick[k]) % 64) for k in range(int(state.laid))]


def last_trick(history: list[GameEvent]) -> tuple[list[PlayedCard], int]:
    """The last finished trick of a deal and who took it."""
    done: list[PlayedCard] = []
    taker = -1
    ended = False
    for place in range(len(history) - 1, -1, -1):
        event = history[place]
        for note in event.notes:
            if note.code.startswith("TRICK_"):
                if ended:
                    done.reverse()
                    return done, taker
                ended = True
                taker = int(note.args.get("seat", "-1"))
        if ended and event.topic == "card" and event.action >= 0:
            done.append(PlayedCard(event.seat, event.action))
    done.reverse()
    return done, taker


def check_players(spec: GameSpec, players: int) -> None:
    """Refuse a number of players the game is not for."""
    if players not in spec.players:
        raise OptionError("BAD_PLAYERS", {"players": str(players), "game": spec.code, "allowed": spec.seats_allowed()})


def deal_card(state: State, seat: i64, card: i64) -> None:
    """Move a card from the stock to a hand."""
    state.stock &= ~bit(card)
    state.hands[seat] = state.hands[seat] | bit(card)


def deal_packets(state: State, order: vec[i64], at: i64, first: i64, rounds: i64, packet: i64) -> i64:
    """Deal packets round the table from `first`; where the next card of the order lies comes back."""
    for _ in range(rounds):
        for step in range(state.seats):
            for _ in range(packet):
                deal_card(state, (first + step) % state.seats, order[at])
                at += 1
    return at
