"""What can be asked of the Sudoku generator, and which of its ways serves an order."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, get_args

from whygrid.budget import Budget
from whygrid.bulk.clues import (
    Symmetry,
    comes_by_chance,
    orbit_of_each,
    orbit_sizes,
    refuse_numbers,
    refuse_the_asymmetric,
)
from whygrid.errors import UsageError
from whygrid.extras import needs, there
from whygrid.generator import Batches, Generator, News, Setting, Settings
from whygrid.genres.sudoku.generator import generate
from whygrid.genres.sudoku.model import Sudoku, shape
from whygrid.voice.message import message

if TYPE_CHECKING:
    from whygrid.bulk.arrays import Grids

BOXES = {"4": (2, 2), "6": (2, 3), "8": (2, 4), "9": (3, 3), "10": (2, 5), "12": (3, 4), "16": (4, 4)}
"""The sizes on offer, with the rows and columns of their boxes."""

FEWEST = {4: 4, 6: 8, 8: 14}
"""The fewest clues that are proved to be possible; for other sizes all digits but one must be there."""

VARIANTS = (
    "diagonal", "windoku", "disjoint", "anti-knight", "anti-king", "non-consecutive", "jigsaw", "killer",
    "thermo", "arrow", "kropki", "xv", "even-odd", "little-killer", "palindrome", "whispers", "renban",
    "between",
)  # fmt: skip
"""The variants on offer, which `composing` knows how to make."""

ATTEMPTS = 100
"""After so many grids that can't do with so few clues, an order for another size is given up."""

SETTINGS = (
    Setting("size", "Rows, columns and digits.", "9", choices=tuple(BOXES)),
    Setting("clues", "Exactly so many clues; 19 to 33 are soon found.", None, low=4, high=256),
    Setting("symmetry", "Of the cells with clues.", "none", choices=get_args(Symmetry)),
    Setting("padded", "Just --clues clues, some of them needless."),
    Setting("min_k", "k at least so large, by hill climbing; beyond 23 for hours.", None, low=4, high=40),
    Setting("max_k", "k at most so large, with as few clues as that allows.", None, low=4, high=40),
    Setting(
        "variant",
        f"One of {', '.join(VARIANTS)}; or several, joined by +.",
        None,
        choices=VARIANTS,
        joined=True,
    ),
    Setting("unbiased", "Every minimal puzzle equally likely; slow."),
)


def _batches(settings: Settings) -> Batches[Sudoku] | None:
    """The kernel makes all puzzles of the usual size, where k does not matter and clues are not too rare."""
    clues, symmetry, padded = _clues(settings), _symmetry(settings), bool(settings["padded"])
    if settings["size"] != "9" or settings["min_k"] or settings["max_k"] or settings["variant"]:
        return None
    unbiased = bool(settings["unbiased"])
    if clues is not None and not unbiased:
        refuse_numbers(clues, symmetry, minimal=not padded)
        refuse_the_asymmetric(clues, symmetry, orbit_sizes(orbit_of_each(symmetry)))
        if not comes_by_chance(clues, symmetry, padded):
            return None

    def make(number: int, seed: int, threads: int | None, budget: Budget) -> Grids | list[bytes]:
        def progress(done: int, total: int) -> None:
            budget.check()

        if not unbiased and not there("numpy"):
            from whygrid.genres.sudoku.plain_rows import plain_rows

            return plain_rows(
                number,
                seed,
                clues=clues,
                symmetry=symmetry,
                minimal=not padded,
                threads=threads,
                progress=progress,
            )
        with needs("--unbiased"):
            from whygrid.bulk.generation import generate as generate_rows
        return generate_rows(
            number,
            rng=seed,
            clues=clues,
            symmetry=symmetry,
            minimal=not padded,
            unbiased=unbiased,
            threads=threads,
            progress=progress,
        )

    return Batches(16 if unbiased else 4096, make, _sudoku)


def _clues(settings: Settings) -> int | None:
    return None if settings["clues"] is None else int(settings["clues"])


def _symmetry(settings: Settings) -> Symmetry:
    return settings["symmetry"]  # type: ignore[return-value]  # the settings have been looked at


