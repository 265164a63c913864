"""Guiñote: dealing, counting, partidas and the coto (GUI-2, GUI-7, GUI-8), options and score sheet."""

import pytest
from guinote_table import POWER, SUITS, points, table

from helpers import hands, legal, make_game, play, tape, told
from vaza.core.chance import RecordedSource, SeededSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

ORDER = [rank + suit for suit in SUITS for rank in POWER]


def scored(game: Game, state: State, before: Match | None = None) -> Match:
    """The match after this deal, by default its first."""
    return game.score(before or game.start(tape(game, lots=(0,))), state)


# 2 Dealing


@pytest.mark.rule("GUI-2.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_first_dealer_is_drawn_by_lot(players: int) -> None:
    game = make_game("guinote", players)
    assert [game.start(tape(game, lots=(lot,))).dealer for lot in range(players)] == list(range(players))
    assert {game.start(SeededSource(seed).tape(40, 0)).dealer for seed in range(40)} == set(range(players))


@pytest.mark.rule("GUI-2.2", "GUI-2.3")
@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (2, 1), (4, 0), (4, 2), (4, 3)])
def test_three_and_three_then_the_turn_up(players: int, dealer: int) -> None:
    game = make_game("guinote", players)
    state = game.deal(game.start(tape(game, lots=(dealer,))), tape(game, " ".join(ORDER)))
    for step in range(players):
        seat = (dealer + 1 + step) % players
        second = 3 * players + 3 * step
        assert set(hands(game, state)[seat].split()) == set(ORDER[3 * step : 3 * step + 3] + ORDER[second : second + 3])
    turnup = ORDER[24] if players == 4 else ORDER[12]
    assert game.write(int(state.turnup)) == turnup
    assert game.deck.suits[game.trump(state)] == turnup[-1]
    assert game.deck.write_all(state.stock).split().count(turnup) == 1
    assert int(state.stock).bit_count() == 40 - 6 * players
    assert game.turnup_shown(state)


def play_out(runner: MatchRunner, pick: int) -> int:
    """Deal and play to the end of a deal; who took the last trick."""
    state = runner.deal()
    while state.turn >= 0:
        options = sorted(legal(runner.game, state))
        runner.play(int(state.turn), options[pick % len(options)])
        pick = pick * 7 + 3
    takers = [note.args["seat"] for event in runner.history for note in event.notes if note.code == "TRICK_TAKEN"]
    return int(takers[-1])


@pytest.mark.rule("GUI-2.4")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 1), (4, 2)])
def test_the_winner_of_the_last_trick_deals(players: int, seed: int) -> None:
    runner = MatchRunner(make_game("guinote", players), SeededSource(seed))
    while not runner.over:
        taker = play_out(runner, seed)
        assert runner.match.dealer == taker


@pytest.mark.rule("GUI-2.4", "GUI-7.3")
def test_a_partida_won_by_a_cante_is_followed_by_a_deal_of_the_last_trick_winner() -> None:
    game, state = table("trump: E; before: 0 0 81 50; taker: 3; turn: 3; may sing: yes; hand: 12O 10O")
    play(game, state, "sing O")
    assert state.turn == -1
    assert scored(game, state).dealer == 3


@pytest.mark.rule("GUI-2.5")
@pytest.mark.parametrize("dealer", range(4))
def test_after_a_renuncio_before_any_trick_the_next_player_deals(dealer: int) -> None:
    game = make_game("guinote", options={"renuncio": "loses"})
    match = game.start(tape(game, lots=(dealer,)))
    state = game.deal(match, tape(game, ""))
    state.play(2, game.read("show"))
    assert game.score(match, state).dealer == (dealer + 1) % 4


@pytest.mark.rule("GUI-2.4", "GUI-2.5")
def test_after_a_later_renuncio_the_last_winner_deals() -> None:
    game, state = table("trump: E; taker: 2; turn: 2; hand: 12O 10O", "renuncio=loses")
    state.play(1, game.read("show"))
    assert scored(game, state).dealer == 2


# 7 Counting


