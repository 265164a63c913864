"""The scene on the wire: one frame with all that a viewer may see, written for many viewers at little cost."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.reading import read_view
from vaza.core.sitting import Sitting
from vaza.core.view import View
from vaza.protocol.story import Story
from vaza.table.claims import is_hopeless
from vaza.table.scene import SPECTATOR, Scene, can_claim, lasting
from vaza.table.table import Table

_ENCODER = msgspec.json.Encoder()

MOVING: Final = ("seq", "decision", "to_act", "deadline", "since")
"""The fields of a scene that every card may change; `lasting` gives those that stay, the rest is a viewer's own."""


def scene_data(scene: Scene) -> dict[str, Any]:
    """A scene as plain data, ready for JSON: the frame without its `type` and `now`."""
    data = {name: getattr(scene, name) for name in scene.__struct_fields__}
    data["view"] = scene.view.data() if scene.view is not None else None
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain


def fields(data: dict[str, Any]) -> bytes:
    """The fields of an object, each with a comma after it."""
    return _ENCODER.encode(data)[1:-1] + b","


class SceneWriter:
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
        self._story = Story([], 0)
        self._match: Match | None = None
        self._deal = -1
        self._own: dict[int, tuple[int, int, bytes]] = {}

    def write(self, who: str, now: float) -> bytes:
        """The frame for this person, or for a spectator; `now` is the time on the table's clock."""
        standing = self.table.standing
        if standing.seq != self._seq:
            self._catch_up()
        chair = standing.find(who)
        seat = standing.seat_of(chair) if chair >= 0 else SPECTATOR
        start = b'{"type":"scene","now":%b,' % _ENCODER.encode(now)
        view = self._view
        if view is None:
            own = b'"seat":%d,"chair":%d,"claim":false,"played_by":[],"view":null}' % (seat, chair)
            return start + self._shared + own
        own_view = self._own_view(view, seat)
        claim = b"true" if seat >= 0 and seat == view.turn and self._may_claim(view, seat) else b"false"
        played_by, history = self._story.told(seat)
        own = b'"seat":%d,"chair":%d,"claim":%b,' % (seat, chair, claim)
        return b"".join((start, self._shared, own, played_by, self._shared_view, own_view, history))

    def _catch_up(self) -> None:
        """Write anew what the last events have changed."""
        table = self.table
        standing = table.standing
        sitting = standing.sitting
        self._view = sitting.common_view() if sitting is not None and sitting.state is not None else None
        if standing.changed != self._changed:
            self._lasting = fields(lasting(standing))
            self._changed = standing.changed
        deadline = table.flow.deadline() or 0.0
        moving = (standing.seq, standing.decision, standing.to_act, deadline, standing.since)
        self._shared = fields(dict(zip(MOVING, moving, strict=True))) + self._lasting
        if self._view is not None and sitting is not None:
            self._catch_up_view(self._view, sitting)
        self._seq = standing.seq

    def _catch_up_view(self, view: View, sitting: Sitting) -> None:
        if self._story.history is not sitting.history:
            self._story = Story(sitting.history, sitting.game.seats)
            self._own = {}
        self._story.go_on(view, self.table.standing.played_by)
        if self._match is not sitting.match or self._deal != view.deal:
            self._lasting_view = b'"view":{' + fields(view.lasting_data())
            self._match, self._deal = sitting.match, view.deal
        self._shared_view = self._lasting_view + fields(view.moving_data())

    def _own_view(self, view: View, seat: int) -> bytes:
        """What is this seat's own; it stays while the seat waits and keeps its cards."""
        standing = self.table.standing
        standing.rules.add_own(view, standing.state, seat)
        if seat == view.turn:
            return fields(view.own_data())
        hand, marked, written = self._own.get(seat, (-1, -1, b""))
        if hand != view.hand or marked != view.marked:
            written = fields(view.own_data())
            self._own[seat] = (view.hand, view.marked, written)
        return written

    def _may_claim(self, view: View, seat: int) -> bool:
        standing = self.table.standing
        sitting = standing.sitting
        if view.trick or view.question.kind != "card" or sitting is None or standing.stage != "playing":
            return False
        return not is_hopeless(view, standing.state) and can_claim(standing, sitting.view(seat))


def read_scene(data: dict[str, Any], game: Game) -> Scene:
    """The scene a frame tells of, for the game of its setting; SetupError or ValidationError if it is not one."""
    rest = {name: value for name, value in data.items() if name not in ("type", "now", "view")}
    scene = msgspec.convert({**rest, "view": None}, Scene)
    view = read_view(game, data["view"]) if data["view"] is not None else None
    return msgspec.structs.replace(scene, view=view)
