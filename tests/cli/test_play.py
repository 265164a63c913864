"""One deal at the keyboard."""

import re

import pytest
from running import fails, run

from vaza.games import GAMES, spec


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("code", GAMES)
def test_watch(code: str) -> None:
    result = run("play", "--bot", "random", code, "--watch", "--seed", "2")
    assert result.exit_code == 0
    assert "takes the trick" in result.output
    assert "The same cards again" in result.output


def test_sueca_is_the_default_and_no_input_ends_politely() -> None:
    result = run("play", "--bot", "random", "--seed", "4", typed="")
    assert result.exit_code == 0
    assert result.output.startswith("Sueca")
    assert "Until next time" in result.output


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_quit(word: str) -> None:
    result = run("play", "--bot", "random", "--seed", "4", typed=f"{word}\n")
    assert result.exit_code == 0
    assert "Until next time" in result.output


def test_wrong_input_is_explained_and_asked_again() -> None:
    result = run("play", "--bot", "random", "--seed", "4", typed="?\nzz\nA♦\nbid 3\n\n")
    assert "Cards: Q♥ 5♥ 7♣ 6♣ 6♦ 3♦ 2♦ A♠ 7♠ J♠" in result.output
    assert "There is no card “zz” in this deck." in result.output
    assert "You do not hold A♦. (SUE-5.6)" in result.output
    assert result.output.count("Which card?") == 6


def test_following_suit_is_asked_for_with_its_rule() -> None:
    result = run("play", "--bot", "random", "--seed", "4", typed="5h\nqh\n")
    assert "You must follow suit: play spades. (SUE-5.2)" in flat(result.output)


@pytest.mark.slow
@pytest.mark.parametrize("code", GAMES)
def test_a_whole_deal_by_asking_what_is_legal(code: str) -> None:
    """Answer every question with the first thing that ``?`` offers."""
    for seat in ("0", "1"):
        typed: list[str] = []
        for _ in range(60):
            result = run(
                "play",
                "--bot",
                "random",
                code,
                "--seed",
                "9",
                "--seat",
                seat,
                typed="".join(f"{line}\n" for line in [*typed, "?"]),
            )
            assert result.exit_code == 0
            if "Until next time" not in result.output:
                break
            offered = result.output.rsplit("? ?\n", 1)[-1] if "? ?\n" in result.output else result.output
            found = re.findall(r"^Cards: (\S+)|^([a-z]+(?: \S+)?) – ", offered, re.MULTILINE)
            assert found, result.output
            cards = [card for card, _ in found if card]
            typed.append(cards[0] if cards else found[0][1])
        assert "The same cards again" in result.output
        assert "Until next time" not in result.output


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


def test_exchange_is_one_line() -> None:
    begin = "wait\nh\n"
    told = run(
        "play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed=begin + "exchange 3♠ 2♠\n"
    ).output
    assert "Rui puts 2♠ aside." in told
    assert "Rui exchanges 2 cards." in told
    assert (
        "Rui exchanges nothing."
        in run("play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed=begin + "done\n").output
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("exchange A♥", "You do not hold A♥. (SOB-6.12)"),
        ("exchange K♦ 5♦ 6♠ 3♠", "You may exchange three cards at most. (SOB-5.3)"),
        ("exchange 3♠ 3♠", "name every card once, all in one line. (SOB-5.3)"),
        ("exchange", "I cannot read “exchange”"),
        ("exchange done 3♠", "There is no card “done”"),
        ("in", "There is no card “in”"),
    ],
)
def test_exchange_that_cannot_be(line: str, sentence: str) -> None:
    told = run("play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed=f"wait\nh\n{line}\n").output
    assert sentence in flat(told)
    assert "Rui puts" not in told


@pytest.mark.parametrize("code", GAMES)
def test_every_preset_and_number_of_players(code: str) -> None:
    for preset in spec(code).presets:
        for players in spec(code).players:
            more = ("--variant", "pairs") if code == "septica" and players == 4 else ()
            result = run(
                "play",
                "--bot",
                "random",
                code,
                "--watch",
                "--seed",
                "1",
                "--preset",
                preset,
                "--players",
                str(players),
                *more,
            )
            assert result.exit_code == 0, result.output


def test_bytes_that_are_no_text() -> None:
    result = run("play", "--bot", "random", "--seed", "4", typed=b"\xff\xfe\x00\n\x1b[31m\n5h\n")
    assert result.exit_code == 0
    assert "\x1b" not in result.output.replace("\x1b[31m\n", "")


def test_hints_on_the_way() -> None:
    told = run("play", "--bot", "easy:playouts=4", "--seed", "4", typed="h\n").output
    assert "best" in told or "the only thing to do" in told
    told = run("play", "--bot", "random", "sobesobe", "--seed", "5", "--seat", "1", typed="wait\nhint\n").output
    assert "best" in told


def test_bots_of_any_level_sit_down() -> None:
    for bot in ("easy:playouts=4", "greedy", "expert:playouts=4"):
        assert run("play", "--bot", bot, "septica", "--watch", "--seed", "3").exit_code == 0
    assert "There is no bot" in fails(run("play", "--bot", "wizard"))
