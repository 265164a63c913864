"""Worlds: deals that could lie behind what one seat sees. All searching is done in them.

A game tells from a `View` what its seat knows (`Knowledge`): the deal as far as it is public, and for every
card that is not, in which places it may lie. `deal_into` then lays those cards out at random.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaza.core.cards import Deck, bit, count, has, lowest, members, nth
from vaza.core.chance import Rng
from vaza.core.errors import SetupError
from vaza.core.state import State
from vaza.core.tricks import clear
from vaza.core.view import View

STOCK: Final = -1
AWAY: Final = -2
"""The place of cards that are out of play, face down or forgotten."""
TRIES: Final = 8


@final
class InformationSet:
    """What one seat knows of a deal: `state` holds all of it, `pool` the cards whose place it does not know."""

    state: State
    deck: Deck
    pool: i64
    owners: vec[i64]
    """Whose each place is: a seat, STOCK or AWAY. A hand may be two places."""
    sizes: vec[i64]
    may: vec[i64]
    """The cards that may lie in each place."""
    slots: i64
    order: vec[i64]
    """The pool, the cards with the fewest places first."""
    choices: vec[i64]
    """How many places each of them has."""
    anywhere: bool
    """Whether any card may lie in any place."""
    free: vec[i64]
    filled: vec[i64]
    """The cards in each place."""
    moved: i64
    """The two cards that were swapped last, and their places."""
    left: i64
    right: i64
    origin: State | None
    """The deal before its first action, each hand holding what was played from it; None where that is unknown."""
    past: list[tuple[int, int]]
    """Seat and action of all that was done since."""

    def __init__(self, state: State, pool: i64) -> None:
        self.state = state
        self.deck = state.deck
        self.pool = pool
        self.owners = vec[i64]()
        self.sizes = vec[i64]()
        self.may = vec[i64]()
        self.slots = 0
        self.order = vec[i64]()
        self.choices = vec[i64]()
        self.anywhere = False
        self.free = vec[i64]()
        self.filled = vec[i64]()
        self.moved = 0
        self.left = 0
        self.right = 0
        self.origin = None
        self.past = []

    def add_slot(self, owner: i64, size: i64, may: i64) -> None:
        """One more place for so many cards of the pool, out of those it may hold."""
        if size > 0:
            self.owners = append(self.owners, owner)
            self.sizes = append(self.sizes, size)
            self.may = append(self.may, may & self.pool)
            self.slots += 1

    def finalize(self, forgotten: i64) -> None:
        """After the last place: forgotten cards make the pool larger, and as many go nowhere."""
        for place in range(self.slots):
            self.may[place] = self.may[place] | forgotten
        self.pool |= forgotten
        room: i64 = 0
        for place in range(self.slots):
            room += self.sizes[place]
        self.add_slot(AWAY, count(self.pool) - room, self.pool)
        if count(self.pool) != sum(int(size) for size in self.sizes):
            raise SetupError("NO_SUCH_WORLD", {})
        self.free = vec[i64]([0] * int(self.slots))
        self.filled = vec[i64]([0] * int(self.slots))
        self.sort()

    def sort(self) -> None:
        """Put the cards in the order in which they are laid out."""
        cards = members(int(self.pool))
        cards.sort(key=self.freedom)
        self.order = vec[i64](cards)
        self.choices = vec[i64]([self.freedom(card) for card in cards])
        self.anywhere = len(cards) > 0 and self.choices[0] == self.slots

    def freedom(self, card: int) -> int:
        """In how many places a card may lie."""
        return sum(1 for place in range(int(self.slots)) if has(self.may[place], card))

    def is_determined(self) -> bool:
        """Whether there is only one world: nothing is left to chance but what order does not matter for."""
        if self.slots == 0:
            return True
        return self.slots == 1 and (self.owners[0] != STOCK or self.sizes[0] == 1)

    def sample_into(self, world: State, rng: Rng) -> None:
        """Make a state of this game one of the possible worlds."""
        self.assign_slots(rng)
        self.put_hands(world)
        self.put_stock(world, rng)

    def assign_slots(self, rng: Rng) -> None:
        """Fill the places at random."""
        if self.anywhere:
            self.partition_pool(rng)
            return
        tries: i64 = 0
        while not self.assign_greedily(rng, tries >= TRIES):
            tries += 1

    def put_hands(self, world: State) -> None:
        """Make a state the deal with the places filled as they are, the stock not yet."""
        world.copy_from(self.state)
        for place in range(self.slots):
            owner = self.owners[place]
            if owner >= 0:
                world.hands[owner] = world.hands[owner] | self.filled[place]
            elif owner == AWAY:
                world.gone |= self.filled[place]

    def put_stock(self, world: State, rng: Rng) -> None:
        """Lay the stock in random order."""
        for place in range(self.slots):
            if self.owners[place] == STOCK:
                world.set_stock(shuffled(self.filled[place], rng), rng)
                return
        world.set_stock(vec[i64](), rng)

    def propose_swap(self, world: State, rng: Rng) -> bool:
        """Let two cards change places, in the hands of a world too; False if they may not."""
        one = rng.below(self.slots)
        other = rng.below(self.slots - 1)
        if other >= one:
            other += 1
        if self.owners[one] == self.owners[other] or max(self.owners[one], self.owners[other]) < 0:
            return False
        first = bit(nth(self.filled[one], rng.below(self.sizes[one])))
        second = bit(nth(self.filled[other], rng.below(self.sizes[other])))
        if self.may[one] & second == 0 or self.may[other] & first == 0:
            return False
        self.moved = first | second
        self.left = one
        self.right = other
        self.undo_swap(world)
        return True

    def undo_swap(self, world: State) -> None:
        """Exchange the two cards of the last swap, once more to undo it."""
        for place in [self.left, self.right]:
            owner = self.owners[place]
            self.filled[place] = self.filled[place] ^ self.moved
            if owner >= 0:
                world.hands[owner] = world.hands[owner] ^ self.moved
            elif owner == AWAY:
                world.gone ^= self.moved

    def partition_pool(self, rng: Rng) -> None:
        """Shuffle the pool and cut it into places, where any card may lie in any of them."""
        order = self.order
        left: i64 = len(order)
        rest = self.pool
        last = self.slots - 1
        for place in range(last):
            cards: i64 = 0
            for _ in range(self.sizes[place]):
                other = rng.below(left)
                left -= 1
                card = order[other]
                order[other] = order[left]
                order[left] = card
                cards |= bit(card)
            self.filled[place] = cards
            rest &= ~cards
        self.filled[last] = rest

    def assign_greedily(self, rng: Rng, mend: bool) -> bool:
        """Lay out the pool; False if it came to a dead end and is not to be mended."""
        for place in range(self.slots):
            self.free[place] = self.sizes[place]
            self.filled[place] = 0
        self.shuffle_within_groups(rng)
        for index in range(len(self.order)):
            card = self.order[index]
            room: i64 = 0
            for place in range(self.slots):
                if has(self.may[place], card):
                    room += self.free[place]
            if room > 0:
                self.assign_card(card, rng.below(room))
            elif not mend:
                return False
            elif not self.augment(card, 0):
                raise SetupError("NO_SUCH_WORLD", {})
        return True

    def shuffle_within_groups(self, rng: Rng) -> None:
        """Shuffle the cards within each group that has equally many places."""
        last: i64 = len(self.order) - 1
        while last > 0:
            first = last
            while first > 0 and self.choices[first - 1] == self.choices[last]:
                first -= 1
            while last > first:
                other = first + rng.below(last - first + 1)
                held = self.order[last]
                self.order[last] = self.order[other]
                self.order[other] = held
                last -= 1
            last -= 1

    def assign_card(self, card: i64, lot: i64) -> None:
        """Put a card where there is room, the more room the likelier."""
        for place in range(self.slots):
            if has(self.may[place], card):
                lot -= self.free[place]
                if lot < 0:
                    self.free[place] = self.free[place] - 1
                    self.filled[place] = self.filled[place] | bit(card)
                    return

    def augment(self, card: i64, visited: i64) -> bool:
        """Make room for a card by moving others on, as in any matching."""
        for place in range(self.slots):
            if has(visited, place) or not has(self.may[place], card):
                continue
            visited |= bit(place)
            if self.free[place] > 0:
                self.free[place] = self.free[place] - 1
                self.filled[place] = self.filled[place] | bit(card)
                return True
            others = self.filled[place]
            while others != 0:
                other = lowest(others)
                others &= others - 1
                if self.augment(other, visited):
                    self.filled[place] = (self.filled[place] & ~bit(other)) | bit(card)
                    return True
        return False


def shuffled(cards: i64, rng: Rng) -> vec[i64]:
    """The set in random order."""
    found = vec[i64]([0] * count(cards))
    for index in range(len(found)):
        found[index] = lowest(cards)
        cards &= cards - 1
    rng.shuffle(found)
    return found


def iter_plays(view: View, since: str = "") -> list[tuple[int, int, bool]]:
    """Seat, card and whether it ended the trick, for each card played; `since` a note was said, if one is named."""
    plays: list[tuple[int, int, bool]] = []
    begun = not since
    for event in view.history:
        ends = any(note.code.startswith("TRICK_") for note in event.notes)
        if begun and event.topic == "card":
            plays.append((event.seat, event.action, ends))
        begun = begun or any(note.code == since for note in event.notes)
    if not any(event.topic == "card" for event in view.history):
        plays += [(play.seat, play.card, False) for play in view.trick]
    return plays


def infer_exclusions(scratch: State, plays: list[tuple[int, int, bool]], trusted: int) -> list[int]:
    """What each seat has shown not to hold, by playing a card that was not its duty if it held it.

    A duty is always an order of preference, so it is enough to ask of every card alone: had the seat held just
    this one beside the one it played, would that have been allowed? `trusted` are the cards that are remembered.
    """
    denied = [0] * int(scratch.seats)
    for seat, card, ends in plays:
        scratch.turn = seat
        if has(trusted, card):
            for other in members(int(scratch.deck.all)):
                scratch.hands[seat] = bit(card) | bit(other)
                if not has(scratch.legal(), card):
                    denied[seat] |= bit(other)
        scratch.hands[seat] = bit(card)
        scratch.place_card(card)
        scratch.hands[seat] = 0
        if ends:
            clear(scratch)
    return denied


def copy_public_state(state: State, view: View) -> None:
    """What every game's state has and every view tells."""
    state.dealer = view.dealer
    state.hands[view.seat] = view.hand
    state.stock = 0
    state.gone = view.seen_cards
    state.turnup = view.turnup
    if view.trump >= 0:
        state.trumps = state.deck.suit(view.trump)
    for seat in range(view.seats):
        state.won[seat] = view.won[seat]
    state.taker = view.public_facts["taker"][0]
    state.tricks = view.public_facts["tricks"][0]
    for play in view.trick:
        state.turn = play.seat
        state.place_card(play.card)
    state.turn = view.turn
