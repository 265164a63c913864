"""Logs hold nothing that opens a door."""

import io
import logging

import pytest

from vaza.server.logs import redact, set_up_logs

SECRETS = [
    "GET /api/tables?grant=s3cr3t&x=1 HTTP/1.1",
    "{'cookie': 'vaza=s3cr3t; other=s3cr3t'}",
    "Cookie: vaza=s3cr3t",
    "(b'cookie', b'vaza=s3cr3t')",
    "Set-Cookie: vaza=s3cr3t; HttpOnly",
    'NewPassword(password="s3cr3t")',
    "Login(name='Ana', password='s3cr3t')",
    '{"type":"hello","grant":"s3cr3t"}',
    "postgresql://ana:s3cr3t@localhost/vaza cannot be reached",
    "secret=s3cr3t token: s3cr3t",
]


@pytest.mark.parametrize("line", SECRETS)
def test_secrets_are_hidden(line: str) -> None:
    assert "s3cr3t" not in redact(line)


def test_the_rest_stays() -> None:
    line = "Table AB12 of Ana was moved on; why? nobody knows"
    assert redact(line) == line


def test_failures_too_and_libraries_are_quiet() -> None:
    before = logging.getLogger().handlers[:], logging.getLogger().level
    out = io.StringIO()
    try:
        set_up_logs(out)
        logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/x/play?grant=s3cr3t" [accepted]')
        logging.getLogger("vaza.server").info("open")
        try:
            raise ValueError("password=s3cr3t")
        except ValueError:
            logging.getLogger("vaza.server").exception("failed with password='s3cr3t'")
    finally:
        logging.getLogger().handlers, logging.getLogger().level = before[0], before[1]
    told = out.getvalue()
    assert "s3cr3t" not in told
    assert "accepted" not in told
    assert "INFO vaza.server: open" in told
    assert "ValueError" in told
