"""Codes with arguments made into sentences, with the names of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vaza.core.cards import FRENCH_SUITS, Deck
from vaza.core.errors import IllegalAction, VazaError
from vaza.core.game import OptionChange
from vaza.core.match import Draw, ScoreRow
from vaza.core.state import Refusal
from vaza.core.view import Announcement, GameEvent, View
from vaza.locales import Catalogue, kebab

_LETTERS: Final = dict(zip(FRENCH_SUITS, "hdcs", strict=True))
_SEATS: Final = ("seat", "turn", "dealer", "shuffler", "cutter")
_AS_TYPED: Final = ("text", "low", "high", "port")
"""Numbers that are shown as they are written."""


class MessageFormatter:
    """Says things in one language with the names at one table; seats without names are numbered."""

    def __init__(self, words: Catalogue, names: list[str] | None = None, sides: int = 0) -> None:
        self.words = words
        self.names = names if names is not None else []
        self.sides = sides
        self.say = words.format

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", number=str(seat))

    def side(self, side: int) -> str:
        """What a side is called: its players."""
        return " + ".join(self.names[side :: self.sides]) if self.sides and self.names else str(side)

    def suit(self, symbol: str) -> str:
        """The name of a suit; what is no suit stays as it is."""
        key = suit_key(symbol)
        return self.say(key) if self.words.has(key) else symbol

    def error(self, error: VazaError) -> str:
        """An error in words; a file's line is for the caller to tell."""
        sentence = self._coded("error", error.code, error.args_by_name)
        rule = error.rule if isinstance(error, IllegalAction) else error.args_by_name.get("rule", "")
        return self.ruled(sentence, printable(rule)) if rule else sentence

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused, with the number of the rule."""
        return self.ruled(self._coded("error", refusal.code, refusal.args), refusal.rule)

    def ruled(self, sentence: str, rule: str) -> str:
        """A sentence with the number of the rule behind it."""
        return self.say("error-rule", sentence=sentence, rule=rule)

    def note(self, note: Announcement) -> str:
        """Something said at the table."""
        return self._coded("note", note.code, {"points": "", **note.args})

    def row_notes(self, row: ScoreRow) -> str:
        """What a row of the score sheet is remembered for."""
        return ", ".join(self.say(f"row-note-{kebab(code)}") for code in row.notes)

    def event(self, event: GameEvent, view: View) -> list[str]:
        """What happened, in sentences; nothing for what this viewer may not know."""
        return [line for line in (self._act(event, view), *map(self.note, event.notes)) if line]

    def _act(self, event: GameEvent, view: View) -> str:
        if event.action < 0:
            return ""
        who, done = self.seat(event.seat), view.write(event.action)
        if event.action < view.deck.size:
            return self.say("said-marked" if event.secret else "said-card", seat=who, card=done)
        word, what = self.call_parts(done, view.deck)
        return self.say(f"said-{word}", seat=who, what=what)

    def call(self, call: str, deck: Deck) -> str:
        """What a call means, as an offer."""
        word, what = self.call_parts(call, deck)
        return self.say(f"call-{word}", what=what)

    def call_parts(self, call: str, deck: Deck) -> tuple[str, str]:
        """The word of a call and, in words, what it is about: a suit of this deck, a number, a letter."""
        word, _, what = call.partition(" ")
        return word, self.suit(what) if what and what in deck.suits else what

    def mark(self, mark: str) -> str:
        """A mark at a seat."""
        name, _, number = mark.partition(" ")
        return self.say(f"mark-{name}", number=number)

    def phase(self, view: View) -> str:
        """The phase of the deal."""
        return self.say(f"phase-{view.phase}")

    def question(self, view: View) -> str:
        """What the seat to act is asked."""
        return self.say(f"question-{view.question.topic}")

    def details(self, detail: Mapping[str, int]) -> str:
        """What led to a score: the first three things, and of three those that are not nothing."""
        told = list(detail.items())[:3]
        if len(told) > 2:
            told = told[:1] + [item for item in told[1:] if item[1]]
        return ", ".join(self.say(f"detail-{kebab(name)}", value=value) for name, value in told)

    def draw(self, draw: Draw, deck_names: list[str], players: list[str]) -> str:
        """Cards drawn before a match, player by player."""
        return self.drawn(draw.topic, deck_names, players, draw.settled)

    def drawn(self, topic: str, cards: list[str], players: list[str], settled: bool) -> str:
        """The same from its parts."""
        told = [self.say("drawn-card", seat=player, card=card) for player, card in zip(players, cards, strict=True)]
        return self.say(f"draw-{topic}", cards=", ".join(told), settled="yes" if settled else "no")

    def difference(self, game: str, difference: OptionChange) -> str:
        """How a table differs from standard."""
        if difference.option == "variant":
            return self.say(f"variant-{game}-{kebab(difference.value)}")
        key = f"option-{game}-{kebab(difference.option)}"
        if self.words.has(f"{key}-number"):
            return self.say(f"{key}-number", value=int(difference.value))
        return self.say(f"{key}-{kebab(difference.value)}")

    def _coded(self, family: str, code: str, arguments: Mapping[str, str]) -> str:
        key = f"{family}-{kebab(code)}"
        told = {name: self._field(name, printable(value)) for name, value in arguments.items()}
        spare = told.get("text", "")
        return self.say(key, **{name: told.get(name, spare) for name in self.words.variables(key)})

    def _field(self, name: str, value: str) -> str | int:
        whole = value.isascii() and value.isdigit() and len(value) < 7
        if name in _SEATS and whole and int(value) < len(self.names):
            return self.names[int(value)]
        if name == "side" and whole:
            return self.side(int(value))
        if name == "suit":
            return self.suit(value)
        return int(value) if whole and name not in _SEATS + _AS_TYPED else value


def suit_key(symbol: str) -> str:
    """The key of a suit: ``suit-french-h``, ``suit-spanish-o``."""
    return f"suit-french-{_LETTERS[symbol]}" if symbol in _LETTERS else f"suit-spanish-{symbol.lower()}"


def printable(text: str) -> str:
    """Text from elsewhere without what could disturb a terminal."""
    return "".join(mark if mark.isprintable() else "·" for mark in text)
