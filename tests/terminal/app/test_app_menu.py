"""A game and its bots chosen on the screen."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from vaza.games import GAMES
from vaza.locales import Catalogue
from vaza.terminal.app.menu import GameLine, Menu
from vaza.terminal.choosing import MenuChoice


def run(story: Callable[[Menu, Pilot[MenuChoice]], Awaitable[None]]) -> MenuChoice | None:
    """Run a story at the menu; what was chosen comes back."""
    menu = Menu(Catalogue("en"))

    async def told() -> None:
        async with menu.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await story(menu, pilot)

    asyncio.run(told())
    return menu.return_value


@pytest.mark.parametrize(
    ("keys", "game", "bot"),
    [
        (["enter"], 0, "medium"),
        (["down", "right", "enter"], 1, "hard"),
        (["up", "left", "enter"], -1, "easy"),
        (["4", "t", "enter"], 3, "medium"),
    ],
)
def test_keys_choose(keys: list[str], game: int, bot: str) -> None:
    async def story(menu: Menu, pilot: Pilot[MenuChoice]) -> None:
        await pilot.press(*keys)

    assert run(story) == MenuChoice(list(GAMES)[game], bot, keys.count("t") % 2 == 1)


def test_every_game_and_level_fits_a_small_screen() -> None:
    async def story(menu: Menu, pilot: Pilot[MenuChoice]) -> None:
        text = "\n".join(strip.text for strip in menu.screen._compositor.render_strips())
        for entry in GAMES.values():
            assert entry.spec.title in text
        for word in ("easy", "medium", "hard", "expert", "Enter begin"):
            assert word in text
        await pilot.press("q")

    assert run(story) is None


def test_a_second_click_begins() -> None:
    async def story(menu: Menu, pilot: Pilot[MenuChoice]) -> None:
        line = menu.query(GameLine)[2]
        await pilot.click(line)
        assert menu.game == 2
        await pilot.click(line)

    assert run(story) == MenuChoice(list(GAMES)[2], "medium")
