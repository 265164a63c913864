"""Septica: beat the first card's rank, or with a seven; tens and aces count."""

from vaza.games.septica.deal import SepticaState
from vaza.games.septica.match import SPEC, Septica, SepticaMatch
from vaza.games.septica.position import more, set_up
from vaza.games.septica.worlds import know

__all__ = ["SPEC", "Septica", "SepticaMatch", "SepticaState", "know", "more", "set_up"]
