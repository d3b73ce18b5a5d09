"""New grids and puzzles: uniform grids, puzzles from the top down, and all minimal ones equally likely."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice, permutations

from whygrid.kernels.bulk_counterpart.searching import (
    DIGITS,
    PEERS,
    Array,
    Cells,
    Progress,
    follows,
    is_unique,
    solutions,
)
from whygrid.kernels.one_solution import has_one_solution

MOST_COMPLETIONS = 11_664
"""No frame has more completions; `tests/bulk/test_frames.py` goes through all of them."""


def uniform_grids(seed: int, grids: Array, threads: int, progress: Progress) -> None:
    """Solution grids, all equally likely."""
    for row in range(len(grids)):
        grids[row] = uniform_grid(random.Random(f"{seed}/{row}"))
        if progress is not None:
            progress(row + 1, len(grids))


def uniform_grid(chance: random.Random) -> Cells:
    """A frame is a band and a stack; one with n completions is kept n times as often as one with 1."""
    while True:
        band, stack = _random_band(chance), _random_band(chance)
        # B1 is 123/456/789 in both; the stack is a band on its side, with the digits of B1 turned, too.
        sideways = [3 * ((digit - 1) % 3) + (digit - 1) // 3 + 1 for digit in stack]
        frame = [0] * 81
        for at in range(27):
            frame[at] = band[at]
            frame[9 * (at % 9) + at // 9] = sideways[at]
        number = chance.randrange(MOST_COMPLETIONS)
        grid = next(islice(completions(frame), number, None), None)
        if grid is not None:
            labels = [0, *chance.sample(DIGITS, 9)]
            return [labels[digit] for digit in grid]


def _random_band(chance: random.Random) -> Cells:
    """Three rows that start with 123/456/789, all 56 * 6^6 ways to go on equally likely."""
    while True:
        rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
        for row in rows:
            row += chance.sample([digit for digit in DIGITS if digit not in row], 6)
        if all(len({digit for row in rows for digit in row[box : box + 3]}) == 9 for box in (3, 6)):
            return [digit for row in rows for digit in row]


def completions(frame: Cells) -> Iterator[Cells]:
    """All ways to fill the four boxes that a band and a stack leave open: digit by digit, 16 ways each."""
    ways = [_ways(frame, digit) for digit in DIGITS]

    def place(digit: int, used: set[int], grid: Cells) -> Iterator[Cells]:
        if digit == 10:
            yield grid
            return
        for cells in ways[digit - 1]:
            if used.isdisjoint(cells):
                filled = [digit if cell in cells else old for cell, old in enumerate(grid)]
                yield from place(digit + 1, used | cells, filled)

    return place(1, set(), frame)


def _ways(frame: Cells, digit: int) -> list[frozenset[int]]:
    """The sets of four cells, one in each open box, that take the digit to the rows and columns it lacks."""
    rows = [row for row in range(3, 9) if digit not in frame[9 * row : 9 * row + 3]]
    columns = [column for column in range(3, 9) if digit not in frame[column:27:9]]
    ways = (
        frozenset(9 * row + c for row, c in zip(rows, order, strict=True)) for order in permutations(columns)
    )
    return [way for way in ways if len({(cell // 27, cell % 9 // 3) for cell in way}) == 4]


def random_grid(chance: random.Random) -> Cells:
    """Some full grid, not all of them equally likely."""
    cells = [0] * 81
    for box in range(3):
        for place, digit in enumerate(chance.sample(DIGITS, 9)):
            cells[30 * box + 9 * (place // 3) + place % 3] = digit
    return next(solutions(cells))


def generate(
    seed: int,
    clues: int,
    minimal: bool,
    orbit: Array,
    mask: Array,
    attempts: int,
    puzzles: Array,
    made: Array,
    threads: int,
    progress: Progress,
    kernel: str = "",
) -> None:
    """Puzzles from the top down."""
    for row in range(len(made)):
        chance = random.Random(f"{seed}/{row}")
        for _ in range(attempts):
            if progress is not None:
                progress(row, len(made))
            puzzle = _try_puzzle(chance, clues, minimal, [*map(int, orbit)], [*map(int, mask)])
            if puzzle is not None:
                puzzles[row], made[row] = puzzle, 1
                break
        if progress is not None:
            progress(row + 1, len(made))


def _try_puzzle(chance: random.Random, clues: int, minimal: bool, orbit: Cells, mask: Cells) -> Cells | None:
    puzzle = [digit if allowed else 0 for digit, allowed in zip(random_grid(chance), mask, strict=True)]
    if not has_one_solution(puzzle):
        return None
    units = sorted({unit for unit, digit in zip(orbit, puzzle, strict=True) if digit})
    chance.shuffle(units)
    for unit in units if minimal or clues else []:
        trial = [0 if orbit[cell] == unit else digit for cell, digit in enumerate(puzzle)]
        if (minimal or sum(map(bool, trial)) >= clues) and has_one_solution(trial):
            puzzle = trial
    return puzzle if not clues or sum(map(bool, puzzle)) == clues else None


def unbiased(
    seed: int,
    clues: int,
    first: int,
    blocks: int,
    tries: int,
    wanted: int,
    threads: int,
    progress: Progress,
    kernel: str = "",
) -> bytes:
    """Minimal puzzles, all equally likely: random cells of uniform grids. Minutes for each, in Python."""
    finds: list[Cells] = []
    for block in range(first, first + blocks):
        chance = random.Random(f"{seed}/{block}")
        grid = uniform_grid(chance)
        unavoidable = two_digit_sets(grid)
        for _ in range(tries if len(finds) < wanted else 0):
            if progress is not None:
                progress(block - first, blocks)
            cells = set(chance.sample(range(81), clues))
            if any(cells.isdisjoint(swap) for swap in unavoidable):
                continue
            puzzle = [digit if cell in cells else 0 for cell, digit in enumerate(grid)]
            if is_unique(puzzle) and not any(follows(puzzle, clue) for clue in cells):
                finds.append(puzzle)
        if progress is not None:
            progress(block + 1 - first, blocks)
    return bytes(digit for puzzle in finds[:wanted] for digit in puzzle)


def two_digit_sets(grid: Cells) -> list[set[int]]:
    """Sets of cells in which two digits can change places: a puzzle with one solution has a clue in each."""
    parts: list[set[int]] = []
    for pair in combinations(DIGITS, 2):
        left = {cell for cell in range(81) if grid[cell] in pair}
        while left:
            part, edge = set[int](), {left.pop()}
            while edge:
                part |= edge
                edge = {peer for cell in edge for peer in PEERS[cell]} & left
                left -= edge
            parts.append(part)
    return parts
