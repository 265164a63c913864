"""Before the first trick of Sueca: draws, shuffle, cut, dealing, trump."""

import pytest

from helpers import hands, legal, make_game, play, refusal, tape, told, with_game
from vaza.core.cards import members
from vaza.core.chance import RecordedSource, SeededSource
from vaza.core.errors import SetupError
from vaza.core.game import Game
from vaza.core.match import Match
from vaza.core.match_runner import MatchRunner
from vaza.core.state import State

DECK = [rank + suit for suit in "♥♦♣♠" for rank in "23456QJK7A"]
OPENING = "2♠ 3♠ 4♠ 5♠"


def opened(game: Game, *draws: str) -> Match:
    return game.start(tape(game, *(draws or (OPENING,))))


def dealt(dealer: int, **options: str) -> tuple[Game, State]:
    """The deck in deck order, not cut, and dealt."""
    game = make_game("sueca", options=dict(options))
    drawn = ["A♥", "A♦", "A♣", "A♠"]
    drawn[dealer] = "2♠"
    return game, game.deal(opened(game, " ".join(drawn)), tape(game, " ".join(DECK)))


def held(game: Game, state: State) -> list[set[str]]:
    return [set(hand.split()) for hand in hands(game, state)]


def summary(game: Game, match: Match) -> list[tuple[str, str, bool]]:
    return [(draw.topic, " ".join(map(game.deck.write, draw.cards)), draw.settled) for draw in match.draws]


@pytest.mark.rule("SUE-2.1", "SUE-2.3")
@pytest.mark.parametrize(
    ("drawn", "seating"),
    [
        pytest.param("A♥ 5♣ 2♠ K♦", [0, 1, 2, 3], id="stay"),
        pytest.param("K♥ 2♣ A♠ 5♦", [2, 0, 1, 3], id="third with second"),
        pytest.param("2♥ 3♥ 4♥ A♥", [3, 1, 0, 2], id="last with first"),
        pytest.param("K♥ 7♥ Q♥ J♥", [1, 0, 2, 3], id="seven over king, jack over queen"),
        pytest.param("5♥ A♠ 2♦ 5♣", [1, 0, 2, 3], id="a tie in the middle matters to nobody"),
    ],
)
def test_highest_plays_with_lowest_and_seats_are_new(drawn: str, seating: list[int]) -> None:
    game = make_game("sueca", options={"team_draw": "on"})
    match = opened(game, drawn, OPENING)
    assert match.seating == seating
    assert summary(game, match) == [("teams", drawn, True), ("dealer", OPENING, True)]


@pytest.mark.rule("SUE-2.1")
def test_without_the_option_players_keep_their_seats() -> None:
    game = make_game("sueca")
    match = opened(game, "K♥ 2♣ A♠ 5♦")
    assert match.seating == [0, 1, 2, 3]
    assert summary(game, match) == [("dealer", "K♥ 2♣ A♠ 5♦", True)]


@pytest.mark.rule("SUE-2.2")
@pytest.mark.parametrize("tied", ["A♥ A♣ 2♠ 5♦", "2♥ K♣ A♠ 2♦", "A♥ A♣ 2♠ 2♦", "5♥ 5♦ 5♣ 5♠", "2♥ 2♦ 2♣ A♠"])
def test_a_tie_for_highest_or_lowest_means_all_draw_again(tied: str) -> None:
    game = make_game("sueca", options={"team_draw": "on"})
    match = opened(game, tied, tied, "5♥ 2♣ A♠ K♦", OPENING)
    assert match.seating == [2, 0, 1, 3]
    assert [settled for _, _, settled in summary(game, match)] == [False, False, True, True]


