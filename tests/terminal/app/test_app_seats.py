"""What the table shows at its seats, whatever they are called and whoever is away."""

import msgspec
import pytest
from driving import NAMES, drive, mine, my_turn, open_app, open_host, point_at, screen_text, until
from rich.cells import cell_len
from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.core.cards import members
from vaza.games import make_game
from vaza.locales import Catalogue
from vaza.table.scene import Snapshot
from vaza.terminal.app import TableApp
from vaza.terminal.app.felt import TableWidgetRenderer
from vaza.terminal.app.palette import NIGHT
from vaza.terminal.app.picture import RenderContext
from vaza.terminal.app.sizes import ScreenLayout


def drawn(scene: Snapshot, width: int = 80, height: int = 24) -> list[str]:
    """The table as lines of text."""
    sizes = ScreenLayout(width, height)
    picture = RenderContext(scene, Catalogue("en"), NIGHT, sizes, scene.since, max(scene.seat, 0))
    return TableWidgetRenderer(picture, width, sizes.table).text().plain.splitlines()


def scene_of(workers: BotPool, code: str, players: int = 0) -> Snapshot:
    """The first moment of a match, as the first player sees it."""
    return open_host(make_game(code, players), workers).scene("p0")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (95, 28), (110, 34), (160, 50)])
@pytest.mark.parametrize(("code", "players"), [("sueca", 4), ("sobesobe", 5), ("fodinha", 6), ("guinote", 2)])
def test_long_and_wide_names_keep_the_table_straight(
    code: str, players: int, width: int, height: int, workers: BotPool
) -> None:
    scene = scene_of(workers, code, players)
    names = ["A" * 40, "ñandú" * 8, "日本語" * 12, "é" * 40, "W" * 40, "i" * 40]
    places = [msgspec.structs.replace(place, name=name) for place, name in zip(scene.places, names, strict=False)]
    lines = drawn(msgspec.structs.replace(scene, places=places), width, height)
    top = next(number for number, line in enumerate(lines) if "╭──────" in line)
    bottom = next(number for number, line in enumerate(lines) if "╰──────" in line)
    edges = {cell_len(line[: line.index("│")]) for line in lines[top + 1 : bottom]}
    assert edges == {cell_len(lines[top][: lines[top].index("╭")])}
    assert all(cell_len(line) <= width for line in lines)


def test_next_player_sits_where_play_goes(workers: BotPool) -> None:
    for code, right in (("sueca", "Rui"), ("fodinha", "Leo")):
        lines = drawn(scene_of(workers, code))
        row = next(line for line in lines if right in line)
        assert row.index(right) > 60


def test_who_is_away_or_played_for_or_missing_is_said(workers: BotPool) -> None:
    scene = scene_of(workers, "fodinha")
    one, two, three, four = scene.places
    places = [
        one,
        msgspec.structs.replace(two, away=True, level=""),
        msgspec.structs.replace(three, stood_in=True, level=""),
        msgspec.structs.replace(four, free=True, name=""),
    ]
    text = "\n".join(drawn(msgspec.structs.replace(scene, places=places)))
    assert "away" in text
    assert "bot plays" in text
    assert "(free)" in text
    assert "Ana (you)" in text


def test_before_the_first_deal_everybody_has_a_name(workers: BotPool) -> None:
    text = "\n".join(drawn(msgspec.structs.replace(scene_of(workers, "sueca"), view=None)))
    for name in NAMES[:4]:
        assert name in text


def test_what_is_certain_is_offered_as_a_claim(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        while not app.link.scene("p0").claim:
            assert "claim the rest" not in screen_text(app)
            assert app.table.picture is not None
            assert app.table.picture.view is not None
            before = app.link.scene("p0").seq
            await point_at(app, pilot, members(app.table.picture.view.legal)[-1])
            await pilot.press("enter")
            await until(pilot, lambda before=before: mine(app) and app.link.scene("p0").seq > before)  # type: ignore[misc]
        assert "claim the rest" in screen_text(app)
        await pilot.press("c")
        await until(pilot, lambda: app.link.scene("p0").stage == "counted")

    drive(open_app("sueca", workers, seed=1), story)
