"""A card room with its page, and what drives a browser."""

import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
import browsing
import page

from serving import NO_LIMITS, RoomProcess, card_room


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, built if its sources have changed."""
    return page.page()


@pytest.fixture(scope="session")
def card_room_with_page(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomProcess]:
    """One card room for all trials of a test process."""
    with card_room(tmp_path_factory.mktemp("room"), VAZA_PAGE=str(built_page), **NO_LIMITS) as room:
        yield room


@pytest.fixture
def trial(card_room_with_page: RoomProcess, tmp_path: Path) -> Callable[..., dict[str, Any]]:
    """Runs a trial; it may kill the card room and start it again.

    Browsers on a busy machine stumble now and then, and cards are dealt anew each time. So a trial that failed is tried
    once more; what went wrong the first time is told among the warnings of the run, and is worth reading there.
    """
    room = card_room_with_page
    doing = {"kill": room.kill, "start": room.start}

    def run(name: str, *words: str) -> dict[str, Any]:
        try:
            return browsing.run_trial(room.url, name, *words, shots=tmp_path, doing=doing)
        except AssertionError as fault:
            warnings.warn(f"The trial {name} {' '.join(words)} failed and is tried once more: {fault}", stacklevel=2)
        if not room.is_open:
            room.start()
        return browsing.run_trial(room.url, name, *words, shots=tmp_path, doing=doing)

    return run
