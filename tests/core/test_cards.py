import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.core.cards import bit, count, french_deck, has, lowest, members, nth, spanish_deck, union
from vaza.core.errors import NotationError

SETS = st.integers(1, 2**63 - 1)
FRENCH = french_deck(["2", "7", "10", "K", "A"], {"A": 11})
SPANISH = spanish_deck(["7", "10", "11", "12", "1"], {"1": 11, "10": 3})


@given(SETS)
def test_sets_agree_with_python(cards: int) -> None:
    found = members(cards)
    assert count(cards) == len(found) == cards.bit_count()
    assert lowest(cards) == found[0]
    assert [nth(cards, n) for n in range(len(found))] == found
    assert all(has(cards, member) for member in found)
    assert union(found) == cards


@pytest.mark.parametrize("index", range(63))
def test_bit_does_not_wrap_at_32(index: int) -> None:
    assert bit(index) == 2**index


@pytest.mark.parametrize(
    ("text", "card"),
    [("2♥", 0), ("A♥", 4), ("ah", 4), ("10d", 7), (" k♣ ", 13), ("A♠", 19), ("A♠️", 19), ("as", 19)],
)
def test_french_notation(text: str, card: int) -> None:
    assert FRENCH.read(text) == card


@pytest.mark.parametrize(("text", "card"), [("7O", 0), ("12c", 8), ("1E", 14), ("10b", 16)])
def test_spanish_notation(text: str, card: int) -> None:
    assert SPANISH.read(text) == card


@pytest.mark.parametrize("text", ["", " ", "♥", "A", "AA", "3♥", "A♥♥", "1O", "AX", "é♥", "A ♥", "\x00"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        FRENCH.read(text)
    assert refused.value.code == "UNKNOWN_CARD"


@pytest.mark.parametrize(("text", "suit"), [("♥", 0), ("d", 1), ("C", 2), (" ♠️ ", 3)])
def test_suits(text: str, suit: int) -> None:
    assert FRENCH.read_suit(text) == suit


@pytest.mark.parametrize("text", ["", "x", "♥♥", "hearts"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        FRENCH.read_suit(text)
    assert refused.value.code == "UNKNOWN_SUIT"


def test_a_deck_knows_suits_ranks_and_values() -> None:
    assert FRENCH.size == 20
    assert FRENCH.write_all(FRENCH.suit(1)) == "A♦ K♦ 10♦ 7♦ 2♦"
    assert FRENCH.write_all(FRENCH.suit_cards(FRENCH.read("2♠"))) == "A♠ K♠ 10♠ 7♠ 2♠"
    assert FRENCH.write_all(FRENCH.rank("10")) == "10♥ 10♦ 10♣ 10♠"
    assert FRENCH.strength(FRENCH.read("K♦")) == 3
    assert FRENCH.suit_of(FRENCH.read("K♦")) == 1
    assert [SPANISH.values[SPANISH.read(card)] for card in ("1O", "10B", "12C")] == [11, 3, 0]
