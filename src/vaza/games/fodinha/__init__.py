"""Fodinha: bid your tricks and make exactly that many, hands growing and shrinking."""

from vaza.games.fodinha.deal import FodinhaState
from vaza.games.fodinha.match import SPEC, Fodinha, FodinhaMatch
from vaza.games.fodinha.position import extra_fields, parse_position
from vaza.games.fodinha.worlds import information_set

__all__ = ["SPEC", "Fodinha", "FodinhaMatch", "FodinhaState", "extra_fields", "information_set", "parse_position"]
