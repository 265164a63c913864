"""Voice clips from real encoders, clips made by hand, and what only looks like one."""

import struct
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vaza.server.clip_bytes import MOST_PARTS
from vaza.server.clips import LARGEST, ClipError, check_clip

FOLDER = Path(__file__).parent / "clips"
FILES = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir()) if path.suffix != ".md"}
GOOD = {name: data for name, data in FILES.items() if name.startswith(("opus-", "aac-")) and "10_5" not in name}
CODES = {"CLIP_DAMAGED", "CLIP_WRONG_KIND", "CLIP_TOO_LONG"}


def refusal(data: bytes) -> str:
    with pytest.raises(ClipError) as refused:
        check_clip(data)
    return refused.value.code


# ---- From encoders


def test_the_files_are_there_and_small() -> None:
    assert len(FILES) == 19
    assert len(GOOD) == 8
    assert max(map(len, FILES.values())) <= 8192


@pytest.mark.parametrize("name", GOOD)
def test_good_clips_are_taken(name: str) -> None:
    clip = check_clip(GOOD[name])
    assert clip.kind == ("audio/webm" if name.endswith("webm") else "audio/mp4")
    assert clip.seconds == pytest.approx(9.9 if "9_9" in name else 1.0, abs=0.1)


@pytest.mark.parametrize("name", [name for name in FILES if "10_5" in name])
def test_long_clips_are_refused(name: str) -> None:
    assert refusal(FILES[name]) == "CLIP_TOO_LONG"


@pytest.mark.parametrize(
    "name", ["opus.mkv", "opus.mp4", "opus.ogg", "tone.mp3", "tone.wav", "video.mp4", "video.webm"]
)
def test_other_kinds_are_refused(name: str) -> None:
    assert refusal(FILES[name]) == "CLIP_WRONG_KIND"


@pytest.mark.parametrize("data", [b"", b"\x1a", b"\x1aE\xdf", b"<html>", bytes(1000), b"\xff" * 1000, b"OggS"])
def test_no_clip_at_all(data: bytes) -> None:
    assert refusal(data) == "CLIP_WRONG_KIND"


def test_big_clips_are_refused_unread() -> None:
    assert refusal(bytes(LARGEST + 1)) == "CLIP_TOO_BIG"
    assert refusal(bytes(LARGEST)) == "CLIP_WRONG_KIND"


# ---- WebM by hand


