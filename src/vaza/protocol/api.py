"""The bodies of the HTTP API: what is asked and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vaza.table.setting import Away, Pace, TableStatus, Talk

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(max_length=80)]


class ApiRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends."""


class ApiResponse(msgspec.Struct, frozen=True, kw_only=True):
    """Something the server answers."""


class ErrorBody(ApiResponse, frozen=True, kw_only=True):
    """Why something was refused: a code with what fills its text."""

    code: str
    args: dict[str, str] = {}
    rule: str = ""


# ---- Games


class OptionInfo(ApiResponse, frozen=True, kw_only=True):
    """Something a table may decide about a game."""

    name: str
    kind: str
    """``flag``, ``number`` (from `low` to `high`) or ``choice`` (one of `values`)."""
    standard: str
    values: list[str]
    low: int
    high: int


class GameInfo(ApiResponse, frozen=True, kw_only=True):
    """A game: who can play it, with which cards, and what a table may decide."""

    code: str
    title: str
    country: str
    players: list[int]
    usual: int
    clockwise: bool
    lower_wins: bool
    suits: list[str]
    ranks: list[str]
    cards: list[str]
    clock: int
    """Seconds for a move, 0 for no clock."""
    variants: list[str]
    variant_players: dict[str, int]
    presets: dict[str, dict[str, str]]
    options: list[OptionInfo]


class GameList(ApiResponse, frozen=True, kw_only=True):
    """All games, and the levels of bots."""

    games: list[GameInfo]
    bots: list[str]


class RulesPage(ApiResponse, frozen=True, kw_only=True):
    """The rules of a game, in Markdown, and in which languages there are some."""

    code: str
    language: str
    languages: list[str]
    text: str


class GuidePage(ApiResponse, frozen=True, kw_only=True):
    """A guide to a game for newcomers, in Markdown."""

    code: str
    language: str
    text: str


class TutorialStepBody(ApiResponse, frozen=True, kw_only=True):
    """A point of a lesson's deal as the learner sees it."""

    view: dict[str, Any]
    note: str
    """What is said here, `lesson-…` in the catalogues; empty for nothing."""
    why: str
    """Likewise why `expected` is the good answer, empty where there is no choice."""
    expected: list[str]
    """What the learner should do; empty where nobody asks them."""


class TutorialBody(ApiResponse, frozen=True, kw_only=True):
    """A first deal of a game that teaches by playing."""

    code: str
    names: list[str]
    """By seat."""
    seat: int
    """The learner's."""
    steps: list[TutorialStepBody]


# ---- People


class NewGuest(ApiRequest, frozen=True, kw_only=True):
    """Play under this name."""

    name: Name


class NewPassword(ApiRequest, frozen=True, kw_only=True):
    """Keep the name for this password."""

    password: Password


class Login(ApiRequest, frozen=True, kw_only=True):
    """Be somebody whose name is kept."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Account(ApiResponse, frozen=True, kw_only=True):
    """Who this client is to the server; an empty name is nobody yet."""

    name: str
    kept: bool
    """Whether a password keeps the name."""
    table: str = ""
    """The table of a running match at which this person sits."""


# ---- Tables


class NewTable(ApiRequest, frozen=True, kw_only=True):
    """Open a table; what is left out is as the game has it."""

    game: Word
    players: Annotated[int, Meta(ge=0, le=32)] = 0
    variants: Annotated[list[Word], Meta(max_length=8)] = []
    preset: Word = ""
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    clock: Annotated[str, Meta(max_length=16)] = ""
    away: Away = "bot-takes-over"
    substitute: Word = "hard"
    obvious: bool = True
    pace: Pace = "natural"
    title: Annotated[str, Meta(max_length=40)] = ""
    password: Annotated[str, Meta(max_length=80)] = ""
    """What others must say to come in; at least 4 characters, empty for an open table."""
    listed: bool = True
    watchers: bool = True
    """Whether others may watch."""
    talk: Talk = "open"
    sit: bool = True
    bots: Annotated[list[Word], Meta(max_length=16)] = []
    """Levels for the chairs after the host's, an empty word for a free one."""
    start: bool = False
    salt: Word = ""


class Join(ApiRequest, frozen=True, kw_only=True):
    """Ask for a way to a table by its code."""

    code: Annotated[str, Meta(min_length=1, max_length=16)]
    password: Annotated[str, Meta(max_length=80)] = ""


class JoinTicket(ApiResponse, frozen=True, kw_only=True):
    """The way to a table; `grant` opens a locked one on the socket."""

    table: str
    code: str
    grant: str


class SeatedPlayer(ApiResponse, frozen=True, kw_only=True):
    """Who has a chair."""

    name: str
    level: str
    """The bot's level, empty for a person."""
    free: bool
    here: bool


class TableInfo(ApiResponse, frozen=True, kw_only=True):
    """A table as the lobby shows it."""

    id: str
    code: str
    title: str
    game: str
    players: int
    variants: list[str]
    options: dict[str, str]
    """Those that differ from the game's own."""
    clock: str
    away: Away
    talk: Talk
    locked: bool
    listed: bool
    watchers: bool
    shelf: TableStatus
    host: str
    sitters: list[SeatedPlayer]
    watching: int
    opened_at: float


class Lobby(ApiResponse, frozen=True, kw_only=True):
    """All listed tables, numbered: a later one replaces an earlier one."""

    number: int
    tables: list[TableInfo]
    people: int


# ---- Matches


class MatchResult(ApiResponse, frozen=True, kw_only=True):
    """How one seat fared."""

    seat: int
    name: str
    level: str
    side: int
    score: int
    place: int
    prize: int


class MatchInfo(ApiResponse, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    table: str
    number: int
    game: str
    players: int
    variants: list[str]
    options: dict[str, str]
    started_at: float
    ended_at: float
    deals: int
    ended: Literal["won", "quit", "abandoned"]
    results: list[MatchResult]
    cards: list[str]
    """The deck from which every shuffle began, to check the record with."""


class MatchPage(ApiResponse, frozen=True, kw_only=True):
    """Finished matches, the newest first; `more` asks for the older ones."""

    matches: list[MatchInfo]
    more: str = ""


class ReplayStep(ApiResponse, frozen=True, kw_only=True):
    """A point of a deal: every hand by seat, and the view of a spectator."""

    hands: list[Any]
    view: dict[str, Any]


class ReplayDeal(ApiResponse, frozen=True, kw_only=True):
    """One deal of a finished match to step through, all hands open."""

    match: MatchInfo
    names: list[str]
    """By seat."""
    deal: int
    deals: int
    steps: list[ReplayStep]


class Health(ApiResponse, frozen=True, kw_only=True):
    """How the server is."""

    version: str
    compiled: bool
    store: Literal["ok", "away"]
    tables: int
    people: int
    uptime: float


class ClipBody(ApiResponse, frozen=True, kw_only=True):
    """A voice clip that was taken in."""

    clip: str
    seconds: float
