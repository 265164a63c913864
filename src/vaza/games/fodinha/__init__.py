"""Fodinha: bid your tricks and make exactly that many, hands growing and shrinking."""

from vaza.games.fodinha.deal import FodinhaState
from vaza.games.fodinha.match import SPEC, Fodinha, FodinhaMatch
from vaza.games.fodinha.position import more, set_up
from vaza.games.fodinha.worlds import know

__all__ = ["SPEC", "Fodinha", "FodinhaMatch", "FodinhaState", "know", "more", "set_up"]
