"""What the tests of the card room share, some of it with others: driving the command and the screen."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from housing import Hosted, hosted

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "cli"), str(HERE.parent / "terminal" / "app")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A card room without limits, for all tests of a file."""
    with hosted(tmp_path_factory.mktemp("room")) as opened:
        yield opened
