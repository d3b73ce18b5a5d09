"""Variants put to a SAT solver in an encoding that shares nothing with the package.

It rests on what `brute` reads of a text: tables of what two or three cells may hold, cells that differ, and
sums, which are added up cell by cell. So boards can be judged that brute force would be at for hours.
"""

from __future__ import annotations

from itertools import combinations, count, product
from types import TracebackType
from typing import Self

from pysat.solvers import Cadical153

from tests.genres.sudoku.variants.brute import Board


class Judge:
    """All solutions of a board, and what all of them have in common."""

    def __init__(self, text: str) -> None:
        self.board = board = Board(text)
        self.size = n = board.size
        self.cells = range(n * n)
        self.solver = Cadical153()
        self.fresh = count(n * n * n + 1)
        self.never = next(self.fresh)
        self.solver.add_clause([-self.never])
        for cell in self.cells:
            self._exactly_one([self.holds(cell, digit) for digit in range(1, n + 1)])
        for cell, digit in enumerate(board.givens):
            if digit:
                self.solver.add_clause([self.holds(cell, digit)])
        for group in board.different:
            for digit in range(1, n + 1):
                for one, two in combinations(group, 2):
                    self.solver.add_clause([-self.holds(one, digit), -self.holds(two, digit)])
                if len(set(group)) == n:  # follows from that, by an argument that SAT takes ages for
                    self.solver.add_clause([self.holds(cell, digit) for cell in group])
        for cells, check in board.checks:
            for digits in product(range(1, n + 1), repeat=len(cells)):
                if not check(list(digits)):
                    self._forbid(cells, digits)
        for cells, total in board.sums:
            ways = self._added_up(cells)
            self.solver.add_clause([ways.get(total, self.never)])
        for circle, shaft in board.arrows:
            ways = self._added_up(shaft)
            for digits in product(range(1, n + 1), repeat=len(circle)):
                number = int("".join(map(str, digits)))
                self._forbid(circle, digits, *([ways[number]] if number in ways else []))

    def holds(self, cell: int, digit: int) -> int:
        """The variable that says so."""
        return cell * self.size + digit

    def _forbid(self, cells: tuple[int, ...], digits: tuple[int, ...], *unless: int) -> None:
        these = [-self.holds(cell, digit) for cell, digit in zip(cells, digits, strict=True)]
        self.solver.add_clause([*these, *unless])

    def _exactly_one(self, variables: list[int]) -> None:
        self.solver.add_clause(variables)
        for one, two in combinations(variables, 2):
            self.solver.add_clause([-one, -two])

    def _added_up(self, cells: tuple[int, ...]) -> dict[int, int]:
        """The variable of each sum that the cells can have, of which exactly one holds."""
        so_far: dict[int, int] = {digit: self.holds(cells[0], digit) for digit in range(1, self.size + 1)}
        for cell in cells[1:]:
            after: dict[int, int] = {}
            for (total, there), digit in product(so_far.items(), range(1, self.size + 1)):
                then = after.setdefault(total + digit, next(self.fresh))
                self.solver.add_clause([-there, -self.holds(cell, digit), then])
            self._exactly_one(list(after.values()))
            so_far = after
        return so_far

    def solutions(self, limit: int) -> list[tuple[int, ...]]:
        """The first solutions, up to a limit; they stay possible."""
        found: list[tuple[int, ...]] = []
        apart = next(self.fresh)  # holds while solutions are looked for, so that their bans can be dropped
        while len(found) < limit and self.solver.solve([apart]):
            model = set(self.solver.get_model() or ())
            found.append(tuple(self._digit(model, cell) for cell in self.cells))
            self.solver.add_clause(
                [-apart, *(-self.holds(cell, digit) for cell, digit in enumerate(found[-1]))]
            )
        self.solver.add_clause([-apart])
        return found

    def _digit(self, model: set[int], cell: int) -> int:
        return next(digit for digit in range(1, self.size + 1) if self.holds(cell, digit) in model)

    def follows(self, cell: int, digit: int, is_there: bool) -> bool:
        """Whether in all solutions a cell holds a digit, or in none."""
        literal = self.holds(cell, digit)
        return not self.solver.solve([-literal if is_there else literal])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.solver.delete()
