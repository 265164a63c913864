"""Guiñote: cards, libre and arrastre (GUI-1, GUI-3, GUI-4)."""

from itertools import pairwise

import pytest
from guinote_table import POWER, SUITS, VALUES, after_trick, last_trick, points, table

from helpers import hands, legal, make_game, play, refusal, tape
from vaza.core.errors import OptionError
from vaza.core.state import Refusal
from vaza.games import format_position

# 1 Table and cards


@pytest.mark.rule("GUI-1.1")
def test_two_or_four_play() -> None:
    assert [(make_game("guinote", n).seats, make_game("guinote", n).sides) for n in (2, 4)] == [(2, 2), (4, 2)]
    assert make_game("guinote").seats == 4
    for wrong in (1, 3, 5, 6):
        with pytest.raises(OptionError, match="BAD_PLAYERS"):
            make_game("guinote", wrong)


@pytest.mark.rule("GUI-1.1", "GUI-7.1")
@pytest.mark.parametrize(
    ("cards", "winner", "made"),
    [
        ("1C 12C 4C 5C", 0, [15, 0]),
        ("10C 1C 4C 5C", 1, [0, 14]),
        ("10C 12C 1C 5C", 2, [18, 0]),
        ("11C 12C 10C 3C", 3, [0, 19]),
    ],
)
def test_partners_sit_opposite_and_share_their_points(cards: str, winner: int, made: list[int]) -> None:
    named = "; ".join(f"hand {seat}: {card} {seat + 4}B" for seat, card in enumerate(cards.split()))
    game, state = table(f"trump: E; {named}")
    play(game, state, *cards.split())
    assert state.taker == winner
    assert points(state) == made


@pytest.mark.rule("GUI-1.2")
def test_play_goes_counter_clockwise_through_the_seats() -> None:
    game, state = table("phase: libre; turnup: 3E; dealer: 1; hand: 2O 4O 5O 6O 7O 1O")
    assert not game.spec.clockwise
    seen = []
    for _ in range(4):
        seen.append(int(state.turn))
        play(game, state, game.deck.write_all(state.hands[state.turn]).split()[-1])
    assert seen == [2, 3, 0, 1]


@pytest.mark.rule("GUI-1.3")
def test_the_pack_is_the_spanish_forty() -> None:
    game = make_game("guinote")
    names = {game.write(card) for card in range(40)}
    assert names == {rank + suit for rank in POWER for suit in SUITS}
    assert game.deck.style == "spanish"


@pytest.mark.rule("GUI-1.4")
@pytest.mark.parametrize("suit", ["O", "E"])
@pytest.mark.parametrize(("strong", "weak"), list(pairwise(POWER)))
def test_each_rank_beats_the_next(strong: str, weak: str, suit: str) -> None:
    assert last_trick("E", weak + suit, strong + suit).taker == 1
    assert last_trick("E", strong + suit, weak + suit).taker == 0


@pytest.mark.rule("GUI-1.5")
@pytest.mark.parametrize(("rank", "value"), VALUES.items())
def test_values(rank: str, value: int) -> None:
    game, state = table(f"trump: E; trick: 2O; hand: {rank}C 5B; hand 0: 4B", players=2)
    play(game, state, rank + "C")
    assert points(state) == [value, 0]


@pytest.mark.rule("GUI-1.5")
def test_a_suit_is_worth_30_and_the_pack_120() -> None:
    assert sum(VALUES.values()) == 30
    deck = make_game("guinote").deck
    assert sum(deck.values[card] for card in range(40)) == 120


@pytest.mark.rule("GUI-1.6")
@pytest.mark.parametrize(("options", "taker"), [("", 0), ("sota_high=on", 1)])
def test_sota_high_turns_two_cards_round(options: str, taker: int) -> None:
    state = last_trick("E", "11O", "10O", options)
    assert state.taker == taker
    assert state.points(taker) == 2 + 3 + 10


@pytest.mark.rule("GUI-1.6")
@pytest.mark.parametrize(("strong", "weak"), [("12", "10"), ("11", "7"), ("12", "11"), ("10", "7"), ("3", "12")])
def test_sota_high_leaves_the_others(strong: str, weak: str) -> None:
    assert last_trick("E", weak + "O", strong + "O", "sota_high=on").taker == 1
    assert last_trick("E", strong + "O", weak + "O", "sota_high=on").taker == 0


@pytest.mark.rule("GUI-1.6", "GUI-5.2", "GUI-6.3")
def test_cantes_and_the_seven_are_the_same_with_sota_high() -> None:
    game, state = after_trick("12C 10C 11O 7E 4O 4B", options="sota_high=on")
    assert legal(game, state) == {"12C", "10C", "11O", "7E", "4O", "4B", "sing C", "swap"}


# 3 Libre


