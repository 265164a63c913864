"""Settings: what comes before what, and one sentence for everything that cannot be."""

from pathlib import Path

import pytest

from vaza.core.errors import SetupError
from vaza.locales import LANGUAGES, Catalogue
from vaza.server.settings import READERS, Settings, config_file, cores, read_settings
from vaza.terminal.telling import MessageFormatter

FOLDER = Path("/data")


def settle(flags: dict[str, object] | None = None, env: dict[str, str] | None = None, file: str = "") -> Settings:
    return read_settings(flags or {}, env or {}, file, "room.toml", FOLDER)


def test_the_usual() -> None:
    found = settle()
    assert (found.host, found.port) == ("127.0.0.1", 8470)
    assert found.database_url == "sqlite:////data/room.db"
    assert found.secret_file == "/data/room.secret"
    assert found.workers == cores()
    assert found.address == "http://127.0.0.1:8470"
    assert not found.secure


def test_every_setting_can_be_read_and_no_other() -> None:
    assert set(READERS) == set(Settings.__struct_fields__)


def test_flags_before_environment_before_file_before_the_usual() -> None:
    file = "port = 1001\ntables = 7\nworkers = 3\n"
    env = {"VAZA_PORT": "1002", "VAZA_TABLES": "8"}
    assert settle(file=file).port == 1001
    assert settle(env=env, file=file).port == 1002
    found = settle({"port": "1003"}, env, file)
    assert (found.port, found.tables, found.workers) == (1003, 8, 3)


def test_flags_that_are_not_given_and_empty_variables_say_nothing() -> None:
    assert settle({"port": None, "lan": None}, {"VAZA_PORT": "", "VAZA_LANG": "pt"}) == settle()


def test_the_local_network() -> None:
    assert settle({"lan": True}).host == "0.0.0.0"
    assert settle({"lan": True, "host": "192.168.1.5"}).host == "192.168.1.5"
    assert settle(env={"VAZA_LAN": "yes"}).host == "0.0.0.0"
    assert settle({"lan": True}).address == "http://127.0.0.1:8470"


def test_behind_a_proxy() -> None:
    found = settle(file='public_url = "https://cards.example.org/"\ntrusted-proxies = ["127.0.0.1", "10.0.0.0/8"]')
    assert found.secure
    assert found.address == "https://cards.example.org"
    assert found.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8")
    assert settle(env={"VAZA_TRUSTED_PROXIES": "::1, 10.1.2.3"}).trusted_proxies == ("::1/128", "10.1.2.3/32")
    assert settle({"host": "::1"}).address == "http://[::1]:8470"


def test_no_limit() -> None:
    found = settle(env={"VAZA_FRAMES_PER_SECOND": "0", "VAZA_CONNECTIONS_PER_ADDRESS": "0"})
    assert (found.frames_per_second, found.connections_per_address) == (0, 0)


BAD: list[tuple[dict[str, object], dict[str, str], str, str]] = [
    ({"port": "x"}, {}, "", "--port must be a whole number from 1 to 65535, not “x”."),
    ({"port": "70000"}, {}, "", "--port must be a whole number from 1 to 65535, not “70000”."),
    ({}, {"VAZA_PORT": "-1"}, "", "VAZA_PORT must be a whole number from 1 to 65535, not “-1”."),
    ({}, {}, "port = true", "port (room.toml) must be a whole number from 1 to 65535, not “True”."),
    ({}, {}, "port = 1.5", "port (room.toml) must be a whole number from 1 to 65535, not “1.5”."),
    ({}, {"VAZA_LAN": "perhaps"}, "", "VAZA_LAN is yes or no, not “perhaps”."),
    ({"public_url": "cards.example.org"}, {}, "", "--public-url must be an address such as"),
    ({"public_url": "https://a.example/cards"}, {}, "", "--public-url must be an address such as"),
    ({"public_url": "https://u:p@a.example"}, {}, "", "--public-url must be an address such as"),
    ({"allowed_origins": "https://a.example,ftp://b"}, {}, "", "--allowed-origins must be an address"),
    ({}, {"VAZA_TRUSTED_PROXIES": "proxy.local"}, "", "VAZA_TRUSTED_PROXIES must be addresses such as"),
    ({}, {}, "trusted_proxies = 5", "trusted_proxies (room.toml) cannot be “5”."),
    ({"host": "  "}, {}, "", "--host cannot be “  ”."),
    ({}, {}, "host = 5", "host (room.toml) cannot be “5”."),
    ({}, {}, "colour = 1", "room.toml has an unknown setting colour; there are host, port,"),
    ({}, {}, "port = ", "room.toml cannot be used as settings:"),
]


@pytest.mark.parametrize(("flags", "env", "file", "sentence"), BAD)
def test_one_sentence_that_names_the_source(
    flags: dict[str, object], env: dict[str, str], file: str, sentence: str
) -> None:
    with pytest.raises(SetupError) as caught:
        settle(flags, env, file)
    assert MessageFormatter(Catalogue("en")).error(caught.value).startswith(sentence)
    for language in LANGUAGES:
        assert MessageFormatter(Catalogue(language)).error(caught.value)


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    assert config_file(None, {}, tmp_path) == ("", str(tmp_path / "vaza.toml"))
    (tmp_path / "vaza.toml").write_text("port = 1\n")
    assert config_file(None, {}, tmp_path)[0] == "port = 1\n"
    with pytest.raises(SetupError, match="BAD_CONFIG"):
        config_file(str(tmp_path / "other.toml"), {}, tmp_path)
    with pytest.raises(SetupError, match="BAD_CONFIG"):
        config_file(None, {"VAZA_CONFIG": str(tmp_path)}, tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(SetupError, match="BAD_CONFIG"):
        config_file(str(tmp_path / "bytes.toml"), {}, tmp_path)
