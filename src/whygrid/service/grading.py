"""How hard a puzzle is: our grade, and the scales of other programs."""

from __future__ import annotations

from collections.abc import Mapping

from whygrid.arguments import expect, shown
from whygrid.budget import Budget
from whygrid.engine.grade import Grade, grade_of_waves
from whygrid.engine.grade import grade as grade_of
from whygrid.errors import UsageError
from whygrid.genre import ORDERS, Order
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.solving import count, refuse_conflicts
from whygrid.voice.message import message


class Graded(NamedTuple):
    """A puzzle's grade, what other programs would say, and its k where it was asked for."""

    grade: Grade
    scales: Mapping[str, Mapping[str, object]]
    k: int | None = None

    def to_json(self) -> dict[str, object]:
        """As plain data.

        >>> grade(Puzzle.parse("1....4.....2.3..")).to_json()["grade"]["level"]
        'gentle'
        """
        document: dict[str, object] = {
            "grade": {
                "level": self.grade.level,
                "number": self.grade.number,
                "version": self.grade.version,
            },
            **self.scales,
            "techniques": self.grade.techniques,
            "places": self.grade.narrowest,
        }
        return document if self.k is None else {**document, "k": self.k}


def grade(puzzle: Puzzle, budget: Budget | None = None, *, with_k: bool = False, se: Order = "own") -> Graded:
    """How hard a puzzle with one solution is; the same for all its rotated and relabelled twins.

    What Sudoku Explainer and HoDoKu say may differ between twins. Their figures are those of the puzzle as it
    stands, which is what others list; with "canonical" those of its canonical form, the same for all twins.
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    if se not in ORDERS:
        raise UsageError(
            message("voice/cannot-be", name="se", value=shown(se)),
            remedy=message("voice/one-of", names=", ".join(ORDERS)),
        )
    budget = budget or Budget()
    solutions = count(puzzle, 2, budget)
    if solutions != 1:
        refuse_conflicts(puzzle)
        raise UsageError(
            message("service/no-grade", n=solutions),
            remedy=message("service/check-tells-more"),
        )
    graded = own_grade(puzzle, budget)
    scales = puzzle.genre.scales(puzzle.board, budget, se)
    return Graded(graded, scales, _k(puzzle, budget) if with_k else None)


def own_grade(puzzle: Puzzle, budget: Budget) -> Grade:
    """Our grade alone, without the scales of others."""
    genre = puzzle.genre
    waves = genre.waves(puzzle.board)
    if waves is not None:
        return grade_of_waves(waves, solved=True)
    board = genre.canonical(puzzle.board)
    state = genre.state(board, genre.givens(board))
    return grade_of(state, genre.techniques(), len(puzzle.rules.facts), budget)


def _k(puzzle: Puzzle, budget: Budget) -> int | None:
    from whygrid.service.measuring import k

    report = k(puzzle, budget)
    return report.upper if report.proved else None
