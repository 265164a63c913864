"""The table on the screen, and what keys and clicks do at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from vaza.core.errors import NotationError, VazaError
from vaza.core.game import Game
from vaza.terminal.app import choices
from vaza.terminal.app.choosing import AnswerSelection
from vaza.terminal.app.felt import TableWidget
from vaza.terminal.app.hand import NOTHING, Hand
from vaza.terminal.app.heading import heading
from vaza.terminal.app.keymap import ALWAYS, command
from vaza.terminal.app.news import GameLog
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.row import ButtonItem, ButtonRow
from vaza.terminal.app.typed import first_letters, read_typed
from vaza.terminal.stating import last_trick_line
from vaza.terminal.telling import printable

LAST_KEYS = 2
"""So many keys are named at the end even where there is no room for all."""


class TableActions(Protocol):
    """Who carries out what is asked for at the screen."""

    def act(self, actions: list[str]) -> None:
        """Play cards or make calls, in notation."""

    def claim(self) -> None:
        """Claim the rest."""

    def reveal(self) -> None:
        """Whoever is awaited is alone before the screen."""

    def open_count(self) -> None:
        """Show the count that stands."""

    def ask(self, what: str) -> None:
        """Help, hint, score, speed, theme, leave."""


class TableScreen(Screen[None]):
    """Heading, table, hand, words, answers, keys."""

    def __init__(self, master: TableActions) -> None:
        super().__init__()
        self.master = master
        self.choosing = AnswerSelection()
        self.picture: RenderContext | None = None
        self.awaited = ""
        """The person whose turn it is and who must first say that nobody else looks."""
        self.game: Game | None = None
        self.said: Text | None = None
        self.said_for = -1

    def compose(self) -> ComposeResult:
        """All parts from top to bottom."""
        yield Static(id="heading")
        yield TableWidget(id="felt")
        yield Hand(id="hand")
        with Vertical(id="words"):
            yield GameLog(id="news")
            yield Static(id="message")
            yield Static(id="question")
            yield ButtonRow(id="choices")
        yield ButtonRow(id="keys")
        yield Static(id="small")

    # ---- Drawing

    def show(self, picture: RenderContext, awaited: str) -> None:
        """Draw this scene."""
        self.picture, self.awaited = picture, awaited
        if self.said_for != picture.scene.decision:
            self.said = None
        self.choosing.update(picture)
        self.lay_out(picture)
        self.query_one("#heading", Static).update(heading(picture, picture.sizes.width - 2))
        self.query_one(TableWidget).show(picture)
        self.query_one(GameLog).show(picture)
        self.draw_choice()
        self.draw_keys(picture)

    def lay_out(self, picture: RenderContext) -> None:
        """Give every part its rows."""
        sizes = picture.sizes
        self.set_class(not sizes.enough, "small")
        if not sizes.enough:
            told = picture.words.format("app-small", width=sizes.width, height=sizes.height)
            self.query_one("#small", Static).update(Text(told))
        self.query_one(TableWidget).styles.height = sizes.table
        self.query_one(Hand).styles.height = sizes.hand
        self.query_one("#words").styles.height = sizes.words

    def draw_choice(self) -> None:
        """What changes with every key: cursor, marks, letters."""
        picture, choosing = self.picture, self.choosing
        if picture is None:
            return
        self.query_one(Hand).show(picture, choosing.place if choosing.call == NOTHING else NOTHING, choosing.marked)
        self.query_one("#choices", ButtonRow).show(choices.items(picture, choosing.marked, choosing.value))
        message = self.query_one("#message", Static)
        message.display = bool(self.said)
        message.update(self.said or Text(""))
        self.query_one("#question", Static).update(self.question(picture))

    def question(self, picture: RenderContext) -> Text:
        """What is asked, or who is waited for, and what has been typed."""
        say, colours, scene = picture.words.format, picture.palette, picture.scene
        strong = Style(color=colours.turn, bold=True)
        if self.awaited:
            return Text(say("play-only-you", seat=self.awaited), strong)
        if picture.mine and picture.view is not None:
            line = Text(picture.teller.question(picture.view), strong)
            if self.choosing.typed:
                line.append(f" › {printable(self.choosing.typed)}▌", Style(bold=True))
            return line
        if scene.stage == "gathering":
            return Text(say("app-gathering"))
        if scene.stage in ("counted", "over"):
            return Text(say("app-deal-done"), strong)
        if scene.to_act >= 0:
            return Text(say("turn-of", seat=picture.teller.seat(scene.to_act)), Style(color=colours.quiet))
        return Text("")

    def draw_keys(self, picture: RenderContext) -> None:
        """The keys that do something, to read and to click on."""
        asked = self.choosing.kind if picture.mine else "none"
        strong, style = Style(color=picture.palette.turn, bold=True), Style(color=picture.palette.quiet)
        found = []
        for part in picture.words.format("app-keys", asked=asked).split(" · "):
            key, _, told = part.partition(" ")
            found.append(ButtonItem(Text().append(key, strong).append(f" {told}", style), key, Style.null(), margin=""))
        row = self.query_one("#keys", ButtonRow)
        row.gap = 2
        while (
            sum(item.width + row.gap for item in found) - row.gap > picture.sizes.width - 2 and len(found) > LAST_KEYS
        ):
            del found[-LAST_KEYS - 1]
        row.show(found)

    def tell(self, text: Text | str, bad: bool = False) -> None:
        """Say something about the question that is open."""
        if isinstance(text, str) and self.picture is not None:
            text = self.picture.palette.paint(text, Style(color=self.picture.palette.bad) if bad else None)
        self.said = text if isinstance(text, Text) else Text(text)
        self.said_for = self.picture.scene.decision if self.picture is not None else -1
        self.draw_choice()

    # ---- Keys

    def on_key(self, event: events.Key) -> None:
        """Do what a key asks for, or let it be typed."""
        event.stop()
        event.prevent_default()
        picture = self.picture
        if picture is None or not picture.sizes.enough:
            if ALWAYS.get(event.key) == "leave" or event.key == "q":
                self.master.ask("leave")
            return
        if self.awaited and event.key == "enter":
            self.master.reveal()
            return
        wins = first_letters(picture.view, picture.teller) if picture.mine and picture.view is not None else set()
        self.do(command(event.key, event.character, self.choosing.typed, wins), event.character or "")

    def do(self, asked: str, letters: str = "") -> None:
        """Carry out a command."""
        steps: dict[str, Callable[[], None]] = {
            "left": lambda: self.choosing.move(-1),
            "right": lambda: self.choosing.move(1),
            "row": self.choosing.switch,
            "rub": self.choosing.backspace,
            "mark": self.mark,
            "enter": self.enter,
            "escape": self.escape,
            "why": self.why,
            "last": self.last_trick,
            "claim": self.master.claim,
            "type": lambda: self.type(letters),
        }
        if asked in steps:
            steps[asked]()
            self.draw_choice()
        elif asked:
            self.master.ask(asked)

    def type(self, letters: str) -> None:
        """One more letter of an answer, where there is a question."""
        if self.picture is None or not self.picture.mine:
            return
        if letters == " " and self.choosing.kind == "cards" and self.choosing.pointed != NOTHING:
            self.choosing.typed = ""
            self.choosing.mark()
        else:
            self.choosing.type(letters)

    def mark(self) -> None:
        """Space marks a card for an exchange."""
        self.choosing.mark()

    def escape(self) -> None:
        """First forget what was typed, then what was said, then ask about leaving."""
        if self.choosing.typed:
            self.choosing.typed = ""
        elif self.said:
            self.said = None
        else:
            self.master.ask("leave")

    def enter(self) -> None:
        """Send what is typed, or what is under the cursor."""
        picture, choosing = self.picture, self.choosing
        if picture is None:
            return
        if not picture.mine:
            self.master.open_count()
        elif choosing.typed and choosing.pointed == NOTHING:
            self.send_typed(picture)
        elif choosing.call != NOTHING:
            choosing.typed = ""
            self.choose(choosing.value)
        elif choosing.kind == "cards":
            self.choose(choices.PUT_ASIDE)
        elif choosing.card != NOTHING:
            choosing.typed = ""
            self.play(choosing.card)

    def send_typed(self, picture: RenderContext) -> None:
        """Read what was typed, and send it."""
        assert picture.view is not None
        if self.game is None:
            self.game = picture.scene.setting.make_game()
        text, self.choosing.typed = self.choosing.text, ""
        try:
            actions = read_typed(self.game, picture.view, text, picture.teller)
        except NotationError as error:
            self.tell(picture.teller.error(error), bad=True)
            return
        self.master.act(actions)

    def play(self, card: int) -> None:
        """Play a card, or say why it may not be played."""
        assert self.picture is not None
        assert self.picture.view is not None
        if card in self.picture.view.reasons:
            self.why()
        else:
            self.master.act([self.picture.view.write(card)])

    def choose(self, value: str) -> None:
        """Make a call."""
        assert self.picture is not None
        view = self.picture.view
        if value == choices.CLAIM:
            self.master.claim()
        elif value.startswith(choices.REFUSED):
            self.why()
        elif value == choices.PUT_ASIDE and view is not None:
            ends = [view.write(call) for call in choices.calls(self.picture)]
            self.master.act([view.write(card) for card in sorted(self.choosing.marked)] + ends[:1])
        elif value:
            self.master.act([value])

    # ---- Explanations

    def why(self) -> None:
        """Why the card or call under the cursor may not be played."""
        picture, choosing = self.picture, self.choosing
        if picture is None or picture.view is None or not picture.mine:
            return
        view = picture.view
        action = choosing.card
        if choosing.call != NOTHING:
            named = choosing.value.removeprefix(choices.REFUSED)
            action = next((call for call in choices.calls(picture) if view.write(call) == named), NOTHING)
        refusal = view.reasons.get(action)
        if refusal is not None:
            self.tell(picture.teller.refusal(refusal), bad=True)
        elif action != NOTHING:
            self.tell(picture.words.format("app-allowed", action=view.write(action)))

    def last_trick(self) -> None:
        """The last trick in words."""
        picture = self.picture
        if picture is None or picture.view is None:
            return
        self.tell(" ".join(last_trick_line(picture.view, picture.teller)))

    def refuse(self, error: VazaError) -> None:
        """Say why the table refused something."""
        if self.picture is not None:
            self.tell(self.picture.teller.error(error), bad=True)

    # ---- Mouse

    def on_hand_clicked(self, message: Hand.Clicked) -> None:
        """A click on a card plays it, or marks it for an exchange."""
        choosing = self.choosing
        choosing.take(message.card)
        if choosing.card != message.card:
            return
        if choosing.kind == "cards":
            choosing.mark()
        elif choosing.kind == "card":
            self.play(message.card)
        self.draw_choice()

    def on_button_row_chosen(self, message: ButtonRow.Chosen) -> None:
        """A click on an answer gives it, a click on a key presses it."""
        if message.row.id == "choices":
            if message.value in self.choosing.values:
                self.choosing.call = self.choosing.values.index(message.value)
            self.choose(message.value)
            self.draw_choice()
        else:
            self.do(command(named(message.value), message.value, "", set()), message.value)


def named(key: str) -> str:
    """A key as it is called, from how it is written."""
    return {"?": "question_mark", "↵": "enter", "␣": "space"}.get(key, key)
