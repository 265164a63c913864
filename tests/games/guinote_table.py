"""Short words for the tests of Guiñote."""

from helpers import play, with_game
from vaza.core.game import Game
from vaza.core.state import State

SUITS = "OCEB"
POWER = ["1", "3", "12", "11", "10", "7", "6", "5", "4", "2"]
VALUES = {"1": 11, "3": 10, "12": 4, "11": 2, "10": 3, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}


def table(lines: str, options: str = "", players: int = 4) -> tuple[Game, State]:
    """A position from lines divided by semicolons."""
    told = [part.strip() for part in lines.split(";")]
    return with_game("\n".join(["game: guinote", f"players: {players}", f"options: {options}", *told]))


def last_trick(trump: str, led: str, answer: str, options: str = "") -> State:
    """Two players, one card each."""
    game, state = table(f"trump: {trump}; trick: {led}; hand: {answer}", options, players=2)
    play(game, state, answer)
    return state


def after_trick(hand: str, more: str = "turnup: 3E", options: str = "", players: int = 4) -> tuple[Game, State]:
    """Libre: seat 0 has just won the first trick, trumps are espadas."""
    stock = 11 if players == 4 else 25
    return table(f"phase: libre; stock: {stock}; taker: 0; may sing: yes; hand: {hand}; {more}", options, players)


def points(state: State) -> list[int]:
    """What both sides have made in this deal."""
    return [state.points(0), state.points(1)]


__all__ = ["POWER", "SUITS", "VALUES", "after_trick", "last_trick", "points", "table"]
