"""What a seat knows of a deal of SobeSobe."""

from __future__ import annotations

from vaza.core.cards import bit, count, union
from vaza.core.chance import RandomTape
from vaza.core.game import Game
from vaza.core.tricks import clear
from vaza.core.view import View
from vaza.core.worlds import AWAY, STOCK, InformationSet, copy_public_state, infer_exclusions, iter_plays
from vaza.games.sobesobe.deal import DECIDE, EXCHANGE, PHASES, PLAY, SobeSobeState
from vaza.games.sobesobe.match import SobeSobe


def information_set(game: Game, view: View, forgotten: int) -> InformationSet:
    """Duties not done (SOB-6.*), and where the seat's own discards can have gone (SOB-5.4, SOB-5.5)."""
    assert isinstance(game, SobeSobe)
    state = apply_public_facts(game, view)
    denied = [0] * game.seats
    if state.phase == PLAY:
        denied = infer_exclusions(empty_state(game, view), iter_plays(view), int(game.deck.all) & ~forgotten)
    mine = own_discards(view)
    hidden = int(game.deck.all & ~(view.hand | view.seen_cards | state.table))
    dead = 0
    if game.rules.dead:
        state.gone |= mine
        hidden &= ~mine
        dead = dead_cards(view)
    found = InformationSet(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            add_hand(found, state, view, seat, hidden & ~denied[seat], mine)
    found.add_slot(STOCK, view.stock, hidden)
    found.add_slot(AWAY, dead, hidden)
    found.finalize(forgotten & view.seen_cards)
    if state.phase == PLAY and not forgotten:
        attach_history(found, game, view)
    elif state.phase in (DECIDE, EXCHANGE):
        found.origin = state
    return found


def attach_history(found: InformationSet, game: SobeSobe, view: View) -> None:
    """Tell how the tricks began, if all of them were seen."""
    found.past = [(seat, card) for seat, card, _ in iter_plays(view)]
    origin = apply_public_facts(game, view)
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
    if len(found.past) == len(view.trick) + count(view.seen_cards):
        found.origin = origin


def add_hand(found: InformationSet, state: SobeSobeState, view: View, seat: int, may: int, mine: int) -> None:
    """A hand in two parts: what it was dealt, and what it may have drawn from among the discards of the seat."""
    drawn = 0
    if exchanges_after(state, view.seat, seat) and view.public_facts["exchanged"][seat] > 0:
        drawn = min(view.public_facts["exchanged"][seat], view.sizes[seat])
    found.add_slot(seat, view.sizes[seat] - drawn, may & ~mine)
    found.add_slot(seat, drawn, may)


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
    return union(marked) & ~view.marked_cards


def dead_cards(view: View) -> int:
    """How many cards the others have put away for good."""
    return sum(cards for seat, cards in enumerate(view.public_facts["exchanged"]) if seat != view.seat and cards > 0)


def empty_state(game: SobeSobe, view: View) -> SobeSobeState:
    """A deal of this table in this phase, without cards."""
    state = SobeSobeState(game.rules, view.dealer, RandomTape(40, [list(range(40))]))
    state.phase = PHASES.index(view.phase)
    state.suit = view.trump
    if view.trump >= 0:
        state.trumps = game.deck.suit(view.trump)
    state.inside = view.public_facts["inside"][0]
    return state


def apply_public_facts(game: SobeSobe, view: View) -> SobeSobeState:
    """Take over what the view tells."""
    state = empty_state(game, view)
    state.blind = bool(view.public_facts["blind"][0])
    state.again = bool(view.public_facts["again"][0])
    state.bound = view.public_facts["bound"][0]
    state.outside = view.public_facts["outside"][0]
    for seat in range(game.seats):
        state.exchanged[seat] = view.public_facts["exchanged"][seat]
    state.marked = view.marked_cards
    while count(state.marked >> state.floor) > 0:
        state.floor += 1
    copy_public_state(state, view)
    state.piles[0] = view.seen_cards
    state.gone = 0
    return state
