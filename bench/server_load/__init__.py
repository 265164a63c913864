"""Real clients that load a game server, and what they measure."""
