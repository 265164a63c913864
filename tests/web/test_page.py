"""The built page as the server gives it out, its logic, and its types against real scenes."""

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
import page

from serving import card_room
from tables import TABLES
from vaza.bots.kernel.playout import random_action
from vaza.core.chance import Rng, SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game
from vaza.protocol import shapes
from vaza.table.scene import Snapshot


@pytest.fixture(scope="module")
def address(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with card_room(tmp_path_factory.mktemp("paged"), VAZA_PAGE=str(built_page)) as room:
        yield room.url


@pytest.mark.parametrize("path", ["/", "/t/ABC123", "/play/x", "/match/x-1", "/matches", "/learn", "/learn/sueca/first-deal"])
def test_every_address_of_the_page_begins_with_it(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert answer.status_code == 200
    assert 'id="page"' in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "'unsafe" not in answer.headers["content-security-policy"]


def test_what_has_a_hash_in_its_name_is_kept_for_ever(address: str, built_page: Path) -> None:
    for path in sorted(built_page.glob("assets/*.js"))[:2]:
        answer = httpx.get(f"{address}/assets/{path.name}")
        assert answer.headers["cache-control"].endswith("immutable")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.content == path.read_bytes()
        again = httpx.get(f"{address}/assets/{path.name}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_who_takes_no_gzip_gets_none(address: str, built_page: Path) -> None:
    answer = httpx.get(f"{address}/sw.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == (built_page / "sw.js").read_bytes()


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/%2e%2e/x"])
def test_there_is_nothing_else(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert answer.status_code == 404 or 'id="page"' in answer.text


def test_a_table_has_its_link_for_cameras(address: str) -> None:
    answer = httpx.get(f"{address}/t/abc123/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.count("<path") == 1
    assert httpx.get(f"{address}/t/a-code-that-is-none/qr.svg").status_code == 404


def test_without_a_page_there_is_a_plain_word(tmp_path: Path) -> None:
    with card_room(tmp_path, VAZA_PAGE=str(tmp_path / "nowhere")) as room:
        answer = httpx.get(room.url)
        assert "This card room is open" in answer.text


def test_the_logic_of_the_page(built_page: Path) -> None:
    page.test()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_view_has_the_shape_that_types_are_made_from(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    code, players, preset, variants = table
    runner = MatchRunner(make_game(code, players, preset=preset, variants=variants), SeededSource(4))
    rng = Rng(5)
    for _ in range(120):
        if runner.over:
            break
        if runner.needs_deal:
            runner.deal()
        assert runner.state is not None
        for seat in range(-1, players):
            msgspec.convert(msgspec.to_builtins(runner.view(seat).data()), shapes.ViewSchema)
        runner.play(int(runner.state.turn), int(random_action(runner.state, rng)))


def test_the_shape_of_a_scene_has_the_fields_of_a_scene() -> None:
    assert {*shapes.SnapshotSchema.__struct_fields__} - {"now"} == {*Snapshot.__struct_fields__}
