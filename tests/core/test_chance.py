import hashlib
import hmac

import pytest

from vaza.core.chance import RandomTape, RecordedSource, Rng, SeededSource, SeededTape
from vaza.core.errors import SetupError
from vaza.core.fairness import HmacStream, VerifiableSource, commitment, new_secret

SECRET = bytes(range(32))


def test_the_generator_gives_the_same_numbers_for_ever() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == [721, 70, 372, 61, 787, 982, 323, 564]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 40])
def test_the_generator_is_even(limit: int) -> None:
    rng = Rng(limit)
    rolled = [rng.below(limit) for _ in range(limit * 2000)]
    assert set(rolled) == set(range(limit))
    assert all(abs(rolled.count(number) - 2000) < 300 for number in range(limit))


def test_every_card_reaches_every_place() -> None:
    source = SeededTape(8, Rng(1))
    counts = [[0] * 8 for _ in range(8)]
    for index in range(4000):
        for place, card in enumerate(source.deck_order(index)):
            counts[place][card] += 1
    assert all(350 < count < 650 for row in counts for count in row)


def test_seeds_name_matches_whatever_is_asked_first() -> None:
    first, second = SeededSource(7).tape(40, 1), SeededSource(7).tape(40, 1)
    lot = first.draw(0, 39)
    assert list(second.deck_order(0)) == list(first.deck_order(0))
    assert second.draw(0, 39) == lot
    assert list(SeededSource(8).tape(40, 1).deck_order(0)) != list(first.deck_order(0))
    assert list(SeededSource(7).tape(40, 2).deck_order(0)) != list(first.deck_order(0))


@pytest.mark.parametrize("order", [[0, 1, 2], [0, 1, 1, 3], [0, 1, 2, 4], [0, 1, 2, 3, 4], [-1, 0, 1, 2]])
def test_an_order_holds_every_card_once(order: list[int]) -> None:
    with pytest.raises(SetupError) as refused:
        RandomTape(4, [order])
    assert refused.value.code == "ORDER_IS_NOT_A_DECK"


def test_a_written_tape_ends() -> None:
    tape = RandomTape(4, [[3, 2, 1, 0]])
    assert list(tape.deck_order(0)) == [3, 2, 1, 0]
    with pytest.raises(SetupError, match="TAPE_ENDED"):
        tape.deck_order(1)
    with pytest.raises(SetupError, match="TAPE_ENDED"):
        tape.draw(0, 4)
    tape.lots = [4]
    with pytest.raises(SetupError, match="LOT_TOO_HIGH"):
        tape.draw(0, 4)
    with pytest.raises(SetupError, match="TAPE_ENDED"):
        RecordedSource([tape]).tape(4, 1)


def test_a_fair_deck_follows_from_secret_and_salts_as_documented() -> None:
    """The derivation of `docs/fairness.md`, done a second time with nothing but the standard library."""
    source = VerifiableSource(SECRET, ["ana", "rui"])
    label = "vaza1|ana,rui|3|order0"
    words: list[int] = []
    for block in range(20):
        digest = hmac.digest(SECRET, f"{label}|{block}".encode(), "sha256")
        words += [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
    deck = list(range(40))
    for last in range(39, 0, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % (last + 1):
            word = words.pop(0)
        other = word % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    tape = source.tape(40, 3)
    assert list(tape.deck_order(0)) == deck
    assert list(tape.deck_order(1)) != deck
    assert tape.draw(0, 39) == HmacStream(SECRET, "vaza1|ana,rui|3|lot0").below(39)
    assert list(VerifiableSource(SECRET, ["ana", "eva"]).tape(40, 3).deck_order(0)) != deck


def test_words_past_the_last_multiple_are_thrown_away() -> None:
    limit = 2**31 + 1
    words = HmacStream(SECRET, "odd")
    raw = HmacStream(SECRET, "odd")
    kept = [word for word in (raw.next() for _ in range(60)) if word < limit]
    assert [words.below(limit) for _ in range(len(kept) - 1)] == kept[:-1]
    assert len(kept) < 60


def test_commitments_and_secrets() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


@pytest.mark.parametrize(
    ("secret", "salts", "code"),
    [
        (b"short", ["a", "b"], "BAD_SECRET"),
        (SECRET, ["a", ""], "BAD_SALT"),
        (SECRET, ["a,b", "c"], "BAD_SALT"),
        (SECRET, ["a" * 65, "c"], "BAD_SALT"),
        (SECRET, ["é", "c"], "BAD_SALT"),
    ],
)
def test_bad_secrets_and_salts_are_refused(secret: bytes, salts: list[str], code: str) -> None:
    with pytest.raises(SetupError) as refused:
        VerifiableSource(secret, salts)
    assert refused.value.code == code
