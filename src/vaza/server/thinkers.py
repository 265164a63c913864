"""Bots for all tables: a few processes that think, and never keep the loop from turning."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from vaza.bots.workers import HINT_SECONDS, BotPool, bot_job
from vaza.core.errors import SetupError
from vaza.core.view import View
from vaza.protocol.replies import HintReply
from vaza.server.guests import Connection
from vaza.table.commands import BotAnswer
from vaza.table.effects import RequestBotMove

if TYPE_CHECKING:
    from vaza.server.room import TableActor


class BotDispatcher:
    """The processes, and the way back from them to the table that asked."""

    def __init__(self, number: int = 0) -> None:
        self._workers = BotPool(number or os.cpu_count() or 1, patient=True)

    def ask(self, room: TableActor, effect: RequestBotMove) -> None:
        """Let a bot think; its answer is told to the room."""
        order = bot_job(room.standing.rules, effect.level, effect.view, effect.seconds, effect.seed)

        def answered(future: Future[str]) -> None:
            if not room.house.is_open:
                return
            failed = future.cancelled() or future.exception() is not None
            room.submit(BotAnswer(effect.at, "" if failed else future.result()))

        self._hand_back(self._workers.choose(order), answered)

    def advise(self, room: TableActor, guest: Connection, number: int, view: View) -> None:
        """Let an expert advise a guest who is to act."""
        order = bot_job(room.standing.rules, "expert", view, HINT_SECONDS, room.standing.match)
        decision = room.standing.decision

        def answered(future: Future[list[dict[str, object]]]) -> None:
            if future.cancelled() or future.exception() is not None:
                guest.refuse(number, SetupError("NO_ADVICE", {}))
            else:
                guest.outbox.send_reply(HintReply(id=number, decision=decision, advice=future.result()))

        self._hand_back(self._workers.advise(order), answered)

    def _hand_back(self, future: Future[Any], answered: Callable[[Future[Any]], None]) -> None:
        """Call back on the loop, not on the thread that collects results."""
        loop = asyncio.get_running_loop()

        def collected(done: Future[Any]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(answered, done)

        future.add_done_callback(collected)

    def close(self) -> None:
        """Let them go."""
        self._workers.close()
