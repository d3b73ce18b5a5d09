"""`whygrid combinations`."""

from __future__ import annotations

import sys

import click

from whygrid.cli import shared
from whygrid.digits.field import SYMBOLS
from whygrid.errors import UsageError
from whygrid.genres.kakuro.combinations import combinations
from whygrid.voice.message import message

EPILOG = """\b
Examples:
  whygrid combinations 16 2                         7+9
  whygrid combinations 20 3 --with 9 --without 8    those with a 9 and without an 8
  whygrid combinations 24 4 --without 12 --json
  whygrid combinations 11 2 --digits 1-6            of a small Kakuro without 7, 8 and 9
"""


@click.command(epilog=EPILOG)
@click.argument("total", type=int)
@click.argument("cells", type=int)
@click.option("--with", "known", default="", metavar="DIGITS", help="Digits that are known to be in it.")
@click.option("--without", default="", metavar="DIGITS", help="Digits that can't be in it.")
@click.option("--digits", default="1-9", metavar="1-N", help="The digits there are, up to 1-15 (1-9).")
@shared.json_option
def command(total: int, cells: int, known: str, without: str, digits: str, as_json: bool) -> None:
    """List the sets of CELLS different digits that add up to TOTAL; digits above 9 are written A to F."""
    found = combinations(total, cells, _digits(known), _digits(without), _largest(digits))
    if as_json:
        shared.emit_json({"total": total, "cells": cells, "combinations": [list(way) for way in found]})
    else:
        lines = [
            "+".join(SYMBOLS[digit - 1] for digit in way) or str(message("kakuro/no-digit")) for way in found
        ]
        shared.emit("\n".join(lines) or message("cli/none"))
    sys.exit(0 if found else 1)


def _digits(text: str) -> list[int]:
    """The digits of an option, with or without commas or blanks between them."""
    plain = text.replace(",", "").replace(" ", "").upper()
    if any(symbol not in SYMBOLS for symbol in plain):
        raise UsageError(
            message("kakuro/are-not-digits", text=repr(text)), remedy=message("kakuro/how-digits-are-written")
        )
    return [SYMBOLS.index(symbol) + 1 for symbol in plain]


def _largest(text: str) -> int:
    """The largest digit of a range like 1-6."""
    first, _, last = text.partition("-")
    if first.strip() != "1" or not last.strip().isdecimal():
        raise UsageError(
            message("kakuro/is-no-range-of-digits", text=repr(text)),
            remedy=message("kakuro/how-ranges-of-digits-are-written"),
        )
    return int(last)
