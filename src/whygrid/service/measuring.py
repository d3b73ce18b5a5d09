"""Measuring k: how little one must see to solve a puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from whygrid.arguments import expect
from whygrid.budget import Budget
from whygrid.engine.k import KReport, KStep
from whygrid.errors import UsageError
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.certifying import a_little_more, as_accepted, with_certificate, without_reserve
from whygrid.service.solving import first_solutions, refuse_conflicts
from whygrid.voice.message import Cells, message

if TYPE_CHECKING:
    from whygrid.engine.values import Values


def k(puzzle: Puzzle, budget: Budget | None = None) -> KReport:
    """The exact k of a puzzle with one solution, with a certificate of both bounds that the checker accepts.

    >>> from whygrid import examples, parse
    >>> report = k(parse(examples()["wikipedia"].text))
    >>> report.upper, report.proved, report.profile
    (5, True, {4: 43, 5: 8})
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    budget = budget or Budget()
    solution = only_solution(puzzle, budget)
    report = puzzle.genre.k(puzzle.board, budget, True)
    if report is None:
        from whygrid.engine.values import measure

        measuring = without_reserve(budget)
        with values_of(puzzle, solution, measuring) as values:
            report, bound = measure(values, puzzle.givens, measuring, lambda: a_little_more(budget))
        report = with_certificate(puzzle, solution, report, bound, budget)
    return as_accepted(report, budget)


def only_solution(puzzle: Puzzle, budget: Budget) -> tuple[Literal, ...]:
    """The facts of the solution, without which there is no k."""
    refuse_conflicts(puzzle)
    solutions = first_solutions(puzzle, 2, budget)
    if len(solutions) != 1:
        raise UsageError(
            message("service/k-needs-one-solution", n=len(solutions)),
            remedy=message("service/solve-shows-two") if solutions else message("service/explain-shows-why"),
        )
    _refuse_free_clues(puzzle)
    return solutions[0]


def _refuse_free_clues(puzzle: Puzzle) -> None:
    """Refuse a puzzle with nothing to look at: its genre has clues, but does not say what they are.

    If they were free, everything would follow from nothing.
    """
    if not puzzle.givens and not list(puzzle.genre.clues(puzzle.board)):
        raise UsageError(
            message("service/no-k-yet", title=puzzle.genre.title),
            remedy=message("service/clues-would-have-to-count"),
        )


def k_steps(puzzle: Puzzle, solution: Sequence[Literal], budget: Budget) -> Iterator[KStep]:
    """The steps of `k` as they are found."""
    report = puzzle.genre.k(puzzle.board, budget, False)
    if report is not None:
        yield from report.steps
        return
    from whygrid.engine.supports import Supports
    from whygrid.engine.values import cheapest_first

    with values_of(puzzle, solution, budget) as values:
        yield from cheapest_first(Supports(values, budget), values, puzzle.givens)


def support(puzzle: Puzzle, cell: str, budget: Budget | None = None) -> KStep:
    """The smallest set of known cells, as printed in the puzzle, from which the value of a cell follows.

    >>> from whygrid import examples, parse
    >>> puzzle = parse(examples()["wikipedia"].text)
    >>> step = support(puzzle, "r5c5")
    >>> str(puzzle.rules.fact(step.fact)), step.k, step.proved
    ('r5c5=5', 8, True)
    >>> " ".join(str(puzzle.rules.fact(known)) for known in step.support)
    'r1c5=7 r2c5=9 r4c5=6 r5c1=4 r5c4=8 r5c6=3 r5c9=1 r6c5=2'
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    expect(str, cell=cell)
    budget = budget or Budget()
    subject = cell.strip().lower()
    if subject not in {fact.subject for fact in puzzle.rules.facts}:
        raise UsageError(
            message("service/is-not-a-cell-of-this-puzzle", name=repr(cell)),
            remedy=message("voice/how-cells-are-written"),
        )
    solutions = first_solutions(puzzle, 1, budget)
    if not solutions:
        raise UsageError(
            message("service/the-puzzle-has-no-solution"), remedy=message("service/explain-says-why")
        )
    target = next(fact for fact in solutions[0] if puzzle.rules.fact(fact).subject == subject)
    if target in puzzle.givens:
        raise UsageError(
            message("service/is-known-already", cell=Cells((subject,))),
            remedy=message("service/name-a-cell-that-is-empty"),
        )
    step = smallest_step(puzzle, solutions[0], target, budget)
    if step is None:
        raise UsageError(
            message("service/cell-does-not-follow", cell=Cells((subject,))),
            remedy=message("service/check-shows-two"),
        )
    return step


def smallest_step(
    puzzle: Puzzle, solution: Sequence[Literal], target: Literal | None, budget: Budget
) -> KStep | None:
    """A smallest support of the target, or without one of the cell for which it is smallest of all.

    None when nothing in question follows from what is printed.
    """
    _refuse_free_clues(puzzle)
    step = puzzle.genre.k_step(puzzle.board, target, budget)
    if step is not None:
        return step
    from whygrid.engine.values import cheapest_step

    known = set(puzzle.givens)
    targets = [target] if target is not None else [fact for fact in solution if fact not in known]
    with values_of(puzzle, solution, budget) as values:
        return cheapest_step(values, known, targets, budget)


def values_of(puzzle: Puzzle, solution: Sequence[Literal], budget: Budget) -> Values:
    """What follows by any reasoning in this puzzle."""
    from whygrid.engine.values import Values

    clues = {clue.name: puzzle.said_by(clue) for clue in puzzle.genre.clues(puzzle.board)}
    return Values(puzzle.with_clues(()).rules, clues, solution, budget)
