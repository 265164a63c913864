"""What the bench of the server makes of frames and figures; the only server here is the trivial one."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
sys.path.insert(0, str(BENCH))

from server_load import servers, sizes
from server_load.boardgame import Boardgame
from server_load.driver import Client, Driver, LoadTable
from server_load.load import Result
from server_load.trials import Soak
from server_load.vaza import CUT, GO_ON, SIT, START, Vaza
from server_load.verdicts import FLAT_500, PEER, POSTGRES, Samples, ratios, soak_verdict
from server_load.wire import frame


def served(text: bytes, kind: int = 0x81) -> bytes:
    """A frame as a server sends it."""
    if len(text) < 126:
        return bytes((kind, len(text))) + text
    return bytes((kind, 126)) + len(text).to_bytes(2, "big") + text


class Far:
    """The other ends of the sockets of one table."""

    def __init__(self, dialect: Vaza | Boardgame, seats: int = 4, word: bytes = b"") -> None:
        self.table = LoadTable(seats)
        self.ends = []
        for index in range(seats):
            near, far = socket.socketpair()
            near.setblocking(False)
            far.setblocking(False)
            Client(near, b"", self.table, index, word)
            self.ends.append(far)
        self.driver = Driver(dialect, [self.table])

    def say(self, seat: int, data: bytes) -> None:
        """Let the server say something to a seat."""
        self.ends[seat].sendall(data)
        self.driver.receive(self.table.clients[seat])

    def hear(self, seat: int) -> bytes:
        """What this seat has sent, without its frame; empty if nothing."""
        try:
            data = self.ends[seat].recv(4096)
        except BlockingIOError:
            return b""
        assert data[1] & 0x80 and data[2 + 2 * (data[1] == 0xFE) :][:4] == b"\0\0\0\0"
        return data[8:] if data[1] == 0xFE else data[6:]


def scene(number: int, stage: str = "playing", **more: object) -> bytes:
    """A frame that begins as ours do, with a text that makes it long."""
    view = {"seat": 0, "legal": more.pop("legal", []), "history": "x" * 200}
    told = {"type": "scene", "now": 1.5, "seq": number, "decision": number, "stage": stage}
    data = {**told, "seat": 0, "chair": 0, "cutter": -1, "places": [], **more, "view": view}
    return served(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode())


def test_a_move_counts_when_the_last_of_four_has_seen_it() -> None:
    far = Far(Vaza())
    far.say(1, scene(7, legal=["A♥"]))
    assert json.loads(far.hear(1)) == {"type": "act", "actions": ["A♥"], "at": 7}
    for seat in (0, 1, 2):
        far.say(seat, scene(8))
        assert not far.driver.latencies
    far.say(3, scene(8))
    assert len(far.driver.latencies) == 1 and far.table.made == 1


def test_who_missed_a_scene_has_seen_the_moves_before_it() -> None:
    far = Far(Vaza())
    far.say(0, scene(7, legal=["A♥"]))
    far.say(1, scene(8, legal=["2♥"]))
    for seat in (0, 2, 3, 1):
        far.say(seat, scene(9))
    assert far.table.made == 2


def test_a_question_is_answered_once() -> None:
    far = Far(Vaza())
    far.say(0, scene(7, legal=["A♥"]))
    assert far.hear(0)
    far.say(0, scene(7, legal=["A♥"]))
    assert not far.hear(0)


def test_frames_come_in_pieces_and_together() -> None:
    far = Far(Vaza())
    both = scene(7) + scene(8, legal=["A♥"])
    far.say(0, both[:300])
    far.say(0, both[300:])
    assert far.driver.frames == 2
    assert json.loads(far.hear(0))["at"] == 8


def test_a_ping_is_answered() -> None:
    far = Far(Vaza())
    far.ends[0].sendall(served(b"are you there", 0x89))
    far.driver.receive(far.table.clients[0])
    assert far.ends[0].recv(100) == frame(b"are you there", 0x8A)


@pytest.mark.parametrize(
    ("seat", "stage", "more", "said"),
    [
        (1, "gathering", {"chair": -1}, SIT),
        (0, "gathering", {"places": [{"free": False}]}, START),
        (0, "gathering", {"places": [{"free": True}]}, b""),
        (1, "gathering", {"places": [{"free": False}]}, b""),
        (2, "cutting", {"cutter": 0}, CUT),
        (2, "cutting", {"cutter": 3}, b""),
        (3, "counted", {}, GO_ON),
        (3, "over", {}, GO_ON),
    ],
)
def test_between_deals(seat: int, stage: str, more: dict[str, object], said: bytes) -> None:
    far = Far(Vaza())
    far.say(seat, scene(5, stage, **more))
    assert far.hear(seat) == said
    far.say(seat, scene(6, stage, **more))
    assert not far.hear(seat), "said twice"


def update(number: int, legal: list[str]) -> bytes:
    """An update as boardgame.io writes it."""
    state = {"G": {"legal": legal, "notes": "x" * 900}, "_undo": [], "_redo": [], "_stateID": number}
    log = [{"action": {"type": "MAKE_MOVE"}, "_stateID": number - 1, "turn": 1}]
    words = json.dumps(["update", "match", state, log], separators=(",", ":"), ensure_ascii=False)
    return served(b"42/tricks," + words.encode())


def test_boardgame_io_is_answered_in_its_words() -> None:
    far = Far(Boardgame(), word=Boardgame.envelope("match", "1", "secret"))
    for seat in (0, 2, 3, 1):
        far.say(seat, update(3, ["K♣"] if seat == 1 else []))
    payload = {"type": "play", "args": ["K♣"], "playerID": "1", "credentials": "secret"}
    sent = far.hear(1)
    assert sent.startswith(b"42/tricks,")
    assert json.loads(sent[10:]) == ["update", {"type": "MAKE_MOVE", "payload": payload}, 3, "match", "1"]
    for seat in range(4):
        far.say(seat, update(4, []))
    assert far.table.made == 1


def test_filling_makes_their_messages_as_long_as_ours() -> None:
    bare = [1000 + 50 * cards for cards in range(40)]
    start, each = sizes.fillings(sizes.Sizes(4800, 110), sizes.line(list(enumerate(map(float, bare)))))
    filled = [size + start + each * cards for cards, size in enumerate(bare)]
    assert each == 60
    assert abs(sum(filled) / 40 - 4800) < 1


def test_our_messages_are_weighed_over_whole_matches() -> None:
    found = sizes.our_sizes()
    assert 0 < found.growth < found.mean / 20
    assert found == sizes.our_sizes(), "the same cards every time"


def result(speed: float) -> Result:
    """Some figures."""
    rest = dict.fromkeys(Result.__struct_fields__, 1.0)
    return Result(**{**rest, "moves_per_second": speed, "refused": {}})  # type: ignore[arg-type]


def test_ratios_are_taken_round_by_round() -> None:
    samples: Samples = {
        (POSTGRES, FLAT_500): [result(300), result(100), result(50)],
        (PEER, FLAT_500): [result(100), result(50), result(10)],
    }
    speed = next(one for one in ratios(samples) if "moves/s" in one.label)
    assert (speed.value, speed.met, speed.rounds) == (3.0, True, (3.0, 2.0, 5.0))


def test_growth_is_from_a_tenth_of_the_way() -> None:
    samples = [50] * 19 + [100] + [100] * 179 + [106]
    verdict = soak_verdict(Soak(minutes=1, moves=1, samples=samples))
    assert verdict.value == pytest.approx(0.06)
    assert not verdict.met


def test_the_load_plays_with_a_real_server() -> None:
    with tempfile.TemporaryDirectory() as folder, servers.trivial(3000, -1, Path(folder)) as server:
        spec = {"dialect": "trivial", "ports": server.ports, "tables": 3, "warm": 0.1, "seconds": 0.3}
        command = [sys.executable, "-m", "server_load.trials", json.dumps({**spec, "server": server.pid})]
        done = subprocess.run(command, cwd=BENCH, stdout=subprocess.PIPE, check=True)
    told = json.loads(done.stdout)
    assert told["moves"] > 0
    assert told["frame_bytes"] == pytest.approx(3004, abs=1)
