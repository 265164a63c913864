"""Every rule has a number, every number a test."""

import ast
import re
from pathlib import Path

import pytest

from vaza.games import GAMES

ROOT = Path(__file__).parents[2]
DEFINED = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*")
CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
PREFIXES = {entry.spec.prefix for entry in GAMES.values()}


def defined(page: Path) -> list[str]:
    return DEFINED.findall(page.read_text(encoding="utf-8"))


def all_rules() -> set[str]:
    return {number for page in ROOT.glob("docs/rules/*.md") for number in defined(page)}


def rules_with_tests() -> set[str]:
    found: set[str] = set()
    for path in ROOT.glob("tests/**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


@pytest.mark.parametrize("code", GAMES)
def test_page_numbers_its_rules_once(code: str) -> None:
    numbers = defined(ROOT / "docs" / "rules" / f"{code}.md")
    prefix = GAMES[code].spec.prefix
    assert len(numbers) > 20
    assert len(numbers) == len(set(numbers))
    assert all(number.startswith(prefix) for number in numbers)


def test_every_rule_has_a_test() -> None:
    assert all_rules() - rules_with_tests() == set()


def test_every_test_cites_a_rule_that_exists() -> None:
    assert rules_with_tests() - all_rules() == set()


def test_source_cites_only_rules_that_exist() -> None:
    cited = {
        number
        for path in ROOT.glob("src/vaza/**/*.py")
        for number in CITED.findall(path.read_text(encoding="utf-8"))
        if number[:3] in PREFIXES
    }
    assert cited - all_rules() == set()
