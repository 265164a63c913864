"""`vaza replay`: step through a recorded match, or print all of it in words."""

from __future__ import annotations

from contextlib import suppress

import click
from rich.console import Console, Group, RenderableType
from rich.text import Text

from vaza.cli.files import open_record
from vaza.cli.group import LocalizedCommand
from vaza.cli.params import IntInRange
from vaza.cli.voice import WORDS, say
from vaza.core.errors import SetupError
from vaza.core.film import Replay
from vaza.core.record import Record
from vaza.terminal.cards import paint
from vaza.terminal.keys import keys
from vaza.terminal.screen import console, is_terminal
from vaza.terminal.sheet import draw_sheet, signed
from vaza.terminal.table import draw_table, heading
from vaza.terminal.telling import MessageFormatter

EVERYBODY = -1
NEXT = ("\r", "\n", " ", "n", "\x1b[C")
BACK = ("p", "\x1b[D")
NEXT_DEAL = ("d",)
QUIT = ("q", "\x1b", "\x04")


@click.command(cls=LocalizedCommand, help=say("help-replay"), epilog=say("help-replay-examples"))
@click.argument("file")
@click.option("--seat", type=IntInRange(0, 9), help=say("flag-replay-seat"))
def replay(file: str, seat: int | None) -> None:
    """Show a record."""
    record = open_record(file)
    if seat is not None and seat >= record.runner.game.seats:
        raise SetupError("NO_SUCH_SEAT", {"seat": str(seat)})
    film = ReplayViewer(record, EVERYBODY if seat is None else seat)
    if is_terminal():
        step_through(film)
    else:
        print_all(film)


class ReplayViewer(Replay):
    """A film as one seat, or everybody, sees it."""

    def __init__(self, record: Record, seat: int) -> None:
        super().__init__(record)
        self.seat = seat
        self.teller = MessageFormatter(WORDS, self.names, record.runner.game.sides)

    def picture(self) -> RenderableType:
        """The table now: with every hand open, or as one seat saw it."""
        view = self.runner.view(self.seat)
        seats = range(self.runner.game.seats) if self.seat == EVERYBODY else range(0)
        return draw_table(view, self.teller, {seat: self.runner.view(seat).hand for seat in seats})

    def lines(self) -> list[Text]:
        """What the last step brought, in words; nothing where the seat may not know of it."""
        event = self.runner.history[-1]
        if event.secret and self.seat not in (EVERYBODY, event.seat):
            return []
        return [paint(line) for line in self.teller.event(event, self.runner.view(self.seat))]


def step_through(film: ReplayViewer) -> None:
    """One screen for each step, moved by keys."""
    out = console()
    film.step()
    with keys() as read, out.screen(hide_cursor=True) as screen, suppress(KeyboardInterrupt):
        while True:
            screen.update(Group(*page(film)))
            for key in read():
                if key in QUIT:
                    return
                press(film, key)


def press(film: ReplayViewer, key: str) -> None:
    """Do what a key asks for."""
    if key in NEXT:
        film.step()
    elif key in BACK:
        film.step_back()
    elif key in NEXT_DEAL:
        film.next_deal()


def page(film: ReplayViewer) -> list[RenderableType]:
    """What one screen shows."""
    if film.deal < 0:
        return [Text(say("replay-empty")), Text(say("replay-keys"), "grey62")]
    found: list[RenderableType] = [*film.lines()]
    if not film.deal_done:
        found.insert(0, film.picture())
    else:
        view = film.runner.view(film.seat)
        found = [heading(view, film.teller), *found, draw_sheet(view, film.teller, last=10)]
    if film.done:
        found += ending(film)
    return [*found, Text(say("replay-keys"), "grey62")]


def ending(film: ReplayViewer) -> list[Text]:
    """How the match ended."""
    played = film.record.runner
    winners = [film.teller.side(side) for side in played.match.winners]
    found = []
    if winners:
        found.append(Text(say("match-won", sides=", ".join(winners), number=len(winners)), "bold"))
    elif played.quitter >= 0:
        found.append(Text(say("match-quit", seat=film.teller.seat(played.quitter)), "bold"))
    else:
        found.append(Text(say("match-abandoned" if played.abandoned else "match-unfinished"), "bold"))
    if played.match.prizes:
        paid = [f"{film.teller.seat(seat)} {signed(cents, '+')}" for seat, cents in enumerate(played.match.prizes)]
        found.append(Text(say("match-prizes", prizes=", ".join(paid))))
    return found


def print_all(film: ReplayViewer) -> None:
    """Every deal and trick in words, for files and pipes."""
    out = console()
    game = film.runner.game
    out.print(Text(say("replay-title", game=game.spec.title, players=", ".join(film.names)), "bold"))
    for difference in game.differences():
        out.print(say("replay-differs", words=film.teller.difference(game.code, difference)))
    for draw in film.record.runner.match.draws:
        cards = [game.deck.write(card) for card in draw.cards]
        out.print(paint(film.teller.draw(draw, cards, film.record.players)))
    script = ReplayPrinter(out, film)
    while not film.done:
        film.step()
        script.step()
    script.flush()
    if film.runner.sheet:
        out.print(draw_sheet(film.runner.view(film.seat), film.teller))
    for line in ending(film):
        out.print(line)


class ReplayPrinter:
    """Prints a film step by step: hands when they are new, a trick on one line."""

    def __init__(self, out: Console, film: ReplayViewer) -> None:
        self.out = out
        self.film = film
        self.plays: list[str] = []
        self.phase = ""
        self.hands: dict[int, int] = {}

    def step(self) -> None:
        """Print what the last step brought."""
        film = self.film
        if film.moves == 0:
            self.flush()
            self.out.print()
            self.out.print(Text(say("replay-deal", number=film.deal + 1), "bold"))
            self.phase, self.hands = "", {}
        view = film.runner.view(film.seat)
        event = film.runner.history[-1]
        lines = film.lines()
        if event.topic == "card":
            self.plays.append(say("drawn-card", seat=film.teller.seat(event.seat), card=view.write(event.action)))
            lines = lines[1:]
        if lines:
            self.flush()
        for line in lines:
            self.out.print(line)
        if view.phase != self.phase and view.turn >= 0:
            self.phase = view.phase
            self.show_hands()

    def flush(self) -> None:
        """Print the cards played since the last words."""
        if self.plays:
            self.out.print(paint(" · ".join(self.plays)))
            self.plays = []

    def show_hands(self) -> None:
        """Print the hands that are not as they were shown last."""
        self.flush()
        film = self.film
        for seat in range(film.runner.game.seats) if film.seat == EVERYBODY else [film.seat]:
            view = film.runner.view(seat)
            if view.hand != self.hands.get(seat, 0):
                self.hands[seat] = view.hand
                hand = view.deck.write_all(view.hand)
                self.out.print(paint(say("replay-hand", seat=film.teller.seat(seat), cards=hand)))
