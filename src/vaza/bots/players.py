"""The bots: all of them get a `View` and give an action, the same one for the same seed, view and playouts."""

from __future__ import annotations

import hashlib
import math
from abc import ABC, abstractmethod
from typing import Final

from vaza.bots.levels import LEVELS, Level
from vaza.bots.policies import policy_for
from vaza.bots.thinking import Budget, RankedPlan, search, search_ismcts
from vaza.core.cards import bit, count, members, nth
from vaza.core.chance import Rng
from vaza.core.errors import OptionError
from vaza.core.game import Game
from vaza.core.view import View
from vaza.games import information_set

TREE_PLAYOUTS: Final = 2000


class Bot(ABC):
    """A player at tables of one game."""

    searches = True
    """Whether it plays the better the more playouts it is given."""

    def __init__(self, game: Game, name: str, budget: Budget) -> None:
        self.game = game
        self.name = name
        self.budget = budget
        self.policy = policy_for(game.code)

    @abstractmethod
    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """What to do now. The seed is the bot's own for a whole match."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    searches = False

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """Roll."""
        rng = decision_rng(view, seed)
        return int(nth(view.legal, rng.below(count(view.legal))))


class GreedyBot(Bot):
    """The policy alone, without any search."""

    searches = False

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """What the policy does in any world: it looks only at what is public."""
        rng = decision_rng(view, seed)
        known = information_set(self.game, view)
        self.policy.prepare(self.game, view)
        world = known.state.copy()
        known.sample_into(world, rng)
        return int(self.policy.act(world, rng))


class IsmctsBot(Bot):
    """Plain information-set tree search with random rollouts."""

    def __init__(self, game: Game, name: str, budget: Budget) -> None:
        super().__init__(game, name, budget)
        self.policy.use_baseline_values()

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """The most visited action."""
        if count(view.legal) == 1:
            return members(view.legal)[0]
        budget = budget or self.budget
        return search_ismcts(self.game, self.policy, view, budget, decision_rng(view, seed), greedy=False)[0].action


class LevelBot(Bot):
    """A level: searches with what it remembers, and slips now and then as people do."""

    def __init__(self, game: Game, level: Level, budget: Budget) -> None:
        super().__init__(game, level.name, budget)
        self.level = level

    def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
        """The best move it knows, or a slip that is not much worse."""
        if count(view.legal) == 1:
            return members(view.legal)[0]
        rng = decision_rng(view, seed)
        return self.choose_inferior(self.consider(view, seed, rng, budget), rng).action

    def consider(self, view: View, seed: int, rng: Rng, budget: Budget | None = None) -> list[RankedPlan]:
        """What it thinks of its options."""
        among = self.policy.considered_actions(view, self.level.delay)
        forgotten = self.forgotten_cards(view, seed)
        return search(self.game, self.policy, view, budget or self.budget, rng, forgotten, among)

    def forgotten_cards(self, view: View, seed: int) -> int:
        """The cards gone by that it does not remember: the same ones all match long, never the last trick."""
        gone = view.seen_cards
        for play in view.last_trick:
            gone &= ~bit(play.card)
        lost = 0
        for card in members(gone):
            if stable_fraction(seed, view.seat, card) >= self.level.memory:
                lost |= bit(card)
        return lost

    def choose_inferior(self, options: list[RankedPlan], rng: Rng) -> RankedPlan:
        """The best option mostly; else another, the better the likelier, never one beyond the cut-off."""
        best = options[0]
        near = [option for option in options[1:] if best.value - option.value <= self.level.cutoff]
        if not near or int(rng.below(1000)) < self.level.best * 1000:
            return best
        weights = [math.exp((option.value - best.value) / self.level.heat) for option in near]
        lot = rng.below(1_000_000) / 1_000_000 * sum(weights)
        for option, weight in zip(near, weights, strict=True):
            lot -= weight
            if lot < 0:
                return option
        return near[-1]


def decision_rng(view: View, seed: int) -> Rng:
    """A generator for this decision and no other."""
    return Rng(digest(f"{seed} {view.seat} {view.deal} {len(view.history)}"))


def stable_fraction(seed: int, seat: int, card: int) -> float:
    """A number from 0 to 1 that belongs to this card at this seat in this match."""
    return digest(f"memory {seed} {seat} {card}") % 10_000 / 10_000


def digest(text: str) -> int:
    """A number from any text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def make_bot(game: Game, text: str) -> Bot:
    """A bot from its name, with a budget if told: ``expert``, ``hard:playouts=500``, ``ismcts:seconds=0.1``."""
    name, _, rest = text.partition(":")
    budget = read_budget(text, rest)
    if name == "random":
        return RandomBot(game, name, Budget(1))
    if name == "greedy":
        return GreedyBot(game, name, Budget(1))
    if name == "ismcts":
        return IsmctsBot(game, name, budget or Budget(TREE_PLAYOUTS))
    if name in LEVELS:
        level = LEVELS[name]
        return LevelBot(game, level, budget or Budget(level.playouts))
    raise OptionError("UNKNOWN_BOT", {"bot": name[:40], "allowed": ", ".join(bot_names())})


def bot_names() -> list[str]:
    """Every bot there is."""
    return [*LEVELS, "random", "greedy", "ismcts"]


def read_budget(text: str, rest: str) -> Budget | None:
    """The budget in a bot's text, None if it tells none."""
    if not rest:
        return None
    kind, _, number = rest.partition("=")
    try:
        if kind == "playouts" and 1 <= int(number) <= 10_000_000:
            return Budget(playouts=int(number))
        if kind == "seconds" and 0.001 <= float(number) <= 600:
            return Budget(seconds=float(number))
    except ValueError:
        pass
    raise OptionError("BAD_BUDGET", {"bot": text[:40]})
