"""Boards of each variant with no, one and several solutions, made by chance."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from whygrid.errors import UsageError
from whygrid.genres.sudoku.composing import compose
from whygrid.genres.sudoku.formats.plain import parse_sudoku, write_line
from whygrid.genres.sudoku.model import SYMBOLS, Sudoku
from whygrid.genres.sudoku.orders import VARIANTS as ORDERED

SIZES = {
    "anti-king": (6, 6, 9),
    "non-consecutive": (6, 6, 9),
    "windoku": (6, 9, 9),
    "arrow": (6, 6, 9),
    "diagonal+anti-knight": (9,),
}
USUAL = (4, 6, 6, 9)
COMBINED_SIZES = (6, 6, 9)
LARGE = 0.04
"""So many of the boards are larger than that."""
LARGE_SIZES = (12, 12, 12, 16)
NOT_SO_LARGE = {"non-consecutive": 9, "arrow": 9, "jigsaw": 12, "killer": 12, "little-killer": 12}
"""The largest boards of what takes minutes to make: few fillings keep it."""
COMBINED = (
    "diagonal+anti-knight",
    "jigsaw+thermo",
    "killer+anti-king",
    "windoku+kropki",
    "jigsaw+diagonal+arrow",
)
VARIANTS = (*ORDERED, *COMBINED)


class Made(NamedTuple):
    """A board as text, and the puzzle with one solution that it was made from."""

    text: str
    source: Sudoku
    kind: str  # "one", "more" or "odd"


def boards(variant: str, seed: int, number: int) -> list[Made]:
    """So many boards of a variant: in turn with one solution, with fewer clues, and with a wrong one."""
    made: list[Made] = []
    rng = random.Random(f"{variant} {seed}")
    while len(made) < number:
        size = _size(variant, rng)
        try:
            puzzle = compose(variant.split("+"), size, rng)
        except UsageError:
            continue
        if not puzzle.shape.constraints and not puzzle.shape.regions:
            continue
        kind = ("one", "more", "odd")[len(made) % 3]
        text = write_line(puzzle)
        if kind == "more":
            text = _loosened(text, rng)
        elif kind == "odd":
            text = _spoilt(text, size, rng)
        made.append(Made(text, puzzle, kind))
        parse_sudoku(text)
    return made


def _size(variant: str, rng: random.Random) -> int:
    parts = variant.split("+")
    if rng.random() < LARGE:
        return min(rng.choice(LARGE_SIZES), *(NOT_SO_LARGE.get(part, 16) for part in parts))
    return rng.choice(SIZES.get(variant, COMBINED_SIZES if len(parts) > 1 else USUAL))


def _loosened(text: str, rng: random.Random) -> str:
    """One clue less: a given, or a line that is not about the whole board."""
    *lines, cells = text.splitlines()
    given = [i for i, symbol in enumerate(cells) if symbol != "."]
    loose = [i for i, line in enumerate(lines) if "=" in line or "r1c" in line]
    if given and (not loose or rng.random() < 0.6):
        out = rng.choice(given)
        cells = cells[:out] + "." + cells[out + 1 :]
    elif loose:
        lines.pop(rng.choice(loose))
    return "\n".join([*lines, cells])


def _spoilt(text: str, size: int, rng: random.Random) -> str:
    """Another digit in a cell, or another sum: mostly nothing is left."""
    *lines, cells = text.splitlines()
    sums = [i for i, line in enumerate(lines) if re.search(r"= \d+$", line)]
    if sums and rng.random() < 0.5:
        at = rng.choice(sums)
        lines[at] = re.sub(r"\d+$", lambda found: str(int(found[0]) + 1), lines[at])
    else:
        at = rng.randrange(len(cells))
        cells = cells[:at] + SYMBOLS[rng.randrange(size)] + cells[at + 1 :]
    return "\n".join([*lines, cells])
