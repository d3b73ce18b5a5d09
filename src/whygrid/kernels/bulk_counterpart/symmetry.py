"""Canonical forms, and random symmetric images."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import permutations, product

from whygrid.kernels.bulk_counterpart.searching import (
    DIGITS,
    Array,
    Cells,
    Progress,
    each_row,
)


def _line_orders() -> list[list[int]]:
    """The 6^4 orders of nine lines that keep bands together."""
    return [
        [3 * band + line for band, lines in zip(bands, inner, strict=True) for line in lines]
        for bands in permutations(range(3))
        for inner in product(permutations(range(3)), repeat=3)
    ]


def canonical(puzzles: Array, forms: Array, threads: int, progress: Progress) -> None:
    """The smallest image of each row: a row order is given up as soon as it is larger than the best."""
    orders = _line_orders()
    for row, cells in each_row(puzzles, progress):
        best = [9] * 81
        for grid in (cells, [cells[cell % 9 * 9 + cell // 9] for cell in range(81)]):
            lines = [grid[9 * line : 9 * line + 9] for line in range(9)]
            for columns in orders:
                moved = [[line[column] for column in columns] for line in lines]
                best = _smallest_by_rows(moved, best, [], {0: 0})
        forms[row] = best


def _smallest_by_rows(lines: list[Cells], best: Cells, used: list[int], labels: dict[int, int]) -> Cells:
    """The smaller of `best` and the smallest with these rows first, for a fixed order of columns."""
    if len(used) == 9:
        return best
    at = 9 * len(used)
    for line in _next_lines(used):
        extended = dict(labels)
        written = [extended.setdefault(digit, len(extended)) for digit in lines[line]]
        if written > best[at : at + 9]:
            continue
        if written < best[at : at + 9]:
            best = best[:at] + written + [9] * (72 - at)
        best = _smallest_by_rows(lines, best, [*used, line], extended)
    return best


def _next_lines(used: list[int]) -> Iterable[int]:
    if len(used) % 3:
        return [line for line in range(9) if line // 3 == used[-1] // 3 and line not in used]
    return [line for line in range(9) if line // 3 not in {other // 3 for other in used}]


def augment(
    puzzles: Array,
    solutions_in: Array,
    times: int,
    seed: int,
    puzzle_images: Array,
    solution_images: Array,
    cells: Array,
    digits: Array,
    threads: int,
    progress: Progress,
) -> None:
    """Random images of each row and their maps."""
    orders = _line_orders()
    for row, puzzle in each_row(puzzles, progress):
        for image in range(row * times, row * times + times):
            chance = random.Random(f"{seed}/{image}")
            rows, columns = chance.choice(orders), chance.choice(orders)
            turned = chance.random() < 0.5
            source = [9 * c + r if turned else 9 * r + c for r in rows for c in columns]
            labels = [0, *chance.sample(DIGITS, 9)]
            cells[image], digits[image] = source, labels
            puzzle_images[image] = [labels[puzzle[cell]] for cell in source]
            if solutions_in.size:
                solution = solutions_in[row].clip(max=9)
                solution_images[image] = [labels[solution[cell]] for cell in source]
