"""Opening a table as somebody wished it: the setting, the row that is kept, and who sits there from the start."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from vaza.core.errors import SetupError, VazaError
from vaza.core.game import Game
from vaza.core.options import STANDARD
from vaza.games import make_game, spec
from vaza.protocol.api import NewTable
from vaza.server.identity import new_code, new_id
from vaza.server.keeper import Services, check_level
from vaza.server.play import BOT_NAMES
from vaza.server.room import TableActor
from vaza.server.talk import clean_text
from vaza.store.rows import PlayerRow, TableRow
from vaza.table.commands import AddSalt, Command, SeatBot, SetPace, Sit, Start
from vaza.table.seating import check_salt
from vaza.table.setting import TableConfig, config_for, read_clock

CODES_TRIED: Final = 8
SHORTEST_PASSWORD: Final = 4
"""A table's password is said among friends and lasts an evening."""


async def create_table(keeper: Services, player: PlayerRow, wish: NewTable) -> TableActor:
    """The table somebody wished for, with everybody in place; a wish that cannot be is refused whole."""
    setting = config_from(wish)
    game = setting.make_game()
    validate_request(keeper, player, wish, game)
    password = await keeper.passwords.hash(wish.password, SHORTEST_PASSWORD) if wish.password else ""
    room = await save_with_free_code(keeper, player, wish, game, setting, password)
    for command in first_commands(player, wish):
        await submit_and_wait(room, command)
    return room


def config_from(wish: NewTable) -> TableConfig:
    """What is fixed at the table."""
    found = spec(wish.game)
    game = make_game(
        found.code,
        wish.players,
        preset=wish.preset or STANDARD,
        variants=wish.variants,
        options=dict(wish.options),
    )
    clock = read_clock(wish.clock) if wish.clock else None
    setting = config_for(game, clock, wish.away, obvious=wish.obvious)
    check_level(wish.substitute)
    return replace(setting, substitute=wish.substitute)


def validate_request(keeper: Services, player: PlayerRow, wish: NewTable, game: Game) -> None:
    """Refuse too many tables, too many bots, bots there are none of."""
    limits, rooms = keeper.settings, keeper.house.rooms.values()
    if limits.tables and len(rooms) >= limits.tables:
        raise SetupError("HOUSE_FULL", {})
    mine = sum(1 for room in rooms if room.row.host == player.id)
    if limits.tables_per_player and mine >= limits.tables_per_player:
        raise SetupError("TOO_MANY_TABLES", {"most": str(limits.tables_per_player)})
    if wish.salt:
        check_salt(wish.salt, 0)
    levels = [level for level in wish.bots if level]
    for level in levels:
        check_level(level)
    chairs = game.seats - (1 if wish.sit else 0)
    if len(wish.bots) > chairs:
        raise SetupError("TOO_MANY_BOTS", {"chairs": str(chairs)})
    if wish.start and len(levels) < chairs:
        raise SetupError("CHAIRS_EMPTY", {"chairs": str(chairs - len(levels))})
    if wish.start and not wish.sit and not wish.watchers:
        raise SetupError("NO_WATCHERS", {})


async def save_with_free_code(
    keeper: Services, player: PlayerRow, wish: NewTable, game: Game, setting: TableConfig, password: str
) -> TableActor:
    """The table under a code nobody else has."""
    for _ in range(CODES_TRIED):
        now = keeper.house.now()
        row = TableRow(
            id=new_id(),
            code=new_code(),
            title=clean_title(wish.title),
            game=game.code,
            host=player.id,
            password=password,
            listed=wish.listed,
            watchers=wish.watchers,
            talk="emotes" if game.talk == "emotes" else wish.talk,
            shelf="gathering",
            opened_at=now,
            touched_at=now,
        )
        try:
            return await keeper.house.open_table(row, setting)
        except SetupError as error:
            if error.code != "CODE_TAKEN":
                raise
    raise SetupError("HOUSE_FULL", {})


def clean_title(text: str) -> str:
    """A title as everybody sees it in the lobby: composed, in one line, with nothing that hides or turns others."""
    try:
        return clean_text(text) if text else ""
    except SetupError:
        return ""


def first_commands(player: PlayerRow, wish: NewTable) -> list[Command]:
    """Who sits down at once, and whether play begins."""
    found: list[Command] = []
    first = 0
    if wish.sit:
        found.append(Sit(player.id, player.name, 0))
        first = 1
        if wish.salt:
            found.append(AddSalt(player.id, wish.salt))
    names = [name for name in BOT_NAMES if not wish.sit or name.casefold() != player.name.casefold()]
    found += [SeatBot(level, names.pop(0), first + index) for index, level in enumerate(wish.bots) if level]
    if wish.pace != "natural":
        found.append(SetPace("", wish.pace))
    if wish.start:
        found.append(Start(player.id if wish.sit else ""))
    return found


async def submit_and_wait(room: TableActor, command: Command) -> None:
    """Tell a table something and wait until it is kept; VazaError if it is refused."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    room.submit(command, FutureReply(done), 1)
    await done


class FutureReply:
    """Somebody who waits for an answer without a socket."""

    def __init__(self, answered: asyncio.Future[None]) -> None:
        self.answered = answered

    def done(self, number: int, seq: int) -> None:
        """It is kept."""
        if not self.answered.done():
            self.answered.set_result(None)

    def refuse(self, number: int, error: VazaError) -> None:
        """It is not done."""
        if not self.answered.done():
            self.answered.set_exception(error)
