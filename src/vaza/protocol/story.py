"""The history of a deal on the wire: every event is written once, for all who are told the same."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from vaza.core.view import GameEvent, View
from vaza.table.events import By

_ENCODER = msgspec.json.Encoder()
_BY: Final[dict[By, bytes]] = {by: _ENCODER.encode(by) for by in get_args(By)}


class HistoryStream:
    """What one seat, or a spectator, was told so far, event by event."""

    def __init__(self) -> None:
        self.events: list[bytes] = []
        self.played_by: list[bytes] = []

    def write(self) -> tuple[bytes, bytes]:
        """The fields `played_by` of the scene and `history` of the view, which ends the frame."""
        played_by = b'"played_by":[%b],' % b",".join(self.played_by)
        return played_by, b'"history":[%b]}}' % b",".join(self.events)


class HistoryEncoder:
    """One deal as each seat is told it."""

    def __init__(self, history: list[GameEvent], seats: int) -> None:
        self.history = history
        self.ears = [HistoryStream() for _ in range(seats + 1)]
        """By seat, a spectator last: that is seat -1."""
        self.heard = 0
        self.is_open = True
        """Whether everybody was told the same so far."""
        self._written: dict[int, tuple[bytes, bytes]] = {}

    def stream_for(self, seat: int) -> tuple[bytes, bytes]:
        """What this seat may know, as `Ear` writes it."""
        ear = -1 if self.is_open else seat
        written = self._written.get(ear)
        if written is None:
            written = self._written[ear] = self.ears[ear].write()
        return written

    def append_new(self, view: View, played_by: list[By]) -> None:
        """Tell what has happened since, in the notation of this view."""
        if self.heard == len(self.history):
            return
        self._written = {}
        for event, by in zip(self.history[self.heard :], played_by[self.heard :], strict=True):
            self._tell(view, event, _BY[by])
        self.heard = len(self.history)

    def _tell(self, view: View, event: GameEvent, by: bytes) -> None:
        """One event to all who may know of it."""
        same = event.is_public
        self.is_open = self.is_open and same
        shared = _ENCODER.encode(view.event_data(event)) if same else b""
        for place, ear in enumerate(self.ears):
            seat = place if place < len(self.ears) - 1 else -1
            number = len(ear.events)
            if event.secret and event.seat != seat:
                continue
            if same and number == event.number:
                ear.events.append(shared)
            else:
                view.seat = seat
                ear.events.append(_ENCODER.encode(view.event_data(event.redacted_for(seat, number))))
            ear.played_by.append(by)
