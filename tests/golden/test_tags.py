"""Tags are data: stored tables and old clients carry them, so no renamed class may change one."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from vaza.protocol.replies import AnyReply
from vaza.protocol.requests import AnyRequest
from vaza.protocol.shapes import SnapshotSchema
from vaza.table.commands import AnyCommand
from vaza.table.events import AnyEvent
from vaza.table.standing import HANDLERS as EVENT_HANDLERS
from vaza.table.table import HANDLERS as COMMAND_HANDLERS

FILE = Path(__file__).with_name("tags.txt")
UNIONS = {
    "event": get_args(AnyEvent),
    "command": get_args(AnyCommand),
    "request": get_args(AnyRequest),
    "reply": (*get_args(AnyReply), SnapshotSchema),
}


def tag_lines() -> list[str]:
    """Every tag with its kind, tag field and the fields it carries."""
    lines = []
    for kind, types in UNIONS.items():
        for struct in types:
            config = struct.__struct_config__
            fields = " ".join(struct.__struct_encode_fields__)
            lines.append(f"{kind} {config.tag_field}={config.tag}: {fields}".rstrip())
    return sorted(lines)


def test_tags_and_fields_are_the_kept_ones() -> None:
    assert tag_lines() == FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("handlers", "kind"), [(EVENT_HANDLERS, "event"), (COMMAND_HANDLERS, "command")])
def test_every_event_and_command_has_a_handler(handlers: dict[type, object], kind: str) -> None:
    assert set(handlers) == set(UNIONS[kind])
