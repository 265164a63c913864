"""Fodinha positions: what is filled in, and what no deal can have led to."""

import pytest

from helpers import legal, make_game, play, tape, with_game
from vaza.core.cards import count
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import FileError
from vaza.core.match_runner import MatchRunner
from vaza.games import format_position, parse_position

DEAL = "game: fodinha\nplayers: 3\nturnup: 7♥\n"
BAR = "game: fodinha\npreset: bar\nplayers: 4\nturnup: 7♥\n"
FULL = "game: fodinha\noptions: full_deck=on\n"
ALL_FOUR = "hand 0: 5♥\nhand 1: 6♥\nhand 2: 4♥\n"


@pytest.mark.rule("FOD-2.4")
def test_a_trump_suit_may_stand_for_the_turned_up_card() -> None:
    game, state = with_game("game: fodinha\ntrump: ♠\nhand: 4♣ 5♣")
    text = format_position(game, state)
    assert "trump: ♠" in text.splitlines()
    again, twin = parse_position(text)
    assert format_position(again, twin) == text
    assert not game.turnup_shown(state)


@pytest.mark.rule("FOD-3.5")
def test_a_position_without_bids_can_be_played_and_written_but_scores_nothing() -> None:
    game, state = with_game(DEAL + "hand 0: 3♦\nhand 1: 4♦\nhand 2: 5♦")
    again, twin = parse_position(format_position(game, state))
    assert format_position(again, twin) == format_position(game, state)
    play(game, state, "3♦", "4♦", "5♦")
    assert [state.points(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("FOD-2.4")
def test_cards_played_before_are_not_in_the_stock() -> None:
    _, state = with_game(DEAL + "won: 1 2 0\ntaker: 0\nhand: 4♣ 5♣")
    assert state.size == 5
    assert count(state.stock) == 40 - 1 - 15
    assert count(state.gone) == 1 + 9


@pytest.mark.rule("FOD-4.5")
def test_a_pile_may_hold_only_the_tricks_that_are_told() -> None:
    game, state = with_game(DEAL + "won: 1 0 0\ntaker: 0\nhand 0: 3♦ 5♠\nhand 1: 4♦ 6♠\nhand 2: 5♦ 4♠")
    play(game, state, "3♦", "4♦", "5♦")
    _, twin = parse_position(format_position(game, state))
    assert [count(twin.piles[seat]) for seat in range(3)] == [3, 0, 0]
    assert [int(twin.won[seat]) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("FOD-4.1")
def test_the_first_leader_tells_the_dealer() -> None:
    _, state = with_game(DEAL + "turn: 1\nhand: 4♣ 5♣")
    assert state.dealer == 0


@pytest.mark.rule("FOD-4.6")
def test_hands_may_be_told_by_their_size() -> None:
    game, state = with_game(DEAL + "hand 0: ?3\nhand 1: ?3\nhand 2: 3♦ 2♦ A♦")
    assert len(legal(game, state)) == 3
    assert state.size == 3


@pytest.mark.rule("FOD-6.7")
def test_those_out_are_passed_over() -> None:
    game, state = with_game(BAR + "seated: 0 2 3\ndealer: 0\nhand: 4♣")
    assert state.turn == 2
    assert count(state.hands[1]) == 0
    assert "seated: 0 2 3" in format_position(game, state)
    assert [state.points(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("FOD-6.5")
def test_tricks_to_nobody_count_for_the_size() -> None:
    _, state = with_game(BAR + "size: 4\nwon: 1 0 0 0\nhand: 4♣ 5♣")
    assert count(state.stock) == 40 - 1 - 16
    assert count(state.gone) == 1 + 8


@pytest.mark.rule("FOD-2.3", "FOD-2.4", "FOD-2.5", "FOD-3.1", "FOD-3.2", "FOD-3.3", "FOD-4.5", "FOD-4.6", "FOD-6.7")
@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ("game: fodinha\nhand: 4♣", "MISSING", "turnup"),
        ("game: fodinha\npreset: bar\ntrump: ♥\nhand: 4♣", "MISSING", "turnup"),
        ("game: fodinha\ntrump: x\nhand: 4♣", "UNKNOWN_SUIT", "trump"),
        ("game: fodinha\nturnup: 8♥\nhand: 4♣", "UNKNOWN_CARD", "turnup"),
        (DEAL + "trump: ♥\nhand: 4♣", "UNKNOWN_KEY", "trump"),
        (DEAL + "hand: 7♥", "CARD_TWICE", "hand"),
        (DEAL + "dealer: 3\nhand: 4♣", "BAD_NUMBER", "dealer"),
        (DEAL + "phase: sing\nhand: 4♣", "BAD_WORD", "phase"),
        (DEAL + "trick: 0:4♣ 1:5♣ 2:6♣\nhand: 7♣", "TRICK_IS_FULL", "trick"),
        # Sizes.
        (DEAL + "size: 3\nhand: 4♣", "WRONG_COUNT", "size"),
        (DEAL + "size: 1\nhand: 4♣ 5♣", "WRONG_COUNT", "size"),
        (BAR + "size: 1\nhand: 4♣ 5♣", "WRONG_COUNT", "size"),
        (DEAL + "size: 11\nhand: 4♣", "BAD_NUMBER", "size"),
        ("game: fodinha\nturnup: 7♥\nsize: 10\nwon: 9 0 0 0\nhand: 4♣", "BAD_NUMBER", "size"),
        (DEAL + "won: 9 9 9\nhand: 4♣", "BAD_NUMBER", "size"),
        # Hands.
        (DEAL + "hand 0: 4♣ 5♣\nhand 1: 6♣", "WRONG_COUNT", "hand 1"),
        (DEAL + "trick: 4♦\nhand 1: 4♣ 5♣\nhand 0: 6♣ 7♣", "WRONG_COUNT", "hand 0"),
        (DEAL + "trick: 0:4♦ 0:5♦\nhand: 4♣", "BAD_SEAT", "trick"),
        (DEAL + "trick: 0:4♦ 2:5♦\nhand: 4♣", "BAD_SEAT", "trick"),
        (DEAL + "won: 1 0 0\npile 0: 4♦ 5♦\nhand: 4♣", "WRONG_COUNT", "pile 0"),
        (DEAL + "pile 0: 4♦ 5♦ 6♦\nhand: 4♣", "WRONG_COUNT", "pile 0"),
        (DEAL + "stock: 5\nhand: 4♣", "WRONG_COUNT", "stock"),
        (DEAL + "won: 1 0 0\nstock: 36\nhand: 4♣", "WRONG_COUNT", "stock"),
        (DEAL + "gone: 4♦ 5♦ 6♦\nhand: 4♣", "WRONG_COUNT", "stock"),
        # Leaders.
        (DEAL + "taker: 1\nwon: 1 0 0\nhand: 4♣", "BAD_SEAT", "taker"),
        (DEAL + "taker: 0\nhand: 4♣", "BAD_SEAT", "taker"),
        (DEAL + "taker: 0\nwon: 1 0 0\nturn: 1\nhand: 4♣", "BAD_SEAT", "taker"),
        (DEAL + "dealer: 2\nturn: 1\nhand: 4♣", "BAD_SEAT", "dealer"),
        # Who is left.
        (DEAL + "seated: 0 1\nhand: 4♣", "WRONG_COUNT", "seated"),
        (BAR + "seated: 2 2\nhand: 4♣", "WRONG_COUNT", "seated"),
        (BAR + "seated:\nhand: 4♣", "WRONG_COUNT", "seated"),
        (BAR + "seated: 0 4\nhand: 4♣", "BAD_NUMBER", "seated"),
        (BAR + "seated: 0 1\ndealer: 2\nhand: 4♣", "BAD_SEAT", "dealer"),
        (BAR + "seated: 0 1 3\nhand 2: 5♦\nhand: 4♣", "BAD_SEAT", "seated"),
        (BAR + "seated: 0 1 3\nwon: 0 0 1 0\nhand: 4♣", "BAD_SEAT", "seated"),
        # The turned-up card of a full deck.
        (DEAL + "turnup in play: yes\nhand: 4♣", "BAD_WORD", "turnup in play"),
        (DEAL + "turnup in play: perhaps\nhand: 4♣", "BAD_WORD", "turnup in play"),
        (FULL + "trump: ♥\nturnup in play: yes\nhand: 4♣", "UNKNOWN_KEY", "turnup in play"),
        (FULL + "turnup: 7♥\nwon: 9 0 0 0\nsize: 10\nhand: 5♥", "BAD_WORD", "turnup in play"),
        (FULL + "turnup: 6♥\nturnup in play: yes\nwon: 9 0 0 0\n" + ALL_FOUR + "hand 3: 7♥", "BAD_SEAT", "turnup"),
        # Bids.
        (DEAL + "bids: 1 0\nhand: 4♣ 5♣", "WRONG_COUNT", "bids"),
        (DEAL + "bids: 1 0 -\nhand: 4♣ 5♣", "WRONG_COUNT", "bids"),
        (DEAL + "bids: 1 0 3\nhand: 4♣ 5♣", "BAD_NUMBER", "bids"),
        (DEAL + "bids: 1 0 1\nhand: 4♣ 5♣", "BAD_NUMBER", "bids"),
        (DEAL + "bids: 1 0 x\nhand: 4♣ 5♣", "BAD_NUMBER", "bids"),
        (DEAL + "phase: bid\nbids: 1 - -\nhand: 4♣ 5♣", "BAD_TURN", "bids"),
        (DEAL + "phase: bid\nturn: 1\nbids: 1 - 1\nhand: 4♣ 5♣", "BAD_TURN", "bids"),
        (DEAL + "phase: bid\nturn: 1\nhand: 4♣ 5♣", "BAD_TURN", "bids"),
        (DEAL + "phase: bid\nturn: 1\nbids: 9 - -\nhand: 4♣ 5♣", "BAD_NUMBER", "bids"),
        (DEAL + "phase: bid\nbids: 1 1 1\nhand: 4♣ 5♣", "BAD_TURN", "bids"),
        (DEAL + "phase: bid\ntrick: 4♦\nbids: 1 - -\nhand: 4♣ 5♣", "BAD_WORD", "phase"),
        (DEAL + "phase: bid\nwon: 1 0 0\nhand: 4♣ 5♣", "BAD_WORD", "phase"),
        (BAR + "seated: 0 1 3\nbids: 1 1 1 1\nhand: 4♣ 5♣", "WRONG_COUNT", "bids"),
    ],
)
def test_impossible_positions_are_refused(text: str, code: str, key: str) -> None:
    with pytest.raises(FileError) as caught:
        with_game(text)
    assert (caught.value.code, caught.value.args_by_name["key"]) == (code, key)


@pytest.mark.rule("FOD-3.3")
def test_bids_that_add_up_are_possible_without_the_hook() -> None:
    _, state = with_game("game: fodinha\noptions: hook=off\nplayers: 3\nturnup: 7♥\nbids: 1 0 1\nhand: 4♣ 5♣")
    assert state.size == 2


@pytest.mark.rule("FOD-2.4", "FOD-2.5")
@pytest.mark.parametrize(
    ("players", "preset", "options"),
    [
        (2, "standard", {}),
        (3, "bar", {}),
        (4, "bar", {"full_deck": True, "lives": 2}),
        (5, "standard", {"full_deck": True, "hook": False}),
    ],
)
def test_every_moment_can_be_written_down_and_read_back(players: int, preset: str, options: dict[str, object]) -> None:
    game = make_game("fodinha", players, preset, options=options)
    runner, rng = MatchRunner(game, SeededSource(3)), Rng(3)
    while not runner.over and runner.match.deals < 12:
        state = runner.deal()
        while state.turn >= 0:
            text = format_position(game, state)
            again, twin = parse_position(text)
            assert format_position(again, twin) == text
            assert (twin.legal(), twin.stock, twin.gone, twin.best) == (
                state.legal(),
                state.stock,
                state.gone,
                state.best,
            )
            runner.play(state.turn, game.timeout(state, rng))
            if state.turn >= 0:
                twin.play(twin.turn, runner.deals[-1].moves[-1].action)
                assert format_position(game, twin) == format_position(game, state)


@pytest.mark.rule("FOD-6.7")
@pytest.mark.parametrize("preset", ["standard", "bar"])
def test_a_copy_is_the_same_deal_and_goes_its_own_way(preset: str) -> None:
    game = make_game("fodinha", 3, preset)
    runner, rng = MatchRunner(game, SeededSource(5)), Rng(5)
    other = game.deal(game.start(tape(game, lots=(0,))), tape(game, ""))
    while not runner.over and runner.match.deals < 4:
        state = runner.deal()
        while state.turn >= 0:
            twin, text = state.copy(), format_position(game, state)
            other.copy_from(state)
            assert format_position(game, twin) == format_position(game, other) == text
            twin.apply(game.timeout(twin, rng))
            assert format_position(game, state) == format_position(game, other) == text
            before = runner.match
            runner.play(state.turn, game.timeout(state, rng))
        made = list(runner.match.made)
        again = game.score(before, state)
        assert (again.scores, again.made, again.size) == (runner.match.scores, made, runner.match.size)


@pytest.mark.rule("FOD-2.5", "FOD-6.5")
def test_the_dealers_turned_up_card_may_fall_in_a_trick_to_nobody() -> None:
    game, state = with_game(
        """
        game: fodinha
        preset: bar
        options: full_deck=on
        turnup: 7♠
        turnup in play: yes
        won: 8 0 0 0
        hand 0: A♦ 5♠
        hand 1: 7♦ 4♦
        hand 2: A♠ 4♣
        hand 3: 7♠ 6♦
        """
    )
    play(game, state, "A♦", "7♦", "A♠", "7♠")
    assert (state.turn, state.taker, game.turnup_shown(state)) == (0, -1, False)
    again, twin = parse_position(format_position(game, state))
    assert format_position(again, twin) == format_position(game, state)
    assert (twin.stock, twin.gone) == (state.stock, state.gone)


@pytest.mark.rule("FOD-6.5")
def test_a_trick_to_nobody_is_a_trick_gone_by() -> None:
    game, state = with_game("game: fodinha\nplayers: 2\npreset: bar\nturnup: 5♥\nhand: Q♥\nsize: 3\nwon: 0 1")
    assert state.tricks == 2
    assert format_position(game, state) == format_position(game, parse_position(format_position(game, state))[1])
