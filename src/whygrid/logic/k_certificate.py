"""Checks a certificate of k without the engine that made it: pure Python, no imports of ours.

`whygrid.kernels.k9` documents the certificate. Each half is shown anew from its data alone:

*upper*: for each step, no full grid has the support's digits and another digit at the step's cell,
by a complete search; the steps start from the givens and place every cell.

*lower*: every alternative grid obeys the rules and differs from the solution at the cell it is listed
for; and no set of fewer than k known cells meets all the places where these grids differ, again by a
complete search. Starting from fewer known cells one can't get further, so k is needed.

A digit's candidates are one int with a bit per cell, so that one operation treats the whole grid:

    bit 80 … 10  9 | 8 7 6 5 4 3 2 1 0      row 0 is bits 0 to 8, row 1 bits 9 to 17, …
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

ALL = (1 << 81) - 1
ROWS = [[9 * line + i for i in range(9)] for line in range(9)]
COLUMNS = [[9 * i + line for i in range(9)] for line in range(9)]
BOXES = [[27 * (b // 3) + 3 * (b % 3) + 9 * (i // 3) + i % 3 for i in range(9)] for b in range(9)]
HOUSES = [sum(1 << cell for cell in house) for house in (*ROWS, *COLUMNS, *BOXES)]
SEEN = [reduce(or_, (house for house in HOUSES if house >> cell & 1)) for cell in range(81)]


class Refused(ValueError):
    """The certificate does not prove what it claims; the message says where it fails."""


class Bounds(NamedTuple):
    """What the certificate proves: `lower <= k <= upper`."""

    lower: int
    upper: int


def check(certificate: object) -> Bounds:
    """The bounds that the certificate proves; raises `Refused` at the first thing that is wrong.

    A half that is not there proves nothing: the bound is then 0 or 81.
    """
    document = _fields(
        certificate, "the certificate", {"format", "version", "givens", "solution"}, {"lower", "upper"}
    )
    _require(
        document["format"] == "whygrid-k" and document["version"] == 1,
        "not a whygrid-k certificate, version 1",
    )
    givens, solution = _digits(document["givens"], "givens"), _full_grid(document["solution"], "the solution")
    known = 0
    for cell in range(81):
        if givens[cell]:
            _require(givens[cell] == solution[cell], f"given {cell} is not as in the solution")
            known |= 1 << cell
    lower = _check_lower(document["lower"], known, solution) if "lower" in document else 0
    upper = _check_upper(document["upper"], known, solution) if "upper" in document else 81
    _require(lower <= upper, "the two halves contradict each other")
    return Bounds(lower, upper)


def supports(support: int, cell: int, solution: list[int]) -> bool:
    """Whether every full grid with the solution's digits on the support has its digit at the cell."""
    boards = [ALL] * 9
    for known in _cells(support):
        _place(boards, known, solution[known] - 1)
    boards[solution[cell] - 1] &= ~(1 << cell)
    return not _has_grid(boards, support, [0] * 324)


def can_meet(traces: list[int], count: int) -> bool:
    """Whether some set of at most `count` cells meets every trace."""
    while traces:
        if count <= 0:
            return False
        traces = sorted(set(traces), key=int.bit_count)
        needed, claimed = _cells_needed(traces, count) if traces[0] else (count + 1, 0)
        if needed > count:
            return False
        within = [trace & claimed for trace in traces]
        if needed < count or within == traces:
            break
        traces = within  # all cells are spoken for: none beside those can be taken
    else:
        return True
    bit = 1 << _best_cell(traces)
    return can_meet([trace for trace in traces if not trace & bit], count - 1) or can_meet(
        [trace & ~bit for trace in traces], count
    )


def _cells_needed(traces: list[int], enough: int) -> tuple[int, int]:
    """At least so many cells are needed; if not more than `enough`, all of them are in the mask.

    Traces that share no cell need one cell each. Such a trace and others that share no cell with the rest
    form a family: it needs two cells when none is common to all its traces.
    """
    firsts: list[int] = []
    claimed = 0
    for trace in traces:
        if not trace & claimed:
            firsts.append(trace)
            claimed |= trace
    needed, common, every = len(firsts), firsts.copy(), firsts.copy()
    for trace in traces:
        if needed > enough:
            break
        family = next(number for number, first in enumerate(firsts) if trace & first)
        first = firsts[family]
        if not common[family] & ~trace or trace & ~first & claimed:
            continue
        common[family] &= trace
        every[family] |= trace
        if common[family]:
            continue
        if every[family] & ~first & claimed:  # another family was faster
            common[family] = every[family] = first
        else:
            claimed |= every[family]
            needed += 1
    return needed, claimed


def _best_cell(traces: list[int]) -> int:
    """A cell of the smallest traces that is in many small ones, which keeps the search small."""
    smallest, cells, weight = traces[0].bit_count(), 0, [0] * 81
    for trace in traces:
        surplus = trace.bit_count() - smallest
        if surplus > 3:
            break
        if surplus == 0:
            cells |= trace
        for cell in _cells(trace):
            weight[cell] += 64 >> 2 * surplus
    return max(_cells(cells), key=weight.__getitem__)


