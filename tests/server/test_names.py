"""Names: what may be one, which are the same, and that records keep them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.core.chance import SeededSource
from vaza.core.errors import SetupError
from vaza.core.match_runner import MatchRunner
from vaza.core.record import Record, check_names, read_record
from vaza.games import make_game
from vaza.locales import Catalogue
from vaza.server.names import LONGEST_NAME, clean_name
from vaza.store.sql import normalize_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \n", "Ana"),
        ("Ana  Maria", "Ana Maria"),
        ("Ana\u00a0\u3000Maria", "Ana Maria"),
        ("Joa\u0303o", "João"),
        ("Ștefan", "Ștefan"),
        ("❤️", "❤"),
        ("李", "李"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
        ("0", "0"),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "\n", "x" * 25, "x" * 1_000_000, "a,b", "a\tb", "a\nb", "a\0b", "a\x7fb",
        "a\u202eb", "a\u2066b", "a\u200bb", "a\u200db", "a\ufeffb", "\u3164", "a\u115fb", "\u2800", "a\u034fb",
        "a\u2028b", "\ud800", "a\ue000", "\u0301a", "a" + "\u0336" * 4, "\U000e0041", "a\ufe01",
    ],
)  # fmt: skip
def test_what_is_no_name(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        clean_name(text)
    assert refused.value.code == "BAD_PLAYER_NAME"
    assert refused.value.args_by_name["name"].isprintable()
    assert len(Catalogue().format("error-bad-player-name", **refused.value.args_by_name)) < 150


@given(st.text(max_size=30) | st.text(alphabet="Aaé ,\u0301\u0327ǅﬁßİ\u00a0", max_size=30))
def test_the_laws_of_names(text: str) -> None:
    try:
        name = clean_name(text)
    except SetupError:
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    check_names([name], 1)


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    assert normalize_name(normalize_name(text)) == normalize_name(text)


def test_folding_holds_for_every_letter() -> None:
    for number in range(0x20000):
        once = normalize_name(chr(number))
        assert normalize_name(once) == once, hex(number)
        assert normalize_name(chr(number).casefold()) == once, hex(number)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "ANA"), ("João", "JOA\u0303O"), ("Straße", "STRASSE"), ("Ａｎａ", "ana"), ("ﬁn", "FIN"), ("Σας", "σασ")],
)
def test_names_that_are_the_same(one: str, other: str) -> None:
    assert normalize_name(one) == normalize_name(other)


def test_names_that_are_not() -> None:
    assert len({normalize_name(name) for name in ("Ana", "Ána", "An a", "Anа")}) == 4  # the last with a Cyrillic а


def test_a_record_keeps_them() -> None:
    names = [clean_name(text) for text in ("Joa\u0303o: 3", "❤️ #x", "a  b;c=d", "李\u00a0“q”")]
    text = Record(MatchRunner(make_game("sueca"), SeededSource(1)), names).write()
    assert read_record(text, make_game).players == names
