"""Sueca: four players in two partnerships, ten tricks, first to four match points. Rules SUE-*."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, count, french_deck, has
from vaza.core.chance import Chance
from vaza.core.errors import SetupError
from vaza.core.game import Game, check_players, deal_card
from vaza.core.match import Draw, Match, Row
from vaza.core.options import Spec, Value, choice, flag
from vaza.core.position import Placing, Position, in_order, place_trick, value_of
from vaza.core.state import Refusal, State
from vaza.core.tricks import follow, lay, led_suit, take
from vaza.core.view import Note, Question

RANKS: Final = ["2", "3", "4", "5", "6", "Q", "J", "K", "7", "A"]
VALUES: Final = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}
WORDS: Final = ["method A", "method B", "show"]
METHOD_A: Final = 40
METHOD_B: Final = 41
SHOW: Final = 42
CHOOSE: Final = 0
PLAY: Final = 1
PENTE: Final = 4

SPEC: Final = Spec(
    code="sueca",
    title="Sueca",
    country="PT",
    prefix="SUE",
    players=(4,),
    default_players=4,
    clockwise=False,
    options=(
        flag("team_draw"),
        choice("dealing", "A", "B", "dealer"),
        choice("tie", "double", "none", "stacks"),
        choice("sweep", "points", "all-tricks"),
        choice("renuncio", "refuse", "loses"),
    ),
    presets={},
)


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
        self.put_down(action)
        if self.laid < 4:
            self.turn = (self.turn + 1) & 3
            return
        take(self, self.best)
        self.turn = self.taker
        if self.hands[self.taker] == 0:
            self.turn = -1

    def put_down(self, card: i64) -> None:
        """Put a card in the trick."""
        lay(self, card)

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

    def offend(self, seat: i64, action: i64) -> None:
        """The deal is lost at once (SUE-6.2, SUE-6.3)."""
        self.offender = seat
        self.turn = -1

    def turn_rule(self) -> str:
        """Who plays when, and with whose cards."""
        return "SUE-5.6"

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if self.phase == CHOOSE:
            return Refusal("CHOOSE_METHOD_FIRST", "SUE-4.3")
        if action == SHOW:
            return Refusal("SHOW_NOT_ALLOWED", "SUE-6.1")
        if action >= self.deck.size:
            return Refusal("NOT_NOW", "SUE-4.3")
        return Refusal("MUST_FOLLOW_SUIT", "SUE-5.2", {"suit": led_suit(self)})


class SuecaMatch(Match):
    """Match points, and what the next decided deal is worth."""

    factor: int

    def __init__(self, dealer: int, factor: int) -> None:
        super().__init__(4, 2, dealer)
        self.factor = factor


@final
class Sueca(Game):
    """Sueca with its options fixed."""

    def __init__(self, players: int, variants: tuple[str, ...], options: dict[str, Value]) -> None:
        check_players(SPEC, players)
        super().__init__(SPEC, french_deck(RANKS, VALUES), WORDS, 4, 2, variants, options)

    def start(self, chance: Chance) -> Match:
        """Draw for teams if asked (SUE-2.1 to SUE-2.3), then for the first dealer (SUE-2.4)."""
        draws: list[Draw] = []
        seating = [0, 1, 2, 3]
        if self.on("team_draw"):
            cards = self.draw_until("teams", chance, draws)
            order = sorted(range(4), key=lambda player: self.deck.strength(cards[player]))
            low, high = order[0], order[3]
            others = [player for player in range(4) if player not in (low, high)]
            seating = [high, others[0], low, others[1]]
        cards = self.draw_until("dealer", chance, draws)
        match = SuecaMatch(seating.index(min(range(4), key=lambda player: self.deck.strength(cards[player]))), 1)
        match.seating = seating
        match.draws = draws
        return match

    def draw_until(self, topic: str, chance: Chance, draws: list[Draw]) -> list[int]:
        """One card for each player, again while a tie leaves it open; every draw is kept."""
        while True:
            order = chance.order(len(draws))
            cards = [int(order[player]) for player in range(4)]
            ranks = sorted(self.deck.strength(card) for card in cards)
            settled = ranks[0] < ranks[1] and (topic == "dealer" or ranks[2] < ranks[3])
            draws.append(Draw(topic, cards, settled))
            if settled:
                return cards

    def roles(self, match: Match) -> dict[str, int]:
        """Dealer, shuffler on his right, and the shuffler's partner to cut (SUE-3.1 to SUE-3.3)."""
        return {"dealer": match.dealer, "shuffler": (match.dealer + 1) % 4, "cutter": (match.dealer + 3) % 4}

    def cutter(self, match: Match) -> int:
        """The shuffler's partner (SUE-3.2)."""
        return self.roles(match)["cutter"]

    def deal(self, match: Match, chance: Chance) -> State:
        """Deal by method A or B, or leave the choice to the dealer (SUE-4.3)."""
        if not 0 <= chance.cut < 40:
            raise SetupError("BAD_CUT", {"cut": str(chance.cut), "highest": "39"})
        strict = self.text("renuncio") == "loses"
        state = SuecaState(self.deck, match.dealer, chance.order(0), chance.cut, strict)
        if self.text("dealing") == "A":
            state.deal_out(METHOD_A)
        elif self.text("dealing") == "B":
            state.deal_out(METHOD_B)
        return state

    def winner(self, state: State) -> int:
        """The side that won the deal, -1 for 60-60."""
        if state.offender >= 0:
            return 1 - int(state.offender) % 2
        if state.points(0) == state.points(1):
            return -1
        return 0 if state.points(0) > state.points(1) else 1

    def tier(self, state: State, side: int) -> int:
        """What a won deal is worth before any doubling (SUE-7.1 to SUE-7.3, SUE-7.6)."""
        if state.points(side) == 120:
            lost_a_trick = state.won[1 - side] + state.won[3 - side] > 0
            return 2 if lost_a_trick and self.text("sweep") == "all-tricks" else 4
        return 2 if state.points(side) > 90 else 1

    def score(self, match: Match, state: State) -> Match:
        """Match points, doubling after a tie, Pente; the deal passes to the right."""
        assert isinstance(match, SuecaMatch)
        after = SuecaMatch((match.dealer + 1) % 4, 1)
        after.follow(match)
        side = self.winner(state)
        if side < 0:
            after.factor = self.factor_after_tie(match.factor)
        elif state.offender >= 0:
            after.scores[side] += PENTE
        else:
            after.scores[side] += self.tier(state, side) * match.factor
        after.winners = [side for side in range(2) if after.scores[side] >= PENTE]
        return after

    def factor_after_tie(self, factor: int) -> int:
        """What 60-60 makes of the next decided deal (SUE-7.4, SUE-7.5)."""
        tie = self.text("tie")
        if tie == "stacks":
            return factor * 2
        return 2 if tie == "double" else 1

    def row(self, before: Match, state: State, after: Match) -> Row:
        """Card points and match points of each side."""
        cells = self.side_cells(before, after, [{"points": int(state.points(side))} for side in range(2)])
        notes = []
        side = self.winner(state)
        if side < 0:
            notes.append("TIE")
        elif state.offender >= 0:
            notes.append("RENUNCIO")
        elif self.tier(state, side) == 4:
            notes.append("SWEEP")
        if after.over:
            notes.append("PENTE")
        return Row(after.deals, cells, notes)

    def question(self, state: State) -> Question:
        """The dealing method, or a card."""
        if state.phase == CHOOSE:
            return Question("choice", "method")
        return Question("card", "card")

    def phase_name(self, state: State) -> str:
        """Choosing or playing."""
        return "choose" if state.phase == CHOOSE else "play"

    def turnup_shown(self, state: State) -> bool:
        """The trump card lies open until the first trick ends (SUE-4.4)."""
        return state.turnup >= 0 and behind(state) == 0

    def opening_notes(self, match: Match, state: State) -> list[Note]:
        """Who shuffled, cut and dealt; the trump by name if it is known."""
        roles = {role: str(seat) for role, seat in self.roles(match).items()}
        return [Note("DEALT", roles), *self.trump_notes(state)]

    def trump_notes(self, state: State) -> list[Note]:
        """The trump suit, announced by name (SUE-4.4)."""
        if state.turnup < 0:
            return []
        card = self.deck.write(int(state.turnup))
        return [Note("TRUMP", {"suit": card[-1], "card": card, "seat": str(state.dealer)})]

    def notes(self, before: State, seat: int, action: int, after: State) -> list[Note]:
        """The trump once dealt, tricks, and a renuncio."""
        if before.phase == CHOOSE:
            return self.trump_notes(after)
        if after.offender >= 0:
            return [Note("RENUNCIO", {"seat": str(after.offender)})]
        return self.trick_notes(before, after)

    def set_up(self, position: Position) -> State:
        """Also reads `phase`, and `trump` or the dealer's `turnup`."""
        dealer = position.number("dealer", 3, 0, 3)
        state = SuecaState(self.deck, dealer, vec[i64](), 0, self.text("renuncio") == "loses")
        placing = Placing(position, state)
        phases = ["play", "choose"] if self.text("dealing") == "dealer" else ["play"]
        if position.word("phase", phases) == "choose":
            placing.fill_undealt(dealer)
        else:
            state.phase = PLAY
            self.read_trump(position, state)
            place_trick(placing, [0, 1, 2, 3], (dealer + 1) % 4, False)
            check_trick(position, state)
            check_turnup(position, state)
        check_count(position, state)
        state.order = placing.order()
        return state

    def read_trump(self, position: Position, state: State) -> None:
        """The trump suit, told by itself or by the dealer's card."""
        suit = position.suit("trump")
        if position.has("turnup"):
            state.turnup = position.card("turnup", position.text("turnup"))
            shown = int(self.deck.suit_of(state.turnup))
            if suit not in (-1, shown):
                raise position.fail("trump", "BAD_WORD", position.text("trump"))
            suit = shown
        if suit < 0:
            raise position.fail("trump", "MISSING", "trump")
        state.trumps = self.deck.suit(suit)

    def more(self, state: State) -> dict[str, str]:
        """The deck if it is not dealt, else the trump."""
        assert isinstance(state, SuecaState)
        if state.phase == CHOOSE:
            return {"phase": "choose", "stock": in_order(self.deck, [int(state.card_at(k)) for k in range(40)])}
        if state.turnup < 0:
            return {"trump": self.deck.suits[self.trump(state)]}
        return {"turnup": self.deck.write(int(state.turnup))}


