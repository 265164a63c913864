"""One table: commands in, effects out. It reads no clock, rolls no dice but its secret, and waits for nobody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, Final

from vaza.core.chance import Source
from vaza.core.errors import IllegalAction, SetupError
from vaza.core.fairness import FairSource, new_secret
from vaza.table import commands, events
from vaza.table.claims import is_certain, next_of_claim
from vaza.table.commands import Command, Wish
from vaza.table.effects import Append, AskBot, Effect, Send, WakeAt
from vaza.table.events import Event
from vaza.table.flow import Flow
from vaza.table.scene import Scene, scene_of
from vaza.table.seating import check_name, check_salt, free_chair, namesake, person
from vaza.table.setting import Setting
from vaza.table.standing import Standing
from vaza.table.thinking import Thinking


class Table:
    """A table, from opening to the last match played at it."""

    standing: Standing

    def __init__(
        self,
        make_secret: Callable[[], bytes] = new_secret,
        make_source: Callable[[bytes, list[str]], Source] = FairSource,
    ) -> None:
        self.make_secret = make_secret
        self.standing = Standing(make_source=make_source)
        self.thinking = Thinking()
        self.flow = Flow(self.standing, self.thinking, self._emit)
        self._appended: list[Append] = []

    def open(self, setting: Setting, now: float) -> list[Effect]:
        """Set the table up; the promise about its decks can be read from then on."""
        self._emit(events.Opened(at=now, setting=setting, secret=self._secret_for(setting, 1)))
        return self._effects(now)

    def rebuild(self, past: Iterable[Event]) -> None:
        """Become the table these events tell of; `Resume` then sets it going."""
        for event in past:
            self.standing.apply(event)

    def handle(self, command: Command, now: float) -> list[Effect]:
        """Do what is asked, and what follows from it; VazaError refuses and changes nothing."""
        now = max(now, self.standing.last_at)
        self._appended = []
        HANDLERS[type(command)](self, command, now)
        self.flow.go_on(now)
        return self._effects(now)

    def scene(self, who: str) -> Scene:
        """What this person, or a spectator, sees."""
        return scene_of(self.standing, who, self.flow.deadline() or 0.0)

    def _secret_for(self, setting: Setting, match: int) -> str:
        """A secret nobody can foresee; at a table with a seed everything follows from the seed."""
        if setting.seed >= 0:
            return sha256(f"seed {setting.seed} match {match}".encode()).hexdigest()
        return self.make_secret().hex()

    # ---- Effects

    def _emit(self, event: Event) -> None:
        self.standing.apply(event)
        self._appended.append(Append(self.standing.seq, event))

    def _effects(self, now: float) -> list[Effect]:
        effects: list[Effect] = [*self._appended]
        if self._appended and not self._midway():
            effects.append(Send(self.standing.seq))
        self.flow.now = now
        if self.flow.wants_bot():
            effects.append(self._ask(now))
        wake = self.flow.next_wake()
        if wake is not None:
            effects.append(WakeAt(wake))
        return effects

    def _midway(self) -> bool:
        """Whether all that happened is a secret part of something, which is shown when it is whole."""
        for one in self._appended:
            if not isinstance(one.event, events.Acted):
                return False
        sitting = self.standing.sitting
        return self.standing.stage == "playing" and sitting is not None and sitting.history[-1].secret

    def _ask(self, now: float) -> AskBot:
        standing = self.standing
        assert standing.sitting is not None
        self.thinking.ask(standing.decision, now)
        seat = standing.to_act
        chair = standing.chairs[standing.chair_of(seat)]
        return AskBot(
            at=standing.decision,
            seat=seat,
            level=chair.level or standing.setting.substitute,
            setting=standing.setting,
            view=standing.sitting.view(seat),
            seconds=self.thinking.seconds,
            seed=standing.number("bot", seat, standing.match),
        )

    # ---- Before a match

    def _sit(self, command: commands.Sit, now: float) -> None:
        standing = self.standing
        if standing.find(command.who) >= 0:
            raise SetupError("ALREADY_SEATED", {})
        if standing.stage not in ("gathering", "over") and not any(chair.free for chair in standing.chairs):
            raise SetupError("ALREADY_STARTED", {})
        chair = free_chair(standing, command.chair)
        bot = namesake(standing, command.name)
        if bot >= 0 and command.instead:
            check_name(standing, command.instead)
            level = standing.chairs[bot].level
            self._emit(events.Sat(at=now, chair=bot, who="", name=command.instead, level=level))
        check_name(standing, command.name)
        self._emit(events.Sat(at=now, chair=chair, who=command.who, name=command.name))

    def _seat(self, command: commands.Seat, now: float) -> None:
        chair = free_chair(self.standing, command.chair)
        check_name(self.standing, command.name)
        self._emit(events.Sat(at=now, chair=chair, who="", name=command.name, level=command.level))

    def _empty(self, command: commands.Empty, now: float) -> None:
        if self.standing.running:
            raise SetupError("ALREADY_STARTED", {})
        if not 0 <= command.chair < len(self.standing.chairs):
            raise SetupError("NO_SUCH_SEAT", {"seat": str(command.chair)})
        if not self.standing.chairs[command.chair].free:
            self._emit(events.Stood(at=now, chair=command.chair))

    def _salt(self, command: commands.Salt, now: float) -> None:
        chair = person(self.standing, command)
        if self.standing.stage != "gathering":
            raise SetupError("SALTS_ARE_FROZEN", {})
        check_salt(command.salt, chair)
        self._emit(events.Salted(at=now, chair=chair, salt=command.salt))

    def _start(self, command: commands.Start, now: float) -> None:
        if command.who:
            person(self.standing, command)
        if self.standing.stage != "gathering":
            raise SetupError("ALREADY_STARTED", {})
        empty = sum(chair.free for chair in self.standing.chairs)
        if empty:
            raise SetupError("CHAIRS_EMPTY", {"chairs": str(empty)})
        self._emit(events.Started(at=now))

    # ---- In a match

    def _cut(self, command: commands.Cut, now: float) -> None:
        seat = self._player(command)
        if self.standing.stage != "cutting" or seat != self.standing.cutter:
            raise SetupError("NOT_YOUR_CUT", {})
        highest = int(self.standing.rules.deck.size) - 1
        if not 0 <= command.cards <= highest:
            raise SetupError("BAD_CUT", {"cut": str(command.cards), "highest": str(highest)})
        self._emit(events.Dealt(at=now, cut=command.cards, by="person"))

    def _act(self, command: commands.Act, now: float) -> None:
        standing = self.standing
        seat = self._player(command)
        if standing.stage != "playing":
            raise SetupError("NOTHING_TO_PLAY", {})
        if command.at >= 0 and command.at != standing.decision:
            raise SetupError("TOO_LATE", {})
        if not command.actions:
            raise SetupError("NOTHING_TO_PLAY", {})
        for number in self._checked(seat, command.actions):
            self._emit(events.Acted(at=now, seat=seat, action=standing.rules.write(number), by="person"))

    def _checked(self, seat: int, actions: list[str]) -> list[int]:
        """The numbers of these actions, all of which the seat may do one after the other; else IllegalAction."""
        rules = self.standing.rules
        numbers = [rules.read(action) for action in actions]
        if len(numbers) == 1:
            refusal = self.standing.state.broken_rule(seat, numbers[0])
            if refusal is not None:
                raise IllegalAction(refusal.code, refusal.rule, refusal.args)
            return numbers
        trial = self.standing.state.copy()
        if rules.question(trial).kind == "cards":
            numbers.sort()
        for number in numbers:
            trial.play(seat, number)
        return numbers

    def _claim(self, command: commands.Claim, now: float) -> None:
        standing = self.standing
        seat = self._player(command)
        if standing.stage != "playing" or standing.sitting is None:
            raise SetupError("NOTHING_TO_PLAY", {})
        if not is_certain(standing.rules, standing.sitting.view(seat)):
            raise SetupError("NOT_CERTAIN", {})
        self._emit(events.Claimed(at=now, seat=seat))
        while standing.stage == "playing":
            action = standing.rules.write(next_of_claim(standing.state))
            self._emit(events.Acted(at=now, seat=int(standing.state.turn), action=action, by="claim"))

    def _goon(self, command: commands.GoOn, now: float) -> None:
        chair = person(self.standing, command)
        if self.standing.stage not in ("counted", "over"):
            raise SetupError("NOT_BETWEEN_DEALS", {})
        if not self.standing.chairs[chair].ready:
            self._emit(events.Ready(at=now, chair=chair))
        if self.standing.stage == "over" and self.standing.all_ready:
            secret = self._secret_for(self.standing.setting, self.standing.match + 1)
            self._emit(events.Again(at=now, secret=secret))

    def _quit(self, command: commands.Quit, now: float) -> None:
        chair = person(self.standing, command)
        if self.standing.stage not in ("counted", "cutting"):
            raise SetupError("QUIT_BETWEEN_DEALS", {})
        self._emit(events.WentHome(at=now, chair=chair))

    def _close(self, command: commands.Close, now: float) -> None:
        person(self.standing, command)
        if not self.standing.paused:
            raise SetupError("NOT_PAUSED", {})
        self._emit(events.Ended(at=now))

    # ---- Coming and going

    def _leave(self, command: commands.Leave, now: float) -> None:
        chair = person(self.standing, command)
        if not self.standing.running or self.standing.setting.away == "open-seat":
            self._emit(events.Stood(at=now, chair=chair))
        else:
            self._emit(events.Missed(at=now, chair=chair, left=True))

    def _gone(self, command: commands.Gone, now: float) -> None:
        chair = self.standing.find(command.who)
        if chair >= 0 and not self.standing.chairs[chair].away:
            self._emit(events.Missed(at=now, chair=chair))

    def _here(self, command: commands.Here, now: float) -> None:
        chair = self.standing.find(command.who)
        if chair >= 0 and self.standing.chairs[chair].away:
            self._emit(events.Returned(at=now, chair=chair))

    def _hurry(self, command: commands.Hurry, now: float) -> None:
        if command.who:
            person(self.standing, command)
        if command.pace != self.standing.pace:
            self._emit(events.Paced(at=now, pace=command.pace))

    # ---- Bots and time

    def _answer(self, command: commands.Answer, now: float) -> None:
        """Keep the answer until its moment; one to another question, or a useless one, is dropped."""
        standing = self.standing
        if command.at != standing.decision or self.thinking.decision != command.at or standing.stage != "playing":
            return
        try:
            action = standing.rules.read(command.action)
        except ValueError:
            action = -1
        if action < 0 or standing.state.broken_rule(standing.state.turn, action) is not None:
            self.thinking.failed()
        else:
            self.thinking.answered(command.action, now)

    def _wake(self, command: commands.Wake, now: float) -> None:
        """What is due is found when it is asked what follows."""

    def _resume(self, command: commands.Resume, now: float) -> None:
        self._emit(events.Resumed(at=now))

    def _player(self, command: Wish) -> int:
        """The seat of a person who plays in a match that goes on."""
        standing = self.standing
        chair = person(standing, command)
        if standing.chairs[chair].away:
            raise SetupError("YOU_ARE_AWAY", {})
        if standing.paused:
            raise SetupError("TABLE_PAUSED", {})
        return standing.seat_of(chair)


HANDLERS: Final[dict[type[Command], Callable[[Table, Any, float], None]]] = {
    commands.Sit: Table._sit,
    commands.Seat: Table._seat,
    commands.Empty: Table._empty,
    commands.Salt: Table._salt,
    commands.Start: Table._start,
    commands.Cut: Table._cut,
    commands.Act: Table._act,
    commands.GoOn: Table._goon,
    commands.Quit: Table._quit,
    commands.Leave: Table._leave,
    commands.Close: Table._close,
    commands.Gone: Table._gone,
    commands.Here: Table._here,
    commands.Claim: Table._claim,
    commands.Hurry: Table._hurry,
    commands.Answer: Table._answer,
    commands.Wake: Table._wake,
    commands.Resume: Table._resume,
}
"""What each command asks of a table."""
