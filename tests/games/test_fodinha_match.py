"""Fodinha, the match: sizes, dealers, scores, winners, lives, options."""

import itertools

import pytest

from helpers import make_game, play, tape, with_game
from vaza.core.cards import count, lowest
from vaza.core.chance import RecordedSource, Rng, SeededSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

UP_AND_DOWN = {
    2: [*range(1, 11), *range(9, 0, -1)],
    3: [*range(1, 11), *range(9, 0, -1)],
    4: [*range(1, 10), *range(8, 0, -1)],
    5: [1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1],
    6: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
}
FREE = {"hook": False}


def foresee(state: State) -> list[int]:
    """What each seat wins if all play their lowest card, whatever was bid."""
    twin = state.copy()
    while twin.turn >= 0:
        twin.apply(lowest(twin.legal()))
    return [int(twin.won[seat]) for seat in range(twin.seats)]


def play_deal(runner: MatchRunner, off: dict[int, int] | None = None) -> list[int]:
    """Play a deal in which all make their bids but those who are to be off; the hand sizes come back."""
    state = runner.deal()
    sizes = [int(count(state.hands[seat])) for seat in range(runner.game.seats)]
    coming = foresee(state)
    while runner.game.phase_name(state) == "bid":
        seat = int(state.turn)
        wrong = (off or {}).get(seat, 0)
        bid = coming[seat] + wrong if coming[seat] + wrong <= max(sizes) else coming[seat] - wrong
        runner.play(seat, f"bid {bid}")
    while state.turn >= 0:
        runner.play(state.turn, lowest(state.legal()))
    return sizes


def sit(players: int, preset: str = "standard", **options: object) -> MatchRunner:
    return MatchRunner(make_game("fodinha", players, preset, options={**FREE, **options}), SeededSource(players))


def last_deal(players: int, scores: list[int], off: dict[int, int] | None = None, **options: object) -> MatchRunner:
    """A match played up to its last deal, standing as told; `off` missed in the first deal."""
    runner = sit(players, **options)
    play_deal(runner, off)
    while runner.match.deals < len(UP_AND_DOWN[players]) - 1:
        play_deal(runner)
    runner.match.scores = scores
    return runner


def ended(bids: str, won: str, preset: str = "standard") -> tuple[Game, State]:
    """A deal of two in which seat 0 takes the last trick, so `won` counts it not yet."""
    game, state = with_game(
        f"""
        game: fodinha
        preset: {preset}
        options: hook=off
        players: 2
        turnup: 7♥
        bids: {bids}
        won: {won}
        hand 0: 3♦
        hand 1: 4♦
        """
    )
    play(game, state, "3♦", "4♦")
    return game, state


@pytest.mark.rule("FOD-2.1")
@pytest.mark.parametrize("lot", [0, 1, 2, 3])
def test_first_dealer_is_drawn_by_lot(lot: int) -> None:
    game = make_game("fodinha")
    assert game.start(tape(game, lots=(lot,))).dealer == lot
    assert len({MatchRunner(game, SeededSource(seed)).match.dealer for seed in range(60)}) == 4


@pytest.mark.rule("FOD-2.1")
@pytest.mark.parametrize("players", [2, 5])
def test_the_deal_passes_on_each_deal(players: int) -> None:
    runner = sit(players)
    first = runner.match.dealer
    for deal in range(players + 2):
        assert runner.match.dealer == (first + deal) % players
        play_deal(runner)


