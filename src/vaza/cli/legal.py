"""`vaza legal`: what may be played in a position, what may not, and why."""

from __future__ import annotations

import json

import click
from rich.text import Text

from vaza.cli.files import read_text
from vaza.cli.group import LocalizedCommand
from vaza.cli.voice import WORDS, failure, say
from vaza.core.cards import members
from vaza.core.chance import Rng, SeededTape
from vaza.core.errors import FileError
from vaza.core.game import Game
from vaza.core.state import Refusal, State
from vaza.core.view import View
from vaza.games import parse_position
from vaza.terminal.cards import in_order, paint
from vaza.terminal.screen import console
from vaza.terminal.table import draw_table
from vaza.terminal.telling import MessageFormatter


@click.command(cls=LocalizedCommand, help=say("help-legal"), epilog=say("help-legal-examples"))
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help=say("flag-json"))
def legal(file: str, as_json: bool) -> None:
    """Read a position and tell."""
    text = read_text(file)
    try:
        game, state = parse_position(text)
    except FileError as error:
        raise failure(error, file) from None
    view = position_view(game, state)
    if as_json:
        click.echo(json.dumps(as_data(game, view), ensure_ascii=False, indent=2))
    else:
        print_result(game, view)


def position_view(game: Game, state: State) -> View:
    """What the seat to act sees."""
    match = game.start(SeededTape(game.deck.size, Rng(0)))
    return game.view(match, state, [], [], int(state.turn))


def as_data(game: Game, view: View) -> dict[str, object]:
    """The answer for programs."""
    return {
        "game": game.code,
        "turn": view.turn,
        "question": view.question.data(),
        "legal": [game.write(action) for action in members(view.legal)],
        "refused": [
            {
                "action": game.write(action),
                "code": why.code,
                "rule": why.rule,
                "args": why.args,
                "words": MessageFormatter(WORDS).refusal(why),
            }
            for action, why in view.reasons.items()
        ],
    }


def print_result(game: Game, view: View) -> None:
    """The answer for people: the table, then what may be done, then what may not."""
    teller = MessageFormatter(WORDS, [say("seat-number", number=str(seat)) for seat in range(game.seats)], game.sides)
    size = int(game.deck.size)
    cards = in_order(game.deck, view.legal & view.hand)
    calls = [action for action in members(view.legal) if action >= size]
    out = console()
    out.print(draw_table(view, teller))
    out.print()
    out.print(Text(say("legal-turn", seat=teller.seat(view.turn), question=teller.question(view)), "bold"))
    if cards:
        out.print(paint(say("legal-cards", cards=" ".join(game.write(card) for card in cards))))
    for action in calls:
        out.print(paint(say("legal-call", call=game.write(action), meaning=teller.call(game.write(action), game.deck))))
    for actions, why in grouped(view):
        out.print(paint(say("legal-refused", actions=actions, reason=teller.refusal(why))))


def grouped(view: View) -> list[tuple[str, Refusal]]:
    """Refused actions that share a reason, together."""
    groups: list[tuple[list[str], Refusal]] = []
    for action, why in view.reasons.items():
        for names, same in groups:
            if same == why:
                names.append(view.write(action))
                break
        else:
            groups.append(([view.write(action)], why))
    return [(", ".join(names), why) for names, why in groups]
