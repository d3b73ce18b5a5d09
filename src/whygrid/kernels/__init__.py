"""Fast code for special cases, each with a slow and obvious counterpart in Python that does the same.

Where the native module was not built, the counterpart does the work.
"""

from __future__ import annotations

from collections.abc import Callable

from whygrid.kernels import counterpart

try:
    from whygrid.kernels import _native
except ImportError:
    NATIVE = False
else:
    NATIVE = True


def sudoku_solutions(givens: str, limit: int, tick: Callable[[], None] = lambda: None) -> list[str]:
    """The first `limit` solutions of a 9x9 Sudoku, written as 81 digits with 0 for an empty cell.

    `tick` is called now and then; an exception that it raises ends the search.

    >>> len(sudoku_solutions("0" * 81, limit=5))
    5
    """
    solve = _native.sudoku_solutions if NATIVE else counterpart.sudoku_solutions
    return solve(givens, limit, tick)


def sudoku_count(givens: str, limit: int, tick: Callable[[], None] = lambda: None) -> int:
    """The number of solutions of a 9x9 Sudoku up to `limit`.

    >>> sudoku_count("0" * 81, limit=100_000)
    100000
    """
    if NATIVE:
        return _native.sudoku_count(givens, limit, tick)
    return len(counterpart.sudoku_solutions(givens, limit, tick))
