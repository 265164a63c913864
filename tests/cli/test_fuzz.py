"""Any file at all: a sentence and an exit code, never a traceback."""

from hypothesis import given, settings
from hypothesis import strategies as st
from running import run

from vaza.bots.kernel.playout import random_action
from vaza.cli.simulate import record_match
from vaza.core.chance import Rng, SeededSource
from vaza.core.match_runner import MatchRunner
from vaza.games import GAMES, format_position, make_game, spec

RECORDS = [record_match(make_game(code), 3).write() for code in GAMES]


def positions() -> list[str]:
    """A moment of every game and of every phase that random play comes through."""
    found = ["vaza position 1\ngame: sueca\ntrump: ♥\ntrick: 5♣\nhand: A♦ 2♣ 3♣\n"]
    for code in GAMES:
        for preset in spec(code).presets:
            game = make_game(code, preset=preset, options={"dealing": "dealer"} if code == "sueca" else {})
            runner = MatchRunner(game, SeededSource(2))
            state, rng, moves = runner.deal(), Rng(2), 0
            while state.turn >= 0:
                if moves in (0, 1, 4, 7, 12, 25):
                    found.append(format_position(game, state))
                runner.play(int(state.turn), int(random_action(state, rng)))
                moves += 1
    return found


POSITIONS = positions()
SNIPPETS = [
    "0",
    "1",
    "-1",
    "99",
    "♥",
    "O",
    "A♥",
    "1O",
    "10♥",
    "?3",
    "rest",
    "yes",
    "bid",
    "pass",
    ":",
    "\n",
    ",",
    "#",
    "=",
    "\x00",
]


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> bytes:
    """A good file with a few bad changes."""
    text = draw(st.sampled_from(texts))
    rows = text.split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(rows) - 1))
        kind = draw(st.sampled_from(["drop", "twice", "swap", "word", "letter", "cut"]))
        other = draw(st.integers(0, len(rows) - 1))
        if kind == "drop" and len(rows) > 1:
            del rows[at]
        elif kind == "twice":
            rows.insert(other, rows[at])
        elif kind == "swap":
            rows[at], rows[other] = rows[other], rows[at]
        elif kind == "word":
            words = rows[at].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(SNIPPETS))
            rows[at] = " ".join(words)
        elif kind == "letter":
            place = draw(st.integers(0, len(rows[at])))
            rows[at] = rows[at][:place] + draw(st.characters(codec="utf-8")) + rows[at][place + 1 :]
        else:
            rows = rows[: at + 1]
    return "\n".join(rows).encode()


def check(command: str, content: bytes, codes: tuple[int, ...], *more: str) -> None:
    result = run(command, "-", *more, typed=content)
    assert isinstance(result.exception, SystemExit | None), content
    assert result.exit_code in codes, result.output
    assert "Traceback" not in result.output
    if result.exit_code:
        assert result.stderr.startswith("vaza: ")
        assert result.stderr.count("\n") == 1


@given(mutated(POSITIONS))
def test_legal_of_mutated_positions(content: bytes) -> None:
    check("legal", content, (0, 2))
    check("legal", content, (0, 2), "--json")


@given(mutated(RECORDS))
def test_replay_of_mutated_records(content: bytes) -> None:
    check("replay", content, (0, 2))


@given(mutated(RECORDS))
def test_verify_of_mutated_records(content: bytes) -> None:
    check("verify", content, (0, 1, 2))


@given(st.binary(max_size=200))
def test_random_bytes(content: bytes) -> None:
    for head in (b"", b"vaza record 1\n", b"vaza position 1\ngame: sueca\n"):
        check("legal", head + content, (0, 2))
        check("replay", head + content, (0, 2))
        check("verify", head + content, (0, 1, 2))


@settings(max_examples=min(settings().max_examples, 40))
@given(st.text(max_size=100), st.sampled_from(sorted(GAMES)))
def test_random_answers(text: str, code: str) -> None:
    """Every example opens a table with a process for its bots, so there are few of them."""
    result = run("play", "--bot", "random", code, "--seed", "5", typed=text.encode("utf-8", "surrogatepass"))
    assert result.exit_code == 0
    assert isinstance(result.exception, SystemExit | None)
