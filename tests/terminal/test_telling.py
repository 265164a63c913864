"""Codes made into sentences."""

import pytest

from vaza.bots.kernel.playout import random_action
from vaza.core.cards import MAX_ACTIONS
from vaza.core.chance import Rng, SeedSource
from vaza.core.errors import FileError, IllegalAction, NotationError
from vaza.core.sitting import Sitting
from vaza.games import GAMES, make_game, set_up, spec
from vaza.locales import Words
from vaza.terminal.telling import Teller, printable

NAMES = ["Ana", "Rui", "Eva", "Leo", "Bia", "Ivo"]


def tables() -> list[tuple[str, int, str, tuple[str, ...]]]:
    found = []
    for code in GAMES:
        for preset in spec(code).presets:
            for players in spec(code).players:
                found.append((code, players, preset, ("pairs",) if code == "septica" and players == 4 else ()))
    return found


@pytest.mark.parametrize(("code", "players", "preset", "variants"), tables())
def test_everything_that_happens_has_words(code: str, players: int, preset: str, variants: tuple[str, ...]) -> None:
    game = make_game(code, players, preset, variants)
    sitting = Sitting(game, SeedSource(players))
    teller = Teller(Words(), NAMES[:players], game.sides)
    rng = Rng(players)
    for difference in game.differences():
        assert teller.difference(code, difference)
    for _ in range(2):
        state = sitting.deal()
        while state.turn >= 0:
            for seat in range(-1, players):
                view = sitting.view(seat)
                told = teller.event(view.history[-1], view)
                assert all(told)
            refusals = [state.broken_rule(int(state.turn), action) for action in range(MAX_ACTIONS)]
            for refusal in {repr(why): why for why in refusals if why is not None}.values():
                assert teller.refusal(refusal).endswith(f"({refusal.rule})")
            assert teller.question(view)
            assert teller.phase(view)
            sitting.play(int(state.turn), int(random_action(state, rng)))
        if sitting.over:
            break


def test_secret_discards_are_told_to_their_player_only() -> None:
    game = make_game("sobesobe", 2)
    sitting = Sitting(game, SeedSource(1))
    sitting.deal()
    seat = sitting.view(0).turn
    teller = Teller(Words(), NAMES[:2], 2)
    sitting.play(seat, "wait")
    sitting.play(seat, "trump ♠")
    card = game.write(max(card for card in range(40) if sitting.view(seat).holds(card)))
    sitting.play(seat, card)
    own, other = sitting.view(seat), sitting.view(1 - seat)
    assert teller.event(own.history[-1], own) == [f"{NAMES[seat]} puts {card} aside."]
    assert not [event for event in other.history if card in "".join(teller.event(event, other))]


def test_errors_name_seats_suits_and_rules() -> None:
    teller = Teller(Words(), NAMES[:4], 2)
    led = IllegalAction("MUST_FOLLOW_SUIT", "SUE-5.2", {"suit": "♥"})
    assert teller.error(led) == "You must follow suit: play hearts. (SUE-5.2)"
    turn = IllegalAction("NOT_YOUR_TURN", "SUE-5.6", {"turn": "2"})
    assert teller.error(turn) == "It is not your turn: Eva is to act. (SUE-5.6)"
    assert "·[31m" in teller.error(NotationError("UNKNOWN_CARD", "\x1b[31m"))


def test_file_errors_keep_the_arguments_of_their_cause() -> None:
    with pytest.raises(FileError) as caught:
        set_up("vaza position 1\ngame: sueca\nplayers: 3\n")
    assert Teller(Words()).error(caught.value) == "sueca is not for 3 players: it takes 4."


def test_sides_and_seats() -> None:
    assert Teller(Words(), NAMES[:4], 2).side(1) == "Rui + Leo"
    assert Teller(Words()).seat(3) == "seat 3"


def test_printable() -> None:
    assert printable("a\x1b\x00\u202eb") == "a···b"
