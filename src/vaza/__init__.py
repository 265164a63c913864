"""Vaza: SobeSobe, Septica, Guiñote, Sueca and Fodinha from one engine.

The engine in a few names; `docs/api.md` is the guide.
"""

from vaza.core.cards import members
from vaza.core.chance import Chance, Rng, SeedSource, TapeSource
from vaza.core.errors import FileError, IllegalAction, NotationError, OptionError, SetupError, VazaError
from vaza.core.fairness import FairSource, commitment, new_secret
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.record import Record, verify
from vaza.core.sitting import Sitting
from vaza.core.state import State
from vaza.core.view import View
from vaza.games import GAMES, describe, make_game, read_record, set_up
from vaza.version import VERSION, compiled

__version__ = VERSION

__all__ = [
    "GAMES",
    "Chance",
    "FairSource",
    "FileError",
    "Game",
    "IllegalAction",
    "Match",
    "NotationError",
    "OptionError",
    "Record",
    "Rng",
    "SeedSource",
    "SetupError",
    "Sitting",
    "State",
    "TapeSource",
    "VazaError",
    "View",
    "__version__",
    "commitment",
    "compiled",
    "describe",
    "make_game",
    "members",
    "new_secret",
    "read_record",
    "set_up",
    "verify",
]
