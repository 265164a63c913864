"""What a view looks like on the table."""

import io

import pytest
from rich.console import Console, RenderableType

from helpers import with_game
from vaza.bots.kernel.playout import random_action
from vaza.core.chance import Rng, SeededSource, SeededTape
from vaza.core.match import ScoreCell
from vaza.core.match_runner import MatchRunner
from vaza.core.view import View
from vaza.games import GAMES, make_game
from vaza.locales import Catalogue
from vaza.terminal.cards import FAINT, in_order, paint
from vaza.terminal.places import BOTTOM, LEFT, RIGHT, TOP, TOP_LEFT, TOP_RIGHT, seat_position
from vaza.terminal.screen import console
from vaza.terminal.sheet import BAD, GOLD, GOOD, draw_cell, draw_sheet
from vaza.terminal.table import TableRenderer, draw_table
from vaza.terminal.telling import MessageFormatter

NAMES = ["Ana", "Rui", "Eva", "Leo", "Bia", "Ivo"]


def plain(thing: RenderableType) -> list[str]:
    screen = Console(file=io.StringIO(), width=80, highlight=False, markup=False)
    with screen.capture() as capture:
        screen.print(thing)
    return capture.get().splitlines()


def sit(code: str, moves: int, players: int = 0, seed: int = 5, variants: tuple[str, ...] = ()) -> MatchRunner:
    runner = MatchRunner(make_game(code, players, variants=variants), SeededSource(seed))
    rng = Rng(seed)
    state = runner.deal()
    for _ in range(moves):
        if runner.over:
            break
        if state.turn < 0:
            state = runner.deal()
        runner.play(int(state.turn), int(random_action(state, rng)))
    return runner


def teller(runner: MatchRunner) -> MessageFormatter:
    return MessageFormatter(Catalogue(), NAMES[: runner.game.seats], runner.game.sides)


def seen(text: str) -> View:
    game, state = with_game(text)
    return game.view(game.start(SeededTape(game.deck.size, Rng(0))), state, [], [], int(state.turn))


def test_seats_go_round_in_the_direction_of_play() -> None:
    assert [seat_position(seat, 0, 4, False) for seat in range(4)] == [BOTTOM, RIGHT, TOP, LEFT]
    assert [seat_position(seat, 0, 4, True) for seat in range(4)] == [BOTTOM, LEFT, TOP, RIGHT]
    assert [seat_position(seat, 2, 4, False) for seat in range(4)] == [TOP, LEFT, BOTTOM, RIGHT]
    assert [seat_position(seat, 1, 3, True) for seat in range(3)] == [RIGHT, BOTTOM, LEFT]
    assert [seat_position(seat, 0, 5, False) for seat in range(5)] == [BOTTOM, RIGHT, TOP_RIGHT, TOP_LEFT, LEFT]
    assert [seat_position(seat, -1, 6, True) for seat in range(6)] == [BOTTOM, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT]
    assert seat_position(1, 0, 2, False) == TOP


@pytest.mark.parametrize(("code", "right", "left"), [("sueca", "Rui", "Leo"), ("fodinha", "Leo", "Rui")])
def test_next_player_sits_where_play_goes(code: str, right: str, left: str) -> None:
    runner = sit(code, 0)
    lines = plain(draw_table(runner.view(0), teller(runner)))
    row = next(line for line in lines if right in line and "│" in line)
    assert row.index(left) < row.index("│") < row.rindex("│") < row.index(right)
    assert any("Ana (you)" in line for line in lines)


def test_own_seat_is_at_the_bottom() -> None:
    runner = sit("sueca", 0)
    for seat in range(4):
        lines = plain(draw_table(runner.view(seat), teller(runner)))
        bottom = next(number for number, line in enumerate(lines) if "╰────────" in line)
        assert NAMES[seat] in lines[bottom + 1]


def test_trick_lies_before_its_players() -> None:
    view = seen("game: sueca\ntrump: ♥\ndealer: 3\ntrick: 5♣ K♣ A♣\nhand: 2♣ 3♥")
    assert view.turn == 3
    lines = plain(draw_table(view, MessageFormatter(Catalogue(), NAMES[:4], 2)))
    middle = next(line for line in lines if "A♣" in line)
    assert middle.index("A♣") < len(middle) / 2, "seat 2 sits on the left of seat 3"
    assert "5♣" in next(line for line in lines if "5♣" in line)
    assert next(line for line in lines if "5♣" in line).index("5♣") > 39
    assert "┃A♣ ┃" in middle, "the winning card has a strong edge"


def styles_at(view: View, name: str) -> list[object]:
    text = TableRenderer(view, MessageFormatter(Catalogue(), NAMES[: view.seats], view.sides), {}).text()
    start = text.plain.rindex(name)
    return [span.style for span in text.spans if span.start <= start < span.end]


def test_illegal_cards_are_faint_and_lower() -> None:
    view = seen("game: sueca\ntrump: ♥\ntrick: 5♣\nhand: A♦ 2♣ 3♣")
    assert FAINT in styles_at(view, "A♦")
    assert FAINT not in styles_at(view, "2♣")
    lines = plain(draw_table(view, MessageFormatter(Catalogue())))
    assert next(i for i, line in enumerate(lines) if "A♦" in line) > next(
        i for i, line in enumerate(lines) if "2♣" in line
    )