@pytest.mark.rule("GUI-7.2")
@pytest.mark.parametrize(("led", "made"), [("1O", [21, 0]), ("2O", [0, 14])])
def test_ten_last(led: str, made: list[int]) -> None:
    answer = "2O" if led == "1O" else "12O"
    game, state = table(f"trump: E; hand 0: 4C {led}; hand 1: 5C {answer}", players=2)
    play(game, state, "4C", "5C")
    assert points(state) == [0, 0]
    if state.turn == 1:
        play(game, state, answer, led)
    assert points(state) == made
    assert state.turn == -1


def with_total(total: int, cards: int, hand: str, more: str = "", options: str = "") -> tuple[Game, State]:
    """Seat 0 leads; its side brought these points, the other 50; two cards each, the others' worthless."""
    others = "hand 1: 2O 4O; hand 2: 2C 4C; hand 3: 2B 4B"
    return table(f"trump: E; before: {total} {cards} 50 50; {others}; hand 0: {hand}; {more}", options)


@pytest.mark.rule("GUI-7.3")
@pytest.mark.parametrize(
    ("total", "card", "won"),
    [(90, "1E", True), (91, "3E", True), (90, "3E", False), (97, "12E", True), (98, "10E", True), (99, "11E", True)],
)
def test_checked_after_every_trick(total: int, card: str, won: bool) -> None:
    game, state = with_total(total, 60, f"{card} 7E")
    play(game, state, card, "2O", "2C", "2B")
    assert (state.turn == -1) == won
    if won:
        assert scored(game, state).sets == [1, 0]


@pytest.mark.rule("GUI-7.3", "GUI-5.3")
@pytest.mark.parametrize(
    ("total", "pair", "won"), [(61, "E", True), (60, "E", False), (81, "C", True), (80, "C", False)]
)
def test_checked_after_every_cante(total: int, pair: str, won: bool) -> None:
    game, state = table(f"trump: E; before: {total} 40 50 50; taker: 0; may sing: yes; hand: 12{pair} 10{pair}")
    play(game, state, f"sing {pair}")
    assert (state.turn == -1) == won


@pytest.mark.rule("GUI-7.3", "GUI-7.2")
@pytest.mark.parametrize(("total", "won"), [(91, True), (90, False)])
def test_the_ten_last_counts_with_the_last_trick(total: int, won: bool) -> None:
    game, state = table(f"trump: E; before: {total} 60 50 50; hand 0: 7E; hand 1: 2O; hand 2: 2C; hand 3: 2B")
    play(game, state, "7E", "2O", "2C", "2B")
    assert state.turn == -1
    assert scored(game, state).sets == [int(won), 0]


@pytest.mark.rule("GUI-7.3")
@pytest.mark.parametrize(("card", "taker", "sets"), [("11E", 0, [1, 0]), ("11O", 1, [0, 1])])
def test_at_100_to_100_the_next_point_wins(card: str, taker: int, sets: list[int]) -> None:
    others = "hand 1: 12O 4O 5O; hand 2: 2C 4C 5C; hand 3: 2B 4B 5B"
    game, state = table(f"trump: E; before: 100 60 100 60; {others}; hand 0: 7E {card} 2E")
    play(game, state, "7E", "4O", "2C", "2B")
    assert state.turn == 0
    play(game, state, card, "12O", "4C", "4B")
    assert (state.turn, state.taker) == (-1, taker)
    assert scored(game, state).sets == sets


@pytest.mark.rule("GUI-7.4")
@pytest.mark.parametrize(
    ("cards", "card", "won"), [(19, "1E", True), (18, "1E", False), (26, "12E", True), (29, "7E", False)]
)
def test_thirty_must_come_from_cards(cards: int, card: str, won: bool) -> None:
    game, state = with_total(110, cards, f"{card} 6E")
    play(game, state, card, "2O", "2C", "2B")
    assert (state.turn == -1) == won


