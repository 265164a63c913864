"""What the server says on the socket of a table. The scene has a file of its own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vaza.core.errors import Args
from vaza.protocol.api import TableInfo

Saying = Literal["emote", "text", "clip"]
Farewell = Literal[
    "RELOAD",
    "TABLE_CLOSED",
    "SERVER_STOPS",
    "STORE_TROUBLE",
    "TOO_SLOW",
    "TOO_MANY_FRAMES",
    "BAD_FRAME",
    "NOT_ADMITTED",
]


class Reply(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something the server tells a client."""


class WelcomeReply(Reply, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`: who the client is here, and the table around the game."""

    version: int
    name: str
    host: bool
    table: TableInfo
    muted: list[int]


class TableInfoReply(Reply, frozen=True, kw_only=True, tag="about"):
    """What the lobby knows of the table has changed: the host, who watches."""

    host: bool
    table: TableInfo


class DoneReply(Reply, frozen=True, kw_only=True, tag="done"):
    """What was asked is done and kept; `seq` is the scene that shows it, or the number of what was said."""

    id: int
    seq: int


class RefusedReply(Reply, frozen=True, kw_only=True, tag="refused"):
    """What was asked is not done, and why; `rule` is the number of a broken rule."""

    id: int
    code: str
    args: Args = {}
    rule: str = ""


class HintReply(Reply, frozen=True, kw_only=True, tag="advice"):
    """What an expert would do, the best first."""

    id: int
    decision: int
    advice: list[dict[str, Any]]


class ChatReply(Reply, frozen=True, kw_only=True, tag="talked"):
    """Somebody said something; a clip is fetched by its name."""

    number: int
    at: float
    chair: int
    """-1 for a spectator."""
    name: str
    saying: Saying
    text: str
    """The emote, the words, or the name of the clip."""


class StorageStatusReply(Reply, frozen=True, kw_only=True, tag="trouble"):
    """Nothing can be kept just now, so nothing goes on; or it can again."""

    on: bool


class GoodbyeReply(Reply, frozen=True, kw_only=True, tag="bye"):
    """The last frame before the server closes the socket."""

    code: Farewell


AnyReply = (
    WelcomeReply | TableInfoReply | DoneReply | RefusedReply | HintReply | ChatReply | StorageStatusReply | GoodbyeReply
)

_ENCODER = msgspec.json.Encoder()


def write_reply(reply: Reply) -> bytes:
    """A reply as a frame."""
    return _ENCODER.encode(reply)
