"""Every code, topic, mark and option has its words, and no words are left over."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import click
import pytest

import vaza

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import catalogues

from vaza.bots.hint import classify_cost
from vaza.bots.levels import LEVELS
from vaza.cli import main
from vaza.cli.help import PLACEHOLDER
from vaza.core.options import Option
from vaza.games import GAMES, make_game
from vaza.lessons import tutorial_for
from vaza.locales import LANGUAGES, Catalogue, CatalogueError, catalogue_files, kebab
from vaza.protocol.replies import Farewell
from vaza.protocol.requests import Emotes

SOURCE = Path(vaza.__file__).parent
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
ENGINE = {path: tree for path, tree in TREES.items() if {"core", "games"} & set(path.parts)}
RAISING = {
    path: tree
    for path, tree in TREES.items()
    if {"core", "games", "bots", "table", "protocol", "server", "terminal", "cli"} & set(path.parts)
}
CODE = re.compile(r"[A-Z]+(_[A-Z]+)*")
SPANISH_NAMES = {"spanish": ("1", "10", "11", "12"), "french": ()}
RAISES = {"Refusal", "IllegalAction", "NotationError", "OptionError", "SetupError", "FileError", "ClipError", "fail"}
RAISES |= {"ClientError", "error_response"}


def named(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and named(node) in names)


def strings(node: ast.AST) -> Iterator[str]:
    for child in ast.walk(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value


def codes(node: ast.AST) -> set[str]:
    return {text for text in strings(node) if CODE.fullmatch(text) and len(text) > 2}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@cache
def error_keys() -> set[str]:
    found = set()
    for tree in RAISING.values():
        for call in calls(tree, *RAISES):
            shallow = [part for part in call.args if not isinstance(part, (ast.Dict, ast.Call))]
            found |= {code for part in shallow for code in codes(part)}
        for function in functions(tree):
            if any(
                isinstance(part, ast.Name) and part.id == "code"
                for call in calls(function, "Refusal")
                for part in call.args
            ):
                found |= codes(function)
    return {f"error-{kebab(code)}" for code in found}


def note_keys() -> set[str]:
    found = set()
    for tree in ENGINE.values():
        for function in functions(tree):
            if any(calls(function, "Announcement")):
                found |= codes(function)
    return {f"note-{kebab(code)}" for code in found}


def row_keys() -> set[str]:
    rows = [function for tree in ENGINE.values() for function in functions(tree) if function.name == "row"]
    return {f"row-note-{kebab(code)}" for row in rows for code in codes(row)}


def phases(path: Path) -> set[str]:
    """The phases of a game, wherever in its folder they are named."""
    return {name for other, tree in ENGINE.items() if other.parent == path.parent for name in phases_in(tree)}


def phases_in(tree: ast.AST) -> set[str]:
    found = set()
    for function in functions(tree):
        if function.name == "phase_name":
            found |= {text for node in ast.walk(function) if isinstance(node, ast.Return) for text in strings(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "PHASES":
            found |= set(strings(node.value))
    return found


def phase_keys() -> set[str]:
    return {f"phase-{name}" for path in ENGINE for name in phases(path)}


def question_keys() -> set[str]:
    found = set()
    for path, tree in ENGINE.items():
        for call in calls(tree, "Question"):
            topic = call.args[1]
            if isinstance(topic, ast.Subscript):
                continue  # read back from a file
            asked = set(strings(topic))
            found |= asked or {name for name in phases(path) if name in ("blind", "name", "rename")}
    return {f"question-{topic}" for topic in found}


def mark_keys() -> set[str]:
    found = set()
    for tree in ENGINE.values():
        for function in functions(tree):
            if function.name in ("seat_marks", "common_view", "row", "side_cells"):
                found |= mark_names(function)
    return {f"mark-{name}" for name in found}


def mark_names(function: ast.FunctionDef) -> set[str]:
    found = set()
    for call in calls(function, "append"):
        if isinstance(call.func, ast.Attribute) and "marks" in ast.unparse(call.func.value):
            found |= {text.split()[0] for text in strings(call.args[0])}
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.Return)) and node.value is not None:
            lists = [part for part in ast.walk(node.value) if isinstance(part, ast.List)]
            found |= {text for part in lists for text in strings(part) if text.islower()}
    return found


def values(option: Option) -> list[str]:
    if option.kind == "number":
        return ["number"]
    every = ["on", "off"] if option.kind == "flag" else list(option.choices)
    return [value for value in every if value != option.write(option.default)]


def game_keys() -> set[str]:
    found = set()
    for code, entry in GAMES.items():
        spec = entry.spec
        found |= {f"game-{code}-soul", f"country-{spec.country.lower()}"}
        found |= {f"variant-{code}-{kebab(variant)}" for variant in spec.variants}
        found |= {f"preset-{code}-{kebab(preset)}" for preset in spec.presets}
        for option in spec.options:
            key = f"option-{code}-{kebab(option.name)}"
            found |= {key, *(f"{key}-{kebab(value)}" for value in values(option))}
        variants = ("pairs",) if "pairs" in spec.variants else ()
        game = make_game(code, variants=variants)
        found |= {f"{family}-{word.split()[0]}" for word in game.words for family in ("call", "said", "typed")}
        letters = {"♥": "h", "♦": "d", "♣": "c", "♠": "s"}
        suits = {f"suit-{game.deck.style}-{letters.get(suit, suit.lower())}" for suit in game.deck.suits}
        found |= suits | {f"typed-{suit}" for suit in suits}
        named = {
            rank.lower() for rank in game.deck.ranks if not rank.isdigit() or rank in SPANISH_NAMES[game.deck.style]
        }
        found |= {f"typed-rank-{game.deck.style}-{rank}" for rank in named}
    return found | {"typed-exchange", "typed-of"}


def is_flag(param: click.Parameter) -> bool:
    return isinstance(param, click.Option) and param.is_flag


def placeholder_keys() -> set[str]:
    """What stands for a value in the help of the commands."""
    context = main.make_context("vaza", [], resilient_parsing=True)
    told = [main.collect_usage_pieces(context)]
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        told += [
            command.collect_usage_pieces(context),
            [param.make_metavar(context) for param in command.params if not is_flag(param)],
        ]
    return {f"metavar-{word.lower()}" for pieces in told for text in pieces for word in PLACEHOLDER.findall(text)}


def detail_keys() -> set[str]:
    found = set()
    for tree in ENGINE.values():
        for function in functions(tree):
            if function.name == "row":
                found |= {text for node in ast.walk(function) if isinstance(node, ast.Dict) for text in strings(node)}
    return {f"detail-{kebab(name)}" for name in found}


def draw_keys() -> set[str]:
    return {f"draw-{text}" for tree in ENGINE.values() for call in calls(tree, "draw_until") for text in strings(call)}


def said() -> Iterator[ast.Call]:
    for path, tree in TREES.items():
        if path not in ENGINE:
            yield from calls(tree, "say", "format")


def sentence_keys() -> set[str]:
    """The keys that are named outright, also where one of two is chosen or names are looped over."""
    known = set(Catalogue().entries)
    spoken = {key for call in said() for key in strings(call.args[0]) if not isinstance(call.args[0], ast.JoinedStr)}
    looped = {text for path, tree in TREES.items() if path not in ENGINE for text in strings(tree) if text in known}
    return spoken | {key for key in looped if key.startswith(("column-", "word-", "play-"))}


def verdict_keys() -> set[str]:
    """The levels of bots, and what a hint says about an action."""
    return {f"level-{level}" for level in LEVELS} | {
        f"hint-{verdict}" for verdict in ("only", "best", *(classify_cost(cost / 100) for cost in range(100)))
    }


def far_keys() -> set[str]:
    """The codes of the store and the card room, wherever they are named: some stand in tables."""
    far = [tree for path, tree in TREES.items() if {"store", "protocol", "server"} & set(path.parts)]
    named = {f"error-{kebab(text)}" for tree in far for text in strings(tree) if len(text) < 40}
    return named & set(Catalogue().entries)


def talk_keys() -> set[str]:
    """What can be said with a face, and what a server may say before it hangs up."""
    farewells = {f"error-{kebab(code)}" for code in get_args(Farewell)}
    return {f"emote-{emote}" for emote in get_args(Emotes)} | farewells


def page_keys() -> set[str]:
    """What the page in the browser says, and what it puts together in its own room."""
    said, families = catalogues.said_by_page()
    own = tuple(family for family in families if family.startswith("web-"))
    return said | {key for key in Catalogue().entries if key.startswith(own)}


def lesson_keys() -> set[str]:
    """What is said in the first deals."""
    steps = [step for code in GAMES for step in tutorial_for(code).steps]
    return {f"lesson-{word}" for step in steps for word in (step.note, step.why) if word}


@cache
def expected() -> set[str]:
    coded = error_keys() | note_keys() | row_keys() | phase_keys() | question_keys() | mark_keys() | {"said-marked"}
    return (
        coded
        | game_keys()
        | detail_keys()
        | draw_keys()
        | sentence_keys()
        | {"mark-dealer"}
        | verdict_keys()
        | far_keys()
        | talk_keys()
        | placeholder_keys()
        | page_keys()
        | lesson_keys()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(language: str) -> None:
    assert expected() - set(Catalogue(language).entries) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    assert set(Catalogue(language).entries) - expected() == set()


def test_the_walk_finds_what_it_should() -> None:
    assert {"error-must-follow-suit", "error-bad-option-value", "error-not-a-position"} <= error_keys()
    assert {"error-unknown-bot", "error-not-a-journal"} <= error_keys()
    assert {"note-trick-taken", "note-copas-as-escuras", "note-blind-trump"} <= note_keys()
    assert row_keys() >= {
        f"row-note-{name}" for name in ("tie", "sweep", "pente", "renuncio", "partida", "coto", "mars")
    }
    assert {"mark-bid", "mark-exchanged", "mark-gone", "mark-winner", "mark-partida"} <= mark_keys()
    assert {"question-rename", "question-continue", "question-none"} <= question_keys()
    assert {"phase-arrastre", "phase-choose", "phase-exchange"} <= phase_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_get_every_argument_they_need(language: str) -> None:
    words = Catalogue(language)
    for call in said():
        if isinstance(call.args[0], ast.Constant):
            given = {keyword.arg for keyword in call.keywords}
            assert words.variables(str(call.args[0].value)) == given, ast.unparse(call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    words = Catalogue(language)
    for key in words.entries:
        words.format(key, **dict.fromkeys(words.variables(key), "1"))


def test_only_the_catalogue_holds_words() -> None:
    """No text of two words or more is printed that did not come from the catalogue."""
    for path, tree in TREES.items():
        if path.parent.name in ("cli", "terminal"):
            for call in calls(tree, "echo", "print", "Text", "Failure", "Wrong", "add_column", "add_row"):
                for part in call.args:
                    literal = [part.value] if isinstance(part, ast.Constant) and isinstance(part.value, str) else []
                    assert not [text for text in literal if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text)], path


def test_unknown_key_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="no-such-key"):
        Catalogue("en").format("no-such-key")


def test_missing_argument_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="suit"):
        Catalogue("en").format("error-must-follow-suit")


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="xx"):
        Catalogue("xx")


def test_say() -> None:
    words = Catalogue("en")
    assert words.format("error-must-follow-suit", suit="♥") == "You must follow suit: play ♥."
    assert words.format("note-exchanged", seat="Ana", cards=1) == "Ana exchanges 1 card."
    assert words.format("note-exchanged", seat="Ana", cards=2) == "Ana exchanges 2 cards."
    assert words.format("note-trick-taken", seat="Ana", points="") == "Ana takes the trick."
    assert words.format("note-trick-taken", seat="Ana", points=3) == "Ana takes the trick with 3 points."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_a_folder_of_small_files(language: str) -> None:
    assert [room.name for room in catalogue_files(language)] == [room.name for room in catalogue_files("en")]
    for room in catalogue_files(language):
        assert len(room.read_text(encoding="utf-8").splitlines()) < 400


def test_a_key_told_in_two_rooms_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.ftl").write_text("hello = Hello\n")
    monkeypatch.setattr("vaza.locales.catalogue_files", lambda language: sorted(tmp_path.iterdir()))
    with pytest.raises(CatalogueError, match="hello"):
        Catalogue("en").has("hello")