@pytest.mark.rule("GUI-3.1")
@pytest.mark.parametrize("players", [2, 4])
def test_the_player_after_the_dealer_leads(players: int) -> None:
    game = make_game("guinote", players)
    for dealer in range(players):
        state = game.deal(game.start(tape(game, lots=(dealer,))), tape(game, ""))
        assert state.turn == (dealer + 1) % players


@pytest.mark.rule("GUI-3.2")
def test_any_card_goes_in_libre() -> None:
    hand = "1O 2O 12C 10B 7E 2E"
    game, state = table(f"phase: libre; turnup: 3E; trick: 6O; hand: {hand}")
    assert legal(game, state) == set(hand.split())
    game, state = table(f"phase: libre; turnup: 3E; hand: {hand}")
    assert legal(game, state) == set(hand.split())


@pytest.mark.rule("GUI-3.3")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("4O 7O 1O 3O", 2),
        ("12O 1C 1B 3B", 0),
        ("1O 3O 2E 12O", 2),
        ("1O 2E 4E 3O", 2),
        ("7E 1E 3E 12E", 1),
        ("2O 1C 1B 4O", 3),
        ("2B 4E 5E 1B", 2),
    ],
    ids=["all one suit", "nobody follows", "one trump", "two trumps", "all trumps", "one follows", "over-trumped"],
)
def test_highest_trump_else_highest_of_the_led_suit(cards: str, taker: int) -> None:
    *before, last = cards.split()
    game, state = table(f"phase: libre; turnup: 6E; trick: {' '.join(before)}; hand: {last} 5B 6B 7B 6C 7C")
    play(game, state, last)
    assert state.taker == taker


@pytest.mark.rule("GUI-3.3")
@pytest.mark.parametrize(
    ("cards", "taker"), [("1O 2E", 1), ("3O 1C", 0), ("2E 1O", 0), ("4E 2E", 0)], ids=["cut", "thrown", "led", "below"]
)
def test_the_same_card_wins_in_the_arrastre(cards: str, taker: int) -> None:
    assert last_trick("E", *cards.split()).taker == taker


@pytest.mark.rule("GUI-3.4", "GUI-3.5")
@pytest.mark.parametrize(("last", "winner"), [("7O", 0), ("3O", 3)])
def test_the_winner_leads_and_draws_first(last: str, winner: int) -> None:
    game, state = table(
        f"phase: libre; turnup: 6E; trick: 12O 5O 4O; stock: 2B 4B 5B 6B 7B 10B 11B; hand: {last} 2C 4C 5C 6C 7C"
    )
    before = hands(game, state)
    play(game, state, last)
    assert state.turn == state.taker == winner
    new = [set(now.split()) - set(was.split()) for now, was in zip(hands(game, state), before, strict=True)]
    order = ["2B", "4B", "5B", "6B"]
    assert [new[(winner + step) % 4] for step in range(4)] == [{card} for card in order]


@pytest.mark.rule("GUI-3.5", "GUI-2.3")
@pytest.mark.parametrize("winner", range(4))
def test_the_turn_up_is_drawn_last(winner: int) -> None:
    trick = ["4O", "5O", "6O", "7O"]
    trick[winner] = "1O"
    game, state = table(
        f"phase: libre; turnup: 6E; trick: {' '.join(trick[:3])}; stock: 2B 4B 5B; hand: {trick[3]} 2C 4C 5C 6C 7C"
    )
    play(game, state, trick[3])
    assert state.taker == winner
    assert "6E" in hands(game, state)[(winner + 3) % 4].split()
    assert game.phase_name(state) == "arrastre"
    assert not game.turnup_shown(state)


@pytest.mark.rule("GUI-3.6", "GUI-4.1")
@pytest.mark.parametrize(("players", "libre"), [(4, 4), (2, 14)])
def test_so_many_tricks_of_libre_then_six_of_arrastre(players: int, libre: int) -> None:
    game = make_game("guinote", players, options={"target": 501})
    state = game.deal(game.start(tape(game, lots=(0,))), tape(game, ""))
    phases = []
    while state.turn >= 0:
        if state.laid == 0:
            phases.append(game.phase_name(state))
            held = {int(state.hands[seat]).bit_count() for seat in range(players)}
            assert held == {6 if phases[-1] == "libre" else 6 - (len(phases) - libre - 1)}
        state.apply(min(game.read(action) for action in legal(game, state)))
    assert phases == ["libre"] * libre + ["arrastre"] * 6


