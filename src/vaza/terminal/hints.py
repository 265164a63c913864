"""Advice in words."""

from __future__ import annotations

from typing import Any

from vaza.core.game import Game
from vaza.terminal.telling import MessageFormatter


def hint_lines(game: Game, advice: list[dict[str, Any]], teller: MessageFormatter, most: int = 4) -> list[str]:
    """The best ways to go on, each in a line, as `Advice.data` tells them."""
    lines = []
    for one in advice[:most]:
        verdict = teller.say(f"hint-{one['verdict']}", cost=teller.words.format_number(one["cost"], ".2f"))
        lines.append(teller.say("play-hint-line", what=plan_in_words(game, one["actions"], teller), verdict=verdict))
    return lines


def plan_in_words(game: Game, actions: list[str], teller: MessageFormatter) -> str:
    """Cards in notation, a call as what it means; the call that only ends an exchange of cards is left out."""
    size = int(game.deck.size)
    cards = [action for action in actions if game.read(action) < size]
    return " ".join(cards) if cards else ", ".join(teller.call(action, game.deck) for action in actions)
