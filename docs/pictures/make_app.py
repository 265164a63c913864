"""Make the pictures of the app: `PYTHONPATH=src python docs/pictures/make_app.py`; bots and cards are seeded."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.core.view import View
from vaza.games import make_game
from vaza.locales import Catalogue
from vaza.table.commands import SeatBot, SetPace, Sit, Start
from vaza.table.setting import TimeControl, config_for
from vaza.table.table import Table
from vaza.terminal.app import TableApp
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.app.menu import Menu
from vaza.terminal.app.score_screen import ScoreScreen
from vaza.terminal.host import LocalTable

HERE: Final = Path(__file__).parent
SMALL: Final = (80, 24)
LARGE: Final = (110, 34)
ELSEWHERE: Final = re.compile(r"@font-face \{.*?\}\s*|<!-- Generated.*?-->\s*", re.DOTALL)
"""Fonts from elsewhere, and where the format comes from."""
SECRET: Final = bytes(32)


class Picture(NamedTuple):
    """A game, how it is shown, and the moment that is wanted."""

    name: str
    game: str
    size: tuple[int, int]
    light: bool
    until: Callable[[TableApp], bool]
    seed: int = 1
    players: int = 0
    keys: tuple[str, ...] = ()


def asked(kind: str, test: Callable[[View], bool]) -> Callable[[TableApp], bool]:
    """The moment when something of this kind is asked and the test holds."""

    def found(app: TableApp) -> bool:
        picture = app.table.picture
        if len(app.screen_stack) > 1 or picture is None or not picture.mine or picture.view is None:
            return False
        return picture.view.question.kind == kind and test(picture.view)

    return found


def counted(deals: int) -> Callable[[TableApp], bool]:
    """The moment when so many deals are counted, or the match is over."""

    def found(app: TableApp) -> bool:
        screen = app.screen
        view = screen.picture.view if isinstance(screen, ScoreScreen) else None
        return view is not None and (len(view.sheet) >= deals or bool(view.winners))

    return found


PICTURES: Final = (
    Picture(
        "app-sueca", "sueca", SMALL, False, asked("card", lambda view: len(view.trick) == 3 and bool(view.reasons))
    ),
    Picture(
        "app-guinote",
        "guinote",
        LARGE,
        True,
        asked("card", lambda view: len(view.trick) == 2 and bool(view.stock) and bool(sum(view.won))),
        seed=4,
    ),
    Picture(
        "app-sobesobe",
        "sobesobe",
        SMALL,
        True,
        asked("cards", lambda view: view.hand > 0),
        seed=3,
        players=5,
        keys=("space", "right", "right", "space"),
    ),
    Picture("app-sobesobe-sheet", "sobesobe", LARGE, False, counted(7), players=5),
    Picture(
        "app-fodinha",
        "fodinha",
        LARGE,
        False,
        asked("number", lambda view: view.deal > 3 and bool(view.reasons)),
        seed=1,
    ),
    Picture(
        "app-septica", "septica", SMALL, False, asked("card", lambda view: len(view.trick) > 2 and bool(view.reasons))
    ),
    Picture("app-sueca-end", "sueca", LARGE, True, counted(99)),
)


def open_table(picture: Picture, workers: BotPool) -> LocalTable:
    """A table with Ana and bots."""
    game = make_game(picture.game, picture.players)
    table = Table(lambda: SECRET)
    host = LocalTable(table, workers)
    host.carry_out(table.open(config_for(game, clock=TimeControl(), seed=picture.seed), host.now()))
    names = Catalogue("en").format("table-names").split(", ")
    host.tell(Sit("me", names[0]))
    for chair in range(1, game.seats):
        host.tell(SeatBot("greedy", names[chair]))
    host.tell(SetPace("", "instant"))
    host.tell(Start(""))
    return host


async def take(picture: Picture, workers: BotPool) -> None:
    """Play until the moment has come, and take the picture."""
    app = TableApp(open_table(picture, workers), ["me"], Catalogue("en"), on_again=lambda: None, light=picture.light)
    async with app.run_test(size=picture.size) as pilot:
        await play(app, pilot, picture)
        await pilot.press(*picture.keys)
        await pilot.pause(0.2)
        if picture.until.__qualname__.startswith("asked"):
            app.link.tell(SetPace("", "natural"))
            await pilot.pause(0.2)
        keep(app, picture.name, f"vaza play {picture.game}")


async def play(app: TableApp, pilot: Pilot[str], picture: Picture) -> None:
    """Press Enter whenever something is asked, until the moment has come."""
    for _ in range(5000):
        await pilot.pause(0.02)
        if picture.until(app):
            return
        view = app.table.picture
        if isinstance(app.screen, Dialog) or (view is not None and view.mine):
            await pilot.press("enter")
    raise SystemExit(f"{picture.name}: the moment never came")


def keep(app: Any, name: str, title: str) -> None:
    """Write a picture."""
    svg = ELSEWHERE.sub("", app.export_screenshot(title=title)).replace("Fira Code, ", "").replace("Fira Code,", "")
    (HERE / f"{name}.svg").write_text(svg.rstrip() + "\n", encoding="utf-8")


async def menu() -> None:
    """The menu."""
    app = Menu(Catalogue("en"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down")
        await pilot.pause(0.2)
        keep(app, "app-menu", "vaza play")


def main() -> None:
    """All of them."""
    workers = BotPool(1)
    try:
        asyncio.run(menu())
        for picture in PICTURES:
            asyncio.run(take(picture, workers))
    finally:
        workers.close()


if __name__ == "__main__":
    main()
