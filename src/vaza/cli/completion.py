"""`vaza completion`: what a shell needs to complete commands and games."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from vaza.cli.group import LocalizedCommand
from vaza.cli.help import LocalizedChoice
from vaza.cli.voice import say


@click.command(cls=LocalizedCommand, help=say("help-completion"), epilog=say("help-completion-examples"))
@click.argument("shell", type=LocalizedChoice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script."""
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(context.find_root().command, {}, "vaza", "_VAZA_COMPLETE").source())
