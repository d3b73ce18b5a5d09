"""Nothing is told that the checker does not accept.

A step that it refuses is told anew, by cases or by lemmas that pass, and that is said. Where there is none,
the proof ends: from there on nothing is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from whygrid.budget import Budget
from whygrid.errors import Stopped
from whygrid.logic.check import check_step, is_solution, what_is_shown
from whygrid.logic.facts import Literal
from whygrid.logic.proof import Step
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.clues import odd_clues
from whygrid.voice.message import message


class Checked(NamedTuple):
    """Steps that the checker accepts.

    retold     which of them were told anew, in words
    problem    why there are no more of them; empty when all were accepted
    """

    steps: tuple[Step, ...]
    retold: tuple[str, ...]
    problem: str


def checked(
    puzzle: Puzzle,
    steps: Iterable[Step],
    budget: Budget | None = None,
    assumed: Iterable[Literal] = (),
    granted: bool = False,
) -> Checked:
    """The steps of a puzzle in order, as the checker accepts them.

    What is `assumed` counts as known like the givens; where it is `granted`, steps may take for granted that
    there is one solution.
    """
    known = {*puzzle.givens, *assumed}
    givens = frozenset(known) if granted else None
    accepted: list[Step] = []
    retold: list[str] = []
    for number, step in enumerate(steps, 1):
        problem = check_step(puzzle.rules, known, step, givens) or odd_clues(puzzle, step, givens)
        if problem:
            try:
                anew = _retold(puzzle, known, step, budget or Budget())
            except Stopped as stop:
                anew, problem = None, str(message("service/problem-and", problem=problem, what=stop.what))
            if anew is None:
                said = str(message("service/problem-at-step", n=number, problem=problem))
                return Checked(tuple(accepted), tuple(retold), said)
            retold.append(str(message("service/step-is-told-anew", n=number, problem=problem)))
            step = anew
        known.update(step.facts)
        accepted.append(step)
    return Checked(tuple(accepted), tuple(retold), "")


def _retold(puzzle: Puzzle, known: Collection[Literal], step: Step, budget: Budget) -> Step | None:
    from whygrid.service.retelling import Retelling  # hardly ever needed

    return Retelling(puzzle, known, budget).step(step)


def upheld(
    puzzle: Puzzle,
    status: str,
    steps: Iterable[Step],
    solutions: Sequence[Collection[Literal]],
    assumed: Iterable[Literal] = (),
) -> bool:
    """Whether accepted steps and solutions show that there are so many solutions."""
    rules, held = puzzle.rules, {*puzzle.givens, *assumed}
    if status == "unique":
        known = held.union(*(step.facts for step in steps))
        return what_is_shown(rules, known) == "unique" and known.issuperset(solutions[0])
    fillings = {
        frozenset(fact if fact in solution else -fact for fact in range(1, len(rules.facts) + 1))
        for solution in map(set, solutions)
    }
    return len(fillings) == len(solutions) and all(
        filling.issuperset(held) and is_solution(rules, filling) for filling in fillings
    )
