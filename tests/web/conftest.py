"""A card room with its page, and what drives a browser."""

import sys
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
    """Runs a trial; it may kill the card room and start it again."""
    room = card_room_with_page

    def run(name: str, *words: str) -> dict[str, Any]:
        doing = {"kill": room.kill, "start": room.start}
        return browsing.run_trial(room.url, name, *words, shots=tmp_path, doing=doing)

    return run
