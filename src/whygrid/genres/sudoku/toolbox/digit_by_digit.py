"""Techniques that look at one digit at a time.

What they find depends on the places of that digit alone. Most digits have nothing to find, which a first look
tells; most others are as they were when a technique looks again, so that answers are worth keeping: across
positions, and across the ways through a puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from whygrid.genres.sudoku.marks import Marks
from whygrid.genres.sudoku.toolbox.first_looks import digits_to_look_at
from whygrid.logic.deduction import Deduction

KEPT = 4096
"""For how many sets of places a technique keeps its answers; then it forgets them all."""


FindOfDigit = Callable[[Marks, int], Iterator[Deduction]]


def in_turn(*finds: FindOfDigit) -> FindOfDigit:
    """What one finds, then what the next one does."""

    def find(state: Marks, digit: int) -> Iterator[Deduction]:
        return (deduction for each in finds for deduction in each(state, digit))

    return find


class DigitByDigit:
    """`find(state, digit)` for each digit in turn, as one technique's `find(state)`."""

    def __init__(self, find: FindOfDigit) -> None:
        self.of_digit = find
        self._kept: dict[tuple[object, ...], tuple[Deduction, ...]] = {}

    def __call__(self, state: Marks) -> Iterator[Deduction]:
        """What is found in this position."""
        n, truth, kept = state.size, state.truth, self._kept
        for digit in digits_to_look_at(state):
            key = (state.shape, digit, *state.places[digit - 1 : n * n : n])
            found = kept.get(key)
            if found is None:
                if len(kept) >= KEPT:
                    kept.clear()
                found = kept[key] = tuple(self.of_digit(state, digit))
            elif any(truth[abs(literal)] for deduction in found for literal in deduction.conclusions):
                found = tuple(self.of_digit(state, digit))  # a place that is filled in by now, by mistake
            yield from found
