"""SobeSobe: from 20 points down to 0, trump named blind or seen, in or out, exchange."""

from vaza.games.sobesobe.deal import SobeSobeState
from vaza.games.sobesobe.match import SPEC, SobeSobe, SobeSobeMatch
from vaza.games.sobesobe.position import extra_fields, parse_position
from vaza.games.sobesobe.worlds import information_set

__all__ = ["SPEC", "SobeSobe", "SobeSobeMatch", "SobeSobeState", "extra_fields", "information_set", "parse_position"]
