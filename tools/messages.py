"""Prints the JSON Schema of everything the browser and the server say to each other.

``PYTHONPATH=src python tools/messages.py``; `web/scripts/types.js` makes the browser's TypeScript types from it.
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from vaza.protocol import api, replies, requests, shapes

ROOTS = {"AnyRequest": requests.AnyRequest, "AnyReply": replies.AnyReply | shapes.SnapshotSchema}


def bodies() -> list[type[msgspec.Struct]]:
    """Every body of the HTTP API."""
    bases = (api.ApiRequest, api.ApiResponse)
    return [
        found
        for _, found in inspect.getmembers(api, inspect.isclass)
        if issubclass(found, bases) and found not in bases
    ]


def schema() -> dict[str, Any]:
    """One schema with a definition for every message."""
    found = bodies()
    kinds: list[Any] = [*ROOTS.values(), shapes.ReplayStepSchema, shapes.TutorialStepSchema, *found]
    _, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    told = [*requests.AnyRequest.__args__, *replies.AnyReply.__args__, shapes.SnapshotSchema]
    for kind in told:
        parts[kind.__name__].setdefault("required", [])
    unions = {
        name: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
        for name, union in ROOTS.items()
    }
    for name, part in parts.items():
        close(part, is_answer=not (name in {kind.__name__ for kind in requests.AnyRequest.__args__} or is_body(name)))
    return {"title": "Messages", "type": "object", "$defs": {**parts, **unions}}


def is_body(name: str) -> bool:
    """Whether this is something a client sends over HTTP."""
    kind = getattr(api, name, None)
    return inspect.isclass(kind) and issubclass(kind, api.ApiRequest)


def close(part: dict[str, Any], is_answer: bool) -> None:
    """The server always sends every field; a type of what it sends has no optional ones."""
    if part.get("type") == "object" and "properties" in part:
        part["additionalProperties"] = False
        if is_answer:
            part["required"] = list(part["properties"])
        elif "type" in part["properties"]:
            part["required"] = sorted({*part.get("required", []), "type"})


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
