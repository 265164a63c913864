"""WebM as browsers record it: one track of Opus in clusters, often without sizes and without a duration.

How long a clip is says the longest of three: its `Duration`, the time of its last block, and the sum of what its
packets hold; so a clip that lies about one of them is no longer for it.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from typing import Final

from vaza.server.clip_bytes import ByteReader, damaged, wrong_kind

HEADER: Final = 0x1A45DFA3
DOC_TYPE: Final = 0x4282
SEGMENT: Final = 0x18538067
SEEK_HEAD: Final = 0x114D9B74
INFO: Final = 0x1549A966
TIMESTAMP_SCALE: Final = 0x2AD7B1
DURATION: Final = 0x4489
TRACKS: Final = 0x1654AE6B
TRACK_ENTRY: Final = 0xAE
TRACK_NUMBER: Final = 0xD7
TRACK_TYPE: Final = 0x83
CODEC: Final = 0x86
ENCODINGS: Final = 0x6D80
CLUSTER: Final = 0x1F43B675
TIMESTAMP: Final = 0xE7
SIMPLE_BLOCK: Final = 0xA3
BLOCK_GROUP: Final = 0xA0
BLOCK: Final = 0xA1
POSITION: Final = 0xA7
PREVIOUS_SIZE: Final = 0xAB
CUES: Final = 0x1C53BB6B
TAGS: Final = 0x1254C367
VOID: Final = 0xEC
CHECKSUM: Final = 0xBF

SKIPPED: Final = frozenset({SEEK_HEAD, CUES, TAGS, VOID, CHECKSUM})
TOP: Final = frozenset({INFO, TRACKS, CLUSTER}) | (SKIPPED - {VOID, CHECKSUM})
"""What ends a cluster of unknown size."""
IN_CLUSTER: Final = frozenset({TIMESTAMP, SIMPLE_BLOCK, BLOCK_GROUP, POSITION, PREVIOUS_SIZE, VOID, CHECKSUM})
SOUND: Final = 2
LACED: Final = 0x06
LONGEST_PACKET: Final = 0.12
UNKNOWN: Final = -1


class WebMParser:
    """What is learnt of a clip on the way through it."""

    def __init__(self) -> None:
        self.scale = 0
        self.declared = 0.0
        self.track = 0
        self.blocks = 0
        self.last = 0
        """When the last packet begins, in the units of the scale."""
        self.ending = 0.0
        """What the last packet holds, in seconds."""
        self.held = 0.0

    def seconds(self) -> float:
        """How long the clip is."""
        unit = self.scale / 1e9
        return max(self.declared * unit, self.last * unit + self.ending, self.held)


def webm_seconds(span: ByteReader) -> float:
    """How long a WebM clip is; ClipError if it is anything but one track of Opus."""
    identity, size = read_head(span)
    if identity != HEADER or size == UNKNOWN:
        raise wrong_kind()
    check_header(span.part(size))
    identity, size = read_head(span)
    if identity != SEGMENT:
        raise damaged()
    clip = WebMParser()
    read_segment(clip, span.part(span.left if size == UNKNOWN else size))
    if span.left or not clip.blocks:
        raise damaged()
    return clip.seconds()


def read_head(span: ByteReader) -> tuple[int, int]:
    """The id of the next element and its size, which may be UNKNOWN."""
    span.steps.step()
    return read_id(span), read_size(span)


def read_id(span: ByteReader) -> int:
    """An id with the bits that tell its length, as it is always written."""
    first = span.whole(1)
    length = 9 - first.bit_length()
    if length > 4:
        raise damaged()
    return first << 8 * (length - 1) | span.whole(length - 1)


def read_size(span: ByteReader) -> int:
    """A size, without the bits that tell its length."""
    first = span.whole(1)
    length = 9 - first.bit_length()
    if length > 8:
        raise damaged()
    size = (first << 8 * (length - 1) | span.whole(length - 1)) & ((1 << 7 * length) - 1)
    return UNKNOWN if size == (1 << 7 * length) - 1 else size


def elements(span: ByteReader) -> Iterator[tuple[int, ByteReader]]:
    """The elements in a span, all of known size."""
    while span.left:
        identity, size = read_head(span)
        if size == UNKNOWN:
            raise damaged()
        yield identity, span.part(size)


def number_in(span: ByteReader) -> int:
    """The number an element holds."""
    if span.left > 8:
        raise damaged()
    return span.whole(span.left)


def float_in(span: ByteReader) -> float:
    """The real number an element holds."""
    if span.left not in (4, 8):
        raise damaged()
    number: float = struct.unpack(">f" if span.left == 4 else ">d", span.take(span.left))[0]
    if not math.isfinite(number) or number < 0:
        raise damaged()
    return number


def check_header(span: ByteReader) -> None:
    """Refuse what is not WebM, such as other Matroska."""
    types = [part.take(part.left).rstrip(b"\0") for identity, part in elements(span) if identity == DOC_TYPE]
    if types != [b"webm"]:
        raise wrong_kind()


def read_segment(clip: WebMParser, span: ByteReader) -> None:
    """Read all of the clip but its header."""
    while span.left:
        identity, size = read_head(span)
        if identity == CLUSTER:
            read_cluster(clip, span if size == UNKNOWN else span.part(size), size == UNKNOWN)
        elif size == UNKNOWN:
            raise damaged()
        elif identity == INFO:
            read_info(clip, span.part(size))
        elif identity == TRACKS:
            read_tracks(clip, span.part(size))
        elif identity in SKIPPED:
            span.skip(size)
        else:
            raise damaged()


def read_info(clip: WebMParser, span: ByteReader) -> None:
    """Learn the unit of time and, if it is told, the duration."""
    if clip.scale:
        raise damaged()
    clip.scale = 1_000_000
    for identity, part in elements(span):
        if identity == TIMESTAMP_SCALE:
            clip.scale = number_in(part)
        elif identity == DURATION:
            clip.declared = float_in(part)
    if not clip.scale:
        raise damaged()


def read_tracks(clip: WebMParser, span: ByteReader) -> None:
    """Learn the number of the track, which must be the only one and Opus."""
    entries = [part for identity, part in elements(span) if identity == TRACK_ENTRY]
    if clip.track or len(entries) != 1:
        raise wrong_kind()
    found = {TRACK_NUMBER: 0, TRACK_TYPE: 0}
    codec = b""
    for identity, part in elements(entries[0]):
        if identity in found:
            found[identity] = number_in(part)
        elif identity == CODEC:
            codec = part.take(part.left).rstrip(b"\0")
        elif identity == ENCODINGS:
            raise wrong_kind()
    if found[TRACK_TYPE] != SOUND or codec != b"A_OPUS":
        raise wrong_kind()
    if not found[TRACK_NUMBER]:
        raise damaged()
    clip.track = found[TRACK_NUMBER]


def read_cluster(clip: WebMParser, span: ByteReader, open_ended: bool) -> None:
    """Read the blocks of a cluster; one without a size ends before the next element that cannot be in it."""
    if not clip.scale or not clip.track:
        raise damaged()
    start = 0
    while span.left:
        before = span.at
        identity, size = read_head(span)
        if open_ended and identity in TOP:
            span.at = before
            return
        if size == UNKNOWN or identity not in IN_CLUSTER:
            raise damaged()
        part = span.part(size)
        if identity == TIMESTAMP:
            start = number_in(part)
        elif identity == SIMPLE_BLOCK:
            read_block(clip, part, start)
        elif identity == BLOCK_GROUP:
            read_group(clip, part, start)


def read_group(clip: WebMParser, span: ByteReader, start: int) -> None:
    """Read a block that comes with notes about it, which do not matter here."""
    for identity, part in elements(span):
        if identity == BLOCK:
            read_block(clip, part, start)


def read_block(clip: WebMParser, span: ByteReader, start: int) -> None:
    """Learn when a packet begins and what it holds."""
    if read_size(span) != clip.track:
        raise damaged()
    offset = span.whole(2)
    begins = start + (offset - 0x10000 if offset >= 0x8000 else offset)
    if span.whole(1) & LACED:
        raise damaged()
    holds = opus_seconds(span)
    clip.blocks += 1
    clip.held += holds
    if begins >= clip.last:
        clip.last, clip.ending = begins, holds


def opus_seconds(span: ByteReader) -> float:
    """How much sound an Opus packet holds, by its first byte or two (RFC 6716, 3.1)."""
    head = span.whole(1)
    config, code = head >> 3, head & 3
    if config < 12:
        frame = (0.01, 0.02, 0.04, 0.06)[config & 3]
    elif config < 16:
        frame = (0.01, 0.02)[config & 1]
    else:
        frame = (0.0025, 0.005, 0.01, 0.02)[config & 3]
    frames = span.whole(1) & 0x3F if code == 3 else (1, 2, 2)[code]
    if not frames or frames * frame > LONGEST_PACKET + 1e-9:
        raise damaged()
    return frames * frame
