"""`whygrid site`."""

from __future__ import annotations

from pathlib import Path

import click

from whygrid.cli import shared
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid site --out play                                  then: python -m http.server -d play
  whygrid site --out play --base-url https://example.org/play/
  WHYGRID_CACHE=parts whygrid site --out play              keeps what it fetches in parts
"""


@click.command(epilog=EPILOG)
@click.option("--out", required=True, metavar="DIR", type=click.Path(path_type=Path), help="The folder.")
@click.option("--base-url", default="", metavar="URL", help="Where it will be: for the links that it makes.")
@shared.json_option
def command(out: Path, base_url: str, as_json: bool) -> None:
    """Write the page as a site that needs no server: a folder to put on the web, or to keep.

    The same code runs in the visitor's browser, also without a network after the first visit. Nothing leaves
    his machine. To build it takes Pyodide from npm and python-sat from PyPI, each known by its hash, once.
    """
    from whygrid.web.site import write_site

    size = write_site(out, base_url, shared.tell)
    if as_json:
        shared.emit_json({"folder": str(out), "bytes": size, "base_url": base_url})
    else:
        shared.emit(message("cli/site-written", folder=str(out), size=f"{size / 1e6:.1f}"))
