"""Rows of 9x9 Sudokus through the bulk kernel, as bytes: what single puzzles need of it, without numpy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from whygrid.budget import processors
from whygrid.bulk.clues import Symmetry, orbit_of_each
from whygrid.bulk.errors import BulkError
from whygrid.bulk.seeds import mixed_seed
from whygrid.errors import Stopped
from whygrid.kernels import NATIVE
from whygrid.kernels.bulk import Array, kernel
from whygrid.voice.message import message

ATTEMPTS = 100_000
"""Grids for each puzzle, as in `bulk.generate`; part of what a seed means."""


def canonical_row(givens: bytes) -> bytes:
    """The smallest of all images of a puzzle, read row by row.

    >>> canonical_row(bytes([9] + [0] * 80))[-1]
    1
    """
    form = _rows(bytearray(81))
    kernel().canonical(_rows(bytearray(givens)), form, 1, None)
    return _apart(form)[0]


def plain_rows(
    number: int,
    seed: int,
    *,
    clues: int | None,
    symmetry: Symmetry,
    minimal: bool,
    threads: int | None,
    progress: Callable[[int, int], object],
) -> list[bytes]:
    """The puzzles that `bulk.generate` makes for a seed."""
    puzzles, made = _rows(bytearray(number * 81)), bytearray(number)
    orbit, mask = bytearray(orbit_of_each(symmetry)), bytearray(b"\1" * 81)
    try:
        kernel().generate(
            mixed_seed(seed), clues or 0, minimal, orbit, mask, ATTEMPTS, puzzles, made,
            processors() if threads is None else threads, progress,
        )  # fmt: skip
    except Stopped as stop:
        stop.made = _apart(puzzles)[: _first_missing(made)]
        raise
    if not all(made):
        raise BulkError(
            message("bulk/no-such-puzzle-in-attempts", attempts=ATTEMPTS),
            where=message("bulk/puzzle", number=_first_missing(made)),
            remedy=message("sudoku/other-clues-or-symmetry"),
        )
    return _apart(puzzles)


def _first_missing(made: bytearray) -> int:
    return made.index(0) if 0 in made else len(made)


def _rows(data: bytearray) -> Array:
    """Bytes as the kernel takes them, in rows of 81; its counterpart takes lists."""
    view = memoryview(data).cast("B", (len(data) // 81, 81))
    return view if NATIVE else view.tolist()


def _apart(rows: Array) -> list[bytes]:
    data = bytes(rows) if NATIVE else bytes(chain.from_iterable(rows))
    return [data[at : at + 81] for at in range(0, len(data), 81)]
