"""MP4 made by hand: what is told, added up and lied about."""

import struct

import pytest

from vaza.server.clip_bytes import MOST_PARTS
from vaza.server.clips import ClipError, check_clip


def refusal(data: bytes) -> str:
    with pytest.raises(ClipError) as refused:
        check_clip(data)
    return refused.value.code


def box(kind: bytes, body: bytes, size: int | None = None) -> bytes:
    return struct.pack(">I", len(body) + 8 if size is None else size) + kind + body


def full(kind: bytes, body: bytes, version: int = 0, flags: int = 0) -> bytes:
    return box(kind, struct.pack(">I", version << 24 | flags) + body)


def clock(kind: bytes, scale: int, duration: int, version: int = 0) -> bytes:
    times = struct.pack(">QQIQ" if version else ">IIII", 0, 0, scale, duration)
    return full(kind, times + bytes(80 if kind == b"mvhd" else 4), version)


def esds(codec: int = 0x40, flags: int = 0, extra: bytes = b"") -> bytes:
    decoder = b"\x04\x80\x80\x80\x0d" + bytes([codec]) + bytes(12)
    stream = b"\0\1" + bytes([flags]) + extra + decoder
    return full(b"esds", b"\x03" + bytes([len(stream)]) + stream)


def mp4a(inner: bytes = esds(), rate: int = 16000, version: int = 0, kind: bytes = b"mp4a") -> bytes:
    fixed = bytes(8) + struct.pack(">H", version) + bytes(14) + struct.pack(">HH", rate, 0) + bytes(16 * version)
    return box(kind, fixed + inner)


def stsd(*entries: bytes) -> bytes:
    return full(b"stsd", struct.pack(">I", len(entries)) + b"".join(entries))


def stts(*runs: tuple[int, int], count: int | None = None) -> bytes:
    body = b"".join(struct.pack(">II", *run) for run in runs)
    return full(b"stts", struct.pack(">I", len(runs) if count is None else count) + body)


def stsz(count: int) -> bytes:
    return full(b"stsz", struct.pack(">II", 4, count))


def trak(tables: bytes, duration: int = 0, handler: bytes = b"soun", scale: int = 16000, version: int = 0) -> bytes:
    hdlr = full(b"hdlr", bytes(4) + handler + bytes(13))
    minf = box(b"minf", box(b"stbl", tables))
    return box(b"trak", box(b"mdia", clock(b"mdhd", scale, duration, version) + hdlr + minf))


PLAIN = stsd(mp4a()) + stts((10, 1024)) + stsz(10)
FTYP = box(b"ftyp", b"isom\0\0\0\0")
MDAT = box(b"mdat", bytes(40))
MVHD = clock(b"mvhd", 1000, 640)


def mp4(*parts: bytes, more: bytes = MDAT) -> bytes:
    return FTYP + box(b"moov", b"".join(parts)) + more


EMPTY = stsd(mp4a()) + stts() + stsz(0)


def trex(each: int) -> bytes:
    return full(b"trex", struct.pack(">IIIII", 1, 1, each, 0, 0))


def moof(
    *runs: bytes, each: int | None = None, start: int | None = None, flags: int = 0, skipped: bytes = b""
) -> bytes:
    told = b"" if each is None else struct.pack(">I", each)
    tfhd = full(b"tfhd", struct.pack(">I", 1) + skipped + told, flags=flags | (0 if each is None else 8))
    tfdt = b"" if start is None else full(b"tfdt", struct.pack(">Q", start), version=1)
    return box(b"moof", full(b"mfhd", bytes(4)) + box(b"traf", tfhd + tfdt + b"".join(runs)))


def trun(count: int, body: bytes = b"", flags: int = 0) -> bytes:
    return full(b"trun", struct.pack(">I", count) + body, flags=flags)


def fragments(*parts: bytes, each: int = 1024) -> bytes:
    return mp4(clock(b"mvhd", 1000, 0), trak(EMPTY), box(b"mvex", trex(each)), more=b"".join(parts) + MDAT)


def test_a_plain_one() -> None:
    assert check_clip(mp4(MVHD, trak(PLAIN))).seconds == 0.64
    assert check_clip(mp4(clock(b"mvhd", 1000, 700, 1), trak(PLAIN, 9600, version=1))).seconds == 0.7
    assert check_clip(mp4(clock(b"mvhd", 1000, 2**32 - 1), trak(PLAIN))).seconds == 0.64
    large = FTYP + box(b"moov", MVHD + trak(PLAIN)) + struct.pack(">I4sQ", 1, b"mdat", 20) + bytes(4)
    assert check_clip(large).seconds == 0.64
    assert check_clip(mp4(MVHD, trak(PLAIN), more=box(b"mdat", bytes(9), 0))).seconds == 0.64
    old = stsd(mp4a(version=1)) + stts((10, 1024))
    assert check_clip(mp4(MVHD, trak(old))).seconds == 0.64


def test_descriptors_with_all_their_fields() -> None:
    inner = esds(flags=0xE0, extra=b"\0\2" + b"\3url" + b"\0\0")
    assert check_clip(mp4(MVHD, trak(stsd(mp4a(inner)) + stts((10, 1024))))).seconds == 0.64


@pytest.mark.parametrize(
    "moofs",
    [
        [moof(trun(50))],
        [moof(trun(25)), moof(trun(25))],
        [moof(trun(25), trun(25))],
        [moof(trun(50), each=1024)],
        [moof(trun(50, bytes(8), flags=5), each=1024, flags=3, skipped=bytes(12))],
        [moof(trun(50, struct.pack(">II", 1024, 9) * 50, flags=0x300), each=1)],
        [moof(trun(1), each=1024, start=49 * 1024)],
    ],
)
def test_fragments_are_added_up(moofs: list[bytes]) -> None:
    assert check_clip(fragments(*moofs)).seconds == 3.2


