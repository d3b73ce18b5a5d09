"""Symmetric images of Sudokus: the canonical one, and random ones with the way back.

The symmetries are transposing, permuting bands, rows in a band, stacks, columns in a stack, and digits.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from whygrid.arguments import whole
from whygrid.bulk.arrays import (
    MOST_ROWS,
    Grids,
    Progress,
    PuzzlesLike,
    RandomLike,
    as_grids,
    new_array,
    seed_from,
    teller,
    thread_count,
)
from whygrid.bulk.errors import BulkError
from whygrid.kernels.bulk import kernel
from whygrid.records import NamedTuple
from whygrid.voice.message import message


class Maps(NamedTuple):
    """Symmetries, one a row: cell i of an image is `digits[grid[cells[i]]]`."""

    cells: npt.NDArray[np.uint8]  # (n, 81)
    digits: npt.NDArray[np.uint8]  # (n, 10), digits[0] = 0

    def apply(self, grids: PuzzlesLike) -> Grids:
        """The image of each grid under the map of the same row."""
        source = as_grids(grids, "grids")
        if len(source) != len(self.cells):
            raise BulkError(
                message("bulk/grids", n=len(source)),
                remedy=message("bulk/one-for-each-map", n=len(self.cells)),
            )
        moved = np.take_along_axis(source, self.cells.astype(np.intp), axis=1)
        return np.take_along_axis(self.digits, moved.astype(np.intp), axis=1)

    def inverse(self) -> Maps:
        """The maps that lead back."""
        return Maps(
            np.argsort(self.cells, axis=1).astype(np.uint8), np.argsort(self.digits, axis=1).astype(np.uint8)
        )


class Augmented(NamedTuple):
    """Images of puzzles (and of their solutions) and the maps that made them."""

    puzzles: Grids
    solutions: Grids | None
    maps: Maps


def canonical(puzzles: PuzzlesLike, *, threads: int | None = None, progress: Progress | None = None) -> Grids:
    """The minlex form of each puzzle: the smallest of its images, read row by row with 0 for empty.

    Two puzzles have the same form if and only if a symmetry leads from one to the other.
    """
    grids = as_grids(puzzles)
    forms = np.zeros_like(grids)
    kernel().canonical(grids, forms, thread_count(threads), teller(progress))
    return forms


def augment(
    puzzles: PuzzlesLike,
    solutions: PuzzlesLike | None = None,
    times: int = 1,
    *,
    rng: RandomLike = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Augmented:
    """`times` random images of each puzzle, all symmetries equally likely; rows of a puzzle together.

    >>> images = augment(["1" + "." * 80], times=3, rng=7)
    >>> bool((images.maps.inverse().apply(images.puzzles)[:, 0] == 1).all())
    True
    """
    grids = as_grids(puzzles)
    solved = np.zeros((0, 0), np.uint8) if solutions is None else as_grids(solutions, "solutions")
    times = whole("times", times, 0, MOST_ROWS, BulkError)
    if solutions is not None and len(solved) != len(grids):
        raise BulkError(
            message("bulk/solutions-for-puzzles", solutions=len(solved), puzzles=len(grids)),
            remedy=message("bulk/as-many-solutions-as-puzzles"),
        )
    count = len(grids) * times
    images, cells, digits = (new_array(count, width) for width in (81, 81, 10))
    solved_images = new_array(count if solutions is not None else 0, 81)
    if count:
        kernel().augment(
            grids,
            solved,
            times,
            seed_from(rng),
            images,
            solved_images,
            cells,
            digits,
            thread_count(threads),
            teller(progress),
        )
    return Augmented(images, solved_images if solutions is not None else None, Maps(cells, digits))
