"""SobeSobe's five tricks: what may be played, who wins, what is refused."""

import pytest

from helpers import hands, legal, make_game, play, position, refusal, tape, with_game
from vaza.core.cards import count, members
from vaza.core.chance import RecordedSource, Rng, SeededSource
from vaza.core.errors import IllegalAction
from vaza.core.game import Game
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State
from vaza.games import format_position

RANKS = ["2", "3", "4", "5", "6", "J", "Q", "K", "7", "A"]


def on_table(trump: str, trick: str, hand: str, players: int = 4) -> tuple[Game, State]:
    """The seat after the last card of the trick is to play from this hand."""
    lines = f"game: sobesobe\nplayers: {players}\ntrump: {trump}\nhand: {hand}\n"
    return with_game(lines + (f"trick: {trick}" if trick else ""))


def played(trump: str, *cards: str) -> State:
    """One trick, seat 0 leading, everybody holding just one card."""
    told = "\n".join(f"hand {seat}: {card}" for seat, card in enumerate(cards))
    game, state = with_game(f"game: sobesobe\nplayers: {len(cards)}\ntrump: {trump}\nturn: 0\n{told}")
    play(game, state, *cards)
    return state


@pytest.mark.rule("SOB-1.4")
@pytest.mark.parametrize("trump", ["♦", "♠"])
@pytest.mark.parametrize("weak", range(9))
def test_power_of_the_ranks(weak: int, trump: str) -> None:
    low, high = RANKS[weak] + "♦", RANKS[weak + 1] + "♦"
    assert played(trump, low, high).taker == 1
    assert played(trump, high, low).taker == 0


@pytest.mark.rule("SOB-6.1")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_party_player_leads_and_there_are_five_tricks(dealer: int) -> None:
    game = make_game("sobesobe", 3)
    state = game.deal(game.start(tape(game, lots=(dealer,))), tape(game, ""))
    play(game, state, "blind ♣", "done", "done", "done")
    assert state.turn == (dealer + 1) % 3
    actions = 0
    while state.turn >= 0:
        play(game, state, min(legal(game, state)))
        actions += 1
    assert (actions, state.tricks, sum(state.won)) == (15, 5, 5)
    assert hands(game, state) == ["", "", ""]
    assert state.legal() == 0


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "may"),
    [
        pytest.param("♠", "5♦", "K♦ 2♦ A♠ 3♣", "K♦ 2♦", marks=pytest.mark.rule("SOB-6.2")),
        pytest.param("♠", "5♦ 2♠", "K♦ 2♦ 3♠", "K♦ 2♦", marks=pytest.mark.rule("SOB-6.2")),
        pytest.param("♠", "A♦", "2♦ 7♠ K♠", "2♦", marks=pytest.mark.rule("SOB-6.2")),
        pytest.param("♠", "7♦", "A♦ 2♦", "A♦ 2♦", marks=pytest.mark.rule("SOB-6.2")),
        pytest.param("♠", "5♦", "3♠ K♠ A♥ 2♣", "3♠ K♠", marks=pytest.mark.rule("SOB-6.3")),
        pytest.param("♠", "5♦ Q♠", "3♠ K♠ A♥", "3♠ K♠", marks=pytest.mark.rule("SOB-6.3")),
        pytest.param("♠", "5♦ 7♠", "3♠ K♠ A♥", "3♠ K♠", marks=pytest.mark.rule("SOB-6.3")),
        pytest.param("♥", "5♠", "A♦ 2♣ 3♣", "A♦ 2♣ 3♣", marks=pytest.mark.rule("SOB-6.4")),
        pytest.param("♥", "5♥", "A♦ 2♣ 3♠", "A♦ 2♣ 3♠", marks=pytest.mark.rule("SOB-6.4")),
        pytest.param("♥", "J♥ Q♥", "K♥ 2♥", "K♥", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♥", "Q♥ J♥", "K♥ 2♥ 7♥ A♣", "K♥ 7♥", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♣", "7♣", "2♣ A♥", "2♣", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♣", "7♣", "2♣ K♣ A♥", "2♣ K♣", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♣", "3♣ 2♦", "2♣ 4♣ 5♥", "4♣", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♥", "", "A♥ 7♥ 2♣", "A♥", marks=pytest.mark.rule("SOB-6.6")),
        pytest.param("♥", "", "A♦ 7♥ 2♣", "A♦ 7♥ 2♣", marks=pytest.mark.rule("SOB-6.6")),
        pytest.param("♥", "2♥", "A♥ 7♥ 3♥ 4♣", "A♥", marks=pytest.mark.rule("SOB-6.7")),
        pytest.param("♥", "7♥ K♥", "A♥ Q♥", "A♥", marks=pytest.mark.rule("SOB-6.7")),
        pytest.param("♥", "2♦", "A♥ 3♦ 4♣", "3♦", marks=pytest.mark.rule("SOB-6.2", "SOB-6.7")),
        pytest.param("♥", "2♦", "A♥ 3♥ 4♣", "A♥ 3♥", marks=pytest.mark.rule("SOB-6.8")),
        pytest.param("♥", "2♦ 7♥", "A♥ 3♥ 4♣", "A♥ 3♥", marks=pytest.mark.rule("SOB-6.8")),
        pytest.param("♥", "2♦", "A♥ 4♣ K♠", "A♥", marks=pytest.mark.rule("SOB-6.8")),
    ],
)
def test_what_may_be_played(trump: str, trick: str, hand: str, may: str) -> None:
    game, state = on_table(trump, trick, hand)
    assert legal(game, state) == set(may.split())


