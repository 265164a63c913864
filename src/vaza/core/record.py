"""A match as readable text, which replays to the identical match or is refused.

    vaza record 1
    game: sueca
    players: Ana, Rui, Eva, Leo
    ...
    deal: 1
    order: 7♥ 2♣ ...
    play: 1 A♦, 2 6♦, 3 4♦, 0 7♦
    ...
    result: won by 0
    check: 5f0c...

What cannot be derived is read: game, options, players, tapes, actions, how it ended. Then the match
is replayed and written again: a file that differs in any line from what was really played is refused.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, TypeAlias

from vaza.core.chance import RandomSource, RandomTape, RecordedSource, SeededSource
from vaza.core.errors import FileError, SetupError, VazaError, at_line
from vaza.core.fairness import VerifiableSource, commitment
from vaza.core.game import Game
from vaza.core.match_runner import DealLog, MatchRunner
from vaza.core.options import STANDARD

HEADING: Final = "vaza record 1"
LONGEST_NAME: Final = 40
LONGEST_FILE: Final = 4_000_000

GameMaker: TypeAlias = Callable[[str, int, str, list[str], dict[str, object]], Game]


class Record:
    """A match, who played it, and what proves its deals."""

    runner: MatchRunner
    players: list[str]
    source: str
    """``seed 7``, ``fair``, or ``tape`` where nothing is said of how chance was made."""
    commitment: str
    salts: list[str]
    secret: bytes
    """Empty until it is revealed."""

    def __init__(self, runner: MatchRunner, players: list[str] | None = None) -> None:
        """Names default to the seats' numbers. A fair match shows its secret only once it is over."""
        names = players if players is not None else [str(seat) for seat in range(runner.game.seats)]
        check_names(names, runner.game.seats)
        self.runner = runner
        self.players = names
        self.source = "tape"
        self.commitment = ""
        self.salts = []
        self.secret = b""
        source = runner.source
        if isinstance(source, SeededSource):
            self.source = f"seed {source.seed}"
        elif isinstance(source, VerifiableSource):
            self.source = "fair"
            self.commitment = commitment(source.secret)
            self.salts = source.salts
            if runner.over:
                self.secret = source.secret

    def write(self) -> str:
        """The record as text."""
        lines = self.head() + self.opening()
        for number, deal in enumerate(self.runner.deals, start=1):
            lines += self.deal(number, deal)
        lines += self.ending()
        body = "\n".join(lines) + "\n"
        return f"{body}check: {checksum(body)}\n"

    def head(self) -> list[str]:
        """Game, options, players and the promise about chance."""
        game = self.runner.game
        lines = [HEADING, f"game: {game.code}", f"players: {', '.join(self.players)}", *game.table_lines()]
        lines.append(f"source: {self.source}")
        if self.commitment:
            lines += [f"commitment: {self.commitment}", f"salts: {' '.join(self.salts)}"]
        if self.secret:
            lines.append(f"secret: {self.secret.hex()}")
        return lines

    def opening(self) -> list[str]:
        """The draws before the first deal, and the seats they gave."""
        runner = self.runner
        lines = ["opening:", *format_tape(runner.game, runner.opening)]
        for draw in runner.match.draws:
            cards = " ".join(runner.game.deck.write(card) for card in draw.cards)
            lines.append(f"drawn: {draw.topic} {cards}{'' if draw.settled else ' again'}")
        if runner.match.draws:
            lines.append(f"seats: {', '.join(self.players[player] for player in runner.match.seating)}")
        return lines

    def deal(self, number: int, deal: DealLog) -> list[str]:
        """One deal: who did what before it, its tape, its actions, and the standing after it."""
        game = self.runner.game
        lines = [f"deal: {number}", "roles: " + " ".join(f"{role}={seat}" for role, seat in deal.roles.items())]
        if deal.chance.cut:
            lines.append(f"cut: {deal.chance.cut}")
        lines += format_tape(game, deal.chance)
        row: list[str] = []
        for move in deal.moves:
            row.append(f"{move.seat} {game.write(move.action)}")
            if move.ends_line:
                lines.append(f"play: {', '.join(row)}")
                row = []
        if row:
            lines.append(f"play: {', '.join(row)}")
        if deal.scores:
            lines.append("score: " + " ".join(str(score) for score in deal.scores))
        return lines

    def ending(self) -> list[str]:
        """How it ended."""
        runner = self.runner
        winners = " ".join(str(side) for side in runner.match.winners)
        if runner.match.winners:
            result = f"{'won' if len(runner.match.winners) == 1 else 'shared'} by {winners}"
        elif runner.quitter >= 0:
            result = f"abandoned by {runner.quitter}"
        else:
            result = "abandoned" if runner.abandoned else "unfinished"
        lines = [f"result: {result}"]
        if runner.match.prizes:
            lines.append("prizes: " + " ".join(str(cents) for cents in runner.match.prizes))
        return lines


