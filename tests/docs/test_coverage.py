"""`docs/coverage.md` and `docs/rulings.md` point at things that exist."""

import re
from pathlib import Path

import pytest
from test_rule_numbers import all_rules

from vaza.games import GAMES

ROOT = Path(__file__).parents[2]
COVERAGE = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
INTRO, *CHAPTERS = COVERAGE.split("\n## ")
ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)
NUMBER = re.compile(r"[A-Z]{3}-\d+\.\d+")
RULING = re.compile(r"\b[XBTÑUF]\d+\b")


def rows(text: str) -> list[tuple[str, str]]:
    return [row for row in ROW.findall(text) if not set(row[0]) <= set("-")][1:]


def listed(heading: str) -> dict[str, str]:
    """A table of the introduction: every name in its first column, and what stands beside it."""
    table = INTRO.split(f"| {heading} |")[1].split("\n\n")[0]
    return {name.strip(): beside for names, beside in ROW.findall(table) for name in names.split(",")}


FEATURES, LATER = listed("feature"), listed("later")
RULINGS_GIVEN = {row.split("|")[1].strip() for row in RULINGS.splitlines() if RULING.fullmatch(row[2:5].strip(" |"))}


def test_each_document_has_its_chapter() -> None:
    titles = [chapter.splitlines()[0] for chapter in CHAPTERS]
    assert titles == [entry.spec.title for entry in GAMES.values()]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.splitlines()[0])
def test_no_entry_points_nowhere(chapter: str) -> None:
    rules = all_rules()
    entries = rows(chapter)
    assert len(entries) > 80
    for place, where in entries:
        for token in where.split(", "):
            kind, _, name = token.partition(" ")
            known = token in rules or (
                name in {"feature": FEATURES, "later": LATER, "ruling": RULINGS_GIVEN}.get(kind, ())
            )
            assert known, f"{place}: {token}"


def test_features_are_where_the_page_says() -> None:
    for place in FEATURES.values():
        assert place == "where" or (ROOT / place.strip("`")).exists(), place


def test_rulings_point_at_rules() -> None:
    assert set(NUMBER.findall(RULINGS)) <= all_rules()
    for row in RULINGS.splitlines():
        if row.startswith("| ") and RULING.match(row[2:]):
            assert NUMBER.search(row), row


def test_rules_pages_cite_only_rulings_that_were_given() -> None:
    for page in (ROOT / "docs" / "rules").rglob("*.md"):
        for cited in re.findall(r"\(([^()]*)\)", page.read_text(encoding="utf-8")):
            for part in cited.split(", "):
                if RULING.fullmatch(part):
                    assert part in RULINGS_GIVEN, f"{page.stem}: {part}"
