"""SobeSobe from the first deal to the winner: dealing, scoring, what is shown and said."""

from __future__ import annotations

from typing import Final, final

from vaza.core.cards import bit, french_deck, has
from vaza.core.chance import RandomTape, Rng
from vaza.core.game import Game, check_players
from vaza.core.match import Match, ScoreCell, ScoreRow
from vaza.core.options import GameSpec, Value, choice_option, number_option
from vaza.core.state import State
from vaza.core.view import Announcement, Question
from vaza.games.sobesobe.deal import (
    BLIND,
    CENTS,
    DECIDE,
    DONE,
    EXCHANGE,
    IN,
    MAX_DISCARDS,
    MAX_SITS,
    MUST_PLAY_AT,
    NAME,
    NONE,
    PHASES,
    RANKS,
    RENAME,
    START,
    WAIT,
    WORDS,
    SobeSobeRules,
    SobeSobeState,
)

SPEC: Final = GameSpec(
    code="sobesobe",
    title="SobeSobe",
    country="PT",
    prefix="SOB",
    players=(2, 3, 4, 5),
    default_players=4,
    clockwise=False,
    lower_wins=True,
    options=(
        choice_option("discards", "return", "dead"),
        number_option("max_rounds", 0, 0, 999),
        choice_option("double_suit", "hearts", "diamonds", "clubs", "spades"),
        choice_option("oblige_suit", "clubs", "hearts", "diamonds", "spades"),
    ),
    presets={"sobe-e-desce": {"double_suit": "clubs", "oblige_suit": "hearts"}},
)


class SobeSobeMatch(Match):
    """Points, and rounds sat out in a row."""

    sits: list[int]

    def __init__(self, seats: int, dealer: int) -> None:
        super().__init__(seats, seats, dealer, START)
        self.sits = [0] * seats


