"""What a seat knows of a deal of SobeSobe."""

from __future__ import annotations

from vaza.core.cards import bit, count, union
from vaza.core.chance import Chance
from vaza.core.game import Game
from vaza.core.tricks import clear
from vaza.core.view import View
from vaza.core.worlds import AWAY, STOCK, Knowledge, plays_of, set_common, shown
from vaza.games.sobesobe.deal import DECIDE, EXCHANGE, PHASES, PLAY, SobeSobeState
from vaza.games.sobesobe.match import SobeSobe


def know(game: Game, view: View, forgotten: int) -> Knowledge:
    """Duties not done (SOB-6.*), and where the seat's own discards can have gone (SOB-5.4, SOB-5.5)."""
    assert isinstance(game, SobeSobe)
    state = restore(game, view)
    denied = [0] * game.seats
    if state.phase == PLAY:
        denied = shown(blank(game, view), plays_of(view), int(game.deck.all) & ~forgotten)
    mine = own_discards(view)
    hidden = int(game.deck.all & ~(view.hand | view.gone | state.table))
    dead = 0
    if game.rules.dead:
        state.gone |= mine
        hidden &= ~mine
        dead = dead_cards(view)
    found = Knowledge(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            add_hand(found, state, view, seat, hidden & ~denied[seat], mine)
    found.add(STOCK, view.stock, hidden)
    found.add(AWAY, dead, hidden)
    found.close(forgotten & view.gone)
    if state.phase == PLAY and not forgotten:
        look_back(found, game, view)
    elif state.phase in (DECIDE, EXCHANGE):
        found.origin = state
    return found


def look_back(found: Knowledge, game: SobeSobe, view: View) -> None:
    """Tell how the tricks began, if all of them were seen."""
    found.past = [(seat, card) for seat, card, _ in plays_of(view)]
    origin = restore(game, view)
    clear(origin)
    origin.piles[0] = 0
    origin.taker = -1
    origin.tricks = 0
    origin.turn = origin.party
    for seat in range(game.seats):
        origin.won[seat] = 0
        origin.hands[seat] = 0
    for seat, card in found.past:
        origin.hands[seat] = origin.hands[seat] | bit(card)
    if len(found.past) == len(view.trick) + count(view.gone):
        found.origin = origin


def add_hand(found: Knowledge, state: SobeSobeState, view: View, seat: int, may: int, mine: int) -> None:
    """A hand in two parts: what it was dealt, and what it may have drawn from among the discards of the seat."""
    drawn = 0
    if exchanges_after(state, view.seat, seat) and view.facts["exchanged"][seat] > 0:
        drawn = min(view.facts["exchanged"][seat], view.sizes[seat])
    found.add(seat, view.sizes[seat] - drawn, may & ~mine)
    found.add(seat, drawn, may)


def exchanges_after(state: SobeSobeState, seat: int, other: int) -> bool:
    """Whether the other seat exchanges later than this one (SOB-5.2)."""
    return (other - state.party) % state.seats > (seat - state.party) % state.seats


def own_discards(view: View) -> int:
    """The cards this seat has given back: all it marked, unless it gave the exchange up (SOB-5.6)."""
    marked: list[int] = []
    for event in view.history:
        if event.seat == view.seat and event.topic == "exchange":
            marked.append(event.action)
        elif event.seat == view.seat and event.topic == "none":
            marked = []
    return union(marked) & ~view.marked


def dead_cards(view: View) -> int:
    """How many cards the others have put away for good."""
    return sum(cards for seat, cards in enumerate(view.facts["exchanged"]) if seat != view.seat and cards > 0)


def blank(game: SobeSobe, view: View) -> SobeSobeState:
    """A deal of this table in this phase, without cards."""
    state = SobeSobeState(game.rules, view.dealer, Chance(40, [list(range(40))]))
    state.phase = PHASES.index(view.phase)
    state.suit = view.trump
    if view.trump >= 0:
        state.trumps = game.deck.suit(view.trump)
    state.inside = view.facts["inside"][0]
    return state


def restore(game: SobeSobe, view: View) -> SobeSobeState:
    """Take over what the view tells."""
    state = blank(game, view)
    state.blind = bool(view.facts["blind"][0])
    state.again = bool(view.facts["again"][0])
    state.bound = view.facts["bound"][0]
    state.outside = view.facts["outside"][0]
    for seat in range(game.seats):
        state.exchanged[seat] = view.facts["exchanged"][seat]
    state.marked = view.marked
    while count(state.marked >> state.floor) > 0:
        state.floor += 1
    set_common(state, view)
    state.piles[0] = view.gone
    state.gone = 0
    return state
