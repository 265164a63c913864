"""The table as an app in the terminal."""

from vaza.terminal.app.app import TableApp
from vaza.terminal.app.menu import choose_on_screen

__all__ = ["TableApp", "choose_on_screen"]
