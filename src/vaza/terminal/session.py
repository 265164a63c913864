"""An evening at this keyboard: a table with its people and bots, kept on disk, and its matches one after another."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from vaza.bots.players import make_bot
from vaza.bots.workers import BotPool
from vaza.core.errors import SetupError, VazaError
from vaza.core.game import Game
from vaza.table.commands import AddSalt, Continue, Resume, SeatBot, SetPace, Sit, Start
from vaza.table.setting import Pace, TableConfig
from vaza.table.table import Table
from vaza.terminal.autosave import Autosave, load, new_save, save_record
from vaza.terminal.host import LocalTable


@dataclass(frozen=True)
class SeatPlan:
    """Who sits down: the people at this keyboard and the bots on the other chairs."""

    people: dict[int, str] = field(default_factory=dict)
    """Names by chair."""
    bots: tuple[str, ...] = ("medium",)
    """The levels of the bots, in chair order; the last one is for all that are left."""
    names: tuple[str, ...] = ()
    """Names for bots, longer than needed; those that people have are passed over."""
    salt: str = ""
    """What the people add to the chance of the match; empty for something nobody can guess."""


class LocalSession:
    """One table at this keyboard."""

    def __init__(self, table: Table, save: Autosave | None) -> None:
        self.save = save
        self.host = LocalTable(table, BotPool(), save)
        self.host.workers.warm_up()
        self.record_path: Path | None = None
        """Where the last finished match was kept."""

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.host.table

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.table.state.rules

    @property
    def people(self) -> list[str]:
        """The shell's words for the people at this keyboard."""
        return [chair.who for chair in self.table.state.chairs if chair.who]

    def open_hands(self) -> dict[int, int]:
        """All hands, for who watches bots only."""
        runner = self.table.state.runner
        if runner is None or runner.state is None or self.people:
            return {}
        return {seat: int(runner.state.hands[seat]) for seat in range(self.game.seats)}

    def begin_match(self, salt: str = "") -> None:
        """Everybody adds to the chance, and the match starts."""
        for who in self.people:
            self.host.tell(AddSalt(who, salt or secrets.token_hex(8)))
        self.host.tell(Start(self.people[0] if self.people else ""))

    def again(self) -> None:
        """Another match with the same people."""
        self.finish()
        self.record_path = None
        for who in self.people:
            self.host.tell(Continue(who))
        self.begin_match()

    def finish(self) -> Path | None:
        """Keep the record of a match that is over; only once."""
        standing = self.table.state
        record = standing.record()
        if self.record_path is None and self.save is not None and standing.stage == "over" and record is not None:
            self.record_path = save_record(record.write(), self.game.code)
        return self.record_path

    def close(self) -> None:
        """Get up: a table whose match is over is kept as a record, any other as it is."""
        over = self.table.state.stage in ("over", "gathering")
        try:
            self.finish()
        finally:
            self.host.close()
            if self.save is not None:
                if over:
                    self.save.remove()
                else:
                    self.save.close()


def open_session(setting: TableConfig, company: SeatPlan, pace: Pace = "natural") -> LocalSession:
    """Open a table that is kept, seat everybody and start the first match."""
    for level in company.bots:
        make_bot(setting.make_game(), level)
    save = new_save(setting.game)
    session = LocalSession(Table(), save)
    try:
        host = session.host
        host.carry_out(host.table.open(setting, host.now()))
        seat_all(session, company)
        if pace != "natural":
            host.tell(SetPace("", pace))
        session.begin_match(company.salt)
    except VazaError:
        session.host.close()
        save.remove()
        raise
    return session


def seat_all(session: LocalSession, company: SeatPlan) -> None:
    """People on their chairs, bots on the others."""
    taken = {name.casefold() for name in company.people.values()}
    spare = [name for name in company.names if name.casefold() not in taken]
    levels = list(company.bots)
    for chair in range(session.game.seats):
        if chair in company.people:
            session.host.tell(Sit(f"chair{chair}", company.people[chair], chair))
        else:
            level = levels.pop(0) if len(levels) > 1 else levels[0]
            session.host.tell(SeatBot(level, spare.pop(0), chair))


def resume_session(path: Path, pace: Pace | None = None) -> tuple[LocalSession, bool]:
    """Go on at a table that was left, at the same card; and whether a half-written line was dropped."""
    save = Autosave(path)
    if not path.exists():
        raise SetupError("NO_SUCH_TABLE", {"file": str(path)})
    save.open()
    try:
        table, cut_off = load(path)
        if cut_off:
            save.close()
            save.open()
    except VazaError:
        save.close()
        raise
    session = LocalSession(table, save)
    session.host.tell(Resume())
    if pace is not None:
        session.host.tell(SetPace("", pace))
    return session, cut_off
