"""The check of the catalogues finds what it should, and nothing in ours."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import catalogues

GOOD = {
    "en": "hello = Hello { $name }\ncards = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n}\n",
    "ro": "hello = Salut { $name }\ncards = { $n ->\n    [one] 1 carte\n    [few] { $n } cărți\n"
    "   *[other] { $n } de cărți\n}\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language, text in GOOD.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "room.ftl").write_text(text, encoding="utf-8")

    def rooms(language: str) -> list[Path]:
        return sorted((tmp_path / language).iterdir())

    monkeypatch.setattr("vaza.locales.catalogue_files", rooms)
    monkeypatch.setattr(catalogues, "catalogue_files", rooms)
    monkeypatch.setattr(catalogues, "LANGUAGES", tuple(GOOD))
    monkeypatch.setattr(catalogues, "WEB", tmp_path / "web")
    return tmp_path


def change(folder: Path, old: str, new: str) -> list[str]:
    file = folder / "ro" / "room.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return catalogues.faults()


def test_ours_are_whole() -> None:
    assert catalogues.faults() == []
    assert catalogues.main() == 0


def test_good_ones_have_no_faults(folder: Path) -> None:
    assert catalogues.faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("hello = Salut { $name }\n", "", "ro: hello is missing"),
        ("hello = Salut { $name }\n", "hello = Salut { $name }\nmore = Mai mult\n", "ro: more is not in English"),
        ("{ $name }", "{ $nume }", "ro: hello: has the variables ['nume'], English has ['name']"),
        ("{ $name }", "{ $name", "ro: room.ftl cannot be read: 'hello = Salut { $name'"),
        ("    [few] { $n } cărți\n", "", "ro: cards: counts with ['one', 'other'], the language needs ['few', "),
        ("Salut", "Hello", "ro: hello: is still English"),
        ("cărți", "cărţi", "ro: cards: has wrong letters: ţ"),
        ("hello", "hello = Salut { $name }\nhello", "ro: ro/room.ftl has 'hello' twice"),
    ],
)
def test_faults(folder: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in change(folder, old, new))
    assert catalogues.main() == 1
    assert fault in capsys.readouterr().err


def test_an_entry_in_another_room_is_a_fault(folder: Path) -> None:
    file = folder / "ro" / "room.ftl"
    file.rename(folder / "ro" / "other.ftl")
    assert "ro: hello belongs into room.ftl" in catalogues.faults()


def test_choices_by_name_are_the_same(folder: Path) -> None:
    for language, deck in (("en", "spanish"), ("ro", "spaniol")):
        with (folder / language / "room.ftl").open("a", encoding="utf-8") as file:
            file.write(f"style = {{ $style ->\n    [{deck}] 7O {language}\n   *[french] 7♥\n}}\n")
    assert catalogues.faults() == ["ro: style: chooses by other names than English"]


def test_names_may_be_the_same() -> None:
    assert not catalogues.untranslated("coto = coto\n", "coto = coto\n")
    assert not catalogues.untranslated("a = { $a } – { $b }\n", "a = { $a } – { $b }\n")
    assert catalogues.untranslated("a = Which card?\n", "a = Which  card?\n")


def test_what_the_page_says_is_there_and_what_it_does_not_say_is_not(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path_factory.mktemp("web")
    (web / "App.svelte").write_text("{say('hello')} {say(`web-kind-${x}`)} {say('gone')} {say(`no-${x}`)}")
    (web / "messages.gen.ts").write_text("say('made')")
    monkeypatch.setattr(catalogues, "WEB", web)
    (folder / "en" / "web.ftl").write_text("web-kind-a = A\nweb-left = Left\n", encoding="utf-8")
    assert list(catalogues.page_faults()) == [
        "gone is said but missing",
        "nothing begins with no-",
        "web-left is never said",
    ]
