"""What holds in every game, at every table, at every moment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tables import TABLES, games, name_of, play_random, snapshot, walk
from vaza.bots.kernel.playout import random_action
from vaza.core.cards import MAX_ACTIONS, count, has, members
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import IllegalAction, NotationError
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record, verify
from vaza.core.state import State
from vaza.games import format_position, make_game, parse_position, read_record

SEEDS = st.integers(0, 2**40)


def places(game: Game, state: State) -> list[int]:
    """Every set a card can be in."""
    hands = [int(state.hands[seat]) for seat in range(game.seats)]
    piles = [int(state.piles[side]) for side in range(game.sides)]
    return [*hands, *piles, int(state.table), int(state.stock), int(state.gone)]


def check_state(game: Game, state: State) -> None:
    """The laws of a single state."""
    sets = places(game, state)
    assert sum(count(cards) for cards in sets) == game.deck.size
    union = 0
    for cards in sets:
        union |= cards
    assert union == game.deck.all
    assert (state.legal() == 0) == (state.turn == -1)
    assert -1 <= state.turn < game.seats
    assert state.laid == count(state.table)
    assert sum(state.won[seat] for seat in range(game.seats)) <= state.tricks


@given(games(), SEEDS)
def test_the_deck_is_always_whole_and_somebody_can_always_act(game: Game, seed: int) -> None:
    rng = Rng(seed)
    runner = MatchRunner(game, SeededSource(seed))
    for _ in range(3):
        if runner.over:
            break
        state = runner.deal()
        check_state(game, state)
        while state.turn >= 0:
            runner.play(state.turn, random_action(state, rng))
            check_state(game, state)


@given(games(), SEEDS)
def test_an_illegal_action_is_refused_with_a_rule_and_changes_nothing(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    before = snapshot(game, state)
    events = len(runner.history)
    for seat in range(-1, game.seats + 1):
        taken = int(state.accepted(seat)) if 0 <= seat < game.seats else 0
        for action in (*range(-1, MAX_ACTIONS + 1), 2**70, -(2**70)):
            if 0 <= action < MAX_ACTIONS and has(taken, action):
                continue
            with pytest.raises(IllegalAction) as refused:
                runner.play(seat, action)
            assert refused.value.rule.startswith(game.spec.prefix)
    assert snapshot(game, state) == before
    assert len(runner.history) == events


@given(games(), SEEDS)
def test_everything_accepted_can_be_played(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    assert runner.state is not None
    for seat in range(game.seats):
        for action in members(runner.state.accepted(seat)):
            state = runner.state.copy()
            state.play(seat, action)
            check_state(game, state)
            if not has(runner.state.legal(), action) and state.offender >= 0:
                assert (state.offender, state.turn) == (seat, -1)


@given(games(), SEEDS)
def test_copies_are_equal_and_independent(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    twin, target = state.copy(), game.deal(runner.match, SeededSource(seed + 1).tape(game.deck.size, 9))
    target.copy_from(state)
    before = snapshot(game, state)
    assert snapshot(game, twin) == snapshot(game, target) == before
    rng = Rng(seed)
    while twin.turn >= 0:
        action = random_action(twin, rng)
        twin.apply(action)
        target.apply(action)
        assert snapshot(game, twin) == snapshot(game, target)
    assert snapshot(game, state) == before


@given(games(), SEEDS)
def test_positions_are_written_and_read_back(game: Game, seed: int) -> None:
    state = walk(game, seed).state
    assert state is not None
    read, twin = parse_position(format_position(game, state))
    assert repr(read.differences()) == repr(game.differences())
    assert snapshot(read, twin) == snapshot(game, state)


@given(games(), SEEDS)
def test_a_view_says_what_is_legal_and_why_the_rest_is_not(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    for seat in range(-1, game.seats):
        view = runner.view(seat)
        assert view.legal == (state.legal() if seat == state.turn else 0)
        for why in view.reasons.values():
            assert why.rule.startswith(game.spec.prefix)
        offered = game.displayed_actions(state) if seat == state.turn else []
        assert set(view.reasons) == {action for action in offered if not has(state.accepted(seat), action)}
        if seat == state.turn:
            assert {action for action in offered if action < game.deck.size} == set(members(view.hand))
        assert view.hand == (state.hands[seat] if seat >= 0 else 0)


@given(games(), SEEDS)
def test_a_question_can_be_drawn_without_knowing_the_game(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    state = runner.state
    assert state is not None
    question = runner.view(state.turn).question
    cards, calls = state.legal() & game.deck.all, members(state.legal() & ~game.deck.all)
    assert question.kind in ("card", "cards", "suit", "number", "choice")
    assert question.topic.islower()
    if question.kind == "number":
        numbers = [int(game.write(call).split()[1]) for call in calls]
        assert question.low <= min(numbers)
        assert max(numbers) <= question.high
    if cards:
        assert question.kind in ("card", "cards")
    if question.kind == "suit":
        assert any(game.write(call).split()[-1] in game.deck.suits for call in calls)
    for event in runner.history[1:]:
        called = event.action >= game.deck.size
        assert event.topic == (
            game.write(event.action).split()[0] if called else "exchange" if event.secret else "card"
        )


@given(games())
def test_notation_names_every_action_once(game: Game) -> None:
    actions = range(game.deck.size + len(game.words))
    assert len(actions) <= MAX_ACTIONS
    written = [game.write(action) for action in actions]
    assert [game.read(text) for text in written] == list(actions)
    assert [game.read(f"  {text.lower()} ") for text in written] == list(actions)
    assert len(set(written)) == len(written)
    with pytest.raises(NotationError):
        game.write(len(actions))


@given(games(), SEEDS)
def test_records_replay_to_the_identical_match(game: Game, seed: int) -> None:
    runner = MatchRunner(game, SeededSource(seed))
    play_random(runner, Rng(seed), 3)
    text = Record(runner).write()
    again = read_record(text)
    assert again.write() == text
    assert verify(again) == len(runner.deals)
    replayed = again.runner
    assert replayed.match.scores == runner.match.scores
    assert replayed.match.winners == runner.match.winners
    assert [row.data() for row in replayed.sheet] == [row.data() for row in runner.sheet]
    for seat in range(-1, game.seats):
        assert replayed.view(seat).data() == runner.view(seat).data()


@given(games(), SEEDS)
def test_a_time_out_is_an_action_the_engine_accepts(game: Game, seed: int) -> None:
    state = walk(game, seed).state
    assert state is not None
    action = game.timeout(state, Rng(seed))
    assert has(state.accepted(state.turn), action)
    state.play(state.turn, action)
    assert state.offender == -1


def check_sheet(runner: MatchRunner, game: Game) -> None:
    """Every row goes on from the row before; a partida of Guiñote begins again at nothing."""
    totals = list(MatchRunner(game, SeededSource(0)).match.scores)
    for row in runner.sheet:
        for side, cell in enumerate(row.cells):
            assert cell.total - cell.change == totals[side]
            totals[side] = cell.total
        if "PARTIDA" in row.notes:
            totals = [0] * game.sides
    assert totals == runner.match.scores


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_matches_end_with_winners(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    code, players, preset, variants = table
    game = make_game(code, players, preset, variants)
    ended = 0
    for seed in range(4):
        runner = MatchRunner(game, SeededSource(seed))
        play_random(runner, Rng(seed), 150)
        if runner.match.over:
            ended += 1
            assert runner.match.winners
            assert all(side < game.sides for side in runner.match.winners)
            assert [row.deal for row in runner.sheet] == list(range(1, len(runner.deals) + 1))
            check_sheet(runner, game)
            marked = [side for side, cell in enumerate(runner.sheet[-1].cells) if "winner" in cell.marks]
            assert marked == runner.match.winners
    assert ended > 0
