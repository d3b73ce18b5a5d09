"""The forgetful solver: it goes through a list of sets of cells, again and again, and remembers nothing else.

Each time it looks at the known values in one set of at most k cells (and at its clues, where there are
clues), fills in whatever follows from these alone, and forgets them. A pass that adds nothing loses. For a
given puzzle the smallest supports are such a list; which k would do is exactly the k of the puzzle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from whygrid.budget import Budget
from whygrid.engine.hitting import numbers
from whygrid.engine.k import KReport, KStep
from whygrid.engine.values import Values, mask_of
from whygrid.errors import Stopped
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.service.measuring import k, only_solution, values_of


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list L: cells by name, and clues; what stands in the cells is not part of it."""

    cells: tuple[str, ...]
    clues: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ", ".join([*self.cells, *self.clues]) or "nothing"


@dataclass(frozen=True, slots=True)
class Forgetful:
    """How the forgetful solver fared.

    size      the k it was allowed
    listed    its list L
    passes    for each pass what it filled in, in order
    wins      whether everything is filled in
    report    the exact k of the puzzle: what would do
    stopped   why it did not come to an end, or empty
    """

    size: int
    listed: tuple[Entry, ...]
    passes: tuple[tuple[Literal, ...], ...]
    wins: bool
    report: KReport
    stopped: str = ""


def forgetful(puzzle: Puzzle, size: int, budget: Budget | None = None) -> Forgetful:
    """Let the forgetful solver try a puzzle with sets of at most `size` cells and clues.

    Its list has every support of that size that can be of use, in the order of the board and not of the
    solution: it does not know what will be known when.

    >>> from whygrid import examples, parse
    >>> tried = forgetful(parse(examples()["mini"].text), 2)
    >>> tried.wins, len(tried.listed), [len(filled) for filled in tried.passes]
    (True, 7, [9, 3])
    """
    budget = budget or Budget()
    solution = only_solution(puzzle, budget)
    report = k(puzzle, budget)
    listed = _list(puzzle, report.steps, size)
    passes: list[tuple[Literal, ...]] = []
    known = set(puzzle.givens)
    stopped = ""
    try:
        with values_of(puzzle, solution, budget) as values:
            while len(known) < len(solution):
                filled = tuple(_one_pass(puzzle, values, listed, known))
                passes.append(filled)
                if not filled:
                    break
    except Stopped as stop:
        stopped = str(stop)
    wins = len(known) == len(solution)
    if not wins and size >= report.lower:
        stopped = stopped or report.stopped  # a better list might have won
    return Forgetful(size, listed, tuple(passes), wins, report, stopped)


def _list(puzzle: Puzzle, steps: Iterable[KStep], size: int) -> tuple[Entry, ...]:
    """The supports up to the first that is too large, each once; from there on no cell has a small one."""
    place = {name: number for number, name in enumerate(dict.fromkeys(f.subject for f in puzzle.rules.facts))}
    entries: dict[Entry, None] = {}
    for step in steps:
        if step.k > size:
            break
        cells = {puzzle.rules.fact(fact).subject for fact in step.support}
        entries[Entry(tuple(sorted(cells, key=place.__getitem__)), step.clues)] = None
    return tuple(sorted(entries, key=lambda entry: ([place[cell] for cell in entry.cells], entry.clues)))


def _one_pass(
    puzzle: Puzzle, values: Values, listed: tuple[Entry, ...], known: set[Literal]
) -> Iterator[Literal]:
    """Go through the list once; `known` is the sheet of paper."""
    fact_of = {puzzle.rules.fact(fact).subject: fact for fact in numbers(values.solution)}
    switch_of = {name: switch for switch, name in values.clue_of.items()}
    for entry in listed:
        seen = [fact_of[cell] for cell in entry.cells if fact_of[cell] in known]
        items = mask_of([*seen, *(switch_of[clue] for clue in entry.clues)])
        for fact in numbers(values.follows(items, values.solution & ~mask_of(known))):
            known.add(fact)
            yield fact
