"""What comes up by itself: drawings, cuts, counts, ends, and windows that are too small."""

from driving import NAMES, drive, my_turn, open_app, play_deals, screen_text, until
from rich.style import Style
from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.table import events
from vaza.table.setting import TimeControl
from vaza.terminal.app import TableApp
from vaza.terminal.app.dialog import Confirm
from vaza.terminal.app.palette import DAY
from vaza.terminal.app.ritual_screen import CutScreen, DrawScreen
from vaza.terminal.app.score_screen import ScoreScreen
from vaza.terminal.host import LocalTable
from vaza.terminal.sheet import draw_cell

LEADER_IS_A_BOT = 2
"""A seed with which somebody else than the person leads first."""


class Remembering:
    """Keeps events in a list."""

    def __init__(self) -> None:
        self.events: list[events.Event] = []

    def append(self, event: events.Event) -> None:
        self.events.append(event)


def test_draws_are_shown_and_the_cut_is_asked_for(workers: BotPool) -> None:
    app = open_app("sueca", workers, people=4, options={"team_draw": True})
    assert isinstance(app.link, LocalTable)
    app.link.keeper = kept = Remembering()

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await until(pilot, lambda: isinstance(app.screen, DrawScreen))
        text = " ".join(screen_text(app).split())
        assert "For partners they draw" in text
        assert "To deal first they draw" in text
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CutScreen))
        cutter = app.link.scene("").cutter
        assert f"{app.link.scene('').places[cutter].name}, where do you cut?" in screen_text(app)
        await pilot.press("1", "7")
        assert "lift 17 cards" in screen_text(app)
        await pilot.press("right", "enter")
        await until(pilot, lambda: bool(kept.events))
        dealt = next(event for event in kept.events if isinstance(event, events.Dealt))
        assert dealt.cut == 18

    drive(app, story)


def test_bots_wait_while_the_draws_are_looked_at(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await until(pilot, lambda: isinstance(app.screen, DrawScreen))
        before = app.link.scene("p0").seq
        for _ in range(20):
            await pilot.pause(0.01)
        assert app.link.scene("p0").seq == before
        await pilot.press("enter")
        await until(pilot, lambda: app.link.scene("p0").seq > before)

    drive(open_app("sueca", workers, seed=LEADER_IS_A_BOT), story)


def test_a_match_can_be_quit_after_a_deal(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await play_deals(app, pilot, 1, lambda app: None)
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("right", "enter")
        assert isinstance(app.screen, Confirm)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen) and app.screen.stage == "over")
        text = screen_text(app)
        assert "Ana left: the match was abandoned and has no winner." in text
        assert "match.vaza" in text
        await pilot.press("right", "enter")
        assert app.return_value == "left"

    drive(open_app("fodinha", workers), story)


def test_a_small_window_asks_for_more_and_the_game_goes_on(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: "80 × 24" in screen_text(app))
        assert "Ana" not in screen_text(app)
        before = app.link.scene("p0").seq
        await pilot.press("enter")
        assert app.link.scene("p0").seq == before
        await pilot.resize_terminal(110, 34)
        await until(pilot, lambda: "Ana (you)" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: app.link.scene("p0").seq > before)

    drive(open_app("sueca", workers), story)


def test_bots_are_watched_with_open_hands(workers: BotPool) -> None:
    app = open_app("guinote", workers, people=0, pace="natural")
    link = app.link
    assert isinstance(link, LocalTable)
    app.open_hands = lambda: {seat: int(link.table.state.deal.hands[seat]) for seat in range(4)}

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await until(pilot, lambda: app.table.picture is not None and app.table.picture.view is not None)
        await pilot.pause()
        text = screen_text(app)
        for name in NAMES[:4]:
            assert name in text
        deck = link.game.deck
        for card in deck.write_all(link.table.state.deal.hands[0]).split():
            assert card in text
        for seat in range(1, 4):
            for card in deck.write_all(link.table.state.deal.hands[seat]).split():
                assert card[:-1] in text
        await pilot.press("f", "f")
        assert link.scene("").pace == "instant"
        await until(pilot, lambda: link.scene("").stage in ("counted", "over") or link.table.state.seq > 60)
        await pilot.press("q", "enter")
        assert app.return_value == "left"

    drive(app, story)


def test_a_clock_counts_down_at_its_seat(workers: BotPool) -> None:
    app = open_app("fodinha", workers, players=2, clock=TimeControl(10, 60))
    link = app.link
    assert isinstance(link, LocalTable)

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        start = link.table.state.since
        for passed, told in ((0.0, "1:10"), (20.5, "0:50"), (65.2, "0:05")):
            link.clock = lambda passed=passed: start + passed  # type: ignore[misc]
            await until(pilot, lambda told=told: told in screen_text(app))  # type: ignore[misc]

    drive(app, story)


def test_the_sheet_stays_readable_by_day(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await play_deals(app, pilot, 1, lambda app: None)
        screen = app.screen
        assert isinstance(screen, ScoreScreen)
        view = screen.picture.view
        assert view is not None
        cell = DAY.adapt(draw_cell(view.sheet[-1].cells[0], screen.picture.teller, 1, True))
        colours = {span.style.color.name for span in cell.spans if isinstance(span.style, Style) and span.style.color}
        assert colours <= {DAY.good, DAY.bad, DAY.quiet, DAY.gold}

    drive(open_app("fodinha", workers), story)
