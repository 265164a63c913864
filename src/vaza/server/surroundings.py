"""The machine a card room runs on: its address on the local network, and whether somebody sits before it."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping
from typing import Final

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that belongs to nobody: nothing is ever sent there."""
REMOTE: Final = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def local_address() -> str:
    """The address of this machine on the local network, empty where there is none; asking sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith(("127.", "0.")) else found


def is_desktop(environment: Mapping[str, str], terminal: bool, platform: str = sys.platform) -> bool:
    """Whether a person sits before this very machine's screen."""
    if not terminal or any(environment.get(name) for name in REMOTE):
        return False
    return platform in ("darwin", "win32") or any(environment.get(name) for name in SCREENS)
