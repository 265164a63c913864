"""What a database holds, read without the store, against what people were shown and promised."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import asyncpg
import httpx
from trials import Person, Sent, Trial, fingerprint

from vaza.core.record import verify
from vaza.games import read_record
from vaza.protocol.scenes import SnapshotEncoder
from vaza.server.matches import match_of
from vaza.store.rows import MatchRow
from vaza.table.events import ActionTaken, Event, read_event
from vaza.table.table import Table


async def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    """What the database answers, whatever the server does meanwhile."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True)) as file:
            return file.execute(query).fetchall()
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def nothing_is_missing(trial: Trial, url: str) -> None:
    """Every number that was ever shown or promised at a table is kept there, and none is left out."""
    found = await rows(url, "SELECT table_id, min(seq), max(seq), count(*) FROM events GROUP BY table_id")
    kept = {table: (low, high, count) for table, low, high, count in found}
    for table, people in trial.tables.items():
        low, high, count = kept[table]
        assert (low, high) == (1, count), f"{table} has gaps: {kept[table]}"
        promised = max(person.link.highest for person in people)
        assert promised <= high, f"{table}: {promised} was shown or promised, only {high} are kept"


class Retold:
    """A table built again from what is kept of it, event by event, beside what its people noted."""

    def __init__(self, people: Sequence[Person]) -> None:
        self.people = people
        self.table = Table()
        self.writer = SnapshotEncoder(self.table)
        self.matches: list[MatchRow] = []
        self.scenes = 0
        self.sent: dict[tuple[int, int], Sent] = {}
        for person in people:
            for one in person.sent:
                before = self.sent.setdefault((one.chair, one.at), one)
                if before is not one and "done" in (before.became, one.became):
                    assert before.became == "refused" or one.became != "done", f"promised twice: {before} {one}"
                    self.sent[one.chair, one.at] = before if before.became == "done" else one
        self.found: dict[int, Sent] = {}
        """What was asked, by the number of its last event."""
        self._rest: Counter[str] = Counter()
        self._now: Sent | None = None

    def tell(self, table: str, lines: Sequence[bytes]) -> None:
        """Go through all that is kept."""
        for number, line in enumerate(lines, start=1):
            event = read_event(line)
            self._match_act(number, event)
            was_over = self.table.state.stage == "over"
            self.table.rebuild([event])
            if self.table.state.stage == "over" and not was_over:
                self.matches.append(match_of(table, self.table.state))
            self._compare(number)
        assert not self._rest, f"half an answer is kept: {self._rest}"
        kept = {id(one) for one in self.found.values()}
        for one in self.sent.values():
            assert one.became != "done" or id(one) in kept, f"promised and not kept: {one}"

    def _match_act(self, number: int, event: Event) -> None:
        """An act of a person is one that was sent, whole, and counts for one question only."""
        if not isinstance(event, ActionTaken) or event.by != "person":
            assert not self._rest, f"{self._rest} is missing before {number}"
            return
        standing = self.table.state
        if not self._rest:
            key = (standing.chair_of(event.seat), standing.decision)
            self._now = self.sent.get(key)
            assert self._now is not None, f"nobody asked for {number}: {event}"
            self._rest = Counter(self._now.actions)
        assert self._now is not None
        assert self._rest[event.action], f"{number}: {event} was not asked for in {self._now}"
        self._rest -= Counter([event.action])
        if not self._rest:
            self.found[number] = self._now
            assert self._now.became != "refused", f"{number} was refused and is kept: {self._now}"
            assert self._now.became == "lost" or self._now.seq >= number, f"{number}: {self._now} was promised early"

    def _compare(self, number: int) -> None:
        """Every scene that was shown is the one that the events up to there make."""
        for person in self.people:
            shown = person.link.shown.get(number)
            if shown is not None:
                who = self.table.state.chairs[person.chair].who
                again = fingerprint(self.writer.write(who, 0.0))
                assert shown == again, f"scene {number} of chair {person.chair} is not what was kept"
                self.scenes += 1


class Findings:
    """How much was compared, so that nobody takes an empty proof for one."""

    def __init__(self) -> None:
        self.tables = self.events = self.scenes = self.promised = self.lost = self.lost_but_kept = self.matches = 0

    def add(self, retold: Retold) -> None:
        """One table more."""
        self.tables += 1
        self.events += retold.table.state.seq
        self.scenes += retold.scenes
        self.matches += len(retold.matches)
        kept = {id(one) for one in retold.found.values()}
        for one in retold.sent.values():
            self.promised += one.became == "done"
            self.lost += one.became == "lost"
            self.lost_but_kept += one.became == "lost" and id(one) in kept


async def everything_is_kept(trial: Trial, url: str, finished: bool = True) -> Findings:
    """Nothing that was promised is missing or doubled; matches, results and records are what the events make."""
    await nothing_is_missing(trial, url)
    found = Findings()
    lines: dict[str, list[bytes]] = {}
    for table, event in await rows(url, "SELECT table_id, event FROM events ORDER BY table_id, seq"):
        lines.setdefault(table, []).append(bytes(event))
    matches: list[MatchRow] = []
    for table, people in trial.tables.items():
        retold = Retold(people)
        retold.tell(table, lines[table])
        assert not finished or retold.table.state.stage == "over", f"{table} is not over"
        matches += retold.matches
        found.add(retold)
    if finished:
        await matches_are_kept(matches, trial, url)
    return found


async def matches_are_kept(matches: Sequence[MatchRow], trial: Trial, url: str) -> None:
    """Every match that was played to its end is there once, with a result for each seat and a record that replays."""
    shelves = await filed(trial, url)
    assert shelves == dict.fromkeys(trial.tables, "over")
    kept = await rows(url, "SELECT id FROM matches")
    assert sorted(match for (match,) in kept) == sorted(match.id for match in matches)
    results = await rows(url, "SELECT match_id, seat, player, name, score, place FROM results")
    told = [
        (match.id, one.seat, one.player, one.name, one.score, one.place) for match in matches for one in match.results
    ]
    assert sorted(results) == sorted(told)
    async with httpx.AsyncClient(base_url=trial.base, trust_env=False, timeout=60) as http:
        for match in matches:
            record = (await http.get(f"/api/matches/{match.id}/record")).text
            assert record == match.record, f"the record of {match.id} differs from its events"
            assert verify(read_record(record)) == match.deals


async def filed(trial: Trial, url: str) -> dict[str, str]:
    """The shelf of every table; matches are filed beside the play, so they have a moment for it."""
    found: dict[str, str] = {}
    for _ in range(100):
        shelves = await rows(url, "SELECT id, shelf FROM tables")
        found = {table: shelf for table, shelf in shelves if table in trial.tables}
        if set(found.values()) == {"over"}:
            break
        await asyncio.sleep(0.1)
    return found
