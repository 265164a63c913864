"""Fodinha, one deal: the cards, the deal, bids, tricks, refusals."""

import itertools

import pytest

from helpers import hands, legal, make_game, play, refusal, tape, with_game
from vaza.core.cards import count, members
from vaza.core.chance import RecordedSource
from vaza.core.errors import IllegalAction, OptionError
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.games import format_position

HIGH_TO_LOW = ["3", "2", "A", "K", "J", "Q", "7", "6", "5", "4"]
LARGEST = {2: 10, 3: 10, 4: 9, 5: 7, 6: 6}
LARGEST_FULL = {2: 10, 3: 10, 4: 10, 5: 8, 6: 6}


def dealt(game: Game, order: str, dealer: int, size: int = 1) -> State:
    """A deal of this size with the named cards on top of the deck."""
    match = game.start(tape(game, lots=(dealer,)))
    match.size = size
    return game.deal(match, tape(game, order))


def trick(trump: str, cards: str) -> tuple[Game, State]:
    """One trick played card by card from seat 0, each card being its player's last."""
    found = cards.split()
    rows = [f"hand {seat}: {card}" for seat, card in enumerate(found)]
    game, state = with_game("\n".join(["game: fodinha", f"players: {len(found)}", trump, *rows]))
    play(game, state, *found)
    return game, state


@pytest.mark.rule("FOD-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_each_alone(players: int) -> None:
    game = make_game("fodinha", players)
    assert (game.seats, game.sides) == (players, players)
    assert [game.start(tape(game, lots=(0,))).side(seat) for seat in range(players)] == list(range(players))


@pytest.mark.rule("FOD-1.1")
@pytest.mark.parametrize("players", [1, 7, 40])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(OptionError, match="BAD_PLAYERS"):
        make_game("fodinha", players)


@pytest.mark.rule("FOD-1.1")
def test_four_play_unless_told_otherwise() -> None:
    assert make_game("fodinha").seats == 4


@pytest.mark.rule("FOD-1.2")
def test_turn_goes_clockwise_to_the_next_seat() -> None:
    game = make_game("fodinha", 5)
    assert game.spec.clockwise
    state = dealt(game, "4♥ 4♦ 4♣ 4♠ 5♥ 5♦", dealer=2)
    turns = []
    for action in ["bid 0"] * 5 + ["4♥", "4♦", "4♣", "4♠", "5♥"]:
        turns.append(int(state.turn))
        play(game, state, action)
    assert turns == [3, 4, 0, 1, 2] * 2


@pytest.mark.rule("FOD-1.3")
def test_forty_cards_without_eights_nines_and_tens() -> None:
    game = make_game("fodinha")
    assert {game.write(card) for card in range(40)} == {rank + suit for rank in "A234567QJK" for suit in "♥♦♣♠"}
    assert game.deck.size == 40
    assert game.deck.style == "french"


@pytest.mark.rule("FOD-1.4", "FOD-4.4")
@pytest.mark.parametrize("trump", ["♥", "♣"], ids=["plain", "trumps"])
@pytest.mark.parametrize(("high", "low"), list(itertools.pairwise(HIGH_TO_LOW)))
def test_each_rank_beats_the_next_in_plain_suits_and_trumps(high: str, low: str, trump: str) -> None:
    assert trick(f"trump: {trump}", f"{high}♣ {low}♣")[1].taker == 0
    assert trick(f"trump: {trump}", f"{low}♣ {high}♣")[1].taker == 1


@pytest.mark.rule("FOD-1.4")
@pytest.mark.parametrize("suit", "♥♦♣♠")
def test_the_three_is_highest_in_every_suit(suit: str) -> None:
    for other in HIGH_TO_LOW[1:]:
        assert trick("trump: ♥" if suit != "♥" else "trump: ♠", f"{other}{suit} 3{suit}")[1].taker == 1


@pytest.mark.rule("FOD-2.3")
def test_cards_go_singly_from_the_player_after_the_dealer() -> None:
    game = make_game("fodinha", 3)
    state = dealt(game, "4♥ 4♦ 4♣ 5♥ 5♦ 5♣ 6♠", dealer=0, size=2)
    assert hands(game, state) == ["5♣ 4♣", "5♥ 4♥", "5♦ 4♦"]


@pytest.mark.rule("FOD-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_next_card_is_turned_up_and_belongs_to_nobody(players: int) -> None:
    game = make_game("fodinha", players)
    order = [game.write(card) for card in range(39, -1, -1)]
    state = dealt(game, " ".join(order), dealer=0, size=LARGEST[players])
    at = players * LARGEST[players]
    assert game.write(state.turnup) == order[at]
    assert not any(game.read(order[at]) in members(state.hands[seat]) for seat in range(players))
    assert game.read(order[at]) not in members(state.stock)
    assert [count(state.hands[seat]) for seat in range(players)] == [LARGEST[players]] * players
    assert count(state.stock) == 39 - at


@pytest.mark.rule("FOD-2.4")
@pytest.mark.parametrize("suit", "♥♦♣♠")
def test_the_suit_of_the_turned_up_card_is_trump(suit: str) -> None:
    game = make_game("fodinha", 2)
    plain = "♦" if suit != "♦" else "♣"
    state = dealt(game, f"3{plain} 4{suit} 7{suit}", dealer=1)
    assert game.deck.suits[game.trump(state)] == suit
    play(game, state, "bid 0", "bid 0", f"3{plain}", f"4{suit}")
    assert state.taker == 1


@pytest.mark.rule("FOD-2.4")
def test_everybody_sees_the_turned_up_card_all_deal_long() -> None:
    game = make_game("fodinha", 2)
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, "3♦ 4♥ 7♥")]))
    runner.deal()
    assert [note.code for note in runner.history[0].notes] == ["HAND_SIZE", "TRUMP"]
    assert runner.history[0].notes[1].args == {"suit": "♥", "card": "7♥", "seat": "1"}
    for action in ["bid 0", "bid 0", "3♦"]:
        runner.play(runner.state.turn, action)
        for seat in (-1, 0, 1):
            seen = runner.view(seat).data()
            assert (seen["turnup"], seen["turnup_shown"], seen["trump"]) == ("7♥", True, "♥")


