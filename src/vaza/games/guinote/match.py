"""Guiñote from the first deal to the winner: dealing, scoring, what is shown and said."""

from __future__ import annotations

from typing import Final, final

from vaza.core.cards import has, spanish_deck
from vaza.core.chance import RandomTape
from vaza.core.game import Game, check_players, deal_packets
from vaza.core.match import Match, ScoreRow
from vaza.core.options import GameSpec, Value, choice_option, flag_option, number_option
from vaza.core.state import State
from vaza.core.view import Announcement, GameEvent, Question, View
from vaza.games.guinote.deal import (
    LIBRE,
    RANKS,
    SING_0,
    SINGS,
    SOTA_HIGH_RANKS,
    SWAP,
    VALUES,
    WORDS,
    GuinoteRules,
    GuinoteState,
)

SPEC: Final = GameSpec(
    code="guinote",
    title="Guiñote",
    country="ES",
    prefix="GUI",
    players=(2, 4),
    default_players=4,
    clockwise=False,
    lower_wins=False,
    options=(
        flag_option("sota_high"),
        flag_option("lowest_when_beaten"),
        flag_option("partner_exempt"),
        flag_option("free_undertrump"),
        flag_option("partner_sings"),
        choice_option("card_minimum", "30", "0"),
        choice_option("coto", "2", "3"),
        number_option("target", 101, 31, 501),
        flag_option("count_at_end"),
        choice_option("renuncio", "refuse", "loses"),
    ),
    presets={
        "aragon": {
            "sota_high": True,
            "free_undertrump": True,
            "partner_exempt": True,
            "partner_sings": True,
            "count_at_end": True,
            "card_minimum": "0",
            "coto": "3",
        }
    },
)


class GuinoteMatch(Match):
    """The points of the running partida, those of them from cards, and the partidas won."""

    cards: list[int]
    first: bool
    """Whether the next deal is the first of a partida."""

    def __init__(self, seats: int, dealer: int) -> None:
        super().__init__(seats, 2, dealer)
        self.cards = [0, 0]
        self.first = True


