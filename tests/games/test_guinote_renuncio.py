"""Guiñote: the renuncio (GUI-9) and what each seat is shown."""

import pytest
from guinote_table import table

from helpers import accepted, legal, make_game, play, refusal, tape, told
from vaza.core.chance import RecordedSource, Rng, SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.games import format_position

HAND = "4O 7O 1C 2E"
TRICK = f"trump: E; trick: 6O; hand: {HAND}; hand 2: 5O 10O 2C 4E; hand 0: 3B 4B 5B"


@pytest.mark.rule("GUI-9.1")
@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (1, "1C", ("MUST_FOLLOW_SUIT", "GUI-4.2")),
        (1, "4O", ("MUST_BEAT", "GUI-4.3")),
        (1, "show", ("SHOW_NOT_ALLOWED", "GUI-9.1")),
        (2, "5O", ("NOT_YOUR_TURN", "GUI-3.7")),
        (2, "show", ("NOT_YOUR_TURN", "GUI-3.7")),
        (1, "5O", ("CARD_NOT_IN_HAND", "GUI-3.7")),
    ],
)
def test_a_friendly_table_refuses(seat: int, action: str, why: tuple[str, str]) -> None:
    game, state = table(TRICK)
    was = format_position(game, state)
    assert refusal(game, state, seat, action) == why
    with pytest.raises(ValueError, match=why[0]):
        state.play(seat, game.read(action))
    assert format_position(game, state) == was
    assert accepted(game, state, 1) == legal(game, state) == {"7O"}
    assert accepted(game, state, 2) == set()


def lost(told_position: str, seat: int, action: str, options: str = "") -> None:
    """The side of this seat loses the partida by this action."""
    game, state = table(told_position, f"renuncio=loses {options}")
    match = game.start(tape(game, lots=(0,)))
    state.play(seat, game.read(action))
    assert state.turn == -1
    assert state.offender == seat
    after = game.score(match, state)
    assert after.sets == ([0, 1] if seat % 2 == 0 else [1, 0])
    assert after.scores == [0, 0]
    assert "RENUNCIO" in game.row(match, state, after).notes


@pytest.mark.rule("GUI-9.2")
@pytest.mark.parametrize(
    ("trick", "hand", "card"),
    [
        ("6O", "4O 7O 1C", "1C"),
        ("6O", "4O 7O 1C", "4O"),
        ("6O", "4C 7C 1E", "4C"),
        ("6O 7E", "4E 1C 3E", "4E"),
        ("6O 7E", "4E 1C 3E", "1C"),
    ],
    ids=["follow", "beat", "trump", "overtrump", "trump again"],
)
def test_a_card_against_the_duties_loses(trick: str, hand: str, card: str) -> None:
    told_position = f"trump: E; trick: {trick}; hand: {hand}"
    lost(told_position, len(trick.split()), card)


@pytest.mark.rule("GUI-9.2")
def test_a_lawful_card_is_played_as_ever() -> None:
    game, state = table(TRICK, "renuncio=loses")
    assert legal(game, state) == {"7O"}
    assert accepted(game, state, 1) == {*HAND.split(), "show"}
    play(game, state, "7O")
    assert (state.turn, state.offender) == (2, -1)


@pytest.mark.rule("GUI-9.2")
def test_a_renuncio_that_makes_the_second_partida_makes_the_coto() -> None:
    game, state = table(TRICK, "renuncio=loses")
    match = game.start(tape(game, lots=(0,)))
    match.sets = [1, 1]
    state.play(1, game.read("1C"))
    after = game.score(match, state)
    assert after.winners == [0]
    assert game.row(match, state, after).notes == ["RENUNCIO", "COTO"]


@pytest.mark.rule("GUI-9.3")
@pytest.mark.parametrize(("seat", "card"), [(2, "5O"), (2, "2C"), (0, "3B")])
def test_a_card_out_of_turn_loses(seat: int, card: str) -> None:
    lost(TRICK, seat, card)


@pytest.mark.rule("GUI-9.3")
def test_a_card_out_of_turn_loses_in_libre_too() -> None:
    lost("phase: libre; turnup: 3E; hand: 1O 2O 4O 5O 6O 7O; hand 3: 1C 2C 4C 5C 6C 7C", 3, "1C")


