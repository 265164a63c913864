"""Every game played on the real screen, by keys alone."""

import pytest
from driving import drive, open_app, play_deals, screen_text
from textual.pilot import Pilot
from textual.widget import Widget

from vaza.bots.workers import BotPool
from vaza.games import GAMES
from vaza.locales import LANGUAGES
from vaza.terminal.app import TableApp
from vaza.terminal.app.felt import TableWidget
from vaza.terminal.app.hand import Hand
from vaza.terminal.app.score_screen import ScoreScreen
from vaza.terminal.sheet import signed


def is_whole(app: TableApp) -> None:
    """Nothing lies outside the screen, nothing is cut off, and all parts that are asked about can be seen."""
    inside = app.screen.region
    for widget in app.screen.walk_children(Widget):
        if widget.display and widget.region.area and not any(part.id == "body" for part in widget.ancestors_with_self):
            assert inside.contains_region(widget.region), widget
    if len(app.screen_stack) > 1:
        return
    picture = app.table.picture
    assert picture is not None
    assert picture.view is not None
    text = screen_text(app)
    assert "…" not in text
    for name in picture.names:
        assert name in text
    hand = app.table.query_one(Hand)
    for card, left in zip(hand.held(), hand.lefts(), strict=True):
        assert 0 <= left <= hand.size.width - hand.card_width()
        assert picture.view.write(card) in text
    assert app.table.query_one(TableWidget).size.height == picture.sizes.table
    choices = app.table.query_one("#choices")
    assert choices.size.height == 0 or choices.region.bottom <= app.table.query_one("#keys").region.y
    assert picture.teller.question(picture.view) in " ".join(text.split())


@pytest.mark.parametrize(
    ("code", "size"), [*((code, (80, 24)) for code in GAMES), ("sobesobe", (110, 34)), ("guinote", (100, 30))]
)
def test_a_deal_of_each_game_is_played_by_keys(code: str, size: tuple[int, int], workers: BotPool) -> None:
    app = open_app(code, workers, seed=size[0])

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await play_deals(app, pilot, 1, is_whole)
        screen = app.screen
        assert isinstance(screen, ScoreScreen)
        view = screen.picture.view
        assert view is not None
        assert len(view.sheet) == 1
        text = screen_text(app)
        assert signed(view.scores[0], "") in text
        assert "go on" in text

    drive(app, story, size)


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("code", GAMES)
def test_every_language_fits_the_screen(code: str, language: str, workers: BotPool) -> None:
    app = open_app(code, workers, language=language)

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await play_deals(app, pilot, 2, is_whole)

    drive(app, story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "players"),
    [("sobesobe", 5), ("septica", 2), ("guinote", 4), ("sueca", 4), ("fodinha", 6)],
)
def test_a_whole_match_is_played_by_keys(code: str, players: int, workers: BotPool) -> None:
    app = open_app(code, workers, players=players, level="greedy", seed=-1)

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await play_deals(app, pilot, 400, is_whole)
        assert isinstance(app.screen, ScoreScreen)
        assert app.screen.stage == "over"
        scene = app.link.scene("p0")
        assert scene.view is not None
        told = " ".join(screen.plain for screen in app.screen.closing())
        assert scene.view.winners
        assert scene.secret in told
        assert scene.commitment in told
        assert "match.vaza" in told
        await pilot.press("enter")
        await pilot.pause(0.3)
        assert app.link.scene("").match == 2

    drive(app, story)
