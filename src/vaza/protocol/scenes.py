"""The scene on the wire: one frame with all that a viewer may see, written for many viewers at little cost."""

from __future__ import annotations

from typing import Any

import msgspec

from vaza.core.game import Game
from vaza.core.reading import read_view
from vaza.table.scene import Scene
from vaza.table.table import Table

_ENCODER = msgspec.json.Encoder()


def scene_data(scene: Scene) -> dict[str, Any]:
    """A scene as plain data, ready for JSON: the frame without its `type` and `now`."""
    data = {name: getattr(scene, name) for name in scene.__struct_fields__}
    data["view"] = scene.view.data() if scene.view is not None else None
    plain: dict[str, Any] = msgspec.to_builtins(data)
    return plain


class SceneWriter:
    """Writes the frames of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def write(self, who: str, now: float) -> bytes:
        """The frame for this person, or for a spectator; `now` is the time on the table's clock."""
        return _ENCODER.encode({"type": "scene", "now": now, **scene_data(self.table.scene(who))})


def read_scene(data: dict[str, Any], game: Game) -> Scene:
    """The scene a frame tells of, for the game of its setting; SetupError or ValidationError if it is not one."""
    rest = {name: value for name, value in data.items() if name not in ("type", "now", "view")}
    scene = msgspec.convert({**rest, "view": None}, Scene)
    view = read_view(game, data["view"]) if data["view"] is not None else None
    return msgspec.structs.replace(scene, view=view)
