"""Whether a 9x9 Sudoku has one solution, in plain Python: for making puzzles where nothing is native.

`free[house]` are the digits that a house still lacks, as bits; houses are rows, then columns, then boxes.
"""

from __future__ import annotations

from collections.abc import Sequence

HOUSES_OF = [(cell // 9, 9 + cell % 9, 18 + cell // 27 * 3 + cell % 9 // 3) for cell in range(81)]
CELLS_OF = [[cell for cell in range(81) if house in HOUSES_OF[cell]] for house in range(27)]
ALL = 0b111_111_111


def has_one_solution(cells: Sequence[int]) -> bool:
    """Whether there is just one way to fill in the zeros.

    >>> has_one_solution([0] * 81)
    False
    """
    free = [ALL] * 27
    for cell, digit in enumerate(cells):
        if digit:
            bit = 1 << (digit - 1)
            for house in HOUSES_OF[cell]:
                if not free[house] & bit:
                    return False
                free[house] ^= bit
    return _count(free, [cell for cell in range(81) if not cells[cell]], 2) == 1


def _count(free: list[int], empty: list[int], limit: int) -> int:
    """The number of solutions, up to a limit."""
    if not empty:
        return 1
    left = {}
    best, options, fewest = -1, 0, 10
    for cell in empty:
        row, column, box = HOUSES_OF[cell]
        left[cell] = bits = free[row] & free[column] & free[box]
        if (number := bits.bit_count()) < fewest:
            best, options, fewest = cell, bits, number
            if number < 2:
                break
    if fewest > 1:
        best, options = _only_place(free, left) or (best, options)
    if not options:
        return 0
    rest = [cell for cell in empty if cell != best]
    found = 0
    while options and found < limit:
        bit = options & -options
        options ^= bit
        for house in HOUSES_OF[best]:
            free[house] ^= bit
        found += _count(free, rest, limit - found)
        for house in HOUSES_OF[best]:
            free[house] ^= bit
    return found


def _only_place(free: list[int], left: dict[int, int]) -> tuple[int, int] | None:
    """A cell with the digit that has no other place in a house; none, where a digit has no place at all."""
    for house, cells in enumerate(CELLS_OF):
        if not free[house]:
            continue
        once = twice = 0
        for cell in cells:
            bits = left.get(cell, 0)
            twice |= once & bits
            once |= bits
        if free[house] & ~once:
            return -1, 0
        if single := once & ~twice:
            bit = single & -single
            return next(cell for cell in cells if left.get(cell, 0) & bit), bit
    return None