def element(identity: int, body: bytes, size: bytes | None = None) -> bytes:
    length = (len(body) | 1 << 56).to_bytes(8, "big") if size is None else size
    return identity.to_bytes((identity.bit_length() + 7) // 8, "big") + length + body


ENDLESS = b"\x01" + b"\xff" * 7
HEADER = element(0x1A45DFA3, element(0x4282, b"webm"))
INFO = element(0x1549A966, element(0x2AD7B1, (1_000_000).to_bytes(3, "big")))


def track(number: int = 1, kind: int = 2, codec: bytes = b"A_OPUS", more: bytes = b"") -> bytes:
    return element(0xAE, element(0xD7, bytes([number])) + element(0x83, bytes([kind])) + element(0x86, codec) + more)


TRACKS = element(0x1654AE6B, track())


def block(at: int, packet: bytes = b"\x08x", number: int = 1, flags: int = 0x80) -> bytes:
    return element(0xA3, bytes([0x80 | number]) + struct.pack(">h", at) + bytes([flags]) + packet)


def cluster(*blocks: bytes, at: int = 0, size: bytes | None = None) -> bytes:
    return element(0x1F43B675, element(0xE7, at.to_bytes(8, "big")) + b"".join(blocks), size)


def webm(*parts: bytes, size: bytes | None = ENDLESS, header: bytes = HEADER) -> bytes:
    return header + element(0x18538067, b"".join(parts), size)


def test_a_webm_by_hand() -> None:
    many = [cluster(block(0), block(20), at=at, size=ENDLESS) for at in range(0, 9000, 100)]
    assert check_clip(webm(INFO, TRACKS, *many)).seconds == pytest.approx(8.9 + 0.04)
    assert check_clip(webm(INFO, TRACKS, *many, size=None)).seconds == pytest.approx(8.9 + 0.04)
    group = element(
        0x1F43B675, element(0xE7, b"\1") + element(0xA0, element(0xA1, block(0)[9:]) + element(0x9B, b"\1"))
    )
    assert check_clip(webm(INFO, TRACKS, group)).seconds == pytest.approx(0.021)


@pytest.mark.parametrize(
    ("packet", "seconds"),
    [
        (b"\x00x", 0.01), (b"\x18x", 0.06), (b"\x60x", 0.01), (b"\x68x", 0.02), (b"\x80x", 0.0025), (b"\xf8x", 0.02),
        (b"\xf9x", 0.04), (b"\xfax", 0.04), (b"\xfb\x06x", 0.12), (b"\x83\x30x", 0.12),
    ],
)  # fmt: skip
def test_how_much_a_packet_holds(packet: bytes, seconds: float) -> None:
    assert check_clip(webm(INFO, TRACKS, cluster(block(0, packet)))).seconds == pytest.approx(seconds, abs=1e-3)


@pytest.mark.parametrize(
    "data",
    [
        webm(INFO, TRACKS, cluster(block(0), at=10_300)),
        webm(INFO, TRACKS, cluster(block(0)), cluster(block(30_000), at=2**64 - 1)),
        webm(INFO, TRACKS, cluster(*[block(0, b"\x18x")] * 180)),
        webm(element(0x1549A966, element(0x4489, struct.pack(">d", 10_300))), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x4489, struct.pack(">d", 1e308))), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x2AD7B1, b"\xff" * 8)), TRACKS, cluster(block(1))),
        webm(element(0x1549A966, element(0x4489, struct.pack(">f", 5))), TRACKS, cluster(block(0), at=10_300)),
    ],
)
def test_long_by_one_of_three_ways(data: bytes) -> None:
    assert refusal(data) == "CLIP_TOO_LONG"


@pytest.mark.parametrize(
    "data",
    [
        webm(INFO, element(0x1654AE6B, track() + track(2)), cluster(block(0))),
        webm(INFO, element(0x1654AE6B, b""), cluster(block(0))),
        webm(INFO, TRACKS, TRACKS, cluster(block(0))),
        webm(INFO, element(0x1654AE6B, track(kind=1)), cluster(block(0))),
        webm(INFO, element(0x1654AE6B, track(codec=b"A_VORBIS")), cluster(block(0))),
        webm(INFO, element(0x1654AE6B, track(codec=b"")), cluster(block(0))),
        webm(INFO, element(0x1654AE6B, track(more=element(0x6D80, b""))), cluster(block(0))),
        webm(INFO, TRACKS, cluster(block(0)), header=element(0x1A45DFA3, b"")),
        webm(INFO, TRACKS, cluster(block(0)), header=element(0x1A45DFA3, element(0x4282, b"webm") * 2)),
    ],
)
def test_not_one_track_of_opus(data: bytes) -> None:
    assert refusal(data) == "CLIP_WRONG_KIND"


