"""Sueca from the first deal to the winner: dealing, scoring, what is shown and said."""

from __future__ import annotations

from typing import Final, final

from vaza.core.cards import french_deck
from vaza.core.chance import RandomTape
from vaza.core.errors import SetupError
from vaza.core.game import Game, check_players
from vaza.core.match import Draw, Match, ScoreRow
from vaza.core.options import GameSpec, Value, choice_option, flag_option
from vaza.core.state import State
from vaza.core.view import Announcement, Question
from vaza.games.sueca.deal import (
    CHOOSE,
    METHOD_A,
    METHOD_B,
    PENTE,
    RANKS,
    VALUES,
    WORDS,
    SuecaState,
    finished_trick_cards,
)

SPEC: Final = GameSpec(
    code="sueca",
    title="Sueca",
    country="PT",
    prefix="SUE",
    players=(4,),
    default_players=4,
    clockwise=False,
    lower_wins=False,
    options=(
        flag_option("team_draw"),
        choice_option("dealing", "A", "B", "dealer"),
        choice_option("tie", "double", "none", "stacks"),
        choice_option("sweep", "points", "all-tricks"),
        choice_option("renuncio", "refuse", "loses"),
    ),
    presets={},
)


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
        self.unit = "deal"

    def start(self, chance: RandomTape) -> Match:
        """Draw for teams if asked (SUE-2.1 to SUE-2.3), then for the first dealer (SUE-2.4)."""
        draws: list[Draw] = []
        seating = [0, 1, 2, 3]
        if self.flag_value("team_draw"):
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

    def draw_until(self, topic: str, chance: RandomTape, draws: list[Draw]) -> list[int]:
        """One card for each player, again while a tie leaves it open; every draw is kept."""
        while True:
            order = chance.deck_order(len(draws))
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

    def deal(self, match: Match, chance: RandomTape) -> State:
        """Deal by method A or B, or leave the choice to the dealer (SUE-4.3)."""
        if not 0 <= chance.cut < 40:
            raise SetupError("BAD_CUT", {"cut": str(chance.cut), "highest": "39"})
        strict = self.choice_value("renuncio") == "loses"
        state = SuecaState(self.deck, match.dealer, chance.deck_order(0), chance.cut, strict)
        if self.choice_value("dealing") == "A":
            state.deal_out(METHOD_A)
        elif self.choice_value("dealing") == "B":
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
            return 2 if lost_a_trick and self.choice_value("sweep") == "all-tricks" else 4
        return 2 if state.points(side) > 90 else 1

    def score(self, match: Match, state: State) -> Match:
        """Match points, doubling after a tie, Pente; the deal passes to the right."""
        assert isinstance(match, SuecaMatch)
        after = SuecaMatch((match.dealer + 1) % 4, 1)
        after.carry_over(match)
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
        tie = self.choice_value("tie")
        if tie == "stacks":
            return factor * 2
        return 2 if tie == "double" else 1

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
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
        return ScoreRow(after.deals, cells, notes)

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
        return state.turnup >= 0 and finished_trick_cards(state) == 0

    def facts(self, match: Match, state: State) -> dict[str, list[int]]:
        """Also what the deal counts."""
        assert isinstance(match, SuecaMatch)
        return {**super().facts(match, state), "factor": [match.factor]}

    def deal_announcements(self, match: Match, state: State) -> list[Announcement]:
        """Who shuffled, cut and dealt; the trump by name if it is known."""
        roles = {role: str(seat) for role, seat in self.roles(match).items()}
        found = [Announcement("DEALT", roles), *self.trump_notes(state)]
        if isinstance(match, SuecaMatch) and match.factor > 1:
            found.append(Announcement("DEAL_COUNTS_MORE", {"factor": str(match.factor)}))
        return found

    def trump_notes(self, state: State) -> list[Announcement]:
        """The trump suit, announced by name (SUE-4.4)."""
        if state.turnup < 0:
            return []
        card = self.deck.write(int(state.turnup))
        return [Announcement("TRUMP", {"suit": card[-1], "card": card, "seat": str(state.dealer)})]

    def announcements(self, before: State, seat: int, action: int, after: State) -> list[Announcement]:
        """The trump once dealt, tricks, and a renuncio."""
        if before.phase == CHOOSE:
            return self.trump_notes(after)
        if after.offender >= 0:
            return [Announcement("RENUNCIO", {"seat": str(after.offender)})]
        return self.trick_notes(before, after)
