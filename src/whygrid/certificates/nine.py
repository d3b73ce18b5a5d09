"""Checks a certificate of k of a 9x9 Sudoku without the engine that made it: pure Python.

`whygrid.kernels.k9` documents the certificate. Each half is shown anew from its data alone:

*upper*: for each step, no full grid has the support's digits and another digit at the step's cell,
by a complete search; the steps start from the givens and place every cell.

*lower*: every alternative grid obeys the rules and differs from the solution at the cell it is listed
for, and in a known cell, else it would be a second solution; and no set of fewer than k known cells meets all
the places where these grids differ, again by a complete search. Starting from fewer known cells one can't get
further, so k is needed.

Only puzzles with one solution have a k. The upper half shows that there is one; the lower half does not.

A digit's candidates are one int with a bit per cell, so that one operation treats the whole grid:

    bit 80 … 10  9 | 8 7 6 5 4 3 2 1 0      row 0 is bits 0 to 8, row 1 bits 9 to 17, …
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from whygrid.certificates.bounds import (
    Bounds,
    Refused,
    Tick,
    both_halves,
    can_meet,
    cells_of,
    fields,
    items,
    require,
    whole_number,
)
from whygrid.voice.message import Said, message

ALL = (1 << 81) - 1
ROWS = [[9 * line + i for i in range(9)] for line in range(9)]
COLUMNS = [[9 * i + line for i in range(9)] for line in range(9)]
BOXES = [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for b in range(9)]
HOUSES = [sum(1 << cell for cell in house) for house in (*ROWS, *COLUMNS, *BOXES)]
SEEN = [reduce(or_, (house for house in HOUSES if house >> cell & 1)) for cell in range(81)]


def check(certificate: object, tick: Tick = lambda: None) -> Bounds:
    """The bounds that the certificate proves; raises `Refused` at the first thing that is wrong."""
    document = fields(
        certificate,
        message("certificates/the-certificate"),
        {"format", "version", "givens", "solution"},
        {"lower", "upper"},
    )
    require(
        document["format"] == "whygrid-k" and document["version"] == 1,
        message("certificates/not-a-certificate", version=1),
    )
    givens, solution = (
        _digits(document["givens"], message("certificates/the-givens")),
        _full_grid(document["solution"], message("certificates/the-solution")),
    )
    known = 0
    for cell in range(81):
        if givens[cell]:
            require(givens[cell] == solution[cell], message("certificates/given-differs", cell=cell))
            known |= 1 << cell
    return both_halves(
        document,
        lambda half: _check_lower(half, known, solution, tick),
        lambda half: _check_upper(half, known, solution, tick),
    )


def supports(support: int, cell: int, solution: list[int], tick: Tick = lambda: None) -> bool:
    """Whether every full grid with the solution's digits on the support has its digit at the cell."""
    boards = [ALL] * 9
    for known in cells_of(support):
        _place(boards, known, solution[known] - 1)
    boards[solution[cell] - 1] &= ~(1 << cell)
    return not _has_grid(boards, support, [0] * 324, tick)


def _check_upper(half: object, known: int, solution: list[int], tick: Tick) -> int:
    upper = fields(half, message("certificates/upper-half"), {"k", "steps"}, set())
    k, steps = (
        whole_number(upper["k"], 0, 81, message("certificates/upper-k")),
        items(upper["steps"], message("certificates/the-steps")),
    )
    for number, item in enumerate(steps, 1):
        where = message("certificates/step", n=number)
        step = fields(item, where, {"cell", "support"}, set())
        cell = whole_number(step["cell"], 0, 80, message("certificates/cell-of", where=where))
        support = _cell_set(step["support"], message("certificates/support-of", where=where))
        require(not known >> cell & 1, message("certificates/places-known", where=where))
        require(not support & ~known, message("certificates/rests-on-unknown", where=where))
        require(support.bit_count() <= k, message("certificates/rests-on-more", where=where, k=k))
        require(supports(support, cell, solution, tick), message("certificates/does-not-follow", where=where))
        known |= 1 << cell
    require(known == ALL, message("certificates/steps-leave-open"))
    return k


