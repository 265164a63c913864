"""One match being played: the game, the standing, the deal on the table, and all that happened."""

from __future__ import annotations

from vaza.core.chance import RandomSource, RandomTape
from vaza.core.errors import IllegalAction, SetupError
from vaza.core.game import Game
from vaza.core.match import Match, ScoreRow
from vaza.core.state import State
from vaza.core.view import GameEvent, View


class Move:
    """One action as it was played."""

    seat: int
    action: int
    ends_line: bool
    """Whether a record begins a new line after it: a trick or a phase ended."""

    def __init__(self, seat: int, action: int, ends_line: bool) -> None:
        self.seat = seat
        self.action = action
        self.ends_line = ends_line


class DealLog:
    """One deal as it was played: who prepared it, its tape, its actions, the standing after it."""

    roles: dict[str, int]
    chance: RandomTape
    moves: list[Move]
    scores: list[int]
    """Empty until the deal is counted."""

    def __init__(self, roles: dict[str, int], chance: RandomTape) -> None:
        self.roles = roles
        self.chance = chance
        self.moves = []
        self.scores = []


class MatchRunner:
    """Plays a match deal by deal, checks every action, and remembers what a record needs.

    The loop is: while not `over`: `deal()`, then `play()` until `state.turn` is -1.
    """

    game: Game
    source: RandomSource
    opening: RandomTape
    match: Match
    state: State | None
    history: list[GameEvent]
    """What happened in the running deal, or in the last one."""
    sheet: list[ScoreRow]
    deals: list[DealLog]
    abandoned: bool
    quitter: int
    """Who quit between deals, -1 if nobody did."""

    def __init__(self, game: Game, source: RandomSource) -> None:
        self.game = game
        self.source = source
        self.opening = source.tape(int(game.deck.size), 0)
        self.match = game.start(self.opening)
        self.state = None
        self.history = []
        self.sheet = []
        self.deals = []
        self.abandoned = False
        self.quitter = -1

    @property
    def over(self) -> bool:
        """Whether the match is won or abandoned."""
        return self.match.over or self.abandoned

    @property
    def needs_deal(self) -> bool:
        """Whether the next step is a deal."""
        return not self.over and (self.state is None or self.state.turn < 0)

    def deal(self, cut: object = 0) -> State:
        """Deal the next cards. Where somebody cuts, `cut` is his number; 0 leaves it to chance."""
        if not self.needs_deal:
            raise SetupError("NOT_TIME_TO_DEAL", {})
        return self.deal_with_cut(require_int(cut))

    def deal_with_cut(self, cut: int) -> State:
        """The same, the cut being a number."""
        size = int(self.game.deck.size)
        chance = self.source.tape(size, len(self.deals) + 1)
        if self.game.cutter(self.match) >= 0:
            if not 0 <= cut < size:
                raise SetupError("BAD_CUT", {"cut": str(cut), "highest": str(size - 1)})
            chance.cut = cut or 1 + chance.draw(0, size - 1)
        elif cut:
            raise SetupError("NOBODY_CUTS", {"cut": str(cut)})
        state = self.game.deal(self.match, chance)
        self.state = state
        self.deals.append(DealLog(self.game.roles(self.match), chance))
        self.history = [GameEvent(0, -1, "deal", -1, False, self.game.deal_announcements(self.match, state))]
        return state

    def play(self, seat: object, action: object) -> None:
        """Do an action, given as a number or in notation; raise IllegalAction and change nothing if it may not be."""
        state = self.state
        if state is None or self.over:
            raise SetupError("NOTHING_DEALT", {})
        self.play_action(
            state, require_int(seat), self.game.read(action) if isinstance(action, str) else require_int(action)
        )

    def play_action(self, state: State, seat: int, number: int) -> None:
        """The same for numbers, on the deal that is there."""
        refusal = state.refusal_for(seat, number)
        if refusal is not None:
            raise IllegalAction(refusal.code, refusal.rule, refusal.args)
        before = state.copy()
        secret = self.game.is_secret(before, number)
        is_play = number < self.game.deck.size and not secret
        state.play(seat, number)
        notes = self.game.announcements(before, seat, number, state)
        topic = "card" if is_play else "exchange" if secret else self.game.write(number).split()[0]
        event = GameEvent(len(self.history), seat, topic, number, secret, notes)
        event.draws = [int(state.hands[other] & ~before.hands[other]) for other in range(self.game.seats)]
        self.history.append(event)
        ends_line = state.tricks != before.tricks or state.phase != before.phase
        self.deals[-1].moves.append(Move(seat, number, ends_line))
        if state.turn < 0:
            self.finish_deal(state)

    def finish_deal(self, state: State) -> None:
        """Count a deal that is over."""
        before = self.match
        self.match = self.game.score(before, state)
        self.sheet.append(self.game.row(before, state, self.match))
        self.deals[-1].scores = [*self.match.scores, *(self.match.sets if any(self.match.sets) else [])]

    def quit(self, who: object) -> None:
        """A player goes home between deals: the match is abandoned and has no winner (SUE-8.3)."""
        seat = require_int(who)
        if not 0 <= seat < self.game.seats:
            raise SetupError("NO_SUCH_SEAT", {"seat": str(seat)})
        if not self.needs_deal:
            raise SetupError("QUIT_BETWEEN_DEALS", {})
        self.quitter = seat
        self.abandoned = True

    def abandon(self) -> None:
        """The table is closed, whatever is on it."""
        if self.over:
            raise SetupError("MATCH_IS_OVER", {})
        self.abandoned = True

    def common_view(self) -> View:
        """What everybody may know of the deal, but for the history."""
        if self.state is None:
            raise SetupError("NOTHING_DEALT", {})
        return self.game.common_view(self.match, self.state, self.history, self.sheet)

    def view(self, viewer: object) -> View:
        """All that this seat may know; -1 is a spectator."""
        seat = require_int(viewer)
        if not -1 <= seat < self.game.seats:
            raise SetupError("NO_SUCH_SEAT", {"seat": str(seat)})
        if self.state is None:
            raise SetupError("NOTHING_DEALT", {})
        return self.game.view(self.match, self.state, self.history, self.sheet, seat)


def require_int(value: object) -> int:
    """A seat, action or cut as a number; anything else is refused."""
    if not isinstance(value, int):
        raise SetupError("NOT_A_NUMBER", {"text": str(value)[:40]})
    return value
