"""Lists that are learnt from puzzles."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import islice

from whygrid.budget import Budget
from whygrid.engine.hitting import numbers
from whygrid.engine.lists import Readers, Sample
from whygrid.engine.values import mask_of
from whygrid.errors import Stopped, UsageError
from whygrid.logic.facts import Literal
from whygrid.puzzle import Puzzle
from whygrid.records import NamedTuple
from whygrid.service.lists.learning import Climber, Learner, Pool, Proposer, Wanted
from whygrid.service.lists.natural import headline, listing_of, runs, sets_of
from whygrid.service.lists.running import reader_of
from whygrid.service.lists.text import PositionList, cells_of
from whygrid.service.measuring import smallest_step
from whygrid.service.solving import first_solutions
from whygrid.voice.message import message

SMALL = 4
"""Sets of at most one in so many cells are small: they come with copies, unless told otherwise."""
MANY = 1000
"""No set is started from that is one of so many of its kind."""


class Learnt(NamedTuple):
    """A list, how many of so many puzzles it wins, and why it was stopped before the end, or empty."""

    listed: PositionList
    won: int
    puzzles: int
    stopped: str = ""


def learn(
    puzzles: Sequence[Puzzle],
    k: int,
    *,
    kind: str | None = None,
    length: int | None = None,
    share: float = 1.0,
    copies: bool | None = None,
    tries: int = 100,
    inside: bool = False,
    seed: int = 0,
    budget: Budget | None = None,
    news: Callable[[int, int], object] = lambda length, won: None,
) -> Learnt:
    """A list of at most `length` sets of at most k cells that wins a share of these puzzles, if it is found.

    kind      choose from the natural sets of this kind only, instead of from all there are
    copies    take every set up with its shifted copies; None: where the sets are small
    tries     how often cells of a set are exchanged, to see whether it gets better
    inside    only cells of the set that is looked at may be filled in
    news      gets the length of the list and how many puzzles it wins, now and then

    The same puzzles and the same seed give the same list, unless the budget is spent before.

    >>> from whygrid import examples, parse
    >>> found = learn([parse(examples()["mini"].text)], 4)
    >>> found.won, found.listed.k
    (1, 4)
    """
    budget = budget or Budget()
    tasks = _tasks(puzzles, budget)
    cells = len(tasks[0].solution)
    small = k * SMALL <= cells
    shifted = kind is None and small if copies is None else copies
    listing = listing_of(puzzles[0].genre_name)
    with ExitStack() as kept:
        sample = _sample(tasks, inside, budget, kept)
        proposer: Proposer
        if kind is not None:
            proposer = Pool([run for whole in sets_of(listing, puzzles[0], kind) for run in runs(whole, k)])
        else:
            needed = partial(_needed, tasks, sample, k, budget) if small else _nothing
            proposer = Climber(k, cells, _starts(puzzles[0], k), needed, tries)
        shifts = listing.shifts(puzzles[0].board) if shifted else ()
        learner = Learner(sample, len(tasks), proposer, shifts, random.Random(seed), budget, news)
        stopped = ""
        try:
            learner.learn(Wanted(math.ceil(share * len(tasks)), length))
        except Stopped as stop:
            stopped = str(stop)
    won = learner.won
    words = f"learnt from {len(tasks)} puzzles, of which it wins {won}; seed {seed}, {tries} tries"
    notes = [headline(puzzles[0], learner.sets), words]
    return Learnt(PositionList.of_masks(puzzles[0], learner.sets, notes), won, len(tasks), stopped)


class _Task(NamedTuple):
    """A puzzle to learn from, and its solution."""

    puzzle: Puzzle
    solution: tuple[Literal, ...]


def _tasks(puzzles: Sequence[Puzzle], budget: Budget) -> list[_Task]:
    """The puzzles with their solutions; an error where one has not one, or where the boards differ."""
    if not puzzles:
        raise UsageError(
            message("service/there-are-no-puzzles-to-learn-from"),
            remedy=message("service/name-a-file-with-some"),
        )
    tasks = []
    for number, puzzle in enumerate(puzzles, 1):
        if number == 1:
            cells = cells_of(puzzle)
        elif puzzle.rules is not puzzles[0].rules and cells_of(puzzle) != cells:
            raise UsageError(
                message("service/board-is-another"),
                where=message("service/puzzle", number=number),
                remedy=message("service/learn-from-puzzles-of-one-size"),
            )
        solutions = first_solutions(puzzle, 2, budget)
        if len(solutions) != 1:
            raise UsageError(
                message("service/it-has", n=len(solutions)),
                where=message("service/puzzle", number=number),
                remedy=message("service/learn-from-puzzles-with-one-solution"),
            )
        tasks.append(_Task(puzzle, solutions[0]))
    return tasks


def _sample(tasks: Sequence[_Task], inside: bool, budget: Budget, kept: ExitStack) -> Sample:
    """The fastest sample that there is."""
    listing = listing_of(tasks[0].puzzle.genre_name)
    fast = listing.sample([task.puzzle.board for task in tasks], inside)
    if fast is not None:
        return fast
    readers = (reader_of(*task, inside=inside, techniques=None, budget=budget) for task in tasks)
    return Readers([kept.enter_context(reader) for reader in readers])


def _starts(puzzle: Puzzle, k: int) -> list[int]:
    """The natural sets from which a set of k cells may be made, if there are not too many."""
    found: list[int] = []
    for kind in listing_of(puzzle.genre_name).kinds.values():
        sets = set(islice(kind.sets(puzzle.board), MANY + 1))
        if len(sets) <= MANY:
            found += sorted(cells for cells in sets if k <= 2 * cells.bit_count() <= 4 * k)
    return found


def _needed(tasks: Sequence[_Task], sample: Sample, k: int, budget: Budget, rng: random.Random) -> int:
    """At most k cells from which something follows in a puzzle that is stuck; 0 where there are none."""
    known = sample.known()
    whole = len(tasks[0].solution)
    stuck = [number for number, cells in enumerate(known) if cells.bit_count() < whole]
    for number in rng.sample(stuck, len(stuck)):
        puzzle, solution = tasks[number]
        filled = puzzle.fill(solution[cell] for cell in numbers(known[number]))
        step = smallest_step(filled, solution, None, budget)
        if step is not None and step.k <= k:
            return mask_of(cell for cell, fact in enumerate(solution) if fact in step.support)
    return 0


def _nothing(rng: random.Random) -> int:
    return 0
