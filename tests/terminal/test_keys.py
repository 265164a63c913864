"""Keys that arrive together are told apart."""

import pytest

from vaza.terminal.keys import split


@pytest.mark.parametrize(
    ("typed", "keys"),
    [("", []), ("n", ["n"]), ("dd", ["d", "d"]), ("\x1b[Cp", ["\x1b[C", "p"]), ("\x1b", ["\x1b"]), ("é ", ["é", " "])],
)
def test_split(typed: str, keys: list[str]) -> None:
    assert split(typed) == keys
