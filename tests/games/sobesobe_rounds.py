"""Short words for the rounds of SobeSobe."""

from helpers import make_game, tape
from vaza.core.chance import RecordedSource
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

SUITS = ["♥", "♦", "♣", "♠"]
PAIRS = "A♥ 7♥ A♦ 7♦ A♣ 7♣ A♠ 7♠"
ALL_BLIND = {"blind ♥", "blind ♦", "blind ♣", "blind ♠", "wait"}
ALL_TRUMPS = {"trump ♥", "trump ♦", "trump ♣", "trump ♠"}


def sobe(players: int = 4, **options: object) -> Game:
    return make_game("sobesobe", players, options=options)


def dealt(
    game: Game, *orders: str, dealer: int = -1, scores: list[int] | None = None, sits: list[int] | None = None
) -> State:
    """A new round; the last seat deals unless told, so that seat 0 is the party player."""
    match = game.start(tape(game, lots=(dealer % game.seats,)))
    match.scores = scores or match.scores
    match.sits = sits or match.sits
    return game.deal(match, tape(game, *(orders or ("",))))


def sat_down(game: Game, *orders: str) -> MatchRunner:
    """A sitting in its first round, seat 0 being the party player."""
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(game.seats - 1,)), tape(game, *orders)]))
    runner.deal()
    return runner


def say(runner: MatchRunner, *actions: str) -> None:
    for action in actions:
        assert runner.state is not None
        runner.play(runner.state.turn, action)