@pytest.mark.rule("SUE-2.3", "SUE-2.4")
@pytest.mark.parametrize(("drawn", "dealer"), [("A♥ K♥ 2♠ 7♥", 0), ("2♠ K♥ A♥ 7♥", 1), ("A♥ 2♠ K♥ 7♥", 2)])
def test_the_dealer_is_named_by_his_new_seat(drawn: str, dealer: int) -> None:
    game = make_game("sueca", options={"team_draw": "on"})
    match = opened(game, "K♥ 2♣ A♠ 5♦", drawn)
    assert (match.seating, match.dealer) == ([2, 0, 1, 3], dealer)


@pytest.mark.rule("SUE-2.4")
@pytest.mark.parametrize(
    ("drawn", "dealer"),
    [
        ("2♥ 3♥ 4♥ 5♥", 0),
        ("A♥ 7♥ K♥ J♥", 3),
        ("A♥ Q♥ K♥ J♥", 1),
        ("A♥ A♣ 3♠ A♦", 2),
        ("7♥ 7♣ K♠ A♦", 2),
    ],
)
def test_the_lowest_card_deals(drawn: str, dealer: int) -> None:
    assert opened(make_game("sueca"), drawn).dealer == dealer


@pytest.mark.rule("SUE-2.4")
def test_a_tie_for_lowest_means_all_draw_again() -> None:
    game = make_game("sueca")
    match = opened(game, "2♥ A♥ 2♣ K♥", "4♥ 3♠ 3♥ K♥", "A♥ K♥ 7♥ J♥")
    assert match.dealer == 3
    assert [settled for _, _, settled in summary(game, match)] == [False, False, True]


@pytest.mark.rule("SUE-3.1", "SUE-3.2", "SUE-3.3")
@pytest.mark.parametrize(
    ("drawn", "dealer", "shuffler", "cutter"),
    [
        ("2♥ A♥ A♦ A♣", 0, 1, 3),
        ("A♥ 2♥ A♦ A♣", 1, 2, 0),
        ("A♥ A♦ 2♥ A♣", 2, 3, 1),
        ("A♥ A♦ A♣ 2♥", 3, 0, 2),
    ],
)
def test_three_seats_prepare_the_deal_and_are_named(drawn: str, dealer: int, shuffler: int, cutter: int) -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, RecordedSource([tape(game, drawn), tape(game, "")]))
    assert game.roles(runner.match) == {"dealer": dealer, "shuffler": shuffler, "cutter": cutter}
    assert game.cutter(runner.match) == cutter
    runner.deal(cut=1)
    note = runner.history[0].notes[0]
    assert note.code == "DEALT"
    assert note.args == {"dealer": str(dealer), "shuffler": str(shuffler), "cutter": str(cutter)}


@pytest.mark.rule("SUE-3.2")
@pytest.mark.parametrize("cut", [1, 13, 20, 39])
def test_the_cut_lifts_cards_from_the_top_to_the_bottom(cut: int) -> None:
    game = make_game("sueca", options={"dealing": "B"})
    deck = [game.deck.write(card) for card in range(40)]
    runner = MatchRunner(game, RecordedSource([tape(game, OPENING), tape(game, " ".join(deck))]))
    state = runner.deal(cut)
    after = deck[cut:] + deck[:cut]
    assert game.deck.write(int(state.turnup)) == after[0]
    assert set(hands(game, state)[0].split()) == set(after[:10])
    assert set(hands(game, state)[1].split()) == set(after[30:])


@pytest.mark.rule("SUE-3.2", "SUE-4.1")
def test_the_last_card_of_method_a_is_the_last_one_lifted() -> None:
    game = make_game("sueca")
    state = game.deal(opened(game), tape(game, "A♥ A♦ A♣ A♠", cut=3))
    assert game.deck.write(int(state.turnup)) == "A♣"


@pytest.mark.rule("SUE-3.2")
def test_without_a_choice_the_cut_is_by_chance() -> None:
    game = make_game("sueca")
    cuts = set()
    for seed in range(60):
        runner = MatchRunner(game, SeededSource(seed))
        runner.deal()
        cuts.add(int(runner.deals[0].chance.cut))
    assert cuts <= set(range(1, 40))
    assert len(cuts) > 15


