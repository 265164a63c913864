"""Passwords are hashed for real, off the event loop, and few at once."""

import asyncio
import logging
import threading

import pytest
from argon2 import PasswordHasher

from vaza.core.errors import SetupError
from vaza.server.passwords import LONGEST, MEMORY, PasswordCheck, Passwords

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class Gate(PasswordHasher):
    """Hashes when it is opened; counts who is at it."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.opened = threading.Event()
        self.opened.set()
        self.lock = threading.Lock()
        self.inside = self.most = self.done = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        assert self.opened.wait(30)
        with self.lock:
            self.inside -= 1
            self.done += 1
        return super().hash(password, salt=salt)


def test_a_password_is_known_again() -> None:
    async def run() -> None:
        passwords = Passwords()
        kept = await passwords.hash("correct horse")
        assert kept.startswith(f"$argon2id$v=19$m={MEMORY},t=2,p=1$")
        assert await passwords.verify(kept, "correct horse") == PasswordCheck(True)
        assert await passwords.verify(kept, "correct horsf") == PasswordCheck(False)
        assert kept != await passwords.hash("correct horse")
        await passwords.close()

    asyncio.run(run())


def test_keyboards_do_not_matter_but_letters_do() -> None:
    async def run() -> None:
        passwords = Passwords(QUICK)
        kept = await passwords.hash("paõzinho quente")
        assert (await passwords.verify(kept, "pao\u0303zinho quente")).right
        assert not (await passwords.verify(kept, "paozinho quente")).right
        odd = await passwords.hash("\ud800" * 8)
        assert (await passwords.verify(odd, "\ud800" * 8)).right
        longest = await passwords.hash("x" * LONGEST)
        assert not (await passwords.verify(longest, "x" * (LONGEST + 1))).right

    asyncio.run(run())


@pytest.mark.parametrize("password", ["", "seven77", "x" * (LONGEST + 1)])
def test_what_is_no_password(password: str) -> None:
    with pytest.raises(SetupError, match="BAD_PASSWORD"):
        asyncio.run(Passwords(QUICK).hash(password))


def test_nobody_has_no_password_but_as_much_work() -> None:
    verified = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # noqa: A002
            verified.append(str(hash).rsplit("$", 2)[0])
            return bool(super().verify(hash, password))

    async def run() -> None:
        passwords = Passwords(Watched(time_cost=1, memory_cost=8, parallelism=1))
        kept = await passwords.hash("correct horse")
        assert not (await passwords.verify(kept, "wrong horse")).right
        for guess in ("", "wrong horse"):
            assert await passwords.verify("", guess) == PasswordCheck(False)

    asyncio.run(run())
    assert len(verified) == 3
    assert len(set(verified)) == 1


def test_an_old_hash_is_renewed() -> None:
    async def run() -> None:
        old = await Passwords(QUICK).hash("correct horse")
        passwords = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        right, renewed = await passwords.verify(old, "correct horse")
        assert right
        assert "m=16,t=2" in renewed
        assert await passwords.verify(renewed, "correct horse") == PasswordCheck(True)
        assert await passwords.verify(old, "wrong horse") == PasswordCheck(False)

    asyncio.run(run())


@pytest.mark.parametrize("kept", ["rubbish", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA", "$argon2id$"])
def test_a_damaged_hash_is_told(kept: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(Passwords(QUICK).verify(kept, "correct horse")) == PasswordCheck(False)
    assert "cannot be read" in caplog.text
    assert kept not in caplog.text
    assert "horse" not in caplog.text


def test_a_flood_is_refused_and_what_is_in_goes_on() -> None:
    async def run() -> None:
        gate = Gate()
        passwords = Passwords(gate, at_once=2, waiting=3)
        gate.opened.clear()
        inside = [asyncio.ensure_future(passwords.hash("correct horse")) for _ in range(5)]
        await asyncio.sleep(0)
        for _ in range(50):
            with pytest.raises(SetupError, match="TOO_BUSY"):
                await passwords.hash("correct horse")
        with pytest.raises(SetupError, match="TOO_BUSY"):
            await passwords.verify("", "correct horse")
        gate.opened.set()
        assert len(set(await asyncio.gather(*inside))) == 5
        assert gate.most == 2
        assert await passwords.hash("correct horse")

    asyncio.run(run())


def test_who_hangs_up_keeps_the_place_until_the_work_is_done() -> None:
    async def run() -> None:
        gate = Gate()
        passwords = Passwords(gate, at_once=1, waiting=1)
        gate.opened.clear()
        before = gate.done
        for _ in range(2):
            task = asyncio.ensure_future(passwords.hash("correct horse"))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        with pytest.raises(SetupError, match="TOO_BUSY"):
            await passwords.hash("correct horse")
        gate.opened.set()
        await passwords.close()
        assert gate.done == before + 2

    asyncio.run(run())


def test_the_loop_goes_on_meanwhile() -> None:
    async def run() -> None:
        gate = Gate()
        passwords = Passwords(gate)
        gate.opened.clear()
        task = asyncio.ensure_future(passwords.hash("correct horse"))
        await asyncio.sleep(0)
        gate.opened.set()  # only a loop that goes on gets here
        assert await task

    asyncio.run(run())
