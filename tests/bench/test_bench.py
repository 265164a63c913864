"""What the bench makes of given numbers; nothing here measures anything."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from contenders import CONTENDERS, shares
from report import Ratio, Sample, Samples, as_json, growth, ratios, rows

DECISIONS = 40


def speeds(playouts: dict[str, list[int]], moves: int = DECISIONS) -> Samples:
    """Samples of one second with so many playouts."""
    return {name: [Sample(n, n * moves, 1.0) for n in counts] for name, counts in playouts.items()}


def the(samples: Samples, label: str) -> Ratio:
    """The ratio with this label."""
    return next(one for one in ratios(samples) if one.label == label)


def test_row_is_median_and_range() -> None:
    row = rows(speeds({"compiled fodinha": [90, 120, 100]}))[0]
    assert (row.playouts.median, row.playouts.low, row.playouts.high) == (100, 90, 120)
    assert row.moves.median == 100 * DECISIONS
    assert row.moves_per_playout == DECISIONS
    assert row.playouts.half == pytest.approx(0.15)


def test_rate_is_per_second() -> None:
    row = rows({"compiled sueca": [Sample(100, 4000, 0.5)]})[0]
    assert (row.playouts.median, row.moves.median) == (200, 8000)


def test_ratio_is_taken_round_by_round() -> None:
    # The second round was twice as slow for both; the ratio does not see it.
    samples = speeds({"compiled fodinha": [400, 200, 500], "oh_hell rollouts": [100, 50, 100]})
    found = the(samples, "Fodinha over OpenSpiel C++ rollouts")
    assert (found.value.low, found.value.median, found.value.high) == (4, 4, 5)


@pytest.mark.parametrize(("ours", "met"), [(399, False), (400, True), (900, True)])
def test_four_times_the_rollouts(ours: int, met: bool) -> None:
    samples = speeds({"compiled fodinha": [ours], "oh_hell rollouts": [100]})
    found = the(samples, "Fodinha over OpenSpiel C++ rollouts")
    assert (found.target, found.met) == (4, met)


@pytest.mark.parametrize(("ours", "met"), [(499, False), (500, True)])
def test_five_times_the_iterations_of_a_search(ours: int, met: bool) -> None:
    samples = speeds({"compiled search": [ours], "oh_hell search": [100]})
    found = the(samples, "Tree search over OpenSpiel C++ ISMCTSBot")
    assert (found.target, found.met) == (5, met)


@pytest.mark.parametrize(("ours", "met"), [(249, False), (250, True)])
def test_twenty_five_times_python(ours: int, met: bool) -> None:
    samples = speeds({"compiled fodinha": [ours], "oh_hell python": [10]})
    assert the(samples, "Fodinha over OpenSpiel from Python").met is met


@pytest.mark.parametrize(("theirs", "met"), [(99, False), (100, True)])
def test_no_game_below_a_third_by_moves(theirs: int, met: bool) -> None:
    # Half the moves in each playout: it is moves that count, not playouts.
    samples = speeds({"compiled fodinha": [300]}) | speeds({"compiled sobesobe4": [2 * theirs]}, DECISIONS // 2)
    found = the(samples, "SobeSobe 4p over Fodinha")
    assert found.value.median == pytest.approx(theirs / 300)
    assert found.met is met


def test_without_target_nothing_is_met() -> None:
    found = the(speeds({"compiled sueca": [500], "pure sueca": [10]}), "Sueca: compiled over pure")
    assert (found.value.median, found.target, found.met) == (50, None, None)


def test_what_was_not_measured_is_left_out() -> None:
    samples = speeds({"compiled fodinha": [1], "compiled sueca": [1]})
    assert [one.label for one in ratios(samples)] == ["Sueca over Fodinha"]
    assert [row.name for row in rows(samples)] == ["compiled fodinha", "compiled sueca"]


def test_report_holds_everything() -> None:
    samples = speeds({name: [100, 100] for name in CONTENDERS})
    report = json.loads(json.dumps(as_json(samples, {"rounds": 2})))
    assert report["rounds"] == 2
    assert [one["name"] for one in report["contenders"]] == list(CONTENDERS)
    targets = [one["met"] for one in report["ratios"] if one["target"] is not None]
    assert targets == [False, False, False, True, True, True, True, True]


def test_playouts_are_shared_evenly() -> None:
    assert shares(["a", "b", "c"], 8) == [("a", 3), ("b", 3), ("c", 2)]
    assert shares(["a", "b", "c"], 2) == [("a", 1), ("b", 1)]


def test_growth_is_from_a_tenth_to_the_end() -> None:
    assert growth([1] * 9 + [200] * 90 + [210]) == pytest.approx(0.05)
    assert growth([500] * 9 + [200] * 91) == 0
