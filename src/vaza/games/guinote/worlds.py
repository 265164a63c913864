"""What a seat knows of a deal of Guiñote."""

from __future__ import annotations

from vaza.core.cards import bit, count, has
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, Knowledge, plays_of, set_common, shown
from vaza.games.guinote.deal import ARRASTRE, LIBRE, SING_0, SINGS, SWAP, GuinoteState, Rules
from vaza.games.guinote.match import Guinote


def know(game: Game, view: View, forgotten: int) -> Knowledge:
    """Duties not done in the arrastre (GUI-4.*), and the cards everybody saw go into a hand."""
    assert isinstance(game, Guinote)
    state = blank(game, view)
    restore(state, view)
    denied = [0] * game.seats
    if state.phase == ARRASTRE:
        denied = shown(lenient(game, view), plays_of(view, "ARRASTRE"), int(game.deck.all) & ~forgotten)
    hidden = int(game.deck.all & ~(view.hand | view.gone | state.table))
    if view.stock > 0:
        hidden &= ~bit(view.turnup)
        state.stock = bit(view.turnup)
    for seat, cards in enumerate(seen_taken(game, view)):
        if seat != view.seat:
            state.hands[seat] = cards & hidden
    for seat in range(game.seats):
        if seat != view.seat:
            hidden &= ~state.hands[seat]
    found = Knowledge(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            found.add(seat, view.sizes[seat] - count(state.hands[seat]), hidden & ~denied[seat])
    found.add(STOCK, view.stock - 1, hidden)
    found.close(forgotten & view.gone)
    return found


def blank(game: Guinote, view: View) -> GuinoteState:
    """A deal of this table in this phase, without cards."""
    state = GuinoteState(game.rules, view.dealer, game.deck.suit_sets, bool(view.facts["at_end"][0]))
    state.phase = LIBRE if view.phase == "libre" else ARRASTRE
    state.trumps = game.deck.suit(view.trump)
    return state


def lenient(game: Guinote, view: View) -> GuinoteState:
    """The same for reading duties: beside a card that beats an exempting partner, a high one denies no low ones."""
    state = blank(game, view)
    if game.rules.lowest_when_beaten and game.rules.partner_exempt:
        state.rules = Rules(game)
        state.rules.lowest_when_beaten = False
    return state


def restore(state: GuinoteState, view: View) -> None:
    """Take over what the view tells."""
    set_common(state, view)
    for side in range(2):
        state.counted[side] = view.facts["cards"][side]
        state.cantes[side] = view.facts["cantes"][side]
    for index, points in enumerate(view.facts["before"]):
        state.before[index] = points
    state.sung = view.facts["sung"][0]
    state.may_sing = bool(view.facts["may_sing"][0])
    state.asked = bool(view.facts["asked"][0])


def seen_taken(game: Guinote, view: View) -> list[int]:
    """Cards known to have gone into each hand: sung pairs, the swapped turn-up, and the turn-up drawn last."""
    taken = [0] * game.seats
    for event in view.history:
        if event.action >= 0 and has(SINGS, event.action):
            suit = int(game.deck.suit(event.action - SING_0))
            taken[event.seat] |= suit & int(game.rules.kings | game.rules.jacks)
        for note in event.notes:
            if event.action == SWAP and note.code == "SEVEN_SWAPPED":
                taken[event.seat] |= bit(game.deck.read(note.args["taken"]))
            elif note.code == "ARRASTRE":
                last = (taker_of(view, event.number) - 1) % game.seats
                taken[last] |= bit(view.turnup)
    return taken


def taker_of(view: View, number: int) -> int:
    """Who won the trick that ended with this event."""
    for note in view.history[number].notes:
        if note.code == "TRICK_TAKEN":
            return int(note.args["seat"])
    return -1