@pytest.mark.rule("SOB-6.5")
@pytest.mark.parametrize("best", RANKS[1:9])
def test_escalation_from_every_rank(best: str) -> None:
    strength = RANKS.index(best)
    lower, higher = RANKS[0] + "♠", RANKS[strength + 1] + "♠"
    game, state = on_table("♠", best + "♠", f"{lower} {higher} A♦ A♣")
    assert legal(game, state) == {higher}


@pytest.mark.parametrize(
    ("trump", "cards", "taker"),
    [
        pytest.param("♠", "5♦ K♦ 3♠ 7♦ 2♣", 2, marks=pytest.mark.rule("SOB-6.9")),
        pytest.param("♥", "J♥ K♥ A♥ 7♥ Q♥", 2, marks=pytest.mark.rule("SOB-6.9")),
        pytest.param("♠", "Q♣ K♣ 7♣ A♣ 2♦", 3, marks=pytest.mark.rule("SOB-6.9")),
        pytest.param("♠", "A♦ 2♠ 3♠ 7♦ K♦", 2, marks=pytest.mark.rule("SOB-6.9")),
        pytest.param("♠", "A♦ 3♠ 2♠", 1, marks=pytest.mark.rule("SOB-6.9")),
        pytest.param("♥", "2♠ A♦ A♣", 0, marks=pytest.mark.rule("SOB-6.10")),
        pytest.param("♥", "2♠ A♦ 3♠ A♣", 2, marks=pytest.mark.rule("SOB-6.10")),
        pytest.param("♥", "2♥ A♠ A♣ A♦ 7♦", 0, marks=pytest.mark.rule("SOB-6.10")),
        pytest.param("♥", "2♠ 2♥ A♦ A♠ 7♣", 1, marks=pytest.mark.rule("SOB-6.10")),
    ],
)
def test_who_wins_the_trick(trump: str, cards: str, taker: int) -> None:
    state = played(trump, *cards.split())
    assert state.taker == taker
    assert [int(won) for won in state.won] == [int(seat == taker) for seat in range(len(cards.split()))]


@pytest.mark.rule("SOB-6.11")
def test_the_winner_leads_the_next_trick() -> None:
    game, state = with_game(
        """game: sobesobe
        players: 3
        trump: ♠
        turn: 0
        hand 0: 5♦ 3♦
        hand 1: K♦ 2♣
        hand 2: 4♦ A♣"""
    )
    play(game, state, "5♦", "K♦", "4♦")
    assert (state.taker, state.turn) == (1, 1)
    play(game, state, "2♣", "A♣", "3♦")
    assert (state.taker, state.turn) == (2, -1)


