"""The secret of a card room: made once, read by its owner only."""

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from vaza.core.errors import SetupError
from vaza.server.secret import load_signing_secret


def test_it_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "room.secret"
    first = load_signing_secret(path)
    assert len(first) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert load_signing_secret(path) == first
    assert os.listdir(path.parent) == ["room.secret"]


def test_two_who_start_at_once_have_the_same(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = set(pool.map(lambda _: load_signing_secret(tmp_path / "room.secret"), range(32)))
    assert len(found) == 1


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o666, 0o610])
def test_others_may_not_read_it(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "room.secret"
    load_signing_secret(path)
    path.chmod(mode)
    with pytest.raises(SetupError, match="SECRET_OPEN"):
        load_signing_secret(path)


def test_what_is_no_secret_is_refused(tmp_path: Path) -> None:
    short = tmp_path / "short"
    short.touch(0o600)
    with pytest.raises(SetupError, match="SECRET_SHORT"):
        load_signing_secret(short)
    with pytest.raises(SetupError, match="SECRET_UNREADABLE"):
        load_signing_secret(tmp_path)
    with pytest.raises(SetupError, match="SECRET_UNREADABLE"):
        load_signing_secret(short / "below a file")
