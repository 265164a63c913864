"""Before a match elsewhere begins: who has come, and how others find the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from vaza.bots.levels import LEVELS
from vaza.locales import Catalogue
from vaza.table.scene import Snapshot
from vaza.terminal.app.dialog import Answer, Dialog
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.notices import chair_lines, level_name

START: Final = "start"
BOT: Final = "bot "
LEAVE: Final = "left"


class WaitingRoomScreen(Dialog):
    """The chairs, the link, and what the host may do; it stays until the match begins or one leaves."""

    def __init__(self, picture: RenderContext, share: str, host: bool, on_answer: Callable[[str], None]) -> None:
        self.picture = picture
        self.share = share
        self.on_answer = on_answer
        self.shown = (picture.scene.seq, host)
        words = picture.words
        super().__init__(words, words.format("room-gathering"), offers(picture.scene, host, words))

    def body(self) -> ComposeResult:
        """The link and the chairs."""
        yield Static(Text(self.words.format("room-share", link=self.share)))
        yield Static(self.chairs(self.picture.scene), id="chairs")
        yield Static(Text(self.words.format("room-talk-key"), Style(color=self.picture.palette.quiet)))

    def chairs(self, scene: Snapshot) -> Text:
        """Who sits where."""
        return Text("\n".join(chair_lines(scene, self.words)))

    def renew(self, scene: Snapshot, host: bool) -> None:
        """Show what has changed."""
        if self.shown == (scene.seq, host):
            return
        self.shown = (scene.seq, host)
        self.query_one("#chairs", Static).update(self.chairs(scene))
        before, self.answers = self.answers, offers(scene, host, self.words)
        if len(self.answers) != len(before):
            self.chosen = 0
        self.draw()

    def is_due(self, scene: Snapshot) -> bool:
        """Until the match begins."""
        return scene.stage == "gathering"

    def pressed(self, key: str) -> None:
        """A slash talks; the rest is as in every dialog."""
        if key in ("slash", "f9"):
            self.app.ask("talk")  # type: ignore[attr-defined]
        else:
            super().pressed(key)

    def answer(self, value: str) -> None:
        """Do it and stay, or leave."""
        if value == LEAVE:
            self.dismiss(LEAVE)
        else:
            self.on_answer(value)


def offers(scene: Snapshot, host: bool, words: Catalogue) -> list[Answer]:
    """What may be done: the host begins or fills chairs with bots, everybody may leave."""
    leave = (LEAVE, words.format("app-leave"))
    if not host:
        return [leave]
    free = any(place.free for place in scene.places)
    bots = [(BOT + level, words.format("room-add-bot", level=level_name(level, words))) for level in LEVELS]
    return [(START, words.format("room-start")), *(bots if free else []), leave]
