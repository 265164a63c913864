"""Fodinha: bid your tricks and make exactly that many, hands growing and shrinking. Rules FOD-*."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, french_deck, has
from vaza.core.chance import Chance
from vaza.core.game import Game, check_players, deal_card
from vaza.core.match import Cell, Match, Row
from vaza.core.options import Spec, Value, choice, flag, number
from vaza.core.position import Placing, Position, in_order, place_trick
from vaza.core.state import Refusal, State, copy_array
from vaza.core.tricks import follow, lay, led_suit, put, scatter, seat_after, take
from vaza.core.view import Note, Question

RANKS: Final = ["4", "5", "6", "7", "Q", "J", "K", "A", "2", "3"]
WORDS: Final = [f"bid {tricks}" for tricks in range(11)]
BID_0: Final = 40
BID: Final = 0
PLAY: Final = 1
LONGEST: Final = 10
MANILHA_SUITS: Final = "♦♠♥♣"
"""Manilhas from the weakest to the strongest (FOD-6.2)."""

SPEC: Final = Spec(
    code="fodinha",
    title="Fodinha",
    country="BR",
    prefix="FOD",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    clockwise=True,
    options=(
        flag("hook", default=True),
        flag("full_deck"),
        choice("tiebreak", "none", "most-made"),
        flag("manilha"),
        number("lives", 0, 0, 20),
    ),
    presets={"bar": {"manilha": True, "lives": 5}},
)


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
        self.put_down(action)
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
            scatter(self)
        self.turn = leader
        if self.hands[leader] == 0:
            self.turn = -1

    def put_down(self, card: i64) -> None:
        """Put a card in the trick; where rank alone counts, see whose it is now (FOD-6.4)."""
        if not self.bar:
            lay(self, card)
            return
        if self.laid == 0:
            self.leader = self.turn
        put(self, self.turn, card, bit(card))
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
        if not has(self.seated, side):
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

    def why_not(self, seat: i64, action: i64) -> Refusal:
        """Which rule forbids this to the seat to act."""
        if self.phase == BID:
            if action < BID_0 or action > BID_0 + LONGEST:
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


class FodinhaMatch(Match):
    """Scores or lives, the next hand size, and who is left."""

    size: int
    rising: bool
    made: list[int]
    """How many bids each seat made (FOD-5.5)."""

    def __init__(self, seats: int, dealer: int, opening: int) -> None:
        super().__init__(seats, seats, dealer, opening)
        self.size = 1
        self.rising = True
        self.made = [0] * seats


@final
class Fodinha(Game):
    """Fodinha with its options fixed."""

    lives: int

    def __init__(self, players: int, variants: tuple[str, ...], options: dict[str, Value]) -> None:
        check_players(SPEC, players)
        super().__init__(SPEC, french_deck(RANKS, {}), WORDS, players, players, variants, options)
        self.lives = self.number("lives")

    def start(self, chance: Chance) -> Match:
        """The first dealer by lot (FOD-2.1)."""
        return FodinhaMatch(self.seats, chance.lot(0, self.seats), self.lives)

    def largest(self, playing: int) -> int:
        """The largest hand for so many players (FOD-2.2, FOD-2.5)."""
        return min(LONGEST, (40 if self.on("full_deck") else 39) // playing)

    def seated(self, match: Match) -> list[int]:
        """The seats still in the match (FOD-6.7)."""
        return [seat for seat in range(self.seats) if self.lives == 0 or match.scores[seat] > 0]

    def new_state(self, dealer: int, seated: list[int]) -> FodinhaState:
        """A deal before any card."""
        state = FodinhaState(self.deck, self.seats, dealer, self.on("hook"), self.on("manilha"), self.lives > 0)
        state.playing = len(seated)
        for seat in seated:
            state.seated |= bit(seat)
        return state

    def deal(self, match: Match, chance: Chance) -> State:
        """Single cards from the dealer's left, then the turn-up (FOD-2.3, FOD-2.4, FOD-2.5)."""
        assert isinstance(match, FodinhaMatch)
        state = self.new_state(match.dealer, self.seated(match))
        order = chance.order(0)
        state.size = match.size
        seat: i64 = match.dealer
        dealt: i64 = 0
        while dealt < state.size * state.playing:
            seat = state.seat_after(seat)
            deal_card(state, seat, order[dealt])
            dealt += 1
        if dealt < 40:
            state.stock &= ~bit(order[dealt])
            state.gone = bit(order[dealt])
            state.turn_up(order[dealt])
        else:
            state.turn_up(order[39])
        state.turn = state.seat_after(match.dealer)
        return state

    def score(self, match: Match, state: State) -> Match:
        """Add what the deal gave; the deal passes on; see whether it was the last."""
        assert isinstance(match, FodinhaMatch) and isinstance(state, FodinhaState)
        after = FodinhaMatch(self.seats, match.dealer, 0)
        after.follow(match)
        after.made = list(match.made)
        for seat in self.seated(match):
            after.scores[seat] += int(state.points(seat))
            after.made[seat] += int(state.bids[seat] == state.won[seat])
        if self.lives:
            after.winners = self.survivors(match, after)
        elif after.deals == 2 * self.largest(self.seats) - 1:
            after.winners = self.leaders(after)
        if not after.winners:
            self.next_size(match, after)
            after.dealer = self.next_dealer(after, match.dealer)
        return after

    def next_dealer(self, match: Match, dealer: int) -> int:
        """The deal passes over those who are out (FOD-2.1, FOD-6.7)."""
        seated = self.seated(match)
        later = [seat for seat in seated if seat > dealer]
        return later[0] if later else seated[0]

    def next_size(self, before: FodinhaMatch, after: FodinhaMatch) -> None:
        """One card more up to the largest hand, then one less (FOD-2.2); with lives again and again (FOD-6.8)."""
        largest = self.largest(len(self.seated(after)))
        after.rising = before.size < largest if before.rising else before.size == 1
        after.size = before.size + 1 if after.rising else before.size - 1
        if after.size > largest:
            after.size, after.rising = largest, False

    def leaders(self, match: FodinhaMatch) -> list[int]:
        """The highest total wins, equal totals share unless bids made decide (FOD-5.4, FOD-5.5)."""
        best = [seat for seat in range(self.seats) if match.scores[seat] == max(match.scores)]
        if self.text("tiebreak") == "most-made":
            most = max(match.made[seat] for seat in best)
            best = [seat for seat in best if match.made[seat] == most]
        return best

    def survivors(self, before: Match, after: Match) -> list[int]:
        """The last one alive; if all fell at once, those who fell least (FOD-6.9, FOD-6.10)."""
        alive = self.seated(after)
        if len(alive) > 1:
            return []
        if alive:
            return alive
        fallen = self.seated(before)
        most = max(after.scores[seat] for seat in fallen)
        return [seat for seat in fallen if after.scores[seat] == most]

    def row(self, before: Match, state: State, after: Match) -> Row:
        """Bid and tricks made of each seat."""
        assert isinstance(state, FodinhaState)
        cells = []
        for seat in range(self.seats):
            detail: dict[str, int] = {}
            marks = ["dealer"] if seat == before.dealer else []
            if seat in self.seated(before):
                detail = {"bid": int(state.bids[seat]), "made": int(state.won[seat])}
            else:
                marks.append("gone")
            if seat in after.winners:
                marks.append("winner")
            cells.append(Cell(after.scores[seat], after.scores[seat] - before.scores[seat], marks, detail))
        return Row(after.deals, cells, [])

    def question(self, state: State) -> Question:
        """A bid, or a card."""
        assert isinstance(state, FodinhaState)
        if state.phase == BID:
            return Question("number", "bid", 0, int(state.size))
        return Question("card", "card")

    def phase_name(self, state: State) -> str:
        """Bidding or playing."""
        return "bid" if state.phase == BID else "play"

    def seat_marks(self, match: Match, state: State, seat: int) -> list[str]:
        """Dealer, bid, and who is out of the match."""
        assert isinstance(state, FodinhaState)
        marks = ["dealer"] if seat == state.dealer else []
        if state.bids[seat] >= 0:
            marks.append(f"bid {state.bids[seat]}")
        if not has(state.seated, seat):
            marks.append("gone")
        return marks

    def counted(self, state: State) -> list[int]:
        """Tricks so far."""
        return [int(state.won[seat]) for seat in range(self.seats)]

    def opening_notes(self, match: Match, state: State) -> list[Note]:
        """The hand size, and the turned-up card with what it makes."""
        assert isinstance(state, FodinhaState)
        card = self.deck.write(int(state.turnup))
        notes = [Note("HAND_SIZE", {"size": str(state.size)})]
        if state.bar:
            rank = self.deck.ranks[(int(state.turnup) % 10 + 1) % LONGEST]
            notes.append(Note("MANILHA", {"card": card, "rank": rank}))
        else:
            notes.append(Note("TRUMP", {"suit": card[-1], "card": card, "seat": str(state.dealer)}))
        return notes

    def set_up(self, position: Position) -> State:
        """Also reads `phase`, `size`, `seated`, `bids`, and `trump` or `turnup`."""
        everyone = list(range(self.seats))
        seated = sorted(set(everyone if not position.has("seated") else self.read_seated(position)))
        dealer = position.number("dealer", seated[-1], 0, self.seats - 1)
        if dealer not in seated:
            raise position.fail("dealer", "BAD_SEAT", str(dealer))
        state = self.new_state(dealer, seated)
        placing = Placing(position, state)
        if position.word("phase", ["play", "bid"]) == "play":
            state.phase = PLAY
        if position.has("turnup"):
            card = position.card("turnup", position.text("turnup"))
            state.turn_up(card)
            if position.word("turnup in play", ["no", "yes"]) == "no":
                state.gone |= bit(placing.claim("turnup", card))
        elif self.on("manilha") or position.suit("trump") < 0:
            raise position.fail("turnup", "MISSING", "turnup")
        else:
            state.trumps = self.deck.suit(position.suit("trump"))
        place_trick(placing, seated, int(state.seat_after(dealer)), True)
        self.read_bids(position, state)
        return state

    def read_seated(self, position: Position) -> list[int]:
        """Who is still in the match; at least two are."""
        words = position.text("seated").split()
        seated = [position.whole("seated", word, 0, self.seats - 1) for word in words]
        if len(set(seated)) < 2:
            raise position.fail("seated", "WRONG_COUNT", str(len(set(seated))))
        return seated

    def read_bids(self, position: Position, state: FodinhaState) -> None:
        """The bids so far, ``-`` for none, and the size they are for."""
        words = position.text("bids", " ".join(["-"] * self.seats)).split()
        if len(words) != self.seats:
            raise position.fail("bids", "WRONG_COUNT", f"{len(words)} / {self.seats}")
        for seat, word in enumerate(words):
            state.bids[seat] = -1 if word == "-" else position.whole("bids", word, 0, LONGEST)
        held = int(state.tricks) + len(position.cards("hand" if position.has("hand") else f"hand {state.turn}"))
        state.size = position.number("size", held, 1, LONGEST)
        missing = [seat for seat in range(self.seats) if has(state.seated, seat) and state.bids[seat] < 0]
        if state.phase == BID and (state.laid > 0 or int(state.turn) not in missing):
            raise position.fail("bids", "BAD_TURN", str(state.turn))
        if state.phase == PLAY and position.has("bids") and missing:
            raise position.fail("bids", "MISSING", str(missing[0]))

    def more(self, state: State) -> dict[str, str]:
        """Everything beside the cards."""
        assert isinstance(state, FodinhaState)
        bids = [int(state.bids[seat]) for seat in range(self.seats)]
        return {
            "phase": self.phase_name(state),
            "size": str(state.size),
            "seated": " ".join(str(seat) for seat in range(self.seats) if has(state.seated, seat)),
            "bids": " ".join("-" if bid < 0 else str(bid) for bid in bids),
            "turnup": in_order(self.deck, [int(state.turnup)]),
            "turnup in play": "no" if has(state.gone, state.turnup) else "yes",
        }
