"""The table line by line, for screen readers, pipes and slow terminals: every change is said, nothing moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from rich.console import Console

from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.locales import Catalogue
from vaza.table.commands import Act, Claim, Continue, Cut, Quit, SetPace
from vaza.table.scene import Snapshot
from vaza.table.setting import Pace
from vaza.terminal.answers import choices, parse_actions
from vaza.terminal.cards import paint
from vaza.terminal.hints import hint_lines
from vaza.terminal.host import TableHandle
from vaza.terminal.lines import Lines
from vaza.terminal.stating import (
    event_lines,
    hand_lines,
    last_trick_line,
    opening_lines,
    over_lines,
    score_lines,
    table_lines,
)
from vaza.terminal.telling import MessageFormatter

WAIT: Final = 0.05
PAUSE: Final = 0.002
"""Seconds between two looks at a table that waits for a bot."""
LEAVE: Final = ("q", "exit")
QUIT: Final = "quit"
PACES: Final[dict[str, Pace]] = {"natural": "natural", "quick": "quick", "instant": "instant"}
CURTAIN: Final = 40
"""Empty lines between two people who share a keyboard."""


class LeaveTable(Exception):
    """The person gets up."""


class GameSession(Protocol):
    """A table with those at this keyboard, here or in a card room elsewhere."""

    @property
    def host(self) -> TableHandle:
        """The table."""

    @property
    def people(self) -> list[str]:
        """The words for those at this keyboard."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    def finish(self) -> Path | None:
        """Keep the record of a match that is over."""

    def again(self) -> None:
        """Another match with the same people."""


