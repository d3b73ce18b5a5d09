"""The exact k of a 9x9 Sudoku: how few known cells one must look at, with a proof of both bounds.

A set of known cells *supports* an open cell when every full grid that agrees with the solution on
the set agrees with it at the cell. The k of a step is the size of a smallest support; the k of a
puzzle is the smallest k with which steps of at most k cells place everything.

Grids are strings of 81 digits, row by row, with `0` or `.` for a cell that is not known; cells are
numbered 0 to 80 in the same order.

The certificate
---------------
`KResult.certificate()` is a plain dictionary, ready for JSON, that `whygrid.certificates.nine` verifies
without this engine:

    {
      "format": "whygrid-k",
      "version": 1,
      "givens": "81 digits",
      "solution": "81 digits",
      "upper": {                     every step rests on at most `k` cells that are known by then
        "k": 5,
        "steps": [{"cell": 13, "support": [0, 4, 40, 71]}, …]     in order, until every cell is known
      },
      "lower": {                     in this position no open cell has a support below `k` cells
        "k": 5,
        "known": [0, 1, 4, …],       the givens among them
        "grids": ["81 digits", …],   full grids other than the solution
        "cells": [{"cell": 2, "grids": [0, 3, 17]}, …]            one entry for every open cell
      }
    }

A grid that differs from the solution at a cell shows that each support of the cell contains one of
the known cells where the grid differs. The grids listed for a cell can't all be met by fewer than `k`
known cells. Each half holds by itself. A run that was stopped has both, for the bounds that it had
proved by then; the lower half is left out where picking its grids takes more than two seconds of work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from whygrid.kernels import _native, sudoku_solutions


@dataclass(frozen=True, slots=True)
class Step:
    """One placement and the known cells it rests on."""

    cell: int
    digit: int
    support: tuple[int, ...]
    smallest: bool  # proved: no cell that was asked about had a smaller support

    @property
    def size(self) -> int:
        """The k of the step."""
        return len(self.support)


@dataclass(frozen=True, slots=True)
class Bound:
    """Why fewer than `size` cells are not enough when exactly the cells `known` are known.

    `cells` names, for each open cell that was asked about, the `grids` whose traces prove it.
    """

    size: int
    known: tuple[int, ...]
    grids: tuple[str, ...]
    cells: dict[int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class KResult:
    """The proved bounds of a puzzle's k, its steps, and the position that needs k cells."""

    givens: str
    solution: str
    lower: int
    upper: int
    steps: tuple[Step, ...]
    bound: Bound
    stopped: str  # "deadline", "interrupt" or "cancelled"; empty when the run came to its end

    @property
    def proved(self) -> bool:
        """Whether k is known exactly."""
        return self.lower == self.upper

    @property
    def profile(self) -> dict[int, int]:
        """How many steps there are of each size, in ascending order."""
        return dict(sorted(Counter(step.size for step in self.steps).items()))

    @property
    def bottleneck(self) -> Step | None:
        """The first step that needs `lower` cells: the one that leaves the stuck position."""
        return next((step for step in self.steps if step.size >= self.lower), None)

    def certificate(self) -> dict[str, Any]:
        """Both halves of the proof as plain data; the module's docstring shows its form.

        The run must have been asked for `witnesses`.
        """
        if not self.bound.cells and self.steps and not self.stopped:
            raise ValueError("the lower bound's witnesses are missing: call k(…, witnesses=True)")
        certificate: dict[str, Any] = {
            "format": "whygrid-k",
            "version": 1,
            "givens": self.givens,
            "solution": self.solution,
            "upper": {
                "k": self.upper,
                "steps": [{"cell": step.cell, "support": list(step.support)} for step in self.steps],
            },
        }
        if self.bound.cells:
            certificate["lower"] = {
                "k": self.bound.size,
                "known": list(self.bound.known),
                "grids": list(self.bound.grids),
                "cells": [{"cell": cell, "grids": list(grids)} for cell, grids in self.bound.cells.items()],
            }
        return certificate


