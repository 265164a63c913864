"""The tables of the database, the same for SQLite and PostgreSQL; `migrations/` makes them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

Id: Final = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""A word that is only ever compared byte by byte."""

METADATA: Final = sa.MetaData()

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", Id, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("event", sa.LargeBinary, nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", Id, primary_key=True),
    sa.Column("code", Id, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host", Id, nullable=False),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("watchers", sa.Boolean, nullable=False),
    sa.Column("talk", sa.Text, nullable=False),
    sa.Column("shelf", Id, nullable=False),
    sa.Column("opened_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
)
NOT_CLOSED: Final = TABLES.c.shelf != sa.literal_column("'closed'")
sa.Index("tables_code", TABLES.c.code, unique=True, sqlite_where=NOT_CLOSED, postgresql_where=NOT_CLOSED)
sa.Index("tables_shelf", TABLES.c.shelf, TABLES.c.touched_at)

PLAYERS: Final = sa.Table(
    "players",
    METADATA,
    sa.Column("id", Id, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", Id, nullable=False),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("seen_at", sa.Double, nullable=False),
)
WITH_PASSWORD: Final = PLAYERS.c.password != sa.literal_column("''")
sa.Index("players_name", PLAYERS.c.folded, unique=True, sqlite_where=WITH_PASSWORD, postgresql_where=WITH_PASSWORD)

MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", Id, primary_key=True),
    sa.Column("table_id", Id, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("variants", sa.JSON, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("started_at", sa.Double, nullable=False),
    sa.Column("ended_at", sa.Double, nullable=False),
    sa.Column("deals", sa.Integer, nullable=False),
    sa.Column("ended", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)
sa.Index("matches_table", MATCHES.c.table_id, MATCHES.c.number, unique=True)
sa.Index("matches_game", MATCHES.c.game, MATCHES.c.ended_at)

RESULTS: Final = sa.Table(
    "results",
    METADATA,
    sa.Column("match_id", Id, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", Id, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("side", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("prize", sa.Integer, nullable=False),
    sa.Column("ended_at", sa.Double, nullable=False),
)
sa.Index("results_player", RESULTS.c.player, RESULTS.c.ended_at)