@pytest.mark.rule("FOD-2.2", "FOD-5.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_grow_and_shrink_and_then_the_match_is_over(players: int) -> None:
    runner = sit(players)
    for size in UP_AND_DOWN[players]:
        assert not runner.over
        assert play_deal(runner) == [size] * players
    assert runner.over
    assert runner.match.deals == {2: 19, 3: 19, 4: 17, 5: 13, 6: 11}[players]
    best = max(runner.match.scores)
    assert runner.match.winners == [seat for seat in range(players) if runner.match.scores[seat] == best]


@pytest.mark.rule("FOD-2.5")
@pytest.mark.parametrize(("players", "largest"), [(2, 10), (3, 10), (4, 10), (5, 8), (6, 6)])
def test_full_deck_allows_larger_hands(players: int, largest: int) -> None:
    runner = sit(players, full_deck=True)
    sizes = []
    while not runner.over:
        sizes.append(play_deal(runner)[0])
    assert sizes == [*range(1, largest + 1), *range(largest - 1, 0, -1)]


@pytest.mark.rule("FOD-5.1")
@pytest.mark.parametrize(("bid", "points"), [(1, 11), (2, 12), (3, 13), (10, 20)])
def test_an_exact_bid_scores_ten_and_the_bid(bid: int, points: int) -> None:
    _, state = ended(f"{bid} 0", f"{bid - 1} 0")
    assert [state.points(0), state.points(1)] == [points, 10]


@pytest.mark.rule("FOD-5.2")
@pytest.mark.parametrize(
    ("bids", "before", "points"),
    [
        ("3 0", "4 0", [-10, 10]),  # the document: bid 3, won 5
        ("3 4", "0 4", [-10, 14]),  # the document: bid 3, won 1
        ("0 0", "0 0", [-5, 10]),
        ("0 1", "0 0", [-5, -5]),
        ("0 10", "9 0", [-50, -50]),
    ],
)
def test_a_missed_bid_costs_five_a_trick_above_or_below(bids: str, before: str, points: list[int]) -> None:
    _, state = ended(bids, before)
    assert [state.points(0), state.points(1)] == points


@pytest.mark.rule("FOD-3.3", "FOD-5.1", "FOD-5.2")
@pytest.mark.parametrize(("hook", "last_bid", "scores"), [(True, 1, [10, -5, 10, 11]), (False, 0, [10, -5, 10, -5])])
def test_round_one_of_the_document(hook: bool, last_bid: int, scores: list[int]) -> None:
    game = make_game("fodinha", options={"hook": hook})
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(3,)), tape(game, "5♦ K♠ 4♣ 4♥ 7♥")]))
    runner.deal()
    for action in ["bid 0", "bid 1", "bid 0"]:
        runner.play(runner.state.turn, action)
    assert (runner.state.refusal_for(3, game.read("bid 0")) is not None) == hook
    for action in [f"bid {last_bid}", "5♦", "K♠", "4♣", "4♥"]:
        runner.play(runner.state.turn, action)
    assert runner.match.scores == scores
    cells = runner.sheet[0].cells
    assert [cell.change for cell in cells] == scores
    assert [cell.detail for cell in cells] == [
        {"bid": 0, "made": 0},
        {"bid": 1, "made": 0},
        {"bid": 0, "made": 0},
        {"bid": last_bid, "made": 1},
    ]
    assert [cell.marks for cell in cells] == [[], [], [], ["dealer"]]


@pytest.mark.rule("FOD-5.3")
def test_totals_may_be_negative() -> None:
    runner = sit(2)
    play_deal(runner, {0: 1, 1: 1})
    play_deal(runner, {0: 1, 1: 1})
    assert runner.match.scores == [-10, -10]
    assert [cell.total for cell in runner.sheet[1].cells] == [-10, -10]


@pytest.mark.rule("FOD-5.4")
def test_the_highest_total_wins_even_below_nothing() -> None:
    runner = last_deal(3, [-60, -90, -75])
    play_deal(runner)
    assert runner.match.winners == [0]
    assert [cell.marks.count("winner") for cell in runner.sheet[-1].cells] == [1, 0, 0]


@pytest.mark.rule("FOD-5.4")
def test_equal_highest_totals_share_the_win() -> None:
    runner = last_deal(3, [100, 100, 50])
    play_deal(runner, {0: 1, 1: 1})
    assert runner.match.scores[:2] == [95, 95]
    assert runner.match.winners == [0, 1]


@pytest.mark.rule("FOD-5.5")
@pytest.mark.parametrize(
    ("tiebreak", "off", "winners"),
    [
        ("none", {0: 1}, [0, 1]),
        ("most-made", {0: 1}, [1]),
        ("most-made", {1: 1}, [0]),
        ("most-made", {}, [0, 1]),
        ("most-made", {0: 1, 1: 1}, [0, 1]),
    ],
)
def test_tiebreak_by_bids_made(tiebreak: str, off: dict[int, int], winners: list[int]) -> None:
    runner = last_deal(3, [100, 100, 50], off, tiebreak=tiebreak)
    play_deal(runner, {0: 1, 1: 1})
    assert runner.match.winners == winners


