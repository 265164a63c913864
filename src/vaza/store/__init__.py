"""What is kept for ever: the events of tables, players, finished matches. SQLite or PostgreSQL, one contract."""
