"""New puzzles and solution grids, the same for a seed whatever the number of threads."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, Progress, RandomLike, seed_from, thread_count
from whygrid.bulk.errors import BulkError
from whygrid.kernels.bulk import kernel

Symmetry = Literal["none", "rotation", "quarter", "diagonal", "antidiagonal", "vertical", "horizontal"]

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


def _tries_per_block(clues: int) -> int:
    """Tries on one solution grid: some, as a grid takes time, but few enough for a find in ten grids."""
    return int(min(_TRIES[clues] / 8, 1e7))


def grids(
    number: int, *, rng: RandomLike = None, threads: int | None = None, progress: Progress | None = None
) -> Grids:
    """That many solution grids, all 6.67e21 of them equally likely."""
    _check_number(number)
    made = np.zeros((number, 81), np.uint8)
    kernel().uniform_grids(seed_from(rng), made, thread_count(threads), progress)
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
    attempts  per puzzle, before it is given up as impossible: grids, and changes of clues on a mask

    >>> generate(3, rng=7, clues=30, minimal=False).astype(bool).sum(axis=1)
    array([30, 30, 30])
    """
    _check_number(number)
    if clues is not None and not 17 <= clues <= 81:
        raise BulkError(f"clues={clues}", remedy="17 to 81: no puzzle with fewer has one solution")
    if symmetry not in get_args(Symmetry):
        raise BulkError(f"symmetry={symmetry!r}", remedy="one of " + ", ".join(get_args(Symmetry)))
    if unbiased:
        if symmetry != "none" or mask is not None or not minimal:
            raise BulkError(
                "unbiased with a symmetry, a mask or minimal=False", remedy="take just one of them"
            )
        return _unbiased(number, clues, seed_from(rng), thread_count(threads), progress)
    allowed = np.ones(81, np.uint8) if mask is None else _as_mask(mask)
    if not minimal and clues is None and mask is None:
        raise BulkError(
            "minimal=False without clues or a mask", remedy="say how many clues, clues=30 for example"
        )
    orbit = orbits(symmetry).astype(np.uint8)
    _refuse_the_impossible(clues, symmetry, orbit, allowed)
    puzzles = np.zeros((number, 81), np.uint8)
    made = np.zeros(number, np.uint8)
    kernel().generate(
        seed_from(rng), clues or 0, minimal, orbit, allowed, attempts, puzzles, made,
        thread_count(threads), progress,
    )  # fmt: skip
    if not made.all():
        raise BulkError(
            f"no such puzzle in {attempts} attempts", where=f"puzzle {int(made.argmin())}",
            remedy="other clues, another mask or symmetry, or more attempts",
        )  # fmt: skip
    return puzzles


def orbits(symmetry: Symmetry, size: int = 9) -> npt.NDArray[np.uint16]:
    """The orbit of each cell: cells that a symmetry exchanges share the smallest of their numbers."""
    cells = np.arange(size * size, dtype=np.uint16).reshape(size, size)
    images: dict[str, list[npt.NDArray[np.uint16]]] = {
        "none": [],
        "rotation": [np.rot90(cells, 2)],
        "quarter": [np.rot90(cells), np.rot90(cells, 2), np.rot90(cells, 3)],
        "diagonal": [cells.T],
        "antidiagonal": [np.rot90(cells, 2).T],
        "vertical": [cells[:, ::-1]],
        "horizontal": [cells[::-1]],
    }
    return np.ascontiguousarray(np.minimum.reduce([cells, *images[symmetry]]).ravel())


def _unbiased(number: int, clues: int | None, seed: int, threads: int, progress: Progress | None) -> Grids:
    """Items get their numbers of clues first; then each number of clues has its own stream of finds."""
    wanted = _draw_clues(number, clues, seed)
    puzzles = np.zeros((number, 81), np.uint8)
    done = 0
    for n in np.unique(wanted):
        rows = np.flatnonzero(wanted == n)
        finds = _finds(int(n), len(rows), seed, threads, _partial(progress, done, len(rows), number))
        puzzles[rows] = finds
        done += len(rows)
    return puzzles


def _draw_clues(number: int, clues: int | None, seed: int) -> npt.NDArray[np.int64]:
    if clues is None:
        shares = np.array(list(CLUE_SHARES.values()))
        return np.random.default_rng(seed).choice(list(CLUE_SHARES), size=number, p=shares / shares.sum())
    if clues not in _TRIES:
        raise BulkError(f"unbiased with clues={clues}", remedy="20 to 31; they are too rare beyond")
    return np.full(number, clues)


def _finds(clues: int, number: int, seed: int, threads: int, progress: Progress | None) -> Grids:
    """The first finds of the stream of blocks."""
    found: list[Grids] = []
    first, have, tries = 0, 0, _tries_per_block(clues)
    while have < number:
        blocks = int(_TRIES[clues] / tries * (number - have)) + 16
        report = None if progress is None else _scaled(progress, have, number)
        raw = kernel().unbiased(
            seed ^ clues << 56, clues, first, blocks, tries, number - have, threads, report
        )
        found.append(np.frombuffer(raw, np.uint8).reshape(-1, 81))
        have += len(found[-1])
        first += blocks
    return np.concatenate(found)


def _partial(progress: Progress | None, before: int, share: int, total: int) -> Progress | None:
    """Progress of one part, told as progress of the whole."""
    if progress is None:
        return None
    return lambda done, of: progress(before + done * share // max(of, 1), total)


def _scaled(progress: Progress, have: int, number: int) -> Callable[[int, int], object]:
    return lambda done, of: progress(min(number, have + done * (number - have) // max(of, 1)), number)


def _check_number(number: int) -> None:
    if number < 0:
        raise BulkError(f"{number} puzzles", remedy="0 or more")


def _refuse_the_impossible(
    clues: int | None, symmetry: str, orbit: npt.NDArray[np.uint8], allowed: npt.NDArray[np.uint8]
) -> None:
    """Raise an error where a look at the mask and at the sizes of orbits shows that there is no puzzle."""
    size = int(allowed.sum())
    if size < 17:
        raise BulkError(f"a mask of {size} cells", remedy="at least 17, as no puzzle has fewer clues")
    if clues is not None and clues > size:
        raise BulkError(f"clues={clues} on a mask of {size} cells")
    for name, lines in (("rows", allowed.reshape(9, 9)), ("columns", allowed.reshape(9, 9).T)):
        empty = [line for line in range(9) if not lines[line].any()]
        for one, other in pairwise(empty):
            if one // 3 == other // 3:
                raise BulkError(
                    f"a mask without clues in {name} {one + 1} and {other + 1}",
                    remedy="these could change places in any solution; allow a clue in one of them",
                )
    sizes = [int((orbit == unit).sum()) for unit in np.unique(orbit[allowed > 0])]
    if sum(sizes) != size:
        raise BulkError(
            f"a mask that lacks the symmetry {symmetry!r}", remedy="with each cell, allow its images"
        )
    sums = {0}
    for cells in sizes:
        sums |= {total + cells for total in sums}
    if clues is not None and clues not in sums:
        near = [total for total in sorted(sums) if total >= 17 and abs(total - clues) <= 4]
        raise BulkError(
            f"clues={clues} with the symmetry {symmetry!r}",
            remedy="possible near it: " + ", ".join(map(str, near)),
        )


def _as_mask(mask: npt.ArrayLike) -> npt.NDArray[np.uint8]:
    cells = np.asarray(mask)
    if cells.size != 81:
        raise BulkError(f"a mask of {cells.size} cells", remedy="81 truth values")
    return np.ascontiguousarray(cells.reshape(81).astype(bool), np.uint8)
