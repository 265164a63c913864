"""Sueca: four players in two partnerships, ten tricks, first to four match points."""

from vaza.games.sueca.deal import SuecaState
from vaza.games.sueca.match import SPEC, Sueca, SuecaMatch
from vaza.games.sueca.position import more, set_up
from vaza.games.sueca.worlds import know

__all__ = ["SPEC", "Sueca", "SuecaMatch", "SuecaState", "know", "more", "set_up"]