@final
class SobeSobe(Game):
    """SobeSobe with its options fixed."""

    rules: SobeSobeRules

    def __init__(self, players: int, variants: tuple[str, ...], options: dict[str, Value]) -> None:
        check_players(SPEC, players)
        super().__init__(SPEC, french_deck(RANKS, {}), WORDS, players, players, variants, options)
        self.rules = SobeSobeRules(self)

    def start(self, chance: RandomTape) -> Match:
        """The first dealer by lot (SOB-2.1)."""
        return SobeSobeMatch(self.seats, chance.draw(0, self.seats))

    def deal(self, match: Match, chance: RandomTape) -> State:
        """Nothing is dealt yet: the party player may name trumps blind."""
        assert isinstance(match, SobeSobeMatch)
        state = SobeSobeState(self.rules, match.dealer, chance)
        for seat in range(self.seats):
            tired = match.sits[seat] >= MAX_SITS
            if self.seats == 2 or tired or match.scores[seat] <= MUST_PLAY_AT:
                state.bound |= bit(seat)
        return state

    def score(self, match: Match, state: State) -> Match:
        """Points change, sit-outs are counted, and somebody may have won."""
        assert isinstance(match, SobeSobeMatch)
        assert isinstance(state, SobeSobeState)
        after = SobeSobeMatch(self.seats, int(state.party))
        after.carry_over(match)
        for seat in range(self.seats):
            after.scores[seat] += int(state.points(seat))
            after.sits[seat] = 0 if has(state.inside, seat) else match.sits[seat] + 1
        if min(after.scores) <= 0 or after.deals == self.number_value("max_rounds"):
            after.winners = self.winners(after, state)
            after.prizes = self.prizes(match, after)
        return after

    def winners(self, match: Match, state: State) -> list[int]:
        """The lowest total, then more tricks in this round, then shared (SOB-8.1 to SOB-8.3)."""
        lowest = [seat for seat in range(self.seats) if match.scores[seat] == min(match.scores)]
        most = max(int(state.won[seat]) for seat in lowest)
        return [seat for seat in lowest if state.won[seat] == most]

    def prizes(self, before: Match, after: Match) -> list[int]:
        """Every loser pays five cents a point; odd cents go to the first winner (SOB-8.4, SOB-8.5)."""
        cents = [0] * self.seats
        for seat in range(self.seats):
            if seat not in after.winners:
                cents[seat] = -CENTS * max(0, after.scores[seat])
        pot = -sum(cents)
        in_turn = [(before.dealer + 1 + step) % self.seats for step in range(self.seats)]
        first = next(seat for seat in in_turn if seat in after.winners)
        for seat in after.winners:
            cents[seat] = pot // len(after.winners)
        cents[first] += pot % len(after.winners)
        return cents

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
        """Total and tricks of each seat; who dealt, who was the party player, who sat out."""
        assert isinstance(state, SobeSobeState)
        cells = []
        for seat in range(self.seats):
            marks = ["dealer"] if seat == before.dealer else []
            if seat == state.party:
                marks.append("party")
            if not has(state.inside, seat):
                marks.append("out")
            if seat in after.winners:
                marks.append("winner")
            change = after.scores[seat] - before.scores[seat]
            cells.append(ScoreCell(after.scores[seat], change, marks, {"tricks": int(state.won[seat])}))
        return ScoreRow(after.deals, cells, [])

    def question(self, state: State) -> Question:
        """A blind suit or wait, a suit, in or out, cards to exchange, or a card."""
        if state.phase in (BLIND, NAME, RENAME):
            return Question("suit", self.phase_name(state))
        if state.phase == DECIDE:
            return Question("choice", "decide")
        if state.phase == EXCHANGE:
            return Question("cards", "exchange", 0, MAX_DISCARDS)
        return Question("card", "card")

    def phase_name(self, state: State) -> str:
        """As the position files say it."""
        return PHASES[int(state.phase)]

    def is_secret(self, state: State, action: int) -> bool:
        """Discards are face down (SOB-5.3)."""
        return state.phase == EXCHANGE and action < self.deck.size

    def timeout(self, state: State, rng: Rng) -> int:
        """Exchange nothing, also when cards were marked; else as in every game (SOB-5.6)."""
        assert isinstance(state, SobeSobeState)
        if state.phase == EXCHANGE:
            return NONE if state.marked != 0 else DONE
        return super().timeout(state, rng)

    def forced_action(self, state: State) -> int:
        """As in every game, and in for the last who is asked when nobody has joined (SOB-4.8)."""
        assert isinstance(state, SobeSobeState)
        return IN if state.phase == DECIDE and state.must_join() else super().forced_action(state)

    def seat_marks(self, match: Match, state: State, seat: int) -> list[str]:
        """Dealer, party player, in, out, and cards exchanged."""
        assert isinstance(state, SobeSobeState)
        marks = ["dealer"] if seat == state.dealer else []
        if seat == state.party:
            marks.append("party")
        if has(state.outside, seat):
            marks.append("out")
        elif state.suit >= 0 and has(state.inside, seat):
            marks.append("in")
        if state.exchanged[seat] >= 0:
            marks.append(f"exchanged {state.exchanged[seat]}")
        return marks

    def facts(self, match: Match, state: State) -> dict[str, list[int]]:
        """Also how trumps were named, who plays, sits out or must play, and how many cards each exchanged."""
        assert isinstance(state, SobeSobeState)
        return {
            **super().facts(match, state),
            "blind": [int(state.blind)],
            "again": [int(state.again)],
            "bound": [int(state.bound)],
            "inside": [int(state.inside)],
            "outside": [int(state.outside)],
            "exchanged": [int(cards) for cards in state.exchanged],
        }

    def seen_cards(self, state: State) -> int:
        """Cards of finished tricks; discards that leave the game are face down (SOB-5.5)."""
        return int(super().seen_cards(state) & ~state.gone)

    def marked(self, state: State, seat: int) -> int:
        """Only the one who exchanges knows."""
        assert isinstance(state, SobeSobeState)
        return int(state.marked) if seat == state.turn else 0

    def deal_points(self, state: State) -> list[int]:
        """Tricks so far."""
        return [int(state.won[seat]) for seat in range(self.seats)]

    def announcements(self, before: State, seat: int, action: int, after: State) -> list[Announcement]:
        """Trumps, decisions that fail, exchanges, tricks."""
        assert isinstance(before, SobeSobeState)
        assert isinstance(after, SobeSobeState)
        who = {"seat": str(seat)}
        found = self.trick_notes(before, after)
        if before.phase in (BLIND, NAME, RENAME) and action != WAIT:
            told = {**who, "suit": self.deck.suits[int(after.suit)], "value": str(after.value())}
            code = "BLIND_TRUMP" if after.blind else "TRUMP_NAMED"
            found.append(Announcement("COPAS_AS_ESCURAS" if after.blind and after.suit == 0 else code, told))
        if after.phase == RENAME and before.phase != RENAME:
            found.append(Announcement("NOBODY_JOINED", who))
        if before.phase == EXCHANGE and action >= self.deck.size:
            found.append(Announcement("EXCHANGED", {**who, "cards": str(after.exchanged[seat])}))
        return found