@pytest.mark.rule("GUI-7.4")
def test_cantes_alone_do_not_win_and_what_is_missing_wins_at_once() -> None:
    game, state = table(
        "trump: E; before: 70 23 50 50; taker: 0; may sing: yes; hand 0: 12E 10E 3E;"
        "hand 1: 2O 4O 5O; hand 2: 2C 4C 5C; hand 3: 2B 4B 5B"
    )
    play(game, state, "sing E")
    assert state.turn == 0
    play(game, state, "12E", "2O", "2C", "2B")
    assert state.turn == 0
    play(game, state, "10E", "4O", "4C", "4B")
    assert state.turn == -1
    assert points(state) == [47, 0]
    assert scored(game, state).sets == [1, 0]


@pytest.mark.rule("GUI-7.4", "GUI-7.6")
def test_the_ten_last_is_not_from_cards() -> None:
    game, state = table("trump: E; before: 100 25 50 50; hand 0: 12E; hand 1: 2O; hand 2: 2C; hand 3: 2B")
    play(game, state, "12E", "2O", "2C", "2B")
    after = scored(game, state)
    assert (after.scores, after.sets) == ([114, 50], [0, 0])
    again = game.deal(after, tape(game, ""))
    assert [again.total(0), again.from_cards(0)] == [114, 29]
    assert [again.total(1), again.from_cards(1)] == [50, 50]


@pytest.mark.rule("GUI-7.5")
@pytest.mark.parametrize(("options", "over"), [("", False), ("card_minimum=30", False), ("card_minimum=0", True)])
def test_card_minimum(options: str, over: bool) -> None:
    game, state = table("trump: E; before: 61 0 50 50; taker: 0; may sing: yes; hand: 12E 10E", options)
    play(game, state, "sing E")
    assert (state.turn == -1) == over


@pytest.mark.rule("GUI-7.6")
def test_nobody_has_enough_so_the_points_are_kept() -> None:
    game, state = table("trump: E; before: 40 40 30 30; points: 0 20; hand 0: 2O; hand 1: 1O; hand 2: 2C; hand 3: 2B")
    play(game, state, "2O", "1O", "2C", "2B")
    after = scored(game, state)
    assert (after.scores, after.sets, after.winners, after.deals) == ([40, 71], [0, 0], [], 1)
    again = game.deal(after, tape(game, ""))
    assert game.deal_points(again) == [40, 71]
    assert points(again) == [0, 0]
    assert again.dealer == 1


LAST = "trump: E; sung: O C E B; hand 0: {}; hand 1: 2O; hand 2: 2C; hand 3: 2B; counted: at the end; "


@pytest.mark.rule("GUI-7.7")
@pytest.mark.parametrize(
    ("lead", "told_points", "sets"),
    [
        ("4O", "points: 55 60; cantes: 40 60", [1, 0]),
        ("6C", "points: 55 60; cantes: 40 60", [1, 0]),
        ("2E", "points: 80 40; cantes: 0 100", [0, 1]),
        ("2E", "points: 25 90; cantes: 80 20", [0, 1]),
        ("2E", "points: 60 60; cantes: 0 100", [0, 1]),
        ("2E", "points: 40 20; cantes: 20 80", [0, 0]),
    ],
)
def test_count_at_end(lead: str, told_points: str, sets: list[int]) -> None:
    game, state = table(LAST.format(lead) + told_points, "count_at_end=on")
    play(game, state, lead, "2O", "2C", "2B")
    assert state.turn == -1
    assert scored(game, state).sets == sets


@pytest.mark.rule("GUI-7.7")
@pytest.mark.parametrize(("lead", "sets"), [("4O", [1, 0]), ("4E", [1, 0]), ("4B", [0, 1])])
def test_the_ten_last_decides_when_both_have_enough(lead: str, sets: list[int]) -> None:
    text = LAST.format(lead).replace("2B", "5B") + "points: 51 61; cantes: 60 40"
    game, state = table(text, "count_at_end=on")
    play(game, state, lead, "2O", "2C", "5B")
    assert scored(game, state).sets == sets


