"""Buckets never give more than they may, and doors count right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.server.limits import ConnectionCounter, RateLimiter, TokenBucket, limit_key

RATES = st.floats(0.01, 1000)
BURSTS = st.floats(1, 100)
STEPS = st.lists(st.one_of(st.just(0.0), st.floats(0, 0.5), st.floats(-5, 50)), max_size=80)


@given(RATES, BURSTS, STEPS, st.floats(0, 2e9))
def test_never_more_than_the_burst_and_the_rate_in_any_window(
    rate: float, burst: float, steps: list[float], start: float
) -> None:
    bucket = TokenBucket(rate, burst)
    now = latest = start
    taken: list[float] = []
    for step in steps:
        now += step
        latest = max(latest, now)
        if bucket.take(now):
            taken.append(latest)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            most = burst + rate * (taken[last] - taken[first])
            assert last - first + 1 <= most * (1 + 1e-6) + 1e-6


@given(st.floats(0.1, 100), st.integers(1, 50))
def test_who_keeps_to_the_rate_is_never_refused(rate: float, burst: int) -> None:
    bucket = TokenBucket(rate, burst)
    now = 1000.0
    assert all(bucket.take(now) for _ in range(burst))
    assert not bucket.take(now)
    for _ in range(100):
        now += 1.001 / rate
        assert bucket.take(now)


def test_a_pause_fills_the_bucket_to_the_burst_only() -> None:
    bucket = TokenBucket(1, 3)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1e9) for _ in range(4)] == [True, True, True, False]
    assert not TokenBucket(1, 3).take(0, 3.5)
    assert TokenBucket(1, 3).take(0, 3)


def test_no_rate_is_no_limit() -> None:
    assert all(TokenBucket(0, 0).take(0) for _ in range(1000))
    buckets = RateLimiter(0, 0)
    assert all(buckets.take(str(key)) for key in range(1000))
    assert len(buckets) == 0


def test_everybody_has_a_bucket() -> None:
    now = [0.0]
    buckets = RateLimiter(1, 2, lambda: now[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now[0] = 1
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_the_bucket_unused_for_longest_falls_out() -> None:
    buckets = RateLimiter(1, 1, lambda: 0.0, most=3)
    for key in "abc":
        assert buckets.take(key)
    assert not buckets.take("a")
    assert buckets.take("d")
    assert len(buckets) == 3
    assert not buckets.take("a")
    assert buckets.take("b")
    for key in range(10_000):
        buckets.take(str(key))
    assert len(buckets) == 3


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=60))
def test_doors_count_as_a_list_would(moves: list[tuple[str, bool]]) -> None:
    doors = ConnectionCounter(3, 5)
    inside: list[str] = []
    for key, comes in moves:
        if comes:
            welcome = inside.count(key) < 3 and len(inside) < 5
            assert doors.enter(key) == welcome
            inside += [key] if welcome else []
        elif key in inside:
            doors.leave(key)
            inside.remove(key)
        else:
            with pytest.raises(KeyError):
                doors.leave(key)
        assert doors.open == len(inside)
        assert all(doors.inside(one) == inside.count(one) for one in "abc")
        assert len(doors._open) == len(set(inside))


def test_doors_without_a_limit() -> None:
    doors = ConnectionCounter(0)
    assert all(doors.enter("a") for _ in range(1000))


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "?"),
        ("x" * 100_000, "?"),
    ],
)
def test_the_place_of_an_address(address: str, place: str) -> None:
    assert limit_key(address) == place
