"""From what users have to what the kernels take: checked, contiguous uint8 arrays of shape (n, 81)."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from whygrid.arguments import MOST_THREADS, shown, whole
from whygrid.budget import processors
from whygrid.bulk.errors import BulkError
from whygrid.voice.message import Cells, Message, message

Grids: TypeAlias = npt.NDArray[np.uint8]
PuzzlesLike: TypeAlias = "npt.ArrayLike | Sequence[str]"
Progress: TypeAlias = Callable[[int, int], object]
RandomLike: TypeAlias = "int | np.random.Generator | None"

GENRE = "sudoku"
"""What the rows are, in boards of 9x9; other layers know no genre by its name."""
MOST_ROWS = 2**40
"""More than fit into any memory."""
_EMPTY_SYMBOLS = b".0*_-"  # as in the text formats people use


def as_grids(values: PuzzlesLike, what: str = "puzzles") -> Grids:
    """Those puzzles as a contiguous uint8 array of shape (n, 81), 0 for an empty cell.

    Takes arrays of whole numbers, of shape (n, 81), (n, 9, 9) or (81,) for one puzzle, and strings of
    81 symbols.

    >>> as_grids(["." * 80 + "7"])[0, -1]
    np.uint8(7)
    """
    if isinstance(values, str):
        values = [values]
    if isinstance(values, Sequence) and all(isinstance(value, str) for value in values):
        return from_lines([str(value) for value in values], what)
    try:
        array = np.asarray(values)
    except (TypeError, ValueError):  # rows of different lengths, or of things that are no numbers
        raise BulkError(
            message("bulk/cannot-be", name=what, value=shown(values)),
            remedy=message("bulk/array-or-strings"),
        ) from None
    if array.dtype.kind == "U":
        try:
            return from_lines(array.ravel().tolist(), what)
        except SystemError:  # an array of bytes from anywhere need not hold characters
            raise BulkError(message("bulk/symbol-is-no-character"), where=what) from None
    if array.shape[-2:] == (9, 9):
        array = array.reshape(*array.shape[:-2], 81)
    if array.ndim == 1:
        array = array[np.newaxis]
    if array.ndim != 2 or array.shape[1] != 81:
        raise BulkError(
            message("bulk/of-shape", what=what, shape=str(array.shape)),
            remedy=message("bulk/expected-shape"),
        )
    if array.dtype.kind not in "iu":
        raise BulkError(
            message("bulk/of-dtype", what=what, dtype=str(array.dtype)),
            remedy=message("bulk/expected-whole-numbers"),
        )
    if array.size and (array.max() > 9 or array.min() < 0):
        for row, cell in np.argwhere((array > 9) | (array < 0)).tolist():  # none if they just changed
            raise BulkError(
                message("bulk/is-not-a-digit", symbol=int(array[row, cell])),
                where=_at(what, row, cell),
                remedy=message("bulk/zero-to-nine"),
            )
    return np.ascontiguousarray(array, np.uint8)


def from_lines(lines: Sequence[object], what: str = "puzzles", first_row: int = 0) -> Grids:
    """Puzzles from strings of 81 symbols; rows in messages count from `first_row`."""
    if not lines:
        return np.zeros((0, 81), np.uint8)
    texts: list[str] = []
    for row, line in enumerate(lines):
        if not isinstance(line, str):
            raise BulkError(
                message("bulk/is-no-text", line=shown(line)),
                where=message("bulk/row", what=what, row=first_row + row),
                remedy=message("bulk/sudoku-is-a-text"),
            )
        if len(line) != 81:
            raise BulkError(
                message("bulk/symbols", n=len(line)),
                where=message("bulk/row", what=what, row=first_row + row),
                remedy=message("bulk/sudoku-has-81-cells"),
            )
        texts.append(line)
    try:
        symbols = np.frombuffer("".join(texts).encode("ascii"), np.uint8).reshape(-1, 81)
    except UnicodeEncodeError:
        row = next(row for row, text in enumerate(texts) if not text.isascii())
        raise BulkError(
            message("bulk/symbol-is-no-digit"),
            where=message("bulk/row", what=what, row=first_row + row),
        ) from None
    digits = from_symbols(symbols)
    if digits.max() > 9:
        row, cell = (int(i) for i in np.argwhere(digits > 9)[0])
        raise BulkError(
            message("bulk/is-not-a-digit", symbol=repr(chr(symbols[row, cell]))),
            where=_at(what, first_row + row, cell),
            remedy=message("bulk/digits-and-empty"),
        )
    return digits


def to_lines(grids: Grids, empty: str = ".") -> list[str]:
    """Each row as a string of 81 symbols."""
    text = to_symbols(grids, empty).tobytes().decode("ascii")
    return [text[at : at + 81] for at in range(0, len(text), 81)]


def to_symbols(grids: Grids, empty: str = ".") -> Grids:
    """Each digit as the byte of its symbol."""
    return np.frombuffer((empty + "123456789").encode("ascii"), np.uint8)[grids]


def from_symbols(symbols: Grids) -> Grids:
    """The digit of each byte; 255 where it is no symbol of a digit or an empty cell."""
    return _DIGIT_OF_SYMBOL[symbols]


def seed_from(rng: RandomLike) -> int:
    """A 64-bit seed: the same for the same whole number, a fresh one for None."""
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(2**64, dtype=np.uint64))
    entropy = None if rng is None else whole("rng", rng, 0, error=BulkError)
    return int(np.random.SeedSequence(entropy).generate_state(1, np.uint64)[0])


def thread_count(threads: int | None) -> int:
    """That many threads; all cores this process may use for None."""
    if threads is None:
        return processors()
    return whole("threads", threads, 1, MOST_THREADS, BulkError)


def teller(progress: Progress | None) -> Progress | None:
    """What progress is told to, if it can be."""
    if progress is not None and not callable(progress):
        raise BulkError(
            message("bulk/cannot-be", name="progress", value=shown(progress)),
            remedy=message("bulk/a-function-of-done-total"),
        )
    return progress


def new_array(rows: int, width: int) -> Grids:
    """Room for results, all 0: more than the machine has memory for is refused here, and not met half-way."""
    if rows * width > _memory():
        raise BulkError(
            message("bulk/rows-take-too-much", rows=rows, mib=f"{rows * width >> 20:,}"),
            remedy=message("bulk/fewer-or-files"),
        )
    try:
        return np.zeros((rows, width), np.uint8)
    except MemoryError:
        raise BulkError(
            message("bulk/no-memory-for-rows", rows=rows), remedy=message("bulk/fewer-at-a-time")
        ) from None


def _memory() -> int:
    """The bytes of memory of this machine, or what a 64-bit system could have at most."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 46


def _at(what: str, row: int, cell: int) -> Message:
    name = f"r{cell // 9 + 1}c{cell % 9 + 1}"
    return message("bulk/row-cell", what=what, row=row, cell=Cells((name,)))


def _digit_of_symbol() -> Grids:
    digits = np.full(256, 255, np.uint8)
    digits[list(_EMPTY_SYMBOLS)] = 0
    digits[list(b"123456789")] = range(1, 10)
    return digits


_DIGIT_OF_SYMBOL = _digit_of_symbol()
