"""A match that is over, as the store keeps it and as the API tells it."""

from __future__ import annotations

from collections.abc import Container, Iterable

from vaza.core.errors import SetupError
from vaza.core.film import Film
from vaza.games import read_record
from vaza.protocol.api import MatchInfo, MatchResult, Replay, Step
from vaza.store.rows import Ending, MatchRow, ResultRow
from vaza.table.events import read_event
from vaza.table.scene import SPECTATOR
from vaza.table.setting import shared_game
from vaza.table.standing import Standing


def match_of(table: str, standing: Standing) -> MatchRow:
    """The match that is over at this table."""
    record, sitting, game = standing.record(), standing.sitting, standing.rules
    assert record is not None
    assert sitting is not None
    ended: Ending = "won" if sitting.match.over else "quit" if sitting.quitter >= 0 else "abandoned"
    return MatchRow(
        id=f"{table}-{standing.match}",
        table=table,
        number=standing.match,
        game=game.code,
        players=game.seats,
        variants=list(game.variants),
        options={one.option: one.value for one in game.differences() if one.option != "variant"},
        started_at=standing.started_at,
        ended_at=standing.last_at,
        deals=sitting.match.deals,
        ended=ended,
        record=record.write(),
        results=[result_of(standing, seat) for seat in range(game.seats)],
    )


def ended_matches(table: str, lines: Iterable[bytes], numbers: Container[int]) -> list[MatchRow]:
    """Those of the table's matches with these numbers that its events play to an end."""
    found: list[MatchRow] = []
    standing = Standing()
    for line in lines:
        was_over = standing.stage == "over"
        standing.apply(read_event(line))
        if standing.stage == "over" and not was_over and standing.match in numbers:
            found.append(match_of(table, standing))
    return found


def result_of(standing: Standing, seat: int) -> ResultRow:
    """How one seat fared."""
    assert standing.sitting is not None
    match, chair = standing.sitting.match, standing.chairs[standing.chair_of(seat)]
    side = match.side(seat)
    return ResultRow(
        seat=seat,
        player=chair.who,
        name=chair.name,
        level=chair.level,
        side=side,
        score=match.scores[side],
        place=1 if side in match.winners else 2,
        prize=match.prizes[seat] if match.prizes else 0,
    )


def told(row: MatchRow) -> MatchInfo:
    """A finished match as everybody may know it."""
    game = shared_game(row.game, row.players, tuple(row.variants), tuple(sorted(row.options.items())))
    return MatchInfo(
        id=row.id,
        table=row.table,
        number=row.number,
        game=row.game,
        players=row.players,
        variants=row.variants,
        options=row.options,
        started_at=row.started_at,
        ended_at=row.ended_at,
        deals=row.deals,
        ended=row.ended,
        results=[
            MatchResult(
                seat=one.seat,
                name=one.name,
                level=one.level,
                side=one.side,
                score=one.score,
                place=one.place,
                prize=one.prize,
            )
            for one in row.results
        ],
        cards=game.deck.written,
    )


def replay_of(row: MatchRow, deal: int) -> Replay:
    """One deal of a finished match step by step, all hands open; deals count from 1."""
    film = Film(read_record(row.record))
    deals = len(film.record.sitting.deals)
    if not 1 <= deal <= deals:
        raise SetupError("NO_SUCH_DEAL", {"deal": str(deal), "deals": str(deals)})
    while film.deal + 1 < deal:
        film.forward()
    steps = [step_of(film)]
    while not film.deal_done:
        film.forward()
        steps.append(step_of(film))
    return Replay(match=told(row), names=film.names, deal=deal, deals=deals, steps=steps)


def step_of(film: Film) -> Step:
    """The point the film is at: every hand, and what a spectator saw."""
    sitting = film.sitting
    hands = [sitting.view(seat).data()["hand"] for seat in range(sitting.game.seats)]
    return Step(hands=hands, view=sitting.view(SPECTATOR).data())
