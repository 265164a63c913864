"""SobeSobe: from 20 points down to 0, trump named blind or seen, in or out, exchange."""

from vaza.games.sobesobe.deal import SobeSobeState
from vaza.games.sobesobe.match import SPEC, SobeSobe, SobeSobeMatch
from vaza.games.sobesobe.position import more, set_up
from vaza.games.sobesobe.worlds import know

__all__ = ["SPEC", "SobeSobe", "SobeSobeMatch", "SobeSobeState", "know", "more", "set_up"]
