"""Lines of puzzles as rows of digits, and back."""

from __future__ import annotations

from collections.abc import Sequence

from whygrid.kernels.bulk_counterpart.searching import (
    Array,
)

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
