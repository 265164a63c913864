"""Playing line by line, as pipes and screen readers do."""

import os
import re
from pathlib import Path

import pytest
from running import fails, run

from vaza.games import GAMES, read_record, spec


def flat(text: str) -> str:
    return " ".join(text.split())


def kept() -> list[Path]:
    return sorted((Path(os.environ["VAZA_DATA"]) / "tables").glob("*"))


def matches() -> list[Path]:
    return sorted((Path(os.environ["VAZA_DATA"]) / "matches").glob("*.vaza"))


def test_bots_are_watched_to_the_end_of_a_match_and_its_record_is_kept() -> None:
    result = run("play", "--bot", "random", "guinote", "--watch")
    assert result.exit_code == 0
    assert "takes the trick" in result.output
    assert "The match is won by" in result.output
    (path,) = matches()
    assert str(path) in flat(result.output).replace(" ", "") or path.name in result.output
    assert read_record(path.read_text(encoding="utf-8")).secret
    assert run("verify", str(path)).exit_code == 0
    assert kept() == []


def test_no_game_named_asks_for_one_and_no_input_ends_politely() -> None:
    result = run("play", typed="")
    assert result.exit_code == 0
    assert result.output.startswith("Which game?")
    assert "Until next time." in result.output
    assert kept() == []
    result = run("play", typed="poker\n2\n\n")
    assert "Type a number from 1 to 5" in result.output
    assert "Septica: Ana, Rui" in result.output


@pytest.mark.parametrize("typed", ["q\n", "Q\n", ""])
def test_leaving_keeps_the_table(typed: str) -> None:
    result = run("play", "sueca", "--bot", "random", "--seed", "4", typed=typed)
    assert result.exit_code == 0
    assert "Your table is kept: vaza play --resume" in flat(result.output)
    assert len(kept()) == 1


def test_wrong_input_is_explained_and_asked_again() -> None:
    typed = "?\nzz\nA♦\nbid 3\n\nlast\nscore\nk\nclaim\nspeed x\nspeed quick\n"
    result = run("play", "sueca", "--bot", "random", "--seed", "4", typed=typed)
    assert "Cards: Q♥ 5♥ 7♣ 6♣ 6♦ 3♦ 2♦ A♠ 7♠ J♠" in result.output
    assert "There is no card “zz” in this deck." in result.output
    assert "You do not hold A♦. (SUE-5.6)" in result.output
    assert "No trick has been taken yet." in result.output
    assert "That is not certain" in result.output
    assert "A speed is natural, quick or instant." in result.output
    assert result.output.count("Which card?") == 12


def test_following_suit_is_asked_for_with_its_rule() -> None:
    result = run("play", "sueca", "--bot", "random", "--seed", "4", typed="5h\n7c\n")
    assert "You must follow suit: play hearts. (SUE-5.2)" in flat(result.output)


def test_short_answers() -> None:
    assert "bids 1." in run("play", "--bot", "random", "fodinha", "--seed", "3", "--seat", "1", typed="1\n").output
    assert "named hearts blind" in flat(
        run("play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed="hearts\n").output
    )
    assert "named clubs blind" in flat(
        run("play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed="♣\n").output
    )
    told = run(
        "play", "--bot", "random", "sueca", "-o", "dealing=dealer", "--seed", "4", "--seat", "3", typed="b\n"
    ).output
    assert "Leo deals by method B." in told


EXCHANGE = ("play", "sobesobe", "--bot", "random", "--seed", "1", "--seat", "1")
"""Rui waits, names hearts and holds Q♣ A♦ 3♦ K♠ 3♠."""


def test_exchange_is_one_line() -> None:
    told = run(*EXCHANGE, typed="wait\nh\nexchange 3♠ 3♦\n").output
    assert "Rui puts 3♦ aside." in told
    assert "Rui exchanges 2 cards." in told
    assert "Rui exchanges nothing." in run(*EXCHANGE, typed="wait\nh\ndone\n").output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("exchange A♥", "You do not hold A♥. (SOB-6.12)"),
        ("exchange Q♣ A♦ 3♦ K♠", "You may exchange three cards at most. (SOB-5.3)"),
        ("exchange 3♠ 3♠", "name every card once, all in one line. (SOB-5.3)"),
        ("exchange", "I cannot read “exchange”"),
        ("exchange done 3♠", "There is no card “done”"),
        ("in", "There is no card “in”"),
    ],
)
def test_exchange_that_cannot_be(line: str, sentence: str) -> None:
    told = run(*EXCHANGE, typed=f"wait\nh\n{line}\n").output
    assert sentence in flat(told)
    assert "Rui puts" not in told


