"""`vaza serve` as an operator runs it: what it says, how it fails, how it ends."""

import asyncio
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pexpect
import pytest
from running import fails, run

from serving import SOURCE, WAIT, RoomProcess, card_room, free_port
from vaza.protocol.api import NewTable
from vaza.protocol.client import VazaClient
from vaza.protocol.errors import ClientError


def serve(*args: str, data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command where it fails."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VAZA_")}
    env = {**kept, "PYTHONPATH": SOURCE, "VAZA_DATA": str(data), "VAZA_LANG": "en", **environment}
    args = ("-m", "vaza", "serve", "--no-browser", *args)
    return subprocess.run(
        [sys.executable, *args],
        capture_output=True,
        text=True,
        env=env,
        check=False,
        timeout=WAIT,
        stdin=subprocess.DEVNULL,
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a failure."""
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""
    return done.stderr


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--port", "x"), "--port must be a whole number from 1 to 65535, not “x”."),
        (("--public-url", "x"), "--public-url must be an address such as"),
        (("--config", "/no/such/file.toml"), "/no/such/file.toml cannot be used as settings"),
        (("--secret-file", "/"), "The secret / cannot be used"),
        (("--nonsense",), "There is no option --nonsense here"),
        (("extra",), "extra"),
    ],
)
def test_a_bad_start_is_one_sentence(args: tuple[str, ...], told: str) -> None:
    assert told in fails(run("serve", "--no-browser", *args))


def test_a_bad_variable_and_a_bad_file_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAZA_DATA", str(tmp_path))
    (tmp_path / "vaza.toml").write_text("prot = 5\n")
    assert "has an unknown setting prot; there are host, port" in fails(run("serve"))
    (tmp_path / "vaza.toml").write_text("port = 5\n")
    monkeypatch.setenv("VAZA_PORT", "fifty")
    assert "VAZA_PORT must be a whole number" in fails(run("serve"))


def test_a_secret_that_others_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAZA_DATA", str(tmp_path))
    (tmp_path / "room.secret").write_bytes(bytes(32))
    (tmp_path / "room.secret").chmod(0o644)
    assert "can be read by others" in fails(run("serve"))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        port = free_port()
        other.bind(("127.0.0.1", port))
        other.listen()
        assert f"Port {port} at 127.0.0.1 is in use" in sentence(serve("--port", str(port), data=tmp_path))


@pytest.mark.slow
def test_a_foreign_host_and_a_database_that_does_not_answer(tmp_path: Path) -> None:
    port = str(free_port())
    assert "not an address of this machine" in sentence(serve("--host", "192.0.2.7", "--port", port, data=tmp_path))
    away = serve("--port", port, "--database-url", "postgresql://ana:s3cr3t@127.0.0.1:19/vaza", data=tmp_path)
    assert "s3cr3t" not in sentence(away)
    assert "database" in away.stderr
    sentence(serve("--port", port, "--database-url", "mysql://localhost/vaza", data=tmp_path))
    sentence(serve("--port", port, "--database-url", f"sqlite:///{tmp_path}", data=tmp_path))


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_in_peace_with_people_inside(tmp_path: Path, number: int) -> None:
    with card_room(tmp_path) as room:

        async def visit() -> None:
            async with await VazaClient.connect(room.url, "Ana") as ana:
                table = await ana.open_table(NewTable(game="sueca"))
                async with await ana.join_and_sit(table.code, record=True) as link:
                    assert await asyncio.to_thread(room.stop, number) == 0
                    await asyncio.sleep(0)
                    assert link.scene.chair == 0

        asyncio.run(visit())
        assert room.told[0] == f"The card room is open: {room.url}"
        assert room.told[-1] == "The card room is closed. Every table is kept."
        assert not room.logged, room.logged


def test_nothing_that_opens_a_door_is_said_or_readable(tmp_path: Path) -> None:
    with card_room(tmp_path) as room:

        async def visit() -> list[str]:
            async with await VazaClient.connect(room.url, "Ana") as ana:
                table = await ana.open_table(NewTable(game="sueca", password="open sesame"))
                joined = await ana.join(table.code, "open sesame")
                async with await ana.connect_table(joined.table, joined.grant):
                    await ana.set_password("correct horse")
                await ana.http.get("/api/tables?grant=" + joined.grant)
                with pytest.raises(ClientError):
                    await ana.log_in("Ana", "wrong horse")
                return [*ana.cookies.values(), joined.grant, "open sesame", "horse"]

        secrets = asyncio.run(visit())
        room.stop()
        said = "\n".join(room.told + room.logged)
        assert not [secret for secret in secrets if secret in said]
        for path in tmp_path.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path


def test_the_local_network_gets_an_address_and_a_code_to_point_at(tmp_path: Path) -> None:
    port = free_port()
    env = {**os.environ, "PYTHONPATH": SOURCE, "VAZA_DATA": str(tmp_path), "TERM": "xterm", "VAZA_WORKERS": "1"}
    args = ["-m", "vaza", "serve", "--lan", "--no-browser", "--port", str(port)]
    child = pexpect.spawn(sys.executable, args, env=env, encoding="utf-8", dimensions=(60, 120), timeout=WAIT)
    child.expect(f"The card room is open: http://127.0.0.1:{port}")
    found = child.expect([rf"On this network: http://[\d.]+:{port}", "No local network was found"])
    if found == 0:
        child.expect("no microphone")
        child.expect("█|▄|▀")
    child.expect("Ctrl-C closes it")
    child.sendintr()
    child.expect("The card room is closed")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.slow
def test_the_file_in_the_data_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / "vaza.toml").write_text('tables_per_player = 1\npublic_url = "https://cards.example.org"\n')
    room = RoomProcess(tmp_path)
    try:
        room.start()
        assert room.told[0] == "The card room is open: https://cards.example.org"

        async def visit() -> None:
            async with await VazaClient.connect(room.url, "Ana") as ana:
                answer = await ana.http.post("/api/me", json={"name": "Rui"})
                assert "Secure" in answer.headers["set-cookie"]

        asyncio.run(visit())
    finally:
        room.close()


@pytest.mark.slow
def test_a_copy_made_while_it_runs_goes_on_elsewhere(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    second.mkdir()
    with card_room(first) as room:

        async def visit(url: str, code: str, cookies: dict[str, str]) -> tuple[str, dict[str, str], str]:
            async with await VazaClient.connect(url, "Ana", cookies=cookies) as ana:
                code = code or (await ana.open_table(NewTable(game="sueca", bots=["easy"] * 3, start=True))).code
                async with await ana.join_and_sit(code) as link:
                    return code, ana.cookies, link.scene.commitment

        code, cookies, promise = asyncio.run(visit(room.url, "", {}))
        with sqlite3.connect(first / "room.db") as here, sqlite3.connect(second / "room.db") as there:
            here.backup(there)
        (second / "room.secret").write_bytes((first / "room.secret").read_bytes())
        (second / "room.secret").chmod(0o600)
    with card_room(second) as copy:
        assert asyncio.run(visit(copy.url, code, cookies))[2] == promise


@pytest.mark.slow
@pytest.mark.parametrize("trusted", [True, False])
def test_only_a_trusted_proxy_is_believed(tmp_path: Path, trusted: bool) -> None:
    told = {"VAZA_TRUSTED_PROXIES": "127.0.0.0/8"} if trusted else {}
    with card_room(tmp_path, VAZA_REQUESTS_PER_MINUTE="10", **told) as room:
        for _ in range(200):
            if (
                httpx.get(f"{room.url}/api/me", headers={"X-Forwarded-For": "192.0.2.1"}, trust_env=False).status_code
                == 429
            ):
                break
        else:
            raise AssertionError("there is no limit")
        other = httpx.get(f"{room.url}/api/me", headers={"X-Forwarded-For": "192.0.2.2"}, trust_env=False)
        assert other.status_code == (200 if trusted else 429)
