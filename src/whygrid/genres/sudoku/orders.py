"""What can be asked of the Sudoku generator, and which of its ways serves an order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, get_args

from whygrid.budget import Budget
from whygrid.bulk.generation import Symmetry
from whygrid.bulk.generation import generate as generate_rows
from whygrid.errors import UsageError
from whygrid.generator import Batches, Generator, News, Setting, Settings
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku, shape

if TYPE_CHECKING:
    from whygrid.bulk.arrays import Grids

BOXES = {"4": (2, 2), "6": (2, 3), "8": (2, 4), "9": (3, 3), "10": (2, 5), "12": (3, 4), "16": (4, 4)}
"""The sizes on offer, with the rows and columns of their boxes."""

ATTEMPTS = 100
"""After so many grids that can't do with so few clues, an order for another size is given up."""

SETTINGS = (
    Setting("size", "Rows, columns and digits.", "9", choices=tuple(BOXES)),
    Setting("clues", "Exactly so many clues.", None, low=4, high=256),
    Setting("symmetry", "Of the cells with clues.", "none", choices=get_args(Symmetry)),
    Setting("padded", "Stop taking clues out when just --clues are left."),
    Setting("min_k", "k at least so large, by hill climbing; beyond 23 for hours.", None, low=4, high=40),
    Setting("max_k", "k at most so large, with as few clues as that allows.", None, low=4, high=40),
    Setting("unbiased", "Every minimal puzzle equally likely; slow."),
)


def _batches(settings: Settings) -> Batches[Sudoku] | None:
    """The kernel makes all puzzles of the usual size, where k does not matter."""
    if settings["size"] != "9" or settings["min_k"] or settings["max_k"]:
        return None
    order: dict[str, Any] = {name: settings[name] for name in ("clues", "symmetry", "unbiased")}

    def make(number: int, seed: int, threads: int | None) -> Grids:
        return generate_rows(number, rng=seed, minimal=not settings["padded"], threads=threads, **order)

    board = shape(3, 3)
    return Batches(16 if settings["unbiased"] else 4096, make, lambda row: Sudoku(board, tuple(row.tolist())))


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A puzzle of another size, or with a k as ordered."""
    if settings["min_k"] or settings["max_k"]:
        return _make_by_k(settings, rng, budget, news)
    size, clues, symmetry = str(settings["size"]), settings["clues"], settings["symmetry"]
    if settings["unbiased"]:
        raise UsageError(f"unbiased with size={size}", remedy="Only 9x9 can be unbiased.")
    if bool(clues) != bool(settings["padded"]):
        raise UsageError(
            f"clues and padded go together for size={size}",
            remedy="Ask for both: a number of clues, some of them needless; or for neither.",
        )
    for _ in range(ATTEMPTS if clues else 1):
        puzzle = generate(
            rng,
            shape(*BOXES[size]),
            clues=int(clues or 0),
            symmetry=symmetry,  # type: ignore[arg-type]  # the settings have been looked at
            budget=budget,
        )
        if not clues or sum(map(bool, puzzle.givens)) == clues:
            return puzzle
    raise UsageError(f"no {size}x{size} with {clues} clues in {ATTEMPTS} attempts", remedy="Ask for more.")


def _make_by_k(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A puzzle whose k is neither too small nor too large."""
    import numpy as np

    from whygrid.bulk.climbing import Wish, find

    if settings["size"] != "9" or settings["unbiased"]:
        raise UsageError("k can be ordered for 9x9 only, and not unbiased", remedy="Leave one of them out.")
    wish = Wish(
        min_k=int(settings["min_k"] or 0),
        max_k=int(settings["max_k"] or 81),
        clues=None if settings["clues"] is None else int(settings["clues"]),
        symmetry=settings["symmetry"],  # type: ignore[arg-type]  # the settings have been looked at
        padded=bool(settings["padded"]),
    )

    def sudoku(row: Grids) -> Sudoku:
        return Sudoku(shape(3, 3), tuple(row.tolist()))

    found = find(wish, np.random.default_rng(rng.getrandbits(64)), budget, lambda p, w: news(sudoku(p), w))
    return sudoku(found)


GENERATOR: Generator[Sudoku] = Generator(SETTINGS, _make, _batches)
