"""The table as an app in the terminal."""

from vaza.terminal.app.app import TableApp

__all__ = ["TableApp"]
