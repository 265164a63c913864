"""Claiming the rest: granted only when no unseen card can take a trick, and then every trick is taken."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shell import Shell

from tables import LONG, games, walk
from vaza.bots.kernel.playout import random_action
from vaza.core.chance import Rng, SeededTape
from vaza.core.game import Game
from vaza.core.state import State
from vaza.games import make_game, parse_position
from vaza.table.claims import is_claim_certain, is_claim_refuted
from vaza.table.commands import Claim
from vaza.table.events import ActionTaken, Claimed
from vaza.table.setting import TimeControl, config_for


@LONG
@given(games(), st.integers(0, 2**40))
def test_a_claim_that_is_certain_takes_every_trick_whatever_others_play(game: Game, seed: int) -> None:
    runner = walk(game, seed)
    rng = Rng(seed)
    state = runner.state
    assert state is not None
    while state.turn >= 0:
        view = runner.view(int(state.turn))
        if is_claim_certain(game, view):
            for _ in range(5):
                play_out(state, rng)
        runner.play(state.turn, random_action(state, rng))


@LONG
@given(games(), st.integers(0, 2**40))
def test_a_quick_no_is_always_the_answer_of_the_view(game: Game, seed: int) -> None:
    """Among seats that lead: hopeless by the deal itself means not certain, and the other way round."""
    runner = walk(game, seed)
    rng = Rng(seed)
    state = runner.state
    assert state is not None
    while state.turn >= 0:
        view = runner.view(int(state.turn))
        if not view.trick and view.question.kind == "card" and game.allows_claim(view) and view.hand_size() > 1:
            assert is_claim_refuted(view, state) != is_claim_certain(game, view)
        runner.play(state.turn, random_action(state, rng))


def play_out(state: State, rng: Rng) -> None:
    """The seat to act wins whatever is played, as long as the deal lasts."""
    trial = state.copy()
    claimer = int(trial.turn)
    before, left = int(trial.won[claimer]), int(trial.hands[claimer]).bit_count()
    while trial.turn >= 0:
        trial.apply(random_action(trial, rng))
    assert trial.won[claimer] - before == left - int(trial.hands[claimer]).bit_count()
    if not trial.hands[claimer]:
        assert trial.taker == claimer


def ending(code: str, secret: int, people: int) -> Shell:
    """A table at which somebody may claim, or whose match is over."""
    rng = random.Random(secret)
    shell = Shell(config_for(make_game(code), TimeControl(), obvious=False), secret)
    shell.fill(people)
    while shell.table.state.stage != "over":
        if shell.table.state.stage == "playing":
            who = shell.table.state.chairs[shell.table.state.chair_of(shell.table.state.to_act)].who
            if shell.table.snapshot(who).claim:
                break
        shell.move(rng)
    return shell


@pytest.mark.parametrize("code", ["sueca", "guinote"])
def test_a_claim_plays_the_deal_out_and_a_doubtful_one_is_refused(code: str) -> None:
    claimed = 0
    for secret in range(20):
        shell = ending(code, secret, make_game(code).seats)
        standing = shell.table.state
        if standing.stage != "playing":
            continue
        seat = standing.to_act
        who = standing.chairs[standing.chair_of(seat)].who
        other = standing.chairs[standing.chair_of((seat + 1) % len(standing.chairs))].who
        assert shell.refused(Claim(other)) == "NOT_CERTAIN"
        events = len(shell.events)
        shell.tell(Claim(who))
        claimed += 1
        assert standing.stage in ("counted", "over")
        assert shell.events[events] == Claimed(at=shell.now, seat=seat)
        played = shell.events[events + 1 :]
        assert all(isinstance(event, ActionTaken) and event.by == "claim" for event in played)
        assert int(standing.deal.taker) == seat
        assert shell.snapshot(shell.rebuilt()) == shell.snapshot(shell.table)
    assert claimed > 3


@pytest.mark.parametrize(
    ("lines", "certain"),
    [
        ("game: fodinha\nplayers: 3\nturnup: 4♥\nhand: 3♥ 2♥", True),
        ("game: fodinha\nplayers: 3\nturnup: 4♥\nhand: 3♥ A♥", False),
        ("game: fodinha\nplayers: 3\nturnup: 4♥\nhand: 3♥", False),
        ("game: fodinha\nplayers: 3\nturnup: 4♥\nhand: 3♥ 3♠", False),
        ("game: fodinha\nplayers: 3\noptions: manilha=on\nturnup: 2♥\nhand: 3♣ 3♥", False),
        ("game: sobesobe\nplayers: 3\nphase: play\ntrump: ♥\nhand: A♥ 7♥", True),
        ("game: sobesobe\nplayers: 3\nphase: play\ntrump: ♥\nhand: A♥ K♥", False),
        ("game: septica\nplayers: 2\nhand: 7♥ 7♣", False),
    ],
)
def test_what_is_certain(lines: str, certain: bool) -> None:
    """The best trumps there are, no card missing between them, and more than one card."""
    game, state = parse_position(f"vaza position 1\n{lines}\n")
    match = game.start(SeededTape(game.deck.size, Rng(0)))
    assert is_claim_certain(game, game.view(match, state, [], [], int(state.turn))) is certain


def test_at_the_first_lead_nothing_is_certain() -> None:
    shell = Shell(config_for(make_game("sueca"), TimeControl()))
    shell.fill(4)
    shell.move(random.Random(1))
    standing = shell.table.state
    who = standing.chairs[standing.chair_of(standing.to_act)].who
    assert shell.refused(Claim(who)) == "NOT_CERTAIN"
    assert not shell.table.snapshot(who).claim
