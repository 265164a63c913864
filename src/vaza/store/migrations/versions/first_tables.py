"""Tables and their events."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "events",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("code", ID, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watchers", sa.Boolean, nullable=False),
        sa.Column("talk", sa.Text, nullable=False),
        sa.Column("shelf", ID, nullable=False),
        sa.Column("opened_at", sa.Double, nullable=False),
        sa.Column("touched_at", sa.Double, nullable=False),
    )
    open_ones = sa.text("shelf != 'closed'")
    op.create_index("tables_code", "tables", ["code"], unique=True, sqlite_where=open_ones, postgresql_where=open_ones)
    op.create_index("tables_shelf", "tables", ["shelf", "touched_at"])
