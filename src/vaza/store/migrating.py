"""Brings a database to the shape this program knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from vaza.store.errors import StoreError

HERE: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x76617A61
"""The number under which programs that open one PostgreSQL database at once wait for each other."""


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Take every step that is missing, all or none; a database from a newer program is refused."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if not found <= known:
        raise StoreError("database-newer", {"revision": ", ".join(sorted(found - known))})
    if found != set(script.get_heads()):
        config.attributes["connection"] = connection
        command.upgrade(config, to)
