"""What the tests of the card room share."""

from collections.abc import Iterator

import pytest
from housing import Hosted, hosted


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A card room without limits, for all tests of a file."""
    with hosted(tmp_path_factory.mktemp("room")) as opened:
        yield opened
