"""What every test shares."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from databases import Postgres

sys.path.insert(0, str(Path(__file__).parent))
os.environ["VAZA_LANG"] = "en"  # the sentences in the tests, whatever the tester speaks

settings.register_profile(
    "quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("long", max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the tables of who runs it."""
    monkeypatch.setenv("VAZA_DATA", str(tmp_path_factory.mktemp("data")))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules this test shows")
    config.addinivalue_line("markers", "slow: belongs to `make test-all`")


def pytest_report_header() -> str:
    from vaza.version import compiled

    return "vaza engine: " + ("compiled" if compiled() else "pure Python")


@pytest.fixture(scope="session")
def _postgres() -> Iterator["Postgres"]:
    """One cluster for each test process, started when the first test asks for it."""
    from databases import postgres

    with postgres() as cluster:
        yield cluster


@pytest.fixture
def postgres(_postgres: "Postgres") -> "Postgres":
    """A running PostgreSQL, whatever the test before did to it."""
    _postgres.start()
    return _postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/room.db"
    return request.getfixturevalue("postgres").new_database()
