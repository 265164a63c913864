"""Laws of the frames: each says what the scene of its viewer says, and no more."""

from __future__ import annotations

import random

import msgspec
import pytest
from evenings import evening, settings
from hypothesis import given
from hypothesis import strategies as st
from shell import Shell

from tables import LONG, TABLES, name_of
from vaza.core.cards import members
from vaza.core.errors import SetupError
from vaza.games import make_game
from vaza.protocol.scenes import SnapshotEncoder, decode_snapshot, snapshot_to_data
from vaza.table.scene import Snapshot
from vaza.table.setting import TableConfig, TimeControl, config_for


def viewers(shell: Shell) -> list[str]:
    """Everybody who sits there, a spectator, and somebody unknown."""
    return [*(chair.who for chair in shell.table.state.chairs if chair.who), "", "stranger"]


def plain(scene: Snapshot) -> object:
    """The reference: the scene written in the simple way and read again."""
    return msgspec.json.decode(msgspec.json.encode(snapshot_to_data(scene)))


def look(shell: Shell, writer: SnapshotEncoder) -> None:
    """Every frame must say what the scene says, and be read back as that scene."""
    for who in viewers(shell):
        frame = msgspec.json.decode(writer.write(who, shell.now))
        expected = plain(shell.table.snapshot(who))
        assert frame.pop("type") == "scene"
        assert frame.pop("now") == shell.now
        assert frame == expected
        game = shell.table.state.rules
        assert plain(decode_snapshot(frame, game)) == expected


@LONG
@given(settings(), st.integers(0, 2**32), st.integers(0, 6))
def test_a_frame_says_what_the_scene_says(setting: TableConfig, seed: int, people: int) -> None:
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    writer = SnapshotEncoder(shell.table)
    look(shell, writer)
    shell.fill(people)
    for _ in evening(shell, rng, rng.randrange(80)):
        if rng.random() < 0.7:
            look(shell, writer)
    if shell.table.state.stage != "gathering":
        shell.play_out(rng)
        look(shell, writer)
        for _ in evening(shell, rng, 10):
            look(shell, writer)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_frames_of_whole_deals(table: tuple[str, int, str, tuple[str, ...]]) -> None:
    code, players, preset, variants = table
    shell = Shell(config_for(make_game(code, players, preset, variants), clock=TimeControl(10.0, 30.0)), 7)
    shell.fill(players)
    writer = SnapshotEncoder(shell.table)
    rng = random.Random(7)
    for _ in range(80):
        look(shell, writer)
        shell.now += rng.choice([0.0, 2.0, 12.0])
        if not shell.move(rng):
            shell.pass_time(40.0)


@LONG
@given(settings(), st.integers(0, 2**32))
def test_a_frame_does_not_depend_on_hidden_cards(setting: TableConfig, seed: int) -> None:
    """Two hidden cards change places beneath the table; a writer that has seen nothing yet writes the same bytes."""
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(setting.players)
    for _ in evening(shell, rng, rng.randrange(60)):
        pass
    standing = shell.table.state
    if standing.stage != "playing":
        return
    state = standing.deal
    for who in viewers(shell):
        mine = shell.table.snapshot(who).seat
        others = [seat for seat in range(setting.players) if seat != mine and state.hands[seat]]
        if mine == state.turn or len(others) < 2:
            continue
        one, two = rng.sample(others, 2)
        mask = ~(1 << state.turnup if state.turnup >= 0 else 0)
        ours, theirs = members(int(state.hands[one]) & mask), members(int(state.hands[two]) & mask)
        if not ours or not theirs:
            continue
        swap = 1 << rng.choice(ours) | 1 << rng.choice(theirs)
        before = SnapshotEncoder(shell.table).write(who, shell.now)
        state.hands[one] ^= swap
        state.hands[two] ^= swap
        assert SnapshotEncoder(shell.table).write(who, shell.now) == before
        state.hands[one] ^= swap
        state.hands[two] ^= swap


@LONG
@given(settings(), st.integers(0, 2**32))
def test_what_was_written_for_others_is_not_in_a_frame(setting: TableConfig, seed: int) -> None:
    """A writer that has written for everybody, in any order, writes what one writes that serves this viewer alone."""
    rng = random.Random(seed)
    shell = Shell(setting, seed)
    shell.fill(setting.players)
    writer = SnapshotEncoder(shell.table)
    for _ in evening(shell, rng, rng.randrange(60)):
        order = viewers(shell)
        rng.shuffle(order)
        for who in order:
            assert writer.write(who, 1.0) == SnapshotEncoder(shell.table).write(who, 1.0)


def test_a_frame_of_another_game_is_refused() -> None:
    shell = Shell(config_for(make_game("sueca", 4)))
    shell.fill(4)
    shell.move(random.Random(1))
    frame = msgspec.json.decode(SnapshotEncoder(shell.table).write("", 0.0))
    with pytest.raises(SetupError):
        decode_snapshot(frame, make_game("guinote", 4))
