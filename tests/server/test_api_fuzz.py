"""Schemathesis over the running card room: nothing it thinks of is answered otherwise than the description says."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from housing import Hosted, gathered, hosted, people

from databases import postgres
from vaza.protocol.api import NewTable

pytestmark = pytest.mark.anyio

HERE = Path(__file__).parent
CONFIG = """
hooks = "schemathesis_hooks"
seed = {seed}
continue-on-failure = true
warnings = false

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
            from housing import step

            await step(room, ended.id, links)
        await links[0].quit()
        async with asyncio.timeout(20):
            while (await ana.http.get(f"/api/matches/{ended.id}-1")).status_code != 200:
                await asyncio.sleep(0.05)
        table = await ana.open_table(wish)
        async with await ana.sit_down(table.code):
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
    assert "19 selected / 19 total" in told, told[-3000:]


async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with hosted(tmp_path) as room:
        await run(room, tmp_path, 4, 1)


@pytest.mark.slow
async def test_schemathesis_finds_nothing_in_a_long_time(tmp_path: Path) -> None:
    with hosted(tmp_path) as room:
        await run(room, tmp_path, 150, 2)


@pytest.mark.slow
async def test_schemathesis_finds_nothing_on_postgresql(tmp_path: Path) -> None:
    """What one database takes another may choke on: a zero byte, a number without end."""
    with postgres() as cluster, hosted(tmp_path, await asyncio.to_thread(cluster.new_database)) as room:
        await run(room, tmp_path, 60, 3)
