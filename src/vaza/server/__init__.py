"""The card room: HTTP and WebSocket around tables and the store."""