@pytest.mark.rule("SOB-6.1", "SOB-6.11")
def test_sitters_are_passed_over_in_the_tricks() -> None:
    game, state = with_game(
        """game: sobesobe
        players: 5
        dealer: 1
        trump: ♠
        in: 0 2 4
        hand 2: 5♦
        hand 4: K♦
        hand 0: A♦"""
    )
    turns = []
    for card in ("5♦", "K♦", "A♦"):
        turns.append(int(state.turn))
        play(game, state, card)
    assert turns == [2, 4, 0]
    assert state.turn == -1


@pytest.mark.parametrize(
    ("trump", "trick", "hand", "card", "why"),
    [
        pytest.param("♠", "5♦", "K♦ A♠", "A♠", "MUST_FOLLOW_SUIT SOB-6.2 suit=♦", marks=pytest.mark.rule("SOB-6.2")),
        pytest.param("♠", "5♠", "2♠ A♦", "A♦", "MUST_FOLLOW_SUIT SOB-6.2 suit=♠", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♠", "5♦", "2♠ A♣", "A♣", "MUST_TRUMP SOB-6.3 suit=♠", marks=pytest.mark.rule("SOB-6.3")),
        pytest.param("♥", "2♦", "A♥ 4♣", "4♣", "MUST_TRUMP SOB-6.3 suit=♥", marks=pytest.mark.rule("SOB-6.8")),
        pytest.param("♥", "J♥ Q♥", "K♥ 2♥", "2♥", "MUST_BEAT SOB-6.5 card=Q♥", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param("♥", "Q♥ J♥", "K♥ 2♥", "2♥", "MUST_BEAT SOB-6.5 card=Q♥", marks=pytest.mark.rule("SOB-6.5")),
        pytest.param(
            "♥", "", "A♥ 2♣", "2♣", "MUST_PLAY_ACE_OF_TRUMP SOB-6.6 card=A♥", marks=pytest.mark.rule("SOB-6.6")
        ),
        pytest.param(
            "♥", "2♥", "A♥ 7♥", "7♥", "MUST_PLAY_ACE_OF_TRUMP SOB-6.7 card=A♥", marks=pytest.mark.rule("SOB-6.7")
        ),
        pytest.param("♥", "2♥", "7♥", "K♥", "CARD_NOT_IN_HAND SOB-6.12 card=K♥", marks=pytest.mark.rule("SOB-6.12")),
    ],
)
def test_a_refused_card_names_its_rule_and_changes_nothing(
    trump: str, trick: str, hand: str, card: str, why: str
) -> None:
    game, state = on_table(trump, trick, hand)
    before = format_position(game, state)
    code, rule, argument = why.split()
    with pytest.raises(IllegalAction) as caught:
        state.play(int(state.turn), game.read(card))
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert caught.value.args_by_name == dict([argument.split("=")])
    assert format_position(game, state) == before


@pytest.mark.rule("SOB-6.12")
def test_nobody_plays_out_of_turn() -> None:
    game, state = on_table("♥", "2♦", "3♦ 4♦", players=3)
    assert state.turn == 1
    for seat in (0, 2):
        card = hands(game, state)[seat].split()[0]
        assert refusal(game, state, seat, card) == ("NOT_YOUR_TURN", "SOB-6.12")
        assert state.accepted(seat) == 0


@pytest.mark.rule("SOB-6.12")
def test_nothing_is_played_after_the_last_trick() -> None:
    state = played("♥", "2♦", "3♦")
    refused = state.refusal_for(0, 0)
    assert refused is not None
    assert (refused.code, refused.rule) == ("DEAL_IS_OVER", "SOB-6.12")


@pytest.mark.rule("SOB-5.3")
@pytest.mark.parametrize("action", ["done", "none"])
def test_no_exchange_once_the_tricks_have_begun(action: str) -> None:
    game, state = on_table("♥", "", "2♦ 3♦")
    assert refusal(game, state, 0, action) == ("NOT_NOW", "SOB-5.3")


@pytest.mark.rule("SOB-4.1")
@pytest.mark.parametrize("action", ["in", "out"])
def test_no_decision_once_the_tricks_have_begun(action: str) -> None:
    game, state = on_table("♥", "", "2♦ 3♦")
    assert refusal(game, state, 0, action) == ("NOT_NOW", "SOB-4.1")


@pytest.mark.rule("SOB-5.6")
def test_a_time_out_in_a_trick_is_any_legal_card() -> None:
    game, state = on_table("♥", "5♦", "2♦ 3♦ A♥")
    assert {game.write(game.timeout(state, Rng(seed))) for seed in range(40)} == {"2♦", "3♦"}


@pytest.mark.rule("SOB-6.12")
def test_a_copy_goes_its_own_way() -> None:
    game, state = on_table("♥", "5♦", "2♦ 3♦ A♥")
    before = format_position(game, state)
    twin = state.copy()
    assert format_position(game, twin) == before
    play(game, twin, "3♦")
    assert format_position(game, state) == before
    state.copy_from(twin)
    assert format_position(game, state) == format_position(game, twin)


@pytest.mark.rule("SOB-6.1", "SOB-4.9", "SOB-5.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("discards", ["return", "dead"])
def test_whole_matches_of_random_actions_keep_the_deck_together(players: int, discards: str) -> None:
    game = make_game("sobesobe", players, options={"discards": discards, "max_rounds": 6})
    for seed in range(3):
        runner = MatchRunner(game, SeededSource(seed))
        rng = Rng(seed)
        while not runner.over:
            state = runner.deal()
            while state.turn >= 0:
                assert state.legal() != 0
                runner.play(int(state.turn), game.timeout(state, rng))
                parts = [*state.hands, *state.piles, state.table, state.stock, state.gone]
                assert sum(count(part) for part in parts) == 40
            playing = [seat for seat in range(players) if "in" in runner.view(-1).marks[seat]]
            assert len(playing) >= 2
            assert sum(state.won) == 5
            assert all(count(state.hands[seat]) == (0 if seat in playing else 2) for seat in range(players))


@pytest.mark.rule("SOB-5.3", "SOB-6.12")
def test_a_seat_sees_the_same_whatever_the_others_hold() -> None:
    game = make_game("sobesobe", 3)
    others = ["A♣", "7♣", "K♣", "Q♣", "2♦", "3♦", "4♦", "5♦", "6♦", "J♦"]
    streams = []
    for cards in (others, others[::-1]):
        two, three = " ".join(cards[:4]), " ".join(cards[4:])
        deck = f"2♥ 3♥ {two} 4♥ 5♥ 6♥ {three} 7♠"
        runner = MatchRunner(game, RecordedSource([tape(game, lots=(2,)), tape(game, deck, three, two)]))
        state = runner.deal()
        stream = []
        for action in ("wait", "trump ♠", "in", "in", "2♥", "done", "first", "first", "done", "done"):
            number = members(state.legal())[0] if action == "first" else game.read(action)
            runner.play(int(state.turn), number)
            stream.append([str(runner.view(seat).data()) for seat in (0, -1)])
        streams.append(stream)
    assert streams[0] == streams[1]


@pytest.mark.rule("SOB-6.12")
def test_reasons_are_shown_only_to_the_seat_to_act() -> None:
    game, state = on_table("♥", "J♥ Q♥", "K♥ 2♥")
    match = game.start(tape(game, lots=(3,)))
    views = [game.view(match, state, [], [], seat).data() for seat in (-1, 0, 1, 2, 3)]
    assert [view["legal"] for view in views] == [[], [], [], ["K♥"], []]
    assert [bool(view["reasons"]) for view in views] == [False, False, False, True, False]
    assert position("game: sobesobe\ntrump: ♥\nhand: 2♥").turn == 0