def _sudoku(row: Grids | bytes) -> Sudoku:
    return Sudoku(shape(3, 3), tuple(map(int, row)))


def _make(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A variant, a puzzle of another size, with a k as ordered, or with a rare number of clues."""
    if settings["variant"]:
        return _make_variant(settings, rng, budget, news)
    if settings["size"] != "9":
        return _make_of_size(settings, rng, budget, news)
    with needs(message("sudoku/k-or-rare-clues")):
        import numpy as np

        from whygrid.bulk.climbing import Wish
        from whygrid.bulk.climbing import find as find_by_k
        from whygrid.bulk.rare_clues import find as find_by_clues

    chance = np.random.default_rng(rng.getrandbits(64))

    def tell(row: Grids, words: str) -> None:
        news(_sudoku(row), words)

    clues, symmetry = _clues(settings), _symmetry(settings)
    if clues is not None and not (settings["min_k"] or settings["max_k"]):
        return _sudoku(find_by_clues(clues, symmetry, chance, budget, tell))
    if settings["unbiased"]:
        raise UsageError(message("sudoku/no-unbiased-k"), remedy=message("text/leave-one-of-them-out"))
    wish = Wish(
        min_k=int(settings["min_k"] or 0),
        max_k=int(settings["max_k"] or 81),
        clues=clues,
        symmetry=symmetry,
        padded=bool(settings["padded"]),
    )
    return _sudoku(find_by_k(wish, chance, budget, tell))


def _make_variant(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A variant, with as few givens as it needs."""
    for name in ("clues", "symmetry", "padded", "min_k", "max_k", "unbiased"):
        if settings[name] and settings[name] != "none":
            raise UsageError(
                message("sudoku/not-with-variant", name=name.replace("_", "-")),
                remedy=message("text/leave-one-of-them-out"),
            )
    from whygrid.genres.sudoku.composing import compose

    return compose(str(settings["variant"]).split("+"), int(str(settings["size"])), rng, budget, news)


def _make_of_size(settings: Settings, rng: random.Random, budget: Budget, news: News[Sudoku]) -> Sudoku:
    """A puzzle of another size."""
    size, clues, symmetry = str(settings["size"]), _clues(settings), _symmetry(settings)
    for name in ("unbiased", "min_k", "max_k"):
        if settings[name]:
            raise UsageError(
                message("sudoku/not-with-size", name=name, size=size),
                remedy=message("sudoku/only-9x9-that-way"),
            )
    if bool(clues) != bool(settings["padded"]):
        raise UsageError(
            message("sudoku/clues-and-padded", size=size),
            remedy=message("sudoku/ask-for-both"),
        )
    if clues is not None:
        _refuse_clues(int(size), clues, symmetry)
    nearest = 0
    for attempt in range(1, (ATTEMPTS if clues else 1) + 1):
        board = shape(*BOXES[size])
        puzzle = generate(rng, board, clues=clues or 0, symmetry=symmetry, budget=budget, news=news)
        made = sum(map(bool, puzzle.givens))
        if clues in (None, made):
            return puzzle
        if not nearest or made < nearest:
            nearest = made
            words = message("sudoku/clues-instead-of", n=made, wanted=clues or 0, attempt=attempt)
            news(puzzle, str(words))
    raise UsageError(
        message("sudoku/not-in-so-many-attempts", size=size, n=clues or 0, attempts=ATTEMPTS),
        remedy=message("sudoku/ask-for-more"),
    )


def _refuse_clues(size: int, clues: int, symmetry: Symmetry) -> None:
    """Raise an error where no puzzle of this size can have so many clues."""
    fewest = FEWEST.get(size, size - 1)
    if not fewest <= clues <= size * size:
        raise UsageError(
            message("sudoku/no-board-has-so-many-clues", size=size, n=clues),
            remedy=message("sudoku/ask-for-from-to", low=fewest, high=size * size),
        )
    refuse_the_asymmetric(clues, symmetry, orbit_sizes(orbit_of_each(symmetry, size)))


GENERATOR: Generator[Sudoku] = Generator(SETTINGS, _make, _batches)
