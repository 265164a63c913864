"""Every kind of table: games with any players, variants, presets and options, and ways to play them."""

from __future__ import annotations

from typing import Final

from hypothesis import settings
from hypothesis import strategies as st

from vaza.bots.kernel.playout import random_action
from vaza.core.cards import members
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.options import GameSpec, Option
from vaza.core.state import State
from vaza.games import GAMES, format_position, make_game

TABLES: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("sobesobe", 2, "standard", ()),
    ("sobesobe", 4, "standard", ()),
    ("sobesobe", 5, "sobe-e-desce", ()),
    ("septica", 2, "standard", ()),
    ("septica", 2, "romania", ("speed",)),
    ("septica", 4, "standard", ("pairs",)),
    ("septica", 4, "romania", ("speed", "pairs")),
    ("guinote", 2, "standard", ()),
    ("guinote", 4, "standard", ()),
    ("guinote", 4, "aragon", ()),
    ("sueca", 4, "standard", ()),
    ("fodinha", 2, "standard", ()),
    ("fodinha", 4, "standard", ()),
    ("fodinha", 6, "bar", ()),
]
"""One table for each game, number of sides, preset and variant that plays differently."""


LONG: Final = settings(max_examples=min(settings().max_examples, 400))
"""For laws whose every example is a long evening."""


def name_of(table: tuple[str, int, str, tuple[str, ...]]) -> str:
    """A table's name for test ids and golden files."""
    code, players, preset, variants = table
    return "-".join([code, str(players), preset, *variants])


def values(option: Option) -> st.SearchStrategy[object]:
    """Any value an option takes."""
    if option.kind == "flag":
        return st.booleans()
    if option.kind == "number":
        return st.integers(option.low, option.high)
    return st.sampled_from(option.choices)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game with any players, variants and options."""
    spec: GameSpec = draw(st.sampled_from([entry.spec for entry in GAMES.values()]))
    variants = tuple(draw(st.lists(st.sampled_from(spec.variants), unique=True))) if spec.variants else ()
    players = draw(st.sampled_from(spec.players))
    if spec.variants:
        players = spec.usual_players(variants)
    chosen = {option.name: draw(values(option)) for option in spec.options if draw(st.booleans())}
    preset = draw(st.sampled_from(sorted(spec.presets)))
    return make_game(spec.code, players, preset, variants, chosen)


def play_random(runner: MatchRunner, rng: Rng, deals: int) -> None:
    """Play at random until the match is over or so many deals are done."""
    while not runner.over and len(runner.deals) < deals:
        state = runner.deal()
        while state.turn >= 0:
            runner.play(state.turn, random_action(state, rng))


def walk(game: Game, seed: int, deals: int = 3) -> MatchRunner:
    """A sitting some way into a match: a random number of random actions into its last deal."""
    rng = Rng(seed)
    runner = MatchRunner(game, SeededSource(seed))
    play_random(runner, rng, int(rng.below(deals)))
    if runner.over:
        return walk(game, seed + 1, 1)
    state = runner.deal()
    steps = rng.below(60)
    while steps > 0 and state.turn >= 0:
        copy = state.copy()
        action = int(random_action(state, rng))
        copy.apply(action)
        if copy.turn < 0:
            break
        runner.play(state.turn, action)
        steps -= 1
    return runner


SCALARS = (
    *("dealer", "turn", "phase", "leader", "laid", "table", "led", "beats", "best", "worth", "trumps"),
    *("turnup", "stock", "gone", "tricks", "taker", "offender"),
)
ARRAYS = ("hands", "piles", "counted", "won")


def snapshot(game: Game, state: State) -> tuple[object, ...]:
    """Everything about a state, to compare."""
    common = [int(getattr(state, name)) for name in SCALARS]
    arrays = [list(getattr(state, name)) for name in ARRAYS]
    trick = [int(state.trick[place]) for place in range(state.laid)]
    described = format_position(game, state) if state.turn >= 0 else ""
    return common, arrays, trick, described, members(state.legal())