@pytest.mark.rule("FOD-5.5")
def test_bids_made_never_beat_a_higher_total() -> None:
    runner = last_deal(3, [100, 90, 99], {0: 1}, tiebreak="most-made")
    play_deal(runner, {0: 1, 1: 1, 2: 1})
    assert runner.match.winners == [0]


@pytest.mark.rule("FOD-6.6")
@pytest.mark.parametrize(
    ("bids", "before", "lost"),
    [("3 0", "2 0", [0, 0]), ("3 0", "4 0", [-2, 0]), ("3 4", "0 4", [-2, 0]), ("0 3", "1 1", [-2, -2])],
)
def test_with_lives_each_trick_off_costs_one(bids: str, before: str, lost: list[int]) -> None:
    _, state = ended(bids, before, "bar")
    assert [state.points(0), state.points(1)] == lost


@pytest.mark.rule("FOD-6.6")
def test_the_bar_starts_with_five_lives_and_other_tables_as_they_like() -> None:
    assert sit(4, "bar").match.scores == [5, 5, 5, 5]
    assert sit(3, lives=20).match.scores == [20, 20, 20]
    assert sit(3).match.scores == [0, 0, 0]
    runner = sit(3, "bar")
    play_deal(runner, {1: 1})
    assert runner.match.scores == [5, 4, 5]


def until_out(runner: MatchRunner, seat: int, deals: int) -> None:
    """Let a seat lose a life in each of so many deals."""
    for _ in range(deals):
        play_deal(runner, {seat: 1})


@pytest.mark.rule("FOD-6.7")
def test_who_has_no_life_left_is_out_and_deal_and_turn_pass_over() -> None:
    runner = sit(4, "bar")
    until_out(runner, 2, 5)
    assert runner.match.scores == [5, 5, 0, 5]
    dealers = []
    for _ in range(6):
        dealers.append(runner.match.dealer)
        first = runner.deal()
        assert first.hands[2] == 0
        bidders = []
        while runner.game.phase_name(first) == "bid":
            bidders.append(int(first.turn))
            runner.play(first.turn, f"bid {foresee(first)[first.turn]}")
        assert sorted(bidders) == [0, 1, 3]
        assert bidders[-1] == runner.match.dealer
        assert first.turn == bidders[0]
        assert runner.view(0).marks[2] == ["gone"]
        assert runner.view(2).hand == 0
        players = []
        while first.turn >= 0:
            players.append(int(first.turn))
            runner.play(first.turn, lowest(first.legal()))
        assert 2 not in players
        assert runner.sheet[-1].cells[2].marks == ["gone"]
        assert (runner.sheet[-1].cells[2].change, runner.sheet[-1].cells[2].detail) == (0, {})
    assert all((one, two) in {(0, 1), (1, 3), (3, 0)} for one, two in itertools.pairwise(dealers))


@pytest.mark.rule("FOD-6.7")
def test_below_nothing_is_out_too_and_a_fallen_dealer_passes_the_deal_on() -> None:
    runner = sit(3, "bar")
    while runner.match.deals < 2:
        play_deal(runner)
    dealer = runner.match.dealer
    runner.match.scores = [5, 5, 5]
    runner.match.scores[dealer] = 1
    play_deal(runner, {dealer: 2})
    assert runner.match.scores[dealer] == -1
    assert not runner.over
    assert runner.match.dealer == (dealer + 1) % 3
    assert play_deal(runner)[dealer] == 0


@pytest.mark.rule("FOD-6.8")
@pytest.mark.parametrize(("players", "preset"), [(2, "bar"), (4, "bar"), (6, "bar"), (5, "standard")])
def test_with_lives_hands_go_up_and_down_again_and_again(players: int, preset: str) -> None:
    runner = sit(players, preset, lives=5)
    once = UP_AND_DOWN[players]
    expected = [*once, *once[1:], *once[1:]]
    assert [play_deal(runner)[0] for _ in expected] == expected


