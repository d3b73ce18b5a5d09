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
    Setting("unbiased", "Every minimal puzzle equally likely; slow."),
)


def _batches(settings: Settings) -> Batches[Sudoku] | None:
    """The kernel makes all puzzles of the usual size."""
    if settings["size"] != "9":
        return None
    order: dict[str, Any] = {name: settings[name] for name in ("clues", "symmetry", "unbiased")}

    def make(number: int, seed: int, threads: int | None) -> Grids:
        return generate_rows(number, rng=seed, minimal=not settings["padded"], threads=threads, **order)

    board = shape(3, 3)
    return Batches(16 if settings["unbiased"] else 4096, make, lambda row: Sudoku(board, tuple(row.tolist())))


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A puzzle of another size."""
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


GENERATOR: Generator[Sudoku] = Generator(SETTINGS, _make, _batches)
