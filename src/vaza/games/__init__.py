"""The five games, by code. A sixth is one more file and one more line here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from vaza.core.errors import OptionError, at_line
from vaza.core.game import Game
from vaza.core.options import STANDARD, Spec, Value
from vaza.core.position import Position
from vaza.core.record import Record
from vaza.core.record import read_record as read_record_with
from vaza.core.state import State
from vaza.games import fodinha, guinote, septica, sobesobe, sueca

Maker: TypeAlias = Callable[[int, tuple[str, ...], dict[str, Value]], Game]

GAMES: Final[dict[str, tuple[Spec, Maker]]] = {
    "sobesobe": (sobesobe.SPEC, sobesobe.SobeSobe),
    "septica": (septica.SPEC, septica.Septica),
    "guinote": (guinote.SPEC, guinote.Guinote),
    "sueca": (sueca.SPEC, sueca.Sueca),
    "fodinha": (fodinha.SPEC, fodinha.Fodinha),
}


def spec(code: str) -> Spec:
    """What a game is before its options are fixed."""
    if code not in GAMES:
        raise OptionError("UNKNOWN_GAME", {"game": code[:40], "allowed": ", ".join(GAMES)})
    return GAMES[code][0]


def make_game(
    code: str,
    players: int = 0,
    preset: str = STANDARD,
    variants: Iterable[str] = (),
    options: dict[str, object] | None = None,
) -> Game:
    """A game with its options fixed; 0 players means the usual number."""
    found = spec(code)
    chosen = tuple(variants)
    for variant in chosen:
        if variant not in found.variants or chosen.count(variant) > 1:
            allowed = ", ".join(found.variants) or "–"
            raise OptionError("UNKNOWN_VARIANT", {"variant": variant[:40], "game": code, "allowed": allowed})
    ordered = tuple(variant for variant in found.variants if variant in chosen)
    values = found.choose(preset, options if options is not None else {})
    seats = players or (4 if "pairs" in ordered else found.default_players)
    return GAMES[code][1](seats, ordered, values)


def set_up(text: str) -> tuple[Game, State]:
    """The game and the deal that a position file describes."""
    position = Position(text)
    if not position.has("game"):
        raise position.fail("game", "MISSING", "game")
    options: dict[str, object] = {}
    for word in position.text("options").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise position.fail("options", "BAD_WORD", word)
        options[name] = value
    try:
        game = make_game(
            position.text("game"),
            position.number("players", 0, 0, 9),
            position.text("preset", STANDARD),
            position.text("variants").split(),
            options,
        )
    except OptionError as error:
        keys = {"UNKNOWN_GAME": "game", "BAD_PLAYERS": "players", "FOUR_ARE_PAIRS": "players"}
        raise at_line(error, position.line(keys.get(error.code, "options"))) from None
    position.deck = game.deck
    state = game.set_up(position)
    position.finish()
    return game, state


def read_record(text: str) -> Record:
    """The match a record tells of, replayed; FileError names the line that is wrong."""
    return read_record_with(text, make_game)
