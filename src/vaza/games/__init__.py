"""The five games, by code. A sixth is one more folder and one more line here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from vaza.core.errors import OptionError, at_line
from vaza.core.game import Game
from vaza.core.options import STANDARD, GameSpec, Value
from vaza.core.placing import common_position_lines
from vaza.core.position import HEADING, Position
from vaza.core.record import Record
from vaza.core.record import read_record as read_record_with
from vaza.core.state import State
from vaza.core.view import View
from vaza.core.worlds import InformationSet
from vaza.games import fodinha, guinote, septica, sobesobe, sueca

Maker: TypeAlias = Callable[[int, tuple[str, ...], dict[str, Value]], Game]


class GameEntry(NamedTuple):
    """All that the rest of the house needs of a game."""

    spec: GameSpec
    make: Maker
    parse_position: Callable[[Game, Position], State]
    extra_fields: Callable[[Game, State], dict[str, str]]
    information_set: Callable[[Game, View, int], InformationSet]


GAMES: Final[dict[str, GameEntry]] = {
    "sobesobe": GameEntry(
        sobesobe.SPEC, sobesobe.SobeSobe, sobesobe.parse_position, sobesobe.extra_fields, sobesobe.information_set
    ),
    "septica": GameEntry(
        septica.SPEC, septica.Septica, septica.parse_position, septica.extra_fields, septica.information_set
    ),
    "guinote": GameEntry(
        guinote.SPEC, guinote.Guinote, guinote.parse_position, guinote.extra_fields, guinote.information_set
    ),
    "sueca": GameEntry(sueca.SPEC, sueca.Sueca, sueca.parse_position, sueca.extra_fields, sueca.information_set),
    "fodinha": GameEntry(
        fodinha.SPEC, fodinha.Fodinha, fodinha.parse_position, fodinha.extra_fields, fodinha.information_set
    ),
}


def find_entry(code: str) -> GameEntry:
    """The game with this code."""
    if code not in GAMES:
        raise OptionError("UNKNOWN_GAME", {"game": code[:40], "allowed": ", ".join(GAMES)})
    return GAMES[code]


def spec(code: str) -> GameSpec:
    """What a game is before its options are fixed."""
    return find_entry(code).spec


def make_game(
    code: str,
    players: int = 0,
    preset: str = STANDARD,
    variants: Iterable[str] = (),
    options: dict[str, object] | None = None,
) -> Game:
    """A game with its options fixed; 0 players means the usual number."""
    found = spec(code)
    if not isinstance(players, int):
        raise OptionError("BAD_PLAYERS", {"players": str(players)[:40], "game": code, "allowed": found.seats_allowed()})
    chosen = tuple(variants)
    for variant in chosen:
        if variant not in found.variants or chosen.count(variant) > 1:
            allowed = ", ".join(found.variants) or "–"
            raise OptionError("UNKNOWN_VARIANT", {"variant": variant[:40], "game": code, "allowed": allowed})
    ordered = tuple(variant for variant in found.variants if variant in chosen)
    values = found.resolve_options(preset, options if options is not None else {})
    return find_entry(code).make(players or found.usual_players(ordered), ordered, values)


def parse_position(text: str) -> tuple[Game, State]:
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
        keys = {"UNKNOWN_GAME": "game", "BAD_PLAYERS": "players", "UNKNOWN_PRESET": "preset"}
        raise at_line(error, position.line(keys.get(error.code, "options"))) from None
    position.deck = game.deck
    state = GAMES[game.code].parse_position(game, position)
    position.finish()
    return game, state


def format_position(game: Game, state: State) -> str:
    """A deal that is not over as a position file, which `set_up` reads back."""
    lines = [
        HEADING,
        f"game: {game.code}",
        f"players: {game.seats}",
        *game.table_lines(),
        *common_position_lines(state),
    ]
    for key, value in GAMES[game.code].extra_fields(game, state).items():
        lines.append(f"{key}: {value}".rstrip())
    return "\n".join(lines) + "\n"


def information_set(game: Game, view: View, forgotten: int = 0) -> InformationSet:
    """What a seat knows of a deal, less the cards gone by that it has forgotten."""
    return GAMES[game.code].information_set(game, view, forgotten)


def read_record(text: str) -> Record:
    """The match a record tells of, replayed; FileError names the line that is wrong."""
    return read_record_with(text, make_game)
