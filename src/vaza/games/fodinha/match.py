"""Fodinha from the first deal to the winner: dealing, scoring, what is shown and said."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from vaza.core.cards import bit, french_deck, has
from vaza.core.chance import RandomTape
from vaza.core.game import Game, check_players, deal_card
from vaza.core.match import Match, ScoreCell, ScoreRow
from vaza.core.options import GameSpec, Value, choice_option, flag_option, number_option
from vaza.core.state import State
from vaza.core.view import Announcement, Question, View
from vaza.games.fodinha.deal import BID, BID_0, LONGEST, RANKS, WORDS, FodinhaState

SPEC: Final = GameSpec(
    code="fodinha",
    title="Fodinha",
    country="BR",
    prefix="FOD",
    players=(2, 3, 4, 5, 6),
    default_players=4,
    clockwise=True,
    lower_wins=False,
    options=(
        flag_option("hook", default=True),
        flag_option("full_deck"),
        choice_option("tiebreak", "none", "most-made"),
        flag_option("manilha"),
        number_option("lives", 0, 0, 20),
    ),
    presets={"bar": {"manilha": True, "lives": 5}},
)


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
        self.lives = self.number_value("lives")

    def start(self, chance: RandomTape) -> Match:
        """The first dealer by lot (FOD-2.1)."""
        return FodinhaMatch(self.seats, chance.draw(0, self.seats), self.lives)

    def largest(self, playing: int) -> int:
        """The largest hand for so many players (FOD-2.2, FOD-2.5)."""
        return min(LONGEST, (40 if self.flag_value("full_deck") else 39) // playing)

    def seated(self, match: Match) -> list[int]:
        """The seats still in the match (FOD-6.7)."""
        return [seat for seat in range(self.seats) if self.lives == 0 or match.scores[seat] > 0]

    def new_state(self, dealer: int, seated: list[int]) -> FodinhaState:
        """A deal before any card."""
        state = FodinhaState(
            self.deck, self.seats, dealer, self.flag_value("hook"), self.flag_value("manilha"), self.lives > 0
        )
        state.playing = len(seated)
        for seat in seated:
            state.seated |= bit(seat)
        return state

    def deal(self, match: Match, chance: RandomTape) -> State:
        """Single cards from the dealer's left, then the turn-up (FOD-2.3, FOD-2.4, FOD-2.5)."""
        assert isinstance(match, FodinhaMatch)
        state = self.new_state(match.dealer, self.seated(match))
        order = chance.deck_order(0)
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
        assert isinstance(match, FodinhaMatch)
        assert isinstance(state, FodinhaState)
        after = FodinhaMatch(self.seats, match.dealer, 0)
        after.carry_over(match)
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

    def leaders(self, match: FodinhaMatch) -> list[int]:
        """The highest total wins, equal totals share unless bids made decide (FOD-5.4, FOD-5.5)."""
        best = [seat for seat in range(self.seats) if match.scores[seat] == max(match.scores)]
        if self.choice_value("tiebreak") == "most-made":
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

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
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
            cells.append(ScoreCell(after.scores[seat], after.scores[seat] - before.scores[seat], marks, detail))
        return ScoreRow(after.deals, cells, [])

    def allows_claim(self, view: View) -> bool:
        """Not where equal cards cancel each other: there the best card may win nothing (FOD-6.4)."""
        return not self.flag_value("manilha")

    def question(self, state: State) -> Question:
        """A bid, or a card."""
        assert isinstance(state, FodinhaState)
        if state.phase == BID:
            return Question("number", "bid", 0, int(state.size))
        return Question("card", "card")

    def displayed_actions(self, state: State) -> list[int]:
        """The cards, and in the bidding every bid up to the hand size."""
        assert isinstance(state, FodinhaState)
        bids = int(state.size) + 1 if state.phase == BID else 0
        return super().displayed_actions(state) + [BID_0 + tricks for tricks in range(bids)]

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

    def deal_points(self, state: State) -> list[int]:
        """Tricks so far."""
        return [int(state.won[seat]) for seat in range(self.seats)]

    def turnup_shown(self, state: State) -> bool:
        """It lies open all the deal long; the dealer's own until it is played (FOD-2.4, FOD-2.5)."""
        assert isinstance(state, FodinhaState)
        return state.turnup >= 0 and (not state.all_dealt() or has(state.hands[state.dealer], state.turnup))

    def facts(self, match: Match, state: State) -> dict[str, list[int]]:
        """Also the hand size, who plays, and the bids."""
        assert isinstance(state, FodinhaState)
        return {
            **super().facts(match, state),
            "size": [int(state.size)],
            "seated": [int(state.seated)],
            "bids": [int(bid) for bid in state.bids],
        }

    def deal_announcements(self, match: Match, state: State) -> list[Announcement]:
        """The hand size, and the turned-up card with what it makes."""
        assert isinstance(state, FodinhaState)
        card = self.deck.write(int(state.turnup))
        notes = [Announcement("HAND_SIZE", {"size": str(state.size)})]
        if state.bar:
            rank = self.deck.ranks[(int(state.turnup) % 10 + 1) % LONGEST]
            notes.append(Announcement("MANILHA", {"card": card, "rank": rank}))
        else:
            notes.append(Announcement("TRUMP", {"suit": card[-1], "card": card, "seat": str(state.dealer)}))
        return notes
