"""What a person types in answer to a question, as actions in notation; whether they are allowed the table says."""

from __future__ import annotations

from vaza.core.cards import members
from vaza.core.errors import NotationError
from vaza.core.game import Game
from vaza.core.view import View
from vaza.terminal.answers import alternatives, fold, parse_actions
from vaza.terminal.telling import MessageFormatter, suit_key


def read_typed(game: Game, view: View, text: str, teller: MessageFormatter) -> list[str]:
    """The actions an answer stands for: of a call its beginning is enough where no other begins so."""
    try:
        return [game.write(action) for action in parse_actions(game, view, text, teller)]
    except NotationError:
        wanted = fold(text.strip())
        begun = [call for call in legal_calls(view) if any(one.startswith(wanted) for one in names(call, view, teller))]
        if len(begun) == 1 and wanted:
            return begun
        raise


def legal_calls(view: View) -> list[str]:
    """The calls that may be made now, in notation."""
    return [view.write(action) for action in members(view.legal) if action >= view.deck.size]


def names(call: str, view: View, teller: MessageFormatter) -> list[str]:
    """How a call may be typed, and what it is about."""
    word, _, what = call.partition(" ")
    found = [fold(call), *(" ".join(one) for one in alternatives(teller.words, f"typed-{word}"))]
    if what and what in view.deck.suits:
        found.append(fold(what))
        found += [" ".join(one) for one in alternatives(teller.words, f"typed-{suit_key(what)}")]
        found.append(suit_key(what)[-1])
    return found


def first_letters(view: View, teller: MessageFormatter) -> set[str]:
    """The letters with which a call or a suit begins that may be answered now."""
    found = {name[:1] for call in legal_calls(view) for name in names(call, view, teller)}
    return {letter for letter in found if letter.isalpha()}
