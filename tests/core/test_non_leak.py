"""What a seat receives never depends on cards it may not know."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import TABLES, games, name_of, walk
from vaza.bots.kernel.playout import random_action
from vaza.core.chance import RandomTape, RecordedSource, Rng, SeededSource
from vaza.core.errors import VazaError
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.games import make_game

SEEDS = st.integers(0, 2**40)


@given(games(), SEEDS)
def test_moving_hidden_cards_changes_no_view(game: Game, seed: int) -> None:
    """Swap two cards a seat cannot see, beneath everything: its view stays the same."""
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    rng = random.Random(seed)
    for seat in range(game.seats):
        twin = state.copy()
        others = [other for other in range(game.seats) if other != seat and state.hands[other]]
        hidden = int(state.stock)
        if state.turnup >= 0:
            hidden &= ~(1 << state.turnup)
        if not others or not hidden:
            continue
        other = rng.choice(others)
        from_hand = rng.choice([card for card in range(game.deck.size) if state.hands[other] >> card & 1])
        from_stock = rng.choice([card for card in range(game.deck.size) if hidden >> card & 1])
        if from_hand == state.turnup:
            continue
        swap = 1 << from_hand | 1 << from_stock
        twin.hands[other] ^= swap
        twin.stock ^= swap
        before = game.view(runner.match, state, runner.history, runner.sheet, seat).data()
        assert game.view(runner.match, twin, runner.history, runner.sheet, seat).data() == before


@given(games(), SEEDS)
def test_the_true_hands_lie_in_what_a_view_leaves_open(game: Game, seed: int) -> None:
    """Nothing a seat has seen go by is still in another hand, and hands are as large as it is told."""
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    for seat in range(game.seats):
        view = runner.view(seat)
        seen = view.hand
        for event in view.history:
            if 0 <= event.action < game.deck.size and not event.secret:
                seen |= 1 << event.action
        if view.turnup_shown and game.code not in ("sueca", "fodinha"):
            seen |= 1 << view.turnup
        for other in range(game.seats):
            assert int(state.hands[other]).bit_count() == view.sizes[other]
            if other != seat:
                assert state.hands[other] & seen == 0


def redealt(tapes: list[RandomTape], size: int, fixed: set[int], rng: random.Random) -> RecordedSource:
    """The same tapes with every card that is not fixed moved to another place of its order."""
    changed = []
    for tape in tapes:
        copy = RandomTape(size)
        for order in tape.orders:
            cards = [int(card) for card in order]
            free = [place for place, card in enumerate(cards) if card not in fixed]
            moved = [cards[place] for place in free]
            rng.shuffle(moved)
            for place, card in zip(free, moved, strict=True):
                cards[place] = card
            copy.add(cards)
        copy.lots = list(tape.lots)
        changed.append(copy)
    return RecordedSource(changed)


def stream(
    game: Game, source: RecordedSource, moves: list[tuple[int, int]], seat: int, cut: int
) -> list[object] | None:
    """Everything a seat receives while these moves are played; None if they could not be."""
    try:
        runner = MatchRunner(game, source)
        runner.deal(cut)
        views: list[object] = [runner.view(seat).data()]
        for mover, action in moves:
            runner.play(mover, action)
            views.append(runner.view(seat).data())
    except VazaError:
        return None
    return views


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_match_redealt_in_the_dark_looks_the_same(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    """Re-deal all that one seat never saw of a deal so far; if the same moves are possible, it sees the same."""
    code, players, preset, variants = table
    game = make_game(code, players, preset, variants)
    compared = 0
    for seed in range(40):
        source = SeededSource(seed)
        runner = MatchRunner(game, source)
        state = runner.deal()
        rng = Rng(seed)
        seat = seed % game.seats
        seen = set()
        for _ in range(2 + seed % 14):
            if state.turn >= 0:
                runner.play(state.turn, random_action(state, rng))
            view = runner.view(seat)
            seen |= {card for card in range(game.deck.size) if view.hand >> card & 1}
            seen |= {event.action for event in view.history if 0 <= event.action < game.deck.size}
            seen |= {view.turnup}
        moves = [(move.seat, move.action) for move in runner.deals[0].moves]
        tapes = [runner.opening, runner.deals[0].chance]
        cut = int(runner.deals[0].chance.cut)
        plain = stream(game, RecordedSource(tapes), moves, seat, cut)
        for attempt in range(6):
            fixed = {card for card in seen if card >= 0}
            changed = redealt(tapes[1:], game.deck.size, fixed, random.Random(seed * 7 + attempt))
            other = stream(game, RecordedSource([runner.opening, *changed.tapes]), moves, seat, cut)
            if other is not None:
                compared += 1
                assert other == plain
    assert compared > 20
