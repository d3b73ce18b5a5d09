"""`whygrid serve`."""

from __future__ import annotations

import click

from whygrid.cli import shared
from whygrid.extras import needs
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid serve                       prints the address of the page
  whygrid serve --open                opens it in your browser, too
  whygrid serve --port 0              at any free port
  whygrid serve --host 192.168.1.5    also for other machines that know the token
"""


@click.command(epilog=EPILOG)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Default: this machine only.")
@click.option("--port", default=8642, type=click.IntRange(0, 65535), show_default=True)
@click.option("--open", "opening", is_flag=True, help="Open the page in a browser.")
def command(host: str, port: int, opening: bool) -> None:
    """Play, learn and set puzzles in the browser, on a page that this machine serves.

    Nothing is fetched from anywhere else. Only this machine can reach it, unless --host says otherwise; then
    the address has a token in it. Ctrl-C ends it.
    """
    with needs(message("cli/the-page")):
        from whygrid.web.serving import serve

    def ready(address: str) -> None:
        shared.emit(message("cli/whygrid-is-at", address=address))
        if opening:
            import webbrowser

            webbrowser.open(address)

    serve(host, port, ready)
