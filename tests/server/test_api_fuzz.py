"""Schemathesis over the running card room: nothing it thinks of is answered otherwise than the description says."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from housing import PATIENCE, Hosted, gathered, hosted, line, people, step

from databases import postgres
from vaza.protocol.api import NewTable

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
CONFIG = """
hooks = "schemathesis_hooks"
seed = {seed}
continue-on-failure = true
warnings = false
request-timeout = 60

[auth.openapi.name]
api_key = "{cookie}"

[dictionaries]
tables = {{ values = ["{table}"] }}
matches = {{ values = ["{match}"] }}
codes = {{ values = ["{code}"] }}

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.5 }}
"path.match" = {{ dictionary = "matches", probability = 0.5 }}
"body.code" = {{ dictionary = "codes", probability = 0.5 }}

# Names that cannot be seen, tables that the rules of a game do not allow, clips that are not sound: no schema can say
# what these are, so what fits the schema may still be refused, with 400.
[[operations]]
include-path = ["/api/me", "/api/tables", "/api/tables/{{table}}/clips"]
checks.positive_data_acceptance.enabled = false
"""


async def run(room: Hosted, folder: Path, examples: int, seed: int) -> None:
    """Let Schemathesis loose on a room with a table, a finished match and somebody who is at both."""
    wish = NewTable(game="septica", clock="off", obvious=False)
    async with (
        gathered(room, wish, 2) as (ended, _, links),
        people(room, 1) as (ana,),
    ):
        while room.room(ended.id).standing.stage != "counted":
            await step(room, ended.id, links)
        await links[0].quit()
        async with asyncio.timeout(PATIENCE):
            while (await ana.http.get(f"/api/matches/{ended.id}-1")).status_code != 200:
                await asyncio.sleep(0.05)
        table = await ana.open_table(wish)
        async with await ana.join_and_sit(table.code):
            config = folder / "schemathesis.toml"
            config.write_text(
                CONFIG.format(
                    seed=seed,
                    cookie=ana.cookies["vaza"],
                    table=table.id,
                    match=f"{ended.id}-1",
                    code=table.code,
                )
            )
            command = [str(Path(sys.executable).with_name("st")), "--config-file", str(config), "run"]
            command += [f"{room.base}/api/schema/openapi.json", f"--max-examples={examples}", "--no-color"]
            process = await asyncio.create_subprocess_exec(
                *command,
                cwd=folder,
                env={**os.environ, "PYTHONPATH": str(HERE), "NO_PROXY": "*"},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            out, _ = await process.communicate()
    told = out.decode()
    assert process.returncode == 0, told[-8000:]
    assert "21 selected / 21 total" in told, told[-3000:]


@pytest.mark.slow
async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with hosted(tmp_path) as room:
        await run(room, tmp_path, 4, 1)


@pytest.mark.slow
async def test_schemathesis_finds_nothing_in_a_long_time(tmp_path: Path) -> None:
    with hosted(tmp_path) as room:
        await run(room, tmp_path, 50, 2)


@pytest.mark.slow
async def test_schemathesis_finds_nothing_on_postgresql(tmp_path: Path) -> None:
    with postgres() as cluster, hosted(tmp_path, await asyncio.to_thread(cluster.new_database)) as room:
        await run(room, tmp_path, 20, 3)


@pytest.mark.slow
async def test_what_postgresql_cannot_keep_is_not_there(tmp_path: Path) -> None:
    """A zero byte is no character to it, and infinity no time: refused or not found, and never a fault of ours."""
    with postgres() as cluster, hosted(tmp_path, await asyncio.to_thread(cluster.new_database)) as room:
        async with people(room, 1) as (ana,):
            for path in ("matches/%00", "matches/%00/record", "matches/a%00b/deals/1", "tables/%00", "games/%00"):
                assert (await ana.http.get(f"/api/{path}")).status_code == 404, path
            for before in ("nan", "inf", "-inf", "1e400"):
                assert (await ana.http.get(f"/api/me/matches?before={before}")).status_code in (200, 400), before
            for path, body in (
                ("me", {"name": "A\0"}),
                ("join", {"code": "CCC\0CC"}),
                ("me/password", {"password": "1234567\0"}),
                ("tables", {"game": "septica", "title": "A\0B"}),
                ("tables", {"game": "septica", "salt": "A\0B"}),
            ):
                assert (await ana.http.post(f"/api/{path}", json=body)).status_code < 500, (path, body)
            answer = await ana.http.post("/api/login", json={"name": "A\0", "password": "12345678"})
            assert answer.json()["code"] == "WRONG_PASSWORD"
            async with line(room, "%00") as bare:
                await bare.send({"type": "hello", "version": 1})
                assert (await bare.next("refused"))["code"] == "NO_SUCH_TABLE_HERE"
