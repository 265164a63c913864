"""How each game is played without thinking, and what its end is worth."""

from __future__ import annotations

from typing import Final

from vaza.bots.kernel.policy import Policy
from vaza.bots.policies.guinote import GuinotePolicy
from vaza.bots.policies.septica import SepticaPolicy
from vaza.bots.policies.sueca import SuecaPolicy

POLICIES: Final[dict[str, type[Policy]]] = {
    "guinote": GuinotePolicy,
    "septica": SepticaPolicy,
    "sueca": SuecaPolicy,
}


def policy_for(code: str) -> Policy:
    """The policy of a game; a game without one is played at random."""
    return POLICIES.get(code, Policy)()
