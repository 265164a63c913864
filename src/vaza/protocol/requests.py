"""What a client may say on the socket of a table: one JSON object a frame, its `type` first."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from vaza.table import commands
from vaza.table.commands import Command
from vaza.table.setting import Pace

Emotes = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "laugh",
    "thinking",
    "hurry",
    "sad",
    "goodbye",
]
EMOTES: Final[tuple[Emotes, ...]] = get_args(Emotes)
Chair = Annotated[int, Meta(ge=-1, le=31)]
Whole = Annotated[int, Meta(ge=-1, le=2**53)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Word = Annotated[str, Meta(max_length=80)]

LONGEST_FRAME: Final = 4096
"""Bytes of a frame; the server disconnects who sends more."""


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something a client asks; what refuses it bears its `id`, and so does the `done` if it is above 0."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class HelloRequest(Request, frozen=True, kw_only=True, tag="hello"):
    """The first frame: the protocol the client speaks and the last scene and talk it has seen."""

    version: int
    seen: Whole = -1
    heard: Whole = -1
    grant: Annotated[str, Meta(max_length=200)] = ""
    """What joining a locked table returned."""


class SitRequest(Request, frozen=True, kw_only=True, tag="sit"):
    """Take a free chair under the name of the guest; -1 is any."""

    chair: Chair = -1


class AddBotRequest(Request, frozen=True, kw_only=True, tag="bot"):
    """Put a bot on a free chair; the host's right, before the start."""

    level: Word
    chair: Chair = -1


class VacateRequest(Request, frozen=True, kw_only=True, tag="empty"):
    """Take whoever sits there from a chair; the host's right, before the start."""

    chair: Chair


class SaltRequest(Request, frozen=True, kw_only=True, tag="salt"):
    """Add to the chance of the match before it starts."""

    salt: Word


class StartRequest(Request, frozen=True, kw_only=True, tag="start"):
    """Begin; the host's right."""


class CutRequest(Request, frozen=True, kw_only=True, tag="cut"):
    """Lift so many cards; 0 leaves it to chance."""

    cards: Whole


class ActRequest(Request, frozen=True, kw_only=True, tag="act"):
    """Play a card or make a call, in notation, in answer to the scene's `decision`."""

    actions: Annotated[list[Word], Meta(min_length=1, max_length=12)]
    at: Whole


class ContinueRequest(Request, frozen=True, kw_only=True, tag="go-on"):
    """The next deal, or after the match another one with the same people."""


class QuitRequest(Request, frozen=True, kw_only=True, tag="quit"):
    """Go home between two deals, which ends the match."""


class LeaveRequest(Request, frozen=True, kw_only=True, tag="leave"):
    """Get up from the table."""


class AbandonRequest(Request, frozen=True, kw_only=True, tag="close"):
    """End a match that waits for somebody who does not come."""


class ClaimRequest(Request, frozen=True, kw_only=True, tag="claim"):
    """All tricks that are left are mine."""


class PaceRequest(Request, frozen=True, kw_only=True, tag="hurry"):
    """How long bots wait before they play."""

    pace: Pace


class HintRequest(Request, frozen=True, kw_only=True, tag="hint"):
    """What would an expert do here? The answer is `advice`."""


class EmoteRequest(Request, frozen=True, kw_only=True, tag="emote"):
    """Something said with a face."""

    emote: Emotes


class ChatRequest(Request, frozen=True, kw_only=True, tag="say"):
    """Something said in words."""

    text: Text


class MuteRequest(Request, frozen=True, kw_only=True, tag="mute"):
    """Hear no more from a chair, or hear it again."""

    chair: Chair
    on: bool = True


AnyRequest = (
    HelloRequest
    | SitRequest
    | AddBotRequest
    | VacateRequest
    | SaltRequest
    | StartRequest
    | CutRequest
    | ActRequest
    | ContinueRequest
    | QuitRequest
    | LeaveRequest
    | AbandonRequest
    | ClaimRequest
    | PaceRequest
    | HintRequest
    | EmoteRequest
    | ChatRequest
    | MuteRequest
)

_DECODER = msgspec.json.Decoder(AnyRequest)
_ENCODER = msgspec.json.Encoder()


def read_request(frame: bytes | bytearray | str) -> AnyRequest:
    """A request from its frame; msgspec.MsgspecError says what is wrong with it."""
    request: AnyRequest = _DECODER.decode(frame)
    return request


def write_request(request: Request) -> bytes:
    """A request as a frame."""
    return _ENCODER.encode(request)


def to_command(request: AnyRequest, who: str, name: str) -> Command | None:
    """What a table is told for the person who asks; None for what is no table's business."""
    match request:
        case ActRequest():
            return commands.Act(who, request.actions, request.at)
        case SitRequest():
            return commands.Sit(who, name, request.chair)
        case SaltRequest():
            return commands.AddSalt(who, request.salt)
        case CutRequest():
            return commands.Cut(who, request.cards)
        case PaceRequest():
            return commands.SetPace(who, request.pace)
        case StartRequest() | ContinueRequest() | QuitRequest() | LeaveRequest() | AbandonRequest() | ClaimRequest():
            return PLAIN[type(request)](who)
        case VacateRequest():
            return commands.VacateChair(request.chair)
        case _:
            return None


PLAIN: Final[dict[type[Request], type[commands.PlayerCommand]]] = {
    StartRequest: commands.Start,
    ContinueRequest: commands.Continue,
    QuitRequest: commands.Quit,
    LeaveRequest: commands.Leave,
    AbandonRequest: commands.AbandonMatch,
    ClaimRequest: commands.Claim,
}
