"""The kernels in plain Python: what the native ones must agree with."""

from __future__ import annotations

from collections.abc import Callable, Iterator


def sudoku_solutions(givens: str, limit: int, tick: Callable[[], None] = lambda: None) -> list[str]:
    """The first `limit` solutions of a 9x9 Sudoku, written as 81 digits with 0 for an empty cell."""
    if len(givens) != 81:
        raise ValueError("a 9x9 Sudoku has 81 cells")
    if not set(givens) <= set("0123456789"):
        raise ValueError("cells are '0' to '9'")
    if limit < 0:
        raise ValueError("a limit can't be negative")
    cells = [int(symbol) for symbol in givens]
    solutions: list[str] = []
    if limit > 0 and _consistent(cells):
        for solution in _search(cells, tick):
            solutions.append(solution)
            if len(solutions) == limit:
                break
    return solutions


def _search(cells: list[int], tick: Callable[[], None]) -> Iterator[str]:
    """All solutions, by trying the digits of a cell that has the fewest."""
    tick()
    best, options = -1, list(range(10))
    for cell in range(81):
        if cells[cell] == 0:
            left = _options(cells, cell)
            if len(left) < len(options):
                best, options = cell, left
    if best < 0:
        yield "".join(map(str, cells))
        return
    for digit in options:
        cells[best] = digit
        yield from _search(cells, tick)
    cells[best] = 0


def _options(cells: list[int], cell: int) -> list[int]:
    taken = {cells[peer] for peer in _peers(cell)}
    return [digit for digit in range(1, 10) if digit not in taken]


def _peers(cell: int) -> Iterator[int]:
    row, column = divmod(cell, 9)
    top, left = row // 3 * 3, column // 3 * 3
    for other in range(81):
        r, c = divmod(other, 9)
        if other != cell and (r == row or c == column or (r // 3 * 3 == top and c // 3 * 3 == left)):
            yield other


def _consistent(cells: list[int]) -> bool:
    return all(
        not cells[cell] or all(cells[cell] != cells[peer] for peer in _peers(cell)) for cell in range(81)
    )
