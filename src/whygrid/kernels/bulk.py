"""The bulk kernel at hand: the native one, or its slow counterpart where that was not built.

Both fill arrays that the caller has made and checked (whygrid.bulk does), so that they can stand in
for each other. Grids are C-contiguous uint8 arrays of shape (n, 81), 0 for an empty cell. They may change
meanwhile: then the answers are about anything, and nothing worse happens.
"""

from __future__ import annotations

import functools
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

Array = Any  # numpy stays out of here: only whygrid.bulk needs it
Progress = Callable[[int, int], object] | None


class BulkKernel(Protocol):
    """What a bulk kernel does. `progress` gets (done, total) now and then and at the end."""

    def count(
        self, puzzles: Array, limit: int, counts: Array, solutions: Array, threads: int, progress: Progress
    ) -> None:
        """Solutions up to `limit` >= 1 into `counts` (uint64); the first of each too, unless (0, 0)."""

    def is_minimal(self, puzzles: Array, verdicts: Array, threads: int, progress: Progress) -> None:
        """1 into `verdicts` (uint8) where there is one solution and no clue can go."""

    def minimise(
        self, puzzles: Array, seed: int, results: Array, solvable: Array, threads: int, progress: Progress
    ) -> None:
        """Puzzles without clues that follow from others into `results`; 0 into `solvable` if impossible."""

    def backbone(self, puzzles: Array, possible: Array, threads: int, progress: Progress) -> None:
        """1 into `possible` (n, 729) for each candidate of some solution."""

    def canonical(self, puzzles: Array, forms: Array, threads: int, progress: Progress) -> None:
        """The minlex image of each puzzle into `forms`."""

    def augment(
        self,
        puzzles: Array,
        solutions: Array,
        times: int,
        seed: int,
        puzzle_images: Array,
        solution_images: Array,
        cells: Array,
        digits: Array,
        threads: int,
        progress: Progress,
    ) -> None:
        """Random images, and the maps: image[i] = digits[grid[cells[i]]]."""

    def uniform_grids(self, seed: int, grids: Array, threads: int, progress: Progress) -> None:
        """Solution grids, all equally likely."""

    def generate(
        self,
        seed: int,
        clues: int,
        minimal: bool,
        orbit: Array,
        mask: Array,
        attempts: int,
        puzzles: Array,
        made: Array,
        threads: int,
        progress: Progress,
    ) -> None:
        """Puzzles with one solution, from the top down; 0 into `made` where the attempts ran out."""

    def unbiased(
        self,
        seed: int,
        clues: int,
        first: int,
        blocks: int,
        tries: int,
        wanted: int,
        threads: int,
        progress: Progress,
    ) -> bytes:
        """At most `wanted` minimal puzzles, 81 bytes each, from blocks of one grid and so many tries."""

    def read_text(self, text: bytes, grids: Array) -> int:
        """How many lines at the start of a text are 81 symbols each; digits into `grids`, unless (0, 0)."""

    def as_text(
        self, puzzles: Array, solutions: Array, columns: Sequence[Array], before: str = "", between: str = ""
    ) -> bytes:
        """A line for each puzzle, with its solution, unless (0, 0), and the numbers (uint64) after commas.

        In each line the same stands before the puzzle, and between its solution and the numbers.
        """


@functools.cache
def kernel() -> BulkKernel:
    """The native kernel, or the counterpart with a warning."""
    try:
        from whygrid.kernels._native import bulk
    except ImportError:
        from whygrid.kernels import bulk_counterpart

        warnings.warn(
            "whygrid's native module is missing: bulk work runs on its Python counterpart, far slower",
            RuntimeWarning,
            stacklevel=3,
        )
        return cast(BulkKernel, bulk_counterpart)
    return cast(BulkKernel, bulk)
