"""One thinking process for all tests of the app."""

from collections.abc import Iterator

import pytest
from driving import thinkers

from vaza.bots.workers import BotPool


@pytest.fixture(scope="session")
def workers() -> Iterator[BotPool]:
    """Bots think in it as they do for a person."""
    with thinkers() as found:
        yield found
