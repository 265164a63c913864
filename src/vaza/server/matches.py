"""A match that is over, as the store keeps it and as the API tells it."""

from __future__ import annotations

from collections.abc import Container, Iterable

from vaza.core.errors import SetupError
from vaza.core.film import Replay
from vaza.games import read_record
from vaza.protocol.api import MatchInfo, MatchResult, ReplayDeal, ReplayStep
from vaza.store.rows import Ending, MatchRow, ResultRow
from vaza.table.events import read_event
from vaza.table.scene import SPECTATOR
from vaza.table.setting import shared_game
from vaza.table.standing import TableState


def match_of(table: str, standing: TableState) -> MatchRow:
    """The match that is over at this table."""
    record, runner, game = standing.record(), standing.runner, standing.rules
    assert record is not None
    assert runner is not None
    ended: Ending = "won" if runner.match.over else "quit" if runner.quitter >= 0 else "abandoned"
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
        deals=runner.match.deals,
        ended=ended,
        record=record.write(),
        results=[result_of(standing, seat) for seat in range(game.seats)],
    )


def finished_matches(table: str, lines: Iterable[bytes], numbers: Container[int]) -> list[MatchRow]:
    """Those of the table's matches with these numbers that its events play to an end."""
    found: list[MatchRow] = []
    standing = TableState()
    for line in lines:
        was_over = standing.stage == "over"
        standing.apply(read_event(line))
        if standing.stage == "over" and not was_over and standing.match in numbers:
            found.append(match_of(table, standing))
    return found


def result_of(standing: TableState, seat: int) -> ResultRow:
    """How one seat fared."""
    assert standing.runner is not None
    match, chair = standing.runner.match, standing.chairs[standing.chair_of(seat)]
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


def match_info(row: MatchRow) -> MatchInfo:
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


def replay_deal(row: MatchRow, deal: int) -> ReplayDeal:
    """One deal of a finished match step by step, all hands open; deals count from 1."""
    film = Replay(read_record(row.record))
    deals = len(film.record.runner.deals)
    if not 1 <= deal <= deals:
        raise SetupError("NO_SUCH_DEAL", {"deal": str(deal), "deals": str(deals)})
    while film.deal + 1 < deal:
        film.step()
    steps = [step_of(film)]
    while not film.deal_done:
        film.step()
        steps.append(step_of(film))
    return ReplayDeal(match=match_info(row), names=film.names, deal=deal, deals=deals, steps=steps)


def step_of(film: Replay) -> ReplayStep:
    """The point the film is at: every hand, and what a spectator saw."""
    runner = film.runner
    hands = [runner.view(seat).data()["hand"] for seat in range(runner.game.seats)]
    return ReplayStep(hands=hands, view=runner.view(SPECTATOR).data())
