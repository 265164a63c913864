"""What happened at a table: every change of it is one of these, and from these alone it is built again."""

from __future__ import annotations

from typing import Literal

import msgspec

from vaza.table.setting import Pace, TableConfig

By = Literal["person", "bot", "time", "table", "claim"]


class Event(msgspec.Struct, frozen=True, tag_field="what", kw_only=True, forbid_unknown_fields=True):
    """Something that happened, and when."""

    at: float


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """The table was set up; `secret` is where its first decks come from, in hexadecimal, and nobody is told."""

    setting: TableConfig
    secret: str


class ChairTaken(Event, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a chair; a bot has a level and no `who`."""

    chair: int
    who: str
    name: str
    level: str = ""


class ChairFreed(Event, frozen=True, kw_only=True, tag="stood"):
    """A chair is free."""

    chair: int


class SaltAdded(Event, frozen=True, kw_only=True, tag="salted"):
    """A player added to the chance of the match."""

    chair: int
    salt: str


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began; salts are frozen."""


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """Cards were dealt; `cut` is the cutter's number, 0 where chance or nobody cut."""

    cut: int
    by: By


class ActionTaken(Event, frozen=True, kw_only=True, tag="acted"):
    """A card or a call, in notation."""

    seat: int
    action: str
    by: By


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    """Somebody wants the next deal, or another match."""

    chair: int


class MatchQuit(Event, frozen=True, kw_only=True, tag="wenthome"):
    """Somebody quit after a deal: the match has no winner."""

    chair: int


class MatchAbandoned(Event, frozen=True, kw_only=True, tag="ended"):
    """The match was given up by the table."""


class PlayerAway(Event, frozen=True, kw_only=True, tag="missed"):
    """A player is away; `left` if for good."""

    chair: int
    left: bool = False


class PlayerReturned(Event, frozen=True, kw_only=True, tag="returned"):
    """A player is back and plays for themselves."""

    chair: int


class BotTookOver(Event, frozen=True, kw_only=True, tag="tookover"):
    """A bot plays for a player who is away."""

    chair: int


class Claimed(Event, frozen=True, kw_only=True, tag="claimed"):
    """A player claimed all tricks that are left."""

    seat: int


class PaceChanged(Event, frozen=True, kw_only=True, tag="paced"):
    """Bots wait longer or shorter from now on."""

    pace: Pace


class RematchStarted(Event, frozen=True, kw_only=True, tag="again"):
    """Another match with the same people; decks come from a new secret."""

    secret: str


class Resumed(Event, frozen=True, kw_only=True, tag="resumed"):
    """The table went on after its shell had stopped."""


AnyEvent = (
    Opened
    | ChairTaken
    | ChairFreed
    | SaltAdded
    | Started
    | Dealt
    | ActionTaken
    | Ready
    | MatchQuit
    | MatchAbandoned
    | PlayerAway
    | PlayerReturned
    | BotTookOver
    | Claimed
    | PaceChanged
    | RematchStarted
    | Resumed
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(AnyEvent)


def write_event(event: Event) -> bytes:
    """An event as one line of JSON."""
    return _ENCODER.encode(event)


def read_event(line: bytes | str) -> Event:
    """An event from its line; msgspec.ValidationError or DecodeError says what is wrong."""
    event: Event = _DECODER.decode(line)
    return event
