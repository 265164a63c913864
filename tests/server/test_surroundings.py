"""Where a card room stands."""

import ipaddress
import socket

import pytest

from vaza.core.errors import SetupError
from vaza.server.running import bind_socket
from vaza.server.surroundings import is_desktop, local_address


@pytest.mark.parametrize(
    ("environment", "terminal", "platform", "desktop"),
    [
        ({"DISPLAY": ":0"}, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({}, True, "linux", False),
        ({"DISPLAY": ""}, True, "linux", False),
        ({"DISPLAY": ":0"}, False, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1.2.3.4"}, True, "linux", False),
        ({}, True, "darwin", True),
        ({}, True, "win32", True),
        ({"SSH_TTY": "/dev/ttys1"}, True, "darwin", False),
    ],
)
def test_a_browser_is_opened_only_before_a_person(
    environment: dict[str, str], terminal: bool, platform: str, desktop: bool
) -> None:
    assert is_desktop(environment, terminal, platform) is desktop


def test_the_local_address_is_one_others_can_reach() -> None:
    found = local_address()
    assert not found or not ipaddress.ip_address(found).is_loopback


def free_port() -> int:
    for port in range(21000, 32000):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")


def test_a_port_is_taken_once() -> None:
    port = free_port()
    with bind_socket("127.0.0.1", port):
        with pytest.raises(SetupError) as caught:
            bind_socket("127.0.0.1", port)
        assert caught.value.code == "PORT_TAKEN"
    bind_socket("127.0.0.1", port).close()


@pytest.mark.parametrize("host", ["192.0.2.77", "no such host", "x" * 300, "bad host.invalid"])
def test_a_foreign_address_cannot_be_had(host: str) -> None:
    with pytest.raises(SetupError, match="BAD_HOST"):
        bind_socket(host, 21999)