@pytest.mark.rule("FOD-2.5")
@pytest.mark.parametrize("players", [4, 5])
def test_full_deck_deals_all_forty_and_the_dealers_last_card_shows_trump(players: int) -> None:
    game = make_game("fodinha", players, options={"full_deck": True})
    order = [game.write(card) for card in range(40)]
    state = dealt(game, " ".join(order), dealer=1, size=LARGEST_FULL[players])
    assert state.stock == 0
    assert game.write(state.turnup) == order[39] == "3♠"
    assert state.turnup in members(state.hands[1])
    assert game.deck.suits[game.trump(state)] == "♠"
    assert sum(count(state.hands[seat]) for seat in range(players)) == 40


@pytest.mark.rule("FOD-2.5")
def test_full_deck_still_turns_a_card_up_while_one_is_left() -> None:
    game = make_game("fodinha", 6, options={"full_deck": True})
    state = dealt(game, " ".join(game.write(card) for card in range(40)), dealer=0, size=6)
    assert game.write(state.turnup) == game.write(36)
    assert state.turnup not in members(state.hands[0])
    assert count(state.stock) == 3


@pytest.mark.rule("FOD-2.5")
def test_the_dealers_turned_up_card_is_played_like_any_other_and_then_lies_open_no_more() -> None:
    game, state = with_game(
        """
        game: fodinha
        options: full_deck=on
        turnup: 7♥
        turnup in play: yes
        size: 10
        won: 9 0 0 0
        taker: 0
        hand 0: 5♥
        hand 1: 6♥
        hand 2: 4♥
        hand 3: 7♥
        """
    )
    assert game.turnup_shown(state)
    play(game, state, "5♥", "6♥", "4♥", "7♥")
    assert not game.turnup_shown(state)
    assert (state.taker, state.turn) == (3, -1)


