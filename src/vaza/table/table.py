"""One table: commands in, effects out. It reads no clock, rolls no dice but its secret, and waits for nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

from vaza.core.chance import RandomSource
from vaza.core.errors import IllegalAction, SetupError
from vaza.core.fairness import VerifiableSource, new_secret
from vaza.table import commands, events
from vaza.table.claims import is_claim_certain, next_claimed_action
from vaza.table.commands import Command, PlayerCommand
from vaza.table.effects import AppendEvent, BroadcastSnapshots, Effect, RequestBotMove, ScheduleWake
from vaza.table.events import Event
from vaza.table.flow import TurnScheduler
from vaza.table.scene import Snapshot, snapshot_for
from vaza.table.seating import bot_with_name, check_name, check_salt, free_chair, require_chair
from vaza.table.setting import TableConfig
from vaza.table.standing import TableState
from vaza.table.thinking import BotRequest


class Table:
    """A table, from opening to the last match played at it."""

    state: TableState

    def __init__(
        self,
        make_secret: Callable[[], bytes] = new_secret,
        make_source: Callable[[bytes, list[str]], RandomSource] = VerifiableSource,
    ) -> None:
        self.make_secret = make_secret
        self.state = TableState(make_source=make_source)
        self.bot_request = BotRequest()
        self.scheduler = TurnScheduler(self.state, self.bot_request, self._emit)
        self._appended: list[AppendEvent] = []

    def open(self, setting: TableConfig, now: float) -> list[Effect]:
        """Set the table up; the promise about its decks can be read from then on."""
        self._emit(events.Opened(at=now, setting=setting, secret=self._secret_for(setting, 1)))
        return self._effects(now)

    def rebuild(self, past: Iterable[Event]) -> None:
        """Become the table these events tell of; `Resume` then sets it going."""
        for event in past:
            self.state.apply(event)

    def handle(self, command: Command, now: float) -> list[Effect]:
        """Do what is asked, and what follows from it; VazaError refuses and changes nothing."""
        now = max(now, self.state.last_at)
        self._appended = []
        HANDLERS[type(command)](self, command, now)
        self.scheduler.run_due(now)
        return self._effects(now)

    def snapshot(self, who: str) -> Snapshot:
        """What this person, or a spectator, sees."""
        return snapshot_for(self.state, who, self.scheduler.deadline() or 0.0)

    def _secret_for(self, setting: TableConfig, match: int) -> str:
        """A secret nobody can foresee; at a table with a seed everything follows from the seed."""
        if setting.seed >= 0:
            return sha256(f"seed {setting.seed} match {match}".encode()).hexdigest()
        return self.make_secret().hex()

    # ---- Effects

    def _emit(self, event: Event) -> None:
        self.state.apply(event)
        self._appended.append(AppendEvent(self.state.seq, event))

    def _effects(self, now: float) -> list[Effect]:
        effects: list[Effect] = [*self._appended]
        if self._appended and not self._midway():
            effects.append(BroadcastSnapshots(self.state.seq))
        self.scheduler.now = now
        if self.scheduler.wants_bot():
            effects.append(self._ask(now))
        wake = self.scheduler.next_wake()
        if wake is not None:
            effects.append(ScheduleWake(wake))
        return effects

    def _midway(self) -> bool:
        """Whether all that happened is a secret part of something, which is shown when it is whole."""
        for one in self._appended:
            if not isinstance(one.event, events.ActionTaken):
                return False
        runner = self.state.runner
        return self.state.stage == "playing" and runner is not None and runner.history[-1].secret

    def _ask(self, now: float) -> RequestBotMove:
        standing = self.state
        assert standing.runner is not None
        self.bot_request.ask(standing.decision, now)
        seat = standing.to_act
        chair = standing.chairs[standing.chair_of(seat)]
        return RequestBotMove(
            at=standing.decision,
            seat=seat,
            level=chair.level or standing.setting.substitute,
            setting=standing.setting,
            view=standing.runner.view(seat),
            seconds=self.bot_request.seconds,
            seed=standing.number("bot", seat, standing.match),
        )

    # ---- Before a match

    def _sit(self, command: commands.Sit, now: float) -> None:
        standing = self.state
        if standing.chair_of_player(command.who) >= 0:
            raise SetupError("ALREADY_SEATED", {})
        if standing.stage not in ("gathering", "over") and not any(chair.free for chair in standing.chairs):
            raise SetupError("ALREADY_STARTED", {})
        chair = free_chair(standing, command.chair)
        bot = bot_with_name(standing, command.name)
        if bot >= 0 and command.instead:
            check_name(standing, command.instead)
            level = standing.chairs[bot].level
            self._emit(events.ChairTaken(at=now, chair=bot, who="", name=command.instead, level=level))
        check_name(standing, command.name)
        self._emit(events.ChairTaken(at=now, chair=chair, who=command.who, name=command.name))

    def _seat_bot(self, command: commands.SeatBot, now: float) -> None:
        chair = free_chair(self.state, command.chair)
        check_name(self.state, command.name)
        self._emit(events.ChairTaken(at=now, chair=chair, who="", name=command.name, level=command.level))

    def _vacate_chair(self, command: commands.VacateChair, now: float) -> None:
        if self.state.running:
            raise SetupError("ALREADY_STARTED", {})
        if not 0 <= command.chair < len(self.state.chairs):
            raise SetupError("NO_SUCH_SEAT", {"seat": str(command.chair)})
        if not self.state.chairs[command.chair].free:
            self._emit(events.ChairFreed(at=now, chair=command.chair))

    def _add_salt(self, command: commands.AddSalt, now: float) -> None:
        chair = require_chair(self.state, command)
        if self.state.stage != "gathering":
            raise SetupError("SALTS_ARE_FROZEN", {})
        check_salt(command.salt, chair)
        self._emit(events.SaltAdded(at=now, chair=chair, salt=command.salt))

    def _start(self, command: commands.Start, now: float) -> None:
        if command.who:
            require_chair(self.state, command)
        if self.state.stage != "gathering":
            raise SetupError("ALREADY_STARTED", {})
        empty = sum(chair.free for chair in self.state.chairs)
        if empty:
            raise SetupError("CHAIRS_EMPTY", {"chairs": str(empty)})
        self._emit(events.Started(at=now))

    # ---- In a match

    def _cut(self, command: commands.Cut, now: float) -> None:
        seat = self._player(command)
        if self.state.stage != "cutting" or seat != self.state.cutter:
            raise SetupError("NOT_YOUR_CUT", {})
        highest = int(self.state.rules.deck.size) - 1
        if not 0 <= command.cards <= highest:
            raise SetupError("BAD_CUT", {"cut": str(command.cards), "highest": str(highest)})
        self._emit(events.Dealt(at=now, cut=command.cards, by="person"))

    def _act(self, command: commands.Act, now: float) -> None:
        standing = self.state
        seat = self._player(command)
        if standing.stage != "playing":
            raise SetupError("NOTHING_TO_PLAY", {})
        if command.at >= 0 and command.at != standing.decision:
            raise SetupError("TOO_LATE", {})
        if not command.actions:
            raise SetupError("NOTHING_TO_PLAY", {})
        for number in self._checked(seat, command.actions):
            self._emit(events.ActionTaken(at=now, seat=seat, action=standing.rules.write(number), by="person"))

    def _checked(self, seat: int, actions: list[str]) -> list[int]:
        """The numbers of these actions, all of which the seat may do one after the other; else IllegalAction."""
        rules = self.state.rules
        numbers = [rules.read(action) for action in actions]
        if len(numbers) == 1:
            refusal = self.state.deal.refusal_for(seat, numbers[0])
            if refusal is not None:
                raise IllegalAction(refusal.code, refusal.rule, refusal.args)
            return numbers
        trial = self.state.deal.copy()
        if rules.question(trial).kind == "cards":
            numbers.sort()
        for number in numbers:
            trial.play(seat, number)
        return numbers

    def _claim(self, command: commands.Claim, now: float) -> None:
        standing = self.state
        seat = self._player(command)
        if standing.stage != "playing" or standing.runner is None:
            raise SetupError("NOTHING_TO_PLAY", {})
        if not is_claim_certain(standing.rules, standing.runner.view(seat)):
            raise SetupError("NOT_CERTAIN", {})
        self._emit(events.Claimed(at=now, seat=seat))
        while standing.stage == "playing":
            action = standing.rules.write(next_claimed_action(standing.deal))
            self._emit(events.ActionTaken(at=now, seat=int(standing.deal.turn), action=action, by="claim"))

    def _continue(self, command: commands.Continue, now: float) -> None:
        chair = require_chair(self.state, command)
        if self.state.stage not in ("counted", "over"):
            raise SetupError("NOT_BETWEEN_DEALS", {})
        if not self.state.chairs[chair].ready:
            self._emit(events.Ready(at=now, chair=chair))
        if self.state.stage == "over" and self.state.all_ready:
            secret = self._secret_for(self.state.setting, self.state.match + 1)
            self._emit(events.RematchStarted(at=now, secret=secret))

    def _quit(self, command: commands.Quit, now: float) -> None:
        chair = require_chair(self.state, command)
        if self.state.stage not in ("counted", "cutting"):
            raise SetupError("QUIT_BETWEEN_DEALS", {})
        self._emit(events.MatchQuit(at=now, chair=chair))

    def _abandon_match(self, command: commands.AbandonMatch, now: float) -> None:
        require_chair(self.state, command)
        if not self.state.paused:
            raise SetupError("NOT_PAUSED", {})
        self._emit(events.MatchAbandoned(at=now))

    # ---- Coming and going

    def _leave(self, command: commands.Leave, now: float) -> None:
        chair = require_chair(self.state, command)
        if not self.state.running or self.state.setting.away == "open-seat":
            self._emit(events.ChairFreed(at=now, chair=chair))
        else:
            self._emit(events.PlayerAway(at=now, chair=chair, left=True))

    def _player_lost(self, command: commands.PlayerLost, now: float) -> None:
        chair = self.state.chair_of_player(command.who)
        if chair >= 0 and not self.state.chairs[chair].away:
            self._emit(events.PlayerAway(at=now, chair=chair))

    def _player_back(self, command: commands.PlayerBack, now: float) -> None:
        chair = self.state.chair_of_player(command.who)
        if chair >= 0 and self.state.chairs[chair].away:
            self._emit(events.PlayerReturned(at=now, chair=chair))

    def _set_pace(self, command: commands.SetPace, now: float) -> None:
        if command.who:
            require_chair(self.state, command)
        if command.pace != self.state.pace:
            self._emit(events.PaceChanged(at=now, pace=command.pace))

    # ---- Bots and time

    def _bot_answer(self, command: commands.BotAnswer, now: float) -> None:
        """Keep the answer until its moment; one to another question, or a useless one, is dropped."""
        standing = self.state
        if command.at != standing.decision or self.bot_request.decision != command.at or standing.stage != "playing":
            return
        try:
            action = standing.rules.read(command.action)
        except ValueError:
            action = -1
        if action < 0 or standing.deal.refusal_for(standing.deal.turn, action) is not None:
            self.bot_request.failed()
        else:
            self.bot_request.answered(command.action, now)

    def _time_passed(self, command: commands.TimePassed, now: float) -> None:
        """What is due is found when it is asked what follows."""

    def _resume(self, command: commands.Resume, now: float) -> None:
        self._emit(events.Resumed(at=now))

    def _player(self, command: PlayerCommand) -> int:
        """The seat of a person who plays in a match that goes on."""
        standing = self.state
        chair = require_chair(standing, command)
        if standing.chairs[chair].away:
            raise SetupError("YOU_ARE_AWAY", {})
        if standing.paused:
            raise SetupError("TABLE_PAUSED", {})
        return standing.seat_of(chair)


HANDLERS: Final[dict[type[Command], Callable[[Table, Any, float], None]]] = {
    commands.Sit: Table._sit,
    commands.SeatBot: Table._seat_bot,
    commands.VacateChair: Table._vacate_chair,
    commands.AddSalt: Table._add_salt,
    commands.Start: Table._start,
    commands.Cut: Table._cut,
    commands.Act: Table._act,
    commands.Continue: Table._continue,
    commands.Quit: Table._quit,
    commands.Leave: Table._leave,
    commands.AbandonMatch: Table._abandon_match,
    commands.PlayerLost: Table._player_lost,
    commands.PlayerBack: Table._player_back,
    commands.Claim: Table._claim,
    commands.SetPace: Table._set_pace,
    commands.BotAnswer: Table._bot_answer,
    commands.TimePassed: Table._time_passed,
    commands.Resume: Table._resume,
}
"""What each command asks of a table."""
