"""What is asked in each phase, and what fills the sentences of refusals, game by game and not at random."""

import pytest

from helpers import make_game, play, tape, with_game
from vaza.core.errors import OptionError, SetupError

HEART_TRICK = "game: sueca\ntrump: ♠\ntrick: 5♥\nhand: A♥ 2♣"


@pytest.mark.parametrize(
    ("text", "kind", "topic", "phase"),
    [
        ("game: sueca\noptions: dealing=dealer\nphase: choose", "choice", "method", "choose"),
        (HEART_TRICK, "card", "card", "play"),
        ("game: fodinha\nplayers: 2\nphase: bid\nturnup: 4♥\nhand: K♥", "number", "bid", "bid"),
        ("game: fodinha\nplayers: 2\nturnup: 4♥\nhand: K♥", "card", "card", "play"),
        ("game: septica\nhand: A♥ 9♥ 9♣ 10♠\nstock: 24", "card", "lead", "play"),
        ("game: septica\ntrick: 9♦\nhand: A♥ 9♥ 9♣ 10♠\nstock: 24", "card", "answer", "play"),
        ("game: guinote\ntrump: E\nhand: 1C", "card", "lead", "arrastre"),
        ("game: guinote\ntrump: E\ntrick: 3O\nhand: 1C", "card", "card", "arrastre"),
        ("game: sobesobe\nphase: blind", "suit", "blind", "blind"),
        ("game: sobesobe\ntrump: ♦\nhand: A♥", "card", "card", "play"),
    ],
)
def test_questions(text: str, kind: str, topic: str, phase: str) -> None:
    game, state = with_game(text)
    question = game.question(state)
    assert (question.kind, question.topic, game.phase_name(state)) == (kind, topic, phase)


@pytest.mark.parametrize(
    ("text", "action", "code", "told"),
    [
        (HEART_TRICK, "2♣", "MUST_FOLLOW_SUIT", {"suit": "♥"}),
        ("game: fodinha\nplayers: 2\nphase: bid\nturnup: 4♥\nhand: K♥", "bid 2", "BID_TOO_HIGH", {"highest": "1"}),
        ("game: septica\ntrick: 10♠\nhand: A♥ 9♥ 8♣ J♠\nstock: 24", "9♥", "DOES_NOT_BEAT", {"rank": "10"}),
        ("game: sobesobe\nphase: rename\ntrump: ♦\nhand: 2♥ 3♥", "trump ♦", "ANOTHER_SUIT", {"suit": "♦"}),
        (
            "game: sobesobe\nphase: exchange\ntrump: ♦\nhand: 2♥ 3♥ 4♥ 5♥ 6♥\nmarked: 3♥",
            "2♥",
            "MARK_IN_ORDER",
            {"card": "2♥"},
        ),
    ],
)
def test_refusals_tell_what_they_are_about(text: str, action: str, code: str, told: dict[str, str]) -> None:
    game, state = with_game(text)
    why = state.refusal_for(int(state.turn), game.read(action))
    assert why is not None
    assert (why.code, why.args) == (code, told)


def test_actions_that_fodinha_does_not_have() -> None:
    _, state = with_game("game: fodinha\nplayers: 2\nphase: bid\nturnup: 4♥\nhand: K♥")
    unknown, highest = state.refusal_for(int(state.turn), 51), state.refusal_for(int(state.turn), 50)
    assert unknown is not None
    assert highest is not None
    assert (unknown.code, unknown.args, highest.code) == ("UNKNOWN_ACTION", {"text": "51"}, "BID_TOO_HIGH")


@pytest.mark.parametrize(
    ("players", "variants", "code"), [(4, (), "FOUR_ARE_PAIRS"), (2, ("pairs",), "PAIRS_ARE_FOUR")]
)
def test_wrong_numbers_for_septica(players: int, variants: tuple[str, ...], code: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_game("septica", players, variants=variants)
    assert (refused.value.code, refused.value.args_by_name) == (code, {"players": str(players), "game": "septica"})


@pytest.mark.rule("SUE-3.2")
@pytest.mark.parametrize("cut", [-1, 40])
def test_a_tape_cut_where_there_is_no_card(cut: int) -> None:
    game = make_game("sueca")
    with pytest.raises(SetupError) as refused:
        game.deal(game.start(tape(game, "2♠ 3♠ 4♠ 5♠")), tape(game, "", cut=cut))
    assert (refused.value.code, refused.value.args_by_name) == ("BAD_CUT", {"cut": str(cut), "highest": "39"})


def test_calls_of_an_exchange_are_public() -> None:
    game, state = with_game("game: sobesobe\nphase: exchange\ntrump: ♦\nhand: 2♥ 3♥ 4♥ 5♥ 6♥")
    assert game.is_secret(state, game.read("2♥"))
    assert not any(game.is_secret(state, action) for action in range(40, 54))
    play(game, state, "done")
    assert state.exchanged[0] == 0
