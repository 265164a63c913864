"""Bots in processes of their own, so that a table never waits while one thinks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from vaza.bots.hint import advise
from vaza.bots.players import make_bot
from vaza.bots.thinking import Budget
from vaza.core.game import Game
from vaza.core.reading import decode_view
from vaza.core.view import View
from vaza.games import make_game

HINT_SECONDS: Final = 0.6
"""How long an expert thinks about a hint."""


class BotJob(NamedTuple):
    """One decision to think about, in plain data."""

    game: str
    players: int
    variants: tuple[str, ...]
    options: dict[str, object]
    bot: str
    view: dict[str, Any]
    seconds: float
    seed: int


def bot_job(game: Game, bot: str, view: View, seconds: float, seed: int) -> BotJob:
    """The order to let a bot think about a view for so many seconds at most."""
    return BotJob(game.code, game.seats, game.variants, dict(game.options), bot, view.data(), seconds, seed)


def choose(order: BotJob) -> str:
    """The bot's action in notation."""
    game = make_game(order.game, order.players, variants=order.variants, options=order.options)
    bot = make_bot(game, order.bot)
    budget = Budget(0 if bot.name == "expert" else bot.budget.playouts, order.seconds)
    return game.write(bot.choose(decode_view(game, order.view), order.seed, budget))


def advice(order: BotJob) -> list[dict[str, object]]:
    """What an expert thinks of every way to go on, the best first."""
    game = make_game(order.game, order.players, variants=order.variants, options=order.options)
    found = advise(game, decode_view(game, order.view), Budget(seconds=order.seconds), order.seed)
    return [one.data(game) for one in found]


class BotPool:
    """A few processes that think. One that dies is replaced; its decision has to be asked again."""

    def __init__(self, number: int = 1, patient: bool = False) -> None:
        """So many processes; patient ones think only while nobody else wants the processor."""
        self.number = number
        self.patient = patient
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.number, context, initializer=init_worker, initargs=(self.patient,))

    def choose(self, order: BotJob) -> Future[str]:
        """Let a bot choose."""
        try:
            return self._pool.submit(choose, order)
        except BrokenProcessPool:
            self._pool = self._open()
            return self._pool.submit(choose, order)

    def advise(self, order: BotJob) -> Future[list[dict[str, object]]]:
        """Let an expert advise."""
        try:
            return self._pool.submit(advice, order)
        except BrokenProcessPool:
            self._pool = self._open()
            return self._pool.submit(advice, order)

    def warm_up(self) -> Future[int]:
        """Start a process before it is needed; its number comes when it runs."""
        return self._pool.submit(ready)

    def close(self) -> None:
        """Let them go once they have thought; what waits is not begun.

        The interpreter waits for them in any case when it ends; before that, its pool may be closing beneath it.
        """
        self._pool.shutdown(wait=True, cancel_futures=True)


def init_worker(patient: bool) -> None:
    """In a new process: Ctrl-C is for who asked, not for who thinks; and when who asked is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if patient and hasattr(os, "nice"):
        os.nice(5)  # the server's loop goes first; but beside busy browsers, bots must not starve
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """End this process when the one that made it has ended, however that was."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> int:
    """The number of this process, once it runs."""
    return os.getpid()
