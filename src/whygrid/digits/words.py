"""Cells and symbols in words."""

from __future__ import annotations

from collections.abc import Iterable

from whygrid.digits.field import SYMBOLS, Field
from whygrid.digits.sums import digits_of
from whygrid.voice.message import Cells, Values


def cells_said(layout: Field, cells: Iterable[int]) -> Cells:
    """Cells to be listed: "r1c2 and r1c3"."""
    return Cells(tuple([layout.names[cell] for cell in cells]))


def digits_said(digits: int, symbols: str = SYMBOLS) -> Values:
    """The symbols of a mask to be listed: "1, 2 and 5"."""
    return Values(tuple([symbols[digit - 1] for digit in digits_of(digits)]))