@pytest.mark.rule("FOD-3.1", "FOD-4.1")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_player_after_the_dealer_bids_and_leads_first_and_the_dealer_bids_last(dealer: int) -> None:
    game = make_game("fodinha")
    state = dealt(game, "", dealer)
    bidders = []
    while game.phase_name(state) == "bid":
        bidders.append(int(state.turn))
        play(game, state, "bid 1")
    assert bidders == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    assert state.turn == (dealer + 1) % 4


@pytest.mark.rule("FOD-3.2")
@pytest.mark.parametrize("size", [1, 2, 5, 10])
def test_a_bid_goes_from_none_to_the_hand_size(size: int) -> None:
    game = make_game("fodinha", 2)
    state = dealt(game, "", dealer=0, size=size)
    assert legal(game, state) == {f"bid {tricks}" for tricks in range(size + 1)}
    question = game.question(state)
    assert (question.kind, question.topic, question.low, question.high) == ("number", "bid", 0, size)
    if size < 10:
        assert refusal(game, state, 1, f"bid {size + 1}") == ("BID_TOO_HIGH", "FOD-3.2")


BIDDING = """
    game: fodinha
    players: 3
    phase: bid
    turn: 2
    turnup: 7♥
    hand: 4♣ 5♣ 6♣
"""


@pytest.mark.rule("FOD-3.3")
@pytest.mark.parametrize(
    ("bids", "allowed"),
    [
        ("1 1", "0 2 3"),  # known good
        ("2 3", "0 1 2 3"),  # known good
        ("0 0", "0 1 2"),
        ("3 0", "1 2 3"),
        ("1 0", "0 1 3"),
        ("3 1", "0 1 2 3"),
    ],
)
def test_the_dealer_may_not_make_bids_and_tricks_equal(bids: str, allowed: str) -> None:
    game, state = with_game(BIDDING + f"bids: {bids} -")
    assert legal(game, state) == {f"bid {bid}" for bid in allowed.split()}
    for bid in set("0123") - set(allowed.split()):
        assert refusal(game, state, 2, f"bid {bid}") == ("BID_FORBIDDEN", "FOD-3.3")


@pytest.mark.rule("FOD-3.3")
def test_the_hook_binds_only_the_dealer() -> None:
    game, state = with_game(BIDDING.replace("turn: 2", "turn: 1") + "bids: 3 - -")
    assert legal(game, state) == {"bid 0", "bid 1", "bid 2", "bid 3"}


@pytest.mark.rule("FOD-3.4")
@pytest.mark.parametrize("bids", ["1 1", "0 0", "3 0"])
def test_without_the_hook_the_dealer_bids_freely(bids: str) -> None:
    game, state = with_game(BIDDING + f"options: hook=off\nbids: {bids} -")
    assert legal(game, state) == {"bid 0", "bid 1", "bid 2", "bid 3"}


@pytest.mark.rule("FOD-3.5")
def test_bids_are_public_and_final() -> None:
    game = make_game("fodinha", 2)
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, "3♦ 4♥ 7♥")]))
    runner.deal()
    runner.play(0, "bid 1")
    for seat in (-1, 0, 1):
        view = runner.view(seat)
        assert view.marks == [["bid 1"], ["dealer"]]
        assert (view.history[1].topic, view.write(view.history[1].action)) == ("bid", "bid 1")
    assert refusal(game, runner.state, 0, "bid 0") == ("NOT_YOUR_TURN", "FOD-3.1")
    runner.play(1, "bid 1")
    assert refusal(game, runner.state, 0, "bid 0") == ("BIDS_ARE_FINAL", "FOD-3.5")


