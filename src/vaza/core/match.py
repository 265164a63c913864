"""A match between deals: scores, dealer, sets, winners. Only `Game.score` moves it on."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class Draw:
    """Cards drawn before a match: one for each player, and what they decided."""

    topic: str
    cards: list[int]
    settled: bool

    def __init__(self, topic: str, cards: list[int], settled: bool) -> None:
        self.topic = topic
        self.cards = cards
        self.settled = settled


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The standing after so many deals. A new one is made for every deal scored."""

    seats: int
    sides: int
    dealer: int
    deals: int
    """Deals scored so far."""
    scores: list[int]
    """The running score of each side."""
    sets: list[int]
    """Sets won by each side, where the game has sets."""
    winners: list[int]
    """The sides that won, empty while the match goes on."""
    prizes: list[int]
    """Cents won or paid by each seat, where the game is played for cents."""
    seating: list[int]
    """Which player sits at each seat, after any team draw."""
    draws: list[Draw]

    def __init__(self, seats: int, sides: int, dealer: int, opening: int = 0) -> None:
        self.seats = seats
        self.sides = sides
        self.dealer = dealer
        self.deals = 0
        self.scores = [opening] * sides
        self.sets = [0] * sides
        self.winners = []
        self.prizes = []
        self.seating = list(range(seats))
        self.draws = []

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def carry_over(self, before: Match) -> None:
        """Take over the standing of the match before this deal, one deal further."""
        self.deals = before.deals + 1
        self.scores = list(before.scores)
        self.sets = list(before.sets)
        self.seating = list(before.seating)
        self.draws = before.draws

    def side(self, seat: int) -> int:
        """The side a seat plays for."""
        return seat % self.sides


class ScoreCell:
    """One side's entry in a row of the score sheet."""

    total: int
    change: int
    marks: list[str]
    """``dealer``, ``party``, ``out`` (sat the deal out), ``winner``, ``gone`` (plays no more) ..."""
    detail: dict[str, int]
    """What led to it, by name: ``points``, ``bid``, ``made``, ``cantes`` ..."""

    def __init__(self, total: int, change: int, marks: list[str], detail: dict[str, int]) -> None:
        self.total = total
        self.change = change
        self.marks = marks
        self.detail = detail

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {"total": self.total, "change": self.change, "marks": self.marks, "detail": self.detail}


class ScoreRow:
    """One deal on the score sheet: a cell for each side, and what is worth telling."""

    deal: int
    cells: list[ScoreCell]
    notes: list[str]

    def __init__(self, deal: int, cells: list[ScoreCell], notes: list[str]) -> None:
        self.deal = deal
        self.cells = cells
        self.notes = notes

    def data(self) -> dict[str, object]:
        """As plain data."""
        return {"deal": self.deal, "cells": [cell.data() for cell in self.cells], "notes": self.notes}