@final
class Guinote(Game):
    """Guiñote with its options fixed."""

    rules: GuinoteRules

    def __init__(self, players: int, variants: tuple[str, ...], options: dict[str, Value]) -> None:
        check_players(SPEC, players)
        ranks = SOTA_HIGH_RANKS if options["sota_high"] else RANKS
        super().__init__(SPEC, spanish_deck(ranks, VALUES), WORDS, players, 2, variants, options)
        self.unit = "set"
        self.rules = GuinoteRules(self)

    def start(self, chance: RandomTape) -> Match:
        """The first dealer by lot (GUI-2.1)."""
        return GuinoteMatch(self.seats, chance.draw(0, self.seats))

    def deal(self, match: Match, chance: RandomTape) -> State:
        """Two packets of three each, then the turn-up, under the stock (GUI-2.2, GUI-2.3)."""
        assert isinstance(match, GuinoteMatch)
        order = chance.deck_order(0)
        state = GuinoteState(self.rules, match.dealer, order, match.first and self.flag_value("count_at_end"))
        first = (match.dealer + 1) % self.seats
        state.next = deal_packets(state, order, 0, first, 2, 3) + 1
        state.last = 40
        state.turnup = order[state.next - 1]
        state.trumps = self.deck.suit_cards(state.turnup)
        for side in range(2):
            state.before[side * 2] = match.scores[side]
            state.before[side * 2 + 1] = match.cards[side]
        state.turn = first
        return state

    def score(self, match: Match, state: State) -> Match:
        """Keep the points for the next deal (GUI-7.6), or count the partida and the coto."""
        assert isinstance(match, GuinoteMatch)
        assert isinstance(state, GuinoteState)
        after = GuinoteMatch(self.seats, self.next_dealer(match, state))
        after.carry_over(match)
        if state.partida < 0:
            after.scores = [int(state.total(side)) for side in range(2)]
            after.cards = [int(state.from_cards(side)) for side in range(2)]
            after.first = False
            return after
        after.sets[int(state.partida)] += 1
        if after.sets[int(state.partida)] == int(self.choice_value("coto")):
            after.winners = [int(state.partida)]
            after.scores = [int(state.total(side)) for side in range(2)]
        else:
            after.scores = [0, 0]
        return after

    def next_dealer(self, match: Match, state: State) -> int:
        """Who won the last trick deals; if none was won, the next player (GUI-2.4, GUI-2.5)."""
        return int(state.taker) if state.taker >= 0 else (match.dealer + 1) % self.seats

    def row(self, before: Match, state: State, after: Match) -> ScoreRow:
        """Cards, ten last, cantes and total of the partida at the end of this deal."""
        assert isinstance(state, GuinoteState)
        details = []
        for side in range(2):
            details.append(
                {
                    "cards": int(state.counted[side] - state.ten_last(side)),
                    "ten_last": int(state.ten_last(side)),
                    "cantes": int(state.cantes[side]),
                    "from_cards": int(state.from_cards(side)),
                    "partidas": after.sets[side],
                }
            )
        cells = self.side_cells(before, after, details)
        for side in range(2):
            cells[side].total = int(state.total(side))
            cells[side].change = int(state.points(side))
            if state.partida == side:
                cells[side].marks.append("partida")
        notes = ["RENUNCIO"] if state.offender >= 0 else []
        if state.partida >= 0:
            notes.append("COTO" if after.over else "PARTIDA")
        return ScoreRow(after.deals, cells, notes)

    def common_view(self, match: Match, state: State, history: list[GameEvent], sheet: list[ScoreRow]) -> View:
        """As in every game, and what each seat has sung in this deal (GUI-5.7)."""
        view = super().common_view(match, state, history, sheet)
        for event in history:
            for note in event.notes:
                if note.code == "CANTE":
                    singer, points = int(note.args["seat"]), note.args["points"]
                    view.marks[singer].append(f"sung {points}")
        return view

    def allows_claim(self, view: View) -> bool:
        """Not while there is a stock to draw other cards from."""
        return view.stock == 0

    def question(self, state: State) -> Question:
        """To sing for the partner, to lead with whatever comes before, or a card."""
        assert isinstance(state, GuinoteState)
        if state.asked:
            return Question("choice", "sing")
        return Question("card", "card" if state.laid else "lead")

    def phase_name(self, state: State) -> str:
        """Libre or arrastre."""
        return "libre" if state.phase == LIBRE else "arrastre"

    def turnup_shown(self, state: State) -> bool:
        """Under the stock, until it is drawn."""
        return state.stock != 0

    def deal_points(self, state: State) -> list[int]:
        """Points of the partida so far."""
        assert isinstance(state, GuinoteState)
        return [int(state.total(side)) for side in range(2)]

    def facts(self, match: Match, state: State) -> dict[str, list[int]]:
        """Also the points in their parts, the cantes, and whose chance to sing it is."""
        assert isinstance(state, GuinoteState)
        return {
            **super().facts(match, state),
            "before": [int(points) for points in state.before],
            "cards": [int(points) for points in state.counted],
            "cantes": [int(points) for points in state.cantes],
            "sung": [int(state.sung)],
            "may_sing": [int(state.may_sing)],
            "asked": [int(state.asked)],
            "at_end": [int(state.at_end)],
        }

    def deal_announcements(self, match: Match, state: State) -> list[Announcement]:
        """The turn-up and the suit it makes trumps."""
        card = self.deck.write(int(state.turnup))
        return [Announcement("TRUMP", {"suit": card[-1], "card": card, "seat": str(state.dealer)})]

    def announcements(self, before: State, seat: int, action: int, after: State) -> list[Announcement]:
        """Cantes, swaps, tricks, ten last, arrastre, renuncio, partida."""
        assert isinstance(before, GuinoteState)
        assert isinstance(after, GuinoteState)
        who = {"seat": str(seat)}
        found = self.trick_notes(before, after)
        if after.offender >= 0:
            found.append(Announcement("RENUNCIO", who))
        elif has(SINGS, action):
            side = seat % 2
            gain = int(after.cantes[side] - before.cantes[side])
            found.append(Announcement("CANTE", {**who, "suit": self.deck.suits[action - SING_0], "points": str(gain)}))
        elif action == SWAP:
            told = {"given": self.deck.write(int(after.turnup)), "taken": self.deck.write(int(before.turnup))}
            found.append(Announcement("SEVEN_SWAPPED", {**who, **told}))
        if after.is_done():
            found.append(Announcement("TEN_LAST", {"seat": str(after.taker)}))
        elif after.phase != before.phase:
            found.append(Announcement("ARRASTRE"))
        if after.partida >= 0:
            found.append(Announcement("PARTIDA_WON", {"side": str(after.partida)}))
        return found
