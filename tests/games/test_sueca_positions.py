"""Positions of Sueca: what is read, written back and refused."""

import pytest

from helpers import hands, legal, make_game, play, tape, with_game
from vaza.core.cards import members
from vaza.core.chance import SeededSource
from vaza.core.errors import FileError
from vaza.core.match_runner import MatchRunner
from vaza.games import format_position, parse_position

ONE_EACH = "trump: ♥\nhand 0: A♥\nhand 1: 2♥\nhand 2: 3♥\nhand 3: 4♥"
TEN = "trump: ♥\nhand: A♥ 7♥ K♥ J♥ Q♥ 6♥ 5♥ 4♥ 3♥ 2♥"
CHOOSE = "options: dealing=dealer\nphase: choose"


@pytest.mark.parametrize("dealing", ["A", "B", "dealer"])
@pytest.mark.parametrize("renuncio", ["refuse", "loses"])
def test_every_moment_of_a_deal_reads_back(dealing: str, renuncio: str) -> None:
    runner = MatchRunner(make_game("sueca", options={"dealing": dealing, "renuncio": renuncio}), SeededSource(11))
    state = runner.deal()
    while state.turn >= 0:
        text = format_position(runner.game, state)
        game, again = parse_position(text)
        assert format_position(game, again) == text
        assert (again.turn, again.legal(), again.best) == (state.turn, state.legal(), state.best)
        assert again.accepted(0) == state.accepted(0)
        assert game.turnup_shown(again) == runner.game.turnup_shown(state)
        runner.play(int(state.turn), members(state.legal())[-1])


@pytest.mark.rule("SUE-3.2", "SUE-4.3")
def test_an_undealt_position_keeps_the_deck_as_it_was_cut() -> None:
    game = make_game("sueca", options={"dealing": "dealer"})
    match = game.start(tape(game, "2♠ 3♠ 4♠ 5♠"))
    state = game.deal(match, tape(game, "A♥ A♦ A♣ A♠", cut=2))
    _, again = parse_position(format_position(game, state))
    play(game, state, "method B")
    play(game, again, "method B")
    assert hands(game, again) == hands(game, state)
    assert game.deck.write(int(again.turnup)) == "A♣"


def test_what_is_left_out_is_filled_in() -> None:
    game, state = with_game("game: sueca\ntrump: ♥\ntrick: A♣\nhand: 2♣ 3♣")
    assert (state.dealer, state.turn) == (3, 1)
    assert [len(hand.split()) for hand in hands(game, state)] == [1, 2, 2, 2]
    assert "trump: ♥" in format_position(game, state)


def test_a_hand_filled_in_makes_no_revoke() -> None:
    game, state = with_game("game: sueca\ntrump: ♥\ntrick: A♥ 2♦\nhand: A♣ 2♣")
    assert "♥" not in hands(game, state)[1]


def test_the_first_lead_tells_the_dealer() -> None:
    _, state = with_game("game: sueca\nturn: 2\n" + TEN)
    assert state.dealer == 1


@pytest.mark.rule("SUE-4.4")
@pytest.mark.parametrize(("hand", "shown"), [("2♥ A♥", False), ("2♥ A♥ 7♥ K♥ J♥ Q♥ 6♥ 5♥ 4♥ 3♥", True)])
def test_a_trump_card_lies_open_in_the_first_trick_only(hand: str, shown: bool) -> None:
    game, state = with_game(f"game: sueca\nturnup: 2♥\ndealer: 0\nhand 0: {hand}\ntrick: 2♣ 3♣ 4♣\nturn: 0")
    assert legal(game, state) == set(hand.split())
    assert game.turnup_shown(state) is shown


