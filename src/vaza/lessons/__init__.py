"""A first deal of every game that teaches by playing: a record of one deal, and what is said at its steps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from vaza.core.cards import count
from vaza.core.film import Replay
from vaza.core.record import Record
from vaza.core.view import View
from vaza.games import read_record, spec
from vaza.lessons.notes import NOTES

LEARNER: Final = 0
"""The seat of who learns, in every lesson."""
WHY: Final = "-why"


@dataclass(frozen=True)
class TutorialStep:
    """A point of the deal as the learner sees it."""

    view: View
    note: str
    """What is said here, `lesson-…` in the catalogues; empty for nothing."""
    why: str
    """Likewise why the expected answer is the good one; empty where there is no choice."""
    expected: tuple[int, ...]
    """What the learner should do: one action, or the actions of an exchange; empty where nobody asks him."""


@dataclass(frozen=True)
class Tutorial:
    """A deal to learn from, step by step."""

    record: Record
    names: list[str]
    """By seat."""
    steps: list[TutorialStep]


@cache
def tutorial_for(game: str) -> Tutorial:
    """The lesson of a game; OptionError for a game we do not know."""
    code = spec(game).code
    record = read_record(files(__name__).joinpath(f"{code}.vaza").read_text(encoding="utf-8"))
    film = Replay(record)
    while film.deal + 1 < len(record.runner.deals):
        film.step()
    steps: list[TutorialStep] = []
    while True:
        word = NOTES[code].get(len(steps), "")
        steps.append(step_of(film, f"{code}-{word}" if word else ""))
        if film.deal_done:
            return Tutorial(record, film.names, steps)
        advance(film)


def step_of(film: Replay, note: str) -> TutorialStep:
    """The point the film is at."""
    view = film.runner.view(LEARNER)
    expected = answer(film)
    # What leaves no choice and needs no word the table does by itself, as at any other table.
    if count(view.legal) < 2 and not note:
        expected = ()
    why = note + WHY if expected and count(view.legal) > 1 else ""
    return TutorialStep(view, note, why, expected)


def answer(film: Replay) -> tuple[int, ...]:
    """What the learner did here, an exchange as one answer; nothing where it is another's turn."""
    given: list[int] = []
    marks = film.runner.view(LEARNER).question.kind == "cards"
    for move in film.record.runner.deals[film.deal].moves[film.moves :]:
        if move.seat != LEARNER:
            break
        given.append(move.action)
        if not marks or move.action >= film.runner.game.deck.size:
            break
    return tuple(given)


def advance(film: Replay) -> None:
    """On to the next point: cards that are marked for an exchange are no points of their own."""
    film.step()
    while film.runner.history[-1].secret and not film.deal_done:
        film.step()