def _check_upper(half: object, known: int, solution: list[int]) -> int:
    upper = _fields(half, "the upper half", {"k", "steps"}, set())
    k, steps = _number(upper["k"], 0, 81, "the upper k"), _items(upper["steps"], "the steps")
    for number, item in enumerate(steps, 1):
        where = f"step {number}"
        step = _fields(item, where, {"cell", "support"}, set())
        cell = _number(step["cell"], 0, 80, f"the cell of {where}")
        support = _cell_set(step["support"], f"the support of {where}")
        _require(not known >> cell & 1, f"{where} places a cell that is known already")
        _require(not support & ~known, f"{where} rests on a cell that is not known yet")
        _require(support.bit_count() <= k, f"{where} rests on more than {k} cells")
        _require(supports(support, cell, solution), f"{where} does not follow from its support")
        known |= 1 << cell
    _require(known == ALL, "the steps leave a cell open")
    return k


def _check_lower(half: object, givens: int, solution: list[int]) -> int:
    lower = _fields(half, "the lower half", {"k", "known", "grids", "cells"}, set())
    k = _number(lower["k"], 0, 81, "the lower k")
    known = _cell_set(lower["known"], "the stuck position")
    _require(not givens & ~known, "the stuck position lacks a given")
    _require(known != ALL, "nothing is open in the stuck position")
    grids = [
        _full_grid(grid, f"alternative grid {i}")
        for i, grid in enumerate(_items(lower["grids"], "the grids"))
    ]
    differences = [sum(1 << cell for cell in range(81) if grid[cell] != solution[cell]) for grid in grids]
    left = ALL & ~known
    for item in _items(lower["cells"], "the open cells"):
        entry = _fields(item, "an open cell", {"cell", "grids"}, set())
        cell = _number(entry["cell"], 0, 80, "an open cell")
        _require(bool(left >> cell & 1), f"cell {cell} is not open or listed twice")
        left &= ~(1 << cell)
        traces = []
        for name in _items(entry["grids"], f"the grids of cell {cell}"):
            grid = _number(name, 0, len(grids) - 1, f"a grid of cell {cell}")
            _require(bool(differences[grid] >> cell & 1), f"grid {grid} does not differ at cell {cell}")
            traces.append(differences[grid] & known)
        _require(not can_meet(traces, k - 1), f"fewer than {k} cells meet all the grids of cell {cell}")
    _require(not left, "an open cell is not accounted for")
    return k


def _has_grid(boards: list[int], settled: int, failures: list[int]) -> bool:
    """Whether the candidates leave a full grid: singles as long as there are any, then branches.

    `failures` counts how often a cell (0 to 80) or the places of a digit in a house (from 81 on) ran
    out of candidates. Branching where few candidates are left and many failures happened keeps the
    search at the heart of the contradiction, wherever it is in the grid.
    """
    while True:
        one = two = 0  # cells with at least so many candidates
        for board in boards:
            two |= one & board
            one |= board
        if one != ALL:
            failures[next(_cells(ALL & ~one))] += 1
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
            for cell in _cells(single & ~settled):
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
        if _has_grid(branch, settled | 1 << cell, failures):
            return True
    return False


def _best_branches(boards: list[int], settled: int, failures: list[int]) -> list[tuple[int, int]]:
    """All ways to fill one cell, or to place one digit in one house: a choice that cannot be avoided."""
    best: list[tuple[int, int]] = []
    least = 10.0
    for cell in _cells(ALL & ~settled):
        digits = [digit for digit in range(9) if boards[digit] >> cell & 1]
        if (cost := len(digits) / (1 + failures[cell])) < least:
            least, best = cost, [(cell, digit) for digit in digits]
    for digit in range(9):
        for number, house in enumerate(HOUSES):
            places = boards[digit] & house
            count = places.bit_count()
            if count > 1 and (cost := count / (1 + failures[81 + 27 * digit + number])) < least:
                least, best = cost, [(cell, digit) for cell in _cells(places)]
    return best


def _place(boards: list[int], cell: int, digit: int) -> None:
    for other in range(9):
        boards[other] &= ~(1 << cell)
    boards[digit] = boards[digit] & ~SEEN[cell] | 1 << cell


def _cells(board: int) -> Iterator[int]:
    while board:
        yield (board & -board).bit_length() - 1
        board &= board - 1


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Refused(otherwise)


def _fields(item: object, name: str, needed: set[str], possible: set[str]) -> dict[str, object]:
    if not isinstance(item, dict) or not needed <= item.keys() <= needed | possible:
        raise Refused(f"{name} must have the fields {', '.join(sorted(needed | possible))}")
    return item


def _items(item: object, name: str) -> list[object]:
    if not isinstance(item, list):
        raise Refused(f"{name}: not a list")
    return item


def _number(item: object, least: int, most: int, name: str) -> int:
    if not isinstance(item, int) or isinstance(item, bool) or not least <= item <= most:
        raise Refused(f"{name} is not a number from {least} to {most}")
    return item


def _cell_set(item: object, name: str) -> int:
    cells = [_number(cell, 0, 80, f"a cell of {name}") for cell in _items(item, name)]
    _require(len(set(cells)) == len(cells), f"{name} repeats a cell")
    return sum(1 << cell for cell in cells)


def _digits(item: object, name: str) -> list[int]:
    if not isinstance(item, str) or len(item) != 81 or not set(item) <= set("0123456789"):
        raise Refused(f"{name}: not 81 digits")
    return [int(digit) for digit in item]


def _full_grid(item: object, name: str) -> list[int]:
    grid = _digits(item, name)
    for house in (*ROWS, *COLUMNS, *BOXES):
        _require({grid[cell] for cell in house} == set(range(1, 10)), f"{name} breaks a rule")
    return grid