def behind(state: State) -> i64:
    """The cards of finished tricks."""
    return state.piles[0] | state.piles[1] | state.gone


def check_trick(position: Position, state: State) -> None:
    """Seats play one after the other and follow suit; the dealer's right began (SUE-5.1, SUE-5.2)."""
    leader = (state.turn + 4 - state.laid) % 4
    for step in range(state.laid):
        check_play(position, state, (leader + step) % 4, state.trick[step])
    if behind(state) == 0 and leader != (state.dealer + 1) % 4:
        raise position.fail("turn", "BAD_TURN", str(state.turn))
    if state.stock != 0:
        raise position.fail("stock", "WRONG_COUNT", str(count(state.stock)))


def check_play(position: Position, state: State, seat: i64, play: i64) -> None:
    """A card of the trick came from the seat whose turn it was, which had to follow if it could."""
    if play >> 6 != seat:
        raise position.fail("trick", "BAD_TURN", str(seat))
    if not has(state.led, play & 63) and state.hands[seat] & state.led != 0:
        raise position.fail("trick", "MUST_FOLLOW_SUIT", str(seat))


def check_turnup(position: Position, state: State) -> None:
    """Nobody but the dealer holds or plays the trump card (SUE-4.4)."""
    if state.turnup < 0:
        return
    for seat in range(4):
        if seat != state.dealer and has(state.hands[seat], state.turnup):
            raise position.fail("turnup", "BAD_SEAT", str(seat))
    for step in range(state.laid):
        if state.trick[step] & 63 == state.turnup and state.trick[step] >> 6 != state.dealer:
            raise position.fail("turnup", "BAD_SEAT", str(state.trick[step] >> 6))


def check_count(position: Position, state: State) -> None:
    """Tricks, points and the last taker fit the cards that were played."""
    cards = behind(state)
    if state.tricks > count(cards) // 4:
        raise position.fail("won", "WRONG_COUNT", f"{state.tricks} / {count(cards) // 4}")
    if state.taker >= 0 and (cards == 0 or state.taker != (state.turn + 4 - state.laid) % 4):
        raise position.fail("taker", "BAD_SEAT", str(state.taker))
    at_most = value_of(state.deck, cards)
    for side in range(2):
        others = state.counted[1 - side]
        if not value_of(state.deck, state.piles[side]) <= state.counted[side] <= at_most - others:
            raise position.fail("points", "BAD_NUMBER", str(state.counted[side]))
