"""Every bot sees only its view, gives the same move for the same view and seed, and never an illegal one."""

from __future__ import annotations

import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import TABLES, games, name_of, walk
from vaza.bots.levels import LEVELS
from vaza.bots.players import LevelBot, bot_names, make_bot
from vaza.bots.thinking import Budget, RankedPlan
from vaza.core.cards import bit, count, has, members
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.games import GAMES, information_set, make_game

SMALL = Budget(playouts=6)
POSITIONS = 10_000


def undecided(game: Game, seed: int) -> MatchRunner:
    """A sitting in which somebody has to act."""
    runner = walk(game, seed)
    while runner.state is None or runner.state.turn < 0:
        seed += 1_000_003
        runner = walk(game, seed)
    return runner


@given(games(), st.integers(0, 10**6), st.sampled_from(bot_names()))
def test_no_bot_peeks(game: Game, seed: int, name: str) -> None:
    runner = undecided(game, seed)
    assert runner.state is not None
    seat = int(runner.state.turn)
    view = runner.view(seat)
    bot = make_bot(game, name)
    chosen = bot.choose(view, seed, SMALL)
    assert has(view.legal, chosen)
    known = information_set(game, view)
    for other in range(3):
        world = known.state.copy()
        known.sample_into(world, Rng(seed + other))
        redealt = game.view(runner.match, world, runner.history, runner.sheet, seat)
        assert make_bot(game, name).choose(redealt, seed, SMALL) == chosen


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@pytest.mark.parametrize("name", bot_names())
def test_the_same_seed_gives_the_same_move(table: tuple[str, int, str, tuple[str, ...]], name: str) -> None:
    game = make_game(*table)
    runner = undecided(game, 7)
    assert runner.state is not None
    view = runner.view(int(runner.state.turn))
    used = make_bot(game, name)
    used.choose(undecided(game, 8).view(int(undecided(game, 8).state.turn)), 1, SMALL)  # type: ignore[union-attr]
    assert used.choose(view, 3, SMALL) == make_bot(game, name).choose(view, 3, SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("code", list(GAMES))
def test_no_bot_offers_what_is_illegal(code: str) -> None:
    tables = [make_game(*table) for table in TABLES if table[0] == code]
    bots = {id(game): [make_bot(game, name) for name in bot_names()] for game in tables}
    seen = 0
    seed = 0
    while seen < POSITIONS:
        game = tables[seed % len(tables)]
        runner = MatchRunner(game, SeededSource(seed))
        rng = Rng(seed)
        while not runner.over and len(runner.deals) < 3:
            state = runner.deal()
            while state.turn >= 0:
                view = runner.view(state.turn)
                bot = bots[id(game)][seen % len(bot_names())]
                chosen = bot.choose(view, seed, Budget(playouts=2))
                assert has(view.legal, chosen), f"{bot.name} offers {game.write(chosen)}"
                seen += 1
                options = members(view.legal)
                runner.play(state.turn, chosen if rng.below(2) else options[rng.below(len(options))])
        seed += 1


@pytest.mark.slow
@pytest.mark.parametrize("code", list(GAMES))
def test_time_budgets_hold(code: str) -> None:
    """Not a measurement of speed: a promise to the table, with room for a busy machine."""
    game = make_game(code)
    bots = [make_bot(game, name) for name in ("expert", "ismcts")]
    late = 0
    for seed in range(100):
        runner = undecided(game, seed)
        assert runner.state is not None
        view = runner.view(int(runner.state.turn))
        started = time.perf_counter()
        bots[seed % 2].choose(view, seed, Budget(seconds=0.05))
        late += time.perf_counter() - started > 0.5
    assert late <= 2


def test_levels_are_those_of_the_document() -> None:
    told = [(level.name, level.memory, level.best, level.delay) for level in LEVELS.values()]
    assert told == [("easy", 0.0, 0.3, 0), ("medium", 0.5, 0.5, 1), ("hard", 0.8, 0.8, 2), ("expert", 1.0, 0.95, -1)]


def test_memory_is_fixed_per_card_and_match() -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, SeededSource(3))
    state = runner.deal()
    rng = Rng(1)
    lost: dict[str, list[int]] = {name: [] for name in LEVELS}
    while state.turn >= 0:
        view = runner.view(0)
        for name in LEVELS:
            bot = make_bot(game, name)
            assert isinstance(bot, LevelBot)
            lost[name].append(bot.forgotten_cards(view, 11))
        options = members(state.legal())
        runner.play(state.turn, options[rng.below(len(options))])
    for name, sets in lost.items():
        for before, after in itertools.pairwise(sets):
            assert before & ~after == 0, f"{name} remembers again what it forgot"
    assert count(lost["easy"][-1]) == 32
    assert lost["expert"][-1] == 0
    assert 0 < count(lost["hard"][-1]) < count(lost["medium"][-1]) < count(lost["easy"][-1])


def options_of(*values: float) -> list[RankedPlan]:
    return [RankedPlan((index,), value, 0.0, 1) for index, value in enumerate(values)]


def test_slips_stay_within_the_cut_off() -> None:
    game = make_game("sueca")
    for name, level in LEVELS.items():
        bot = make_bot(game, name)
        assert isinstance(bot, LevelBot)
        options = options_of(0.8, 0.8 - level.cutoff / 2, 0.8 - level.cutoff * 2)
        rng = Rng(4)
        chosen = [bot.choose_inferior(options, rng).action for _ in range(4000)]
        assert chosen.count(2) == 0
        assert abs(chosen.count(0) / 4000 - level.best) < 0.03


def test_the_nearer_a_slip_the_likelier() -> None:
    bot = make_bot(make_game("sueca"), "easy")
    assert isinstance(bot, LevelBot)
    rng = Rng(4)
    chosen = [bot.choose_inferior(options_of(0.8, 0.78, 0.6), rng).action for _ in range(3000)]
    assert chosen.count(1) > 2 * chosen.count(2) > 0


@pytest.mark.parametrize(
    "text", ["wizard", "", "expert:playouts=0", "expert:playouts=x", "hard:seconds=-1", "hard:nodes=4"]
)
def test_bad_bots_are_refused(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(make_game("sueca"), text)
    assert caught.value.code in ("UNKNOWN_BOT", "BAD_BUDGET")


def test_a_single_action_needs_no_thought() -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, SeededSource(5))
    state = runner.deal()
    view = runner.view(int(state.turn))
    view.legal = bit(members(view.legal)[0])
    for name in bot_names():
        if name != "greedy":
            assert make_bot(game, name).choose(view, 1) == members(view.legal)[0]
