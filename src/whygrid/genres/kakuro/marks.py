"""Pencil marks: the position that Kakuro techniques look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from whygrid.digits import marks as digits
from whygrid.digits.rules import cell_rule
from whygrid.digits.sums import combination_masks, digit_sum
from whygrid.genres.kakuro.model import Board, Layout, Run
from whygrid.genres.kakuro.propagation import narrow_run
from whygrid.genres.kakuro.rules import rules_of
from whygrid.genres.kakuro.words import why_broken
from whygrid.logic.deduction import Deduction
from whygrid.logic.facts import Literal

T = TypeVar("T")


class Watch:
    """What somebody finds run by run: `found` in which run, looked at up to so many changes of cells."""

    __slots__ = ("found", "seen")

    def __init__(self) -> None:
        self.found: dict[int, tuple[Any, ...]] = {}
        self.seen = -1


def marks_of(board: Board, known: Iterable[Literal]) -> Marks:
    """The pencil marks of a board in which these facts are known."""
    return Marks(board.layout, known)


class Marks(digits.Marks[Layout]):
    """Which digits each cell can still take.

    touched             the cells that have changed, in turn; how many there are is the clock
    changed_at[run]     when something in the run changed last
    memory              what techniques keep from one position to the next, by name
    """

    def __init__(self, layout: Layout, known: Iterable[Literal] = ()) -> None:
        self.touched: list[int] = []
        self.changed_at = [0] * len(layout.runs)
        self.memory: dict[str, Any] = {}
        self._watches: dict[str, Watch] = {}
        super().__init__(layout, rules_of(layout), known)

    def exclude(self, fact: int) -> None:
        """Strike out one candidate."""
        super().exclude(fact)
        self._touch((fact - 1) // self.layout.digits)

    def placed(self, fact: int) -> None:
        """Note the digit of a cell."""
        super().placed(fact)
        self._touch((fact - 1) // self.layout.digits)

    @property
    def clock(self) -> int:
        """Goes on with every change."""
        return len(self.touched)

    def _touch(self, cell: int) -> None:
        self.touched.append(cell)
        across, down = self.layout.runs_of[cell]
        self.changed_at[across] = self.changed_at[down] = len(self.touched)

    def by_run(self, name: str, look: Callable[[Marks, Run], Iterable[T]]) -> Mapping[int, tuple[T, ...]]:
        """What `look` finds in each run, without those in which it is nothing.

        It may look at nothing but the cells of the run: only runs that have changed are looked at again since
        it was last asked under this name.
        """
        watch = self._watches.get(name)
        if watch is None:
            watch = self._watches[name] = Watch()
        for number in self._changed_since(watch.seen):
            found = tuple(look(self, self.layout.runs[number]))
            if found:
                watch.found[number] = found
            else:
                watch.found.pop(number, None)
        watch.seen = len(self.touched)
        return {number: watch.found[number] for number in sorted(watch.found)}

    def _changed_since(self, clock: int) -> Iterable[int]:
        """The runs in which something has changed since then; all of them before the first look."""
        if clock < 0:
            return range(len(self.layout.runs))
        runs_of = self.layout.runs_of
        return {run for cell in set(self.touched[clock:]) for run in runs_of[cell]}

    def masks_of(self, run: Run) -> tuple[int, ...]:
        """The candidates of the cells of a run."""
        return tuple([self.candidates[cell] for cell in run.cells])

    def rest_of(self, run: Run) -> Rest:
        """What is left to fill in a run."""
        return Rest(self, run)

    def contradictions(self) -> Iterator[Deduction]:
        """Cells for which no digit is left, runs that can't be filled any more."""
        if self.has_empty_cells():
            yield from super().contradictions()
            return
        for broken in self.by_run("contradiction", _what_breaks).values():
            yield from broken

    def _broken(self, run: Run) -> Deduction:
        """Why a run can't be filled, resting on as few of its cells as it takes."""
        masks, everything = list(self.masks_of(run)), self.layout.all_digits
        for place, mask in enumerate(masks):
            masks[place] = everything
            if narrow_run(tuple(masks), run.total) is not None:
                masks[place] = mask
        used = [cell for cell, mask in zip(run.cells, masks, strict=True) if mask != everything]
        rules = (run.name, *(cell_rule(self.layout, cell) for cell in run.cells))
        reason = why_broken(self.layout, run, masks)
        return Deduction("contradiction", (), self.reasons_of(used), rules, reason)


def _what_breaks(state: Marks, run: Run) -> Iterator[Deduction]:
    if narrow_run(state.masks_of(run), run.total) is None:
        yield state._broken(run)


class Rest:
    """What is left to fill in a run: its empty cells, what they add up to, and the digits used already."""

    def __init__(self, state: Marks, run: Run) -> None:
        self.run = run
        self.cells = tuple([cell for cell in run.cells if not state.value[cell]])
        self.known = tuple([cell for cell in run.cells if state.value[cell]])
        self.used = 0
        for cell in self.known:
            self.used |= 1 << (state.value[cell] - 1)
        self.total = None if run.total is None else run.total - digit_sum(self.used)
        masks = combination_masks(self.total, len(self.cells), state.layout.digits)
        self.combinations = tuple([mask for mask in masks if not mask & self.used])
        self.digits = 0
        for mask in self.combinations:
            self.digits |= mask
