"""The shape of a scene on the wire, from which the browser's types are made; tests hold it against real scenes."""

from __future__ import annotations

from typing import Literal

import msgspec

from vaza.core.errors import Args
from vaza.table.events import By
from vaza.table.scene import DrawSnapshot, SeatInfo
from vaza.table.setting import Pace, TableConfig
from vaza.table.standing import Stage


class Schema(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something within a scene."""


class AnnouncementSchema(Schema, frozen=True, kw_only=True):
    """Something said aloud at the table."""

    code: str
    args: Args


class GameEventSchema(Schema, frozen=True, kw_only=True):
    """One thing that happened in the deal."""

    number: int
    seat: int
    topic: str
    secret: bool
    action: str
    drawn: list[str]
    notes: list[AnnouncementSchema]


class QuestionSchema(Schema, frozen=True, kw_only=True):
    """What the seat to act is asked."""

    kind: Literal["card", "cards", "suit", "number", "choice", "none"]
    topic: str
    low: int
    high: int


class ReasonSchema(Schema, frozen=True, kw_only=True):
    """Why an action is not allowed."""

    code: str
    rule: str
    args: Args


class ScoreCellSchema(Schema, frozen=True, kw_only=True):
    """One side's entry in a row of the score sheet."""

    total: int
    change: int
    marks: list[str]
    detail: dict[str, int]


class ScoreRowSchema(Schema, frozen=True, kw_only=True):
    """One deal on the score sheet."""

    deal: int
    cells: list[ScoreCellSchema]
    notes: list[str]


class ViewSchema(Schema, frozen=True, kw_only=True):
    """What one seat may know of a deal and its match."""

    game: str
    seats: int
    sides: int
    deal: int
    scores: list[int]
    sets: list[int]
    winners: list[int]
    prizes: list[int]
    sheet: list[ScoreRowSchema]
    dealer: int
    turn: int
    phase: str
    question: QuestionSchema
    trick: list[tuple[int, str]]
    last_trick: list[tuple[int, str]]
    last_taker: int
    best: int
    sizes: list[int]
    stock: int
    turnup: str
    turnup_shown: bool
    trump: str
    gone: list[str]
    facts: dict[str, list[int]]
    won: list[int]
    counted: list[int]
    marks: list[list[str]]
    seat: int
    hand: list[str]
    legal: list[str]
    reasons: dict[str, ReasonSchema]
    marked: list[str]
    history: list[GameEventSchema]


class SnapshotSchema(Schema, frozen=True, kw_only=True, tag_field="type", tag="scene"):
    """A table as one viewer may see it, as it is sent."""

    now: float
    seq: int
    decision: int
    stage: Stage
    setting: TableConfig
    match: int
    seat: int
    chair: int
    places: list[SeatInfo]
    view: ViewSchema | None
    played_by: list[By]
    to_act: int
    cutter: int
    highest_cut: int
    draws: list[DrawSnapshot]
    drawn_by: list[str]
    deadline: float
    since: float
    paused: bool
    waits_for: list[str]
    pace: Pace
    claim: bool
    commitment: str
    salts: list[str]
    secret: str
    quitter: str
    abandoned: bool


class TutorialStepSchema(Schema, frozen=True, kw_only=True):
    """A point of a lesson."""

    view: ViewSchema
    note: str
    why: str
    expected: list[str]


class ReplayStepSchema(Schema, frozen=True, kw_only=True):
    """A point of a deal in a replay."""

    hands: list[list[str]]
    view: ViewSchema