def format_tape(game: Game, chance: RandomTape) -> list[str]:
    """What chance gave, and was used."""
    lines = [f"lot: {lot}" for lot in chance.lots]
    for order in chance.orders:
        lines.append("order: " + " ".join(game.deck.write(int(card)) for card in order))
    return lines


def checksum(body: str) -> str:
    """What shows that a record was not changed by accident or a careless hand."""
    return hashlib.sha256(body.encode()).hexdigest()[:32]


def check_names(names: list[str], seats: int) -> None:
    """Refuse names that a record could not keep."""
    if len(names) != seats:
        raise SetupError("WRONG_NAMES", {"names": str(len(names)), "seats": str(seats)})
    for name in names:
        if (
            not name.strip()
            or name != name.strip()
            or len(name) > LONGEST_NAME
            or "," in name
            or not name.isprintable()
        ):
            raise SetupError("BAD_NAME", {"name": name[:LONGEST_NAME]})


def read_record(text: str, make: GameMaker) -> Record:
    """The match a record tells of, replayed; FileError names the first line that is wrong."""
    return RecordReader(text).read(make)


class RecordReader:
    """Reads a record line by line."""

    rows: list[str]
    at: int
    tapes: list[RandomTape]

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_FILE:
            raise FileError("TOO_LONG", 1, {"limit": str(LONGEST_FILE)})
        self.rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.at = 0
        self.tapes = []
        if self.rows[0].strip() != HEADING:
            raise FileError("NOT_A_RECORD", 1, {"expected": HEADING})
        if self.rows[-1] == "":
            self.rows.pop()

    def fail(self, code: str, told: str) -> FileError:
        """An error about the line last read."""
        key = self.rows[self.at].partition(":")[0]
        return FileError(code, self.at + 1, {"key": key[:60], "text": told[:60]})

    def peek(self) -> str:
        """The key of the next line, empty at the end."""
        return self.rows[self.at + 1].partition(":")[0] if self.at + 1 < len(self.rows) else ""

    def take(self, key: str) -> str:
        """The value of the next line, which must have this key."""
        if self.at + 1 >= len(self.rows):
            raise self.fail("TRUNCATED", key)
        self.at += 1
        found, colon, value = self.rows[self.at].partition(":")
        if found != key or not colon:
            raise self.fail("LINE_EXPECTED", key)
        return value.strip()

    def take_if(self, key: str) -> str:
        """The value of the next line if it has this key, else nothing."""
        return self.take(key) if self.peek() == key else ""

    def read(self, make: GameMaker) -> Record:
        """Read everything, replay it, and compare the replay with the file."""
        code, names = self.take("game"), self.take("players").split(",")
        names = [name.strip() for name in names]
        try:
            check_names(names, len(names))
        except VazaError as error:
            raise at_line(error, self.at + 1) from None
        game = self.game(make, code, len(names))
        proof = self.proof()
        source = RecordedSource(self.tapes)
        self.take("opening")
        self.tapes.append(self.tape(game))
        try:
            runner = MatchRunner(game, source)
            while self.peek() in ("drawn", "seats"):
                self.at += 1
            while self.peek() == "deal":
                self.deal(runner)
            self.ending(runner)
            record = Record(runner, names)
        except FileError:
            raise
        except VazaError as error:
            raise at_line(error, self.at + 1) from None
        record.source, record.commitment, record.salts, record.secret = proof
        self.compare(record.write())
        return record

    def game(self, make: GameMaker, code: str, players: int) -> Game:
        """The game with its variants and options."""
        variants = self.take_if("variants").split()
        options: dict[str, object] = {}
        for word in self.take_if("options").split():
            name, equals, value = word.partition("=")
            if not equals:
                raise self.fail("BAD_WORD", word)
            options[name] = value
        try:
            return make(code, players, STANDARD, variants, options)
        except VazaError as error:
            lines = {"UNKNOWN_GAME": 2, "BAD_PLAYERS": 3, "FOUR_ARE_PAIRS": 3, "PAIRS_ARE_FOUR": 3}
            raise at_line(error, lines.get(error.code, self.at + 1)) from None

    def proof(self) -> tuple[str, str, list[str], bytes]:
        """What the file says of how chance was made."""
        source = self.take("source")
        words = source.split()
        if source not in ("fair", "tape") and (len(words) != 2 or words[0] != "seed" or not is_whole(words[1])):
            raise self.fail("BAD_WORD", source)
        if source != "fair":
            return source, "", [], b""
        promise, salts = self.take("commitment"), self.take("salts").split()
        secret = self.take_if("secret")
        if not all(letter in "0123456789abcdef" for letter in secret) or len(secret) not in (0, 64):
            raise self.fail("BAD_WORD", "secret")
        return source, promise, salts, bytes.fromhex(secret)

    def tape(self, game: Game) -> RandomTape:
        """Lots and orders."""
        chance = RandomTape(game.deck.size)
        while self.peek() == "lot":
            chance.lots.append(self.whole("lot"))
        while self.peek() == "order":
            words = self.take("order").split()
            try:
                chance.add([game.deck.read(word) for word in words])
            except VazaError as error:
                raise at_line(error, self.at + 1) from None
        return chance

    def whole(self, key: str) -> int:
        """A whole number that is not negative."""
        value = self.take(key)
        if not is_whole(value):
            raise self.fail("BAD_NUMBER", value)
        return int(value)

    def deal(self, runner: MatchRunner) -> None:
        """One deal, replayed."""
        self.take("deal")
        self.take("roles")
        cut = self.whole("cut") if self.peek() == "cut" else 0
        self.tapes.append(self.tape(runner.game))
        chance = self.tapes[-1]
        runner.deal(0 if chance.lots else cut)
        while self.peek() == "play":
            for word in self.take("play").split(","):
                seat, _, action = word.strip().partition(" ")
                if not is_whole(seat):
                    raise self.fail("BAD_NUMBER", seat)
                runner.play(int(seat), action)
        if chance.used < len(chance.orders) or len(chance.limits) < len(chance.lots):
            raise self.fail("TAPE_NOT_USED", f"deal {len(runner.deals)}")
        self.take_if("score")

    def ending(self, runner: MatchRunner) -> None:
        """How it ended, where that was not the rules' doing."""
        words = self.take("result").split()
        if words[:2] == ["abandoned", "by"] and len(words) == 3 and is_whole(words[2]):
            runner.quit(int(words[2]))
        elif words == ["abandoned"]:
            runner.abandon()
        self.take_if("prizes")
        self.take("check")
        if self.at + 1 < len(self.rows):
            self.at += 1
            raise self.fail("TEXT_AFTER_END", self.rows[self.at])

    def compare(self, replayed: str) -> None:
        """Refuse a file that is not what its own replay writes."""
        for number, line in enumerate(replayed.splitlines()):
            if number >= len(self.rows) or self.rows[number].rstrip() != line:
                self.at = number
                raise self.fail("CHECK_FAILED" if line.startswith("check:") else "EDITED", line)


