"""The card room around a table elsewhere: who has come, what people say, how the connection is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol

from vaza.table.commands import SeatBot, Start
from vaza.table.scene import Snapshot
from vaza.terminal.app.gather_screen import BOT, START, WaitingRoomScreen
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.talk_screen import ChatScreen
from vaza.terminal.notices import notice_line
from vaza.terminal.remote import ME, Notice

if TYPE_CHECKING:
    from vaza.terminal.app.app import TableApp

LEFT: Final = "left"
SECONDS: Final = 5.0
"""How long a notice is shown."""


class OnlineTable(Protocol):
    """What a table elsewhere has besides its scenes."""

    def notices(self) -> list[Notice]:
        """What is to be said, once."""

    def say(self, text: str) -> None:
        """Say something to all at the table."""

    @property
    def is_host(self) -> bool:
        """Whether this person decides about the table."""

    @property
    def share(self) -> str:
        """What to give to friends."""

    @property
    def people(self) -> list[str]:
        """Those at this keyboard who have a chair."""


class OnlineController:
    """Does for the app what only a table elsewhere needs."""

    def __init__(self, app: TableApp, room: OnlineTable) -> None:
        self.app = app
        self.room = room

    def listen(self) -> None:
        """Show what has come."""
        for notice in self.room.notices():
            picture = self.app.picture_of(self.app.link.scene(""))
            line = notice_line(notice, picture.teller)
            if notice.error is not None and len(self.app.screen_stack) == 1 and self.app.table.picture is not None:
                self.app.table.tell(line, bad=True)
            else:
                self.app.notify(line, severity=severity_of(notice), timeout=SECONDS, markup=False)

    def talk(self) -> None:
        """Ask what is to be said."""
        self.app.push_screen(ChatScreen(self.app.words), self.said)

    def said(self, text: str | None) -> None:
        """Say it."""
        if text:
            self.room.say(text)

    def leaving(self, scene: Snapshot) -> str:
        """What becomes of the chair when one leaves."""
        say = self.app.words.format
        if scene.stage != "gathering" and self.room.people:
            return say("room-leave-told", link=self.room.share)
        return say("room-leave-free")

    # ---- Before the start

    def gather(self, picture: RenderContext) -> None:
        """Show who is there, until the match begins."""
        screen = WaitingRoomScreen(picture, self.room.share, self.room.is_host, self.gathered)
        self.app.push_screen(screen, self.left)

    def renew(self, scene: Snapshot) -> None:
        """Somebody came or went."""
        top = self.app.screen
        if isinstance(top, WaitingRoomScreen) and top.is_mounted:
            top.renew(scene, self.room.is_host)

    def gathered(self, answer: str) -> None:
        """The host begins, or puts a bot on a chair."""
        if answer == START:
            self.app.submit(Start(ME))
        elif answer.startswith(BOT):
            self.app.submit(SeatBot(answer.removeprefix(BOT), ""))

    def left(self, answer: str | None) -> None:
        """Get up before the start."""
        if answer == LEFT:
            self.app.exit(LEFT)


def severity_of(notice: Notice) -> Literal["information", "warning"]:
    """How a notice looks: what people say is no warning."""
    return "warning" if notice.talked is None else "information"
