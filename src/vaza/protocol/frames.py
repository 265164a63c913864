"""Reading what the server says on the socket of a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from vaza.core.errors import SetupError
from vaza.core.game import Game
from vaza.protocol.errors import ClientError
from vaza.protocol.replies import AnyReply
from vaza.protocol.scenes import decode_snapshot
from vaza.table.scene import Snapshot
from vaza.table.setting import TableConfig

SCENE: Final = "scene"


class SnapshotFrame(msgspec.Struct, frozen=True):
    """A scene that has come and is read only if somebody looks: often a newer one is there before."""

    frame: bytes
    seq: int
    now: float
    """The time on the table's clock when it was sent."""

    def read(self) -> Snapshot:
        """The scene; ClientError if this client is too old for it."""
        try:
            data: dict[str, Any] = msgspec.json.decode(self.frame)
            return decode_snapshot(data, game_of(msgspec.json.encode(data["setting"])))
        except (msgspec.MsgspecError, SetupError, KeyError, TypeError) as error:
            raise ClientError("RELOAD", text=str(error)[:200]) from None


class _Head(msgspec.Struct):
    """What every frame begins with, and what a scene has besides."""

    type: str
    seq: int = -1
    now: float = 0.0


_HEAD: Final = msgspec.json.Decoder(_Head)
_REPLY: Final[msgspec.json.Decoder[AnyReply]] = msgspec.json.Decoder(AnyReply)
Frame = AnyReply | SnapshotFrame


@lru_cache(maxsize=16)
def game_of(setting: bytes) -> Game:
    """The game of a setting; all frames of a table share it."""
    return msgspec.json.decode(setting, type=TableConfig).make_game()


def read_frame(frame: bytes | str) -> Frame:
    """What a frame says; ClientError RELOAD for what only newer clients understand."""
    raw = frame.encode() if isinstance(frame, str) else frame
    try:
        head = _HEAD.decode(raw)
        if head.type == SCENE:
            return SnapshotFrame(raw, head.seq, head.now)
        return _REPLY.decode(raw)
    except msgspec.MsgspecError as error:
        raise ClientError("RELOAD", text=str(error)[:200]) from None
