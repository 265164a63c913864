"""What is said around a table elsewhere, in words."""

from __future__ import annotations

from vaza.core.errors import VazaError
from vaza.locales import Catalogue, kebab
from vaza.protocol.errors import ClientError
from vaza.protocol.replies import ChatReply
from vaza.protocol.requests import EMOTES
from vaza.table.scene import Snapshot
from vaza.terminal.remote import BACK, LOST, TROUBLE, Notice, RemoteTable
from vaza.terminal.telling import MessageFormatter, printable


def notice_line(notice: Notice, teller: MessageFormatter) -> str:
    """A notice as a sentence."""
    say = teller.say
    if notice.error is not None:
        return error_line(notice.error, teller)
    if notice.talked is not None:
        return talk_line(notice.talked, teller.words)
    if notice.kind == LOST:
        return say("room-lost")
    if notice.kind == BACK:
        return say("room-back")
    return say("room-trouble") if notice.kind == TROUBLE else say("room-trouble-over")


def error_line(error: VazaError, teller: MessageFormatter) -> str:
    """Why something is refused; a code that only newer versions know is told as the server puts it."""
    if teller.words.has(f"error-{kebab(error.code)}"):
        return teller.error(error)
    own = error.text if isinstance(error, ClientError) else ""
    return teller.say("room-refused", reason=printable(own)[:200] or printable(error.code)[:60])


def talk_line(talked: ChatReply, words: Catalogue) -> str:
    """What somebody said."""
    name = printable(talked.name)
    if talked.saying == "emote":
        said = words.format(f"emote-{talked.text}") if talked.text in EMOTES else printable(talked.text)[:40]
        return words.format("room-emote", name=name, emote=said)
    if talked.saying == "clip":
        return words.format("room-clip", name=name)
    return words.format("room-said", name=name, text=printable(talked.text))


def chair_lines(scene: Snapshot, words: Catalogue) -> list[str]:
    """Who sits where, before the start."""
    lines = []
    for number, place in enumerate(scene.places, start=1):
        if place.free:
            told = words.format("room-chair-free")
        elif place.level:
            told = words.format("room-chair-bot", name=place.name, level=level_name(place.level, words))
        else:
            told = place.name
        lines.append(words.format("room-chair", number=number, who=told))
    return lines


def level_name(level: str, words: Catalogue) -> str:
    """What a bot's level is called."""
    return words.format(f"level-{level}") if words.has(f"level-{level}") else level


def leave_message(remote: RemoteTable, words: Catalogue) -> str:
    """What becomes of the chair of who leaves."""
    running = remote.scene("").stage not in ("over", "gathering") and bool(remote.people)
    return words.format("room-left", link=remote.share) if running and not remote.ended else words.format("play-left")
