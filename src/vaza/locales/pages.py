"""Pages about the games, rules and guides: in the installed package, or in the source tree."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import vaza
from vaza.locales import LANGUAGES

HEADING: Final = re.compile(r"^(#+)\s+(.*)$")
EXAMPLE: Final = re.compile(r"^```vaza\n(.*?)^```$", re.DOTALL | re.MULTILINE)
REMARK: Final = re.compile(r"[ \t]+# .*$", re.MULTILINE)


def page_paths(shelf: str) -> list[Traversable]:
    """Where the pages of a shelf, `rules` or `guide`, may be, best first."""
    return [files(vaza) / shelf, Path(vaza.__file__).parents[2] / "docs" / shelf]


def read(shelf: str, *name: str) -> str | None:
    """The text of a page, None where it is not installed."""
    for place in page_paths(shelf):
        file = place.joinpath(*name)
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def page(code: str, language: str = "en") -> str | None:
    """The rules page of a game in a language, in English where there is none, None where it is not installed."""
    english = read("rules", f"{code}.md")
    told = None if language == "en" else read("rules", language, f"{code}.md")
    return english if english is None or told is None else with_examples(told, english)


def guide(code: str, language: str = "en") -> str | None:
    """The guide to a game for people who are new to it, None where it is not installed."""
    return read("guide", language, f"{code}.md")


def languages(code: str) -> list[str]:
    """The languages in which there is a rules page of a game, English first."""
    return ["en", *(one for one in LANGUAGES if one != "en" and read("rules", one, f"{code}.md") is not None)]


def with_examples(text: str, english: str) -> str:
    """A translated page, its empty examples filled with those of the English page, whose remarks are left out."""
    examples = iter(EXAMPLE.findall(english))
    return EXAMPLE.sub(lambda _: f"```vaza\n{REMARK.sub('', next(examples))}```", text)


def headings(text: str) -> list[str]:
    """The titles of the sections."""
    return [found[2] for row in plain_rows(text) if (found := HEADING.match(row)) is not None and len(found[1]) > 1]


def plain_rows(text: str) -> list[str]:
    """The lines of a page, those of fenced blocks blanked."""
    rows, fenced = [], False
    for row in text.splitlines():
        fence = row.lstrip().startswith("```")
        rows.append("" if fenced or fence else row)
        fenced = fenced != fence
    return rows


def find_section(text: str, prefix: str, wanted: str) -> str | None:
    """A rule by its number, or a section by its number or a word of its title; None if there is none."""
    name = wanted.strip()
    number = name.upper().removeprefix(f"{prefix}-")
    if re.fullmatch(r"\d+\.\d+", number):
        return rule(text, f"{prefix}-{number}")
    if number.isdigit():
        return section(text, lambda title: re.match(rf"{number}\b", title) is not None)
    return section(text, lambda title: name.casefold() in title.casefold()) if name else None


def rule(text: str, number: str) -> str | None:
    """The paragraph or list item that defines a rule."""
    rows = text.splitlines()
    mark = f"**{number}**"
    start = next((place for place, row in enumerate(rows) if row.lstrip("-* ").startswith(mark.lstrip("*"))), -1)
    if start < 0:
        return None
    end = start + 1
    while end < len(rows) and rows[end].strip() and re.match(r"\s*([-*#|]|\*\*)", rows[end]) is None:
        end += 1
    return "\n".join(rows[start:end])


def section(text: str, fits: Callable[[str], bool]) -> str | None:
    """The first section whose title fits, with all below it."""
    rows, plain = text.splitlines(), plain_rows(text)
    for start, row in enumerate(plain):
        found = HEADING.match(row)
        if found is None or len(found[1]) < 2 or not fits(found[2]):
            continue
        end = start + 1
        while end < len(rows) and ((below := HEADING.match(plain[end])) is None or len(below[1]) > len(found[1])):
            end += 1
        return "\n".join(rows[start:end])
    return None
