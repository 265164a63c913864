"""What a person types in answer to a question, as actions in notation; whether they are allowed the table says."""

from __future__ import annotations

from vaza.core.cards import members
from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.core.view import View
from vaza.terminal.telling import Teller

EXCHANGE = "exchange"


def read_typed(game: Game, view: View, text: str, teller: Teller) -> list[str]:
    """The actions an answer stands for; NotationError says what cannot be read."""
    if view.question.kind == "cards":
        return [game.write(action) for action in read_cards(game, view, text)]
    return [game.write(read_one(game, view, text, teller))]


def read_one(game: Game, view: View, text: str, teller: Teller) -> int:
    """A card or a call; of a call what it is about is enough, or its beginning where no other begins so."""
    size = int(game.deck.size)
    calls = [action for action in members(view.legal) if action >= size]
    for action in calls:
        if is_about(game, game.write(action), text, teller):
            return action
    try:
        return game.read(text)
    except NotationError:
        wanted = text.strip().casefold()
        begun = [call for call in calls if wanted and game.write(call).casefold().startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        raise


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


def first_letters(view: View, teller: Teller) -> set[str]:
    """The letters with which a call or a suit begins that may be answered now."""
    found = set()
    for action in members(view.legal):
        if action < view.deck.size:
            continue
        call = view.write(action)
        word, what = teller.call_parts(call, view.deck)
        found |= {word[:1].casefold(), what[:1].casefold()}
        if view.question.kind == "suit" and what:
            symbol = call.partition(" ")[2]
            found.add({"♥": "h", "♦": "d", "♣": "c", "♠": "s"}.get(symbol, symbol.casefold()))
    return {letter for letter in found if letter.isalpha()}
