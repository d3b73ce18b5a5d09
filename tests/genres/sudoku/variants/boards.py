"""Boards of each variant with no, one and several solutions, made by chance."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from whygrid.errors import UsageError
from whygrid.genres.sudoku.composing import compose
from whygrid.genres.sudoku.formats.plain import parse_sudoku, write_line
from whygrid.genres.sudoku.model import Sudoku
from whygrid.genres.sudoku.orders import VARIANTS as ORDERED
from whygrid.genres.sudoku.rules import filled, givens_of, rules_of
from whygrid.sat.oracle import Oracle

SIZES = {
    "anti-king": (6, 6, 9),
    "non-consecutive": (6, 6, 9),
    "windoku": (6, 9, 9),
    "arrow": (6, 6, 9),
}
ENOUGH = 30
"""So many givens has a 9x9 board at least."""
USUAL = (4, 6, 6, 9)
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
        size = rng.choice(SIZES.get(variant.split("+")[-1], USUAL if "+" not in variant else (6, 6, 9)))
        try:
            puzzle = compose(variant.split("+"), size, rng)
        except UsageError:
            continue
        if not puzzle.shape.constraints and not puzzle.shape.regions:
            continue
        kind = ("one", "more", "odd")[len(made) % 3]
        text = write_line(_filled_up(puzzle, rng) if size == 9 else puzzle)
        if kind == "more":
            text = _loosened(text, rng)
        elif kind == "odd":
            text = _spoilt(text, size, rng)
        made.append(Made(text, puzzle, kind))
        parse_sudoku(text)
    return made


def _filled_up(puzzle: Sudoku, rng: random.Random) -> Sudoku:
    """The same puzzle with more givens, so that brute force is not at it for minutes."""
    with Oracle(rules_of(puzzle.shape)) as oracle:
        solution = oracle.solve(givens_of(puzzle))
    full, givens = filled(puzzle, solution or ()).givens, list(puzzle.givens)
    for cell in rng.sample(range(81), 81):
        if sum(map(bool, givens)) < ENOUGH:
            givens[cell] = full[cell]
    return puzzle.with_givens(givens)


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
        cells = cells[:at] + str(rng.randint(1, size)) + cells[at + 1 :]
    return "\n".join([*lines, cells])
