"""A client at a table: who it is, what it has been told, and how fast it may speak."""

from __future__ import annotations

from dataclasses import dataclass

from vaza.core.errors import IllegalAction, VazaError
from vaza.protocol.replies import DoneReply, RefusedReply
from vaza.server.outbox import Outbox


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket; a person may have several."""

    outbox: Outbox
    who: str
    """The player's id, empty for somebody without a name who watches."""
    name: str
    seen: int = -1
    """The last scene it was shown."""

    def done(self, number: int, seq: int) -> None:
        """What was asked under this number is kept."""
        if number > 0:
            self.outbox.send_reply(DoneReply(id=number, seq=seq))

    def refuse(self, number: int, error: VazaError) -> None:
        """What was asked is not done."""
        rule = error.rule if isinstance(error, IllegalAction) else ""
        self.outbox.send_reply(RefusedReply(id=number, code=error.code, args=error.args_by_name, rule=rule))
