"""A recorded match that can be played to any point, forwards and back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from vaza.core.chance import RecordedSource
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Replay:
    """A record and the point to which it has been played again."""

    record: Record
    source: RecordedSource
    matches: list[Match]
    runner: MatchRunner
    moves: int
    """How many actions of the running deal have been shown."""

    def __init__(self, record: Record) -> None:
        self.record = record
        played = record.runner
        self.source = RecordedSource([played.opening, *[deal.chance for deal in played.deals]])
        self.matches = []
        self.runner = MatchRunner(played.game, self.source)
        self.moves = 0

    @property
    def names(self) -> list[str]:
        """The players by seat."""
        return [self.record.players[player] for player in self.record.runner.match.seating]

    @property
    def deal(self) -> int:
        """The number of the running deal, from 0; -1 before the first."""
        return len(self.runner.deals) - 1

    @property
    def deal_done(self) -> bool:
        """Whether all of the running deal has been shown."""
        return self.deal < 0 or self.moves == len(self.record.runner.deals[self.deal].moves)

    @property
    def done(self) -> bool:
        """Whether all has been shown."""
        return self.deal_done and self.deal + 1 == len(self.record.runner.deals)

    def step(self) -> None:
        """One action further, or the next deal."""
        if self.done:
            return
        if self.deal_done:
            self.open_deal()
            return
        move = self.record.runner.deals[self.deal].moves[self.moves]
        self.runner.play(move.seat, move.action)
        self.moves += 1

    def open_deal(self) -> None:
        """Deal the next cards as they were dealt."""
        number = self.deal + 1
        if number == len(self.matches):
            self.matches.append(self.runner.match)
        chance = self.record.runner.deals[number].chance
        self.runner.deal(0 if chance.lots else int(chance.cut))
        self.moves = 0

    def step_back(self) -> None:
        """One action back, or to the end of the deal before."""
        if self.moves:
            self.seek(self.deal, self.moves - 1)
        elif self.deal > 0:
            self.seek(self.deal - 1, len(self.record.runner.deals[self.deal - 1].moves))

    def next_deal(self) -> None:
        """To the first cards of the next deal, or to the end of the last."""
        deal = self.deal
        while not self.done and self.deal == deal:
            self.step()

    def seek(self, deal: int, moves: int) -> None:
        """To a point of a deal that was shown before."""
        played = self.record.runner
        self.runner = MatchRunner(played.game, self.source)
        self.runner.match = self.matches[deal]
        self.runner.sheet = played.sheet[:deal]
        self.runner.deals = played.deals[:deal]
        self.open_deal()
        while self.moves < moves:
            self.step()
