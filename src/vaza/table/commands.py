"""What a shell tells a table: the wishes of people, the answers of bots, and that time has passed."""

from __future__ import annotations

import msgspec

from vaza.table.setting import Pace


class Command(msgspec.Struct, frozen=True, tag_field="do"):
    """Something told to a table."""


class PlayerCommand(Command, frozen=True):
    """What a person wants; `who` is the shell's word for that person."""

    who: str


class Sit(PlayerCommand, frozen=True, tag="sit"):
    """Take a free chair: before the start, or one that fell open; -1 is any.

    A bot that has the same name is called `instead` from then on, if that is given.
    """

    name: str
    chair: int = -1
    instead: str = ""


class SeatBot(Command, frozen=True, tag="seat"):
    """Put a bot of this level on a free chair."""

    level: str
    name: str
    chair: int = -1


class VacateChair(Command, frozen=True, tag="empty"):
    """Take whoever sits there from a chair, before the start."""

    chair: int


class AddSalt(PlayerCommand, frozen=True, tag="salt"):
    """Add to the chance of the match, after its promise was published and before it starts."""

    salt: str


class Start(PlayerCommand, frozen=True, tag="start"):
    """Everybody is here: begin."""


class Cut(PlayerCommand, frozen=True, tag="cut"):
    """Lift so many cards; 0 leaves it to chance."""

    cards: int


class Act(PlayerCommand, frozen=True, tag="act"):
    """Play a card or make a call, in notation; an exchange is several cards and its end, all or nothing.

    `at` is the decision that is answered, as the view told it; an answer to an earlier one is refused.
    """

    actions: list[str]
    at: int = -1


class Continue(PlayerCommand, frozen=True, tag="goon"):
    """After a deal: the next one. After a match: another match with the same people."""


class Quit(PlayerCommand, frozen=True, tag="quit"):
    """After a deal: go home, which ends the match without a winner."""


class Leave(PlayerCommand, frozen=True, tag="leave"):
    """Get up from the table; in a match the chair is kept as the table agreed."""


class AbandonMatch(PlayerCommand, frozen=True, tag="close"):
    """End a match that waits for somebody who does not come."""


class PlayerLost(PlayerCommand, frozen=True, tag="gone"):
    """The shell has lost this person."""


class PlayerBack(PlayerCommand, frozen=True, tag="here"):
    """A person is there again."""


class Claim(PlayerCommand, frozen=True, tag="claim"):
    """All tricks that are left are mine."""


class SetPace(PlayerCommand, frozen=True, tag="hurry"):
    """How long bots wait before they play."""

    pace: Pace


class BotAnswer(Command, frozen=True, tag="answer"):
    """What a bot chose for the decision it was asked about; an empty action means it failed."""

    at: int
    action: str


class TimePassed(Command, frozen=True, tag="wake"):
    """Time has passed."""


class Resume(Command, frozen=True, tag="resume"):
    """The table was built again from its events: the clock that ran starts its move anew."""


AnyCommand = (
    Sit
    | SeatBot
    | VacateChair
    | AddSalt
    | Start
    | Cut
    | Act
    | Continue
    | Quit
    | Leave
    | AbandonMatch
    | PlayerLost
    | PlayerBack
    | Claim
    | SetPace
    | BotAnswer
    | TimePassed
    | Resume
)