@pytest.mark.rule("GUI-7.7")
def test_only_the_first_deal_of_a_partida_waits_for_its_end() -> None:
    game = make_game("guinote", 2, options={"count_at_end": True, "target": 31, "card_minimum": "0"})
    runner = MatchRunner(game, SeededSource(3))
    play_out(runner, 1)
    assert "TEN_LAST" in told(runner)
    assert sum(runner.match.sets) == 1
    play_out(runner, 1)
    assert "TEN_LAST" in told(runner)
    game = make_game("guinote", 2, options={"count_at_end": True, "target": 120, "card_minimum": "0"})
    runner = MatchRunner(game, SeededSource(3))
    play_out(runner, 1)
    assert sum(runner.match.sets) == 0
    play_out(runner, 1)
    assert sum(runner.match.sets) == 1
    assert "TEN_LAST" not in told(runner)


@pytest.mark.rule("GUI-7.7", "GUI-7.3")
def test_without_the_option_the_first_deal_ends_as_soon_as_it_is_won() -> None:
    runner = MatchRunner(make_game("guinote", 2, options={"target": 31, "card_minimum": "0"}), SeededSource(3))
    play_out(runner, 1)
    assert "TEN_LAST" not in told(runner)
    assert sum(runner.match.sets) == 1


# 8 Match


def partida(game: Game, before: Match, side: int) -> Match:
    """A deal in which this side's next trick wins the partida."""
    totals = "100 60 0 0" if side == 0 else "0 0 100 60"
    options = " ".join(str(difference) for difference in game.differences())
    _, state = table(f"trump: E; before: {totals}; turn: {side}; hand: 11E 7E; hand {side + 2}: 4E 5E", options)
    state.play(side, game.read("11E"))
    while state.turn >= 0:
        state.apply(min(game.read(action) for action in legal(game, state)))
    return game.score(before, state)


@pytest.mark.rule("GUI-8.1", "GUI-8.2")
@pytest.mark.parametrize(
    ("coto", "winners", "sets"),
    [
        ("2", [0, 0], [2, 0]),
        ("2", [1, 0, 1], [1, 2]),
        ("3", [0, 0, 0], [3, 0]),
        ("3", [0, 1, 0, 1, 1], [2, 3]),
    ],
)
def test_the_coto(coto: str, winners: list[int], sets: list[int]) -> None:
    game = make_game("guinote", options={"coto": coto})
    match = game.start(tape(game, lots=(0,)))
    for side in winners:
        assert match.winners == []
        assert match.scores == [0, 0]
        match = partida(game, match, side)
    assert match.sets == sets
    assert match.winners == [winners[-1]]
    assert match.deals == len(winners)


@pytest.mark.rule("GUI-8.1")
def test_cards_of_a_partida_do_not_count_in_the_next() -> None:
    game = make_game("guinote")
    after = partida(game, game.start(tape(game, lots=(0,))), 0)
    fresh = game.deal(after, tape(game, ""))
    assert [fresh.total(side) for side in (0, 1)] == [0, 0]
    assert [fresh.from_cards(side) for side in (0, 1)] == [0, 0]


@pytest.mark.rule("GUI-8.3")
@pytest.mark.parametrize(("target", "over"), [(101, True), (102, False), (100, True), (501, False)])
def test_target(target: int, over: bool) -> None:
    game, state = with_total(90, 60, "1E 7E", options=f"target={target}")
    play(game, state, "1E", "2O", "2C", "2B")
    assert (state.turn == -1) == over


@pytest.mark.rule("GUI-8.3")
@pytest.mark.parametrize("target", [0, 30, 502, "many"])
def test_targets_that_cannot_be(target: object) -> None:
    with pytest.raises(OptionError, match="BAD_OPTION_VALUE"):
        make_game("guinote", options={"target": target})


# Options, preset, what is said and written down


