"""Intervals, the ladder and the plot against cases worked by hand."""

import math
import random
import xml.etree.ElementTree as ET

import pytest

from vaza.bots.arena.ladder import HeadToHead, ladder, ratings, strengths
from vaza.bots.arena.plot import Panel, PlotRow, draw, round_step, ticks
from vaza.bots.arena.statistics import (
    MOST_BLOCKS,
    Cluster,
    Estimate,
    StreamingMean,
    central_interval,
    estimate,
    in_blocks,
)


def test_mean_and_interval_of_coins() -> None:
    """400 deals of which half are won: the standard error is 2.5 points, the interval about 4.9 either way."""
    found = estimate([Cluster(float(deal % 2), 1) for deal in range(400)])
    assert found is not None and found.low is not None and found.high is not None
    assert found.value == 0.5
    assert found.low == pytest.approx(0.5 - 1.96 * 0.025, abs=0.005)
    assert found.high == pytest.approx(0.5 + 1.96 * 0.025, abs=0.005)


def test_games_of_one_deal_count_as_one() -> None:
    """Four equal games of a deal tell no more than one of them."""
    single = estimate([Cluster(float(deal % 2), 1) for deal in range(100)])
    fourfold = estimate([Cluster(4.0 * (deal % 2), 4) for deal in range(100)])
    assert single == fourfold


def test_duplicate_deals_that_cancel_out_leave_no_doubt() -> None:
    assert estimate([Cluster(1.0, 2)] * 30) == Estimate(0.5, 0.5, 0.5)


def test_one_deal_has_no_interval_and_none_no_mean() -> None:
    assert estimate([Cluster(1.0, 2)]) == Estimate(0.5, None, None)
    assert estimate([]) is None
    assert estimate([Cluster(0, 0)]) is None


def test_clusters_of_unequal_size_weigh_as_much_as_they_hold() -> None:
    found = estimate([Cluster(3, 3), Cluster(0, 1)])
    assert found == Estimate(0.75, 0.0, 1.0)


def test_many_deals_are_put_together_without_losing_any() -> None:
    rng = random.Random(1)
    deals = [Cluster(float(rng.random() < 0.3), 1) for _ in range(5_500)]
    blocks = in_blocks(deals)
    assert len(blocks) <= MOST_BLOCKS
    assert sum(block.size for block in blocks) == 5_500
    assert sum(block.total for block in blocks) == sum(deal.total for deal in deals)
    found = estimate(deals)
    assert found is not None and found.low is not None and found.high is not None
    half = 1.96 * math.sqrt(0.3 * 0.7 / 5_500)
    assert found.high - found.low == pytest.approx(2 * half, rel=0.1)


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    held = 0
    for trial in range(200):
        rng = random.Random(trial)
        deals = []
        for _ in range(60):
            luck = rng.gauss(0, 0.3)
            deals.append(Cluster(sum(float(rng.random() < 0.5 + luck) for _ in range(4)), 4))
        found = estimate(deals)
        assert found is not None and found.low is not None and found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 180 <= held <= 198


def test_middle() -> None:
    assert central_interval([float(value) for value in range(1001)]) == (25, 975)


def test_running_mean_agrees_with_the_book() -> None:
    running = StreamingMean()
    assert running.half() is None
    for value in (0, 1, 1, 0, 1):
        running.add(value)
    assert running.mean == pytest.approx(0.6)
    assert running.half() == pytest.approx(1.96 * math.sqrt(0.3 / 5))


def test_two_bots_on_the_ladder_are_the_logarithm_of_their_odds() -> None:
    """150 of 200 with one game more, drawn: odds of 150.5 to 50.5."""
    points = ratings(strengths([HeadToHead(0, 1, 1, 150, 200)], 2), 1)
    assert points == pytest.approx([400 * math.log10(150.5 / 50.5), 0])


def test_one_seat_among_three_is_compared_with_a_quarter() -> None:
    fair = strengths([HeadToHead(0, 1, 3, 50, 200)], 2)
    assert fair == pytest.approx([1, 1])
    strong = strengths([HeadToHead(0, 1, 3, 9_999.75, 19_999)], 2)
    assert strong[0] / strong[1] == pytest.approx(3, rel=1e-3)


def test_ladder_finds_known_strengths_from_all_pairs() -> None:
    power = [8.0, 4.0, 2.0, 1.0]
    meetings = [
        HeadToHead(a, b, 2, 1e6 * power[a] / (power[a] + 2 * power[b]), 1e6)
        for a in range(4)
        for b in range(4)
        if a != b
    ]
    found = ratings(strengths(meetings, 4), 3)
    assert found == pytest.approx([400 * math.log10(value) for value in power], abs=0.1)


def test_a_bot_that_lost_everything_stays_on_the_ladder() -> None:
    found = ladder([[HeadToHead(0, 1, 1, 2, 2)] for _ in range(50)], 2)
    assert found[1] == Estimate(0, 0, 0)
    assert 400 < found[0].value < 1200
    one = ladder([[HeadToHead(0, 1, 1, 2, 2)]], 2)
    assert one[0].low is None


def test_ladder_stands_on_the_bot_it_is_told_to() -> None:
    deals = [[HeadToHead(0, 1, 1, deal % 2, 1), HeadToHead(1, 2, 1, deal % 3 / 2, 1)] for deal in range(40)]
    assert ladder(deals, 3, foot=1)[1] == Estimate(0, 0, 0)
    low, high = ladder(deals, 3, foot=1)[0][1:]
    assert low is not None and high is not None
    assert low < 0 < high


@pytest.mark.parametrize(("step", "found"), [(0.9, 1), (1, 1), (1.1, 2), (3, 5), (6, 10), (70, 100), (0.13, 0.2)])
def test_round_steps(step: float, found: float) -> None:
    assert round_step(step) == pytest.approx(found)


def test_ticks() -> None:
    assert ticks(0, 100, 20) == [0, 20, 40, 60, 80, 100]
    assert ticks(-10, 25, 10) == [-10, 0, 10, 20]


def test_plot_is_well_formed_and_has_every_row() -> None:
    lines = [
        PlotRow("a & b", Estimate(61, 55, 66), "61 %"),
        PlotRow("<c>", Estimate(50, None, None), "50 %"),
        PlotRow("d", Estimate(100, 100, 100), "100 %"),
    ]
    text = draw('T "quoted"', "note", [Panel("shares", "%", lines, 50, 0, 100)])
    root = ET.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    words = [element.text for element in root.iter(f"{space}text")]
    assert {"a & b", "<c>", "d", "61 %", 'T "quoted"', "note"} <= set(words)
    assert len(list(root.iter(f"{space}circle"))) == 3
    bars = [line for line in root.iter(f"{space}line") if line.get("class") == "bar"]
    assert len(bars) == 2
    middle_dot = next(root.iter(f"{space}circle"))
    assert float(bars[0].get("x1", "")) < float(middle_dot.get("cx", "")) < float(bars[0].get("x2", ""))
