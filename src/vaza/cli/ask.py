"""What a person types in answer to a question; it is read in `vaza.terminal.answers`."""

from vaza.terminal.answers import choices, read_answer

__all__ = ["choices", "read_answer"]
