"""Which cantes a seat of Guiñote let go by so far, read from what it saw."""

from __future__ import annotations

from vaza.core.cards import bit, count
from vaza.core.view import View
from vaza.games.guinote.deal import PASS, SING_0, SWAP

SUITS = 4


def missed_cantes(view: View, pairs: int) -> int:
    """How often in this deal the seat of this view might have sung and did not; `pairs` are all Reyes and Sotas."""
    hands = hands_before(view)
    open_to = False
    sung = 0
    passed = 0
    for event, hand in zip(view.history, hands, strict=True):
        if SING_0 <= event.action < SING_0 + SUITS:
            sung |= bit(event.action - SING_0)
            open_to = False
        elif event.topic == "card" or event.action == PASS:
            if open_to and event.seat == view.seat and may_sing(view, hand & pairs, sung):
                passed += 1
            open_to = open_to and event.action == PASS
        open_to = open_to or any(note.code == "TRICK_TAKEN" for note in event.notes)
    return passed


def may_sing(view: View, pairs: int, sung: int) -> bool:
    """Whether there are both halves of a suit that was not sung."""
    suits = [int(view.deck.suit(suit)) for suit in range(SUITS) if not sung & bit(suit)]
    return any(count(pairs & suit) == 2 for suit in suits)


def hands_before(view: View) -> list[int]:
    """The hand of this seat before each event, going back from the one it holds."""
    hand = view.hand
    found = []
    for event in reversed(view.history):
        hand &= ~event.drawn(view.seat)
        if event.seat == view.seat:
            if event.topic == "card":
                hand |= bit(event.action)
            elif event.action == SWAP:
                given = [note.args["given"] for note in event.notes if note.code == "SEVEN_SWAPPED"]
                hand |= bit(view.deck.read(given[0]))
        found.append(hand)
    found.reverse()
    return found
