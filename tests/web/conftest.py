"""A card room with its page, and what drives a browser."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
import browsing
import page

from serving import NO_LIMITS, card_room


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, built if its sources have changed."""
    if not browsing.has_node():
        pytest.skip("Node is not installed: make test fetches it")
    return page.page()


@pytest.fixture
def trial(built_page: Path, tmp_path: Path) -> Iterator[Callable[..., dict[str, Any]]]:
    """Runs a trial in a card room of its own."""
    if not any(map(shutil.which, browsing.BROWSERS)):
        pytest.skip("no Chromium here")
    with card_room(tmp_path, VAZA_PAGE=str(built_page), **NO_LIMITS) as room:

        def run(name: str, *words: str) -> dict[str, Any]:
            return browsing.run_trial(room.url, name, *words, shots=tmp_path)

        yield run
