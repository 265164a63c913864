"""Which key does what."""

import pytest
from driving import drive, mine, my_turn, open_app, screen_text, type_in, until
from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.core.cards import members
from vaza.terminal.app import TableApp
from vaza.terminal.app.dialog import Confirm
from vaza.terminal.app.help_screen import HelpScreen
from vaza.terminal.app.keymap import command
from vaza.terminal.app.score_screen import ScoreScreen


@pytest.mark.parametrize(
    ("key", "character", "typed", "wins", "asked"),
    [
        ("h", "h", "", set(), "hint"),
        ("h", "h", "", {"h"}, "type"),
        ("h", "h", "7", set(), "type"),
        ("s", "s", "", {"s", "w"}, "type"),
        ("q", "q", "", {"h", "d", "c", "s"}, "leave"),
        ("Q", "Q", "", set(), "type"),
        ("k", "k", "", set(), "type"),
        ("7", "7", "", set(), "type"),
        ("colon", ":", "", set(), "type"),
        ("space", " ", "", set(), "mark"),
        ("space", " ", "bid", set(), "type"),
        ("question_mark", "?", "", set(), "help"),
        ("f2", None, "bid", {"h"}, "hint"),
        ("enter", "\r", "7h", set(), "enter"),
        ("ctrl+x", "\x18", "", set(), ""),
        ("full_stop", ".", "", set(), ""),
    ],
)
def test_letters_are_keys_unless_an_answer_begins_with_them(
    key: str, character: str | None, typed: str, wins: set[str], asked: str
) -> None:
    assert command(key, character, typed, wins) == asked


def test_a_dimmed_card_is_explained_and_not_played(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        view = app.table.picture and app.table.picture.view
        while view is None or not view.reasons:
            await pilot.press("enter")
            await my_turn(app, pilot)
            view = app.table.picture and app.table.picture.view
        choosing = app.table.choosing
        for _ in range(len(choosing.held)):
            if choosing.card in view.reasons:
                break
            await pilot.press("right")
        before = app.link.scene("p0").seq
        for key in ("w", "enter"):
            await pilot.press(key)
            rule = view.reasons[choosing.card].rule
            assert f"({rule})" in screen_text(app)
            await pilot.press("escape")
            assert f"({rule})" not in screen_text(app)
        assert app.link.scene("p0").seq == before

    drive(open_app("sueca", workers, seed=3), story)


def test_typed_answers_and_their_errors(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        picture = app.table.picture
        assert picture is not None
        assert picture.view is not None
        before = app.link.scene("p0").seq
        await type_in(pilot, "nonsense")
        assert "nonsense" in screen_text(app)
        await pilot.press("enter")
        assert "I cannot read" in screen_text(app) or "There is no card" in screen_text(app)
        foreign = next(card for card in range(40) if not picture.view.holds(card))
        await type_in(pilot, picture.view.write(foreign))
        await pilot.press("enter")
        assert "You do not hold" in screen_text(app)
        assert "(SUE-" in screen_text(app)
        assert app.link.scene("p0").seq == before
        await type_in(pilot, "x")
        await pilot.press("escape", "escape")
        assert app.table.choosing.typed == ""
        held = members(picture.view.legal)[-1]
        await type_in(pilot, picture.view.write(held).lower())
        await pilot.press("enter")
        await until(pilot, lambda: app.link.scene("p0").seq > before)
        now = app.link.scene("p0").view
        assert now is not None
        assert not now.holds(held)

    drive(open_app("sueca", workers), story)


def test_where_a_suit_is_asked_for_letters_name_it(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(200):
            await until(pilot, lambda: mine(app) or len(app.screen_stack) > 1)
            view = app.table.picture.view if app.table.picture else None
            if mine(app) and view is not None and view.question.kind == "suit":
                break
            await pilot.press("enter")
        assert view is not None
        await pilot.press("h")
        assert app.hint is None
        assert app.table.choosing.typed == "h"
        await pilot.press("enter")
        await until(pilot, lambda: (now := app.link.scene("p0").view) is not None and now.trump >= 0)
        now = app.link.scene("p0").view
        assert now is not None
        assert now.deck.suits[now.trump] == "♥"

    drive(open_app("sobesobe", workers, seed=3), story)


def test_an_exchange_is_one_answer_of_marked_cards(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(200):
            await until(pilot, lambda: mine(app) or len(app.screen_stack) > 1)
            view = app.table.picture.view if app.table.picture else None
            if mine(app) and view is not None and view.question.kind == "cards":
                break
            await pilot.press("enter")
        assert view is not None
        held = app.table.choosing.held
        await pilot.press("3", "space", "left", "space")
        assert app.table.choosing.marked == {held[1], held[2]}
        assert "exchange 2 cards" in screen_text(app)
        await pilot.press("left", "space", "4", "space", "enter")
        assert "You may exchange three cards at most" in screen_text(app)
        await pilot.press("space")
        assert app.table.choosing.marked == {held[0], held[1], held[2]}
        await pilot.press("enter")
        await until(pilot, lambda: (now := app.link.scene("p0").view) is not None and now.hand != view.hand)
        now = app.link.scene("p0").view
        assert now is not None
        assert "changed 3" in [app.table.picture.teller.mark(mark) for mark in now.marks[now.seat]]  # type: ignore[union-attr]

    drive(open_app("sobesobe", workers, seed=3), story)


def test_speed_light_sheet_help_and_leaving(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        await pilot.press("f")
        assert app.link.scene("p0").pace == "natural"
        assert "bots natural" in screen_text(app)
        dark = app.screen.styles.background
        await pilot.press("t")
        await pilot.pause()
        assert app.screen.styles.background != dark
        await pilot.press("s")
        assert isinstance(app.screen, ScoreScreen)
        assert "Nothing has been counted yet" in screen_text(app)
        await pilot.press("enter", "question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.pause(0.2)
        assert "why the chosen card may not be played" in screen_text(app)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause(0.5)
        assert "SUE-1" in screen_text(app)
        await pilot.press("escape", "l")
        assert "No trick has been taken yet" in screen_text(app)
        await pilot.press("q")
        assert isinstance(app.screen, Confirm)
        assert "vaza play --resume" in screen_text(app)
        await pilot.press("escape")
        assert mine(app)
        await pilot.press("f10", "enter")
        assert app.return_value == "left"

    drive(open_app("sueca", workers), story)


def test_a_number_is_bid_by_its_figure_and_a_forbidden_one_is_explained(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(200):
            await until(pilot, lambda: mine(app) or len(app.screen_stack) > 1)
            view = app.table.picture.view if app.table.picture else None
            forbidden = [action for action in view.reasons if action >= view.deck.size] if view is not None else []
            if mine(app) and view is not None and view.question.kind == "number" and forbidden:
                break
            await pilot.press("enter")
        assert view is not None
        refused = view.write(forbidden[0]).split()[1]
        await pilot.press(refused, "enter")
        assert "(FOD-" in screen_text(app)
        allowed = next(view.write(action).split()[1] for action in members(view.legal))
        await pilot.press(allowed, "enter")
        await until(pilot, lambda: (now := app.link.scene("p0").view) is not None and now.phase != "bid")
        now = app.link.scene("p0").view
        assert now is not None
        assert f"bid {allowed}" in now.marks[now.seat]

    drive(open_app("fodinha", workers, players=2, seed=1), story)
