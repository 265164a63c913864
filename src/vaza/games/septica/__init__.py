"""Septica: beat the first card's rank, or with a seven; tens and aces count."""

from vaza.games.septica.deal import SepticaState
from vaza.games.septica.match import SPEC, Septica, SepticaMatch
from vaza.games.septica.position import extra_fields, parse_position
from vaza.games.septica.worlds import information_set

__all__ = ["SPEC", "Septica", "SepticaMatch", "SepticaState", "extra_fields", "information_set", "parse_position"]
