"""The app driven as a person drives it: keys and clicks on the real screen, at a real table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.core.cards import members
from vaza.core.game import Game
from vaza.games import make_game
from vaza.locales import Catalogue
from vaza.table.commands import Continue, SeatBot, SetPace, Sit, Start
from vaza.table.setting import Pace, TimeControl, config_for
from vaza.table.table import Table
from vaza.terminal.app import TableApp
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.app.ritual_screen import CutScreen, DrawScreen
from vaza.terminal.app.score_screen import ScoreScreen
from vaza.terminal.host import LocalTable

NAMES = ["Ana", "Rui", "Eva", "Leo", "Bia", "Ivo"]
NO_CLOCK = TimeControl()
SECRET = bytes(32)
"""The same for all tests, so that bots do the same each time."""
LONG = 60.0
"""Seconds after which a test has failed for certain; nothing is measured."""
DIGITS = "1234567890"


def open_host(
    game: Game,
    workers: BotPool,
    people: int = 1,
    level: str = "random",
    pace: Pace = "instant",
    seed: int = 1,
    clock: TimeControl = NO_CLOCK,
) -> LocalTable:
    """A table with so many people on the first chairs, already started."""
    table = Table(lambda: SECRET)
    host = LocalTable(table, workers)
    host.carry_out(table.open(config_for(game, clock=clock, seed=seed), host.now()))
    for chair in range(game.seats):
        host.tell(Sit(f"p{chair}", NAMES[chair]) if chair < people else SeatBot(level, NAMES[chair]))
    host.tell(SetPace("", pace))
    host.tell(Start(""))
    return host


def open_app(code: str, workers: BotPool, people: int = 1, **more: object) -> TableApp:
    """The app at such a table."""
    players = int(str(more.pop("players", 0)))
    options = more.pop("options", {})
    language = str(more.pop("language", "en"))
    assert isinstance(options, dict)
    game = make_game(code, players, options=options)
    host = open_host(game, workers, people, **more)  # type: ignore[arg-type]
    words = [f"p{chair}" for chair in range(people)]

    def again() -> None:
        for who in words:
            host.tell(Continue(who))
        host.tell(Start(""))

    return TableApp(host, words, Catalogue(language), on_again=again, keep_record=lambda: "match.vaza")


def drive(
    app: TableApp, story: Callable[[TableApp, Pilot[str]], Awaitable[None]], size: tuple[int, int] = (80, 24)
) -> None:
    """Run a story at the app."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(app, pilot)

    asyncio.run(run())


async def until(pilot: Pilot[str], done: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    limit = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < limit, screen_text(pilot.app)
        await pilot.pause(0.01)


def screen_text(app: object) -> str:
    """All that can be read on the screen."""
    assert isinstance(app, TableApp)
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def mine(app: TableApp) -> bool:
    """Whether the table lies open, as it stands now, and something is asked here."""
    picture = app.table.picture
    if len(app.screen_stack) > 1 or picture is None or not picture.mine:
        return False
    return picture.scene.seq == app.link.scene(app.who).seq


async def my_turn(app: TableApp, pilot: Pilot[str]) -> None:
    """Answer what comes up before the cards with Enter, and wait for a question."""

    def ready() -> bool:
        return mine(app) or isinstance(app.screen, Dialog)

    await until(pilot, ready)
    while isinstance(app.screen, Dialog):
        await pilot.press("enter")
        await until(pilot, ready)


def wanted(app: TableApp, turn: int) -> int:
    """A legal action, another one each time."""
    picture = app.table.picture
    assert picture is not None
    assert picture.view is not None
    legal = members(picture.view.legal)
    return legal[turn * 7 % len(legal)]


async def answer(app: TableApp, pilot: Pilot[str], action: int, way: int) -> None:
    """Give this answer by keys: by its number, by arrows, or by typing it."""
    picture = app.table.picture
    assert picture is not None
    view, choosing = picture.view, app.table.choosing
    assert view is not None
    asked = picture.scene.decision
    if view.question.kind == "cards":
        await pilot.press("space", "right", "right", "space", "enter")
    elif action in choosing.held and way % 3 == 0:
        await pilot.press(DIGITS[choosing.held.index(action)], "enter")
    elif way % 6 == 1:
        await type_in(pilot, view.write(action))
        await pilot.press("enter")
    else:
        await point_at(app, pilot, action)
        await pilot.press("enter")
    await until(pilot, lambda: app.link.scene(app.who).decision != asked or app.link.scene("").stage != "playing")


async def type_in(pilot: Pilot[str], text: str) -> None:
    """Type an answer letter by letter, opened by a colon so that no letter is a key."""
    names = {" ": "space", ":": "colon", "♥": "h", "♦": "d", "♣": "c", "♠": "s"}
    for letter in ":" + text:
        await pilot.press(names.get(letter, letter))


async def point_at(app: TableApp, pilot: Pilot[str], action: int) -> None:
    """Move the cursor to a card or a call with arrows."""
    choosing = app.table.choosing
    picture = app.table.picture
    assert picture is not None
    assert picture.view is not None
    call = action >= picture.view.deck.size
    if call != (choosing.call >= 0):
        await pilot.press("tab")
    for _ in range(40):
        here = choosing.value == picture.view.write(action) if call else choosing.card == action
        if here:
            return
        await pilot.press("right")
    raise AssertionError(picture.view.write(action))


async def play_deals(app: TableApp, pilot: Pilot[str], deals: int, look: Callable[[TableApp], None]) -> None:
    """Play so many deals, or the whole match if it ends before, looking at every question."""
    counted, turn = 0, 0
    while counted < deals:
        await until(pilot, lambda: mine(app) or isinstance(app.screen, Dialog))
        look(app)
        if mine(app):
            await answer(app, pilot, wanted(app, turn), turn)
            turn += 1
            continue
        screen = app.screen
        assert isinstance(screen, (DrawScreen, CutScreen, ScoreScreen))
        counted += isinstance(screen, ScoreScreen)
        if isinstance(screen, ScoreScreen) and (counted == deals or screen.stage == "over"):
            await until(pilot, lambda: bool(screen_text(app).strip()))  # it is on top before it can be read
            return
        await pilot.press("enter")
        await until(pilot, lambda old=screen: app.screen is not old)  # type: ignore[misc]


@contextmanager
def thinkers() -> Iterator[BotPool]:
    """A process that thinks."""
    workers = BotPool(1)
    try:
        yield workers
    finally:
        workers.close()
