"""Fodinha at the bar: manilhas, cards that cancel each other, tricks to nobody."""

import itertools

import pytest

from helpers import legal, make_game, play, tape, with_game
from vaza.core.chance import RecordedSource
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

BAR = "preset: bar"


def trick(turnup: str, cards: str) -> State:
    """One trick played card by card from seat 0, each card being its player's last."""
    found = cards.split()
    rows = [f"hand {seat}: {card}" for seat, card in enumerate(found)]
    game, state = with_game("\n".join(["game: fodinha", BAR, f"players: {len(found)}", f"turnup: {turnup}", *rows]))
    play(game, state, *found)
    return state


@pytest.mark.rule("FOD-6.1")
@pytest.mark.parametrize(
    ("turnup", "manilha"),
    [*list(itertools.pairwise("4567QJKA23")), ("3", "4")],
)
def test_the_manilha_is_the_rank_after_the_turned_up_cards(turnup: str, manilha: str) -> None:
    game = make_game("fodinha", 2, "bar")
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, f"4♦ 5♦ {turnup}♥")]))
    runner.deal()
    assert (runner.history[0].notes[1].code, runner.history[0].notes[1].args["rank"]) == ("MANILHA", manilha)
    other = "3" if manilha != "3" else "2"
    assert trick(f"{turnup}♥", f"{manilha}♦ {other}♣").taker == 0


@pytest.mark.rule("FOD-6.2")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("Q♣ Q♥", 0),
        ("Q♥ Q♣", 1),
        ("Q♥ Q♠", 0),
        ("Q♠ Q♥", 1),
        ("Q♠ Q♦", 0),
        ("Q♦ Q♠", 1),
        ("Q♦ Q♠ Q♥ Q♣", 3),
        ("Q♦ 3♣ 3♥ 3♠", 0),
        ("3♣ Q♦", 1),
    ],
)
def test_manilhas_beat_all_clubs_hearts_spades_diamonds(cards: str, taker: int) -> None:
    assert trick("7♦", cards).taker == taker


@pytest.mark.rule("FOD-6.3")
def test_in_the_bar_game_any_card_may_be_played_and_there_is_no_trump_suit() -> None:
    game, state = with_game("game: fodinha\npreset: bar\nturnup: 7♥\nleader: 0\ntrick: 5♣\nhand: 4♣ 3♥ K♠")
    assert legal(game, state) == {"4♣", "3♥", "K♠"}
    assert game.trump(state) == -1
    assert trick("7♥", "K♣ 4♥").taker == 0


@pytest.mark.rule("FOD-6.4")
@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("5♣ K♦", 1),
        ("K♦ 6♣ 4♠", 0),
        ("3♣ 3♦ 2♠", 2),
        ("3♣ 2♠ 3♦", 1),
        ("3♣ 3♦ 2♠ 2♥ A♦", 4),
        ("3♣ 2♠ 2♥", 0),
        ("3♣ 3♦ 3♥ 4♦", 3),
        ("3♣ Q♦ 3♥", 1),
        ("3♣ 3♦ 2♠ 3♥ 2♥ 4♦", 5),
    ],
)
def test_rank_alone_counts_and_equals_cancel_each_other(cards: str, taker: int) -> None:
    assert trick("7♣", cards).taker == taker


@pytest.mark.rule("FOD-6.4")
def test_a_later_equal_card_undoes_the_leading_one() -> None:
    game, state = with_game("game: fodinha\npreset: bar\nturnup: 7♣\nplayers: 3\nhand 0: A♦\nhand 1: K♦\nhand 2: A♠")
    best = []
    for card in ["A♦", "K♦"]:
        play(game, state, card)
        best.append(int(state.best))
    play(game, state, "A♠")
    assert best == [0, 0]
    assert state.taker == 1


@pytest.mark.rule("FOD-6.5")
@pytest.mark.parametrize("cards", [("A♦ A♠", "K♦ 4♠"), ("A♦ K♦ A♠ K♠", "5♦ 4♠ 4♥ 4♦")])
def test_when_all_cancel_nobody_takes_the_trick_and_its_leader_leads_again(cards: tuple[str, str]) -> None:
    first, last = (part.split() for part in cards)
    rows = [f"hand {seat}: {one} {two}" for seat, (one, two) in enumerate(zip(first, last, strict=True))]
    game, state = with_game(
        "\n".join(["game: fodinha", BAR, f"players: {len(rows)}", "turnup: 7♣", "leader: 1", *rows])
    )
    play(game, state, *first[1:], first[0])
    assert [int(state.won[seat]) for seat in range(len(rows))] == [0] * len(rows)
    assert (state.taker, state.turn) == (-1, 1)
    play(game, state, *last[1:], last[0])
    assert (state.taker, state.turn) == (0, -1)


@pytest.mark.rule("FOD-6.5")
def test_a_trick_to_nobody_is_said_aloud() -> None:
    game = make_game("fodinha", 2, "bar")
    runner = MatchRunner(game, RecordedSource([tape(game, lots=(1,)), tape(game, "A♦ A♠ 7♥")]))
    runner.deal()
    for action in ["bid 0", "bid 0", "A♦", "A♠"]:
        runner.play(runner.state.turn, action)
    assert runner.history[-1].notes[0].code == "TRICK_TO_NOBODY"
    assert runner.match.scores == [5, 5]


@pytest.mark.rule("FOD-6.1")
def test_the_next_rank_needs_a_turned_up_card_but_may_be_the_dealers_own() -> None:
    game = make_game("fodinha", 4, "bar", options={"full_deck": True})
    match = game.start(tape(game, lots=(3,)))
    match.size = 10
    state = game.deal(match, tape(game, ""))
    assert game.write(state.turnup) == "3♠"
    notes = game.deal_announcements(match, state)
    assert notes[1].args == {"card": "3♠", "rank": "4"}


@pytest.mark.rule("FOD-6.1", "FOD-6.2")
@pytest.mark.parametrize("turnup", "4567QJKA23")
@pytest.mark.parametrize(("weaker", "stronger"), ["♦♠", "♠♥", "♥♣"])
def test_manilhas_of_every_rank_are_ordered_by_suit(turnup: str, weaker: str, stronger: str) -> None:
    ranks = "4567QJKA23"
    manilha = ranks[(ranks.index(turnup) + 1) % 10]
    for first, second, winner in ((weaker, stronger, 1), (stronger, weaker, 0)):
        game, state = with_game(
            f"""
            game: fodinha
            players: 2
            preset: bar
            dealer: 1
            turnup: {turnup}♥
            hand 0: {manilha}{first}
            hand 1: {manilha}{second}
            """
        )
        play(game, state, f"{manilha}{first}", f"{manilha}{second}")
        assert state.taker == winner


@pytest.mark.rule("FOD-6.6")
@pytest.mark.parametrize("lives", [1, 2, 5])
def test_any_number_of_lives_is_lost_one_by_one(lives: int) -> None:
    game = make_game("fodinha", 2, options={"lives": lives})
    match = game.start(tape(game, lots=(1,)))
    assert match.scores == [lives, lives]
    state = game.deal(match, tape(game, "3♥ 4♥ 5♥"))
    play(game, state, "bid 0", "bid 0", "3♥", "4♥")
    assert [state.points(seat) for seat in range(2)] == [-1, 0]
    assert game.score(match, state).scores == [lives - 1, lives]
