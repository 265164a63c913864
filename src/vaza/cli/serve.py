"""`vaza serve`: a card room for everybody who can reach this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import click

from vaza.cli.group import LocalizedCommand
from vaza.cli.voice import CliError, say
from vaza.server.secret import load_signing_secret
from vaza.server.settings import EVERYWHERE, Settings, config_file, read_settings
from vaza.server.surroundings import is_desktop, local_address
from vaza.terminal.autosave import data_folder
from vaza.terminal.screen import console

ONLY_MINE: Final = 0o077
"""What is kept holds the secrets of running matches: nobody else on this machine may read it."""


@click.command(cls=LocalizedCommand, help=say("help-serve"), epilog=say("help-serve-examples"))
@click.option("--host", metavar="ADDRESS", help=say("flag-host"))
@click.option("--port", metavar="NUMBER", help=say("flag-port"))
@click.option("--lan", is_flag=True, default=None, help=say("flag-lan"))
@click.option("--database-url", metavar="ADDRESS", help=say("flag-database-url"))
@click.option("--secret-file", metavar="FILE", help=say("flag-secret-file"))
@click.option("--public-url", metavar="ADDRESS", help=say("flag-public-url"))
@click.option("--trusted-proxies", metavar="ADDRESS,...", help=say("flag-trusted-proxies"))
@click.option("--allowed-origins", metavar="ADDRESS,...", help=say("flag-allowed-origins"))
@click.option("--workers", metavar="NUMBER", help=say("flag-workers"))
@click.option("--config", metavar="FILE", help=say("flag-config"))
@click.option("--browser/--no-browser", default=None, help=say("flag-browser"))
def serve(config: str | None, **flags: Any) -> None:
    """Open the room, say where it is, and keep it open until somebody closes it."""
    settings = settings_from(config, flags)
    secret = load_signing_secret(Path(settings.secret_file))
    from vaza.server.app import make_app
    from vaza.server.logs import set_up_logs
    from vaza.server.running import bind_socket, raise_file_limit, run
    from vaza.store.opening import open_store

    os.umask(ONLY_MINE)
    store = open_store(settings.database_url)
    taken = bind_socket(settings.host, settings.port)
    set_up_logs()
    raise_file_limit()
    try:
        run(make_app(settings, store, secret), settings, taken, lambda: welcome(settings))
    except KeyboardInterrupt:
        pass
    finally:
        taken.close()
    click.echo(say("serve-closed"))


def settings_from(config: str | None, flags: dict[str, Any]) -> Settings:
    """The settings from flags, environment and file."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(say("error-cannot-keep", file=str(folder), reason=error.strerror or "")) from None
    text, name = config_file(config, os.environ, folder)
    return read_settings(flags, os.environ, text, name, folder)


def welcome(settings: Settings) -> None:
    """Say where the room is, now that it listens."""
    address = settings.address
    click.echo(say("serve-open", address=address))
    if settings.lan or settings.host == EVERYWHERE:
        welcome_neighbours(settings)
    click.echo(say("serve-join", address=address))
    click.echo(say("serve-how-to-close"))
    sys.stdout.flush()
    if settings.browser and is_desktop(os.environ, sys.stdout.isatty()):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def welcome_neighbours(settings: Settings) -> None:
    """Say what those on the same network type, and let them point a camera at it."""
    found = local_address()
    if not found:
        click.echo(say("serve-no-network"))
        return
    address = settings.public_url or f"http://{found}:{settings.port}"
    click.echo(say("serve-lan", address=address))
    if not settings.secure:
        click.echo(say("serve-plain-http"))
    if sys.stdout.isatty():
        draw_code(address)


def draw_code(address: str) -> None:
    """The address as a QR code in the terminal."""
    import segno

    console().print()
    segno.make(address, error="l", micro=False).terminal(out=sys.stdout, compact=True)