@pytest.mark.rule("GUI-3.7")
def test_only_in_turn_and_only_cards_you_hold() -> None:
    game, state = table("phase: libre; turnup: 3E; hand: 1O 2O 12C 10B 7E 2E; hand 1: 4O 5O 6O 4C 5C 6C")
    was = format_position(game, state)
    assert refusal(game, state, 1, "4O") == ("NOT_YOUR_TURN", "GUI-3.7")
    assert refusal(game, state, 0, "4O") == ("CARD_NOT_IN_HAND", "GUI-3.7")
    assert refusal(game, state, 0, "3E") == ("CARD_NOT_IN_HAND", "GUI-3.7")
    with pytest.raises(ValueError, match="NOT_YOUR_TURN"):
        state.play(1, game.read("4O"))
    assert format_position(game, state) == was


# 4 Arrastre


@pytest.mark.rule("GUI-4.1")
def test_the_duties_start_when_the_last_card_is_drawn() -> None:
    start = "phase: libre; turnup: 6E; trick: 4O 5O 7O; hand: 1O 2C 4C 5C 6C 7C; hand 0: 3O 11O 1B 3B 12B"
    game, state = table(f"{start}; stock: 2B 4B 5B 7B 10B 11B 2E")
    play(game, state, "1O", "2C")
    assert legal(game, state) == set(hands(game, state)[0].split())
    game, state = table(f"{start}; stock: 2O 4B 5B")
    play(game, state, "1O", "2O")
    assert legal(game, state) == {"3O", "11O"}


FOLLOW = [
    ("3O", "1C 2B 3E 11O 6O", "11O 6O", "cannot beat: any of the suit"),
    ("4E", "1C 2B 3E 6O", "3E", "trump led and held"),
    ("6O", "6B 4O 7O", "7O", "must beat"),
    ("6O", "7O 1O 4O", "7O 1O", "any that beats"),
    ("6O 12O", "7O 11O 4O", "7O 11O 4O", "the best so far is what counts"),
    ("6O 12O", "7O 3O 4O", "3O", "over the best, not over the lead"),
    ("10O", "11O 7O 1E", "11O", "caballo over sota"),
    ("11O", "10O 7O 1E", "10O 7O", "sota not over caballo"),
    ("5E", "4E 6E 1O", "6E", "beat a trump with a trump"),
    ("3E", "4E 6E 1O", "4E 6E", "trumps too low"),
    ("6O 1C", "7O 4O 2E", "7O", "a thrown card is nothing to beat"),
    ("5O 6E", "1O 2O 3E", "1O 2O", "trumped: any of the led suit"),
    ("5O 6E 7O", "3O 2O 1E", "3O 2O", "trumped earlier: the same"),
    ("5O", "1C 2B 3E 2E", "3E 2E", "void: trump"),
    ("5O 6E", "1C 2B 7E 2E", "7E", "overtrump"),
    ("5O 7E", "1C 2B 6E 2E", "6E 2E", "undertrump if need be"),
    ("5O 7E 1O", "1C 4E 3E 1E", "3E 1E", "any that overtrumps"),
    ("5O", "1C 2B 3C", "1C 2B 3C", "neither suit nor trump"),
    ("5E", "1C 2B 3C", "1C 2B 3C", "void in trumps"),
    ("5O 6E", "1C 2B 3C", "1C 2B 3C", "trumped, neither suit nor trump"),
]


@pytest.mark.rule("GUI-4.2", "GUI-4.3", "GUI-4.4", "GUI-4.5", "GUI-4.6", "GUI-4.7")
@pytest.mark.parametrize(("trick", "hand", "allowed"), [row[:3] for row in FOLLOW], ids=[row[3] for row in FOLLOW])
def test_duties(trick: str, hand: str, allowed: str) -> None:
    game, state = table(f"trump: E; trick: {trick}; hand: {hand}")
    assert legal(game, state) == set(allowed.split())


@pytest.mark.rule("GUI-4.1")
def test_the_leader_of_the_arrastre_is_free() -> None:
    game, state = table("trump: E; hand: 1C 2B 3E 6O")
    assert legal(game, state) == {"1C", "2B", "3E", "6O"}


@pytest.mark.rule("GUI-4.2", "GUI-4.3", "GUI-4.5", "GUI-4.6")
@pytest.mark.parametrize(
    ("trick", "hand", "card", "why"),
    [
        ("3O", "1C 3E 6O", "3E", Refusal("MUST_FOLLOW_SUIT", "GUI-4.2", {"suit": "O"})),
        ("6O 1C", "6B 4O 7O", "4O", Refusal("MUST_BEAT", "GUI-4.3", {"card": "6O"})),
        ("5E 6E", "4E 7E 1O", "4E", Refusal("MUST_BEAT", "GUI-4.3", {"card": "6E"})),
        ("5O", "1C 2B 3E", "1C", Refusal("MUST_TRUMP", "GUI-4.5", {"suit": "E"})),
        ("5O 6E", "1C 2E 3E", "1C", Refusal("MUST_TRUMP", "GUI-4.5", {"suit": "E"})),
        ("5O 6E", "1C 2E 3E", "2E", Refusal("MUST_OVERTRUMP", "GUI-4.6", {"card": "6E"})),
    ],
)
def test_refusals(trick: str, hand: str, card: str, why: Refusal) -> None:
    game, state = table(f"trump: E; trick: {trick}; hand: {hand}")
    assert state.refusal_for(state.turn, game.read(card)) == why


