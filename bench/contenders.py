"""Who is measured, and what each one's playout includes.

Every contender plays at random from positions dealt beforehand (the same number of positions for each,
in turn), so that dealing is not counted, except for RLCard, which cannot start from a dealt position.

* Vaza, compiled or pure: `play_outs` of the kernel: one copy into a state that exists, then calls and
  cards to the end of the deal. Not included: dealing, scoring.
* OpenSpiel's ``oh_hell`` with 4 players and 9 of 40 cards is Fodinha's twin: 4 bids and 36 cards.
  - from Python: `clone`, then `legal_actions` and `apply_action` 40 times, choosing with `random.random`.
  - C++ bots: `clone`, then one `evaluate_bots` per playout with the C++ uniform random bots, which
    includes their random choice and the returns.
  - C++ rollouts: `RandomRolloutEvaluator`, which Python can make but not call, inside an `MCTSBot` limited to
    one simulation. That simulation evaluates the root: so many rollouts, each a clone, 40 random
    decisions and the returns, all in C++; nothing is added to the tree.
* Searches, counted in iterations, from the first bid of the same twins, with random rollouts. An iteration is a
  new world, a way down the tree, a playout and what is learnt from it.
  - Vaza: the kernel's `Tree`, made anew for every position. Making it is included; a view is not.
  - OpenSpiel: the C++ ``ISMCTSBot``, one `step` for every position.
* RLCard's ``bridge`` (52 cards, about 64 decisions with random calls), which deals for each playout.
  - env: `env.run` with its random agents, which builds the observation of every decision.
  - game: the game inside, `get_legal_actions` and `step` alone, without observations or payoffs.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Protocol

POSITIONS: Final = 16
"""How many dealt positions each contender plays from."""
OH_HELL: Final = {"players": 4, "num_suits": 4, "num_cards_per_suit": 10, "num_tricks_fixed": 9}
DECISIONS: Final = OH_HELL["players"] * (OH_HELL["num_tricks_fixed"] + 1)
"""Bids and cards of one deal of that size."""


UCT_C: Final = 10.0
"""How curious OpenSpiel's search is, where scores go up to 19; docs/bots.md tells how far that was tried."""


class Player(Protocol):
    """What a worker drives."""

    def play(self, playouts: int) -> int:
        """So many playouts; the decisions in all come back."""

    def versions(self) -> dict[str, str]:
        """What is being measured."""


class Vaza:
    """One of our games, from the start of its deal."""

    def __init__(self, code: str, players: int, cards: int = 0) -> None:
        """Fodinha takes a number of cards; the other games have one size only."""
        from vaza.bots.kernel.playout import random_playouts
        from vaza.core.chance import Rng, SeededTape
        from vaza.games import make_game

        self.play_outs = random_playouts
        self.rng = Rng(2024)
        game = make_game(code, players)
        size = int(game.deck.size)
        self.starts = []
        for seed in range(POSITIONS):
            match: Any = game.start(SeededTape(size, Rng(seed)))
            if cards:
                match.size = cards
            self.starts.append(game.deal(match, SeededTape(size, Rng(1000 + seed))))

    def play(self, playouts: int) -> int:
        """The kernel's own loop, from each position in turn."""
        return sum(self.play_outs(start, share, self.rng) for start, share in shares(self.starts, playouts))

    def versions(self) -> dict[str, str]:
        """Ours, whether it is compiled, and from which sources."""
        return our_versions()


class VazaSearch:
    """Our tree search with random rollouts, at the first bid of Fodinha."""

    def __init__(self) -> None:
        from vaza.bots.kernel.policy import Policy
        from vaza.bots.kernel.tree import Ismcts
        from vaza.core.chance import Rng, SeededSource
        from vaza.core.match_runner import MatchRunner
        from vaza.games import information_set, make_game

        self.tree = Ismcts
        self.policy = Policy()
        self.rng = Rng(2024)
        game = make_game("fodinha", OH_HELL["players"])
        self.starts = []
        for seed in range(POSITIONS):
            runner = MatchRunner(game, SeededSource(seed))
            match: Any = runner.match
            match.size = OH_HELL["num_tricks_fixed"]
            self.starts.append(information_set(game, runner.view(int(runner.deal().turn))))

    def play(self, playouts: int) -> int:
        """A search from each position in turn."""
        for known, share in shares(self.starts, playouts):
            self.tree(known, self.policy, self.rng, share, False).search(share)
        return playouts * DECISIONS

    def versions(self) -> dict[str, str]:
        """Ours, as for playouts."""
        return our_versions()


class OhHell:
    """Positions of OpenSpiel's twin of Fodinha, all cards dealt and nothing bid."""

    def __init__(self) -> None:
        import pyspiel

        self.spiel: Any = pyspiel
        self.game: Any = pyspiel.load_game("oh_hell", OH_HELL)
        self.starts = [self.dealt(random.Random(seed)) for seed in range(POSITIONS)]

    def dealt(self, rng: random.Random) -> Any:
        """A state after its chance nodes."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        return state

    def versions(self) -> dict[str, str]:
        """OpenSpiel's."""
        return {"open_spiel": metadata.version("open_spiel")}


class OhHellPython(OhHell):
    """Random play driven from Python."""

    def play(self, playouts: int) -> int:
        """The number of decisions is known, so the end is not asked for."""
        roll = random.random
        decisions = range(DECISIONS)
        for start, share in shares(self.starts, playouts):
            for _ in range(share):
                state = start.clone()
                for _ in decisions:
                    options = state.legal_actions()
                    state.apply_action(options[int(roll() * len(options))])
        return playouts * DECISIONS


