"""`vaza play`: a deal in the terminal, against bots or watching them, and more if you like."""

from __future__ import annotations

import secrets
import time

import click
from rich.console import Console
from rich.text import Text

from vaza.bots.hint import advise
from vaza.bots.players import make_bot
from vaza.bots.thinking import Budget
from vaza.cli.ask import choices, read_answer
from vaza.cli.group import Lesson
from vaza.cli.hint import advice_lines
from vaza.cli.params import HIGHEST_SEED, GameCode, Whole, open_game, table_options
from vaza.cli.voice import WORDS, say, table_names
from vaza.core.chance import SeedSource
from vaza.core.errors import SetupError, VazaError
from vaza.core.game import Game
from vaza.core.sitting import Sitting
from vaza.core.state import State
from vaza.core.view import View
from vaza.terminal.cards import paint
from vaza.terminal.screen import console, is_terminal
from vaza.terminal.sheet import draw_sheet
from vaza.terminal.table import draw_table
from vaza.terminal.telling import Teller

NOBODY = -1
PAUSE = 0.8
THOUGHT = 0.5
"""Seconds for a hint."""
HELP = "?"
HINT = "hint"
SHORT_HINT = "h"
"""Where a suit is asked for, h is hearts."""
QUIT = ("q", "quit", "exit")


class Leaving(Exception):
    """The person wants to stop."""


@click.command(cls=Lesson, help=say("help-play"), epilog=say("help-play-examples"))
@click.argument("game", type=GameCode(), default="sueca")
@click.option("--seed", type=Whole(0, HIGHEST_SEED), help=say("flag-seed"))
@table_options
@click.option("--seat", type=Whole(0, 9), default=0, show_default=True, help=say("flag-seat"))
@click.option("--bot", default="medium", show_default=True, help=say("flag-bot"))
@click.option("--watch", is_flag=True, help=say("flag-watch"))
def play(
    game: str,
    seed: int | None,
    players: int | None,
    variants: tuple[str, ...],
    preset: str,
    options: tuple[str, ...],
    seat: int,
    bot: str,
    watch: bool,
) -> None:
    """Play a deal, and the next ones of the match if the person goes on."""
    table = open_game(game, players, variants, preset, options)
    if seat >= table.seats:
        raise SetupError("NO_SUCH_SEAT", {"seat": str(seat)})
    Evening(table, secrets.randbelow(10**6) if seed is None else seed, NOBODY if watch else seat, bot).run()


class Evening:
    """A match with a person at one seat, or at none, for as long as the person likes."""

    def __init__(self, game: Game, seed: int, seat: int, bot: str) -> None:
        self.game = game
        self.seed = seed
        self.seat = seat
        self.bot = make_bot(game, bot)
        self.sitting = Sitting(game, SeedSource(seed))
        self.teller = Teller(WORDS, table_names(game.seats), game.sides)
        self.out: Console = console()
        self.live = is_terminal()
        self.told = 0
        """How many events have been told."""

    def run(self) -> None:
        """Deal after deal, until the match is over or the person leaves."""
        self.greet()
        try:
            self.play_deal()
            while self.goes_on():
                self.play_deal()
        except (Leaving, EOFError, click.Abort, KeyboardInterrupt):
            self.out.print()
            self.out.print(say("play-goodbye", game=self.game.code, seed=str(self.seed)))
            return
        self.out.print(say("play-again", game=self.game.code, seed=str(self.seed)))

    def play_deal(self) -> None:
        """From the deal to the count."""
        state = self.sitting.deal()
        self.told = 0
        while state.turn >= 0:
            if state.turn == self.seat:
                self.ask(state)
            else:
                turn = int(state.turn)
                self.sitting.play(turn, self.bot.choose(self.sitting.view(turn), self.seed))
                self.watch()
        self.finish()

    def goes_on(self) -> bool:
        """Whether there is another deal to play and somebody to ask for it."""
        if self.sitting.over or not self.live:
            return False
        if self.read(say("play-go-on")).casefold() in QUIT:
            raise Leaving
        self.out.clear()
        return True

    def greet(self) -> None:
        """What is played, and how it differs from standard."""
        self.out.print(Text(say("play-title", game=self.game.spec.title, seed=str(self.seed)), "bold"))
        self.out.print(say(f"game-{self.game.code}-soul"))
        for difference in self.game.differences():
            self.out.print(say("replay-differs", words=self.teller.difference(self.game.code, difference)))
        if self.seat != NOBODY:
            self.out.print(say("play-keys", style=self.game.deck.style))
        self.out.print()

    def view(self) -> View:
        """What the person may know."""
        return self.sitting.view(self.seat)

    def tell(self) -> None:
        """Everything that happened since the last telling."""
        view = self.view()
        for event in view.history[self.told :]:
            for line in self.teller.event(event, view):
                self.out.print(paint(line))
        self.told = len(view.history)

    def watch(self) -> None:
        """After another player's action: words, and when watching the table with all hands open."""
        if self.seat != NOBODY:
            return
        if self.live:
            self.out.clear()
            hands = {seat: self.sitting.view(seat).hand for seat in range(self.game.seats)}
            self.out.print(draw_table(self.view(), self.teller, hands))
        self.tell()
        if self.live:
            time.sleep(PAUSE)

    def ask(self, state: State) -> None:
        """Show the table and ask until the answer can be played."""
        view = self.view()
        if self.live and self.told:
            self.out.clear()
        self.tell()
        self.out.print()
        self.out.print(draw_table(view, self.teller))
        while True:
            actions = self.answer(state, view)
            if actions:
                break
        for action in actions:
            self.sitting.play(self.seat, action)

    def answer(self, state: State, view: View) -> list[int]:
        """One answer; nothing if it cannot be played, which is then said."""
        text = self.read(self.teller.question(view))
        if text == HELP:
            for line in choices(self.game, view, self.teller):
                self.out.print(paint(line))
            return []
        if text.casefold() == HINT or (text.casefold() == SHORT_HINT and view.question.kind != "suit"):
            advice = advise(self.game, view, Budget(seconds=THOUGHT), self.seed)
            self.out.print(advice_lines(self.game, advice, self.teller))
            return []
        if text.casefold() in QUIT:
            raise Leaving
        try:
            return read_answer(self.game, state, view, text, self.teller)
        except VazaError as error:
            self.out.print(paint(self.teller.error(error)))
            return []

    def read(self, question: str) -> str:
        """One line from the person."""
        self.out.print(Text(say("play-prompt", question=question) + " ", "bold"), end="")
        line = input()
        if not self.live:
            self.out.print(line)
        return line.strip()

    def finish(self) -> None:
        """The end of the deal."""
        self.tell()
        view = self.view()
        self.out.print()
        self.out.print(draw_sheet(view, self.teller))
        if view.winners:
            sides = [self.teller.side(side) for side in view.winners]
            self.out.print(say("match-won", sides=", ".join(sides), number=len(sides)))
