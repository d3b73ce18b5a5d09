"""`whygrid combinations`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.errors import UsageError
from whygrid.kakuro import combinations

EPILOG = """\b
Examples:
  whygrid combinations 16 2                         7+9
  whygrid combinations 20 3 --with 9 --without 8    those with a 9 and without an 8
  whygrid combinations 24 4 --without 12 --json
"""


@click.command(epilog=EPILOG)
@click.argument("total", type=int)
@click.argument("cells", type=int)
@click.option("--with", "known", default="", metavar="DIGITS", help="Digits that are known to be in it.")
@click.option("--without", default="", metavar="DIGITS", help="Digits that can't be in it.")
@shared.json_option
def command(total: int, cells: int, known: str, without: str, as_json: bool) -> None:
    """List the sets of CELLS different digits from 1 to 9 that add up to TOTAL."""
    found = combinations(total, cells, _digits(known), _digits(without))
    if as_json:
        shared.emit_json({"total": total, "cells": cells, "combinations": [list(way) for way in found]})
    else:
        shared.emit("\n".join("+".join(map(str, way)) for way in found) or "none")
    sys.exit(0 if found else 1)


def _digits(text: str) -> list[int]:
    """The digits of an option, with or without commas or blanks between them."""
    plain = text.replace(",", "").replace(" ", "")
    if any(symbol not in "123456789" for symbol in plain):
        raise UsageError(f"{text!r} are not digits", remedy="Write digits from 1 to 9, such as 79 or 7,9.")
    return [int(symbol) for symbol in plain]
