"""How a table stands: nothing but what its events say, each applied in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Literal

from vaza.core.chance import RandomSource, SeededSource
from vaza.core.fairness import VerifiableSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record
from vaza.core.state import State
from vaza.table import events
from vaza.table.events import By, Event
from vaza.table.setting import Pace, TableConfig

Stage = Literal["gathering", "cutting", "playing", "counted", "over"]

NEVER = -1.0


@dataclass
class Chair:
    """A place at the table and who has it; before any draw for partners, chair k becomes seat k."""

    who: str = ""
    """The shell's word for the person, empty for a bot or nobody."""
    name: str = ""
    level: str = ""
    """The bot's level."""
    salt: str = ""
    away_since: float = NEVER
    left: bool = False
    stood_in: bool = False
    """Whether a bot plays for the person."""
    ready: bool = False
    bank: float = 0.0

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.who and not self.level

    @property
    def away(self) -> bool:
        """Whether its person is not there."""
        return self.away_since != NEVER

    @property
    def present(self) -> bool:
        """Whether a person sits here and is there."""
        return bool(self.who) and not self.away

    @property
    def automatic(self) -> bool:
        """Whether a bot decides for this chair."""
        return bool(self.level) or self.stood_in


@dataclass
class TableState:
    """A table as its events make it."""

    setting: TableConfig = field(default_factory=lambda: TableConfig(game="", players=0))
    game: Game | None = None
    chairs: list[Chair] = field(default_factory=list)
    secret: bytes = b""
    match: int = 1
    runner: MatchRunner | None = None
    pace: Pace = "natural"
    seq: int = 0
    """How many events there were."""
    decision: int = 0
    """The number of the event since which the question that is open has been open."""
    since: float = 0.0
    """When that was, or would have been had the table never paused."""
    stopped_at: float = NEVER
    """How much of the running move was used when the table paused."""
    last_at: float = 0.0
    played_by: list[By] = field(default_factory=list)
    """Who did each thing in the history of the deal."""
    make_source: Callable[[bytes, list[str]], RandomSource] = VerifiableSource
    """Where decks come from, given the secret and the salts."""
    started_at: float = 0.0
    """When the match began."""
    stage: Stage = "gathering"
    """Where the evening is. This and the next four are worked out once for each event."""
    running: bool = False
    """Whether a match is on."""
    paused: bool = False
    """Whether the match waits for somebody: a chair is free, nobody is there, or one is missing and all wait."""
    waiting: bool = False
    """Whether it waits as long as it runs."""
    missing: bool = False
    """Whether somebody is away."""
    changed: int = 0
    """The number of the last event that changed more than cards on the table."""

    # ---- What can be told from it

    def find_stage(self) -> Stage:
        """Where the evening is."""
        if self.runner is None:
            return "gathering"
        if self.runner.over:
            return "over"
        if self.runner.state is not None and self.runner.state.turn >= 0:
            return "playing"
        if self.runner.state is None or self.all_ready:
            return "cutting"
        return "counted"

    @property
    def people(self) -> list[Chair]:
        """The chairs of people."""
        return [chair for chair in self.chairs if chair.who]

    @property
    def all_ready(self) -> bool:
        """Whether everybody who is there wants to go on."""
        present = [chair for chair in self.chairs if chair.present]
        return bool(present) and all(chair.ready for chair in present)

    def find_waiting(self) -> bool:
        """Whether a match could not go on with those who are here."""
        if any(chair.free for chair in self.chairs):
            return True
        people = self.people
        if people and not any(chair.present for chair in people):
            return True
        return self.setting.away == "pause" and any(chair.away for chair in people)

    @property
    def deal(self) -> State:
        """The deal on the table."""
        assert self.runner is not None
        assert self.runner.state is not None
        return self.runner.state

    @property
    def rules(self) -> Game:
        """The game that is played here."""
        assert self.game is not None
        return self.game

    @property
    def cutter(self) -> int:
        """The seat that cuts before the next deal, -1 if none does."""
        return self.rules.cutter(self.runner.match) if self.runner is not None and not self.runner.over else -1

    @property
    def to_act(self) -> int:
        """The seat the table waits for: to cut or to play, -1 if for none."""
        if self.stage == "playing":
            return int(self.deal.turn)
        return self.cutter if self.stage == "cutting" else -1

    def chair_of(self, seat: int) -> int:
        """The chair that a draw for partners put on a seat."""
        return self.runner.match.seating[seat] if self.runner is not None else seat

    def seat_of(self, chair: int) -> int:
        """The seat of a chair."""
        return self.runner.match.seating.index(chair) if self.runner is not None else chair

    def chair_of_player(self, who: str) -> int:
        """The chair of a person, -1 if there is none."""
        if who:
            for index, chair in enumerate(self.chairs):
                if chair.who == who:
                    return index
        return -1

    @property
    def names(self) -> list[str]:
        """The names by chair."""
        return [chair.name or str(index) for index, chair in enumerate(self.chairs)]

    def number(self, *about: object) -> int:
        """A number nobody can foresee and everybody can check once the secret is known."""
        told = "|".join(str(part) for part in about)
        return int.from_bytes(sha256(self.secret + told.encode()).digest()[:6], "big")

    def record(self) -> Record | None:
        """The match as a record; while it runs, for the house only."""
        return Record(self.runner, self.names) if self.runner is not None else None

    # ---- How events change it

    def apply(self, event: Event) -> None:
        """Let one more thing have happened."""
        was_paused = self.paused
        self.seq += 1
        self.last_at = event.at
        HANDLERS[type(event)](self, event)
        self.recompute(isinstance(event, events.ActionTaken))
        if self.paused != was_paused:
            self.update_pause(event)

    def recompute(self, only_cards: bool = False) -> None:
        """Work out the stage and whether the table waits; cards move no chairs."""
        stage = self.find_stage()
        if not only_cards:
            self.waiting = self.find_waiting()
            self.missing = any(chair.away for chair in self.chairs)
        if not only_cards or stage != self.stage:
            self.stage = stage
            self.running = stage in ("cutting", "playing", "counted")
            self.changed = self.seq
        self.paused = self.running and self.waiting

    def update_pause(self, event: Event) -> None:
        """Keep how much of the move was used while the table waits, and give it back after."""
        if self.paused:
            self.stopped_at = max(0.0, event.at - self.since)
        else:
            self.since, self.stopped_at = event.at - max(0.0, self.stopped_at), NEVER

    def open_decision(self, event: Event) -> None:
        """From this event on another question is open."""
        self.decision, self.since = self.seq, event.at
        if self.stopped_at != NEVER:
            self.stopped_at = 0.0

    def clear_ready(self) -> None:
        """Nobody has said yet that they want to go on."""
        for chair in self.chairs:
            chair.ready = False

    def _opened(self, event: events.Opened) -> None:
        self.setting = event.setting
        self.game = event.setting.make_game()
        self.chairs = [Chair() for _ in range(self.game.seats)]
        self.secret = bytes.fromhex(event.secret)

    def _chair_taken(self, event: events.ChairTaken) -> None:
        old = self.chairs[event.chair]
        bank = old.bank if self.running else 0.0
        self.chairs[event.chair] = Chair(event.who, event.name, event.level, salt=old.salt, bank=bank)

    def _chair_freed(self, event: events.ChairFreed) -> None:
        old = self.chairs[event.chair]
        self.chairs[event.chair] = Chair(salt=old.salt, bank=old.bank) if self.running else Chair()

    def _salt_added(self, event: events.SaltAdded) -> None:
        self.chairs[event.chair].salt = event.salt

    def _started(self, event: events.Started) -> None:
        self.started_at = event.at
        for index, chair in enumerate(self.chairs):
            chair.salt = chair.salt or f"chair{index}"
            chair.bank = self.setting.clock.bank
        source = self.make_source(self.secret, [chair.salt for chair in self.chairs])
        if self.setting.seed >= 0:
            source = SeededSource(self.setting.seed + self.match - 1)
        self.runner = MatchRunner(self.rules, source)
        self.clear_ready()
        self.open_decision(event)

    def _dealt(self, event: events.Dealt) -> None:
        assert self.runner is not None
        self.runner.deal(event.cut)
        self.played_by = [event.by]
        self.clear_ready()
        self.open_decision(event)

    def _action_taken(self, event: events.ActionTaken) -> None:
        assert self.runner is not None
        chair = self.chairs[self.chair_of(event.seat)]
        overtime = event.at - self.since - self.setting.clock.move
        if chair.bank and overtime > 0 and event.by in ("person", "time"):
            chair.bank = max(0.0, chair.bank - overtime)
            self.changed = self.seq
        self.runner.play(event.seat, event.action)
        self.played_by.append(event.by)
        self.open_decision(event)

    def _ready(self, event: events.Ready) -> None:
        self.chairs[event.chair].ready = True
        if self.all_ready:
            self.open_decision(event)

    def _match_quit(self, event: events.MatchQuit) -> None:
        assert self.runner is not None
        self.runner.quit(self.seat_of(event.chair))
        self.clear_ready()

    def _match_abandoned(self, event: events.MatchAbandoned) -> None:
        assert self.runner is not None
        self.runner.abandon()
        self.clear_ready()

    def _player_away(self, event: events.PlayerAway) -> None:
        chair = self.chairs[event.chair]
        if not chair.away:
            chair.away_since = event.at
        chair.left = chair.left or event.left

    def _player_returned(self, event: events.PlayerReturned) -> None:
        chair = self.chairs[event.chair]
        stood_in = chair.stood_in
        chair.away_since, chair.left, chair.stood_in = NEVER, False, False
        self.recompute()
        if stood_in and self.to_act >= 0 and self.chair_of(self.to_act) == event.chair:
            self.open_decision(event)

    def _bot_took_over(self, event: events.BotTookOver) -> None:
        self.chairs[event.chair].stood_in = True
        self.recompute()
        if self.to_act >= 0 and self.chair_of(self.to_act) == event.chair:
            self.open_decision(event)

    def _claimed(self, event: events.Claimed) -> None:
        """The actions that follow say the rest."""

    def _pace_changed(self, event: events.PaceChanged) -> None:
        self.pace = event.pace

    def _rematch_started(self, event: events.RematchStarted) -> None:
        self.secret = bytes.fromhex(event.secret)
        self.runner = None
        self.match += 1
        for index, chair in enumerate(self.chairs):
            if chair.left:
                self.chairs[index] = Chair()
            else:
                chair.salt, chair.ready, chair.stood_in = "", False, False

    def _resumed(self, event: events.Resumed) -> None:
        self.open_decision(event)


HANDLERS: Final[dict[type[Event], Callable[[TableState, Any], None]]] = {
    events.Opened: TableState._opened,
    events.ChairTaken: TableState._chair_taken,
    events.ChairFreed: TableState._chair_freed,
    events.SaltAdded: TableState._salt_added,
    events.Started: TableState._started,
    events.Dealt: TableState._dealt,
    events.ActionTaken: TableState._action_taken,
    events.Ready: TableState._ready,
    events.MatchQuit: TableState._match_quit,
    events.MatchAbandoned: TableState._match_abandoned,
    events.PlayerAway: TableState._player_away,
    events.PlayerReturned: TableState._player_returned,
    events.BotTookOver: TableState._bot_took_over,
    events.Claimed: TableState._claimed,
    events.PaceChanged: TableState._pace_changed,
    events.RematchStarted: TableState._rematch_started,
    events.Resumed: TableState._resumed,
}
"""How each kind of event changes a table."""
