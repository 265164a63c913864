"""What a person types in answer to a question, as actions: in notation or in the words of their language."""

from __future__ import annotations

import unicodedata
from typing import Final

from vaza.core.cards import members
from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.core.view import View
from vaza.locales import Catalogue
from vaza.terminal.cards import in_order
from vaza.terminal.telling import MessageFormatter, suit_key

EXCHANGE: Final = "exchange"
"""What may stand before the cards where several are asked for."""


class Vocabulary:
    """The words of one language for the calls, suits and ranks of one game."""

    def __init__(self, game: Game, words: Catalogue, several: bool = False) -> None:
        """With `several` also the word that may stand before a line of cards."""
        self.deck = game.deck
        self.words = words
        calls = list(dict.fromkeys(call.partition(" ")[0] for call in game.words))
        self.phrases: dict[tuple[str, ...], str] = {}
        for call in [EXCHANGE, *calls] if several else calls:
            self._learn(f"typed-{call}", call)
            self.phrases[(call,)] = call
        for suit in game.deck.suits:
            self._learn(f"typed-{suit_key(suit)}", suit)
        self.ranks = {rank.casefold(): rank for rank in game.deck.ranks}
        for rank in game.deck.ranks:
            key = f"typed-rank-{game.deck.style}-{rank.casefold()}"
            self.ranks |= {" ".join(one): rank for one in alternatives(words, key)} if words.has(key) else {}
        self.joints = {" ".join(one) for one in alternatives(words, "typed-of")}

    def _learn(self, key: str, meaning: str) -> None:
        self.phrases |= dict.fromkeys(alternatives(self.words, key), meaning)

    def notation(self, text: str) -> list[str]:
        """The words of a text, those of the language made into notation; what is not known stays as it was typed."""
        typed = text.split()
        plain = [fold(word) for word in typed]
        found: list[str] = []
        place = 0
        while place < len(typed):
            length = self._longest(plain[place:])
            found.append(self.phrases[tuple(plain[place : place + length])] if length else typed[place])
            place += length or 1
        return self._cards(found)

    def _longest(self, plain: list[str]) -> int:
        """How many words the longest phrase takes that these words begin with."""
        return max((len(one) for one in self.phrases if tuple(plain[: len(one)]) == one), default=0)

    def _cards(self, words: list[str]) -> list[str]:
        """A rank before a suit is a card, also with a joint such as ``of`` between them."""
        found: list[str] = []
        for word in words:
            before = found[-1] if found else ""
            if word in self.deck.suits and fold(before) in self.joints and fold("".join(found[-2:-1])) in self.ranks:
                found.pop()
                before = found[-1]
            if word in self.deck.suits and fold(before) in self.ranks:
                found[-1] = self.ranks[fold(before)] + word
            else:
                found.append(word)
        return found


def alternatives(words: Catalogue, key: str) -> list[tuple[str, ...]]:
    """What may be typed for a key, each as its plain words."""
    return [tuple(fold(one).split()) for one in words.format(key).split(",")]


def fold(text: str) -> str:
    """Text without capitals and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(mark for mark in apart if not unicodedata.combining(mark) and mark != "\ufe0f")


def parse_actions(game: Game, view: View, text: str, teller: MessageFormatter) -> list[int]:
    """The actions an answer stands for, whether the rules allow them or not; NotationError if it means none."""
    several = view.question.kind == "cards"
    words = Vocabulary(game, teller.words, several).notation(text.replace(",", " ") if several else text)
    return read_cards(game, view, words, text) if several else [read_one(game, view, words, text)]


def read_one(game: Game, view: View, words: list[str], text: str) -> int:
    """A card or a call; of a call what it is about is enough: ``2`` for ``bid 2``, ``♥`` for ``trump ♥``."""
    answer = " ".join(words)
    for action in members(view.legal):
        if action >= game.deck.size and is_about(game, game.write(action), answer):
            return action
    try:
        return game.read(answer)
    except NotationError as error:
        raise NotationError(error.code, text) from None


def is_about(game: Game, call: str, text: str) -> bool:
    """Whether the text names what a call is about: a number, a letter, a suit."""
    what = call.partition(" ")[2]
    if not what:
        return False
    if text.strip().casefold() == what.casefold():
        return True
    try:
        return game.deck.suits[game.deck.read_suit(text)] == what
    except NotationError:
        return False


def read_cards(game: Game, view: View, words: list[str], text: str) -> list[int]:
    """Several cards in one line, and the call that ends it."""
    ends = [action for action in members(view.legal) if action >= game.deck.size]
    if words and words[0].casefold() == EXCHANGE:
        words = words[1:]
    if [game.write(end) for end in ends] == [word.casefold() for word in words]:
        return ends
    if not words:
        raise NotationError("UNKNOWN_ACTION", text)
    return [*sorted(game.deck.read(word) for word in words), *ends]


def choices(game: Game, view: View, teller: MessageFormatter) -> list[str]:
    """What may be answered, in words."""
    size = int(game.deck.size)
    found = []
    cards = in_order(game.deck, view.legal & view.hand)
    if cards:
        found.append(teller.say("choice-cards", cards=" ".join(game.write(card) for card in cards)))
    for action in members(view.legal):
        if action >= size:
            call = game.write(action)
            found.append(teller.say("choice-call", call=typed_form(call, teller), meaning=teller.call(call, game.deck)))
    return found


def typed_form(call: str, teller: MessageFormatter) -> str:
    """A call as a person would type it: ``passo``, ``trunfo ♥``."""
    word, space, what = call.partition(" ")
    return teller.say(f"typed-{word}").split(",")[0] + space + what
