"""Claiming the tricks that are left: granted only when nobody could take one, as far as the claimer can know."""

from __future__ import annotations

from vaza.core.cards import members
from vaza.core.game import Game
from vaza.core.state import State
from vaza.core.view import View
from vaza.games import information_set


def is_claim_certain(game: Game, view: View) -> bool:
    """Whether the seat to lead takes every trick that is left with whatever it leads.

    It is asked of the view alone, so that a refusal tells nothing about hidden cards: no card the seat has not
    seen may beat any card it holds.
    """
    if view.seat < 0 or view.turn != view.seat or view.question.kind != "card" or view.trick:
        return False
    if view.hand_size() < 2 or not game.allows_claim(view):
        return False
    unseen = int(game.deck.all) & ~(view.hand | view.seen_cards)
    known = information_set(game, view).state
    for card in members(view.hand):
        led = known.copy()
        led.place_card(card)
        if led.beats & unseen:
            return False
    return True


def is_claim_refuted(view: View, state: State) -> bool:
    """Whether a card that the seat to lead has not seen beats one it holds, by the deal itself.

    Only what lies open decides what a card that is led loses to, so this says no more than `is_certain` does from the
    view alone; but it says so at once, and it is nearly always the answer.
    """
    unseen = int(view.deck.all) & ~(view.hand | view.seen_cards)
    for card in members(view.hand):
        led = state.copy()
        led.place_card(card)
        if led.beats & unseen:
            return True
    return False


def next_claimed_action(state: State) -> int:
    """What is played for the seat to act once a claim stands: a card before a call, the lowest first."""
    return members(state.legal())[0]
