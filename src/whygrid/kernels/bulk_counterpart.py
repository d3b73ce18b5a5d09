"""The bulk kernels in plain Python: slow, obvious, and what the native ones must agree with.

Same functions, same arguments, same answers; only what depends on chance comes out otherwise, as the
random numbers are Python's. `threads` and `kernel` change nothing here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice, permutations, product
from typing import Any

from whygrid.kernels.one_solution import has_one_solution

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


def _rows(puzzles: Array, progress: Progress) -> Iterator[tuple[int, Cells]]:
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
    for row, cells in _rows(puzzles, progress):
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
    for row, cells in _rows(puzzles, progress):
        clues = [cell for cell in range(81) if cells[cell]]
        verdicts[row] = _is_unique(cells) and not any(_follows(cells, clue) for clue in clues)


def _is_unique(cells: Sequence[int]) -> bool:
    found = solutions(cells)
    return next(found, None) is not None and next(found, None) is None


def _follows(cells: Cells, clue: int) -> bool:
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
    for row, cells in _rows(puzzles, progress):
        solvable[row] = has_solution(cells)
        if solvable[row]:
            clues = [cell for cell in range(81) if cells[cell]]
            random.Random(f"{seed}/{row}").shuffle(clues)
            for clue in clues:
                if _follows(cells, clue):
                    cells[clue] = 0
        results[row] = cells


def backbone(puzzles: Array, possible: Array, threads: int, progress: Progress, kernel: str = "") -> None:
    """Candidates that occur in some solution."""
    for row, cells in _rows(puzzles, progress):
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
    for row, cells in _rows(puzzles, progress):
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
    for row, puzzle in _rows(puzzles, progress):
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


MOST_COMPLETIONS = 11_664
"""No frame has more completions; `tests/bulk/test_frames.py` goes through all of them."""


def uniform_grids(seed: int, grids: Array, threads: int, progress: Progress) -> None:
    """Solution grids, all equally likely."""
    for row in range(len(grids)):
        grids[row] = _uniform_grid(random.Random(f"{seed}/{row}"))
        if progress is not None:
            progress(row + 1, len(grids))


def _uniform_grid(chance: random.Random) -> Cells:
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


def _random_grid(chance: random.Random) -> Cells:
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
    puzzle = [digit if allowed else 0 for digit, allowed in zip(_random_grid(chance), mask, strict=True)]
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
        grid = _uniform_grid(chance)
        unavoidable = _two_digit_sets(grid)
        for _ in range(tries if len(finds) < wanted else 0):
            if progress is not None:
                progress(block - first, blocks)
            cells = set(chance.sample(range(81), clues))
            if any(cells.isdisjoint(swap) for swap in unavoidable):
                continue
            puzzle = [digit if cell in cells else 0 for cell, digit in enumerate(grid)]
            if _is_unique(puzzle) and not any(_follows(puzzle, clue) for clue in cells):
                finds.append(puzzle)
        if progress is not None:
            progress(block + 1 - first, blocks)
    return bytes(digit for puzzle in finds[:wanted] for digit in puzzle)


def _two_digit_sets(grid: Cells) -> list[set[int]]:
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


_DIGITS = {**{ord(symbol): 0 for symbol in ".*_-"}, **{ord("0") + digit: digit for digit in range(10)}}


def read_text(text: bytes, grids: Array) -> int:
    """How many lines at the start of a text are 81 symbols each; digits into `grids`, unless (0, 0)."""
    rows = 0
    while (line := text[82 * rows : 82 * rows + 82]).endswith(b"\n") and len(line) == 82:
        digits = [_DIGITS.get(symbol) for symbol in line[:81]]
        if None in digits:
            break
        if grids.size:
            grids[rows] = digits
        rows += 1
    return rows


def as_text(
    puzzles: Array, solutions: Array, columns: Sequence[Array], before: str = "", between: str = ""
) -> bytes:
    """A line for each puzzle, with its solution, unless (0, 0), and the numbers (uint64) after commas.

    In each line the same stands before the puzzle, and between its solution and the numbers.
    """

    def symbols(digits: Array) -> str:
        return "".join("." if digit == 0 else str(digit) for digit in digits.tolist())

    lines = []
    for row, puzzle in enumerate(puzzles):
        grids = [symbols(puzzle), *([symbols(solutions[row])] if solutions.size else [])]
        numbers = "".join(f",{column[row]}" for column in columns)
        lines.append(before + ",".join(grids) + between + numbers + "\n")
    return "".join(lines).encode()
