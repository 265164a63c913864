"""SobeSobe's positions: read back as they were told, refused when they cannot be."""

import pytest

from helpers import hands, legal, make_game, play, position, refusal, tape, with_game
from vaza.core.cards import count, members
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import FileError
from vaza.core.match_runner import MatchRunner
from vaza.games import format_position, parse_position

TWO_EACH = "hand 0: 2♥ 3♥\nhand 1: 2♦ 3♦\nhand 2: 2♣ 3♣"
DECIDING = f"phase: decide\ntrump: ♠\n{TWO_EACH}\n"
EXCHANGING = "phase: exchange\ntrump: ♠\nhand: A♥ 7♥ K♥ Q♥ J♥\n"


def three(lines: str) -> str:
    """Three players, seat 2 dealing and seat 0 the party player."""
    return f"game: sobesobe\nplayers: 3\n{lines}"


@pytest.mark.rule("SOB-6.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("discards", ["return", "dead"])
def test_every_moment_of_a_round_can_be_told_and_read_back(players: int, discards: str) -> None:
    game = make_game("sobesobe", players, options={"discards": discards, "max_rounds": 4})
    runner = MatchRunner(game, SeededSource(players))
    rng = Rng(7)
    while not runner.over:
        state = runner.deal()
        while state.turn >= 0:
            told = format_position(game, state)
            again, twin = parse_position(told)
            assert format_position(again, twin) == told
            assert twin.legal() == state.legal()
            action = game.timeout(state, rng)
            if runner.view(-1).phase == "exchange" and rng.below(4) > 0:
                action = min(card for card in range(54) if int(state.legal()) >> card & 1)
            runner.play(int(state.turn), action)


@pytest.mark.rule("SOB-6.12")
@pytest.mark.parametrize("points", [20, 5])
@pytest.mark.parametrize("decisions", [["in", "out"], ["out", "out", "keep", "out", "in"]])
def test_a_round_played_on_copies_is_the_same_round(points: int, decisions: list[str]) -> None:
    game = make_game("sobesobe", 3)
    match = game.start(tape(game, lots=(2,)))
    match.scores = [points, 20, 20]
    state = game.deal(match, SeededSource(5).tape(40, 1))
    spare = game.deal(match, SeededSource(6).tape(40, 1))
    twin = state.copy()
    for call in ["blind ♠", *decisions, "first", "first", "done", "first", "done", *["first"] * 10]:
        assert format_position(game, twin) == format_position(game, state)
        action = members(state.legal())[0] if call == "first" else game.read(call)
        before = format_position(game, state)
        spare.copy_from(twin)
        twin = spare.copy()
        twin.play(int(twin.turn), action)
        assert format_position(game, state) == before
        state.play(int(state.turn), action)
    assert (state.turn, twin.turn) == (-1, -1)
    assert [twin.points(seat) for seat in range(3)] == [state.points(seat) for seat in range(3)]


@pytest.mark.rule("SOB-3.1", "SOB-2.3")
def test_a_position_before_the_first_card() -> None:
    game, state = with_game(three("phase: blind\nstock: A♥ 7♥ K♥ Q♥ J♥ 6♥ 5♥ 4♥ 3♥ 2♥ " + ALL_BUT_HEARTS))
    play(game, state, "wait")
    assert hands(game, state) == ["A♥ 7♥", "K♥ Q♥", "J♥ 6♥"]


ALL_BUT_HEARTS = " ".join(rank + suit for suit in "♦♣♠" for rank in "A7KQJ65432")


@pytest.mark.rule("SOB-4.6")
def test_a_position_of_two_never_asks_anybody() -> None:
    game, state = with_game("game: sobesobe\nplayers: 2\nphase: name\nhand 0: 2♥ 3♥\nhand 1: 2♦ 3♦")
    play(game, state, "trump ♠")
    assert game.phase_name(state) == "exchange"


@pytest.mark.rule("SOB-4.7", "SOB-4.8")
def test_a_position_at_the_restart_restarts_only_once() -> None:
    game, state = with_game(three(f"phase: rename\ntrump: ♠\nblind: yes\n{TWO_EACH}"))
    assert legal(game, state) == {"keep", "trump ♥", "trump ♦", "trump ♣"}
    play(game, state, "keep", "out")
    assert legal(game, state) == {"in"}


@pytest.mark.rule("SOB-4.3", "SOB-4.5")
def test_a_position_may_say_who_must_play() -> None:
    game, state = with_game(three(f"phase: name\nbound: 1\n{TWO_EACH}"))
    play(game, state, "trump ♦")
    assert state.turn == 2
    game, state = with_game(three(DECIDING + "bound: 1\nturn: 2"))
    play(game, state, "out")
    assert [count(state.hands[seat]) for seat in range(3)] == [5, 5, 2]


@pytest.mark.rule("SOB-4.1")
def test_a_position_in_the_middle_of_the_decisions() -> None:
    game, state = with_game(three(DECIDING + "in: 0\nsitting: 1\nturn: 2"))
    assert legal(game, state) == {"in", "out"}
    play(game, state, "out")
    assert game.phase_name(state) == "rename"


@pytest.mark.rule("SOB-5.3", "SOB-5.4")
def test_a_position_in_the_middle_of_an_exchange() -> None:
    game, state = with_game(three(EXCHANGING + "marked: J♥ Q♥\nstock: 2♠ 3♠ " + " ".join(LATER)))
    assert legal(game, state) == {"K♥", "7♥", "A♥", "done"}
    assert refusal(game, state, 0, "J♥") == ("MARK_IN_ORDER", "SOB-5.3")
    play(game, state, "done")
    assert hands(game, state)[0] == "A♥ 7♥ K♥ 3♠ 2♠"


LATER = [rank + suit for suit in "♣♠" for rank in "A7KQJ65432" if rank + suit not in ("2♠", "3♠")] + [
    *("6♥", "5♥", "4♥", "3♥", "2♥")
]


@pytest.mark.rule("SOB-4.9")
@pytest.mark.parametrize("who", ["in: 0 2", "sitting: 1", "in: 0 2\nsitting: 1"])
def test_a_position_may_name_players_or_sitters(who: str) -> None:
    game, state = with_game(three(f"trump: ♠\n{who}\nhand 0: 2♥\nhand 2: 3♥"))
    play(game, state, "2♥", "3♥")
    assert (state.turn, state.taker) == (-1, 2)
    assert [state.points(seat) for seat in range(3)] == [10, 0, -1]


@pytest.mark.rule("SOB-6.12")
@pytest.mark.parametrize(
    ("lines", "key", "code"),
    [
        # Trump
        ("hand: 2♥", "trump", "MISSING"),
        (f"phase: decide\n{TWO_EACH}", "trump", "MISSING"),
        ("phase: blind\ntrump: ♥", "trump", "BAD_WORD"),
        (f"phase: name\ntrump: ♥\n{TWO_EACH}", "trump", "BAD_WORD"),
        ("phase: blind\nblind: yes", "blind", "BAD_WORD"),
        (f"phase: name\nagain: yes\n{TWO_EACH}", "again", "BAD_WORD"),
        (f"phase: rename\ntrump: ♥\nagain: no\n{TWO_EACH}", "again", "BAD_WORD"),
        ("trump: ♥\nhand: 2♥\nblind: maybe", "blind", "BAD_WORD"),
        ("phase: waiting\nhand: 2♥", "phase", "BAD_WORD"),
        ("trump: oros\nhand: 2♥", "trump", "UNKNOWN_SUIT"),
        # Who plays
        ("trump: ♥\nin: 0 3\nhand: 2♥", "in", "BAD_NUMBER"),
        ("trump: ♥\nin: 1 2\nhand: 2♥", "in", "BAD_SEAT"),
        ("trump: ♥\nin: 0\nhand: 2♥", "in", "BAD_SEAT"),
        ("trump: ♥\nin: 0 1\nsitting: 1 2\nhand: 2♥", "in", "BAD_SEAT"),
        ("trump: ♥\nin: 0 1\nsitting:\nhand: 2♥", "in", "BAD_SEAT"),
        ("trump: ♥\nin: 0 1\nbound: 2\nhand: 2♥", "in", "BAD_SEAT"),
        ("trump: ♣\nin: 0 1\nhand: 2♥", "in", "BAD_SEAT"),
        (f"phase: name\nin: 0 1\n{TWO_EACH}", "in", "BAD_SEAT"),
        (f"phase: name\nsitting: 1\n{TWO_EACH}", "in", "BAD_SEAT"),
        (f"phase: rename\ntrump: ♥\nbound: 1\n{TWO_EACH}", "in", "BAD_SEAT"),
        (f"phase: rename\ntrump: ♣\n{TWO_EACH}", "in", "BAD_SEAT"),
        # Whose turn
        (f"phase: name\nturn: 1\n{TWO_EACH}", "turn", "BAD_SEAT"),
        (f"phase: rename\ntrump: ♥\nturn: 2\n{TWO_EACH}", "turn", "BAD_SEAT"),
        (f"phase: decide\ntrump: ♣\n{TWO_EACH}", "in", "BAD_SEAT"),
        (DECIDING + "turn: 0", "turn", "BAD_SEAT"),
        (DECIDING + "turn: 2", "turn", "BAD_SEAT"),
        (DECIDING + "turn: 1\nsitting: 2", "in", "BAD_SEAT"),
        (DECIDING + "turn: 1\nin: 0 2", "in", "BAD_SEAT"),
        (DECIDING + "turn: 1\nin: 0 1\nbound: 1", "turn", "BAD_SEAT"),
        ("trump: ♥\nin: 0 1\nturn: 2\nhand: 2♥", "turn", "BAD_SEAT"),
        (EXCHANGING + "in: 0 1\nhand 2: ?2\nturn: 2", "turn", "BAD_SEAT"),
        ("phase: blind\nturn: 1", "turn", "BAD_NUMBER"),
        # Cards
        ("phase: blind\nhand 0: A♥", "stock", "WRONG_COUNT"),
        ("phase: blind\nwon: 1 0 0", "won", "BAD_SEAT"),
        ("phase: name", "hand 0", "WRONG_COUNT"),
        ("phase: name\nhand: 2♥ 3♥ 4♥", "hand 0", "WRONG_COUNT"),
        ("phase: name\nhand: 2♥ 3♥\nhand 2: 2♦", "hand 2", "WRONG_COUNT"),
        (f"phase: name\nstock: 12\n{TWO_EACH}", "stock", "WRONG_COUNT"),
        (f"phase: name\ngone: A♠\n{TWO_EACH}", "stock", "WRONG_COUNT"),
        (DECIDING + "turn: 1\ntrick: 2:A♠", "trick", "BAD_SEAT"),
        (DECIDING + "turn: 1\ntrick: A♠", "stock", "WRONG_COUNT"),
        (DECIDING + "turn: 1\npile 0: A♠", "stock", "WRONG_COUNT"),
        (DECIDING + "turn: 1\nwon: 1 0 0", "won", "BAD_SEAT"),
        (DECIDING + "turn: 1\ntaker: 1", "taker", "BAD_SEAT"),
        ("phase: exchange\ntrump: ♠\nhand: A♥", "hand 0", "WRONG_COUNT"),
        (EXCHANGING + "stock: 0", "stock", "WRONG_COUNT"),
        (EXCHANGING + "in: 0 1", "hand 2", "WRONG_COUNT"),
        (EXCHANGING + "gone: 2♠", "stock", "WRONG_COUNT"),
        ("options: discards=dead\n" + EXCHANGING + "turn: 1\nexchanged: 2 -1 -1", "stock", "WRONG_COUNT"),
        ("trump: ♥\nhand: 2♥ 3♥\nhand 1: 4♥", "hand 1", "WRONG_COUNT"),
        ("trump: ♥\ntrick: 2♦\nhand: 2♥ 3♥\nhand 0: 4♥ 5♥", "hand 0", "WRONG_COUNT"),
        ("trump: ♥\nhand: 2♥ 3♥ 4♥ 5♥ 6♥ J♥", "hand 0", "WRONG_COUNT"),
        ("trump: ♥\nhand: 2♥ 3♥ 4♥\nwon: 1 1 1", "hand 0", "WRONG_COUNT"),
        ("trump: ♥\nin: 0 1\nhand: 2♥\nhand 2: 2♦", "hand 2", "WRONG_COUNT"),
        ("trump: ♥\nin: 0 1\nhand: 2♥\nwon: 0 0 1", "won", "BAD_SEAT"),
        ("trump: ♥", "hand", "EMPTY_HAND"),
        ("trump: ♥\nhand: 2♥ 2♥", "hand", "CARD_TWICE"),
        ("trump: ♥\nhand: 8♥", "hand", "UNKNOWN_CARD"),
        # Exchange
        (EXCHANGING + "marked: 2♠", "marked", "CARD_NOT_IN_HAND"),
        (EXCHANGING + "marked: A♥ 7♥ K♥ Q♥", "marked", "WRONG_COUNT"),
        ("trump: ♥\nhand: 2♥\nmarked: 2♥", "marked", "WRONG_COUNT"),
        (EXCHANGING + "exchanged: 1 -1 -1", "exchanged", "BAD_SEAT"),
        (EXCHANGING + "turn: 1\nexchanged: 1 -1 2", "exchanged", "BAD_SEAT"),
        (EXCHANGING + "exchanged: 4 -1 -1", "exchanged", "BAD_NUMBER"),
        (EXCHANGING + "exchanged: 1", "exchanged", "WRONG_COUNT"),
        (DECIDING + "turn: 1\nexchanged: 1 -1 -1", "exchanged", "BAD_SEAT"),
        ("trump: ♥\nin: 0 1\nhand: 2♥\nexchanged: 1 1 1", "exchanged", "BAD_SEAT"),
        ("trump: ♥\nhand: 2♥\nturnup: 3♥", "turnup", "UNKNOWN_KEY"),
    ],
)
def test_a_position_that_cannot_be_is_refused(lines: str, key: str, code: str) -> None:
    with pytest.raises(FileError) as caught:
        position(three(lines))
    assert (caught.value.code, caught.value.args_by_name["key"]) == (code, key)
