"""The server is killed again and again while matches are on: nothing promised is missing, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from evidence import Findings, everything_is_kept, nothing_is_missing
from processes import Process, serving
from trials import Trial

from vaza.protocol import link

KILLS = int(os.environ.get("VAZA_KILLS", "10"))
MATCHES = int(os.environ.get("VAZA_MATCHES", "200"))


@pytest.fixture(autouse=True)
def _come_back_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """People try again every half second, so that a test does not wait for them."""
    monkeypatch.setattr(link, "LONGEST_PAUSE", 0.5)


async def crash(process: Process, tables: int, kills: int, pause: float, seed: int) -> Findings:
    """Play, and kill the server so many times at random moments."""
    rng = random.Random(seed)
    trial = Trial(process.base, seed)
    try:
        await trial.gather(tables)
        trial.evening.pause = pause
        trial.begin()
        for number in range(kills):
            await asyncio.sleep(rng.uniform(0.0, 1.0))
            process.kill()
            await nothing_is_missing(trial, process.database_url)
            if rng.random() < 0.2 and number < kills - 1:
                process.launch()  # and is killed again, whatever it is doing by then
                continue
            await asyncio.to_thread(process.start)
            await trial.all_go_on()
        await trial.finish()
        return await everything_is_kept(trial, process.database_url)
    finally:
        await trial.close()


def test_a_killed_server_goes_on_with_every_card_it_promised(tmp_path: Path) -> None:
    with serving(tmp_path, f"sqlite:///{tmp_path}/room.db") as process:
        found = asyncio.run(crash(process, tables=6, kills=1, pause=0.02, seed=random.randrange(10**9)))
        assert found.promised > 100 and found.scenes > 300 and found.matches >= 6


@pytest.mark.slow
def test_killed_many_times_with_many_matches_on(database_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, database_url) as process:
        found = asyncio.run(crash(process, MATCHES, KILLS, pause=1.0, seed=random.randrange(10**9)))
        assert found.tables == MATCHES and found.matches >= MATCHES and found.promised > 10 * MATCHES
        assert found.lost, "no kill met anybody who waited for an answer"
