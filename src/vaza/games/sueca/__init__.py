"""Sueca: four players in two partnerships, ten tricks, first to four match points."""

from vaza.games.sueca.deal import SuecaState
from vaza.games.sueca.match import SPEC, Sueca, SuecaMatch
from vaza.games.sueca.position import more, set_up

__all__ = ["SPEC", "Sueca", "SuecaMatch", "SuecaState", "more", "set_up"]
