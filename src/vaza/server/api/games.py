"""What can be played: the games, their options and presets, their rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from vaza.bots.levels import LEVELS
from vaza.core.errors import OptionError
from vaza.core.options import GameSpec, Option
from vaza.games import GAMES, make_game, spec
from vaza.lessons import LEARNER, TutorialStep, tutorial_for
from vaza.locales import language_of, pages
from vaza.protocol.api import GameInfo, GameList, GuidePage, OptionInfo, RulesPage, TutorialBody, TutorialStepBody
from vaza.server.api.common import error_responses

Code = Annotated[str, Parameter(max_length=40)]
Language = Annotated[str, Parameter(max_length=40)]


@get("/api/games", responses=error_responses(), summary="All games", sync_to_thread=False)
def all_games() -> GameList:
    """Every game with its players, variants, options and presets, and the bots there are."""
    return GameList(games=[game_info(entry.spec) for entry in GAMES.values()], bots=list(LEVELS))


@get("/api/games/{code:str}", responses=error_responses(400, 404), summary="One game", sync_to_thread=False)
def one_game(code: Code) -> GameInfo:
    """One game."""
    return game_info(spec(code))


@get(
    "/api/games/{code:str}/rules",
    responses=error_responses(400, 404),
    summary="The rules of a game",
    sync_to_thread=False,
)
def rules(code: Code, language: Language = "en") -> RulesPage:
    """The numbered rules of a game, in Markdown; in English where they are not in the language that is asked for."""
    there = pages.languages(spec(code).code)
    wanted = language_of(language)
    chosen = wanted if wanted in there else "en"
    return RulesPage(code=code, language=chosen, languages=there, text=installed(pages.page(code, chosen), code))


@get(
    "/api/games/{code:str}/guide", responses=error_responses(400, 404), summary="How a game goes", sync_to_thread=False
)
def guide(code: Code, language: Language = "en") -> GuidePage:
    """A guide to a game for newcomers, in Markdown; in English if we do not speak the language."""
    chosen = language_of(language) or "en"
    return GuidePage(code=code, language=chosen, text=installed(pages.guide(spec(code).code, chosen), code))


def installed(text: str | None, code: str) -> str:
    """A page that is installed."""
    if text is None:
        raise OptionError("UNKNOWN_GAME", {"game": code[:40], "allowed": ", ".join(GAMES)})
    return text


@get("/api/games/{code:str}/lesson", responses=error_responses(400, 404), summary="A first deal that teaches")
async def lesson(code: Code) -> TutorialBody:
    """One deal step by step, with what a teacher says and what the learner should do."""
    found = await asyncio.to_thread(tutorial_for, code)
    steps = [lesson_step(step) for step in found.steps]
    return TutorialBody(code=found.record.runner.game.code, names=found.names, seat=LEARNER, steps=steps)


def lesson_step(step: TutorialStep) -> TutorialStepBody:
    """A step of a lesson as a client shows it."""
    expected = [step.view.write(action) for action in step.expected]
    return TutorialStepBody(view=step.view.data(), note=step.note, why=step.why, expected=expected)


def game_info(found: GameSpec) -> GameInfo:
    """A game as a client needs it to open a table."""
    game = make_game(found.code)
    return GameInfo(
        code=found.code,
        title=found.title,
        country=found.country,
        players=list(found.players),
        usual=found.default_players,
        clockwise=found.clockwise,
        lower_wins=found.lower_wins,
        suits=list(game.deck.suits),
        ranks=list(game.deck.ranks),
        cards=[game.deck.write(card) for card in range(int(game.deck.size))],
        clock=game.clock,
        variants=list(found.variants),
        variant_players=found.variant_players,
        presets={
            name: {option: value_of(found, option, value) for option, value in values.items()}
            for name, values in found.presets.items()
        },
        options=[choice(option) for option in found.options],
    )


def value_of(found: GameSpec, name: str, value: Any) -> str:
    """An option's value as it is written."""
    return next(option.write(value) for option in found.options if option.name == name)


def choice(option: Option) -> OptionInfo:
    """An option as a client offers it."""
    values = {"flag": ["on", "off"], "number": []}.get(option.kind, list(option.choices))
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        standard=option.write(option.default),
        values=values,
        low=option.low,
        high=option.high,
    )
