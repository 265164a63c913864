"""Short words for the tests: positions, tapes, legal actions as text, refusals."""

from __future__ import annotations

from vaza.core.cards import members
from vaza.core.chance import RandomTape
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.games import make_game, parse_position


def position(text: str) -> State:
    """A state from the lines of a position file, without its heading."""
    return with_game(text)[1]


def with_game(text: str) -> tuple[Game, State]:
    """The game and the state of such lines."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return parse_position("\n".join(["vaza position 1", *lines]))


def legal(game: Game, state: State) -> set[str]:
    """What may be done, in notation."""
    return {game.write(action) for action in members(state.legal())}


def accepted(game: Game, state: State, seat: int) -> set[str]:
    """What `play` takes from a seat, in notation."""
    return {game.write(action) for action in members(state.accepted(seat))}


def refusal(game: Game, state: State, seat: int, action: str) -> tuple[str, str]:
    """The code and the rule that refuse this action."""
    found = state.refusal_for(seat, game.read(action))
    assert found is not None, f"{action} is accepted"
    return found.code, found.rule


def play(game: Game, state: State, *actions: str) -> None:
    """Let the seats to act do these in turn, checked."""
    for action in actions:
        state.play(state.turn, game.read(action))


def tape(game: Game, *orders: str, cut: int = 0, lots: tuple[int, ...] = ()) -> RandomTape:
    """A tape whose orders begin with the named cards; the others follow in deck order."""
    chance = RandomTape(game.deck.size)
    for order in orders:
        named = [game.deck.read(card) for card in order.split()]
        chance.add(named + [card for card in range(game.deck.size) if card not in named])
    chance.lots = list(lots)
    chance.cut = cut
    return chance


def hands(game: Game, state: State) -> list[str]:
    """Every hand in notation."""
    return [game.deck.write_all(state.hands[seat]) for seat in range(game.seats)]


def told(runner: MatchRunner) -> list[str]:
    """The codes of all that was said in the running deal."""
    return [note.code for event in runner.history for note in event.notes]


__all__ = ["accepted", "hands", "legal", "make_game", "play", "position", "refusal", "tape", "told", "with_game"]
