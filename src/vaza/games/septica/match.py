"""Septica from the first deal to the winner: dealing, scoring, what is shown and said."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vaza.core.cards import french_deck
from vaza.core.chance import RandomTape
from vaza.core.errors import OptionError
from vaza.core.game import Game, check_players, deal_packets
from vaza.core.match import Match, ScoreRow
from vaza.core.options import GameSpec, Value, choice_option
from vaza.core.state import State
from vaza.core.view import Announcement, Question, View
from vaza.games.septica.deal import ALL_POINTS, MATCH, RANKS, VALUES, WORDS, SepticaState

SPEC: Final = GameSpec(
    code="septica",
    title="Septica",
    country="RO",
    prefix="SEP",
    players=(2, 4),
    default_players=2,
    clockwise=True,
    lower_wins=False,
    options=(
        choice_option("eights", "mod3", "never"),
        choice_option("pass", "keeps", "plays"),
        choice_option("tied", "replay", "last-trick"),
    ),
    presets={"romania": {"pass": "plays", "eights": "never"}},
    variants=("speed", "pairs"),
    variant_players={"pairs": 4},
)


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
        self.unit = "deal"
        self.clock = 15 if "speed" in variants else 30
        self.talk = "emotes" if "pairs" in variants else "all"

    def start(self, chance: RandomTape) -> Match:
        """Seat 0 starts the first deal (SEP-2.2)."""
        return SepticaMatch(self.seats, 0)

    def new_state(self, dealer: int, order: vec[i64]) -> SepticaState:
        """A deal before any card."""
        state = SepticaState(self.deck, self.seats, dealer, order, 3 if "speed" in self.variants else 4)
        state.eights = self.choice_value("eights") == "mod3"
        state.all_play = self.choice_value("pass") == "plays"
        return state

    def deal(self, match: Match, chance: RandomTape) -> State:
        """One card at a time from the starter (SEP-2.1)."""
        order = chance.deck_order(0)
        state = self.new_state(match.dealer, order)
        state.turn = (match.dealer + 1) % self.seats
        state.next = deal_packets(state, order, 0, state.turn, state.full, 1)
        return state

    def winner(self, state: State) -> int:
        """The side with more than half of the points, -1 for none (SEP-6.1, SEP-6.3, SEP-6.4)."""
        for side in range(2):
            if state.points(side) * 2 > ALL_POINTS:
                return side
        return int(state.taker) % 2 if self.choice_value("tied") == "last-trick" else -1

    def score(self, match: Match, state: State) -> Match:
        """One game point, three for Mars, none for a tie, which is replayed."""
        assert isinstance(match, SepticaMatch)
        side = self.winner(state)
        after = SepticaMatch(self.seats, match.decided + (1 if side >= 0 else 0))
        after.carry_over(match)
        if side >= 0:
            after.scores[side] += 3 if state.points(side) == ALL_POINTS else 1
            if after.scores[side] >= MATCH:
                after.winners = [side]
        return after

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
        """Points and game points of each side."""
        cells = self.side_cells(before, after, [{"points": int(state.points(side))} for side in range(2)])
        notes = []
        if ALL_POINTS in (state.points(0), state.points(1)):
            notes.append("MARS")
        if state.points(0) == state.points(1):
            notes.append("TIE")
        return ScoreRow(after.deals, cells, notes)

    def allows_claim(self, view: View) -> bool:
        """Never: others may hold cards when the leader has none left."""
        return False

    def question(self, state: State) -> Question:
        """To lead, to answer, or to go on or stop."""
        assert isinstance(state, SepticaState)
        if state.laid == 0:
            return Question("card", "lead")
        asked_to_end = state.turn == (state.leader if state.all_play else state.best)
        return Question("card", "continue" if asked_to_end else "answer")

    def phase_name(self, state: State) -> str:
        """There is only play."""
        return "play"

    def announcements(self, before: State, seat: int, action: int, after: State) -> list[Announcement]:
        """Tricks with their points."""
        if after.tricks == before.tricks:
            return []
        return [Announcement("TRICK_TAKEN", {"seat": str(after.taker), "points": str(before.worth)})]