@pytest.mark.slow
@pytest.mark.parametrize("code", GAMES)
def test_every_preset_and_number_of_players(code: str) -> None:
    for preset in spec(code).presets:
        for players in spec(code).players:
            more = ("--variant", "pairs") if code == "septica" and players == 4 else ()
            named = ("--preset", preset, "--players", str(players), *more)
            result = run("play", "--bot", "random", code, "--watch", *named)
            assert result.exit_code == 0, result.output
            assert "The match is" in result.output


def test_bytes_that_are_no_text() -> None:
    result = run("play", "sueca", "--bot", "random", "--seed", "4", typed=b"\xff\xfe\x00\n\x1b[31m\n5h\n")
    assert result.exit_code == 0


def test_hints_on_the_way() -> None:
    told = run("play", "sueca", "--bot", "random", "--seed", "4", typed="h\n").output
    assert "best" in told


def test_bots_of_any_level_sit_down() -> None:
    told = run(
        "play", "fodinha", "--bot", "easy", "--bot", "hard", "--bot", "expert", "--watch", "-o", "lives=1"
    ).output
    assert "The match is" in told
    assert "There is no bot" in fails(run("play", "sueca", "--bot", "wizard"))
    assert kept() == []


def test_several_people_at_one_keyboard_see_only_their_own_cards() -> None:
    args = ("play", "septica", "--name", "Rita", "--name", "Tomé", "--seed", "3", "--clock", "off")
    told = run(*args, typed="\n?\n").output
    before, after = told.split("Rita, it is your turn. Press Enter when only you are looking.", 1)
    assert "your cards" not in before
    assert "Rita, your cards" in after
    assert "Tomé, your cards" not in after


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("septica", "--name", "A", "--name", "B", "--name", "C"), "no room for 3 people"),
        (("sueca", "--seat", "4"), "no seat 4"),
        (("sueca", "--clock", "soon"), "A clock is off"),
        (("sueca", "--name", "a,b"), "A name is 1 to 40"),
        (("sueca", "--name", "Ana", "--name", "ana"), "is called ana already"),
        (("sueca", "--salt", "mine!"), "salt"),
        (("sueca", "--resume"), "leave the game and its options out"),
        (("--resume",), "No table was left unfinished"),
    ],
)
def test_what_cannot_be_is_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in fails(run("play", *args))
    assert kept() == []


def test_resume_goes_on_at_the_same_card() -> None:
    first = run("play", "sueca", "--bot", "random", typed="").output
    hand = re.search(r"your cards: (.*)", first)
    if hand is None:
        first = run("play", "--resume", typed="\n").output
        hand = re.search(r"your cards: (.*)", first)
    assert hand is not None
    again = run("play", "--resume", typed="?\n").output
    assert hand[0] in again
    assert "Back at the table" in again


def test_a_half_written_last_line_is_dropped_and_told() -> None:
    run("play", "sueca", "--bot", "random", "--seed", "4", typed="5h\n")
    (path,) = kept()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"what":"acted","at":17')
    told = run("play", "--resume", typed="").output
    assert "only half written" in told
    assert "Ana plays 5♥." in told
    assert path.read_bytes().startswith(whole)


@pytest.mark.parametrize(
    "damage", [b"", b"nonsense\n", b'{"vaza":"table 1"}\n', b'{"vaza":"table 1"}\n{"what":"acted"}\n']
)
def test_a_damaged_table_is_kept_aside(damage: bytes) -> None:
    run("play", "sueca", "--bot", "random", "--seed", "4", typed="5h\n")
    (path,) = kept()
    path.write_bytes(damage)
    assert "Nothing is lost: it is kept aside" in fails(run("play", "--resume"))
    (aside,) = kept()
    assert aside.suffix == ".damaged"
    assert aside.read_bytes() == damage
    assert "No table was left" in fails(run("play", "--resume"))


def test_a_table_whose_cards_were_changed_is_kept_aside() -> None:
    run("play", "sueca", "--bot", "random", "--seed", "4", typed="5h\n")
    (path,) = kept()
    path.write_text(path.read_text(encoding="utf-8").replace("5♥", "A♦"), encoding="utf-8")
    assert "kept aside" in fails(run("play", "--resume"))