@pytest.mark.rule("SUE-3.2")
@pytest.mark.parametrize("cut", [-1, 40])
def test_an_impossible_cut_is_refused(cut: int) -> None:
    game = make_game("sueca")
    with pytest.raises(SetupError, match="BAD_CUT"):
        MatchRunner(game, SeededSource(1)).deal(cut)
    with pytest.raises(SetupError, match="BAD_CUT"):
        game.deal(opened(game), tape(game, "", cut=cut))


@pytest.mark.rule("SUE-4.1")
@pytest.mark.parametrize("dealer", range(4))
def test_method_a_deals_singles_and_the_last_card_is_the_dealers_trump(dealer: int) -> None:
    game, state = dealt(dealer)
    for place, seat in enumerate([dealer + 1, dealer + 2, dealer + 3, dealer]):
        assert held(game, state)[seat % 4] == set(DECK[place::4])
    assert game.deck.write(int(state.turnup)) == "A♠"
    assert "A♠" in held(game, state)[dealer]
    assert game.trump(state) == 3


@pytest.mark.rule("SUE-4.2")
@pytest.mark.parametrize("dealer", range(4))
def test_method_b_gives_the_dealer_the_top_ten_then_goes_clockwise(dealer: int) -> None:
    game, state = dealt(dealer, dealing="B")
    left, opposite, right = (dealer + 3) % 4, (dealer + 2) % 4, (dealer + 1) % 4
    for place, seat in enumerate([dealer, left, opposite, right]):
        assert held(game, state)[seat] == set(DECK[place * 10 : place * 10 + 10])
    assert game.deck.write(int(state.turnup)) == "2♥"
    assert game.trump(state) == 0
    assert state.turn == right


@pytest.mark.rule("SUE-4.3")
@pytest.mark.parametrize("method", ["A", "B"])
def test_the_dealer_may_choose_before_any_card(method: str) -> None:
    game, state = dealt(2, dealing="dealer")
    assert held(game, state) == [set(), set(), set(), set()]
    assert (state.turn, state.turnup, game.trump(state)) == (2, -1, -1)
    assert legal(game, state) == {"method A", "method B"}
    assert (game.question(state).kind, game.phase_name(state)) == ("choice", "choose")
    play(game, state, f"method {method}")
    fixed, same = dealt(2, dealing=method)
    assert held(game, state) == held(fixed, same)
    assert (state.turn, state.turnup, state.stock) == (3, same.turnup, 0)
    assert (game.question(state).kind, game.phase_name(state)) == ("card", "play")


@pytest.mark.rule("SUE-4.3", "SUE-5.6")
@pytest.mark.parametrize("renuncio", ["refuse", "loses"])
@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (2, "show", ("CHOOSE_METHOD_FIRST", "SUE-4.3")),
        (2, "A♥", ("CARD_NOT_IN_HAND", "SUE-5.6")),
        (1, "method A", ("NOT_YOUR_TURN", "SUE-5.6")),
        (3, "show", ("NOT_YOUR_TURN", "SUE-5.6")),
    ],
)
def test_before_the_deal_only_the_dealers_choice_counts(
    seat: int, action: str, why: tuple[str, str], renuncio: str
) -> None:
    game, state = dealt(2, dealing="dealer", renuncio=renuncio)
    assert refusal(game, state, seat, action) == why


@pytest.mark.rule("SUE-4.3")
@pytest.mark.parametrize("dealing", ["A", "B", "dealer"])
def test_nobody_names_a_method_once_cards_are_out(dealing: str) -> None:
    game, state = dealt(2, dealing=dealing)
    if dealing == "dealer":
        play(game, state, "method B")
    assert refusal(game, state, 3, "method A") == ("NOT_NOW", "SUE-4.3")