@pytest.mark.rule("GUI-9.3")
def test_what_one_does_not_hold_is_refused_even_there() -> None:
    game, state = table(TRICK, "renuncio=loses")
    assert refusal(game, state, 1, "5O") == ("CARD_NOT_IN_HAND", "GUI-3.7")
    assert refusal(game, state, 2, "7O") == ("NOT_YOUR_TURN", "GUI-3.7")


ASKED = "trump: E; taker: 0; turn: 2; may sing: partner; hand 0: 12O 10O 4O; hand 2: 12B 10B 4B; hand 1: 2C 4C 5C"


@pytest.mark.rule("GUI-9.3", "GUI-5.8")
def test_the_winner_waits_while_his_partner_is_asked() -> None:
    game, state = table(ASKED, "renuncio=loses partner_sings=on")
    assert accepted(game, state, 0) == {"show"}
    assert refusal(game, state, 0, "4O") == ("NOT_YOUR_TURN", "GUI-3.7")
    assert accepted(game, state, 2) == {"sing B", "pass", "show", "12B", "10B", "4B"}
    assert accepted(game, state, 1) == {"show", "2C", "4C", "5C"}
    lost(ASKED, 2, "4B", "partner_sings=on")
    lost(ASKED, 1, "2C", "partner_sings=on")


@pytest.mark.rule("GUI-9.4")
@pytest.mark.parametrize("seat", range(4))
def test_showing_loses_in_turn_or_not(seat: int) -> None:
    lost(TRICK, seat, "show")
    lost("phase: libre; turnup: 3E; hand: 1O 2O 4O 5O 6O 7O", seat, "show")


@pytest.mark.rule("GUI-9.4")
def test_nothing_can_be_shown_when_the_deal_is_over() -> None:
    game, state = table(TRICK, "renuncio=loses")
    state.play(3, game.read("show"))
    assert refusal(game, state, 0, "show") == ("DEAL_IS_OVER", "GUI-3.7")
    assert accepted(game, state, 0) == legal(game, state) == set()


@pytest.mark.rule("GUI-9.5", "GUI-4.8")
def test_too_high_a_card_is_refused_but_no_renuncio() -> None:
    told_position = "trump: E; trick: 3O; hand: 11O 6O 7O 1C"
    game, state = table(told_position, "renuncio=loses lowest_when_beaten=on")
    assert legal(game, state) == {"6O"}
    assert accepted(game, state, 1) == {"6O", "1C", "show"}
    assert refusal(game, state, 1, "11O") == ("MUST_PLAY_LOWEST", "GUI-4.8")
    lost(told_position, 1, "1C", "lowest_when_beaten=on")


@pytest.mark.rule("GUI-9.5")
@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("sing O", ("SING_NEEDS_PAIR", "GUI-5.2")),
        ("swap", ("SWAP_TOO_LATE", "GUI-6.2")),
        ("pass", ("NOT_NOW", "GUI-5.8")),
    ],
)
def test_a_wrong_cante_or_swap_is_refused_but_no_renuncio(action: str, why: tuple[str, str]) -> None:
    game, state = table("trump: E; taker: 0; may sing: yes; hand: 12O 7E", "renuncio=loses")
    assert refusal(game, state, 0, action) == why


@pytest.mark.rule("GUI-9.5")
def test_a_time_out_is_always_lawful() -> None:
    game, state = table(TRICK, "renuncio=loses")
    rng = Rng(4)
    assert {game.write(game.timeout(state, rng)) for _ in range(30)} == {"7O"}
    free, open_state = table("trump: E; hand: 4O 7O 1C 2E", "renuncio=loses")
    assert {free.write(free.timeout(open_state, rng)) for _ in range(60)} == {"4O", "7O", "1C", "2E"}


def test_the_renuncio_and_the_partida_are_told() -> None:
    game = make_game("guinote", options={"renuncio": "loses"})
    runner = MatchRunner(game, SeededSource(1))
    runner.deal()
    runner.play(3, "show")
    assert told(runner) == ["TRUMP", "RENUNCIO", "PARTIDA_WON"]
    assert [note.args for note in runner.history[-1].notes] == [{"seat": "3"}, {"side": "0"}]


# What each seat is shown


