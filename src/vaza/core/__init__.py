"""The engine: cards, tricks, deals, matches, views, records. It knows no game."""
