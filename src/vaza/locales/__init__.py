"""Every word a person reads: a folder of Project-Fluent files for each language, a file for each room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent_ast
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("en", "es", "pt", "ro")
_PLURALS: Final = {"pt": "pt-PT"}
"""Whose plurals and numbers count where the bare language means another country: Brazil says "0 vaza"."""
LONGEST: Final = 1000
"""Fluent refuses longer arguments."""
_ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*)\s*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)


class CatalogueError(LookupError):
    """A language, key or argument that the catalogues do not have."""


class Catalogue:
    """The catalogue of one language; each entry is parsed when it is first said."""

    language: str

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise CatalogueError(f"no catalogue for language {language!r}")
        self.language = language
        self._bundle = FluentBundle([_PLURALS.get(language, language)], use_isolating=False)
        self._variables: dict[str, set[str]] = {}

    @cached_property
    def entries(self) -> dict[str, str]:
        """The source of every entry, by key."""
        found: dict[str, str] = {}
        for room in catalogue_files(self.language):
            for key, source in entries_in(room.read_text(encoding="utf-8")):
                if key in found:
                    raise CatalogueError(f"{self.language}/{room.name} has {key!r} twice or again")
                found[key] = source
        return found

    def has(self, key: str) -> bool:
        """Whether the catalogue has this key."""
        return key in self.entries

    def format(self, key: str, /, **arguments: str | int) -> str:
        """The sentence of this key with its arguments filled in."""
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self.source(key)))
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise CatalogueError(f"{self.language}: {key!r} cannot be read")
        told = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in arguments.items()}
        sentence, errors = self._bundle.format_pattern(pattern, told)
        if errors:
            raise CatalogueError(f"{self.language}: {key!r}: {errors[0]}")
        return str(sentence)

    def format_number(self, value: float, shape: str) -> str:
        """A number in a shape of Python's, as people of the language write it, with a true minus sign."""
        text = f"{value:{shape}}"
        signed = text.replace("-", "−" if any(digit in text for digit in "123456789") else "")
        return signed.translate({ord(","): self.format("number-thousands"), ord("."): self.format("number-decimal")})

    def source(self, key: str) -> str:
        """An entry as it is written in the catalogue."""
        if key not in self.entries:
            raise CatalogueError(f"{self.language} has no {key!r}")
        return self.entries[key]

    def variables(self, key: str) -> set[str]:
        """The arguments a sentence needs."""
        if key not in self._variables:
            finder = _Variables()
            finder.visit(parse(self.source(key)))
            self._variables[key] = finder.found
        return self._variables[key]


def language_of(name: str) -> str | None:
    """The language a name such as ``pt``, ``pt-BR`` or ``pt_BR.UTF-8`` stands for; None if we do not speak it."""
    code = re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
    return code if code in LANGUAGES else None


def catalogue_files(language: str) -> list[Traversable]:
    """The files of a language, in the order of their names."""
    found = [file for file in files(__name__).joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file, key and source."""
    text = _COMMENT.sub("", text)
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class _Variables(Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def kebab(code: str) -> str:
    """A code as part of a key: ``MUST_FOLLOW_SUIT`` is ``must-follow-suit``."""
    return code.lower().replace("_", "-").replace(" ", "-")
