"""The command group: every failure is one sentence and an exit code, never a traceback."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from vaza.cli.help import LocalizedContext, language_option, local
from vaza.cli.voice import CliError, failure, say
from vaza.core.errors import VazaError
from vaza.terminal.telling import printable

STOPPED: Final = 130
COMMANDS: Final = (
    *("play", "serve", "games", "rules", "simulate", "arena"),
    *("replay", "legal", "hint", "verify", "completion"),
)
"""Every command, each in a module of its name."""


class LocalizedCommand(click.Command):
    """A command in any language whose examples are shown as they are written."""

    context_class = LocalizedContext

    def __init__(self, *args: Any, **attributes: Any) -> None:
        super().__init__(*args, **attributes)
        self.params.append(language_option())

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The flag for help, in our words."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("flag-help")
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words of a command; those left over are a failure."""
        strict = not (ctx.allow_extra_args or ctx.resilient_parsing)
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and strict:
            raise CliError(
                say("error-extra-argument", text=printable(" ".join(rest))[:40], command=ctx.info_name or "")
            )
        return rest

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Examples, line by line."""
        if self.epilog:
            formatter.write_paragraph()
            formatter.write(f"{self.epilog}\n")


class VazaGroup(LocalizedCommand, click.Group):
    """Runs a command and says in words what went wrong; a command is loaded when it is wanted."""

    def main(  # type: ignore[override]  # click types it twice, by a flag we fix
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        **extra: Any,
    ) -> NoReturn:
        """Run the command line and exit."""
        configure_streams()
        extra["standalone_mode"] = False
        try:
            code = super().main(args, prog_name or "vaza", complete_var, **extra)
            sys.stdout.flush()
        except VazaError as error:
            code = print_error(failure(error))
        except click.ClickException as error:
            code = print_error(error)
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            code = STOPPED
        except OSError as error:
            if error.errno != errno.EPIPE:
                raise
            ignore_broken_pipe()
            code = 1
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command, or say which there are."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            allowed = ", ".join(self.list_commands(ctx))
            raise CliError(say("error-no-such-command", command=printable(args[0])[:40], allowed=allowed))
        return super().resolve_command(ctx, args)

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """The commands in the order they are told."""
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        """A command from the module that bears its name."""
        if name not in COMMANDS:
            return None
        found = getattr(import_module(f"vaza.cli.{name}"), name)
        assert isinstance(found, click.Command)
        return found


def print_error(error: click.ClickException) -> int:
    """Say one sentence on standard error; the exit code comes back."""
    sentence = format_click_error(error).replace("vaza  --help", "vaza --help")
    click.echo(say("error-spoken", sentence=sentence), err=True)
    return error.exit_code


def format_click_error(error: click.ClickException) -> str:
    """A failure of the command line in our words."""
    context = getattr(error, "ctx", None)
    command = context.info_name if context is not None and context.parent is not None else ""
    if isinstance(error, click.NoSuchOption):
        return say("error-no-such-flag", option=printable(error.option_name), command=command)
    if isinstance(error, click.BadOptionUsage):
        return say("error-flag-value", option=printable(error.option_name), command=command)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param is not None else ""
        return say("error-argument-missing", name=local(name), command=command)
    if isinstance(error, click.UsageError) and not isinstance(error, click.BadParameter):
        return say("error-usage", message=printable(error.message))
    return error.message


def configure_streams() -> None:
    """Let no character that a terminal cannot show or a file cannot hold stop the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def ignore_broken_pipe() -> None:
    """Nobody reads any more: write the rest to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
