"""Sueca: four players in two partnerships, ten tricks, first to four match points."""

from vaza.games.sueca.deal import SuecaState
from vaza.games.sueca.match import SPEC, Sueca, SuecaMatch
from vaza.games.sueca.position import extra_fields, parse_position
from vaza.games.sueca.worlds import information_set

__all__ = ["SPEC", "Sueca", "SuecaMatch", "SuecaState", "extra_fields", "information_set", "parse_position"]
