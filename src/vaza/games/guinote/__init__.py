"""Guiñote: libre and arrastre, cantes and the seven, 101 points with 30 from cards."""

from vaza.games.guinote.deal import GuinoteState
from vaza.games.guinote.match import SPEC, Guinote, GuinoteMatch
from vaza.games.guinote.position import more, set_up
from vaza.games.guinote.worlds import know

__all__ = ["SPEC", "Guinote", "GuinoteMatch", "GuinoteState", "know", "more", "set_up"]
