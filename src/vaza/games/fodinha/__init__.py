"""Fodinha: bid your tricks and make exactly that many, hands growing and shrinking."""

from vaza.games.fodinha.deal import FodinhaState
from vaza.games.fodinha.match import SPEC, Fodinha, FodinhaMatch
from vaza.games.fodinha.position import more, set_up

__all__ = ["SPEC", "Fodinha", "FodinhaMatch", "FodinhaState", "more", "set_up"]