PLAYING = """
    game: fodinha
    turnup: 7♥
    leader: 0
    trick: 5♣
"""


@pytest.mark.rule("FOD-4.2")
@pytest.mark.parametrize(
    ("hand", "allowed"),
    [("4♣ 3♥ K♠", "4♣"), ("4♣ 3♣ 3♥", "4♣ 3♣"), ("Q♣", "Q♣")],
)
def test_follow_the_led_suit(hand: str, allowed: str) -> None:
    game, state = with_game(PLAYING + f"hand: {hand}")
    assert legal(game, state) == set(allowed.split())
    for card in set(hand.split()) - set(allowed.split()):
        assert refusal(game, state, 1, card) == ("MUST_FOLLOW_SUIT", "FOD-4.2")
        assert state.refusal_for(1, game.read(card)).args == {"suit": "♣"}


@pytest.mark.rule("FOD-4.2")
def test_a_led_trump_is_followed_too_and_need_not_be_beaten() -> None:
    game, state = with_game(PLAYING.replace("5♣", "5♥") + "hand: 4♥ 3♥ 3♠")
    assert legal(game, state) == {"4♥", "3♥"}


@pytest.mark.rule("FOD-4.3")
def test_without_the_led_suit_any_card_goes() -> None:
    game, state = with_game(PLAYING + "hand: 4♦ 4♥ 3♥ K♠")
    assert legal(game, state) == {"4♦", "4♥", "3♥", "K♠"}


@pytest.mark.rule("FOD-4.3")
def test_the_leader_may_lead_any_card() -> None:
    game, state = with_game("game: fodinha\nturnup: 7♥\nhand: 4♦ 3♥ K♠")
    assert legal(game, state) == {"4♦", "3♥", "K♠"}


@pytest.mark.rule("FOD-4.4")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("5♦ K♠ 4♣ 4♥", 3),  # the document's round 1
        ("5♦ K♠ 4♣ 3♠", 0),
        ("5♦ K♦ A♦ 3♠", 2),
        ("4♥ 3♦ 3♣ 3♠", 0),
        ("3♦ 4♥ 5♥ 2♦", 2),
        ("3♦ 5♥ 4♥ 2♦", 1),
        ("6♥ A♥ 3♦ K♥", 1),
    ],
)
def test_highest_trump_takes_the_trick_else_highest_of_the_led_suit(cards: str, taker: int) -> None:
    assert trick("turnup: 7♥", cards)[1].taker == taker


@pytest.mark.rule("FOD-4.5")
def test_the_winner_leads_the_next_trick() -> None:
    game, state = with_game(
        """
        game: fodinha
        players: 3
        turnup: 7♥
        hand 0: 5♦ 3♠
        hand 1: 4♦ 3♣
        hand 2: K♦ 2♠
        """
    )
    play(game, state, "5♦", "4♦", "K♦")
    assert state.turn == 2
    play(game, state, "2♠", "3♠", "3♣")
    assert [int(state.won[seat]) for seat in range(3)] == [1, 0, 1]
    assert (state.turn, state.legal()) == (-1, 0)


@pytest.mark.rule("FOD-4.6")
@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (2, "6♣", "NOT_YOUR_TURN"),
        (0, "4♦", "NOT_YOUR_TURN"),
        (1, "6♠", "CARD_NOT_IN_HAND"),
        (1, "5♣", "CARD_NOT_IN_HAND"),
        (1, "7♥", "CARD_NOT_IN_HAND"),
        (4, "4♦", "NO_SUCH_SEAT"),
        (-1, "4♦", "NO_SUCH_SEAT"),
    ],
)
def test_only_in_turn_and_only_cards_you_hold(seat: int, action: str, code: str) -> None:
    game, state = with_game(PLAYING + "hand: 4♦ 3♥\nhand 2: 6♣ 6♦")
    before = format_position(game, state)
    assert refusal(game, state, seat, action) == (code, "FOD-4.6")
    with pytest.raises(IllegalAction, match=r"FOD-4\.6"):
        state.play(seat, game.read(action))
    assert format_position(game, state) == before


