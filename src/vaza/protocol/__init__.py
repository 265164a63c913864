"""What clients and the server say to each other, and the client itself."""

from typing import Final

VERSION: Final = 1
"""The version of the play protocol; a client with another one is told to reload."""
