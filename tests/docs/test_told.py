"""The rules in the home language of a game, and the guides in all languages, say the same things."""

import re
from pathlib import Path

import pytest

from vaza.games import GAMES
from vaza.locales import LANGUAGES, pages

ROOT = Path(__file__).parents[2]
HOME = {"fodinha": "pt", "guinote": "es", "septica": "ro", "sobesobe": "pt", "sueca": "pt"}
DEFINED = re.compile(r"^- \*\*([A-Z]{3}-\d+\.\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
RULING = re.compile(r"\b[XBTÑUF]\d+\b")
NAMED = re.compile(r"`([a-z0-9_=-]+)`")
BLOCK = re.compile(r"```vaza\n(.*?)```", re.DOTALL)
TOLD = [(code, language) for code in GAMES for language in LANGUAGES if language != "en"]


def rules(code: str, language: str) -> str:
    text = pages.page(code, language)
    assert text is not None
    return text


def sections(text: str) -> list[str]:
    """A page cut at its headings, those inside of examples aside."""
    plain = "\n".join(pages.plain_rows(text))
    return re.split(r"^#{1,3} ", plain, flags=re.MULTILINE)[1:]


def shape(section: str) -> tuple[int, int, list[str]]:
    """How many points and rows a section has, and the rules that it names."""
    points = len(re.findall(r"^(?:-|\d+\.) ", section, re.MULTILINE))
    return points, len(re.findall(r"^\s*\|", section, re.MULTILINE)), CITED.findall(section)


def test_every_game_is_told_in_its_home_language() -> None:
    assert {code: pages.languages(code) for code in GAMES} == {code: ["en", HOME[code]] for code in GAMES}


@pytest.mark.parametrize(("code", "language"), HOME.items())
def test_a_translation_has_the_rules_of_the_page(code: str, language: str) -> None:
    english, told = rules(code, "en"), rules(code, language)
    assert told != english
    assert DEFINED.findall(told) == DEFINED.findall(english)
    ours, theirs = sections(told), sections(english)
    assert len(ours) == len(theirs)
    for here, there in zip(ours, theirs, strict=True):
        assert shape(here) == shape(there), here.splitlines()[0]
        assert sorted(RULING.findall(here)) == sorted(RULING.findall(there)), here.splitlines()[0]
        assert sorted(NAMED.findall(here)) == sorted(NAMED.findall(there)), here.splitlines()[0]


@pytest.mark.parametrize(("code", "language"), HOME.items())
def test_examples_of_a_translation_are_those_of_the_page(code: str, language: str) -> None:
    source = (ROOT / "docs" / "rules" / language / f"{code}.md").read_text(encoding="utf-8")
    examples = BLOCK.findall(rules(code, "en"))
    assert BLOCK.findall(source) == [""] * len(examples)
    for told, example in zip(BLOCK.findall(rules(code, language)), examples, strict=True):
        lines = [(line.split("#")[0].rstrip(), line) for line in example.splitlines()]
        assert told.splitlines() == [bare for bare, _ in lines]


@pytest.mark.parametrize(("code", "language"), TOLD)
def test_a_guide_says_the_same_in_every_language(code: str, language: str) -> None:
    english, told = pages.guide(code), pages.guide(code, language)
    assert english is not None
    assert told is not None
    ours, theirs = sections(told), sections(english)
    assert [shape(section) for section in ours] == [shape(section) for section in theirs]
    assert NAMED.findall(told) == NAMED.findall(english)
    for here, there in zip(ours[1:], theirs[1:], strict=True):
        assert here != there


@pytest.mark.parametrize("code", GAMES)
def test_a_guide_is_whole_and_names_rules_that_exist(code: str) -> None:
    text = pages.guide(code)
    assert text is not None
    _, how, tips, mistakes, questions, words = sections(text)
    assert shape(how)[0] == 10
    assert all(shape(section)[0] >= 4 for section in (tips, mistakes, questions))
    assert shape(words)[1] > 6
    assert set(CITED.findall(text)) <= set(DEFINED.findall(rules(code, "en")))


def test_a_language_without_a_page_gets_the_english_one() -> None:
    assert rules("sueca", "ro") == rules("sueca", "en")
