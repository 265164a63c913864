"""Help in the language of the command: the words click has for it are said from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Any, Final

import click

from vaza.cli.language import FLAG
from vaza.cli.voice import WORDS, say
from vaza.locales import LANGUAGES, language_of
from vaza.terminal.telling import printable

HEADINGS: Final = {"Options": "word-options", "Commands": "word-commands"}
PLACEHOLDER: Final = re.compile(r"\b[A-Z]{3,}\b")
DEFAULT: Final = "[default: "


def local(text: str) -> str:
    """Text with its placeholders, such as ``GAME``, in the language of the command."""
    return PLACEHOLDER.sub(placeholder, text)


def placeholder(found: re.Match[str]) -> str:
    """One placeholder; what the catalogue does not know stays."""
    key = f"metavar-{found[0].lower()}"
    return say(key) if WORDS.has(key) else found[0]


class LocalizedFormatter(click.HelpFormatter):
    """Writes help with our headings and placeholders."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, local(args), prefix or f"{say('word-usage')} ")

    def section(self, name: str) -> AbstractContextManager[None]:  # type: ignore[override]  # click gives a generator
        """A list under a heading."""
        return super().section(say(HEADINGS[name]) if name in HEADINGS else name)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Names and what they mean."""
        told = [(local(name), words.replace(DEFAULT, f"[{say('word-default')}: ")) for name, words in rows]
        super().write_dl(told, col_max, col_spacing)


class LocalizedContext(click.Context):
    """Where help is written so."""

    formatter_class = LocalizedFormatter


class LanguageType(click.ParamType[str]):
    """A language we speak."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Its code, or a sentence that says which there are."""
        found = language_of(str(value))
        if found is None:
            told = printable(str(value))[:40]
            self.fail(say("error-unknown-language", language=told, allowed=", ".join(LANGUAGES)), param, ctx)
        return found

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """The languages."""
        return "|".join(LANGUAGES)


class LocalizedChoice(click.Choice[str]):
    """One of a few words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word, or a sentence that says which there are."""
        if value not in self.choices:
            name = param.opts[0] if isinstance(param, click.Option) else self.name
            told = printable(str(value))[:40]
            self.fail(say("error-not-a-choice", name=name, text=told, allowed=", ".join(self.choices)), param, ctx)
        return str(value)


def language_option() -> click.Option:
    """The flag that chooses the language; `voice` has read it already, here it is checked and told about."""
    return click.Option([FLAG], type=LanguageType(), expose_value=False, help=say("flag-lang"))
