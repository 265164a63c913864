"""The scene on the wire: one frame with all that a viewer may see, written for many viewers at little cost."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.reading import decode_view
from vaza.core.view import View
from vaza.protocol.story import HistoryEncoder
from vaza.table.claims import is_claim_refuted
from vaza.table.scene import SPECTATOR, Snapshot, can_claim, shared_fields
from vaza.table.table import Table

_ENCODER = msgspec.json.Encoder()

MOVING: Final = ("seq", "decision", "to_act", "deadline", "since")
"""The fields of a scene that every card may change; `lasting` gives those that stay, the rest is a viewer's own."""


def snapshot_to_data(scene: Snapshot) -> dict[str, Any]:
    """A scene as plain data, ready for JSON: the frame without its `type` and `now`."""
    data = {name: getattr(scene, name) for name in scene.__struct_fields__}
    data["view"] = scene.view.data() if scene.view is not None else None
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain


def fields(data: dict[str, Any]) -> bytes:
    """The fields of an object, each with a comma after it."""
    return _ENCODER.encode(data)[1:-1] + b","


class SnapshotEncoder:
    """Writes the frames of one table; what viewers share, or what has not changed, is written once.

    A frame says what `scene_data` says of `Table.scene`. It is put together from the parts of the scene and the view
    that last while cards are played, those that move with every card, and those that are one viewer's own.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seq = -1
        self._changed = -1
        self._lasting = b""
        self._lasting_view = b""
        self._shared = b""
        """The fields of the scene that all viewers share, and below, those of the view."""
        self._shared_view = b""
        self._view: View | None = None
        self._story = HistoryEncoder([], 0)
        self._match: Match | None = None
        self._deal = -1
        self._own: dict[int, tuple[int, int, bytes]] = {}

    def write(self, who: str, now: float) -> bytes:
        """The frame for this person, or for a spectator; `now` is the time on the table's clock."""
        standing = self.table.state
        if standing.seq != self._seq:
            self._catch_up()
        chair = standing.chair_of_player(who)
        seat = standing.seat_of(chair) if chair >= 0 else SPECTATOR
        start = b'{"type":"scene","now":%b,' % _ENCODER.encode(now)
        view = self._view
        if view is None:
            own = b'"seat":%d,"chair":%d,"claim":false,"played_by":[],"view":null}' % (seat, chair)
            return start + self._shared + own
        own_view = self._own_view(view, seat)
        claim = b"true" if seat >= 0 and seat == view.turn and self._may_claim(view, seat) else b"false"
        played_by, history = self._story.stream_for(seat)
        own = b'"seat":%d,"chair":%d,"claim":%b,' % (seat, chair, claim)
        return b"".join((start, self._shared, own, played_by, self._shared_view, own_view, history))

    def _catch_up(self) -> None:
        """Write anew what the last events have changed."""
        table = self.table
        standing = table.state
        runner = standing.runner
        self._view = runner.common_view() if runner is not None and runner.state is not None else None
        if standing.changed != self._changed:
            self._lasting = fields(shared_fields(standing))
            self._changed = standing.changed
        deadline = table.scheduler.deadline() or 0.0
        moving = (standing.seq, standing.decision, standing.to_act, deadline, standing.since)
        self._shared = fields(dict(zip(MOVING, moving, strict=True))) + self._lasting
        if self._view is not None and runner is not None:
            self._catch_up_view(self._view, runner)
        self._seq = standing.seq

    def _catch_up_view(self, view: View, runner: MatchRunner) -> None:
        if self._story.history is not runner.history:
            self._story = HistoryEncoder(runner.history, runner.game.seats)
            self._own = {}
        self._story.append_new(view, self.table.state.played_by)
        if self._match is not runner.match or self._deal != view.deal:
            self._lasting_view = b'"view":{' + fields(view.deal_data())
            self._match, self._deal = runner.match, view.deal
        self._shared_view = self._lasting_view + fields(view.turn_data())

    def _own_view(self, view: View, seat: int) -> bytes:
        """What is this seat's own; it stays while the seat waits and keeps its cards."""
        standing = self.table.state
        standing.rules.add_own(view, standing.deal, seat)
        if seat == view.turn:
            return fields(view.private_data())
        hand, marked, written = self._own.get(seat, (-1, -1, b""))
        if hand != view.hand or marked != view.marked_cards:
            written = fields(view.private_data())
            self._own[seat] = (view.hand, view.marked_cards, written)
        return written

    def _may_claim(self, view: View, seat: int) -> bool:
        standing = self.table.state
        runner = standing.runner
        if view.trick or view.question.kind != "card" or runner is None or standing.stage != "playing":
            return False
        return not is_claim_refuted(view, standing.deal) and can_claim(standing, runner.view(seat))


def decode_snapshot(data: dict[str, Any], game: Game) -> Snapshot:
    """The scene a frame tells of, for the game of its setting; SetupError or ValidationError if it is not one."""
    rest = {name: value for name, value in data.items() if name not in ("type", "now", "view")}
    scene = msgspec.convert({**rest, "view": None}, Snapshot)
    view = decode_view(game, data["view"]) if data["view"] is not None else None
    return msgspec.structs.replace(scene, view=view)
