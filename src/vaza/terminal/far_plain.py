"""A table in a card room elsewhere, line by line."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from rich.console import Console

from vaza.core.errors import VazaError
from vaza.locales import Catalogue
from vaza.protocol.requests import EMOTES
from vaza.table.commands import SeatBot, Start
from vaza.table.scene import Snapshot
from vaza.terminal.cards import paint
from vaza.terminal.lines import Lines
from vaza.terminal.notices import chair_lines, error_line, leave_message, notice_line
from vaza.terminal.plain import LEAVE, WAIT, LeaveTable, PlainUi
from vaza.terminal.remote import ME, RemoteTable

TALK: Final = "/"
STARTS: Final = "start"
BOT: Final = "bot"


class RemotePlainUi(PlainUi):
    """One evening elsewhere: as at home, with people who come and go and say things."""

    def __init__(
        self, remote: RemoteTable, words: Catalogue, out: Console, lines: Lines, rules: Callable[[], str]
    ) -> None:
        super().__init__(remote, words, out, lines, rules)
        self.remote = remote
        self.gathered: object = None
        """The chairs as they were told last."""
        self.waited: object = None
        """For which count it was said that others are waited for."""

    def step(self) -> None:
        """Say what came, then as at home; while nobody is asked, one may still talk or leave."""
        for notice in self.remote.notices():
            self.tell_line(notice_line(notice, self.teller(self.scene())))
        if self.remote.ended:
            raise LeaveTable
        scene = self.scene()
        if scene.stage == "gathering":
            self.wait_for_start(scene)
        elif self.who_is_asked(scene):
            super().step()
        else:
            self.print_news()
            self.say_who_is_waited_for(scene)
            self.listen(self.lines.stream.isatty())

    def tell_line(self, line: str) -> None:
        """One sentence that is made already."""
        self.out.print(paint(line), soft_wrap=True)

    def who_is_asked(self, scene: Snapshot) -> str:
        """As at home, but who has said to go on is not asked again."""
        if scene.stage in ("counted", "over") and scene.seat >= 0 and scene.places[scene.seat].ready:
            return ""
        return super().who_is_asked(scene)

    def say_who_is_waited_for(self, scene: Snapshot) -> None:
        """After a deal, once."""
        count = (scene.match, scene.stage, len(scene.view.sheet) if scene.view is not None else 0)
        if scene.stage in ("counted", "over") and scene.seat >= 0 and self.waited != count:
            self.waited = count
            self.say("room-waiting")

    # ---- Before the start

    def wait_for_start(self, scene: Snapshot) -> None:
        """Tell who is there whenever it changes, and do what the host types."""
        chairs = [(place.name, place.level) for place in scene.places]
        told = (scene.match, chairs, self.remote.is_host)
        if self.gathered != told:
            self.gathered = told
            self.say("room-share", link=self.remote.share)
            self.say_lines(chair_lines(scene, self.words))
            self.say("room-host-types" if self.remote.is_host else "room-guest-types")
        self.listen(True)

    def listen(self, reading: bool) -> None:
        """Read a line if there is one, and do what it says; a pipe is read only for answers."""
        if not reading:
            time.sleep(WAIT)
            return
        line = self.lines.read(WAIT)
        if line is None:
            return
        try:
            self.handle_idle_line(line)
        except VazaError as error:
            self.tell_line(error_line(error, self.teller(self.scene())))

    def handle_idle_line(self, line: str) -> None:
        """What may be typed when nothing is asked."""
        word, _, rest = line.casefold().partition(" ")
        gathering = self.scene().stage == "gathering"
        if word in LEAVE:
            raise LeaveTable
        if line.startswith(TALK):
            self.talk(line.removeprefix(TALK))
        elif gathering and word == STARTS:
            self.remote.tell(Start(ME))
        elif gathering and word == BOT:
            self.seat_bot(rest.strip() or "medium")
        elif line:
            self.say("room-not-asked")

    def seat_bot(self, level: str) -> None:
        """A bot on the next free chair."""
        self.remote.tell(SeatBot(level, ""))

    # ---- Talking

    def handle_line(self, who: str, line: str) -> None:
        """A slash before it is said to all at the table."""
        if line.startswith(TALK):
            self.talk(line.removeprefix(TALK))
        else:
            super().handle_line(who, line)

    def answer(self, who: str, line: str) -> None:
        """Do what the line says; what cannot be done is told."""
        try:
            self.handle_line(who, line)
        except VazaError as error:
            self.tell_line(error_line(error, self.teller(self.scene())))

    def talk(self, text: str) -> None:
        """Say it, or tell how to."""
        if text.strip():
            self.remote.say(text)
        else:
            self.say("room-emotes", emotes=", ".join(EMOTES))

    def say_goodbye(self) -> None:
        """What becomes of the chair."""
        self.say_lines([leave_message(self.remote, self.words)])
