"""What one person, or a spectator, sees of a table: the only thing a screen receives."""

from __future__ import annotations

from typing import Any

import msgspec

from vaza.core.errors import SetupError
from vaza.core.fairness import commitment
from vaza.core.view import View
from vaza.table.claims import is_claim_certain
from vaza.table.events import By
from vaza.table.setting import Pace, TableConfig
from vaza.table.standing import Stage, TableState

SPECTATOR = -1


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, and who is on it."""

    name: str
    level: str
    """The bot's level, empty for a person."""
    free: bool
    away: bool
    stood_in: bool
    """Whether a bot plays for the person meanwhile."""
    ready: bool
    bank: float
    """Seconds left in the bank."""


class DrawSnapshot(msgspec.Struct, frozen=True):
    """Cards drawn before the match, in notation: one for each chair."""

    topic: str
    cards: list[str]
    settled: bool


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer may see it."""

    seq: int
    decision: int
    """The number that an answer to the open question must bear."""
    stage: Stage
    setting: TableConfig
    match: int
    seat: int
    """The viewer's seat, -1 for a spectator."""
    chair: int
    places: list[SeatInfo]
    """In the order of the seats."""
    view: View | None
    """The deal that is on, or the last one; None before the first."""
    played_by: list[By]
    """Who did each thing in the view's history: the seat's own person or bot, or the table for it."""
    to_act: int
    cutter: int
    highest_cut: int
    draws: list[DrawSnapshot]
    drawn_by: list[str]
    """The names of those who drew, by chair."""
    deadline: float
    """When the time of the seat to act is over, on the table's clock; 0 for never."""
    since: float
    paused: bool
    waits_for: list[str]
    """The names of those for whom a paused table waits; empty where a chair is free."""
    pace: Pace
    claim: bool
    """Whether the viewer may claim all tricks that are left."""
    commitment: str
    salts: list[str]
    """By chair, once they are frozen."""
    secret: str
    """Revealed when the match is over."""
    quitter: str
    """Who went home, empty if nobody did."""
    abandoned: bool


def snapshot_for(standing: TableState, who: str, deadline: float) -> Snapshot:
    """What this person sees; an empty or unknown word is a spectator."""
    chair = standing.chair_of_player(who)
    seat = standing.seat_of(chair) if chair >= 0 else SPECTATOR
    runner = standing.runner
    view = runner.view(seat) if runner is not None and runner.state is not None else None
    return Snapshot(
        seq=standing.seq,
        decision=standing.decision,
        seat=seat,
        chair=chair,
        view=view,
        played_by=played_by(standing, seat),
        to_act=standing.to_act,
        deadline=deadline,
        since=standing.since,
        claim=standing.stage == "playing" and view is not None and can_claim(standing, view),
        **shared_fields(standing),
    )


def shared_fields(standing: TableState) -> dict[str, Any]:
    """The fields of every viewer's scene that stay as long as only cards are played (`Standing.changed`)."""
    runner = standing.runner
    over = standing.stage == "over"
    fair = standing.setting.seed < 0
    return {
        "stage": standing.stage,
        "setting": standing.setting,
        "match": standing.match,
        "places": [place_of(standing, other) for other in range(len(standing.chairs))],
        "cutter": standing.cutter,
        "highest_cut": int(standing.rules.deck.size) - 1,
        "draws": drawings(standing),
        "drawn_by": standing.names,
        "paused": standing.paused,
        "waits_for": [one.name for one in standing.people if one.away] if standing.paused else [],
        "pace": standing.pace,
        "commitment": commitment(standing.secret) if fair else "",
        "salts": [one.salt for one in standing.chairs] if fair and runner is not None else [],
        "secret": standing.secret.hex() if over and fair else "",
        "quitter": standing.names[standing.chair_of(runner.quitter)] if runner and runner.quitter >= 0 else "",
        "abandoned": runner is not None and runner.abandoned,
    }


def played_by(standing: TableState, seat: int) -> list[By]:
    """Who did what this seat may know of."""
    history = standing.runner.history if standing.runner is not None else []
    told = zip(history, standing.played_by, strict=True) if history else ()
    return [by for event, by in told if not event.secret or event.seat == seat]


def place_of(standing: TableState, seat: int) -> SeatInfo:
    """Who is on a seat."""
    chair = standing.chairs[standing.chair_of(seat)]
    return SeatInfo(
        name=chair.name,
        level=chair.level,
        free=chair.free,
        away=chair.away,
        stood_in=chair.stood_in,
        ready=chair.ready,
        bank=chair.bank,
    )


def drawings(standing: TableState) -> list[DrawSnapshot]:
    """What was drawn before the match."""
    if standing.runner is None:
        return []
    deck = standing.rules.deck
    return [
        DrawSnapshot(draw.topic, [deck.write(card) for card in draw.cards], draw.settled)
        for draw in standing.runner.match.draws
    ]


def can_claim(standing: TableState, view: View) -> bool:
    """Whether the viewer may claim; a view from which nothing can be known grants nothing."""
    try:
        return is_claim_certain(standing.rules, view)
    except SetupError:
        return False
