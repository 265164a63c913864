"""The least a Textual app can do with a key: the peer for `bench/terminal.py`."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class Bare(App[None]):
    """One line that changes with every key."""

    ENABLE_COMMAND_PALETTE = False
    pressed = 0

    def compose(self) -> ComposeResult:
        """The line."""
        yield Static("ready", id="line")

    def on_key(self, event: Key) -> None:
        """Show the key."""
        self.pressed += 1
        self.query_one("#line", Static).update(f"{event.key} {self.pressed}")


if __name__ == "__main__":
    Bare().run()