@pytest.mark.rule("SUE-4.4")
def test_trump_is_announced_and_shown_until_the_first_trick_ends() -> None:
    game = make_game("sueca")
    runner = MatchRunner(game, RecordedSource([tape(game, "2♠ 3♠ 4♠ 5♠"), tape(game, " ".join(DECK))]))
    state = runner.deal(cut=39)
    trump = next(note for note in runner.history[0].notes if note.code == "TRUMP")
    assert trump.args == {"suit": "♠", "card": "7♠", "seat": "0"}
    for _ in range(4):
        assert [runner.view(seat).turnup_shown for seat in range(-1, 4)] == [True] * 5
        runner.play(int(state.turn), members(state.legal())[0])
    for seat in range(-1, 4):
        view = runner.view(seat)
        assert (view.turnup_shown, view.write(view.turnup), view.trump) == (False, "7♠", 3)


@pytest.mark.rule("SUE-4.4")
def test_a_chosen_method_announces_trump_at_the_choice_and_not_before() -> None:
    runner = MatchRunner(make_game("sueca", options={"dealing": "dealer"}), SeededSource(3))
    state = runner.deal()
    assert told(runner) == ["DEALT"]
    assert not runner.view(int(state.turn)).turnup_shown
    runner.play(int(state.turn), "method B")
    assert told(runner) == ["DEALT", "TRUMP"]


@pytest.mark.rule("SUE-4.4")
def test_the_dealer_may_play_the_trump_card_in_the_first_trick() -> None:
    game, state = with_game("""
        game: sueca
        turnup: 2♥
        trick: A♣ 2♣ 3♣
        hand: 2♥ A♥ A♦ A♠ K♦ K♠ 7♦ 7♠ 6♦ 6♠
    """)
    assert state.turn == state.dealer == 3
    play(game, state, "2♥")
    assert state.taker == 3


@pytest.mark.rule("SUE-5.1")
@pytest.mark.parametrize("dealing", ["A", "B"])
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_right_leads_and_the_dealer_plays_last(dealer: int, dealing: str) -> None:
    _, state = dealt(dealer, dealing=dealing)
    seats = []
    for _ in range(4):
        seats.append(int(state.turn))
        state.apply(members(state.legal())[0])
    assert seats == [(dealer + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("SUE-4.3", "SUE-4.4")
@pytest.mark.parametrize(
    ("dealing", "swapped", "see_it"),
    [("A", ("2♥", "3♥"), {1, 2}), ("B", ("Q♦", "Q♣"), {2, 3}), ("dealer", ("2♥", "A♠"), set())],
)
def test_views_do_not_tell_hidden_cards(dealing: str, swapped: tuple[str, str], see_it: set[int]) -> None:
    """Two decks that differ in two cards look the same but to those who hold them; seat 0 deals."""
    game = make_game("sueca", options={"dealing": dealing})
    one, two = swapped
    other = [{one: two, two: one}.get(card, card) for card in DECK]
    views = []
    for order in (DECK, other):
        deck = tape(game, " ".join([order[39], *order[:39]]))
        runner = MatchRunner(game, RecordedSource([tape(game, "2♠ 3♠ 4♠ 5♠"), deck]))
        runner.deal(cut=1)
        views.append([runner.view(seat).data() for seat in (0, 1, 2, 3, -1)])
    assert {place for place in range(5) if views[0][place] != views[1][place]} == see_it


@pytest.mark.rule("SUE-5.5")
def test_all_ten_tricks_are_played_even_when_the_deal_is_decided() -> None:
    _, state = dealt(3, dealing="B")
    played, decided_at = 0, 0
    while state.turn >= 0:
        state.apply(members(state.legal())[-1])
        played += 1
        if not decided_at and max(state.points(0), state.points(1)) > 60:
            decided_at = played
    assert 0 < decided_at < played == 40
    assert (state.tricks, state.points(0) + state.points(1)) == (10, 120)
