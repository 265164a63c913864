"""Run by Alembic: takes the steps on the connection that `vaza.store.migrating` hands over."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
