"""Voice clips: what may be said with one's own voice, looked into before anybody hears it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from vaza.server.clip_bytes import ByteReader, ClipError, WorkBudget, wrong_kind
from vaza.server.clip_mp4 import mp4_seconds
from vaza.server.clip_webm import webm_seconds

Kind = Literal["audio/webm", "audio/mp4"]
"""What a clip is called when it is handed out."""

LARGEST: Final = 200_000
"""Bytes."""
LONGEST: Final = 10.0
"""Seconds."""
PADDING: Final = 0.2
"""Seconds that an encoder adds before and after what was said."""

__all__ = ["LARGEST", "LONGEST", "ClipError", "ClipInfo", "Kind", "check_clip"]


class ClipInfo(NamedTuple):
    """A clip that may be heard."""

    kind: Kind
    seconds: float


def check_clip(data: bytes) -> ClipInfo:
    """What a clip is and how long; ClipError if it is not WebM with Opus or MP4 with AAC, too big or too long."""
    if len(data) > LARGEST:
        raise ClipError("CLIP_TOO_BIG", {"kilobytes": str(LARGEST // 1000)})
    span = ByteReader(data, 0, len(data), WorkBudget())
    kind: Kind
    if data[:4] == b"\x1a\x45\xdf\xa3":
        kind, seconds = "audio/webm", webm_seconds(span)
    elif data[4:8] == b"ftyp":
        kind, seconds = "audio/mp4", mp4_seconds(span)
    else:
        raise wrong_kind()
    if seconds > LONGEST + PADDING:
        raise ClipError("CLIP_TOO_LONG", {"seconds": f"{LONGEST:g}"})
    return ClipInfo(kind, round(min(seconds, LONGEST), 3))
