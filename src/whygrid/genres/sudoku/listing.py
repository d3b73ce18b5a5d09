"""Lists of sets of cells for Sudoku, gone through by the native kernel where the board is 9x9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from whygrid.budget import Budget
from whygrid.engine.lists import Look, Sample, Walk
from whygrid.engine.values import mask_of
from whygrid.errors import Stopped
from whygrid.extras import there
from whygrid.genre import Listing
from whygrid.genres.sudoku.model import Sudoku, default_shape
from whygrid.genres.sudoku.position_sets import KINDS, shifts
from whygrid.kernels import NATIVE

if TYPE_CHECKING:
    from whygrid.bulk import Walked
    from whygrid.bulk.arrays import Grids


def kernel_go_through(
    boards: Sequence[Sudoku],
    sets: Sequence[int],
    inside: bool,
    budget: Budget,
    threads: int | None,
    progress: Callable[[int, int], object],
) -> list[Walk] | None:
    """How a list does with each board; None where the kernel does not reach."""
    if not _within_reach(boards):
        return None
    from whygrid.bulk import go_through

    stopped = ""

    def look_up(done: int, whole: int) -> None:
        nonlocal stopped
        stopped = str(budget.reason)
        if stopped:
            raise Stopped(stopped)
        progress(done, whole)

    walked = go_through(
        _rows(sets), [board.givens for board in boards], inside=inside, threads=threads, progress=look_up
    )
    return [_walk(walked, row, stopped) for row in range(len(boards))]


def _walk(walked: Walked, row: int, stopped: str) -> Walk:
    from whygrid.bulk.lists import UNFINISHED

    by, during = walked.by[row].tolist(), walked.during[row].tolist()
    filled = sorted((during[cell], by[cell], cell) for cell in range(81) if by[cell])
    looks = tuple(
        Look(pass_number, set_number, tuple(cell for *_, cell in cells))
        for (pass_number, set_number), cells in groupby(filled, lambda one: one[:2])
    )
    if walked.passes[row] == UNFINISHED:
        return Walk(looks, looks[-1].during if looks else 0, False, stopped)
    return Walk(looks, int(walked.passes[row]), bool(walked.won[row]))


class KernelSample:
    """A `Sample` of 9x9 boards."""

    def __init__(self, boards: Sequence[Sudoku], inside: bool) -> None:
        from whygrid import bulk

        self._sample = bulk.Sample([board.givens for board in boards], inside=inside)

    def start_again(self) -> None:
        """Put every puzzle back to its givens."""
        self._sample.start_again()

    def known(self) -> list[int]:
        """The cells that are known by now, for each puzzle."""
        return [mask_of(cells) for cells in self._sample.known()]

    def advance(self, sets: Sequence[int]) -> int:
        """Go on through a list from where the puzzles are; how many are won by now."""
        return self._sample.advance(_rows(sets))

    def helped(self, sets: Sequence[int]) -> tuple[int, int]:
        """How many puzzles, and how many cells of them, one look at each of these sets would fill in."""
        return self._sample.helped(_rows(sets))

    def uses(self, sets: Sequence[int]) -> list[int]:
        """How often each set of a list gives something, from the start."""
        return self._sample.uses(_rows(sets))

    def lost(self, sets: Sequence[int], most: int) -> int:
        """How many puzzles a list loses from the start; where these are more than `most`, `most` + 1."""
        return self._sample.lost(_rows(sets), most)


def kernel_sample(boards: Sequence[Sudoku], inside: bool) -> Sample | None:
    """A fast sample; None where the kernel does not reach."""
    return KernelSample(boards, inside) if _within_reach(boards) else None


def _within_reach(boards: Sequence[Sudoku]) -> bool:
    return NATIVE and there("numpy") and all(board.shape.classic for board in boards)


def _rows(sets: Sequence[int]) -> Grids:
    """Masks as rows of 81 bytes."""
    import numpy as np

    packed = b"".join(cells.to_bytes(11, "little") for cells in sets)
    rows = np.unpackbits(np.frombuffer(packed, np.uint8).reshape(-1, 11), axis=1, bitorder="little")
    return np.ascontiguousarray(rows[:, :81])


def _empty_board(rows: int) -> Sudoku:
    shape = default_shape(rows)
    return Sudoku(shape, (0,) * len(shape.cells))


LISTING: Listing[Sudoku] = Listing(_empty_board, KINDS, shifts, kernel_go_through, kernel_sample)
