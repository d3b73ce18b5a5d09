"""Rows of Sudokus and their solutions, by plain search."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

Array = Any
Progress = Callable[[int, int], object] | None
Cells = list[int]


def _peers_of(cell: int) -> list[int]:
    row, column = divmod(cell, 9)
    return [
        other
        for other in range(81)
        if other != cell
        and (
            other // 9 == row
            or other % 9 == column
            or (other // 27 == row // 3 and other % 9 // 3 == column // 3)
        )
    ]


PEERS = [_peers_of(cell) for cell in range(81)]
DIGITS = range(1, 10)


def solutions(cells: Sequence[int], barred: tuple[int, int] | None = None) -> Iterator[Cells]:
    """All solutions, one after the other; `barred` is a (cell, digit) that must not be."""
    if any(cells[cell] and any(cells[peer] == cells[cell] for peer in PEERS[cell]) for cell in range(81)):
        return
    yield from _search(list(cells), barred)


def _search(cells: Cells, barred: tuple[int, int] | None) -> Iterator[Cells]:
    best: int | None = None
    options: list[int] = []
    for cell in range(81):
        if cells[cell]:
            continue
        taken = {cells[peer] for peer in PEERS[cell]}
        left = [digit for digit in DIGITS if digit not in taken and (cell, digit) != barred]
        if best is None or len(left) < len(options):
            best, options = cell, left
    if best is None:
        yield list(cells)
        return
    for digit in options:
        cells[best] = digit
        yield from _search(cells, barred)
    cells[best] = 0


def has_solution(cells: Sequence[int], barred: tuple[int, int] | None = None) -> bool:
    """Whether there is any."""
    return next(solutions(cells, barred), None) is not None


def each_row(puzzles: Array, progress: Progress) -> Iterator[tuple[int, Cells]]:
    """The number and the digits of each row."""
    # A copy: an array may change, and its check was before. Who does without numpy has lists.
    rows = [[min(cell, 9) for cell in row] for row in getattr(puzzles, "tolist", puzzles.copy)()]
    for row, cells in enumerate(rows):
        yield row, cells
        if progress is not None:
            progress(row + 1, len(rows))


def count(
    puzzles: Array,
    limit: int,
    counts: Array,
    solutions_out: Array,
    threads: int,
    progress: Progress,
    kernel: str = "",
) -> None:
    """Solutions of each row up to the limit, and the first of them."""
    for row, cells in each_row(puzzles, progress):
        number = 0
        for solution in solutions(cells):
            if number == 0 and solutions_out.size:
                solutions_out[row] = solution
            number += 1
            if number == limit:
                break
        counts[row] = number


def is_minimal(puzzles: Array, verdicts: Array, threads: int, progress: Progress, kernel: str = "") -> None:
    """Where there is one solution, and more without any one clue."""
    for row, cells in each_row(puzzles, progress):
        clues = [cell for cell in range(81) if cells[cell]]
        verdicts[row] = is_unique(cells) and not any(follows(cells, clue) for clue in clues)


def is_unique(cells: Sequence[int]) -> bool:
    """Whether there is one solution, and no other."""
    found = solutions(cells)
    return next(found, None) is not None and next(found, None) is None


def follows(cells: Cells, clue: int) -> bool:
    """Whether the other clues leave this one no choice."""
    rest = [0 if cell == clue else digit for cell, digit in enumerate(cells)]
    return not has_solution(rest, (clue, cells[clue]))


def minimise(
    puzzles: Array,
    seed: int,
    results: Array,
    solvable: Array,
    threads: int,
    progress: Progress,
    kernel: str = "",
) -> None:
    """Each row without clues that follow from the others."""
    for row, cells in each_row(puzzles, progress):
        solvable[row] = has_solution(cells)
        if solvable[row]:
            clues = [cell for cell in range(81) if cells[cell]]
            random.Random(f"{seed}/{row}").shuffle(clues)
            for clue in clues:
                if follows(cells, clue):
                    cells[clue] = 0
        results[row] = cells


def backbone(puzzles: Array, possible: Array, threads: int, progress: Progress, kernel: str = "") -> None:
    """Candidates that occur in some solution."""
    for row, cells in each_row(puzzles, progress):
        seen = {9 * cell + digit - 1 for cell, digit in _candidates_in_solutions(cells)}
        possible[row] = [int(candidate in seen) for candidate in range(729)]


def _candidates_in_solutions(cells: Cells) -> set[tuple[int, int]]:
    seen: set[tuple[int, int]] = set()
    for cell, digit in product(range(81), DIGITS):
        if (cell, digit) in seen or cells[cell] not in (0, digit):
            continue
        trial = [digit if other == cell else value for other, value in enumerate(cells)]
        solution = next(solutions(trial), None)
        if solution is not None:
            seen |= set(enumerate(solution))
    return seen
