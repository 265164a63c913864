"""Whole deals of Guiñote beside a plain referee that knows only cards as text and the rules page."""

import random

import pytest
from guinote_table import POWER, SUITS, VALUES

from helpers import hands, legal, make_game, tape
from vaza.core.game import Game

ALL_CARDS = [rank + suit for suit in SUITS for rank in POWER]


class Referee:
    """One deal of the first partida, kept as lists of words."""

    def __init__(self, game: Game, order: list[str], dealer: int) -> None:
        self.on = {name for name, value in game.options.items() if value is True}
        self.target, self.minimum = game.number_value("target"), int(game.choice_value("card_minimum"))
        self.seats = game.seats
        self.power = [*POWER]
        if "sota_high" in self.on:
            self.power[3], self.power[4] = "10", "11"
        first = (dealer + 1) % self.seats
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        rest = list(order)
        for _ in range(2):
            for step in range(self.seats):
                self.hands[(first + step) % self.seats] += rest[:3]
                del rest[:3]
        self.stock = [*rest[1:], rest[0]]
        self.trump = rest[0][-1]
        self.turn, self.taker, self.asked, self.may_sing = first, -1, False, False
        self.trick: list[tuple[int, str]] = []
        self.lost: list[str] = []
        self.sung: list[str] = []
        self.total, self.cards, self.won = [0, 0], [0, 0], -1

    def beats(self, card: str, best: str) -> bool:
        if card[-1] == best[-1]:
            return self.power.index(card[:-1]) < self.power.index(best[:-1])
        return card[-1] == self.trump

    def best(self) -> tuple[int, str]:
        found = self.trick[0]
        for play in self.trick[1:]:
            if self.beats(play[1], found[1]):
                found = play
        return found

    def songs(self, seat: int) -> set[str]:
        held = self.hands[seat]
        found = {s for s in SUITS if "12" + s in held and "10" + s in held and s not in self.sung}
        return {f"sing {suit}" for suit in ({self.trump} if self.trump in found else found)}

    def legal(self) -> set[str]:
        if self.asked:
            return {*self.songs(self.turn), "pass"}
        hand = set(self.hands[self.turn])
        if self.trick:
            return hand if self.stock else self.duties(hand)
        if self.may_sing:
            hand |= self.songs(self.turn)
        if self.taker >= 0 and self.stock and "7" + self.trump in hand:
            hand.add("swap")
        return hand

    def duties(self, hand: set[str]) -> set[str]:
        seat, best = self.best()
        allowed = self.suit_duties(hand, best, "partner_exempt" in self.on and self.turn - seat in (2, -2))
        if "lowest_when_beaten" in self.on and not any(self.beats(card, best) for card in allowed):
            low = max(self.power.index(card[:-1]) for card in allowed)
            return {card for card in allowed if self.power.index(card[:-1]) == low}
        return allowed

    def suit_duties(self, hand: set[str], best: str, exempt: bool) -> set[str]:
        same = {card for card in hand if card[-1] == self.trick[0][1][-1]}
        trumps = {card for card in hand if card[-1] == self.trump}
        if exempt:
            return same or hand
        if same:
            return {card for card in same if self.beats(card, best)} or same
        higher = {card for card in trumps if self.beats(card, best)}
        return higher or (hand if "free_undertrump" in self.on else trumps) or hand

    def do(self, action: str) -> None:
        if action == "pass":
            self.turn, self.asked = self.taker, False
        elif action == "swap":
            self.hands[self.turn].remove("7" + self.trump)
            self.hands[self.turn].append(self.stock[-1])
            self.stock[-1] = "7" + self.trump
        elif action.startswith("sing"):
            self.sung.append(action[-1])
            self.total[self.turn % 2] += 40 if action[-1] == self.trump else 20
            self.turn, self.asked, self.may_sing = self.taker, False, False
            self.check(last=False)
        else:
            self.hands[self.turn].remove(action)
            self.trick.append((self.turn, action))
            self.turn, self.may_sing = (self.turn + 1) % self.seats, False
            if len(self.trick) == self.seats:
                self.end_trick()

    def end_trick(self) -> None:
        winner = self.turn = self.taker = self.best()[0]
        self.lost += [card for _, card in self.trick]
        worth = sum(VALUES[card[:-1]] for _, card in self.trick)
        self.trick = []
        self.cards[winner % 2] += worth
        last = not any(self.hands)
        self.total[winner % 2] += worth + (10 if last else 0)
        self.check(last)
        if self.turn < 0:
            return
        if self.stock:
            for step in range(self.seats):
                self.hands[(winner + step) % self.seats].append(self.stock.pop(0))
        self.may_sing = True
        seen = {*self.lost, *self.stock[-1:]}
        open_suits = [s for s in SUITS if s not in self.sung and not seen & {"12" + s, "10" + s}]
        if "partner_sings" in self.on and self.seats == 4 and open_suits:
            self.turn, self.asked = (winner + 2) % 4, True

    def check(self, last: bool) -> None:
        if last or "count_at_end" not in self.on:
            for side in (1 - self.taker % 2, self.taker % 2):
                if self.total[side] >= self.target and self.cards[side] >= self.minimum:
                    self.won = side
        if last or self.won >= 0:
            self.turn = -1


TABLES = [
    {},
    {"sota_high": True, "lowest_when_beaten": True},
    {"partner_exempt": True, "lowest_when_beaten": True},
    {"free_undertrump": True},
    {"free_undertrump": True, "lowest_when_beaten": True, "target": 501},
    {"partner_sings": True},
    {"card_minimum": "0", "target": 40},
    {"count_at_end": True, "target": 60},
]


@pytest.mark.rule("GUI-3.2", "GUI-4.2", "GUI-4.3", "GUI-4.5", "GUI-4.6", "GUI-4.7", "GUI-7.3")
@pytest.mark.parametrize("preset", ["standard", "aragon"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options) or "plain")
def test_whole_deals(options: dict[str, object], players: int, preset: str) -> None:
    game = make_game("guinote", players, preset, options=options)
    rng = random.Random(f"{options} {players} {preset}")
    for _ in range(12):
        order = rng.sample(ALL_CARDS, 40)
        dealer = rng.randrange(players)
        referee = Referee(game, order, dealer)
        match = game.start(tape(game, lots=(dealer,)))
        state = game.deal(match, tape(game, " ".join(order)))
        while referee.turn >= 0:
            assert state.turn == referee.turn
            allowed = referee.legal()
            assert legal(game, state) == allowed
            assert [set(hand.split()) for hand in hands(game, state)] == [set(hand) for hand in referee.hands]
            calls = sorted(action for action in allowed if action.startswith("s"))
            action = rng.choice(calls if calls and rng.random() < 0.7 else sorted(allowed))
            state.play(referee.turn, game.read(action))
            referee.do(action)
            assert game.deal_points(state) == referee.total
        assert state.turn == -1
        after = game.score(match, state)
        assert after.sets == [int(referee.won == 0), int(referee.won == 1)]
        assert after.dealer == referee.taker
        if referee.won < 0:
            assert after.scores == referee.total
            assert sum(referee.cards) == 120
