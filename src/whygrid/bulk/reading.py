"""Puzzles from files and from what users have in memory."""

from __future__ import annotations

import os

import numpy as np

from whygrid.bulk.arrays import Grids, PuzzlesLike, as_grids
from whygrid.bulk.stream import read_batches


def read(source: str | os.PathLike[str] | PuzzlesLike) -> Grids:
    """The puzzles of a file or of a list of strings or an array: uint8, shape (n, 81), 0 for empty.

    A file is read by its ending: .csv (with a column question, puzzle or quizzes), .jsonl, .npy,
    .parquet, and plain lines of 81 symbols for anything else. A string of 81 symbols is one puzzle.

    >>> read(["." * 81, "1" * 81]).shape
    (2, 81)
    """
    if isinstance(source, str) and len(source) == 81 and not os.path.exists(source):
        return as_grids([source])
    if isinstance(source, str | os.PathLike):
        batches = [batch.puzzles for batch in read_batches(source)]
        return np.concatenate(batches) if batches else np.zeros((0, 81), np.uint8)
    return as_grids(source)
