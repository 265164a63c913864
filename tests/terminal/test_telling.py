"""Codes made into sentences."""

import pytest

from vaza.bots.kernel.playout import random_action
from vaza.core.cards import MAX_ACTIONS
from vaza.core.chance import Rng, SeededSource
from vaza.core.errors import FileError, IllegalAction, NotationError
from vaza.core.match_runner import MatchRunner
from vaza.games import GAMES, make_game, parse_position, spec
from vaza.locales import Catalogue
from vaza.terminal.telling import MessageFormatter, printable

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
    runner = MatchRunner(game, SeededSource(players))
    teller = MessageFormatter(Catalogue(), NAMES[:players], game.sides)
    rng = Rng(players)
    for difference in game.differences():
        assert teller.difference(code, difference)
    for _ in range(2):
        state = runner.deal()
        while state.turn >= 0:
            for seat in range(-1, players):
                view = runner.view(seat)
                told = teller.event(view.history[-1], view)
                assert all(told)
            refusals = [state.refusal_for(int(state.turn), action) for action in range(MAX_ACTIONS)]
            for refusal in {repr(why): why for why in refusals if why is not None}.values():
                assert teller.refusal(refusal).endswith(f"({refusal.rule})")
            assert teller.question(view)
            assert teller.phase(view)
            runner.play(int(state.turn), int(random_action(state, rng)))
        if runner.over:
            break


def test_secret_discards_are_told_to_their_player_only() -> None:
    game = make_game("sobesobe", 2)
    runner = MatchRunner(game, SeededSource(1))
    runner.deal()
    seat = runner.view(0).turn
    teller = MessageFormatter(Catalogue(), NAMES[:2], 2)
    runner.play(seat, "wait")
    runner.play(seat, "trump ♠")
    card = game.write(max(card for card in range(40) if runner.view(seat).holds(card)))
    runner.play(seat, card)
    own, other = runner.view(seat), runner.view(1 - seat)
    assert teller.event(own.history[-1], own) == [f"{NAMES[seat]} puts {card} aside."]
    assert not [event for event in other.history if card in "".join(teller.event(event, other))]


def test_errors_name_seats_suits_and_rules() -> None:
    teller = MessageFormatter(Catalogue(), NAMES[:4], 2)
    led = IllegalAction("MUST_FOLLOW_SUIT", "SUE-5.2", {"suit": "♥"})
    assert teller.error(led) == "You must follow suit: play hearts. (SUE-5.2)"
    turn = IllegalAction("NOT_YOUR_TURN", "SUE-5.6", {"turn": "2"})
    assert teller.error(turn) == "It is not your turn: Eva is to act. (SUE-5.6)"
    assert "·[31m" in teller.error(NotationError("UNKNOWN_CARD", "\x1b[31m"))


def test_file_errors_keep_the_arguments_of_their_cause() -> None:
    with pytest.raises(FileError) as caught:
        parse_position("vaza position 1\ngame: sueca\nplayers: 3\n")
    assert MessageFormatter(Catalogue()).error(caught.value) == "sueca is not for 3 players: it takes 4."


def test_sides_and_seats() -> None:
    assert MessageFormatter(Catalogue(), NAMES[:4], 2).side(1) == "Rui + Leo"
    assert MessageFormatter(Catalogue()).seat(3) == "seat 3"


def test_printable() -> None:
    assert printable("a\x1b\x00\u202eb") == "a···b"
