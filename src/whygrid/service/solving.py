"""Solving, counting and checking puzzles exactly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING
from typing import Literal as OneOf

from whygrid.arguments import expect, whole
from whygrid.budget import Budget
from whygrid.errors import ConflictError, Stopped, UsageError
from whygrid.genre import Clue
from whygrid.logic.facts import Fact, Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.voice.message import Short, message

if TYPE_CHECKING:
    from whygrid.service.contradicting import Contradiction

LOOKING = 2.0
"""For so many seconds of work the fewest that contradict each other are looked for."""
Status = OneOf["unique", "multiple", "none", "unknown"]


class Answer(NamedTuple):
    """Whether a puzzle has one solution, several or none; "unknown" when the budget ran out before.

    `solutions` are those found: one when it is unique, two that differ when there are several; one that may
    not be the only one when the status is unknown. `forced` is then what holds in every solution, as far as
    that is known.
    """

    status: Status
    solutions: tuple[Puzzle, ...] = ()
    note: str = ""
    forced: tuple[Fact, ...] = ()


class Conflict(NamedTuple):
    """Givens that break a rule together; no facts at all where the rule can't be met anyway."""

    rule: str
    text: str
    facts: tuple[Fact, ...]
    literals: tuple[Literal, ...]


class Report(NamedTuple):
    """What `check` found out about a puzzle.

    redundant        givens and clues, each of which could be missing; known only when the solution is unique
    contradiction    the fewest givens and clues that leave no solution, where no rule is broken outright
    """

    status: Status
    conflicts: tuple[Conflict, ...] = ()
    redundant: tuple[Fact | Clue, ...] | None = None
    solutions: tuple[Puzzle, ...] = ()
    note: str = ""
    forced: tuple[Fact, ...] = ()
    contradiction: Contradiction | None = None

    @property
    def minimal(self) -> bool | None:
        """Whether everything printed is needed; None where that is not known."""
        return None if self.redundant is None else not self.redundant


def first_solutions(puzzle: Puzzle, limit: int, budget: Budget) -> list[tuple[Literal, ...]]:
    """Up to `limit` solutions as facts, by the genre's kernel or by the oracle."""
    found = puzzle.genre.solutions(puzzle.board, limit, budget)
    if found is not None:
        return found
    from whygrid.sat.oracle import Oracle

    with Oracle(puzzle.rules, budget) as oracle:
        return oracle.solutions(puzzle.givens, limit)


def solvable(puzzle: Puzzle, assumed: Iterable[Literal], budget: Budget) -> bool:
    """Whether some solution of a puzzle is as assumed; negative literals rule something out."""
    from whygrid.sat.oracle import Oracle

    with Oracle(puzzle.rules, budget) as oracle:
        return bool(oracle.solutions((*puzzle.givens, *assumed), 1))