@pytest.mark.parametrize(
    "data",
    [
        mp4(clock(b"mvhd", 1000, 10_300), trak(PLAIN)),
        mp4(clock(b"mvhd", 1, 2**64 - 2, 1), trak(PLAIN)),
        mp4(MVHD, trak(PLAIN, 16 * 10_300)),
        mp4(MVHD, trak(stsd(mp4a()) + stts((100, 1024), (100, 1024)))),
        mp4(MVHD, trak(stsd(mp4a()) + stts((200, 1)))),
        mp4(MVHD, trak(stsd(mp4a()) + stts((1, 1024)) + stsz(200))),
        mp4(MVHD, trak(stsd(mp4a()) + stts(*[(2**32 - 1, 2**32 - 1)] * 1000))),
        mp4(MVHD, trak(EMPTY), box(b"mvex", full(b"mehd", b"\0\0\xff\xff") + trex(1024)), more=moof(trun(1)) + MDAT),
        fragments(moof(trun(200))),
        fragments(moof(trun(200), each=1)),
        fragments(moof(trun(1), each=2**32 - 1)),
        fragments(moof(trun(2**32 - 1), each=2**32 - 1)),
        fragments(*[moof(trun(1), each=1024, start=start) for start in range(0, 200 * 1024, 1024)]),
        fragments(moof(trun(1), start=2**64 - 1)),
        fragments(moof(trun(3, struct.pack(">I", 2**32 - 1) * 3, flags=0x100))),
    ],
)  # fmt: skip
def test_long_by_any_of_its_tales(data: bytes) -> None:
    assert refusal(data) == "CLIP_TOO_LONG"


@pytest.mark.parametrize(
    "data",
    [
        mp4(MVHD),
        mp4(MVHD, trak(PLAIN), trak(PLAIN)),
        mp4(MVHD, trak(PLAIN, handler=b"vide")),
        mp4(MVHD, trak(stts((10, 1024)))),
        mp4(MVHD, trak(stsd() + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(), mp4a()) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(kind=b"enca")) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(kind=b"Opus")) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(esds(0x6B))) + stts((10, 1024)))),
        mp4(MVHD, trak(PLAIN + stsd(mp4a()))),
    ],
)
def test_not_one_track_of_aac(data: bytes) -> None:
    assert refusal(data) == "CLIP_WRONG_KIND"


@pytest.mark.parametrize(
    "data",
    [
        FTYP,
        FTYP + MDAT,
        FTYP + FTYP,
        mp4(MVHD, trak(PLAIN), more=b""),
        mp4(MVHD, trak(PLAIN), more=box(b"mdat", b"")),
        mp4(MVHD, trak(PLAIN)) + box(b"moov", MVHD + trak(PLAIN)),
        mp4(MVHD, trak(PLAIN)) + b"x",
        mp4(MVHD, trak(PLAIN)) + box(b"html", b"<script>"),
        mp4(MVHD, trak(PLAIN)) + box(b"free", b"", 7),
        mp4(MVHD, trak(PLAIN)) + box(b"free", b"", 2**32 - 1),
        mp4(MVHD, trak(PLAIN)) + struct.pack(">I4sQ", 1, b"free", 15),
        mp4(MVHD, trak(PLAIN)) + struct.pack(">I4sQ", 1, b"free", 2**64 - 1),
        mp4(trak(PLAIN)),
        mp4(clock(b"mvhd", 0, 1), trak(PLAIN)),
        mp4(MVHD, trak(PLAIN, scale=0)),
        mp4(MVHD, box(b"trak", b"")),
        mp4(MVHD, box(b"trak", box(b"mdia", b""))),
        mp4(MVHD, trak(EMPTY)),
        mp4(MVHD, trak(stsd(mp4a(rate=0)) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(version=2)) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(b"")) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(full(b"esds", b"\x04\1x"))) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a(full(b"esds", b"\x03\xff\xff\xff\xff\x01"))) + stts((10, 1024)))),
        mp4(MVHD, trak(stsd(mp4a()) + stts((10, 1024), count=2**32 - 1))),
        FTYP + moof(trun(1)) + MDAT,
        fragments(moof(trun(2, bytes(4), flags=0x100))),
        fragments(moof(trun(2**32 - 1, flags=0x200))),
        fragments(),
    ],
)
def test_damaged_mp4(data: bytes) -> None:
    assert refusal(data) == "CLIP_DAMAGED"


def test_work_on_mp4_is_bounded() -> None:
    assert check_clip(mp4(MVHD, trak(PLAIN)) + box(b"free", b"") * 1000).seconds == 0.64
    assert refusal(mp4(MVHD, trak(PLAIN)) + box(b"free", b"") * MOST_PARTS) == "CLIP_DAMAGED"
    assert refusal(mp4(MVHD, trak(stsd(mp4a()) + stts(*[(0, 0)] * MOST_PARTS)))) == "CLIP_DAMAGED"
    assert refusal(fragments(moof(trun(MOST_PARTS, bytes(4 * MOST_PARTS), flags=0x100)))) == "CLIP_DAMAGED"


def test_deep_nesting_is_not_followed() -> None:
    deep = b""
    for _ in range(10_000):
        deep = box(b"moov", deep)
    assert refusal(FTYP + deep) == "CLIP_WRONG_KIND"
    assert check_clip(mp4(MVHD, trak(PLAIN), box(b"udta", deep))).seconds == 0.64
