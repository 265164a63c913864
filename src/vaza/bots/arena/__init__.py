"""Bots against bots: duplicate deals, all seats in turn, and what can be said for sure about who is better."""
