"""The language of the command: how it is chosen, and that help is whole in every one."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from running import fails, run

import vaza
from vaza.cli.group import COMMANDS
from vaza.cli.language import choose
from vaza.cli.voice import figure
from vaza.locales import LANGUAGES, Catalogue

SOURCE = str(Path(vaza.__file__).parents[1])
VARIABLES = ("VAZA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are kept elsewhere than those of whoever runs the tests."""
    monkeypatch.setenv("VAZA_DATA", str(tmp_path))


def speak(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a process with these variables for the language and no others."""
    kept = {name: value for name, value in os.environ.items() if name not in (*VARIABLES, "COLUMNS")}
    return subprocess.run(
        [sys.executable, "-m", "vaza", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**kept, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


@pytest.mark.parametrize(
    ("typed", "environment", "language"),
    [
        ([], {}, "en"),
        (["--lang", "pt", "play", "sueca"], {}, "pt"),
        (["play", "sueca", "--lang", "pt"], {}, "pt"),
        (["play", "--lang=ro"], {"LANG": "es_ES.UTF-8"}, "ro"),
        (["--lang", "pt-BR"], {}, "pt"),
        (["--lang", "es", "games", "--lang", "ro"], {}, "ro"),
        (["--lang", "xx"], {"LANG": "es_ES.UTF-8"}, "es"),
        (["--lang"], {}, "en"),
        (["play", "--", "--lang", "pt"], {}, "en"),
        ([], {"LANG": "pt_BR.UTF-8"}, "pt"),
        ([], {"LANG": "ro_RO.UTF-8@euro", "LC_MESSAGES": "es_MX"}, "es"),
        ([], {"LC_MESSAGES": "es_MX", "LC_ALL": "pt"}, "pt"),
        ([], {"LC_ALL": "pt", "VAZA_LANG": "ro"}, "ro"),
        ([], {"LC_ALL": "", "LANG": "ro"}, "ro"),
        ([], {"LC_ALL": "C", "LANG": "ro"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"VAZA_LANG": "PT"}, "pt"),
    ],
)
def test_choice(typed: list[str], environment: dict[str, str], language: str) -> None:
    assert choose(typed, environment) == language


@pytest.mark.parametrize("args", [("--lang", "pt", "games"), ("games", "--lang", "pt")])
def test_the_flag_stands_before_or_after_the_command(args: tuple[str, ...]) -> None:
    done = speak(*args, LANG="es_ES.UTF-8")
    assert done.returncode == 0
    assert "Quatro à mesa" in done.stdout


def test_rules_are_told_in_the_home_language_of_a_game() -> None:
    assert "marca o naipe" in speak("rules", "sueca", "SUE-5.2", "--lang", "pt").stdout
    assert "sets its suit" in speak("rules", "sueca", "SUE-5.2", "--lang", "ro").stdout
    examples = speak("rules", "sueca", "exemplos", "--lang", "pt").stdout
    assert "hand: A♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 7♦ K♦ Q♦" in examples


def test_the_environment_is_heard() -> None:
    assert "Patru la masă" in speak("games", LC_ALL="ro_RO.UTF-8").stdout
    assert "Cuatro en la mesa" in speak("games", LANG="es_AR").stdout
    assert "Four at the table" in speak("games", LANG="fr_FR.UTF-8").stdout


@pytest.mark.parametrize("args", [("--lang", "xx", "games"), ("games", "--lang", "xx"), ("--lang", "")])
def test_an_unknown_language_is_refused(args: tuple[str, ...]) -> None:
    assert "The languages are en, es, pt, ro." in fails(run(*args))
    told = speak(*args, VAZA_LANG="pt")
    assert told.returncode == 2
    assert "As línguas são en, es, pt, ro." in told.stderr
    assert told.stderr.count("\n") == 1


def test_a_flag_without_its_value_names_the_command() -> None:
    assert "vaza games --help" in fails(run("games", "--lang"))
    assert "vaza --help" in fails(run("--lang"))


HELP_OF_ALL = """
import sys
from vaza.cli import main
for command in sys.argv[1:]:
    try:
        main([*command.split(), "--help"])
    except SystemExit:
        print("\\f", end="")
"""


def all_help(language: str) -> dict[str, str]:
    """The help of every command, from one process that speaks this language."""
    done = subprocess.run(
        [sys.executable, "-c", HELP_OF_ALL, "", *COMMANDS],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCE, "VAZA_LANG": language, "COLUMNS": "80"},
        check=True,
    )
    return dict(zip(("", *COMMANDS), done.stdout.split("\f"), strict=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_and_fits(language: str) -> None:
    words, english = Catalogue(language), Catalogue("en")
    for command, told in all_help(language).items():
        assert told.startswith(words.format("word-usage") + " vaza")
        assert words.format("flag-help") in told
        assert "..." not in told.split(words.format("word-commands") + ":\n")[-1].split("\n\n")[0] or command
        if command == "play":
            assert f"[{words.format('word-default')}: 0]" in " ".join(told.split())
            assert f"[{words.format('metavar-game')}]" in told
        for key in ("word-usage", "word-options", "word-commands", "flag-help"):
            assert language == "en" or english.format(key) not in told.split()
        assert [line for line in told.splitlines() if cell_len(line) > 80] == []


def test_failures_are_in_the_language() -> None:
    assert "Falta FICHEIRO" in speak("legal", VAZA_LANG="pt").stderr
    assert "admite deal, set, match" in speak("arena", "sueca", "--unit", "x", VAZA_LANG="es").stderr
    assert "e în plus" in speak("games", "sueca", "more", VAZA_LANG="ro").stderr


@pytest.mark.parametrize(("language", "said"), [("es", "se lleva la baza"), ("pt", "leva a vaza"), ("ro", "ia mâna")])
def test_a_deal_is_told_in_the_language(language: str, said: str) -> None:
    done = speak("play", "guinote", "--watch", "--bot", "random", "--seed", "3", "--lang", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert said in done.stdout


def test_a_person_answers_in_their_language() -> None:
    begin = ("play", "sobesobe", "--bot", "random", "--seed", "5", "--seat", "1", "--lang", "pt")
    told = speak(*begin, typed="?\ncopas às escuras\nCOPAS\n").stdout
    assert "espero – ver duas cartas antes de dizer o trunfo" in told
    assert "Copas às escuras!" in told


def test_numbers_are_written_as_people_write_them() -> None:
    args = ("simulate", "sueca", "--deals", "1200")
    assert "1,200" in speak(*args, VAZA_LANG="en").stdout
    assert "1.200" in speak(*args, VAZA_LANG="es").stdout
    assert "1\N{NO-BREAK SPACE}200" in speak(*args, VAZA_LANG="pt").stdout
    assert re.search(r"\d,\d\d\b", speak(*args, VAZA_LANG="ro").stdout)
    assert figure(-0.001, ".2f") == "0.00"
    assert figure(-1234.5, "+,.1f") == "−1,234.5"


def test_games_and_levels_are_chosen_by_the_names_that_are_shown() -> None:
    told = speak("play", "--seed", "4", typed="Guiñ\nfácil\nq\n", VAZA_LANG="pt").stdout
    assert "Guiñote: Ana, Rui, Eva, Leo" in told
    assert "vaza play --resume continua" in told
