"""Vaza: SobeSobe, Septica, Guiñote, Sueca and Fodinha from one engine.

The engine in a few names; `docs/api.md` is the guide.
"""

from vaza.core.cards import members
from vaza.core.chance import RandomTape, RecordedSource, Rng, SeededSource
from vaza.core.errors import FileError, IllegalAction, NotationError, OptionError, SetupError, VazaError
from vaza.core.fairness import VerifiableSource, commitment, new_secret
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record, verify
from vaza.core.state import State
from vaza.core.view import View
from vaza.games import GAMES, format_position, make_game, parse_position, read_record
from vaza.version import VERSION, compiled

__version__ = VERSION

__all__ = [
    "GAMES",
    "FileError",
    "Game",
    "IllegalAction",
    "Match",
    "MatchRunner",
    "NotationError",
    "OptionError",
    "RandomTape",
    "Record",
    "RecordedSource",
    "Rng",
    "SeededSource",
    "SetupError",
    "State",
    "VazaError",
    "VerifiableSource",
    "View",
    "__version__",
    "commitment",
    "compiled",
    "format_position",
    "make_game",
    "members",
    "new_secret",
    "parse_position",
    "read_record",
    "verify",
]