def test_nothing_is_faint_while_bidding_or_where_errors_lose() -> None:
    bidding = seen("game: fodinha\nphase: bid\nturnup: 7♥\ndealer: 0\nturn: 0\nbids: - 1 1 0\nhand: A♦ 2♣ 3♣")
    assert FAINT not in styles_at(bidding, "A♦")
    strict = seen("game: sueca\noptions: renuncio=loses\ntrump: ♥\ntrick: 5♣\nhand: A♦ 2♣ 3♣")
    assert FAINT not in styles_at(strict, "A♦")


@pytest.mark.parametrize("code", GAMES)
def test_a_view_shows_no_other_hand(code: str) -> None:
    runner = sit(code, 1)
    state = runner.state
    assert state is not None
    told = "\n".join(plain(draw_table(runner.view(0), teller(runner))))
    public = {runner.game.write(int(state.turnup))} if state.turnup >= 0 else set()
    table = {runner.game.write(play.card) for play in runner.view(0).trick}
    for seat in range(1, runner.game.seats):
        hidden = set(runner.game.deck.write_all(state.hands[seat]).split()) - public - table
        assert not [card for card in hidden if f"│{card:^3}│" in told]


@pytest.mark.parametrize(
    ("code", "players", "variants"),
    [("sueca", 4, ()), ("guinote", 2, ()), ("guinote", 4, ()), ("septica", 2, ()), ("septica", 4, ("pairs",))]
    + [("fodinha", players, ()) for players in range(2, 7)]
    + [("sobesobe", players, ()) for players in range(2, 6)],
)
def test_every_step_fits_eighty_columns(code: str, players: int, variants: tuple[str, ...]) -> None:
    for moves in range(0, 60, 4):
        runner = sit(code, moves, players, moves, variants)
        hands = {seat: runner.view(seat).hand for seat in range(players)}
        for seat in range(-1, players):
            lines = plain(draw_table(runner.view(seat), teller(runner), hands if seat < 0 else None))
            assert max(len(line) for line in lines) <= 80
            assert len(lines) <= 24
            assert not any("…" in line for line in lines)
            assert any("╭──────" in line for line in lines)
        assert max(len(line) for line in plain(draw_sheet(runner.view(0), teller(runner)))) <= 80


def test_long_and_wide_names_keep_the_table_straight() -> None:
    runner = sit("sueca", 6)
    names = ["A" * 40, "ñandú" * 8, "日本語" * 12, "é" * 40]
    lines = plain(draw_table(runner.view(1), MessageFormatter(Catalogue(), names, 2)))
    edges = {line.index("│") for line in lines if line.count("│") >= 2 and line[:19].isascii()}
    assert edges == {19}


def test_hand_is_sorted_by_suit() -> None:
    game = make_game("sueca")
    cards = [game.read(card) for card in ["2♠", "A♥", "7♦", "K♣", "2♥"]]
    held = in_order(game.deck, sum(1 << card for card in cards))
    assert [game.write(card) for card in held] == ["A♥", "2♥", "K♣", "7♦", "2♠"]


def test_spanish_suits_have_a_legend_and_four_colours() -> None:
    runner = sit("guinote", 0)
    told = "\n".join(plain(draw_table(runner.view(0), teller(runner))))
    assert "O oros  C copas  E espadas  B bastos" in told
    assert len({str(span.style) for span in paint("1O 2C 3E 4B").spans}) == 4
    assert {str(span.style) for span in paint("A♥ 2♦").spans} == {"bold red"}
    assert not paint("SobeSobe, 3 Eva").spans


def test_turn_dealer_trump_and_marks_are_shown() -> None:
    runner = sit("fodinha", 4, seed=3)
    view = runner.view(0)
    lines = plain(draw_table(view, teller(runner)))
    assert any(f"▶ {NAMES[view.turn]}" in line for line in lines)
    assert any(f"{NAMES[view.dealer]}  D" in line or f"{NAMES[view.dealer]} (you)  D" in line for line in lines)
    assert "trump" in lines[0]
    assert any("bid" in line for line in lines)


def cell(total: int, change: int, *marks: str) -> ScoreCell:
    return ScoreCell(total, change, list(marks), {})


def test_score_cells() -> None:
    told = MessageFormatter(Catalogue())
    up = draw_cell(cell(5, 2, "dealer"), told, 1, True)
    assert up.plain == "5 +2"
    assert up.style.bold  # type: ignore[union-attr]
    assert up.spans[0].style == GOOD
    assert draw_cell(cell(5, 2), told, -1, True).spans[0].style == BAD
    assert draw_cell(cell(5, -2), told, -1, True).spans[0].style == GOOD
    assert draw_cell(cell(-5, -2), told, 1, True).plain == "−5 −2"
    assert draw_cell(cell(5, 0, "out"), told, 1, True).plain == "–"
    assert draw_cell(cell(0, 0, "gone"), told, 1, True).plain == "·"
    assert draw_cell(cell(5, 0, "party"), told, 1, True).style.underline  # type: ignore[union-attr]
    assert draw_cell(cell(0, -2, "winner"), told, -1, True).style.color == GOLD.color  # type: ignore[union-attr]


def test_no_colour_away_from_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    assert console().width == 80
    assert console().color_system is None


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    runner = sit("sueca", 3)
    with screen.capture() as capture:
        screen.print(draw_table(runner.view(0), teller(runner)))
    assert "\x1b[38" not in capture.get()
    assert "\x1b[48" not in capture.get()
