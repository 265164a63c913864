"""Cookies, grants, ids and codes."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.core.errors import SetupError
from vaza.server.identity import (
    ALPHABET,
    COOKIE_AGE,
    COOKIE_RENEWAL,
    GRANT_AGE,
    Signer,
    forget_cookie,
    is_id,
    new_code,
    new_id,
    printable,
    read_code,
    set_cookie,
)

KEY = bytes(range(32))
START = 1_800_000_000.0


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def signer(clock: Clock) -> Signer:
    return Signer(KEY, clock)


def test_a_cookie_tells_its_player(signer: Signer) -> None:
    player = new_id()
    assert signer.player_in(signer.cookie_for(player)) == player
    assert Signer(KEY, lambda: START).player_in(signer.cookie_for(player)) == player


def test_a_cookie_is_good_for_a_year(signer: Signer, clock: Clock) -> None:
    cookie = signer.cookie_for("ana")
    clock.now += COOKIE_AGE
    assert signer.player_in(cookie) == "ana"
    clock.now += 1
    assert signer.player_in(cookie) is None
    assert signer.renewed(cookie) is None


def test_an_old_cookie_is_renewed(signer: Signer, clock: Clock) -> None:
    cookie = signer.cookie_for("ana")
    clock.now += COOKIE_RENEWAL - 1
    assert signer.renewed(cookie) is None
    clock.now += 1
    new = signer.renewed(cookie)
    assert new is not None
    clock.now += COOKIE_AGE
    assert signer.player_in(new) == "ana"
    assert signer.player_in(cookie) is None


def test_a_clock_set_back_a_little_keeps_cookies(signer: Signer, clock: Clock) -> None:
    cookie = signer.cookie_for("ana")
    clock.now -= 3600
    assert signer.player_in(cookie) == "ana"
    clock.now -= 86400
    assert signer.player_in(cookie) is None


@given(st.data())
def test_a_changed_cookie_is_nobodys(data: st.DataObject) -> None:
    signer = Signer(KEY, lambda: START)
    cookie = signer.cookie_for("ana")
    at = data.draw(st.integers(0, len(cookie) - 2))  # the last letter of base 64 has bits that mean nothing
    letter = data.draw(st.characters().filter(lambda other: other != cookie[at]))
    assert signer.player_in(cookie[:at] + letter + cookie[at + 1 :]) is None
    assert signer.player_in(cookie[: at + 1]) is None


@given(st.one_of(st.text(), st.text(alphabet="ana._-" + "A1"), st.just("ana." * 100_000), st.just("\ud800.x.y")))
def test_anything_else_is_nobodys(text: str) -> None:
    signer = Signer(KEY, lambda: START)
    assert signer.player_in(text) is None
    assert signer.renewed(text) is None
    assert not signer.is_granted(text, "t", "ana")


def test_purposes_and_keys_are_apart(signer: Signer) -> None:
    assert signer.player_in(signer.grant_for("t", "ana")) is None
    assert not signer.is_granted(signer.cookie_for("ana"), "t", "ana")
    assert Signer(bytes(32), lambda: START).player_in(signer.cookie_for("ana")) is None


def test_a_grant_is_for_one_player_and_table(signer: Signer, clock: Clock) -> None:
    grant = signer.grant_for("table", "ana")
    assert len(signer.grant_for(new_id(), new_id())) <= 200
    assert signer.is_granted(grant, "table", "ana")
    assert not signer.is_granted(grant, "table", "rui")
    assert not signer.is_granted(grant, "other", "ana")
    assert not signer.is_granted(grant, "", "table/ana")
    clock.now += GRANT_AGE + 1
    assert not signer.is_granted(grant, "table", "ana")


@pytest.mark.parametrize("text", ["", "a.b", "a/b", "é", "a" * 65, "a\n"])
def test_only_ids_are_signed(signer: Signer, text: str) -> None:
    for sign in (
        signer.cookie_for,
        lambda text: signer.grant_for(text, "ana"),
        lambda text: signer.grant_for("t", text),
    ):
        with pytest.raises(SetupError, match="BAD_ID"):
            sign(text)


def test_a_short_key_is_refused() -> None:
    with pytest.raises(SetupError, match="KEY_TOO_SHORT"):
        Signer(b"x" * 31)


def test_the_headers() -> None:
    assert set_cookie("x", https=False) == "vaza=x; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"
    assert set_cookie("x", https=True).endswith("; HttpOnly; SameSite=Lax; Secure")
    assert forget_cookie(https=True) == "vaza=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure"


def test_ids_are_new_and_fit() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(is_id(one) for one in ids)


def test_codes_have_every_letter_and_can_be_read() -> None:
    codes = [new_code() for _ in range(1000)]
    assert set(Counter("".join(codes))) == set(ALPHABET)
    assert all(read_code(code.lower()) == code for code in codes)
    assert not set(ALPHABET) & set("AEIOU0125BGLQSZ8")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ab-c 123", "ABC123"),
        (" k7m\t—p3x\n", "K7MP3X"),
        ("k7mp3", None),
        ("k7mp3xx", None),
        ("k7mp3é", None),
        ("k7mp3/", None),
        ("ß7mp3", None),
        ("", None),
        ("-" * 100_000 + "k7mp3x", None),
    ],
)
def test_reading_a_code(text: str, code: str | None) -> None:
    assert read_code(text) == code


def test_what_is_shown_is_printable() -> None:
    assert printable("a\u202eb\n" + "x" * 100) == "a�b�" + "x" * 36
