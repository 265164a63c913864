"""What happened at a table: every change of it is one of these, and from these alone it is built again."""

from __future__ import annotations

from typing import Literal

import msgspec

from vaza.table.setting import Pace, Setting

By = Literal["person", "bot", "time", "table", "claim"]


class Event(msgspec.Struct, frozen=True, tag_field="what", kw_only=True, forbid_unknown_fields=True):
    """Something that happened, and when."""

    at: float


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """The table was set up; `secret` is where its first decks come from, in hexadecimal, and nobody is told."""

    setting: Setting
    secret: str


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a chair; a bot has a level and no `who`."""

    chair: int
    who: str
    name: str
    level: str = ""


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """A chair is free."""

    chair: int


class Salted(Event, frozen=True, kw_only=True, tag="salted"):
    """A player added to the chance of the match."""

    chair: int
    salt: str


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """The match began; salts are frozen."""


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """Cards were dealt; `cut` is the cutter's number, 0 where chance or nobody cut."""

    cut: int
    by: By


class Acted(Event, frozen=True, kw_only=True, tag="acted"):
    """A card or a call, in notation."""

    seat: int
    action: str
    by: By


class Ready(Event, frozen=True, kw_only=True, tag="ready"):
    """Somebody wants the next deal, or another match."""

    chair: int


class WentHome(Event, frozen=True, kw_only=True, tag="wenthome"):
    """Somebody quit after a deal: the match has no winner."""

    chair: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The match was given up by the table."""


class Missed(Event, frozen=True, kw_only=True, tag="missed"):
    """A player is away; `left` if for good."""

    chair: int
    left: bool = False


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A player is back and plays for themselves."""

    chair: int


class TookOver(Event, frozen=True, kw_only=True, tag="tookover"):
    """A bot plays for a player who is away."""

    chair: int


class Claimed(Event, frozen=True, kw_only=True, tag="claimed"):
    """A player claimed all tricks that are left."""

    seat: int


class Paced(Event, frozen=True, kw_only=True, tag="paced"):
    """Bots wait longer or shorter from now on."""

    pace: Pace


class Again(Event, frozen=True, kw_only=True, tag="again"):
    """Another match with the same people; decks come from a new secret."""

    secret: str


class Resumed(Event, frozen=True, kw_only=True, tag="resumed"):
    """The table went on after its shell had stopped."""


AnyEvent = (
    Opened
    | Sat
    | Stood
    | Salted
    | Started
    | Dealt
    | Acted
    | Ready
    | WentHome
    | Ended
    | Missed
    | Returned
    | TookOver
    | Claimed
    | Paced
    | Again
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