class PlainUi:
    """One evening, told and asked line by line."""

    def __init__(
        self, session: GameSession, words: Catalogue, out: Console, lines: Lines, rules: Callable[[], str]
    ) -> None:
        self.session = session
        self.link: TableHandle = session.host
        self.words = words
        self.out = out
        self.lines = lines
        self.rules = rules
        self.told = 0
        """How many events of the deal have been told."""
        self.deal = (0, 0)
        """Match and deal that are being told."""
        self.asked = -1
        """The number of events when the open question was asked."""
        self.shown = ""
        """Whose hand was shown last."""
        self.shown_now = False
        self.answered = -1
        """The number of events when something was typed last: what is asked again is asked briefly."""

    def run(self) -> None:
        """Until the person leaves, or there is nobody to ask and nothing to tell."""
        try:
            while not self.is_done():
                self.link.poll()
                self.step()
        except (LeaveTable, EOFError, KeyboardInterrupt):
            self.out.print()
            self.say_goodbye()

    def say_goodbye(self) -> None:
        """What becomes of the table when the person gets up."""
        over = self.scene().stage in ("over", "gathering")
        self.say("play-left" if over else "play-kept")

    def is_done(self) -> bool:
        """Whether bots that were watched have finished their match."""
        if self.session.people or self.scene().stage != "over":
            return False
        self.print_news()
        self.finish()
        return True

    def step(self) -> None:
        """Tell what is new, and ask what there is to ask."""
        self.print_news()
        scene = self.scene()
        who = self.who_is_asked(scene)
        if not who:
            time.sleep(PAUSE)
            return
        if self.asked != scene.seq:
            self.asked = scene.seq
            self.print_question(who)
        line = self.lines.read(WAIT)
        if line is not None:
            self.asked, self.answered = -1, scene.seq
            if not self.out.is_terminal:
                self.out.print(line, markup=False)
            self.answer(who, line)

    # ---- Who and what

    def scene(self) -> Snapshot:
        """What can be told aloud: the only person's view, or what all at the keyboard may know."""
        people = self.session.people
        return self.link.scene(people[0] if len(people) == 1 else "")

    def teller(self, scene: Snapshot) -> MessageFormatter:
        """Says things with the names at this table."""
        return MessageFormatter(self.words, [place.name for place in scene.places], self.session.game.sides)

    def who_is_asked(self, scene: Snapshot) -> str:
        """The person at this keyboard the table waits for."""
        if scene.stage in ("counted", "over"):
            return self.session.people[0] if self.session.people else ""
        for who in self.session.people:
            if scene.to_act >= 0 and self.link.scene(who).seat == scene.to_act:
                return who
        return ""

    def say(self, key: str, **arguments: str | int) -> None:
        """One sentence."""
        self.out.print(paint(self.words.format(key, **arguments)), soft_wrap=True)

    def say_lines(self, lines: list[str]) -> None:
        """Several."""
        for line in lines:
            self.out.print(paint(line), soft_wrap=True)

    # ---- Telling

    def print_news(self) -> None:
        """Everything that has happened since the last telling."""
        scene = self.scene()
        view = scene.view
        teller = self.teller(scene)
        if view is None:
            return
        number = len(view.sheet) + (view.turn >= 0)
        if self.deal != (scene.match, number):
            if self.deal[0] != scene.match:
                self.say_lines(opening_lines(scene, teller))
            self.deal, self.told = (scene.match, number), 0
        news = event_lines(scene, teller)[self.told :]
        for lines in news:
            self.say_lines(lines)
        self.told = len(view.history)
        if news and view.turn < 0:
            self.out.print()
            self.say_lines(score_lines(view, teller))

    def finish(self) -> None:
        """The end of a match: who won, and what proves its decks."""
        scene = self.scene()
        path = self.session.finish()
        self.say_lines(over_lines(scene, self.teller(scene), str(path) if path is not None else ""))

    # ---- Asking

    def print_question(self, who: str) -> None:
        """Say what is asked, with all one needs to answer."""
        scene = self.link.scene(who)
        teller = self.teller(scene)
        if scene.stage == "over":
            self.finish()
            self.say("play-again")
        elif scene.stage == "counted":
            self.say("play-go-on")
        elif scene.stage == "cutting":
            self.say("play-cut", seat=teller.seat(scene.seat), highest=scene.highest_cut)
        elif len(self.session.people) > 1 and self.shown != who:
            self.out.print("\n" * CURTAIN)
            self.say("play-only-you", seat=teller.seat(scene.seat))
        else:
            self.ask_to_play(scene, teller)

    def ask_to_play(self, scene: Snapshot, teller: MessageFormatter) -> None:
        """The table, the hand and the question; the question alone where it was asked before."""
        assert scene.view is not None
        if self.answered != scene.seq or self.shown_now:
            self.shown_now = False
            self.out.print()
            self.say_lines(table_lines(scene, teller) + hand_lines(scene, teller))
            if scene.deadline:
                self.say("play-clock", seconds=max(0, round(scene.deadline - self.link.now())))
        self.out.print(paint(teller.question(scene.view)), soft_wrap=True)

    def answer(self, who: str, line: str) -> None:
        """Do what the line says; what cannot be done is told."""
        try:
            self.handle_line(who, line)
        except VazaError as error:
            self.out.print(paint(self.teller(self.scene()).error(error)), soft_wrap=True)

    def handle_line(self, who: str, line: str) -> None:
        """The words that can be typed at any time, then those that answer the question."""
        scene = self.link.scene(who)
        word = line.casefold()
        if word in LEAVE:
            raise LeaveTable
        if scene.stage == "over":
            self.session.again()
        elif scene.stage == "counted":
            self.go_on_or_quit(who, word)
        elif scene.stage == "cutting":
            self.cut(who, word, scene)
        elif len(self.session.people) > 1 and self.shown != who:
            self.shown, self.shown_now = who, True
        elif not self.is_request(who, word, scene):
            self.play(who, line, scene)

    def go_on_or_quit(self, who: str, word: str) -> None:
        """After a deal; ending the match is asked twice."""
        if word != QUIT:
            for person in self.session.people:
                self.link.tell(Continue(person))
            return
        self.say("play-quit-sure")
        second = self.lines.read(3600)
        if second is not None and second.casefold() == QUIT:
            self.link.tell(Quit(who))

    def cut(self, who: str, word: str, scene: Snapshot) -> None:
        """A number, or nothing."""
        if word and not (word.isascii() and word.isdigit() and 1 <= int(word) <= scene.highest_cut):
            self.say("play-cut-number", highest=scene.highest_cut)
        else:
            self.link.tell(Cut(who, int(word or "0")))

    def play(self, who: str, line: str, scene: Snapshot) -> None:
        """A card or a call."""
        assert scene.view is not None
        game = self.session.game
        actions = parse_actions(game, scene.view, line, self.teller(scene))
        self.link.tell(Act(who, [game.write(action) for action in actions], scene.decision))

    def is_request(self, who: str, word: str, scene: Snapshot) -> bool:
        """Whether the line asks for something else than to play, which is then done."""
        assert scene.view is not None
        teller = self.teller(scene)
        first, _, rest = word.partition(" ")
        short = scene.view.question.kind != "suit"
        if word == "?":
            self.say_lines(choices(self.session.game, scene.view, teller))
        elif word == "hint" or (word == "h" and short):
            self.hint(who, teller)
        elif word in ("keys", "k"):
            self.say("play-more-keys")
        elif word == "last":
            self.say_lines(last_trick_line(scene.view, teller))
        elif word == "score":
            self.say_lines(score_lines(scene.view, teller))
        elif word == "rules":
            self.out.print(self.rules(), markup=False)
        elif word == "claim":
            self.link.tell(Claim(who))
        elif first == "speed":
            self.hurry(who, rest)
        else:
            return False
        return True

    def hurry(self, who: str, pace: str) -> None:
        """Let bots play faster or slower."""
        if pace not in PACES:
            self.say("play-bad-speed")
            return
        self.link.tell(SetPace(who, PACES[pace]))
        self.say("play-speed", pace=pace)

    def hint(self, who: str, teller: MessageFormatter) -> None:
        """What an expert would do."""
        self.say("play-thinking")
        self.say_lines(hint_lines(self.session.game, self.link.hint(who).result(), teller))
