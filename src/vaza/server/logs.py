"""What a card room writes down while it runs: plain lines, and nothing in them that opens a door."""

from __future__ import annotations

import logging
import re
import sys
from typing import Final, TextIO

LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET: Final = (
    *("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "httpx", "httpcore"),
    *("sqlalchemy", "aiosqlite", "alembic", "asyncio"),
)
"""Libraries that are heard only when something is wrong; what they tell of every request stays untold."""
HIDDEN: Final = "…"
_QUERY: Final = re.compile(r"(?<=[\w/])\?[^\s\"']+")
_NAMED: Final = re.compile(
    r"((?:set-cookie|cookie|authorization)['\"]?\s*[:=,]\s*|\b(?:vaza|grant|password|secret|token|salt)['\"]?\s*[:=]\s*)"
    r"(?:b?'[^']*'|b?\"[^\"]*\"|[^\s,;)}\]]+)",
    re.IGNORECASE,
)
_LOGIN: Final = re.compile(r"(?<=://)[^\s/@]+@")


class RedactingFormatter(logging.Formatter):
    """Writes a line, or a failure with its trace, without query strings, cookies, passwords and the like."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return redact(super().format(record))


def redact(line: str) -> str:
    """A line without what must not be written down."""
    line = _LOGIN.sub(f"{HIDDEN}@", line)
    line = _NAMED.sub(rf"\g<1>{HIDDEN}", line)
    return _QUERY.sub(f"?{HIDDEN}", line)


def set_up_logs(stream: TextIO | None = None) -> None:
    """Write what matters to standard error from now on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(RedactingFormatter(LINE))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
