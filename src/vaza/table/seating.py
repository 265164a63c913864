"""Who may sit down, where, and under which name."""

from __future__ import annotations

from vaza.core.errors import SetupError
from vaza.core.fairness import is_salt
from vaza.core.record import check_names
from vaza.table.commands import PlayerCommand
from vaza.table.standing import TableState


def require_chair(standing: TableState, wish: PlayerCommand) -> int:
    """The chair of the person who wishes something."""
    chair = standing.chair_of_player(wish.who)
    if chair < 0:
        raise SetupError("NOT_AT_TABLE", {})
    return chair


def free_chair(standing: TableState, wanted: int) -> int:
    """The chair that is wanted, or any if -1; it must be free."""
    if not -1 <= wanted < len(standing.chairs):
        raise SetupError("NO_SUCH_SEAT", {"seat": str(wanted)})
    free = [index for index, chair in enumerate(standing.chairs) if chair.free]
    if not free:
        raise SetupError("TABLE_FULL", {})
    if wanted < 0:
        return free[0]
    if wanted not in free:
        raise SetupError("CHAIR_TAKEN", {"name": standing.chairs[wanted].name})
    return wanted


def check_name(standing: TableState, name: str) -> None:
    """Refuse a name that a record could not keep or that somebody here has."""
    check_names([name], 1)
    if any(chair.name.casefold() == name.casefold() for chair in standing.chairs):
        raise SetupError("NAME_TAKEN", {"name": name})


def bot_with_name(standing: TableState, name: str) -> int:
    """The chair of a bot with this name, or -1."""
    for index, chair in enumerate(standing.chairs):
        if chair.level and chair.name.casefold() == name.casefold():
            return index
    return -1


def check_salt(salt: str, chair: int) -> None:
    """Refuse a salt that could not be written down."""
    if not is_salt(salt):
        raise SetupError("BAD_SALT", {"seat": str(chair)})
