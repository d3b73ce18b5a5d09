"""Singles, locked candidates, subsets, fish, wings and aligned exclusion, in Sudoku Explainer's order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from whygrid.kernels.se_counterpart.grid import (
    BOXES,
    COLUMNS,
    DIGITS,
    IN_SETS,
    PEERS,
    ROWS,
    Grid,
    Marks,
    Parents,
    Step,
    only,
    places,
    subsets,
)

Finding = tuple[Step, Parents]


def hidden_singles(grid: Grid) -> Iterator[Step]:
    """First those that fill a house."""
    for last in (True, False):
        for kind in IN_SETS:
            rating = 1.0 if last else 1.2 if kind is BOXES else 1.5
            for house in kind:
                for digit in DIGITS:
                    where = grid.places(house, digit)
                    if len(where) == 1 and (grid.empty(house) == 1) == last:
                        yield Step(rating, {}, where[0], digit)


def naked_singles(grid: Grid) -> Iterator[Step]:
    """Cells with one digit left."""
    for cell in range(81):
        if len(grid.marks[cell]) == 1:
            yield Step(2.3, {}, cell, min(grid.marks[cell]))


def locking(grid: Grid) -> Iterator[Finding]:
    """Pointing and claiming."""
    for house, other, digit, gone in _locked(grid):

        def parents(
            before: Marks, house: list[int] = house, other: list[int] = other, digit: int = digit
        ) -> list[tuple[int, int]]:
            cells = places(before, house, digit)
            return [(c, digit) for c in cells if digit not in grid.marks[c] and c not in other]

        yield Step(2.6 if house in BOXES else 2.8, gone), parents


def direct_locking(grid: Grid) -> Iterator[Step]:
    """Those that leave a digit one place in a third house, where it is placed at once."""
    for house, other, digit, gone in _locked(grid):
        for third in next(kind for kind in IN_SETS if house in kind):
            if third == house or not set(third) & set(other):
                continue
            where = grid.places(third, digit)
            left = [cell for cell in where if cell not in other]
            if len(where) > 1 and len(left) == 1:
                yield Step(1.7 if house in BOXES else 1.9, gone, left[0], digit)


def _locked(grid: Grid) -> Iterator[tuple[list[int], list[int], int, dict[int, set[int]]]]:
    """A house all of whose places for a digit are in another one, and what the digit leaves there."""
    for kind, other_kind in ((BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)):
        for house, other, digit in product(kind, other_kind, DIGITS):
            where = grid.places(house, digit)
            if len(where) > 1 and set(where) <= set(other):
                gone = {cell: {digit} for cell in grid.places(other, digit) if cell not in house}
                if gone:
                    yield house, other, digit, gone


def hidden_sets(grid: Grid, size: int) -> Iterator[Finding]:
    """Hidden pairs, triplets and quads."""
    for house, digits, cells, gone in _hidden(grid, size, 2 * size):

        def parents(
            before: Marks, house: list[int] = house, digits: tuple[int, ...] = digits, cells: set[int] = cells
        ) -> list[tuple[int, int]]:
            return [(c, d) for c in house if c not in cells for d in digits if d in before[c]]

        yield Step({2: 3.4, 3: 4.0, 4: 5.4}[size], gone), parents


def direct_hidden_sets(grid: Grid, size: int) -> Iterator[Step]:
    """Those that leave another digit one place in the same house, where it is placed at once."""
    for house, digits, cells, gone in _hidden(grid, size, size):
        for digit in DIGITS:
            where = grid.places(house, digit)
            left = [cell for cell in where if cell not in cells]
            if digit not in digits and len(where) > 1 and len(left) == 1:
                yield Step({2: 2.0, 3: 2.5}[size], gone, left[0], digit)
                break


def _hidden(
    grid: Grid, size: int, fewer: int
) -> Iterator[tuple[list[int], tuple[int, ...], set[int], dict[int, set[int]]]]:
    """Digits that share as many cells of a house, which has more than `fewer` empty ones."""
    for kind in IN_SETS:
        for house in kind:
            if grid.empty(house) <= fewer:
                continue
            for digits in subsets(DIGITS, size):
                wheres = [grid.places(house, digit) for digit in digits]
                cells = {cell for where in wheres for cell in where}
                if len(cells) != size or min(map(len, wheres)) < 2:
                    continue
                gone = only({cell: grid.marks[cell] - set(digits) for cell in house if cell in cells})
                if gone:
                    yield house, digits, cells, gone


def naked_sets(grid: Grid, size: int) -> Iterator[Finding]:
    """Naked pairs, triplets and quads."""
    for kind in IN_SETS:
        for house in kind:
            if grid.empty(house) < 2 * size:
                continue
            for cells in subsets(house, size):
                digits = {digit for cell in cells for digit in grid.marks[cell]}
                if len(digits) != size or min(len(grid.marks[cell]) for cell in cells) < 2:
                    continue
                gone = only({cell: grid.marks[cell] & digits for cell in house if cell not in cells})

                def parents(
                    before: Marks, cells: tuple[int, ...] = cells, digits: set[int] = digits
                ) -> list[tuple[int, int]]:
                    return [(cell, digit) for cell in cells for digit in sorted(before[cell] - digits)]

                if gone:
                    yield Step({2: 3.0, 3: 3.6, 4: 5.0}[size], gone), parents


def fish(grid: Grid, size: int) -> Iterator[Finding]:
    """X-wings, swordfish, jellyfish: columns as their base first."""
    for kind, across in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        for lines, digit in product(subsets(range(9), size), DIGITS):
            if grid.values.count(digit) + 2 * size > 9:
                continue
            wheres = [grid.places(kind[line], digit) for line in lines]
            covers = {kind[line].index(c) for line, where in zip(lines, wheres, strict=True) for c in where}
            if len(covers) != size or min(map(len, wheres)) < 2:
                continue
            inside = {cell for line in lines for cell in kind[line]}
            crossing = {cell for cover in covers for cell in across[cover]}
            gone = {cell: {digit} for cell in sorted(crossing - inside) if digit in grid.marks[cell]}

            def parents(
                before: Marks, cells: set[int] = inside - crossing, digit: int = digit
            ) -> list[tuple[int, int]]:
                lost = [c for c in sorted(cells) if digit in before[c] and digit not in grid.marks[c]]
                return [(cell, digit) for cell in lost]

            if gone:
                yield Step({2: 3.2, 3: 3.8, 4: 5.2}[size], gone), parents


def wings(grid: Grid, *, xyz: bool) -> Iterator[Step]:
    """XY-wings, or XYZ-wings."""
    for middle in range(81):
        xy = grid.marks[middle]
        if len(xy) != (3 if xyz else 2):
            continue
        for one, other in product(PEERS[middle], repeat=2):
            xz, yz = grid.marks[one], grid.marks[other]
            if not len(xz) == len(yz) == 2 or len(xy - xz) != 1:
                continue
            if len(xy | xz | yz) != 3 or len(xy & xz & yz) != (1 if xyz else 0):
                continue
            digit = min(xz & yz)
            victims = set(PEERS[one]) & set(PEERS[other]) - {middle}
            if xyz:
                victims &= set(PEERS[middle])
            gone = {cell: {digit} for cell in sorted(victims) if digit in grid.marks[cell]}
            if gone:
                yield Step(4.4 if xyz else 4.2, gone)


def aligned(grid: Grid, size: int) -> Iterator[Step]:
    """Two or three cells in which some combinations would leave nothing to a cell that sees them all."""
    marks = grid.marks
    excluders = {}
    for cell in range(81):
        seen = [peer for peer in PEERS[cell] if 2 <= len(marks[peer]) <= size]
        if len(marks[cell]) > 1 and seen and all(len(marks[peer]) != 1 for peer in PEERS[cell]):
            excluders[cell] = seen
    for first, second in subsets(excluders, 2):
        thirds = dict.fromkeys(excluders[first] + excluders[second])
        tails = [(c,) for c in thirds if c in excluders and c not in (first, second)] if size == 3 else [()]
        for tail in tails:
            cells = (first, second, *tail)
            common = set.intersection(*(set(excluders[cell]) for cell in cells))
            gone = _excluded(marks, cells, common) if len(common) > 1 else {}
            if gone:
                yield Step(6.2 if size == 2 else 7.5, gone)


def _excluded(marks: Marks, cells: tuple[int, ...], common: set[int]) -> dict[int, set[int]]:
    possible: list[set[int]] = [set() for _ in cells]
    for digits in product(*(marks[cell] for cell in cells)):
        pairs = combinations(zip(cells, digits, strict=True), 2)
        if any(digit == twice and cell in PEERS[other] for (other, digit), (cell, twice) in pairs):
            continue
        if any(marks[cell] <= set(digits) for cell in common):
            continue
        for found, digit in zip(possible, digits, strict=True):
            found.add(digit)
    return only({cell: marks[cell] - found for cell, found in zip(cells, possible, strict=True)})
