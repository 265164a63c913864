"""A view from its plain data, as it comes out of JSON: what a bot in another process or a far screen receives."""

from __future__ import annotations

from typing import Any, TypeAlias

from vaza.core.cards import bit
from vaza.core.errors import NotationError, SetupError
from vaza.core.game import Game
from vaza.core.match import ScoreCell, ScoreRow
from vaza.core.state import Refusal
from vaza.core.view import Announcement, GameEvent, PlayedCard, Question, View

Data: TypeAlias = dict[str, Any]


def decode_view(game: Game, data: Data) -> View:
    """The view that wrote this data, for the same game; SetupError if it is not one."""
    try:
        return ViewDecoder(game, data).view()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        if isinstance(error, SetupError):
            raise
        raise SetupError("NOT_A_VIEW", {"text": str(error)[:60]}) from None


class ViewDecoder:
    """One view being read."""

    game: Game
    data: Data
    numbers: dict[str, int]

    def __init__(self, game: Game, data: Data) -> None:
        if data["game"] != game.code:
            raise SetupError("NOT_A_VIEW", {"text": str(data["game"])[:60]})
        self.game = game
        self.data = data
        self.numbers = {game.write(action): action for action in range(int(game.deck.size) + len(game.words))}
        self.numbers["-"] = -1

    def action(self, text: str) -> int:
        """An action or nothing, as a view writes it."""
        if text not in self.numbers:
            raise NotationError("UNKNOWN_ACTION", text)
        return self.numbers[text]

    def together(self, words: list[str]) -> int:
        """A set of actions."""
        found = 0
        for word in words:
            found |= int(bit(self.action(word)))
        return found

    def view(self) -> View:
        """All of it."""
        data = self.data
        view = View(self.game.code, self.game.deck, self.game.words, data["seat"])
        view.seats, view.sides, view.deal = data["seats"], data["sides"], data["deal"]
        view.dealer, view.turn, view.phase = data["dealer"], data["turn"], data["phase"]
        asked = data["question"]
        view.question = Question(asked["kind"], asked["topic"], asked["low"], asked["high"])
        view.hand, view.legal = self.together(data["hand"]), self.together(data["legal"])
        view.reasons = {
            self.action(word): Refusal(why["code"], why["rule"], dict(why["args"]))
            for word, why in data["reasons"].items()
        }
        view.trick, view.last_trick = self.plays(data["trick"]), self.plays(data["last_trick"])
        view.last_taker, view.best = data["last_taker"], data["best"]
        view.sizes, view.stock = list(data["sizes"]), data["stock"]
        view.turnup, view.turnup_shown = self.action(data["turnup"]), data["turnup_shown"]
        view.trump = self.game.deck.suits.index(data["trump"]) if data["trump"] != "-" else -1
        view.seen_cards, view.marked_cards = self.together(data["gone"]), self.together(data["marked"])
        view.public_facts = {name: list(values) for name, values in data["facts"].items()}
        view.won, view.deal_points = list(data["won"]), list(data["counted"])
        view.marks = [list(marks) for marks in data["marks"]]
        view.history = [self.happening(event) for event in data["history"]]
        view.scores, view.sets = list(data["scores"]), list(data["sets"])
        view.winners, view.prizes = list(data["winners"]), list(data["prizes"])
        view.sheet = [self.row(row) for row in data["sheet"]]
        return view

    def plays(self, cards: list[list[Any]]) -> list[PlayedCard]:
        """Cards of a trick and who played them."""
        return [PlayedCard(seat, self.action(card)) for seat, card in cards]

    def happening(self, told: Data) -> GameEvent:
        """One event of the deal."""
        notes = [Announcement(note["code"], dict(note["args"])) for note in told["notes"]]
        action = self.action(told["action"])
        event = GameEvent(told["number"], told["seat"], told["topic"], action, told["secret"], notes)
        drawn = self.together(told["drawn"])
        if self.data["seat"] >= 0:
            event.draws = [drawn if seat == self.data["seat"] else 0 for seat in range(self.data["seats"])]
        return event

    def row(self, told: Data) -> ScoreRow:
        """One deal on the score sheet."""
        cells = [
            ScoreCell(cell["total"], cell["change"], list(cell["marks"]), dict(cell["detail"]))
            for cell in told["cells"]
        ]
        return ScoreRow(told["deal"], cells, list(told["notes"]))
