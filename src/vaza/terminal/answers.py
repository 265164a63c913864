"""What a person types in answer to a question, as actions."""

from __future__ import annotations

from vaza.core.cards import members
from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.core.view import View
from vaza.terminal.cards import in_order
from vaza.terminal.telling import Teller

EXCHANGE = "exchange"


def read_actions(game: Game, view: View, text: str, teller: Teller) -> list[int]:
    """The actions an answer stands for, whether the rules allow them or not; NotationError if it means none."""
    if view.question.kind == "cards":
        return read_cards(game, view, text)
    return [read_one(game, view, text, teller)]


def read_one(game: Game, view: View, text: str, teller: Teller) -> int:
    """A card or a call; of a call what it is about is enough: ``2`` for ``bid 2``, ``♥`` for ``trump ♥``."""
    for action in members(view.legal):
        if action >= game.deck.size and is_about(game, game.write(action), text, teller):
            return action
    return game.read(text)


def is_about(game: Game, call: str, text: str, teller: Teller) -> bool:
    """Whether the text names what a call is about: a number, a letter, a suit."""
    what = call.partition(" ")[2]
    if not what:
        return False
    if text.strip().casefold() in (what.casefold(), teller.call_parts(call, game.deck)[1].casefold()):
        return True
    try:
        return game.deck.suits[game.deck.read_suit(text)] == what
    except NotationError:
        return False


def read_cards(game: Game, view: View, text: str) -> list[int]:
    """Several cards in one line, and the call that ends it."""
    ends = [action for action in members(view.legal) if action >= game.deck.size]
    words = text.replace(",", " ").split()
    if words and words[0].casefold() == EXCHANGE:
        words = words[1:]
    if [game.write(end) for end in ends] == [word.casefold() for word in words]:
        return ends
    if not words:
        raise NotationError("UNKNOWN_ACTION", text)
    return [*sorted(game.deck.read(word) for word in words), *ends]


def choices(game: Game, view: View, teller: Teller) -> list[str]:
    """What may be answered, in words."""
    size = int(game.deck.size)
    found = []
    cards = in_order(game.deck, view.legal & view.hand)
    if cards:
        found.append(teller.say("choice-cards", cards=" ".join(game.write(card) for card in cards)))
    for action in members(view.legal):
        if action >= size:
            found.append(
                teller.say("choice-call", call=game.write(action), meaning=teller.call(game.write(action), game.deck))
            )
    return found
