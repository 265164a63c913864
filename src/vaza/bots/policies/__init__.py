"""How each game is played without thinking, and what its end is worth."""

from __future__ import annotations

from typing import Final

from vaza.bots.kernel.policy import Policy
from vaza.bots.policies.fodinha import FodinhaPolicy
from vaza.bots.policies.guinote import GuinotePolicy
from vaza.bots.policies.septica import SepticaPolicy
from vaza.bots.policies.sobesobe import SobeSobePolicy
from vaza.bots.policies.sueca import SuecaPolicy

POLICIES: Final[dict[str, type[Policy]]] = {
    "sobesobe": SobeSobePolicy,
    "septica": SepticaPolicy,
    "guinote": GuinotePolicy,
    "sueca": SuecaPolicy,
    "fodinha": FodinhaPolicy,
}


def policy_for(code: str) -> Policy:
    """The policy of a game; a game without one is played at random."""
    return POLICIES.get(code, Policy)()