class OhHellBots(OhHell):
    """Random play by C++ bots, one call from Python per playout."""

    def __init__(self) -> None:
        super().__init__()
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(OH_HELL["players"])]

    def play(self, playouts: int) -> int:
        """`evaluate_bots` plays the very state it is given, hence the clone."""
        play = self.spiel.evaluate_bots
        for start, share in shares(self.starts, playouts):
            for seed in range(share):
                play(start.clone(), self.bots, seed)
        return playouts * DECISIONS


class OhHellRollouts(OhHell):
    """Random rollouts in C++ without a return to Python."""

    def play(self, playouts: int) -> int:
        """One search of one simulation from each position."""
        for seed, (start, share) in enumerate(shares(self.starts, playouts)):
            evaluator = self.spiel.RandomRolloutEvaluator(n_rollouts=share, seed=seed)
            bot = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, seed, False)
            root = bot.mcts_search(start)
            if root.explore_count != 1:
                raise RuntimeError("the search did more than evaluate its root")
        return playouts * DECISIONS


class OhHellSearch(OhHell):
    """Their tree search in C++ with random rollouts."""

    def play(self, playouts: int) -> int:
        """One `step` from each position, limited by simulations; of less than two it can make nothing."""
        final = self.spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        for seed, (start, share) in enumerate(shares(self.starts, playouts)):
            evaluator = self.spiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
            self.spiel.ISMCTSBot(seed, evaluator, UCT_C, max(2, share), -1, final).step(start)
        return playouts * DECISIONS


class RlcardEnv:
    """RLCard's bridge as its documentation drives it."""

    def __init__(self) -> None:
        import rlcard
        from rlcard.agents import RandomAgent

        self.env: Any = rlcard.make("bridge", config={"seed": 1})
        self.env.set_agents([RandomAgent(num_actions=self.env.num_actions) for _ in range(4)])

    def play(self, playouts: int) -> int:
        """Whole episodes."""
        moves = 0
        for _ in range(playouts):
            self.env.run(is_training=False)
            moves += len(self.env.game.actions)
        return moves

    def versions(self) -> dict[str, str]:
        """RLCard's."""
        return {"rlcard": metadata.version("rlcard")}


class RlcardGame(RlcardEnv):
    """The same game without its environment: the fastest way to use it."""

    def play(self, playouts: int) -> int:
        """Legal actions and steps alone."""
        game = self.env.game
        legal = game.judger.get_legal_actions
        roll = random.random
        moves = 0
        for _ in range(playouts):
            game.init_game()
            while not game.is_over():
                options = legal()
                game.step(options[int(roll() * len(options))])
                moves += 1
        return moves


def our_versions() -> dict[str, str]:
    """Vaza's, whether it is compiled, and from which sources."""
    from vaza.version import VERSION, compiled

    return {"vaza": VERSION, "engine": "compiled" if compiled() else "pure", "sources": sources()}


def sources() -> str:
    """A digest of the engine's sources as they lie in the package: a build that failed leaves old ones behind."""
    import vaza

    package = Path(str(vaza.__file__)).parent
    digest = hashlib.sha256()
    for room in ("core", "games", "bots/kernel"):
        for path in sorted((package / room).glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def shares(starts: list[Any], playouts: int) -> list[tuple[Any, int]]:
    """The playouts split over the positions, as evenly as can be."""
    each, more = divmod(playouts, len(starts))
    split = [(start, each + (place < more)) for place, start in enumerate(starts)]
    return [(start, share) for start, share in split if share]


@dataclass(frozen=True)
class Contender:
    """A name for the table, and how to make the player."""

    label: str
    make: Callable[[], Player]
    ours: bool = False


GAMES: Final = {
    "fodinha": ("Fodinha 4×9", "fodinha", 4, 9),
    "sueca": ("Sueca", "sueca", 4, 0),
    "guinote4": ("Guiñote 4p", "guinote", 4, 0),
    "guinote2": ("Guiñote 2p", "guinote", 2, 0),
    "septica2": ("Septica 2p", "septica", 2, 0),
    "sobesobe4": ("SobeSobe 4p", "sobesobe", 4, 0),
}
"""Our games as they are measured."""


def our(game: str) -> Callable[[], Player]:
    """How to make the player of one of our games."""
    _, code, players, cards = GAMES[game]
    return lambda: Vaza(code, players, cards)


CONTENDERS: Final[dict[str, Contender]] = {
    **{f"compiled {game}": Contender(f"{row[0]}, compiled", our(game), True) for game, row in GAMES.items()},
    "compiled search": Contender("Fodinha 4×9, tree search, compiled", VazaSearch, True),
    "oh_hell search": Contender("OpenSpiel oh_hell 4×9, C++ ISMCTSBot", OhHellSearch),
    "oh_hell rollouts": Contender("OpenSpiel oh_hell 4×9, C++ rollouts", OhHellRollouts),
    "oh_hell bots": Contender("OpenSpiel oh_hell 4×9, C++ evaluate_bots", OhHellBots),
    "oh_hell python": Contender("OpenSpiel oh_hell 4×9, from Python", OhHellPython),
    "rlcard game": Contender("RLCard bridge, game only", RlcardGame),
    "rlcard env": Contender("RLCard bridge, env.run", RlcardEnv),
    **{f"pure {game}": Contender(f"{row[0]}, pure", our(game), True) for game, row in GAMES.items()},
}
"""In the order in which a round takes them: those that are compared most are close together."""
