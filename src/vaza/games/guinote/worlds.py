"""What a seat knows of a deal of Guiñote."""

from __future__ import annotations

from vaza.core.cards import bit, count, has
from vaza.core.game import Game
from vaza.core.view import View
from vaza.core.worlds import STOCK, InformationSet, copy_public_state, infer_exclusions, iter_plays
from vaza.games.guinote.deal import ARRASTRE, LIBRE, SING_0, SINGS, SWAP, GuinoteRules, GuinoteState
from vaza.games.guinote.match import Guinote


def information_set(game: Game, view: View, forgotten: int) -> InformationSet:
    """Duties not done in the arrastre (GUI-4.*), and the cards everybody saw go into a hand."""
    assert isinstance(game, Guinote)
    state = empty_state(game, view)
    apply_public_facts(state, view)
    denied = [0] * game.seats
    if state.phase == ARRASTRE:
        denied = infer_exclusions(
            lenient_state(game, view), iter_plays(view, "ARRASTRE"), int(game.deck.all) & ~forgotten
        )
    hidden = int(game.deck.all & ~(view.hand | view.seen_cards | state.table))
    if view.stock > 0:
        hidden &= ~bit(view.turnup)
        state.stock = bit(view.turnup)
    for seat, cards in enumerate(publicly_taken_cards(game, view)):
        if seat != view.seat:
            state.hands[seat] = cards & hidden
    for seat in range(game.seats):
        if seat != view.seat:
            hidden &= ~state.hands[seat]
    found = InformationSet(state, hidden)
    for seat in range(game.seats):
        if seat != view.seat:
            found.add_slot(seat, view.sizes[seat] - count(state.hands[seat]), hidden & ~denied[seat])
    found.add_slot(STOCK, view.stock - 1, hidden)
    found.finalize(forgotten & view.seen_cards)
    return found


def empty_state(game: Guinote, view: View) -> GuinoteState:
    """A deal of this table in this phase, without cards."""
    state = GuinoteState(game.rules, view.dealer, game.deck.suit_sets, bool(view.public_facts["at_end"][0]))
    state.phase = LIBRE if view.phase == "libre" else ARRASTRE
    state.trumps = game.deck.suit(view.trump)
    return state


def lenient_state(game: Guinote, view: View) -> GuinoteState:
    """The same for reading duties: beside a card that beats an exempting partner, a high one denies no low ones."""
    state = empty_state(game, view)
    if game.rules.lowest_when_beaten and game.rules.partner_exempt:
        state.rules = GuinoteRules(game)
        state.rules.lowest_when_beaten = False
    return state


def apply_public_facts(state: GuinoteState, view: View) -> None:
    """Take over what the view tells."""
    copy_public_state(state, view)
    for side in range(2):
        state.counted[side] = view.public_facts["cards"][side]
        state.cantes[side] = view.public_facts["cantes"][side]
    for index, points in enumerate(view.public_facts["before"]):
        state.before[index] = points
    state.sung = view.public_facts["sung"][0]
    state.may_sing = bool(view.public_facts["may_sing"][0])
    state.asked = bool(view.public_facts["asked"][0])


def publicly_taken_cards(game: Guinote, view: View) -> list[int]:
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
