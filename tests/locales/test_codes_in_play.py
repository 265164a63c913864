"""What the engine says at the table has every argument its sentence needs, and arguments that make sense."""

from hypothesis import given
from hypothesis import strategies as st

from tables import games, play_random, walk
from vaza.core.cards import MAX_ACTIONS, has
from vaza.core.chance import Rng, SeededSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.locales import Catalogue, kebab

WORDS = Catalogue("en")
SEEDS = st.integers(0, 2**40)
OPTIONAL = {"points"}
"""Arguments a sentence can do without."""


def check(game: Game, family: str, code: str, arguments: dict[str, str]) -> None:
    needed = set(WORDS.variables(f"{family}-{kebab(code)}")) - OPTIONAL
    assert needed <= set(arguments), code
    for name, value in arguments.items():
        assert "None" not in value, (code, name)
        if name == "suit":
            assert value in game.deck.suits, code
        elif name in ("card", "given", "taken"):
            assert game.deck.write(game.deck.read(value)) == value
        elif name in ("seat", "turn", "dealer", "shuffler", "cutter"):
            assert -1 <= int(value) < 99 if code == "NO_SUCH_SEAT" else 0 <= int(value) < game.seats, code
        elif name == "rank":
            assert value in game.deck.ranks
        elif name in ("points", "size", "bid", "tricks", "highest", "laid", "value", "cards", "side", "factor"):
            assert 0 <= int(value) <= 120, (code, name, value)


@given(games(), SEEDS)
def test_refusals_have_the_words_they_need(game: Game, seed: int) -> None:
    state = walk(game, seed).state
    assert state is not None
    for seat in range(game.seats):
        for action in range(MAX_ACTIONS):
            refusal = state.refusal_for(seat, action)
            assert (refusal is None) == has(state.accepted(seat), action)
            if refusal is not None:
                check(game, "error", refusal.code, refusal.args)
                if refusal.code == "NOT_YOUR_TURN":
                    assert refusal.args["turn"] == str(state.turn)
                if refusal.code == "CARD_NOT_IN_HAND":
                    assert refusal.args["card"] == game.write(action)


@given(games(), SEEDS)
def test_notes_have_the_words_they_need(game: Game, seed: int) -> None:
    runner = MatchRunner(game, SeededSource(seed))
    rng = Rng(seed)
    for deal in range(1, 4):
        if runner.over:
            break
        play_random(runner, rng, deal)
        assert runner.history
        for event in runner.history:
            for note in event.notes:
                check(game, "note", note.code, note.args)
    for row in runner.sheet:
        for code in row.notes:
            assert WORDS.has(f"row-note-{kebab(code)}")
