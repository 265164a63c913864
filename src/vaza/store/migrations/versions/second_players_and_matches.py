"""Players, finished matches and how each seat fared in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "players",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", ID, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    kept = sa.text("password != ''")
    op.create_index("players_name", "players", ["folded"], unique=True, sqlite_where=kept, postgresql_where=kept)
    matches()
    results()


def matches() -> None:
    """One row a match."""
    op.create_table(
        "matches",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table_id", ID, nullable=False),
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
    op.create_index("matches_table", "matches", ["table_id", "number"], unique=True)
    op.create_index("matches_game", "matches", ["game", "ended_at"])


def results() -> None:
    """One row a seat."""
    op.create_table(
        "results",
        sa.Column("match_id", ID, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("prize", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
    )
    op.create_index("results_player", "results", ["player", "ended_at"])
