"""Evenings of scripted people that go on whatever happens to the server, and note what was sent, shown and promised."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from vaza.core.errors import VazaError
from vaza.protocol import requests
from vaza.protocol.api import NewTable, TableInfo
from vaza.protocol.client import VazaClient
from vaza.protocol.frames import SnapshotFrame, read_frame
from vaza.protocol.link import SocketTarget, TableConnection
from vaza.protocol.replies import DoneReply, StorageStatusReply

SHORT: Final[tuple[dict[str, Any], ...]] = (
    {"game": "fodinha", "players": 4, "options": {"lives": "1"}},
    {"game": "sobesobe", "players": 4, "options": {"max_rounds": "2"}},
    {"game": "septica", "clock": "off"},
    {"game": "guinote", "players": 4, "options": {"target": "31", "card_minimum": "0"}},
    {"game": "sueca"},
)
"""Every game, with what makes its matches short."""
LONG: Final = ("septica", "sueca")
"""Games whose matches nothing makes short: when it is late, somebody goes home after a deal."""
PEOPLE: Final = 24
"""How many people play; each sits at many tables."""
EXPECTED: Final = frozenset({"TOO_LATE", "NOTHING_TO_PLAY"})
"""Refusals of an act that may meet somebody whose scene is outdated: a bot has played for them."""
AGAIN: Final = frozenset({"STORE_TROUBLE", "TABLE_BUSY", "TABLE_PAUSED", "YOU_ARE_AWAY"})
"""Refusals after which one tries again."""
STUCK: Final = 60.0


class Sent(msgspec.Struct):
    """Something a person asked for, and what became of it: `lost` until there is an answer."""

    chair: int
    at: int
    actions: list[str]
    became: Literal["lost", "done", "refused"] = "lost"
    seq: int = 0
    """What the server said when it promised that it is kept."""


class Question(msgspec.Struct):
    """What a player is asked."""

    kind: str
    high: int


class Cards(msgspec.Struct):
    """What a view says to who is to act."""

    question: Question
    legal: list[str] = []
    hand: list[str] = []


class Sitter(msgspec.Struct):
    """Whether somebody wants to go on."""

    ready: bool
    free: bool


class Look(msgspec.Struct):
    """As much of a scene as a scripted person looks at."""

    seq: int
    decision: int
    stage: str
    match: int
    seat: int
    chair: int
    to_act: int
    highest_cut: int
    paused: bool
    places: list[Sitter]
    view: Cards | None


LOOK: Final = msgspec.json.Decoder(Look)


def fingerprint(frame: bytes) -> bytes:
    """A scene without the moment at which it was sent."""
    return hashlib.blake2b(frame[frame.index(b'"seq":') :], digest_size=12).digest()


class NotedLink(TableConnection):
    """A place at a table that notes what was shown and promised there."""

    def __init__(self, way: SocketTarget) -> None:
        super().__init__(way, seconds=STUCK)
        self.shown: dict[int, bytes] = {}
        """The fingerprint of every scene, by its number."""
        self.highest = 0
        """The highest number that was ever shown or promised."""
        self.wrong: list[str] = []
        self.troubles: list[bool] = []
        self.dones = 0

    def _take(self, raw: bytes) -> None:
        frame = read_frame(raw)
        if isinstance(frame, SnapshotFrame):
            self._note(frame.seq, fingerprint(raw))
        elif isinstance(frame, DoneReply):
            self.dones += 1
            self.highest = max(self.highest, frame.seq)
        elif isinstance(frame, StorageStatusReply):
            self.troubles.append(frame.on)
        super()._take(raw)

    def _note(self, seq: int, found: bytes) -> None:
        if seq < self.highest:
            self.wrong.append(f"scene {seq} was shown after {self.highest}")
        if self.shown.setdefault(seq, found) != found:
            self.wrong.append(f"two different scenes bear the number {seq}")
        self.highest = max(self.highest, seq)

    def look(self) -> Look:
        """The newest scene, in a hurry."""
        assert self._newest is not None
        return LOOK.decode(self._newest.frame)

    async def wait(self) -> None:
        """Wait until anything comes."""
        await self._changed.wait()


class Evening:
    """What all people of a trial share."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.pause = 0.0
        """Seconds somebody thinks at most."""
        self.last = False
        """Whether no other match begins."""


