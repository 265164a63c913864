"""The first deals: their records replay, their notes stand where they belong and tell nobody what he cannot see."""

import re
from collections.abc import Iterator

import pytest

from vaza.core.cards import count, members
from vaza.core.film import Replay
from vaza.core.match_runner import MatchRunner
from vaza.core.record import verify
from vaza.core.view import View
from vaza.games import GAMES
from vaza.lessons import LEARNER, WHY, Tutorial, TutorialStep, tutorial_for
from vaza.lessons.notes import NOTES
from vaza.locales import LANGUAGES, Catalogue

NAMED = re.compile(r"(?<![\w])(?:1[0-2]|[2-9AJQK])[♥♦♣♠]|\b(?:1[0-2]|[1-7])[OCEB]\b")
"""A card in a sentence, as the page finds it."""
ALL = [(code, language) for code in GAMES for language in LANGUAGES]


def known(view: View) -> set[str]:
    """Every card that this view shows."""
    seen = {play.card for play in [*view.trick, *view.last_trick]} | {view.turnup}
    seen |= {*members(view.hand), *members(view.seen_cards)}
    for event in view.history:
        seen |= {event.action, *members(event.drawn(view.seat))}
    return {view.write(card) for card in seen if 0 <= card < view.deck.size}


def texts(step: TutorialStep) -> Iterator[str]:
    yield from (f"lesson-{key}" for key in (step.note, step.why) if key)


@pytest.mark.parametrize("code", GAMES)
def test_a_lesson_is_one_deal_from_its_seed_played_to_the_end(code: str) -> None:
    lesson = tutorial_for(code)
    assert verify(lesson.record) >= 1
    assert lesson.steps[-1].view.turn == -1
    assert all(step.view.seat == LEARNER for step in lesson.steps)
    assert tutorial_for(code) is lesson, "it is made once"


@pytest.mark.parametrize("code", GAMES)
def test_every_note_stands_at_a_step_and_every_choice_has_one(code: str) -> None:
    lesson = tutorial_for(code)
    assert max(NOTES[code]) == len(lesson.steps) - 1, "something is said at the end, and nothing after it"
    assert lesson.steps[0].note
    for number, step in enumerate(lesson.steps):
        if step.view.turn == LEARNER and count(step.view.legal) > 1:
            assert step.note and step.why == step.note + WHY and step.expected, (
                f"{code}: nothing is said at step {number}"
            )


@pytest.mark.parametrize("code", GAMES)
def test_what_is_expected_is_legal_and_leads_to_the_next_step(code: str) -> None:
    lesson = tutorial_for(code)
    runner = sitting_of(lesson)
    for step in lesson.steps[:-1]:
        for action in step.expected:
            assert action in members(runner.view(LEARNER).legal)
            runner.play(LEARNER, action)
        if not step.expected:
            play_recorded(lesson, runner)
        while runner.history[-1].secret:
            play_recorded(lesson, runner)
    assert runner.state is not None and runner.state.turn == -1


def sitting_of(lesson: Tutorial) -> MatchRunner:
    film = Replay(lesson.record)
    while film.deal + 1 < len(lesson.record.runner.deals):
        film.step()
    return film.runner


def play_recorded(lesson: Tutorial, runner: MatchRunner) -> None:
    move = lesson.record.runner.deals[-1].moves[len(runner.deals[-1].moves)]
    runner.play(move.seat, move.action)


@pytest.mark.parametrize(("code", "language"), ALL)
def test_a_note_is_there_in_every_language_and_names_only_what_can_be_seen(code: str, language: str) -> None:
    words = Catalogue(language)
    for number, step in enumerate(tutorial_for(code).steps):
        for key in texts(step):
            hidden = {*NAMED.findall(words.format(key))} - known(step.view)
            assert not hidden, f"{language} {key} at step {number}: {hidden}"


@pytest.mark.parametrize("code", GAMES)
def test_all_languages_name_the_same_cards(code: str) -> None:
    for step in tutorial_for(code).steps:
        for key in texts(step):
            named = {language: sorted({*NAMED.findall(Catalogue(language).format(key))}) for language in LANGUAGES}
            assert len({*map(tuple, named.values())}) == 1, f"{key}: {named}"


def test_nothing_in_the_catalogue_is_never_said() -> None:
    said = {key for code in GAMES for step in tutorial_for(code).steps for key in texts(step)}
    for language in LANGUAGES:
        assert {key for key in Catalogue(language).entries if key.startswith("lesson-")} == said


def test_a_note_that_tells_too_much_would_be_found() -> None:
    first = tutorial_for("sueca").steps[0]
    assert "A♥" not in known(first.view), "Eva's ace is nobody's business yet"
    assert NAMED.findall("Eva holds A♥, and 10♦ or 12B too") == ["A♥", "10♦", "12B"]
