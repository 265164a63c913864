"""Septica: beat the first card's rank, or with a seven; tens and aces count. Rules SEP-*."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, french_deck, has
from vaza.core.chance import Chance
from vaza.core.errors import OptionError
from vaza.core.game import Game, check_players, deal_card, deal_packets
from vaza.core.match import Match, Row
from vaza.core.options import Spec, Value, choice
from vaza.core.position import Placing, Position, in_order
from vaza.core.state import Refusal, State
from vaza.core.tricks import put, seat_after, take
from vaza.core.view import Note, Question

RANKS: Final = ["7", "8", "9", "10", "J", "Q", "K", "A"]
VALUES: Final = {"10": 1, "A": 1}
WORDS: Final = ["pass", "stop"]
PASS: Final = 32
STOP: Final = 33
PASS_SET: Final = 0x100000000
STOP_SET: Final = 0x200000000
RANK_0: Final = 0x01010101
"""One rank in every suit: the sevens; the eights lie one bit higher."""
ALL_POINTS: Final = 8
MATCH: Final = 11

SPEC: Final = Spec(
    code="septica",
    title="Septica",
    country="RO",
    prefix="SEP",
    players=(2, 4),
    default_players=2,
    clockwise=True,
    options=(
        choice("eights", "mod3", "never"),
        choice("pass", "keeps", "plays"),
        choice("tied", "replay", "last-trick"),
    ),
    presets={"romania": {"pass": "plays", "eights": "never"}},
    variants=("speed", "pairs"),
)


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

    def __init__(self, deck: Deck, seats: i64, dealer: i64, order: vec[i64], full: i64, eights: bool, all_play: bool) -> None:
        super().__init__(deck, seats, 2, dealer, deck.size)
        self.order = order
        self.next = 0
        self.full = full
        self.eights = eights
        self.all_play = all_play

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
            self.put_down(action)
        self.turn = seat_after(self.turn, self.seats)

    def put_down(self, card: i64) -> None:
        """Put a card on the table; one that beats makes its player the active one (SEP-3.3)."""
        if self.laid == 0:
            self.leader = self.turn
            self.led = RANK_0 << (card & 7)
            self.best = self.turn
        elif has(self.beats, card):
            self.best = self.turn
        put(self, self.turn, card, bit(card))
        self.beats = self.led | RANK_0
        if self.eights and self.laid % 3 == 0:
            self.beats |= RANK_0 << 1

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

    def copy(self) -> SepticaState:
        """An independent state with the same content."""
        twin = SepticaState(self.deck, self.seats, self.dealer, self.order, self.full, self.eights, self.all_play)
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

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if self.laid == 0:
            return Refusal("MUST_LEAD", "SEP-3.1")
        if action == PASS:
            if self.all_play:
                return Refusal("MUST_PLAY_A_CARD", "SEP-8.1")
            return Refusal("STOP_OR_GO_ON", "SEP-3.4")
        if action == STOP:
            return Refusal("NOT_YOURS_TO_STOP", "SEP-8.3" if self.all_play else "SEP-3.4")
        if action > STOP:
            return Refusal("NOT_NOW", "SEP-3.4")
        if self.all_play and self.best == seat:
            return Refusal("TRICK_IS_YOURS", "SEP-8.3")
        rank = self.deck.ranks[(self.trick[0] & 63) % 8]
        if has(RANK_0 << 1, action):
            rule = "SEP-4.3" if self.eights else "SEP-4.5"
            return Refusal("EIGHT_DOES_NOT_BEAT", rule, {"rank": rank, "laid": str(self.laid)})
        return Refusal("DOES_NOT_BEAT", "SEP-4.4", {"rank": rank})


class SepticaMatch(Match):
    """Game points, and how many deals were decided: they make the starter go round (SEP-2.2)."""

    decided: int

    def __init__(self, seats: int, decided: int) -> None:
        super().__init__(seats, 2, (decided - 1) % seats)
        self.decided = decided


@final
class Septica(Game):
    """Septica with its options fixed."""

    def __init__(self, players: int, variants: tuple[str, ...], options: dict[str, Value]) -> None:
        if players == 4 and "pairs" not in variants:
            raise OptionError("FOUR_ARE_PAIRS", {"players": "4", "game": SPEC.code})
        if players == 2 and "pairs" in variants:
            raise OptionError("PAIRS_ARE_FOUR", {"players": "2", "game": SPEC.code})
        check_players(SPEC, players)
        super().__init__(SPEC, french_deck(RANKS, VALUES), WORDS, players, 2, variants, options)
        self.clock = 15 if "speed" in variants else 30
        self.talk = "emotes" if "pairs" in variants else "all"

    def start(self, chance: Chance) -> Match:
        """Seat 0 starts the first deal (SEP-2.2)."""
        return SepticaMatch(self.seats, 0)

    def new_state(self, dealer: int, order: vec[i64]) -> SepticaState:
        """A deal before any card."""
        full = 3 if "speed" in self.variants else 4
        eights = self.text("eights") == "mod3"
        return SepticaState(self.deck, self.seats, dealer, order, full, eights, self.text("pass") == "plays")

    def deal(self, match: Match, chance: Chance) -> State:
        """One card at a time from the starter (SEP-2.1)."""
        order = chance.order(0)
        state = self.new_state(match.dealer, order)
        state.turn = (match.dealer + 1) % self.seats
        state.next = deal_packets(state, order, 0, state.turn, state.full, 1)
        return state

    def winner(self, state: State) -> int:
        """The side with more than half of the points, -1 for none (SEP-6.1, SEP-6.3, SEP-6.4)."""
        for side in range(2):
            if state.points(side) * 2 > ALL_POINTS:
                return side
        return int(state.taker) % 2 if self.text("tied") == "last-trick" else -1

    def score(self, match: Match, state: State) -> Match:
        """One game point, three for Mars, none for a tie, which is replayed."""
        assert isinstance(match, SepticaMatch)
        side = self.winner(state)
        after = SepticaMatch(self.seats, match.decided + (1 if side >= 0 else 0))
        after.follow(match)
        if side >= 0:
            after.scores[side] += 3 if state.points(side) == ALL_POINTS else 1
            if after.scores[side] >= MATCH:
                after.winners = [side]
        return after

    def row(self, before: Match, state: State, after: Match) -> Row:
        """Points and game points of each side."""
        cells = self.side_cells(before, after, [{"points": int(state.points(side))} for side in range(2)])
        notes = []
        if ALL_POINTS in (state.points(0), state.points(1)):
            notes.append("MARS")
        if state.points(0) == state.points(1):
            notes.append("TIE")
        return Row(after.deals, cells, notes)

    def question(self, state: State) -> Question:
        """To lead, to answer, or to go on or stop."""
        if state.laid == 0:
            return Question("card", "lead")
        return Question("card", "answer" if state.turn != state.best else "continue")

    def phase_name(self, state: State) -> str:
        """There is only play."""
        return "play"

    def set_up(self, position: Position) -> State:
        """Also reads `leader` and `active`, where passes make them differ from the trick's order."""
        dealer = position.number("dealer", self.seats - 1, 0, self.seats - 1)
        state = self.new_state(dealer, vec[i64]())
        placing = Placing(position, state)
        seats = list(range(self.seats))
        plays = self.read_plays(placing, seats, (dealer + 1) % self.seats)
        placing.fill(plays, seats, False)
        placing.tally()
        turn = state.turn
        for seat, card in plays:
            state.turn = seat
            state.put_down(card)
        state.turn = turn
        state.order = placing.order()
        if state.laid == 0 and state.hands[turn] == 0:
            raise position.fail("hand", "EMPTY_HAND", str(turn))
        if state.all_play and state.laid > 0 and turn != state.leader and state.hands[turn] == 0:
            raise position.fail("hand", "EMPTY_HAND", str(turn))
        return state

    def read_plays(self, placing: Placing, seats: list[int], leader: int) -> list[tuple[int, int]]:
        """The trick: seats in it may skip, as players pass, so `turn` is free where it is told."""
        position = placing.position
        words = position.text("trick").split()
        if not any(":" in word for word in words):
            return placing.read_trick(seats, leader)
        plays = []
        for word in words:
            told, colon, card = word.partition(":")
            if not colon:
                raise position.fail("trick", "BAD_SEAT", word)
            seat = position.whole("trick", told, 0, self.seats - 1)
            plays.append((seat, placing.claim("trick", position.card("trick", card))))
        placing.state.turn = position.number("turn", (plays[-1][0] + 1) % self.seats, 0, self.seats - 1)
        return plays

    def more(self, state: State) -> dict[str, str]:
        """The stock in the order of drawing."""
        assert isinstance(state, SepticaState)
        left = int(count(state.stock))
        stock = [int(state.order[place]) for place in range(int(state.next), int(state.next) + left)]
        return {"stock": in_order(self.deck, stock) if stock else "0"}

    def notes(self, before: State, seat: int, action: int, after: State) -> list[Note]:
        """Tricks with their points."""
        if after.tricks == before.tricks:
            return []
        return [Note("TRICK_TAKEN", {"seat": str(after.taker), "points": str(before.worth)})]
