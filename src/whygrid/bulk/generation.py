"""New puzzles and solution grids, the same for a seed whatever the number of threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import get_args

import numpy as np
import numpy.typing as npt

from whygrid.arguments import shown, whole
from whygrid.bulk.arrays import (
    MOST_ROWS,
    Grids,
    Progress,
    RandomLike,
    new_array,
    seed_from,
    teller,
    thread_count,
)
from whygrid.bulk.clues import Symmetry, orbit_of_each, refuse_numbers, refuse_the_asymmetric
from whygrid.bulk.errors import BulkError
from whygrid.errors import Stopped
from whygrid.kernels.bulk import kernel
from whygrid.voice.message import message

# Minimal puzzles by number of clues in per cent ("The real distribution of minimal puzzles").
CLUE_SHARES = {
    20: 1.3e-7, 21: 3.4e-5, 22: 0.0035, 23: 0.148, 24: 2.28, 25: 13.42, 26: 31.91,
    27: 32.71, 28: 15.48, 29: 3.60, 30: 0.41, 31: 0.024,
}  # fmt: skip

# A random set of so many cells is a minimal puzzle once in so many tries, as these shares imply.
_TRIES = {
    20: 1e13, 21: 7e10, 22: 2.3e8, 23: 1.4e7, 24: 2.17e6, 25: 8.4e5, 26: 7.6e5, 27: 1.52e6,
    28: 6.2e6, 29: 4.9e7, 30: 7.4e8, 31: 2e10,
}  # fmt: skip


BLOCKS_AT_A_TIME = 256
"""Finds are handed on after so many grids, so that they are there when the work is stopped."""


def _tries_per_block(clues: int) -> int:
    """Tries on one solution grid: some, as a grid takes time, but few enough for a find in ten grids."""
    return int(min(_TRIES[clues] / 8, 1e7))


def grids(
    number: int, *, rng: RandomLike = None, threads: int | None = None, progress: Progress | None = None
) -> Grids:
    """That many solution grids, all 6.67e21 of them equally likely."""
    made = new_array(whole("number", number, 0, MOST_ROWS, BulkError), 81)
    kernel().uniform_grids(seed_from(rng), made, thread_count(threads), teller(progress))
    return made


def generate(
    number: int,
    *,
    rng: RandomLike = None,
    clues: int | None = None,
    symmetry: Symmetry = "none",
    mask: npt.ArrayLike | None = None,
    minimal: bool = True,
    unbiased: bool = False,
    attempts: int = 100_000,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Grids:
    """That many puzzles with one solution each.

    clues     exactly so many; None takes them as they come
    symmetry  of the cells with clues
    mask      81 truth values: cells where clues may stand
    minimal   no clue can go (with a symmetry: no set of symmetric clues). Otherwise clues are taken out
              only until `clues` are left, or not at all: then all cells of the mask have one
    unbiased  every minimal puzzle (with `clues` clues, if given) equally likely. Without it, few clues
              come more often than they should. Costs about 30 ms each for 24 to 28 clues, ten seconds
              for 30 and minutes beyond, which are as rare as that
    progress  may raise `Stopped`, whose `made` are then the first of them, as far as they were made
    attempts  per puzzle, before it is given up as impossible: grids, and changes of clues on a mask

    >>> generate(3, rng=7, clues=30, minimal=False).astype(bool).sum(axis=1)
    array([30, 30, 30])
    """
    number = whole("number", number, 0, MOST_ROWS, BulkError)
    clues = None if clues is None else whole("clues", clues, 0, 81, BulkError)
    attempts = whole("attempts", attempts, 1, 2**32 - 1, BulkError)
    minimal, unbiased = _flag("minimal", minimal), _flag("unbiased", unbiased)
    if not isinstance(symmetry, str) or symmetry not in get_args(Symmetry):
        raise BulkError(
            message("bulk/cannot-be", name="symmetry", value=shown(symmetry)),
            remedy=message("bulk/one-of", names=", ".join(get_args(Symmetry))),
        )
    if unbiased:
        if symmetry != "none" or mask is not None or not minimal:
            raise BulkError(
                message("bulk/unbiased-with-others"), remedy=message("bulk/take-just-one-of-them")
            )
        return _unbiased(number, clues, seed_from(rng), thread_count(threads), teller(progress))
    allowed = np.ones(81, np.uint8) if mask is None else _as_mask(mask)
    if not minimal and clues is None and mask is None:
        raise BulkError(
            message("bulk/not-minimal-without-clues"),
            remedy=message("bulk/say-how-many-like-30"),
        )
    refuse_the_impossible(clues, symmetry, allowed, minimal=minimal)
    puzzles = new_array(number, 81)
    made = np.zeros(number, np.uint8)
    orbit = orbits(symmetry).astype(np.uint8)
    with _told_when_stopped(puzzles, made):
        kernel().generate(
            seed_from(rng), clues or 0, minimal, orbit, allowed, attempts, puzzles, made,
            thread_count(threads), teller(progress),
        )  # fmt: skip
    if not made.all():
        raise BulkError(
            message("bulk/no-such-puzzle-in-attempts", attempts=attempts),
            where=message("bulk/puzzle", number=int(made.argmin())),
            remedy=message("bulk/other-clues-or-mask"),
        )
    return puzzles


def orbits(symmetry: Symmetry, size: int = 9) -> npt.NDArray[np.uint16]:
    """The orbit of each cell: cells that a symmetry exchanges share the smallest of their numbers."""
    return np.array(orbit_of_each(symmetry, size), np.uint16)


def _unbiased(number: int, clues: int | None, seed: int, threads: int, progress: Progress | None) -> Grids:
    """Items get their numbers of clues first; then each number of clues has its own stream of finds."""
    puzzles = new_array(number, 81)
    wanted = _draw_clues(number, clues, seed)
    made = np.zeros(number, np.uint8)
    done = 0
    with _told_when_stopped(puzzles, made):
        for n in np.unique(wanted):
            rows = np.flatnonzero(wanted == n)
            report = _partial(progress, done, len(rows), number)
            for row, find in zip(rows, _finds(int(n), len(rows), seed, threads, report), strict=True):
                puzzles[row], made[row] = find, 1
            done += len(rows)
    return puzzles


@contextmanager
def _told_when_stopped(puzzles: Grids, made: npt.NDArray[np.uint8]) -> Iterator[None]:
    """Where the work is stopped, the error has the first puzzles, as far as they were made."""
    try:
        yield
    except Stopped as stop:
        stop.made = puzzles if made.all() else puzzles[: int(made.argmin())]
        raise


def _draw_clues(number: int, clues: int | None, seed: int) -> npt.NDArray[np.int64]:
    if clues is None:
        shares = np.array(list(CLUE_SHARES.values()))
        return np.random.default_rng(seed).choice(list(CLUE_SHARES), size=number, p=shares / shares.sum())
    if clues not in _TRIES:
        raise BulkError(
            message("bulk/unbiased-with-clues", clues=clues),
            remedy=message("bulk/twenty-to-31"),
        )
    return np.full(number, clues)


def _finds(
    clues: int, number: int, seed: int, threads: int, progress: Progress | None
) -> Iterator[npt.NDArray[np.uint8]]:
    """The first finds of the stream of blocks, as they are made."""
    first, have, tries = 0, 0, _tries_per_block(clues)
    while have < number:
        needed = int(_TRIES[clues] / tries * (number - have)) + 16
        blocks = min(needed, BLOCKS_AT_A_TIME)
        report = None if progress is None else _scaled(progress, have, number, needed)
        raw = kernel().unbiased(
            seed ^ clues << 56, clues, first, blocks, tries, number - have, threads, report
        )
        found = np.frombuffer(raw, np.uint8).reshape(-1, 81)
        yield from found
        have += len(found)
        first += blocks


def _partial(progress: Progress | None, before: int, share: int, total: int) -> Progress | None:
    """Progress of one part, told as progress of the whole."""
    if progress is None:
        return None
    return lambda done, of: progress(before + done * share // max(of, 1), total)


def _scaled(progress: Progress, have: int, number: int, needed: int) -> Callable[[int, int], object]:
    """Blocks that are done of those that are probably needed, told as puzzles."""
    return lambda done, _: progress(min(number, have + done * (number - have) // needed), number)


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise BulkError(
            message("bulk/cannot-be", name=name, value=shown(value)), remedy=message("bulk/true-or-false")
        )
    return bool(value)


def refuse_the_impossible(
    clues: int | None,
    symmetry: Symmetry,
    mask: npt.NDArray[np.uint8] | None = None,
    *,
    minimal: bool,
) -> None:
    """Raise an error where a look at the numbers, the mask and the orbits shows that there is no puzzle."""
    refuse_numbers(clues, symmetry, minimal=minimal)
    allowed = np.ones(81, np.uint8) if mask is None else mask
    orbit = orbits(symmetry)
    size = int(allowed.sum())
    if size < 17:
        raise BulkError(message("bulk/mask-of-cells", size=size), remedy=message("bulk/at-least-17"))
    if clues is not None and clues > size:
        raise BulkError(message("bulk/clues-on-mask", clues=clues, size=size))
    for by_columns, lines in ((False, allowed.reshape(9, 9)), (True, allowed.reshape(9, 9).T)):
        empty = [line for line in range(9) if not lines[line].any()]
        for one, other in pairwise(empty):
            if one // 3 == other // 3:
                raise BulkError(
                    message("bulk/mask-without-clues-in-columns", one=one + 1, other=other + 1)
                    if by_columns
                    else message("bulk/mask-without-clues-in-rows", one=one + 1, other=other + 1),
                    remedy=message("bulk/these-could-change-places"),
                )
    sizes = [int((orbit == unit).sum()) for unit in np.unique(orbit[allowed > 0])]
    if sum(sizes) != size:
        raise BulkError(
            message("bulk/mask-lacks-symmetry", symmetry=repr(symmetry)),
            remedy=message("bulk/allow-the-images"),
        )
    if clues is not None:
        refuse_the_asymmetric(clues, symmetry, sizes)


def _as_mask(mask: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    try:
        cells = np.asarray(mask).astype(bool)
    except (TypeError, ValueError):
        raise BulkError(
            message("bulk/mask-cannot-be", mask=shown(mask)), remedy=message("bulk/truth-values")
        ) from None
    if cells.size != 81:
        raise BulkError(message("bulk/mask-of-cells", size=cells.size), remedy=message("bulk/truth-values"))
    return np.ascontiguousarray(cells.reshape(81), np.uint8)
