"""What happens at a table by itself: cards are dealt, bots play, time runs out, somebody is away too long."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vaza.core.chance import Rng
from vaza.table import events
from vaza.table.events import By, Event
from vaza.table.standing import Chair, TableState
from vaza.table.thinking import TRIES, BotRequest, bot_delay

COUNTING: Final = 4.0
"""Seconds a count stands where nobody has to say that they have seen it, at natural pace."""
COUNTING_LIMIT: Final = 30.0
"""Seconds people have to look at a count where a clock runs."""


class TurnScheduler:
    """A table at one moment: what is due now, and when the next thing will be."""

    def __init__(self, standing: TableState, thinking: BotRequest, emit: Callable[[Event], None]) -> None:
        self.state = standing
        self.bot_request = thinking
        self.emit = emit
        self.now = 0.0

    def run_due(self, now: float) -> None:
        """Do everything that is due by now."""
        self.now = now
        while self._step():
            pass

    def _step(self) -> bool:
        """One thing that is due, if there is one."""
        standing = self.state
        if not standing.running:
            return False
        if standing.missing and (self._stand_in() or self._open_seat()):
            return True
        if standing.paused:
            return False
        if standing.stage == "playing":
            return self._play()
        return self._deal() if standing.stage == "cutting" else self._leave_count()

    # ---- Those who are away

    def _stand_in(self) -> bool:
        """A bot takes over for somebody away too long, or gone for good, while others are there."""
        standing = self.state
        if standing.setting.away != "bot-takes-over" or not any(chair.present for chair in standing.chairs):
            return False
        for index, chair in enumerate(standing.chairs):
            if chair.away and not chair.stood_in and (chair.left or self.now >= self._grace_over(chair)):
                self.emit(events.BotTookOver(at=self.now, chair=index))
                return True
        return False

    def _open_seat(self) -> bool:
        """The chair of somebody away too long is free."""
        standing = self.state
        if standing.setting.away != "open-seat":
            return False
        for index, chair in enumerate(standing.chairs):
            if chair.away and (chair.left or self.now >= self._grace_over(chair)):
                self.emit(events.ChairFreed(at=self.now, chair=index))
                return True
        return False

    def _grace_over(self, chair: Chair) -> float:
        return chair.away_since + self.state.setting.grace

    # ---- Between deals

    def _deal(self) -> bool:
        """Deal, unless a person is to cut and still has time."""
        standing = self.state
        if standing.cutter < 0 or standing.chairs[standing.chair_of(standing.cutter)].automatic:
            self.emit(events.Dealt(at=self.now, cut=0, by="table"))
            return True
        if self._time_is_up():
            if not self._substitute(standing.cutter):
                self.emit(events.Dealt(at=self.now, cut=0, by="time"))
            return True
        return False

    def _leave_count(self) -> bool:
        """Without people the count stands for a while; with people, until they go on or the clock says so."""
        standing = self.state
        if not standing.people:
            if self.now >= standing.since + self._counting():
                self.emit(events.Dealt(at=self.now, cut=0, by="table"))
                return True
            return False
        if self._time_is_up():
            for index, chair in enumerate(standing.chairs):
                if chair.present and not chair.ready:
                    self.emit(events.Ready(at=self.now, chair=index))
            return True
        return False

    def _counting(self) -> float:
        return {"natural": COUNTING, "quick": COUNTING / 2, "instant": 0.0}[self.state.pace]

    # ---- In a deal

    def _play(self) -> bool:
        """Play for a bot, play what is obvious, or play for somebody whose time is up."""
        seat = self.state.to_act
        if self._chair(seat).automatic:
            return self._play_bot(seat)
        obvious = self._obvious()
        if obvious >= 0 and self.now >= self._moment():
            return self._act(seat, obvious, "table")
        if self._time_is_up():
            return self._substitute(seat) or self._act(seat, self._by_chance(), "time")
        return False

    def _play_bot(self, seat: int) -> bool:
        thinking = self.bot_request
        if thinking.decision != self.state.decision:
            return False
        if thinking.answer and self.now >= self._moment():
            return self._act(seat, self.state.rules.read(thinking.answer), "bot")
        if thinking.lost(self.now) and thinking.tries >= TRIES:
            return self._act(seat, self._by_chance(), "time")
        return False

    def _act(self, seat: int, action: int, by: By) -> bool:
        self.emit(events.ActionTaken(at=self.now, seat=seat, action=self.state.rules.write(action), by=by))
        return True

    def _substitute(self, seat: int) -> bool:
        """Where a bot will play for somebody away anyway, it does so before their time runs out."""
        chair = self._chair(seat)
        if chair.away and self.state.setting.away == "bot-takes-over":
            self.emit(events.BotTookOver(at=self.now, chair=self.state.chair_of(seat)))
            return True
        return False

    def _by_chance(self) -> int:
        """The action of a seat whose time is up (X3)."""
        rng = Rng(self.state.number("time", self.state.decision))
        return self.state.rules.timeout(self.state.deal, rng)

    def _obvious(self) -> int:
        return self.state.rules.forced_action(self.state.deal) if self.state.setting.obvious else -1

    def _chair(self, seat: int) -> Chair:
        return self.state.chairs[self.state.chair_of(seat)]

    def _moment(self) -> float:
        """When a bot, or the table itself, plays its card; the parts of something secret follow at once."""
        runner = self.state.runner
        assert runner is not None
        last = runner.history[-1]
        if last.secret:
            return self.state.since
        taken = any(note.code.startswith("TRICK_") for note in last.notes)
        return self.state.since + bot_delay(self.state.pace, self.state.decision, taken)

    # ---- Time

    def deadline(self) -> float | None:
        """When the time of those the table waits for is over."""
        standing = self.state
        if standing.paused or not standing.setting.clock.runs:
            return None
        if standing.stage == "counted":
            return standing.since + COUNTING_LIMIT if standing.people else None
        if standing.to_act < 0 or self._chair(standing.to_act).automatic:
            return None
        return standing.since + standing.setting.clock.move + self._chair(standing.to_act).bank

    def _time_is_up(self) -> bool:
        deadline = self.deadline()
        return deadline is not None and self.now >= deadline

    def wants_bot(self) -> bool:
        """Whether a bot is to be asked, for the first time or because its answer is lost."""
        standing = self.state
        if standing.stage != "playing" or standing.paused or not self._chair(standing.to_act).automatic:
            return False
        return self.bot_request.decision != standing.decision or self.bot_request.lost(self.now)

    def next_wake(self) -> float | None:
        """When something will be due, if nobody says anything before."""
        return min(self._wakes(), default=None)

    def _wakes(self) -> list[float]:
        standing = self.state
        if not standing.running:
            return []
        times = []
        if standing.missing and standing.setting.away != "pause" and any(chair.present for chair in standing.chairs):
            times += [self._grace_over(chair) for chair in standing.chairs if chair.away and not chair.stood_in]
        if standing.paused:
            return times
        deadline = self.deadline()
        if deadline is not None:
            times.append(deadline)
        if standing.stage == "counted" and not standing.people:
            times.append(standing.since + self._counting())
        if standing.stage == "playing":
            if self._chair(standing.to_act).automatic:
                times.append(self._moment() if self.bot_request.answer and self._asked() else self.bot_request.lost_at)
            elif self._obvious() >= 0:
                times.append(self._moment())
        return times

    def _asked(self) -> bool:
        return self.bot_request.decision == self.state.decision
