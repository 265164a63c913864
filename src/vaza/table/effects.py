"""What a table wants done: the shell does it, in this order."""

from __future__ import annotations

import msgspec

from vaza.core.view import View
from vaza.table.events import Event
from vaza.table.setting import TableConfig


class Effect(msgspec.Struct, frozen=True):
    """Something a table wants done."""


class AppendEvent(Effect, frozen=True):
    """Keep this event for ever, before anything is sent."""

    seq: int
    event: Event


class BroadcastSnapshots(Effect, frozen=True):
    """What people see has changed: show everybody `Table.scene` anew."""

    seq: int


class RequestBotMove(Effect, frozen=True):
    """Let a bot think and tell its answer with this `at`."""

    at: int
    seat: int
    level: str
    setting: TableConfig
    view: View
    seconds: float
    """How long it may think."""
    seed: int


class ScheduleWake(Effect, frozen=True):
    """Say `Wake` at this time; the last one told replaces all others."""

    time: float
