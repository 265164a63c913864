"""The contest with OpenSpiel's bot: what is made of its games, and that it can be played."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import bots
from bots import OURS, SIZE, THEIRS, Game, gains, pairing, told
from contenders import CONTENDERS, DECISIONS, OhHell
from vaza.bots.arena.statistics import Estimate
from vaza.bots.kernel.policy import ONE
from vaza.bots.policies.fodinha_worth import BIDS


@pytest.mark.parametrize(
    ("lone", "others", "share", "margin"),
    [
        (12, (11, 3, 1), 1, 7),
        (12, (12, 0, 0), 1 / 2, 8),
        (3, (12, 0, 0), 0, -1),
        (10, (10, 10, 10), 1 / 4, 0),
    ],
)
def test_highest_score_is_shared(lone: float, others: tuple[float, ...], share: float, margin: float) -> None:
    game = Game(lone, others)
    assert (game.share(), game.margin()) == (share, margin)


def test_a_pairing_is_the_mean_over_all_games_with_an_interval_over_deals() -> None:
    good, bad = Game(12, (3, 3, 3)), Game(3, (12, 3, 3))
    found = pairing(OURS, THEIRS, [[good, good], [good, bad]])
    assert found.games == 4
    assert found.share == Estimate(0.75, 0.5, 1.0)
    assert found.score is not None
    assert found.score.value == pytest.approx(39 / 4)


def test_gains_are_a_point_a_trick_and_ten_for_the_bid() -> None:
    table = gains()
    assert table[SIZE * BIDS + SIZE] == ONE
    assert table[3 * BIDS + 3] == ONE * 13 // 19
    assert table[3 * BIDS + 4] == ONE * 4 // 19


def test_an_estimate_is_told_with_its_interval() -> None:
    assert told(Estimate(0.3125, 0.25, 0.375), 100, " %") == "31.2 % (25.0 to 37.5)"
    assert told(Estimate(1.0, None, None)) == "1.0"
    assert told(None) == "-"


@pytest.mark.slow
def test_a_quick_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "bots.json"
    monkeypatch.setattr(sys, "argv", ["bots.py", "--quick", "--out", str(out)])
    bots.main()
    report: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    assert [(one["lone"], one["others"], one["games"]) for one in report["pairings"]] == [
        (OURS, THEIRS, 8),
        (THEIRS, OURS, 8),
    ]
    assert all(row["decisions"] > 100 for row in report["timing"].values())


@pytest.mark.slow
def test_their_worlds_hold_only_cards_that_were_dealt() -> None:
    # This is why the contest deals as many cards as it can.
    rng = random.Random(1)
    for state in OhHell().starts:
        dealt = set(state.history()[2:-1])
        for _ in range(20):
            world = state.resample_from_infostate(state.current_player(), rng.random)
            assert set(world.history()[2:-1]) == dealt


@pytest.mark.slow
@pytest.mark.parametrize("name", ["compiled search", "oh_hell search"])
def test_a_search_counts_the_moves_of_its_iterations(name: str) -> None:
    player = CONTENDERS[name].make()
    assert [player.play(1), player.play(40)] == [DECISIONS, 40 * DECISIONS]
