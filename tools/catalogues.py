"""Checks the words of all languages against the English ones: ``PYTHONPATH=src python tools/catalogues.py``.

Every fault is told in one line, and any fault fails: a key that is missing or left over or in another room, an entry
that cannot be read, other variables or choices than in English, a plural form the language needs, letters that are
not the right ones, and sentences that are still English.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from vaza.locales import LANGUAGES, Catalogue, CatalogueError, catalogue_files, entries_in

ENGLISH: Final = "en"
PLURALS: Final = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "pt": {"one", "other"},
    "ro": {"one", "few", "other"},
}
"""The forms that counting needs. Spanish and Portuguese have one more for millions, which no table deals."""
ANY_PLURAL: Final = {"zero", "one", "two", "few", "many", "other"}
WRONG_LETTERS: Final = {"ro": "şţŞŢ"}
"""Romanian has commas below, not cedillas."""
SAME: Final = {
    "vaza", "mars", "pente", "coto", "partida", "partidas", "renuncio", "arrastre", "portugal", "bot", "args", "text",
    "oros", "copas", "espadas", "bastos", "as", "caballo", "stop", "no", "expert", "sota", "rey",
    "ana", "rui", "eva", "leo", "bia", "ivo",
}  # fmt: skip
"""Names, and words that are the same in two languages."""


WEB: Final = Path(__file__).resolve().parents[1] / "web" / "src"
WEB_ROOM: Final = "web.ftl"
SAID: Final = re.compile(r"""\bsay\(\s*['"]([a-z0-9-]+)['"]""")
FAMILY: Final = re.compile(r"\bsay\(\s*`([a-z0-9-]+-)\$\{")


class Reader(Visitor):
    """Collects the variables, plural choices and other choices of an entry."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.choices: set[frozenset[str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice, by number or by name."""
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in names or "few" in names:
            self.plurals.append(names & ANY_PLURAL)
            names -= ANY_PLURAL
        if names:
            self.choices.add(frozenset(names))
        self.generic_visit(node)


class Texts(Visitor):
    """Collects the pieces of text of an entry."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """A piece of text."""
        self.found.append(" ".join(node.value.split()))


def read(source: str) -> Reader:
    """What is in an entry."""
    reader = Reader()
    reader.visit(parse(source))
    return reader


def faults() -> list[str]:
    """Everything that is wrong, in the order of languages, then what the page says."""
    found = [f"{language}: {fault}" for language in LANGUAGES for fault in faults_of(language)]
    return found + [f"web: {fault}" for fault in page_faults()]


def page_faults() -> Iterator[str]:
    """Keys that the page says and no catalogue has, and keys of its own room that it never says."""
    said, families = said_by_page()
    has = {key for room in catalogue_files(ENGLISH) for key, _ in entries_in(room.read_text(encoding="utf-8"))}
    yield from (f"{key} is said but missing" for key in sorted(said - has))
    yield from (f"nothing begins with {one}" for one in sorted(families) if not any(key.startswith(one) for key in has))
    for room in catalogue_files(ENGLISH):
        if room.name == WEB_ROOM:
            for key, _ in entries_in(room.read_text(encoding="utf-8")):
                if key not in said and not key.startswith(tuple(families)):
                    yield f"{key} is never said"


def said_by_page() -> tuple[set[str], set[str]]:
    """The keys the page says, and the beginnings of those it puts together."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*")) if is_source(path))
    return set(SAID.findall(sources)), set(FAMILY.findall(sources))


def is_source(path: Path) -> bool:
    """Whether this is a file of the page's sources."""
    return path.suffix in (".svelte", ".ts") and ".gen." not in path.name


def faults_of(language: str) -> Iterator[str]:
    """What is wrong with one language."""
    yield from unreadable(language)
    try:
        words, english = Catalogue(language).entries, Catalogue(ENGLISH).entries
    except CatalogueError as error:
        yield str(error)
        return
    yield from misplaced(language)
    yield from (f"{key} is missing" for key in english if key not in words)
    yield from (f"{key} is not in English" for key in words if key not in english)
    for key in words.keys() & english.keys():
        yield from (f"{key}: {fault}" for fault in compared(language, words[key], english[key]))


def unreadable(language: str) -> Iterator[str]:
    """Lines of a file that are no entry."""
    for room in catalogue_files(language):
        for entry in parse(room.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                yield f"{room.name} cannot be read: {entry.content.strip()[:60]!r}"


def misplaced(language: str) -> Iterator[str]:
    """Entries that are in another file than in English."""
    english = {
        key: room.name for room in catalogue_files(ENGLISH) for key, _ in entries_in(room.read_text(encoding="utf-8"))
    }
    for room in catalogue_files(language):
        for key, _ in entries_in(room.read_text(encoding="utf-8")):
            if english.get(key, room.name) != room.name:
                yield f"{key} belongs into {english[key]}"


def compared(language: str, source: str, english: str) -> Iterator[str]:
    """What is wrong with one entry beside its English one."""
    here, there = read(source), read(english)
    if here.variables != there.variables:
        yield f"has the variables {sorted(here.variables)}, English has {sorted(there.variables)}"
    if here.choices != there.choices:
        yield "chooses by other names than English"
    for forms in here.plurals:
        if forms != PLURALS[language]:
            yield f"counts with {sorted(forms)}, the language needs {sorted(PLURALS[language])}"
    wrong = {letter for letter in WRONG_LETTERS.get(language, "") if letter in source}
    if wrong:
        yield f"has wrong letters: {' '.join(sorted(wrong))}"
    if language != ENGLISH and untranslated(source, english):
        yield "is still English"


def untranslated(source: str, english: str) -> bool:
    """Whether an entry says the same as in English although it has words to translate."""
    told, meant = texts(source), texts(english)
    return told == meant and not set(re.findall(r"[^\W\d_]{2,}", " ".join(told).lower())) <= SAME


def texts(source: str) -> list[str]:
    """What an entry says, without its variables."""
    reader = Texts()
    reader.visit(parse(source))
    return reader.found


def main() -> int:
    """Tell the faults; whether there are any comes back."""
    found = faults()
    for fault in found:
        sys.stderr.write(f"{fault}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