def test_standard_and_aragon() -> None:
    standard = {
        "sota_high": False,
        "lowest_when_beaten": False,
        "partner_exempt": False,
        "free_undertrump": False,
        "partner_sings": False,
        "card_minimum": "30",
        "coto": "2",
        "target": 101,
        "count_at_end": False,
        "renuncio": "refuse",
    }
    aragon = {
        "sota_high": True,
        "free_undertrump": True,
        "partner_exempt": True,
        "partner_sings": True,
        "count_at_end": True,
        "card_minimum": "0",
        "coto": "3",
    }
    assert make_game("guinote").options == standard
    assert make_game("guinote").differences() == []
    assert make_game("guinote", preset="aragon").options == standard | aragon
    assert {difference.option for difference in make_game("guinote", preset="aragon").differences()} == set(aragon)
    assert set(make_game("guinote").spec.presets) == {"standard", "aragon"}
    assert make_game("guinote").spec.variants == ()


def test_what_is_said_in_a_deal() -> None:
    game = make_game("guinote", 2, options={"target": 501})
    order = "12O 10O 7B 2C 4C 7C 1C 5C 6C 10C 11C 12C 6B 2O 4O"
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, order)]))
    runner.deal()
    assert [(note.code, note.args) for note in runner.history[0].notes] == [
        ("TRUMP", {"suit": "B", "card": "6B", "seat": "1"})
    ]
    for seat, action in ((0, "1C"), (1, "7C"), (0, "swap"), (0, "sing O")):
        runner.play(seat, action)
    said = [(note.code, note.args) for event in runner.history[1:] for note in event.notes]
    assert said == [
        ("TRICK_TAKEN", {"seat": "0"}),
        ("SEVEN_SWAPPED", {"seat": "0", "given": "7B", "taken": "6B"}),
        ("CANTE", {"seat": "0", "suit": "O", "points": "20"}),
    ]
    state = runner.state
    assert state is not None
    while state.turn >= 0:
        runner.play(int(state.turn), min(legal(game, state)))
    assert told(runner).count("ARRASTRE") == 1
    assert told(runner).count("TEN_LAST") == 1
    assert told(runner)[-1] == "TEN_LAST"


@pytest.mark.rule("GUI-5.7")
def test_everybody_hears_the_suit_that_is_sung() -> None:
    game = make_game("guinote", 2)
    order = "12O 10O 7B 2C 4C 7C 1C 5C 6C 10C 11C 12C 6B"
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, order)]))
    runner.deal()
    for seat, action in ((0, "1C"), (1, "7C"), (0, "sing O")):
        runner.play(seat, action)
    for seat in (-1, 0, 1):
        view = runner.view(seat)
        assert view.write(view.history[-1].action) == "sing O"
        assert [(note.code, note.args["suit"]) for note in view.history[-1].notes] == [("CANTE", "O")]


def test_the_score_sheet() -> None:
    game, state = table(
        "trump: E; before: 40 20 30 30; sung: O; cantes: 20 0; points: 20 10;"
        "hand 0: 2O; hand 1: 1O; hand 2: 2C; hand 3: 2B"
    )
    play(game, state, "2O", "1O", "2C", "2B")
    before = game.start(tape(game, lots=(0,)))
    row = game.row(before, state, game.score(before, state))
    assert (row.deal, row.notes) == (1, [])
    assert [(cell.total, cell.change, cell.marks) for cell in row.cells] == [(80, 40, ["dealer"]), (61, 31, [])]
    assert [cell.detail for cell in row.cells] == [
        {"cards": 20, "ten_last": 0, "cantes": 20, "from_cards": 40, "partidas": 0},
        {"cards": 21, "ten_last": 10, "cantes": 0, "from_cards": 51, "partidas": 0},
    ]


def test_partidas_and_the_coto_on_the_sheet() -> None:
    runner = MatchRunner(make_game("guinote"), SeededSource(11))
    while not runner.over:
        play_out(runner, 2)
    closed = [row.notes for row in runner.sheet if row.notes]
    assert closed[-1] == ["COTO"]
    assert set(map(tuple, closed[:-1])) == {("PARTIDA",)}
    marks = [[mark for mark in cell.marks if mark == "partida"] for row in runner.sheet for cell in row.cells]
    assert sum(map(len, marks)) == sum(runner.match.sets)
    assert "winner" in runner.sheet[-1].cells[runner.match.winners[0]].marks
    assert [cell.detail["partidas"] for cell in runner.sheet[-1].cells] == runner.match.sets