@pytest.mark.parametrize(
    ("lines", "code", "key"),
    [
        pytest.param("hand: A♥", "MISSING", "trump", id="no trump"),
        pytest.param("turnup: 2♣\n" + ONE_EACH, "BAD_WORD", "trump", id="two trumps"),
        pytest.param("turnup: 8♥\nhand: A♥", "UNKNOWN_CARD", "turnup", id="no such card"),
        pytest.param("trump: hearts\nhand: A♥", "UNKNOWN_SUIT", "trump", id="no such suit"),
        pytest.param("turnup: 2♥\n" + ONE_EACH, "BAD_SEAT", "turnup", id="trump card in another hand"),
        pytest.param("turnup: A♣\ntrick: A♣\nhand: 2♥", "BAD_SEAT", "turnup", id="trump card played by another"),
        pytest.param(ONE_EACH.replace("2♥", "2♥ 5♥"), "WRONG_COUNT", "hand 1", id="a card too many"),
        pytest.param(ONE_EACH.replace("2♥", ""), "WRONG_COUNT", "hand 1", id="a hand too short"),
        pytest.param("trick: 0:3♣\n" + ONE_EACH, "WRONG_COUNT", "hand 0", id="a hand not shorter by the trick"),
        pytest.param("trump: ♥\ntrick: 1:3♣ 1:4♣\nhand: A♥", "BAD_SEAT", "trick", id="twice from one seat"),
        pytest.param("trump: ♥\ntrick: 1:3♣ 3:4♣\nhand: A♥", "BAD_SEAT", "trick", id="a seat left out"),
        pytest.param("trump: ♥\ntrick: 2♣ 3♣ 4♣ 5♣\nhand: A♥", "TRICK_IS_FULL", "trick", id="full trick"),
        pytest.param("trump: ♥\ntrick: A♣ 2♦\nhand 1: 3♣\nhand: A♥ 2♥", "MUST_FOLLOW_SUIT", "trick", id="a revoke"),
        pytest.param("dealer: 0\nturn: 2\n" + TEN, "BAD_TURN", "turn", id="first lead not from the dealer's right"),
        pytest.param("dealer: 0\nleader: 0\n" + TEN, "BAD_TURN", "turn", id="first lead by the dealer"),
        pytest.param("stock: 5♥\n" + ONE_EACH, "WRONG_COUNT", "stock", id="a stock"),
        pytest.param("won: 10 0 0 0\n" + ONE_EACH, "WRONG_COUNT", "won", id="too many tricks"),
        pytest.param("won: 1 0 0 0\n" + TEN, "WRONG_COUNT", "won", id="a trick before the first"),
        pytest.param("taker: 2\n" + ONE_EACH, "BAD_SEAT", "taker", id="the last taker does not lead"),
        pytest.param("taker: 0\n" + TEN, "BAD_SEAT", "taker", id="a taker before the first trick"),
        pytest.param("points: 60 60\n" + ONE_EACH, "BAD_NUMBER", "points", id="too many points"),
        pytest.param("points: 0 1\n" + TEN, "BAD_NUMBER", "points", id="points before the first trick"),
        pytest.param("pile 0: A♣\npoints: 10 0\n" + ONE_EACH, "BAD_NUMBER", "points", id="fewer than in the pile"),
        pytest.param("pile 1: A♣\npoints: 50 10\n" + ONE_EACH, "BAD_NUMBER", "points", id="fewer than in their pile"),
        pytest.param("gone: A♥\n" + ONE_EACH, "CARD_TWICE", "hand 0", id="one card twice"),
        pytest.param("trump: ♥\nhand 1: A♥", "EMPTY_HAND", "hand", id="nothing to play"),
        pytest.param("trump: ♥\nhand: A♥\ncut: 3", "UNKNOWN_KEY", "cut", id="a key nobody reads"),
        pytest.param("trump: ♥\nhand: A♥\nphase: bid", "BAD_WORD", "phase", id="no such phase"),
        pytest.param("phase: choose", "BAD_WORD", "phase", id="nothing to choose with method A"),
        pytest.param("options: dealing=B\nphase: choose", "BAD_WORD", "phase", id="nothing to choose with method B"),
        pytest.param(CHOOSE + "\nturn: 1", "BAD_NUMBER", "turn", id="another chooses"),
        pytest.param(CHOOSE + "\nhand: A♥", "WRONG_COUNT", "stock", id="a hand before the deal"),
        pytest.param(CHOOSE + "\ntrump: ♥", "UNKNOWN_KEY", "trump", id="trump before the deal"),
        pytest.param(CHOOSE + "\nwon: 0 1 0 0", "WRONG_COUNT", "won", id="a trick before the deal"),
        pytest.param(CHOOSE + "\npoints: 11 0", "BAD_NUMBER", "points", id="points before the deal"),
        pytest.param(CHOOSE + "\ntaker: 3", "BAD_SEAT", "taker", id="a taker before the deal"),
        pytest.param("dealer: 4\n" + ONE_EACH, "BAD_NUMBER", "dealer", id="no such dealer"),
    ],
)
def test_an_impossible_position_is_refused(lines: str, code: str, key: str) -> None:
    with pytest.raises(FileError) as error:
        with_game("game: sueca\n" + lines)
    assert (error.value.code, error.value.args_by_name["key"]) == (code, key)