def solve(puzzle: Puzzle, budget: Budget | None = None) -> Answer:
    """The solution, or two of several, or none.

    >>> solve(Puzzle.parse("1.....2..3.....4")).status
    'unique'
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    try:
        found = first_solutions(puzzle, 2, budget or Budget())
    except Stopped as stop:
        forced = tuple(map(puzzle.rules.fact, puzzle.genre.forced(puzzle.board)))
        return Answer("unknown", tuple(puzzle.fill(facts) for facts in stop.found), str(stop), forced)
    if not found:
        refuse_conflicts(puzzle)
    return Answer(status_of(len(found)), tuple(puzzle.fill(facts) for facts in found))


def require_one_solution(puzzle: Puzzle, budget: Budget) -> None:
    """Refuse a puzzle that has none or several: what is taken for granted has to be so."""
    number = len(first_solutions(puzzle, 2, budget))
    if number != 1:
        raise UsageError(
            message("service/this-puzzle-has", n=number),
            remedy=message("service/leave-out-if-unique"),
        )


def status_of(count: int) -> Status:
    """The status of a puzzle with so many solutions, two standing for all larger numbers."""
    return "none" if count == 0 else "unique" if count == 1 else "multiple"


def count(puzzle: Puzzle, limit: int = 2, budget: Budget | None = None) -> int:
    """The number of solutions, counted up to a limit.

    >>> count(Puzzle.parse("................"), limit=1000)
    288
    """
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    limit, budget = whole("limit", limit, 0), budget or Budget()
    number = puzzle.genre.count_solutions(puzzle.board, limit, budget)
    return len(first_solutions(puzzle, limit, budget)) if number is None else number


def conflicts(puzzle: Puzzle) -> tuple[Conflict, ...]:
    """The givens that break a rule, rule by rule."""
    from whygrid.logic.check import broken_rules  # only where there is no solution, or on request

    rules = puzzle.rules
    found: dict[tuple[str, tuple[Literal, ...]], Conflict] = {}
    for rule, literals in broken_rules(rules, puzzle.givens):  # several rules may say the same
        text = str(rule.text)
        conflict = Conflict(rule.name, text, tuple(map(rules.fact, literals)), literals)
        found.setdefault((text, literals), conflict)
    return tuple(found.values())


def refuse_conflicts(puzzle: Puzzle) -> None:
    """Raise a `ConflictError` that names the givens which break a rule, if some do."""
    found = conflicts(puzzle)
    if found and not found[0].facts:
        raise ConflictError(
            message("service/puzzle-breaks-a-rule", rule=found[0].text),
            remedy=message("service/check-lists-the-impossible"),
        )
    if found:
        facts = Short(tuple(fact.parts for fact in found[0].facts))
        remedy = message("service/check-lists-all-conflicts")
        for other in puzzle.other_genres():
            remedy = message("voice/could-be-a", remedy=remedy, genre=other.title, name=other.name)
        raise ConflictError(
            message("service/the-givens-break-a-rule", facts=facts, rule=found[0].text),
            remedy=remedy,
        )


def check(puzzle: Puzzle, budget: Budget | None = None) -> Report:
    """Conflicts, number of solutions, and which givens and clues are redundant."""
    expect(Puzzle, puzzle=puzzle)
    expect(Budget | None, budget=budget)
    budget = budget or Budget()
    broken = conflicts(puzzle)
    if broken:
        return Report("none", broken)
    answer = solve(puzzle, budget)
    if answer.status == "none":
        return Report("none", contradiction=_contradiction(puzzle, budget))
    if answer.status != "unique":
        return Report(answer.status, (), None, answer.solutions, answer.note, answer.forced)
    try:
        givens = _redundant_givens(puzzle, puzzle.givens, budget)
        clues = _redundant_clues(puzzle, answer.solutions[0].givens, budget)
    except Stopped as stop:
        return Report(
            "unique",
            (),
            None,
            answer.solutions,
            str(message("service/redundant-is-not-known", why=str(stop))),
        )
    return Report("unique", (), (*givens, *clues), answer.solutions)


def _contradiction(puzzle: Puzzle, budget: Budget) -> Contradiction | None:
    """The fewest givens and clues that contradict each other, if there is the time to find some."""
    from whygrid.service.contradicting import contradiction

    with suppress(Stopped):
        return contradiction(puzzle, Budget.of_own_work(LOOKING, budget.check))
    return None


def _redundant_givens(puzzle: Puzzle, givens: Sequence[Literal], budget: Budget) -> tuple[Fact, ...]:
    """The givens, each of which follows from all the others."""
    if not givens:
        return ()
    from whygrid.sat.oracle import Oracle

    rules = puzzle.rules
    with Oracle(rules, budget) as oracle:
        return tuple(
            rules.fact(given)
            for given in givens
            if oracle.solve([*(other for other in givens if other != given), -given]) is None
        )


def _redundant_clues(puzzle: Puzzle, solution: Sequence[Literal], budget: Budget) -> tuple[Clue, ...]:
    """The clues without each of which the solution is still the only one, by one series of questions."""
    clues = tuple(puzzle.genre.clues(puzzle.board))
    implied = set(puzzle.genre.implied_clues(puzzle.board))
    if len(implied) == len(clues):
        return clues
    from whygrid.sat.oracle import Oracle

    with Oracle(puzzle.with_clues(()).rules, budget) as oracle:
        switches = {clue: oracle.add_switched(puzzle.said_by(clue)) for clue in clues}
        oracle.forbid(solution)
        return tuple(
            clue
            for clue in clues
            if clue in implied
            or oracle.solve([*puzzle.givens, *(switches[c] for c in clues if c != clue)]) is None
        )