@pytest.mark.parametrize(
    "data",
    [
        HEADER,
        HEADER + HEADER,
        webm(INFO, TRACKS),
        webm(INFO, TRACKS, cluster()),
        webm(INFO, cluster(block(0)), TRACKS),
        webm(TRACKS, cluster(block(0))),
        webm(INFO, INFO, TRACKS, cluster(block(0))),
        webm(INFO, TRACKS, cluster(block(0)), size=None) + b"x",
        webm(INFO, TRACKS, cluster(block(0)), size=None) + webm(INFO),
        webm(INFO, TRACKS, cluster(block(0)), element(0x1941A469, b"a file")),
        webm(INFO, TRACKS, cluster(block(0), HEADER, size=ENDLESS)),
        webm(INFO, TRACKS, cluster(block(0), cluster(block(0)))),
        webm(INFO, TRACKS, cluster(block(0, number=2))),
        webm(INFO, TRACKS, cluster(block(0, flags=0x82))),
        webm(INFO, TRACKS, cluster(block(0, b""))),
        webm(INFO, TRACKS, cluster(block(0, b"\xfb\x00"))),
        webm(INFO, TRACKS, cluster(block(0, b"\xfb\x07"))),
        webm(INFO, element(0x1654AE6B, track(number=0)), cluster(block(0))),
        webm(element(0x1549A966, element(0x2AD7B1, b"\0")), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x2AD7B1, b"\1" * 9)), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x4489, struct.pack(">d", float("nan")))), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x4489, struct.pack(">d", float("inf")))), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x4489, struct.pack(">f", -1))), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, element(0x4489, b"123")), TRACKS, cluster(block(0))),
        webm(element(0x1549A966, b"", ENDLESS), TRACKS, cluster(block(0))),
        webm(INFO, TRACKS, cluster(block(0)), size=b"\x01" + b"\x7f" * 7),
        webm(INFO, TRACKS, cluster(block(0), size=b"\xfe")),
        webm(INFO, TRACKS, b"\0\0\0\0"),
        webm(INFO, TRACKS, cluster(element(0xA0, element(0xA0, b"", ENDLESS)))),
    ],
)
def test_damaged_webm(data: bytes) -> None:
    assert refusal(data) == "CLIP_DAMAGED"


def test_work_on_webm_is_bounded() -> None:
    empty = element(0xEC, b"", b"\x80")
    assert check_clip(webm(INFO, TRACKS, cluster(block(0)), empty * 1000)).seconds == 0.02
    assert refusal(webm(INFO, TRACKS, cluster(block(0)), empty * MOST_PARTS)) == "CLIP_DAMAGED"


# ---- Anything


@pytest.mark.parametrize("name", GOOD)
def test_every_cut_is_refused_or_a_shorter_clip(name: str) -> None:
    data = GOOD[name]
    whole = check_clip(data)
    for end in range(0, len(data), max(1, len(data) // 400)):
        try:
            clip = check_clip(data[:end])
        except ClipError as refused:
            assert refused.code in CODES
        else:
            assert clip.kind == whole.kind
            assert 0 < clip.seconds <= whole.seconds


@st.composite
def mutations(draw: st.DrawFn) -> bytes:
    data = bytearray(GOOD[draw(st.sampled_from(sorted(GOOD)))])
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, min(len(data), draw(st.sampled_from([64, 800, 8192])))))
        piece = draw(st.one_of(st.binary(max_size=9), st.sampled_from([b"\xff" * 8, bytes(8), b"\0\0\0\1", ENDLESS])))
        kind = draw(st.sampled_from(["write", "insert", "remove", "repeat"]))
        if kind == "write":
            data[at : at + len(piece)] = piece
        elif kind == "insert":
            data[at:at] = piece
        elif kind == "remove":
            del data[at : at + draw(st.integers(1, 200))]
        else:
            data[at:at] = data[at : at + draw(st.integers(1, 2000))]
    return bytes(data)


@settings(max_examples=max(settings().max_examples, 400))
@given(mutations())
def test_a_changed_clip_is_taken_or_refused_and_nothing_else(data: bytes) -> None:
    try:
        clip = check_clip(data)
    except ClipError as refused:
        assert refused.code in CODES
    else:
        assert 0 < clip.seconds <= 10


@given(st.binary(max_size=400), st.sampled_from([b"", b"\x1aE\xdf\xa3", HEADER, b"\0\0\0\x08ftyp", HEADER + INFO]))
def test_rubbish_is_refused(rubbish: bytes, start: bytes) -> None:
    assert refusal(start + rubbish) in CODES
