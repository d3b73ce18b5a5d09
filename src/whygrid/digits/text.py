"""Text of our own: a heading that names the genre, then lines; what stands behind # is for people."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from whygrid.digits.field import Field
from whygrid.errors import PuzzleError
from whygrid.text.where import at_line
from whygrid.voice.message import Message, message

PENPA_KEEPS = ("entries", "centre", "corner", "colours", "info")
"""The parts of a sheet that a link to Penpa has a place for, as `digits.penpa` writes it."""
EMPTY = "."
"""An empty cell."""


def begins_with(heading: str) -> Callable[[str], bool]:
    """Whether a text has this heading."""
    return lambda text: text.lstrip("\ufeff \n").lower().startswith(heading)


def lines_below(text: str, heading: str, how: Message) -> tuple[re.Match[str], list[tuple[int, str]]]:
    """What the heading says, which is a pattern, and the lines below it with their numbers.

    `how` such a text is written is said where there are none.
    """
    lines = [(n, line.rstrip()) for n, line in enumerate(text.lstrip("\ufeff").split("\n"), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    found = re.fullmatch(heading, lines[0][1].strip().lower()) if lines else None
    if found is None or len(lines) == 1:
        raise PuzzleError(message("digits/rows-are-needed"), remedy=how)
    return found, lines[1:]


def digits_in_rows(lines: Sequence[tuple[int, str]], symbols: str, how: Message) -> list[list[int]]:
    """The digits of each row, 0 for an empty cell; blanks between them do not matter."""
    rows: list[list[int]] = []
    for number, line in lines:
        cells = [(column, symbol) for column, symbol in enumerate(line, 1) if symbol != " "]
        for column, symbol in cells:
            if symbol not in symbols + EMPTY:
                raise PuzzleError(
                    message("digits/not-a-cell", cell=repr(symbol)), where=at_line(number, column), remedy=how
                )
        rows.append([symbols.find(symbol) + 1 for _, symbol in cells])
        if len(cells) != len(rows[0]):
            raise PuzzleError(
                message("text/row-has-cells", n=len(cells), first=len(rows[0])),
                where=at_line(number, 1),
                remedy=message("text/rows-are-equally-long"),
            )
    return rows


def symbols_in_rows(layout: Field, digits: Sequence[int]) -> list[list[str]]:
    """How the digits of a board without holes are written, row by row."""
    symbols = [layout.symbols[digit - 1] if digit else EMPTY for digit in digits]
    return [symbols[start : start + layout.columns] for start in range(0, len(symbols), layout.columns)]
