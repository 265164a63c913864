"""A recorded match that can be played to any point, forwards and back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from vaza.core.chance import TapeSource
from vaza.core.match import Match
from vaza.core.record import Record
from vaza.core.sitting import Sitting


@mypyc_attr(allow_interpreted_subclasses=True)
class Film:
    """A record and the point to which it has been played again."""

    record: Record
    source: TapeSource
    matches: list[Match]
    sitting: Sitting
    moves: int
    """How many actions of the running deal have been shown."""

    def __init__(self, record: Record) -> None:
        self.record = record
        played = record.sitting
        self.source = TapeSource([played.opening, *[deal.chance for deal in played.deals]])
        self.matches = []
        self.sitting = Sitting(played.game, self.source)
        self.moves = 0

    @property
    def names(self) -> list[str]:
        """The players by seat."""
        return [self.record.players[player] for player in self.record.sitting.match.seating]

    @property
    def deal(self) -> int:
        """The number of the running deal, from 0; -1 before the first."""
        return len(self.sitting.deals) - 1

    @property
    def deal_done(self) -> bool:
        """Whether all of the running deal has been shown."""
        return self.deal < 0 or self.moves == len(self.record.sitting.deals[self.deal].moves)

    @property
    def done(self) -> bool:
        """Whether all has been shown."""
        return self.deal_done and self.deal + 1 == len(self.record.sitting.deals)

    def forward(self) -> None:
        """One action further, or the next deal."""
        if self.done:
            return
        if self.deal_done:
            self.open_deal()
            return
        move = self.record.sitting.deals[self.deal].moves[self.moves]
        self.sitting.play(move.seat, move.action)
        self.moves += 1

    def open_deal(self) -> None:
        """Deal the next cards as they were dealt."""
        number = self.deal + 1
        if number == len(self.matches):
            self.matches.append(self.sitting.match)
        chance = self.record.sitting.deals[number].chance
        self.sitting.deal(0 if chance.lots else int(chance.cut))
        self.moves = 0

    def back(self) -> None:
        """One action back, or to the end of the deal before."""
        if self.moves:
            self.go(self.deal, self.moves - 1)
        elif self.deal > 0:
            self.go(self.deal - 1, len(self.record.sitting.deals[self.deal - 1].moves))

    def next_deal(self) -> None:
        """To the first cards of the next deal, or to the end of the last."""
        deal = self.deal
        while not self.done and self.deal == deal:
            self.forward()

    def go(self, deal: int, moves: int) -> None:
        """To a point of a deal that was shown before."""
        played = self.record.sitting
        self.sitting = Sitting(played.game, self.source)
        self.sitting.match = self.matches[deal]
        self.sitting.sheet = played.sheet[:deal]
        self.sitting.deals = played.deals[:deal]
        self.open_deal()
        while self.moves < moves:
            self.forward()