@dataclass(frozen=True, slots=True)
class StepResult:
    """A cheapest step of a position: `lower <= k of the step <= step.size`, with its proof."""

    step: Step
    lower: int
    bound: Bound
    stopped: str

    @property
    def proved(self) -> bool:
        """Whether the step's support is known to be a smallest one."""
        return self.lower == self.step.size


def k(
    givens: str,
    *,
    deadline_seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
    cheapest_first: bool = True,
    witnesses: bool = False,
) -> KResult:
    """The exact k of a puzzle with one solution.

    With `cheapest_first` every step is a cheapest one of its position, so that the profile is exact
    too; without it only k is, and the hardest puzzles are done sooner. `witnesses` are the grids that
    prove the lower bound: a certificate needs them, and picking them takes a little longer.

    Ctrl-C, the deadline and `cancelled` (asked twenty times a second) end the run early: `lower` and
    `upper` are then proved, and `stopped` says why.

    >>> result = k("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> result.lower, result.upper, result.profile
    (5, 5, {4: 43, 5: 8})
    """
    givens = givens.replace(".", "0")
    solution = _only_solution(givens)
    if "0" not in givens:
        return KResult(givens, solution, 0, 0, (), Bound(0, tuple(range(81)), (), {}), "")
    found = _native.k9_run(givens, solution, deadline_seconds, cancelled, cheapest_first, witnesses)
    bounds = found["lower"], found["upper"]
    return KResult(givens, solution, *bounds, _steps(found), _bound(found), found["stopped"])


def smallest_support(
    known: str,
    solution: str,
    cell: int,
    *,
    deadline_seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
    witnesses: bool = False,
) -> StepResult:
    """A smallest support of one open cell; with `witnesses` the grids that prove that none is smaller.

    The known cells must force the cell's digit; they need not have only one solution.

    >>> solution = "123456789456789123789123456234567891567891234891234567345678912678912345912345678"
    >>> smallest_support("12345678" + 73 * "0", solution, 8).step.support
    (0, 1, 2, 3, 4, 5, 6, 7)
    """
    known = known.replace(".", "0")
    return _step_result(_native.k9_step(known, solution, cell, deadline_seconds, cancelled, witnesses))


def cheapest_step(
    known: str,
    solution: str,
    *,
    deadline_seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
    witnesses: bool = False,
) -> StepResult:
    """A step of the position that needs to look at the fewest known cells."""
    known = known.replace(".", "0")
    return _step_result(_native.k9_step(known, solution, None, deadline_seconds, cancelled, witnesses))


def smallest_supports(
    known: str,
    solution: str,
    *,
    deadline_seconds: float | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> dict[int, tuple[int, ...]]:
    """A smallest support of every open cell, all of which the known cells must force.

    Much faster than cell by cell, for what rules out one cell's supports rules out others'. After a
    stop the cells that were not reached are missing.
    """
    found = _native.k9_supports(known.replace(".", "0"), solution, deadline_seconds, cancelled)
    return {cell: tuple(support) for cell, support in found["supports"].items()}


def _only_solution(givens: str) -> str:
    solutions = sudoku_solutions(givens, 2)
    if len(solutions) != 1:
        count = "several" if solutions else "none"
        raise ValueError(f"k needs a puzzle with one solution; this one has {count}")
    return solutions[0]


def _steps(found: dict[str, Any]) -> tuple[Step, ...]:
    return tuple(
        Step(cell, digit, tuple(support), smallest) for cell, digit, support, smallest in found["steps"]
    )


def _bound(found: dict[str, Any]) -> Bound:
    bound = found["bound"]
    cells = {cell: tuple(grids) for cell, grids in bound["cells"].items()}
    return Bound(bound["size"], tuple(bound["known"]), tuple(bound["grids"]), cells)


def _step_result(found: dict[str, Any]) -> StepResult:
    return StepResult(_steps(found)[0], found["lower"], _bound(found), found["stopped"])
