"""The `vaza` command."""

from __future__ import annotations

import click

from vaza.cli.group import VazaGroup
from vaza.cli.voice import say
from vaza.version import VERSION, compiled


def show_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """Print the version and whether the engine is compiled, and stop."""
    if wanted and not context.resilient_parsing:
        click.echo(say("version", version=VERSION, engine="compiled" if compiled() else "pure"))
        context.exit()


@click.group(
    "vaza",
    cls=VazaGroup,
    invoke_without_command=True,
    help=say("help-vaza"),
    epilog=say("help-vaza-examples"),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help=say("flag-version")
)
@click.pass_context
def main(context: click.Context) -> None:
    """Show the help where no command is given."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