def is_whole(text: str) -> bool:
    """Whether the text is a number of at most 18 digits."""
    return text.isascii() and text.isdigit() and len(text) <= 18


def verify(record: Record) -> int:
    """Derive every tape again from the revealed secret, or from the seed; the deals checked come back."""
    source = proven_source(record)
    size = int(record.runner.game.deck.size)
    compare_tapes(record.runner.opening, source.tape(size, 0), 0)
    for number, deal in enumerate(record.runner.deals, start=1):
        compare_tapes(deal.chance, source.tape(size, number), number)
    return len(record.runner.deals)


def proven_source(record: Record) -> RandomSource:
    """Where the tapes must have come from."""
    if record.source.startswith("seed "):
        return SeededSource(int(record.source.split()[1]))
    if record.source != "fair":
        raise SetupError("NOTHING_TO_VERIFY", {})
    if not record.secret:
        raise SetupError("SECRET_NOT_REVEALED", {})
    if commitment(record.secret) != record.commitment:
        raise SetupError("COMMITMENT_BROKEN", {})
    if len(record.salts) != record.runner.game.seats:
        raise SetupError("WRONG_SALTS", {"salts": str(len(record.salts))})
    return VerifiableSource(record.secret, record.salts)


def compare_tapes(played: RandomTape, derived: RandomTape, number: int) -> None:
    """Refuse a tape that chance did not write."""
    for index, order in enumerate(played.orders):
        if list(order) != list(derived.deck_order(index)):
            raise SetupError("DECK_NOT_DERIVED", {"deal": str(number), "shuffle": str(index + 1)})
    for index, limit in enumerate(played.limits):
        if played.lots[index] != derived.draw(index, limit):
            raise SetupError("DECK_NOT_DERIVED", {"deal": str(number), "shuffle": "lot"})