@pytest.mark.rule("FOD-6.8")
@pytest.mark.parametrize(
    ("fall_at", "sizes"),
    [
        (6, [1, 2, 3, 4, 5, 6, 7, 6, 5]),  # at the top: two more cards can be had, the climb goes on
        (7, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 6]),  # on the way down: down to 1 first
    ],
)
def test_the_largest_hand_follows_the_players_left(fall_at: int, sizes: list[int]) -> None:
    runner = sit(6, "bar")
    found = []
    for deal in range(1, len(sizes) + 1):
        if deal == fall_at:
            runner.match.scores[4] = 1
        hand_sizes = play_deal(runner, {4: 1} if deal == fall_at else None)
        found.append(max(hand_sizes))
    assert found == sizes


@pytest.mark.rule("FOD-6.9")
def test_the_last_one_alive_wins() -> None:
    runner = sit(3, "bar")
    until_out(runner, 0, 5)
    assert not runner.over
    until_out(runner, 2, 5)
    assert runner.over
    assert (runner.match.scores, runner.match.winners) == ([0, 5, 0], [1])
    assert runner.sheet[-1].cells[1].marks[-1] == "winner"


@pytest.mark.rule("FOD-6.10")
@pytest.mark.parametrize(
    ("standing", "off", "scores", "winners"),
    [
        ([1, 2, 0], {0: 1, 1: 2}, [0, 0, 0], [0, 1]),
        ([1, 1, 0], {0: 2, 1: 1}, [-1, 0, 0], [1]),
        ([1, 1, -1], {0: 2, 1: 2}, [-1, -1, -1], [0, 1]),
        ([2, 1, 1], {0: 2, 1: 2, 2: 2}, [0, -1, -1], [0]),
    ],
)
def test_if_all_left_fall_at_once_the_least_negative_wins(
    standing: list[int], off: dict[int, int], scores: list[int], winners: list[int]
) -> None:
    runner = sit(3, "bar")
    for _ in range(3):
        play_deal(runner)
    runner.match.dealer = 0
    runner.match.scores = standing
    play_deal(runner, off)
    assert (runner.match.scores, runner.match.winners) == (scores, winners)


@pytest.mark.rule("FOD-6.10")
def test_bids_made_do_not_break_a_tie_of_lives() -> None:
    runner = sit(2, "bar", tiebreak="most-made")
    play_deal(runner, {0: 1})
    runner.match.scores = [1, 1]
    play_deal(runner, {0: 1, 1: 1})
    assert runner.match.winners == [0, 1]


@pytest.mark.rule("FOD-6.3", "FOD-6.6")
def test_the_bar_is_two_options_and_each_goes_alone() -> None:
    bar = make_game("fodinha", preset="bar")
    assert {str(difference) for difference in bar.differences()} == {"manilha=on", "lives=5"}
    assert make_game("fodinha").differences() == []
    manilha = sit(2, manilha=True)
    while not manilha.over:
        play_deal(manilha)
    assert manilha.match.deals == 19
    assert min(manilha.match.scores) >= 190
    lives = make_game("fodinha", 2, options={"lives": 3})
    state = lives.deal(lives.start(tape(lives, lots=(1,))), tape(lives, "3♦ 4♥ 7♥"))
    play(lives, state, "bid 0", "bid 0", "3♦", "4♥")
    assert [state.points(0), state.points(1)] == [0, -1]


@pytest.mark.rule("FOD-3.4", "FOD-6.6")
@pytest.mark.parametrize(
    "options",
    [{"lives": 21}, {"lives": -1}, {"tiebreak": "fewest"}, {"hook": "perhaps"}, {"renuncio": "loses"}],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        make_game("fodinha", options=options)


@pytest.mark.rule("FOD-5.4", "FOD-6.9")
@pytest.mark.parametrize("preset", ["standard", "bar"])
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_of_time_outs_always_ends(preset: str, players: int) -> None:
    game = make_game("fodinha", players, preset)
    runner, rng = MatchRunner(game, SeededSource(7)), Rng(7)
    while not runner.over:
        state = runner.deal()
        while state.turn >= 0:
            runner.play(state.turn, game.timeout(state, rng))
        assert sum(int(state.bids[seat]) for seat in range(players)) != state.size
        assert runner.view(0).deal_points == [int(state.won[seat]) for seat in range(players)]
    assert runner.match.winners
