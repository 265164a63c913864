"""The app: a table and those at this keyboard, for as long as they like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.games import spec
from vaza.locales import Catalogue
from vaza.table.commands import Act, Claim, Command, Continue, Cut, Quit, SetPace
from vaza.table.scene import Snapshot
from vaza.table.setting import Pace
from vaza.terminal.app.dialog import Confirm, Dialog
from vaza.terminal.app.far import OnlineController, OnlineTable
from vaza.terminal.app.help_screen import HelpScreen
from vaza.terminal.app.palette import DARK, LIGHT, THEMES, palette_of
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.ritual_screen import CutScreen, DrawScreen
from vaza.terminal.app.score_screen import AGAIN, GO_ON, LEAVE, QUIT, ScoreScreen
from vaza.terminal.app.sizes import ScreenLayout
from vaza.terminal.app.table_screen import TableScreen
from vaza.terminal.hints import hint_lines
from vaza.terminal.host import TableHandle
from vaza.terminal.table import DOT

TICK = 0.05
HURRY = 0.01
LINGER: dict[Pace, float] = {"natural": 2.5, "quick": 1.0, "instant": 0.0}
"""Seconds the last trick of a deal stays before its count."""
PACES: tuple[Pace, ...] = ("natural", "quick", "instant")
HINTS = 3
"""So many ways to go on are told."""
YES, NO = "yes", "no"
LEFT = "left"


class TableApp(App[str]):
    """Shows a table to the people at this keyboard, and tells the table what they do."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        link: TableHandle,
        people: Sequence[str],
        words: Catalogue,
        *,
        open_hands: Callable[[], dict[int, int]] | None = None,
        on_again: Callable[[], None] | None = None,
        keep_record: Callable[[], object] | None = None,
        room: OnlineTable | None = None,
        light: bool = False,
    ) -> None:
        """`people` are the words of those at this keyboard, by chair; nobody means watching.

        `open_hands` tells the hands to be shown where bots are watched, `on_again` begins another match.
        """
        super().__init__()
        self.link = link
        self.people = list(people)
        self.words = words
        self.open_hands = open_hands
        self.on_again = on_again
        self.keep_record = keep_record
        """Keeps the record of a match that is over, and gives the file's name."""
        self.far = OnlineController(self, room) if room is not None else None
        """The card room around the table, where it is one elsewhere."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = LIGHT if light else DARK
        self.title = spec(link.scene("").setting.game).title
        self.who = self.people[0] if len(self.people) == 1 else ""
        """Whose hand is shown."""
        self.awaited = ""
        """Whose turn it is while their hand is still hidden."""
        self.drawn: object = None
        self.opened: set[tuple[object, ...]] = set()
        """What was shown by itself, so that it comes once."""
        self.counted_since = -1.0
        self.hurrying = False
        self.hint: Future[list[dict[str, object]]] | None = None
        self.hint_for = -1
        self.game: Game | None = None
        self.seats: dict[str, int] = {}
        self.seats_of: tuple[int, str] = (-1, "")

    def get_default_screen(self) -> Screen[None]:
        """The table lies under everything else."""
        return TableScreen(self)

    @property
    def table(self) -> TableScreen:
        """The table's screen."""
        found = self.screen_stack[0]
        assert isinstance(found, TableScreen)
        return found

    def on_mount(self) -> None:
        """Begin when there is a screen to draw on."""
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """Show the draws before any bot acts; time passes from now on."""
        self.refresh_table()
        self.set_interval(TICK, self.on_tick)
        self.on_tick()

    # ---- Time

    def on_tick(self) -> None:
        """Let the table go on, and draw what has changed; nothing here waits."""
        if not self.screen_stack:
            return
        if self.far is not None or not isinstance(self.screen, DrawScreen):  # at home, bots let us look at the draws
            self.link.poll()
        if self.far is not None:
            self.far.listen()
        scene = self.refresh_table()
        bot = scene.stage == "playing" and bool(scene.places[scene.to_act].level)
        if bot and scene.pace == "instant" and not self.hurrying:
            self.hurrying = True
            self.set_timer(HURRY, self.skip_bot_delay)

    def skip_bot_delay(self) -> None:
        """Where bots play at once, they are not kept waiting."""
        self.hurrying = False
        self.on_tick()

    def refresh_table(self) -> Snapshot:
        """Draw the scene if it is another one than before."""
        scene = self.current()
        self.close_dialogs(scene)
        picture = self.picture_of(scene)
        key = (scene.seq, picture.left(), self.who, self.awaited, self.theme, picture.sizes)
        if key != self.drawn and self.table.is_mounted:
            self.drawn = key
            self.table.show(picture, self.name_of(self.awaited))
        self.look_at_hint(scene)
        self.open_dialogs(picture)
        return scene

    def current(self) -> Snapshot:
        """What is to be shown: a hand only to its owner."""
        scene = self.link.scene(self.who)
        if len(self.people) < 2:
            return scene
        if scene.stage in ("gathering", "counted", "over"):
            self.who = self.awaited = ""
        actor = self.person_at(scene) if scene.stage == "playing" else ""
        if actor and actor != self.who:
            self.who, self.awaited = "", actor
        elif self.awaited and actor != self.awaited:
            self.awaited = ""
        return self.link.scene(self.who)

    def person_at(self, scene: Snapshot) -> str:
        """Who of those here is to act, empty if somebody else is."""
        if self.seats_of != (scene.match, scene.stage):
            self.seats = {who: self.link.scene(who).seat for who in self.people}
            self.seats_of = (scene.match, scene.stage)
        return next((who for who in self.people if self.seats[who] == scene.to_act), "")

    def name_of(self, who: str) -> str:
        """A person's name at the table."""
        if not who:
            return ""
        scene = self.link.scene(who)
        return scene.places[scene.seat].name if scene.seat >= 0 else who

    def picture_of(self, scene: Snapshot) -> RenderContext:
        """The scene with all that drawing needs."""
        viewpoint = scene.seat
        if viewpoint < 0 and self.people:
            nearest = self.awaited or self.people[0]
            viewpoint = self.link.scene(nearest).seat
        return RenderContext(
            scene=scene,
            words=self.words,
            palette=palette_of(self.theme),
            sizes=ScreenLayout(*self.size),
            now=self.link.now(),
            viewpoint=max(viewpoint, 0),
            hands=self.open_hands() if self.open_hands is not None and scene.seat < 0 and not self.people else {},
        )

    # ---- What the screen asks for

    def submit(self, command: Command) -> bool:
        """Tell the table something, and say why if it refuses."""
        try:
            self.link.tell(command)
        except VazaError as error:
            self.table.refuse(error)
            return False
        self.refresh_table()
        return True

    def act(self, actions: list[str]) -> None:
        """Play cards or make calls, in answer to the question that is on the screen."""
        picture = self.table.picture
        if self.who and picture is not None:
            self.submit(Act(self.who, actions, picture.scene.decision))

    def claim(self) -> None:
        """Claim the rest."""
        if self.who:
            self.submit(Claim(self.who))

    def reveal(self) -> None:
        """Show the hand of whoever was awaited."""
        self.who, self.awaited = self.awaited, ""
        self.refresh_table()

    def ask(self, what: str) -> None:
        """Help, hint, score, speed, theme, leave."""
        scene = self.link.scene(self.who)
        if what == "help":
            self.push_screen(HelpScreen(self.words, scene.setting.game, self.game_of(scene).deck.style))
        elif what == "hint":
            self.ask_hint(scene)
        elif what == "score":
            self.push_screen(ScoreScreen(self.picture_of(scene), "look", False))
        elif what == "speed":
            pace = PACES[(PACES.index(scene.pace) + 1) % len(PACES)]
            self.submit(SetPace(self.who or (self.people[0] if self.people else ""), pace))
        elif what == "theme":
            self.theme = LIGHT if self.theme == DARK else DARK
            self.refresh_table()
        elif what == "leave":
            self.ask_leave(scene)
        elif what == "talk" and self.far is not None:
            self.far.talk()

    async def action_quit(self) -> None:
        """Ctrl-Q asks as the key does; a second time it goes."""
        if len(self.screen_stack) > 1 and isinstance(self.screen, Confirm):
            self.exit(LEFT)
        else:
            self.ask("leave")

    def ask_leave(self, scene: Snapshot) -> None:
        """Leave, if that is meant."""
        if scene.stage == "over":
            self.exit(LEFT)
            return
        say = self.words.format
        told = say("app-leave-told") if self.people else say("app-leave-watch")
        told = self.far.leaving(scene) if self.far is not None else told
        answers = [(YES, say("app-leave")), (NO, say("app-stay"))]
        self.push_screen(Confirm(self.words, say("app-leave-ask"), told, answers), self.left)

    def left(self, answer: str | None) -> None:
        """Go, or stay."""
        if answer == YES:
            self.exit(LEFT)

    # ---- Hints

    def game_of(self, scene: Snapshot) -> Game:
        """The game that is played."""
        if self.game is None:
            self.game = scene.setting.make_game()
        return self.game

    def ask_hint(self, scene: Snapshot) -> None:
        """Let an expert think; keys are answered meanwhile."""
        view = scene.view
        if not self.who or view is None or scene.stage != "playing" or view.turn != view.seat:
            self.table.tell(self.words.format("app-no-hint"))
        elif self.hint is None:
            self.hint, self.hint_for = self.link.hint(self.who), scene.decision
            self.table.tell(self.words.format("app-hint-thinks"))

    def look_at_hint(self, scene: Snapshot) -> None:
        """Tell what the expert says, if the question is still open."""
        if self.hint is None or not self.hint.done():
            return
        hint, self.hint = self.hint, None
        if scene.decision != self.hint_for or self.awaited:
            return
        if hint.cancelled() or hint.exception() is not None:
            self.table.tell(self.words.format("app-hint-failed"), bad=True)
            return
        lines = hint_lines(self.game_of(scene), hint.result(), self.picture_of(scene).teller, HINTS)
        self.table.tell(DOT.join(lines) or self.words.format("app-no-hint"))

    # ---- What comes by itself

    def close_dialogs(self, scene: Snapshot) -> None:
        """Take away what has no reason to be there any more."""
        top = self.screen
        if self.far is not None:
            self.far.renew(scene)
        if isinstance(top, Dialog) and top.is_attached and not top.is_due(scene):
            top.dismiss("")

    def open_dialogs(self, picture: RenderContext) -> None:
        """Show what is due: drawings, a cut, a count, the end."""
        scene = picture.scene
        if len(self.screen_stack) > 1 or not picture.sizes.enough:
            return
        if scene.stage in ("counted", "over"):
            if self.counted_since < 0:
                self.counted_since = self.link.now()
            if self.link.now() - self.counted_since >= LINGER[scene.pace]:
                self.open_count()
            return
        self.counted_since = -1.0
        if scene.stage == "gathering" and self.far is not None:
            self.far.gather(picture)
            return
        self.open_ritual(picture)

    def open_ritual(self, picture: RenderContext) -> None:
        """What was drawn, once a match, and the cut, once a deal."""
        scene = picture.scene
        if not self.people:
            return
        begun = scene.view is not None and (bool(scene.view.sheet) or sum(scene.view.won) > 0)
        if scene.draws and not begun and self.once("drawn", scene.match):
            self.push_screen(DrawScreen(picture))
        elif scene.stage == "cutting" and (cutter := self.person_at(scene)):
            self.push_screen(CutScreen(picture, self.name_of(cutter)), lambda answer: self.cut(cutter, answer))

    def once(self, *what: object) -> bool:
        """Whether this comes up for the first time."""
        first = what not in self.opened
        self.opened.add(what)
        return first

    def cut(self, cutter: str, answer: str | None) -> None:
        """Cut where the person said."""
        if answer:
            self.submit(Cut(cutter, int(answer)))

    def open_count(self) -> None:
        """The count of a deal or the end of a match, once."""
        scene = self.current()
        deal = scene.view.deal if scene.view is not None else 0
        if scene.stage not in ("counted", "over") or not self.once(scene.stage, scene.match, deal):
            return
        kept = self.keep_record() if self.keep_record is not None and scene.stage == "over" else None
        screen = ScoreScreen(self.picture_of(scene), scene.stage, self.offers(scene), str(kept or ""))
        self.push_screen(screen, self.counted)

    def offers(self, scene: Snapshot) -> bool:
        """Whether there is more to answer than that one has seen it."""
        return bool(self.people) and (scene.stage == "counted" or self.on_again is not None)

    def counted(self, answer: str | None) -> None:
        """Go on, quit, play again or leave."""
        if answer == GO_ON:
            for who in self.people:
                self.submit(Continue(who))
        elif answer == QUIT:
            say = self.words.format
            answers = [(YES, say("app-quit")), (NO, say("app-go-on"))]
            self.push_screen(Confirm(self.words, say("app-quit-ask"), say("app-quit-told"), answers), self.quitted)
        elif answer == AGAIN and self.on_again is not None:
            self.on_again()
            self.refresh_table()
        elif answer == LEAVE:
            self.exit(LEFT)

    def quitted(self, answer: str | None) -> None:
        """End the match for everybody, or go on after all."""
        if answer == YES:
            self.submit(Quit(self.people[0]))
        else:
            self.counted(GO_ON)