@pytest.mark.rule("GUI-4.8")
@pytest.mark.parametrize(
    ("trick", "hand", "allowed", "off"),
    [
        ("3O", "1C 11O 6O 7O", "6O", "11O 6O 7O"),
        ("6O", "7O 1O 4O", "7O 1O", "7O 1O"),
        ("5O 6E", "1O 2O 7O", "2O", "1O 2O 7O"),
        ("5O 7E", "1C 6E 4E", "4E", "6E 4E"),
        ("5O", "1C 2B 2C 4C", "2B 2C", "1C 2B 2C 4C"),
        ("1O", "11O 10O", "10O", "11O 10O"),
    ],
    ids=["follow", "can beat", "trumped", "undertrump", "equal lowest", "power not value"],
)
def test_lowest_when_beaten(trick: str, hand: str, allowed: str, off: str) -> None:
    for options, expected in (("", off), ("lowest_when_beaten=on", allowed)):
        game, state = table(f"trump: E; trick: {trick}; hand: {hand}", options)
        assert legal(game, state) == set(expected.split())
        for card in set(off.split()) - set(expected.split()):
            assert refusal(game, state, state.turn, card) == ("MUST_PLAY_LOWEST", "GUI-4.8")


@pytest.mark.rule("GUI-4.8", "GUI-1.6")
def test_the_lowest_card_with_sota_high_is_the_caballo() -> None:
    game, state = table("trump: E; trick: 1O; hand: 11O 10O", "lowest_when_beaten=on sota_high=on")
    assert legal(game, state) == {"11O"}


@pytest.mark.rule("GUI-4.8")
def test_lowest_when_beaten_leaves_the_leader_and_the_libre_alone() -> None:
    game, state = table("trump: E; hand: 1C 2B 3E", "lowest_when_beaten=on")
    assert legal(game, state) == {"1C", "2B", "3E"}
    hand = "2O 4O 3C 12C 4B 5B"
    game, state = table(f"phase: libre; turnup: 6E; trick: 1O; hand: {hand}", "lowest_when_beaten=on")
    assert legal(game, state) == set(hand.split())


@pytest.mark.rule("GUI-4.9")
@pytest.mark.parametrize(
    ("trick", "hand", "off", "on"),
    [
        ("12O 5O", "1O 4O 2E", "1O", "1O 4O"),
        ("12O 5O", "1C 2B 2E", "2E", "1C 2B 2E"),
        ("5O 12O", "1O 4O 2E", "1O", "1O"),
        ("5O 12O", "1C 2B 2E", "2E", "2E"),
        ("12O 6E", "1C 2B 2E 7E", "7E", "7E"),
        ("4O 6E 2O", "1C 2B 2E 7E", "7E", "1C 2B 2E 7E"),
        ("12O", "1O 4O 2E", "1O", "1O"),
    ],
    ids=["follows", "void", "foe: beat", "foe: trump", "partner trumped", "partner's trump", "partner yet to play"],
)
def test_partner_exempt(trick: str, hand: str, off: str, on: str) -> None:
    for options, expected in (("", off), ("partner_exempt=on", on)):
        game, state = table(f"trump: E; trick: {trick}; hand: {hand}", options)
        assert legal(game, state) == set(expected.split())


@pytest.mark.rule("GUI-4.9")
def test_partner_exempt_means_nothing_to_two() -> None:
    game, state = table("trump: E; trick: 6O; hand: 7O 4O", "partner_exempt=on", players=2)
    assert legal(game, state) == {"7O"}


@pytest.mark.rule("GUI-4.10")
@pytest.mark.parametrize(
    ("trick", "hand", "off", "on"),
    [
        ("5O 7E", "1C 6E 2E", "6E 2E", "1C 6E 2E"),
        ("5O 7E", "1C 6E 3E", "3E", "3E"),
        ("5O", "1C 6E 3E", "6E 3E", "6E 3E"),
        ("5O 7E", "1O 2O 6E", "1O 2O", "1O 2O"),
        ("7E", "1C 6E 2E", "6E 2E", "6E 2E"),
    ],
    ids=["too low", "can overtrump", "nobody trumped", "follows", "trump led"],
)
def test_free_undertrump(trick: str, hand: str, off: str, on: str) -> None:
    for options, expected in (("", off), ("free_undertrump=on", on)):
        game, state = table(f"trump: E; trick: {trick}; hand: {hand}", options)
        assert legal(game, state) == set(expected.split())