def _check_lower(half: object, givens: int, solution: list[int], tick: Tick) -> int:
    lower = fields(half, message("certificates/lower-half"), {"k", "known", "grids", "cells"}, set())
    k = whole_number(lower["k"], 0, 81, message("certificates/lower-k"))
    known = _cell_set(lower["known"], message("certificates/stuck"))
    require(not givens & ~known, message("certificates/stuck-lacks-given"))
    require(known != ALL, message("certificates/nothing-open"))
    grids = [
        _full_grid(grid, message("certificates/grid", n=i))
        for i, grid in enumerate(items(lower["grids"], message("certificates/the-grids")))
    ]
    differences = [sum(1 << cell for cell in range(81) if grid[cell] != solution[cell]) for grid in grids]
    left = ALL & ~known
    for item in items(lower["cells"], message("certificates/the-open-cells")):
        entry = fields(item, message("certificates/an-open-cell"), {"cell", "grids"}, set())
        cell = whole_number(entry["cell"], 0, 80, message("certificates/an-open-cell"))
        require(bool(left >> cell & 1), message("certificates/cell-not-open", cell=cell))
        left &= ~(1 << cell)
        traces = []
        for name in items(entry["grids"], message("certificates/grids-of-cell", cell=cell)):
            grid = whole_number(name, 0, len(grids) - 1, message("certificates/grid-of-cell", cell=cell))
            require(
                bool(differences[grid] >> cell & 1),
                message("certificates/grid-does-not-differ", n=grid, cell=cell),
            )
            traces.append(differences[grid] & known)
            require(traces[-1] != 0, message("certificates/grid-is-second", n=grid))
        require(not can_meet(traces, k - 1, tick), message("certificates/fewer-meet-grids", k=k, cell=cell))
    require(not left, message("certificates/cell-not-accounted-for"))
    return k


def _has_grid(boards: list[int], settled: int, failures: list[int], tick: Tick) -> bool:
    """Whether the candidates leave a full grid: singles as long as there are any, then branches.

    `failures` counts how often a cell (0 to 80) or the places of a digit in a house (from 81 on) ran
    out of candidates. Branching where few candidates are left and many failures happened keeps the
    search at the heart of the contradiction, wherever it is in the grid.
    """
    tick()
    while True:
        one = two = 0  # cells with at least so many candidates
        for board in boards:
            two |= one & board
            one |= board
        if one != ALL:
            failures[next(cells_of(ALL & ~one))] += 1
            return False
        before = settled
        for digit in range(9):
            single = boards[digit] & ~two
            for number, house in enumerate(HOUSES):
                places = boards[digit] & house
                if not places & (places - 1):
                    if not places:
                        failures[81 + 27 * digit + number] += 1
                        return False
                    single |= places
            for cell in cells_of(single & ~settled):
                if not boards[digit] >> cell & 1:
                    failures[cell] += 1
                    return False
                _place(boards, cell, digit)
                settled |= 1 << cell
        if settled == before:
            break
    if settled == ALL:
        return True
    for cell, digit in _best_branches(boards, settled, failures):
        branch = boards.copy()
        _place(branch, cell, digit)
        if _has_grid(branch, settled | 1 << cell, failures, tick):
            return True
    return False


def _best_branches(boards: list[int], settled: int, failures: list[int]) -> list[tuple[int, int]]:
    """All ways to fill one cell, or to place one digit in one house: a choice that cannot be avoided."""
    best: list[tuple[int, int]] = []
    least = 10.0
    for cell in cells_of(ALL & ~settled):
        digits = [digit for digit in range(9) if boards[digit] >> cell & 1]
        if (cost := len(digits) / (1 + failures[cell])) < least:
            least, best = cost, [(cell, digit) for digit in digits]
    for digit in range(9):
        for number, house in enumerate(HOUSES):
            places = boards[digit] & house
            count = places.bit_count()
            if count > 1 and (cost := count / (1 + failures[81 + 27 * digit + number])) < least:
                least, best = cost, [(cell, digit) for cell in cells_of(places)]
    return best


def _place(boards: list[int], cell: int, digit: int) -> None:
    for other in range(9):
        boards[other] &= ~(1 << cell)
    boards[digit] = boards[digit] & ~SEEN[cell] | 1 << cell


def _cell_set(item: object, name: Said) -> int:
    cells = [
        whole_number(cell, 0, 80, message("certificates/a-cell-of", name=name)) for cell in items(item, name)
    ]
    require(len(set(cells)) == len(cells), message("certificates/repeats-a-cell", name=name))
    return sum(1 << cell for cell in cells)


def _digits(item: object, name: Said) -> list[int]:
    if not isinstance(item, str) or len(item) != 81 or not set(item) <= set("0123456789"):
        raise Refused(message("certificates/not-81-digits", name=name))
    return [int(digit) for digit in item]


def _full_grid(item: object, name: Said) -> list[int]:
    grid = _digits(item, name)
    for house in (*ROWS, *COLUMNS, *BOXES):
        require(
            {grid[cell] for cell in house} == set(range(1, 10)),
            message("certificates/breaks-a-rule", name=name),
        )
    return grid
