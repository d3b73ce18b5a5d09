"""Letting a list try puzzles: the forgetful solver of the original task."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import groupby, islice

from whygrid.budget import Budget
from whygrid.engine.lists import Look, Reader, Walk, go_through
from whygrid.engine.values import mask_of
from whygrid.errors import Stopped, UsageError
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.lists.text import PositionList
from whygrid.service.measuring import values_of
from whygrid.service.solving import first_solutions
from whygrid.voice.message import message

BATCH = 256
"""So many puzzles go to the kernel at a time."""


class Run(NamedTuple):
    """How a list did with a puzzle; `solution` is the fact of each cell."""

    puzzle: Puzzle
    solution: tuple[Literal, ...]
    walk: Walk

    @property
    def used(self) -> list[int]:
        """The numbers of the sets that gave something, from 1."""
        return sorted({look.by for look in self.walk.looks})

    @property
    def filled(self) -> list[Literal]:
        """What was filled in, in order."""
        return [fact for look in self.walk.looks for fact in self.facts(look)]

    @property
    def stuck(self) -> list[str]:
        """The cells that stayed open."""
        closed = {*self.puzzle.givens, *self.filled}
        return [self.puzzle.rules.fact(fact).subject for fact in self.solution if fact not in closed]

    def facts(self, look: Look) -> list[Literal]:
        """What a look filled in."""
        return [self.solution[cell] for cell in look.cells]


def run(
    listed: PositionList,
    puzzles: Iterable[Puzzle],
    *,
    inside: bool = False,
    techniques: Sequence[str] | None = None,
    budget: Budget | None = None,
    threads: int | None = None,
    progress: Callable[[int], object] = lambda done: None,
) -> Iterator[Run | UsageError]:
    """Go through a list with each puzzle, again and again, until it has won or lost; in their order.

    inside      only cells of the set that is looked at may be filled in, instead of any cell
    techniques  what these derive from the cells that are seen is filled in, instead of all that follows
    progress    gets the number of puzzles that are done

    A puzzle that has not one solution, or not all cells of the list, is refused by an error in its place.
    After a stop the runs under way say so in their walk, and there are no more.

    >>> from whygrid import examples, parse
    >>> everything = PositionList.parse("r1-4c1-4")
    >>> [one.walk.won for one in run(everything, [parse(examples()["mini"].text)])]
    [True]
    """
    runner = _Runner(listed, inside, techniques, budget or Budget(), threads)
    left = iter(puzzles)
    done = 0
    while not runner.budget.reason and (batch := list(islice(left, BATCH if techniques is None else 1))):
        try:
            tasks = [runner.task(puzzle) for puzzle in batch]
        except Stopped:
            return
        accepted = [task for task in tasks if isinstance(task, _Task)]
        walks = runner.walks(accepted, partial(_add, progress, done))
        for task in tasks:
            yield Run(task.puzzle, task.solution, next(walks)) if isinstance(task, _Task) else task
        done += len(batch)
        progress(done)


def _add(progress: Callable[[int], object], before: int, count: int) -> None:
    progress(before + count)


class _Task(NamedTuple):
    """A puzzle with one solution, and the list on its board."""

    puzzle: Puzzle
    solution: tuple[Literal, ...]
    sets: list[int]


class _Runner:
    """A list, how it is to be gone through, and the sets on the board at hand."""

    def __init__(
        self,
        listed: PositionList,
        inside: bool,
        techniques: Sequence[str] | None,
        budget: Budget,
        threads: int | None,
    ) -> None:
        self.listed = listed
        self.inside = inside
        self.techniques = techniques
        self.budget = budget
        self.threads = threads
        self._board: tuple[object, list[int]] = (None, [])

    def task(self, puzzle: Puzzle) -> _Task | UsageError:
        """What there is to do with a puzzle, or why it is refused."""
        try:
            rules = puzzle.rules
            if rules is not self._board[0]:  # boards of one size share their rules
                self._board = (rules, self.listed.masks_on(puzzle))
            solutions = first_solutions(puzzle, 2, self.budget)
        except UsageError as problem:
            return problem
        if len(solutions) != 1:
            return UsageError(
                message("service/it-has", n=len(solutions)), remedy=message("service/list-needs-one-solution")
            )
        return _Task(puzzle, solutions[0], self._board[1])

    def walks(self, tasks: Sequence[_Task], progress: Callable[[int], object]) -> Iterator[Walk]:
        """How the list does with each puzzle."""
        for _, together in groupby(tasks, lambda task: (task.puzzle.genre_name, id(task.sets))):
            group = list(together)
            fast = None
            listing = group[0].puzzle.genre.listing
            if listing is not None and self.techniques is None:
                boards = [task.puzzle.board for task in group]
                fast = listing().go_through(
                    boards,
                    group[0].sets,
                    self.inside,
                    self.budget,
                    self.threads,
                    lambda done, whole: progress(done),
                )
            yield from fast if fast is not None else map(self._walk, group)

    def _walk(self, task: _Task) -> Walk:
        with reader_of(task.puzzle, task.solution, self.inside, self.techniques, self.budget) as reader:
            return go_through(reader, task.sets)


@contextmanager
def reader_of(
    puzzle: Puzzle,
    solution: Sequence[Literal],
    inside: bool,
    techniques: Sequence[str] | None,
    budget: Budget,
) -> Iterator[Reader]:
    """A puzzle in the hands of somebody who goes through lists."""
    givens = set(puzzle.givens)
    known = mask_of(cell for cell, fact in enumerate(solution) if fact in givens)
    if techniques is None:
        with values_of(puzzle, solution, budget) as values:
            yield Reader(values, solution, known, inside)
        return
    from whygrid.engine.derivation import Closures
    from whygrid.service.explaining import Options

    genre = puzzle.genre
    chosen = Options(techniques=tuple(techniques)).strategy(genre.techniques(), genre.on_request).techniques
    closures = Closures(lambda facts: genre.state(puzzle.board, facts), chosen, budget)
    yield Reader(closures, solution, known, inside)
