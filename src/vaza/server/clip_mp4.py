"""MP4 as browsers record it: one track of AAC, in one piece or in fragments.

How long a clip is says the longest of what its headers tell, what its tables or fragments add up to, and what so many
frames of AAC hold; so a clip that lies about one of them is no longer for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vaza.server.clip_bytes import ByteReader, damaged, wrong_kind

SKIPPED: Final = frozenset({b"mdat", b"free", b"skip", b"wide", b"styp", b"sidx", b"mfra", b"prft"})
AAC: Final = frozenset({0x40, 0x66, 0x67, 0x68})
"""What MPEG calls AAC among all that may be in an `mp4a`."""
FRAME: Final = 1024
"""Samples in a frame of AAC."""
ES_TAG: Final = 0x03
DECODER_TAG: Final = 0x04

BASE_OFFSET, SAMPLE_DESCRIPTION, SAMPLE_DURATION = 0x01, 0x02, 0x08
"""Which fields a `tfhd` has before its default duration, and whether it has that."""
DATA_OFFSET, FIRST_FLAGS, EACH_DURATION = 0x01, 0x04, 0x100
"""Which fields a `trun` has before its samples, and whether each tells its duration."""
EACH_OTHER: Final = (0x200, 0x400, 0x800)
"""The other fields of a sample in a `trun`, four bytes each."""


class Mp4Parser:
    """What is learnt of a clip on the way through it."""

    def __init__(self) -> None:
        self.known = False
        self.sound = False
        self.declared = 0.0
        self.timescale = 0
        self.rate = 0
        self.table = 0
        """Units of the timescale that the tables add up to."""
        self.fragments = 0
        """Units that the fragments add up to."""
        self.latest = 0
        """When the last fragment ends, in units."""
        self.counted = 0
        """Frames by one table, and by the other."""
        self.sized = 0
        self.each = 0
        """How long a sample in a fragment is if nothing else is told."""

    def seconds(self) -> float:
        """How long the clip is."""
        units = max(self.table + self.fragments, self.latest)
        frames = max(self.counted, self.sized) * FRAME
        return max(self.declared, units / self.timescale, frames / self.rate)


def mp4_seconds(span: ByteReader) -> float:
    """How long an MP4 clip is; ClipError if it is anything but one track of AAC."""
    clip = Mp4Parser()
    first = True
    sound = 0
    for kind, part in boxes(span):
        if first != (kind == b"ftyp"):
            raise damaged()
        first = False
        if kind == b"moov":
            read_moov(clip, part)
        elif kind == b"moof":
            read_moof(clip, part)
        elif kind == b"mdat":
            sound += part.left
        elif kind != b"ftyp" and kind not in SKIPPED:
            raise damaged()
    if not clip.known or not sound or not max(clip.counted, clip.sized):
        raise damaged()
    return clip.seconds()


def boxes(span: ByteReader) -> Iterator[tuple[bytes, ByteReader]]:
    """The boxes in a span."""
    while span.left:
        span.steps.step()
        size, kind, head = span.whole(4), span.take(4), 8
        if size == 1:
            size, head = span.whole(8), 16
        yield kind, span.part(size - head if size else span.left)


def only(span: ByteReader, kind: bytes) -> ByteReader:
    """The one box of this kind in a span."""
    found = [part for other, part in boxes(span) if other == kind]
    if len(found) != 1:
        raise damaged()
    return found[0]


def full(span: ByteReader) -> tuple[int, int]:
    """The version and the flags with which many boxes begin."""
    return span.whole(1), span.whole(3)


def read_time(span: ByteReader) -> tuple[int, int]:
    """The timescale and the duration of an `mvhd` or `mdhd`; 0 if it is not known."""
    version, _ = full(span)
    width = 8 if version == 1 else 4
    span.skip(2 * width)
    timescale, duration = span.whole(4), span.whole(width)
    if version > 1 or not timescale:
        raise damaged()
    return timescale, 0 if duration == (1 << 8 * width) - 1 else duration


def declare(clip: Mp4Parser, timescale: int, duration: int) -> None:
    """A header tells how long the clip is."""
    # Numbers of 64 bits divide without harm: the greatest quotient is far below what a float holds.
    clip.declared = max(clip.declared, duration / timescale)


def read_moov(clip: Mp4Parser, span: ByteReader) -> None:
    """Learn what the clip is, and how long if that is told."""
    if clip.known:
        raise damaged()
    clip.known = True
    timescale = tracks = longest = 0
    for kind, part in boxes(span):
        if kind == b"mvhd":
            timescale, duration = read_time(part)
            declare(clip, timescale, duration)
        elif kind == b"trak":
            tracks += 1
            read_media(clip, only(part, b"mdia"))
        elif kind == b"mvex":
            longest = max(longest, read_mvex(clip, part))
    if tracks != 1:
        raise wrong_kind()
    if not timescale:
        raise damaged()
    declare(clip, timescale, longest)


def read_mvex(clip: Mp4Parser, span: ByteReader) -> int:
    """Learn what fragments have in common; how long they all are comes back, 0 if it is not told."""
    told = 0
    for kind, part in boxes(span):
        if kind == b"mehd":
            told = part.whole(8 if full(part)[0] == 1 else 4)
        elif kind == b"trex":
            full(part)
            part.skip(8)
            clip.each = part.whole(4)
    return told


def read_media(clip: Mp4Parser, span: ByteReader) -> None:
    """Learn of the only track, which must be sound."""
    found: dict[bytes, ByteReader] = {}
    for kind, part in boxes(span):
        if kind in found:
            raise damaged()
        found[kind] = part
    if not {b"mdhd", b"hdlr", b"minf"} <= found.keys():
        raise damaged()
    handler = found[b"hdlr"]
    full(handler)
    handler.skip(4)
    if handler.take(4) != b"soun":
        raise wrong_kind()
    clip.timescale, duration = read_time(found[b"mdhd"])
    declare(clip, clip.timescale, duration)
    read_tables(clip, only(found[b"minf"], b"stbl"))


def read_tables(clip: Mp4Parser, span: ByteReader) -> None:
    """Learn of the codec, and how long the samples outside of fragments are."""
    for kind, part in boxes(span):
        if kind == b"stsd":
            read_description(clip, part)
        elif kind == b"stts":
            full(part)
            for _ in range(entries(part, 8)):
                part.steps.step()
                count, length = part.whole(4), part.whole(4)
                clip.counted += count
                clip.table += count * length
        elif kind == b"stsz":
            full(part)
            part.skip(4)
            clip.sized = part.whole(4)
    if not clip.sound:
        raise wrong_kind()


def entries(span: ByteReader, width: int) -> int:
    """How many entries of this width a table has; those that it only claims make it damaged."""
    count = span.whole(4)
    if count * width > span.left:
        raise damaged()
    return count


def read_description(clip: Mp4Parser, span: ByteReader) -> None:
    """Refuse what is not AAC; learn its samples a second."""
    full(span)
    if clip.sound or span.whole(4) != 1:
        raise wrong_kind()
    kind, entry = next(boxes(span), (b"", span))
    if kind != b"mp4a" or span.left:
        raise wrong_kind()
    entry.skip(8)
    version = entry.whole(2)
    entry.skip(14)
    clip.rate = entry.whole(2)
    entry.skip(2)
    if version > 1 or not clip.rate:
        raise damaged()
    entry.skip(16 * version)
    if codec_in(only(entry, b"esds")) not in AAC:
        raise wrong_kind()
    clip.sound = True


def codec_in(span: ByteReader) -> int:
    """What an `esds` says is in an `mp4a`."""
    full(span)
    stream = descriptor(span, ES_TAG)
    stream.skip(2)
    flags = stream.whole(1)
    stream.skip(2 if flags & 0x80 else 0)
    stream.skip(stream.whole(1) if flags & 0x40 else 0)
    stream.skip(2 if flags & 0x20 else 0)
    return descriptor(stream, DECODER_TAG).whole(1)


def descriptor(span: ByteReader, tag: int) -> ByteReader:
    """The descriptor that comes next, which must be of this kind."""
    if span.whole(1) != tag:
        raise damaged()
    size = 0
    for _ in range(4):
        byte = span.whole(1)
        size = size << 7 | byte & 0x7F
        if byte < 0x80:
            return span.part(size)
    raise damaged()


def read_moof(clip: Mp4Parser, span: ByteReader) -> None:
    """Add up a fragment."""
    if not clip.known:
        raise damaged()
    for kind, part in boxes(span):
        if kind == b"traf":
            read_traf(clip, part)


def read_traf(clip: Mp4Parser, span: ByteReader) -> None:
    """Add up the runs of a fragment."""
    each = clip.each
    start = length = 0
    for kind, part in boxes(span):
        if kind == b"tfhd":
            _, flags = full(part)
            part.skip(4 + (8 if flags & BASE_OFFSET else 0) + (4 if flags & SAMPLE_DESCRIPTION else 0))
            each = part.whole(4) if flags & SAMPLE_DURATION else clip.each
        elif kind == b"tfdt":
            start = part.whole(8 if full(part)[0] == 1 else 4)
        elif kind == b"trun":
            length += read_run(clip, part, each)
    clip.fragments += length
    clip.latest = max(clip.latest, start + length)


def read_run(clip: Mp4Parser, span: ByteReader, each: int) -> int:
    """How long a run of samples is."""
    _, flags = full(span)
    others = 4 * sum(bool(flags & field) for field in EACH_OTHER)
    told = bool(flags & EACH_DURATION)
    count = span.whole(4)
    span.skip((4 if flags & DATA_OFFSET else 0) + (4 if flags & FIRST_FLAGS else 0))
    if count * (others + 4 * told) > span.left:
        raise damaged()
    clip.counted += count
    if not told:
        return count * each
    length = 0
    for _ in range(count):
        span.steps.step()
        length += span.whole(4)
        span.skip(others)
    return length
