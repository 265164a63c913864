"""Several people at one keyboard, mice, and experts that think while keys are answered."""

from concurrent.futures import Future

from driving import drive, mine, my_turn, open_app, screen_text, until
from textual.pilot import Pilot

from vaza.bots.workers import BotPool
from vaza.core.cards import members
from vaza.terminal.app import TableApp
from vaza.terminal.app.dialog import Dialog
from vaza.terminal.app.hand import Hand
from vaza.terminal.app.row import ButtonRow
from vaza.terminal.host import LocalTable


def hidden_cards(link: LocalTable, who: str) -> set[str]:
    """The cards of a person that nobody else may see."""
    view = link.scene(who).view
    assert view is not None
    shown = {view.turnup} if view.turnup >= 0 else set()
    return {view.write(card) for card in members(view.hand) if card not in shown}


def test_a_hand_is_hidden_until_its_owner_says_so(workers: BotPool) -> None:
    app = open_app("sueca", workers, people=4)
    link = app.link
    assert isinstance(link, LocalTable)

    def boxes() -> str:
        return screen_text(app)

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        for _ in range(2):
            await until(pilot, lambda: isinstance(app.screen, Dialog))
            await pilot.press("enter")
        for _ in range(6):
            await until(pilot, lambda: bool(app.awaited) and len(app.screen_stack) == 1)
            await pilot.pause()
            awaited = app.awaited
            text = boxes()
            name = link.scene(awaited).places[link.scene(awaited).seat].name
            assert f"{name}, it is your turn" in text
            for who in app.people:
                for card in hidden_cards(link, who):
                    assert card not in text, who
            await pilot.press("left", "w", "h", "7")
            assert app.awaited == awaited
            for card in hidden_cards(link, awaited):
                assert card not in screen_text(app)
            await pilot.press("enter")
            await until(pilot, lambda: mine(app))
            await pilot.pause()
            assert app.who == awaited
            for card in hidden_cards(link, awaited):
                assert card in screen_text(app)
            before = link.scene("").seq
            await pilot.press("enter")
            await until(pilot, lambda before=before: link.scene("").seq > before)  # type: ignore[misc]

    drive(app, story)


def test_a_click_plays_a_card_and_a_click_on_a_dimmed_one_explains(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        for _ in range(8):
            hand = app.table.query_one(Hand)
            view = app.table.picture and app.table.picture.view
            assert view is not None
            before = app.link.scene("p0").seq
            refused = [card for card in hand.held() if card in view.reasons]
            if refused:
                left = hand.lefts()[hand.held().index(refused[-1])]
                await pilot.click(Hand, offset=(left + 2, 2))
                assert f"({view.reasons[refused[-1]].rule})" in screen_text(app)
                assert app.link.scene("p0").seq == before
            card = members(view.legal)[-1]
            left = hand.lefts()[hand.held().index(card)]
            await pilot.click(Hand, offset=(left + 2, 1))
            await until(pilot, lambda before=before: app.link.scene("p0").seq > before)  # type: ignore[misc]
            now = app.link.scene("p0").view
            assert now is not None
            assert not now.holds(card)
            if refused:
                return
            await my_turn(app, pilot)
        raise AssertionError("no card was ever refused")

    drive(open_app("sueca", workers, seed=3), story)


def test_a_click_makes_a_call_and_a_click_on_a_key_presses_it(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        keys = app.table.query_one("#keys", ButtonRow)
        place = next(at for at, item in enumerate(keys.items) if item.value == "f")
        left = keys.places(keys.size.width)[place][0]
        await pilot.click("#keys", offset=(left + 1 + 1, 0))
        assert app.link.scene("p0").pace == "natural"
        row = app.table.query_one("#choices", ButtonRow)
        last = len(row.items) - 1
        left, line = row.places(row.size.width)[last]
        value = row.items[last].value
        await pilot.click("#choices", offset=(left + 1, line))
        await until(pilot, lambda: (now := app.link.scene("p0").view) is not None and len(now.history) > 1)
        now = app.link.scene("p0").view
        assert now is not None
        acts = [now.write(event.action) for event in now.history if event.seat == now.seat]
        assert value in acts

    drive(open_app("fodinha", workers, seed=2), story)


def test_keys_are_answered_while_an_expert_thinks_about_a_hint(workers: BotPool) -> None:
    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        before = app.table.choosing.card
        await pilot.press("h")
        hint = app.hint
        assert hint is not None
        app.simulate_key("right")
        while app.table.choosing.card == before:
            assert not hint.done(), "the cursor moved only when the hint had come"
            await pilot._wait_for_screen()
        await until(pilot, lambda: app.hint is None)
        assert "best" in screen_text(app) or "the only thing to do" in screen_text(app)
        assert app.table.choosing.card != before

    drive(open_app("sueca", workers), story)


def test_keys_are_answered_while_a_bot_never_answers(workers: BotPool) -> None:
    """A bot that thinks for ever, and a hint that never comes, block nothing."""
    app = open_app("sueca", workers, pace="natural")
    link = app.link
    assert isinstance(link, LocalTable)

    async def story(app: TableApp, pilot: Pilot[str]) -> None:
        await my_turn(app, pilot)
        link.hint = lambda who: Future()  # type: ignore[method-assign]
        await pilot.press("h")
        assert "An expert thinks about it" in screen_text(app)
        before = app.table.choosing.place
        await pilot.press("right")
        assert app.table.choosing.place != before
        link.ask = lambda effect: link.asked.append((effect.at, Future()))  # type: ignore[method-assign]
        await pilot.press("enter")
        await until(pilot, lambda: not mine(app))
        await pilot.press("s")
        assert isinstance(app.screen, Dialog)
        await pilot.press("escape", "f")
        assert link.scene("p0").pace == "quick"

    drive(app, story)
