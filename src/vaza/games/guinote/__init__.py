"""Guiñote: libre and arrastre, cantes and the seven, 101 points with 30 from cards."""

from vaza.games.guinote.deal import GuinoteState
from vaza.games.guinote.match import SPEC, Guinote, GuinoteMatch
from vaza.games.guinote.position import extra_fields, parse_position
from vaza.games.guinote.worlds import information_set

__all__ = ["SPEC", "Guinote", "GuinoteMatch", "GuinoteState", "extra_fields", "information_set", "parse_position"]