@pytest.mark.rule("FOD-4.6")
def test_nothing_is_accepted_after_the_last_card() -> None:
    game, state = trick("turnup: 7♥", "5♦ 6♦")
    assert refusal(game, state, 1, "6♦") == ("DEAL_IS_OVER", "FOD-4.6")


@pytest.mark.rule("FOD-3.1", "FOD-4.6")
def test_no_card_before_the_bids_and_no_action_that_has_no_name() -> None:
    game, state = with_game(BIDDING + "bids: 1 1 -")
    assert refusal(game, state, 2, "4♣") == ("BID_FIRST", "FOD-3.1")
    assert refusal(game, state, 0, "bid 0") == ("NOT_YOUR_TURN", "FOD-3.1")
    for action in (51, 62, 63, -1):
        assert state.refusal_for(2, action).code == "UNKNOWN_ACTION"
    play(game, state, "bid 3")
    for action in (51, 62, 63, -1):
        assert (state.refusal_for(0, action).code, state.refusal_for(0, action).rule) == ("UNKNOWN_ACTION", "FOD-4.6")


@pytest.mark.rule("FOD-4.2")
def test_a_view_dims_the_cards_the_rule_forbids() -> None:
    game = make_game("fodinha", 2)
    opening, first = tape(game, lots=(1,)), tape(game, "5♦ 6♦ 7♥")
    second = tape(game, "5♦ 6♦ 5♣ 6♣ 7♥")
    runner = MatchRunner(game, RecordedSource([opening, first, second]))
    runner.deal()
    for action in ["bid 1", "bid 1", "5♦", "6♦"]:
        runner.play(runner.state.turn, action)
    runner.deal()
    for action in ["bid 1", "bid 2", "5♦"]:
        runner.play(runner.state.turn, action)
    reasons = runner.view(0).data()["reasons"]
    assert reasons == {"6♣": {"code": "MUST_FOLLOW_SUIT", "rule": "FOD-4.2", "args": {"suit": "♦"}}}
    assert runner.view(1).data()["reasons"] == {}


@pytest.mark.rule("FOD-4.6")
def test_a_seat_sees_the_same_whatever_the_others_hold() -> None:
    game = make_game("fodinha", 3)
    seen = []
    for order in ["3♦ 4♥ 5♣ 7♥", "3♦ 6♠ K♣ 7♥"]:
        runner = MatchRunner(game, RecordedSource([tape(game, lots=(2,)), tape(game, order)]))
        runner.deal()
        for action in ["bid 1", "bid 0", "bid 1", "3♦"]:
            runner.play(runner.state.turn, action)
        seen.append([runner.view(seat).data() for seat in (0, -1)])
    assert seen[0] == seen[1]
    assert seen[0][1]["hand"] == []


@pytest.mark.rule("FOD-3.3", "FOD-3.5")
def test_a_view_shows_bids_of_nothing_and_explains_the_hook() -> None:
    game, state = with_game("game: fodinha\nplayers: 3\nphase: bid\nturn: 2\nturnup: 4♥\nhand: K♥ 6♣\nbids: 0 1 -")
    view = game.view(game.start(tape(game, lots=(2,))), state, [], [], 2)
    assert view.marks == [["bid 0"], ["bid 1"], ["dealer"]]
    assert view.turnup_shown
    refused = {view.write(action): (why.code, why.args) for action, why in view.reasons.items()}
    assert refused == {
        "bid 1": ("BID_FORBIDDEN", {"bid": "1", "tricks": "2"}),
        "K♥": ("BID_FIRST", {}),
        "6♣": ("BID_FIRST", {}),
    }