class Person:
    """Somebody on a chair, who does at random whatever the rules allow."""

    def __init__(self, evening: Evening, link: NotedLink, game: str) -> None:
        self.evening = evening
        self.link = link
        self.game = game
        self.chair = link.look().chair
        self.sent: list[Sent] = []
        self.refusals: set[str] = set()
        self.asking = False

    @property
    def finished(self) -> bool:
        """Whether the match is over, and this person wants no other."""
        return self.evening.last and not self.asking and self.link.connected and self.link.look().stage == "over"

    async def play(self) -> None:
        """Play until somebody ends it."""
        link, done = self.link, (-1, -1, False)
        while True:
            now = (link.times_connected, link.last_seq, self.evening.last)
            if not link.connected or now == done:
                await link.wait()
                continue
            wish = self.wish(link.look())
            done = now
            if wish is not None:
                self.asking = True
                done = now if await self.ask(wish) else (-1, -1, False)
                self.asking = False

    def wish(self, look: Look) -> requests.Request | None:
        """What this person wants to do now."""
        rng = self.evening.rng
        match look.stage:
            case "gathering" if look.chair == 0 and look.match > 1:
                return requests.StartRequest()
            case "cutting" if look.to_act == look.seat:
                return requests.CutRequest(cards=rng.randint(0, look.highest_cut))
            case "playing" if look.to_act == look.seat and look.view is not None and not look.paused:
                return requests.ActRequest(actions=choose(look.view, rng), at=look.decision)
            case "counted" if self.evening.last and self.game in LONG:
                return requests.QuitRequest() if look.chair == 0 else None
            case "counted" if not look.places[look.seat].ready:
                return requests.ContinueRequest()
            case "over" if not self.evening.last and not look.places[look.seat].ready:
                return requests.ContinueRequest()
        return None

    async def ask(self, wish: requests.Request) -> bool:
        """Ask for it and note the answer; False if the scene must be looked at again."""
        if self.evening.pause:
            await asyncio.sleep(self.evening.rng.uniform(0, self.evening.pause))
        sent = Sent(self.chair, 0, [])
        if isinstance(wish, requests.ActRequest):
            sent = Sent(self.chair, wish.at, wish.actions)
            self.sent.append(sent)
        try:
            answer = await self.link.ask(wish)
        except VazaError as error:
            return await self.refused(error, sent)
        assert isinstance(answer, DoneReply)
        sent.became, sent.seq = "done", answer.seq
        return True

    async def refused(self, error: VazaError, sent: Sent) -> bool:
        """A refusal is noted; a lost connection leaves open what happened."""
        if error.code == "CONNECTION_LOST":
            return True
        if error.code == "SERVER_SLOW":
            raise error
        sent.became = "refused"
        self.refusals.add(error.code)
        if error.code in AGAIN:
            await asyncio.sleep(0.1)
            return False
        if sent.actions and error.code not in EXPECTED:
            raise error
        return True


def choose(cards: Cards, rng: random.Random) -> list[str]:
    """Anything the rules allow; several cards for an exchange end with a word."""
    if "done" in cards.legal:
        return ["done"]  # a bot had begun
    if cards.question.kind != "cards":
        return [rng.choice(cards.legal)]
    held = [card for card in cards.legal if card in cards.hand]
    given = rng.sample(held, rng.randint(0, min(len(held), cards.question.high)))
    return [*given, "done"] if given else [rng.choice([word for word in cards.legal if word not in held])]


class Trial:
    """Tables with their people."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.evening = Evening(seed)
        self.clients: list[VazaClient] = []
        self.tables: dict[str, list[Person]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def gather(self, tables: int, people: int = PEOPLE, kinds: Sequence[dict[str, Any]] = SHORT) -> None:
        """Everybody comes, and so many matches begin, of all games, with people only or with bots in turn."""
        for number in range(people):
            self.clients.append(await VazaClient.connect(self.base, f"Person {number}", seconds=STUCK))
        for number in range(tables):
            kind = kinds[number % len(kinds)]
            await self.open(number, kind, with_bots=number // len(kinds) % 2 == 1)

    async def open(self, number: int, kind: dict[str, Any], with_bots: bool) -> TableInfo:
        """A table, everybody on their chairs, and the match begun."""
        host = self.client(number)
        wanted: dict[str, Any] = {"pace": "instant", "substitute": "easy", "salt": f"salt{number}", **kind}
        info = await host.open_table(NewTable(**wanted))
        links = [await self.link(host, info.id)]
        for chair in range(1, info.players):
            if with_bots:
                await links[0].bot("easy", chair)
            else:
                links.append(await self.link(self.client(number + chair), info.id))
                await links[-1].sit(chair)
        await links[0].start()
        self.tables[info.id] = [Person(self.evening, link, info.game) for link in links]
        return info

    def client(self, number: int) -> VazaClient:
        """One of the people."""
        return self.clients[number % len(self.clients)]

    async def link(self, client: VazaClient, table: str) -> NotedLink:
        """A person's place at a table."""
        link = NotedLink(client.socket_target(f"/api/tables/{table}/play"))
        await link.open()
        return link

    @property
    def people(self) -> list[Person]:
        """Everybody at every table."""
        return [person for table in self.tables.values() for person in table]

    def begin(self) -> None:
        """Let everybody play."""
        self.tasks = [asyncio.create_task(person.play()) for person in self.people]

    def check(self) -> None:
        """Nobody has failed or seen anything odd."""
        for task in self.tasks:
            if task.done():
                task.result()
        for person in self.people:
            if person.link.failure is not None:
                raise person.link.failure
            assert not person.link.wrong, person.link.wrong[:3]

    def progress(self) -> dict[str, int]:
        """How many promises each table has given."""
        return {table: sum(person.link.dones for person in people) for table, people in self.tables.items()}

    async def all_go_on(self) -> None:
        """Wait until at every table somebody has done something from now on."""
        before = self.progress()
        await self.until(lambda: all(done > before[table] for table, done in self.progress().items()), before)

    async def until(self, true: Any, told: object = "") -> None:
        """Wait for something that must happen."""
        try:
            async with asyncio.timeout(STUCK):
                while not true():
                    self.check()
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise AssertionError(f"stuck: {self.stuck(told)}") from None

    def stuck(self, before: object) -> list[object]:
        """The tables that do not go on."""
        found: list[object] = []
        for table, people in self.tables.items():
            stuck = self.progress()[table] <= before[table] if isinstance(before, dict) else not people[0].finished
            if stuck:
                found.append((table, [(one.link.connected, one.link.trouble, one.link.look()) for one in people]))
        return found[:2]

    async def finish(self) -> None:
        """Play the matches that are on to their end, and go home."""
        self.evening.last, self.evening.pause = True, 0.0
        for person in self.people:
            person.link._tell()
        await self.until(lambda: all(person.finished for person in self.people))
        await self.close()

    async def close(self) -> None:
        """Everybody hangs up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(person.link.close() for person in self.people))
        for client in self.clients:
            await client.close()
