"""The worked examples of the rules pages, executed.

A fenced block marked ``vaza`` holds a position, a line ``---``, and then steps: ``legal: a, b`` ·
``play: a`` (the seat to act) or ``play 2: a`` · ``refused: a = CODE RULE`` or ``refused 2: ...`` ·
``turn: 3`` or ``turn: over`` · ``taker: 0`` · ``points: 12 0`` · ``hand 1: A♥ 2♥``.
"""

import doctest
import re
from pathlib import Path

import pytest

from helpers import legal, refusal
from vaza.core.game import Game
from vaza.core.state import State
from vaza.games import parse_position

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"```vaza\n(.*?)```", re.DOTALL)
EXAMPLES = [
    pytest.param(block, id=f"{page.stem}-{number}")
    for page in sorted(DOCS.glob("rules/*.md"))
    for number, block in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), start=1)
]


def step(game: Game, state: State, key: str, value: str) -> None:
    word, _, told = key.partition(" ")
    seat = int(told) if told else int(state.turn)
    if word == "legal":
        assert legal(game, state) == {action.strip() for action in value.split(",")}
    elif word == "play":
        state.play(seat, game.read(value))
    elif word == "refused":
        action, _, why = value.partition("=")
        assert refusal(game, state, seat, action) == tuple(why.split())
    elif word == "turn":
        assert state.turn == (-1 if value == "over" else int(value))
    elif word == "taker":
        assert state.taker == int(value)
    elif word == "points":
        assert [state.points(side) for side in range(game.sides)] == [int(part) for part in value.split()]
    elif word == "hand":
        assert set(game.deck.write_all(state.hands[seat]).split()) == set(value.split())
    else:
        raise AssertionError(f"unknown step {key}")


@pytest.mark.parametrize("block", EXAMPLES)
def test_worked_example(block: str) -> None:
    text, divider, steps = block.partition("---\n")
    assert divider, "an example needs --- and steps"
    game, state = parse_position(text)
    lines = [line.split("#")[0].strip() for line in steps.splitlines()]
    for line in lines:
        if line:
            key, _, value = line.partition(":")
            step(game, state, key.strip(), value.strip())


@pytest.mark.parametrize("page", [*sorted(DOCS.rglob("*.md")), DOCS.parent / "README.md"], ids=lambda page: page.stem)
def test_doctests(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0