def test_nothing_is_dimmed_at_a_strict_table() -> None:
    for renuncio, dimmed in (("refuse", {"4O": "GUI-4.3", "1C": "GUI-4.2", "2E": "GUI-4.2"}), ("loses", {})):
        game, state = table(TRICK, f"renuncio={renuncio}")
        view = game.view(game.start(tape(game, lots=(0,))), state, [], [], 1)
        assert {view.write(card): why.rule for card, why in view.reasons.items()} == dimmed
        assert view.data()["legal"] == ["7O"]


def test_the_questions_and_the_phase() -> None:
    game, state = table(ASKED, "partner_sings=on")
    assert game.question(state).data() == {"kind": "choice", "topic": "sing", "low": 1, "high": 1}
    play(game, state, "pass")
    assert game.question(state).topic == "lead"
    assert game.phase_name(state) == "arrastre"
    play(game, state, "4O")
    assert (game.question(state).kind, game.question(state).topic) == ("card", "card")


@pytest.mark.parametrize("options", [{}, {"partner_sings": True}])
def test_a_seat_sees_the_same_whatever_the_others_hold(options: dict[str, object]) -> None:
    """Seats 1 and 2 trade their unplayed cards, seat 2 its couple, and the stock is turned round."""
    game = make_game("guinote", options=options)
    # Seat 0 gets 1O 3O 4O and 5O 6O 7O.
    first = "1O 3O 4O 2C 4C 5C 12B 10B 4B 2B 5B 6B 5O 6O 7O 6C 7C 1C 3C 12C 11C 7B 1B 3B 2E 4E 5E 6E 7E 10E 11E"
    other = "1O 3O 4O 2C 12B 10B 4C 5C 4B 2B 5B 6B 5O 6O 7O 6C 11C 1C 3C 12C 7C 7B 1B 3B 2E 4E 6E 5E 7E 11E 10E"
    seen = []
    for order in (first, other):
        runner = MatchRunner(game, RecordedSource([tape(game, lots=(3,)), tape(game, order)]))
        runner.deal()
        views = [runner.view(0).data(), runner.view(-1).data()]
        for seat, action in ((0, "1O"), (1, "2C"), (2, "4B"), (3, "2B")):
            runner.play(seat, action)
            views += [runner.view(0).data(), runner.view(-1).data()]
        seen.append(views)
    assert seen[0] == seen[1]


def test_others_hands_and_the_stock_are_not_in_a_view() -> None:
    game, state = table(
        "phase: libre; turnup: 3E; hand: 1O 2O 4O 5O 6O 7O; hand 1: 1C 2C 4C 5C 6C 7C; hand 2: 1B 2B 4B 5B 6B 7B"
    )
    match = game.start(tape(game, lots=(3,)))
    view = game.view(match, state, [], [], 0)
    text = str(view.data())
    assert view.data()["hand"] == ["1O", "7O", "6O", "5O", "4O", "2O"]
    assert (view.stock, view.sizes, view.write(view.turnup), view.turnup_shown) == (16, [6, 6, 6, 6], "3E", True)
    assert not any(f"'{card}'" in text for card in ("1C", "7C", "1B", "7B", "1E", "12E", "12O"))
    spectator = str(game.view(match, state, [], [], -1).data())
    assert not any(f"'{card}'" in spectator for card in ("1O", "7O", "1C", "1B"))


@pytest.mark.rule("GUI-9.3", "GUI-9.5")
def test_out_of_turn_any_card_counts_whatever_the_lowest_card_option_says() -> None:
    game, state = table(TRICK, "renuncio=loses lowest_when_beaten=on")
    assert accepted(game, state, 2) == {"5O", "10O", "2C", "4E", "show"}
    lost(TRICK, 2, "10O", "lowest_when_beaten=on")


@pytest.mark.rule("GUI-9.4")
@pytest.mark.parametrize("seat", range(4))
def test_a_renuncio_is_told_of_whoever_offends(seat: int) -> None:
    game = make_game("guinote", options={"renuncio": "loses"})
    runner = MatchRunner(game, SeededSource(3))
    runner.deal()
    runner.play(seat, "show")
    notes = {note.code: note.args for note in runner.history[-1].notes}
    assert notes == {"RENUNCIO": {"seat": str(seat)}, "PARTIDA_WON": {"side": str(1 - seat % 2)}}
