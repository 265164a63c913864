"""What is said at a table: emotes, words and voice clips, kept for the match and no longer."""

from __future__ import annotations

import time
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from vaza.core.errors import SetupError
from vaza.protocol.replies import ChatReply, Saying
from vaza.protocol.requests import EMOTES
from vaza.server.clip_shelf import ClipStore, StoredClip
from vaza.server.clips import ClipInfo
from vaza.server.limits import RateLimiter
from vaza.server.names import BLANK
from vaza.table.setting import Talk as Rule

KEPT: Final = 100
LONGEST: Final = 300
RATE: Final = 0.5
"""How often a second one may say something in the long run."""
BURST: Final = 5
MOST_PEOPLE: Final = 1000
"""For so many people a table remembers who spoke how much and who mutes whom."""
MOST_MUTED: Final = 100
WATCHERS: Final = ""
"""Instead of a player to be muted: everybody without a chair."""
JOINERS: Final = "\u200c\u200d"
"""Zero-width characters that some scripts and many emoji need."""
MARKS_IN_A_ROW: Final = 4


class ChatSender(NamedTuple):
    """Who says something, and from which chair; -1 is none."""

    player: str
    name: str
    chair: int = -1


class ChatEntry(NamedTuple):
    """Something that was said, and by whom."""

    player: str
    talked: ChatReply


class ChatLog:
    """The talk of one table.

    Numbers go on from the clock, so that what is said after a restart is never taken for what was heard before it.
    """

    def __init__(
        self,
        table: str,
        rule: Rule,
        shelf: ClipStore,
        clock: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rule: Rule = rule
        self._table = table
        self._shelf = shelf
        self._clock = clock
        self._said: deque[ChatEntry] = deque(maxlen=KEPT)
        self._number = int(clock() * 1000)
        self._buckets = RateLimiter(RATE, BURST, ticks, MOST_PEOPLE)
        self._muted: OrderedDict[str, set[str]] = OrderedDict()

    # ---- Speaking

    def emote(self, speaker: ChatSender, emote: str) -> ChatReply:
        """Somebody makes a face."""
        if emote not in EMOTES:
            raise SetupError("TALK_UNKNOWN_EMOTE", {})
        self._pay(speaker)
        return self._keep(speaker, "emote", emote)

    def say(self, speaker: ChatSender, text: str) -> ChatReply:
        """Somebody says something in words."""
        self._check_open()
        self._pay(speaker)
        return self._keep(speaker, "text", clean_text(text))

    def send_clip(self, speaker: ChatSender, data: bytes) -> tuple[ChatReply, ClipInfo]:
        """Somebody says something with their voice; ClipError if it is not a clip."""
        self._check_open()
        self._pay(speaker)
        name, clip = self._shelf.put(self._table, data)
        return self._keep(speaker, "clip", name), clip

    def clip(self, name: str) -> StoredClip:
        """A clip to be heard."""
        return self._shelf.get(self._table, name)

    def _check_open(self) -> None:
        if self.rule == "emotes":
            raise SetupError("TALK_EMOTES_ONLY", {})

    def _pay(self, speaker: ChatSender) -> None:
        if not self._buckets.take(speaker.player):
            raise SetupError("TALK_TOO_FAST", {})

    def _keep(self, speaker: ChatSender, saying: Saying, text: str) -> ChatReply:
        self._number += 1
        talked = ChatReply(
            number=self._number, at=self._clock(), chair=speaker.chair, name=speaker.name, saying=saying, text=text
        )
        self._said.append(ChatEntry(speaker.player, talked))
        return talked

    # ---- Hearing

    def messages_since(self, heard: int, listener: str) -> list[ChatReply]:
        """What somebody has not heard of what is still known.

        Who has heard more than was ever said did so before the clock was put back, and gets everything.
        """
        after = heard if heard <= self._number else -1
        return [
            said.talked
            for said in self._said
            if said.talked.number > after and self.is_audible_to(listener, said.player, said.talked.chair)
        ]

    def is_audible_to(self, listener: str, player: str, chair: int) -> bool:
        """Whether somebody wants to hear what this player says from there."""
        muted = self._muted.get(listener)
        if not muted or listener == player:
            return True
        return player not in muted and not (chair < 0 and WATCHERS in muted)

    def mute(self, listener: str, player: str, on: bool) -> None:
        """Hear no more from a player, or from all WATCHERS; or hear them again."""
        muted = self._muted.setdefault(listener, set())
        self._muted.move_to_end(listener)
        if not on:
            muted.discard(player)
        elif player in muted or len(muted) < MOST_MUTED:
            muted.add(player)
        else:
            raise SetupError("TOO_MANY_MUTED", {"most": str(MOST_MUTED)})
        if not muted:
            del self._muted[listener]
        elif len(self._muted) > MOST_PEOPLE:
            self._muted.popitem(last=False)

    def muted_chairs(self, listener: str, players: Sequence[str]) -> list[int]:
        """The chairs somebody does not hear, given who sits on each; -1 stands for all who watch."""
        muted = self._muted.get(listener, set())
        chairs = [chair for chair, player in enumerate(players) if player != WATCHERS and player in muted]
        return [-1, *chairs] if WATCHERS in muted else chairs

    # ---- Forgetting

    def forget(self) -> None:
        """Another match begins, or the table closes: what was said is forgotten, but not who mutes whom."""
        self._said.clear()
        self._shelf.clear(self._table)


def clean_text(text: str) -> str:
    """Words as they are passed on: composed, in one line, with nothing that hides or turns others."""
    if len(text) > 4 * LONGEST:
        raise SetupError("TALK_TOO_LONG", {"most": str(LONGEST)})
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = seen = 0
    for letter in spaced:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW and (letter.isprintable() or letter in JOINERS):
            kept.append(letter)
            seen += letter.isprintable() and letter != " " and letter not in BLANK and not marks
    if not seen:
        raise SetupError("TALK_EMPTY", {})
    clean = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if len(clean) > LONGEST:
        raise SetupError("TALK_TOO_LONG", {"most": str(LONGEST)})
    return clean
