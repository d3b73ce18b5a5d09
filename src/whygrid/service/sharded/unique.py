"""Which puzzles of a file are twins, of each other or of those of another: by ids in sorted shards.

    IN ── keys of each shard, sorted ──▶ FOLDER/000000.npy … ── range by range of ids ──▶ who is whose twin

A range of ids is as wide as memory allows; of each shard only the keys in this range are read. So memory does
not grow with the file, and each key is read once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from whygrid.bulk.formats.npy import read_rows
from whygrid.bulk.stream import Options, run
from whygrid.files import move
from whygrid.service.sharded.twins import KEY, Chosen, Keys

KEYS_AT_A_TIME = 1 << 22
"""So many ids are compared at a time; they take a few hundred megabytes."""
SHOWN = 10
"""So many pairs of twins are named."""


def unique(
    source: str, out: str, options: Options, genre: str | None = None, at_a_time: int = KEYS_AT_A_TIME
) -> tuple[int, int]:
    """Write the first of all twins of a file, in its order: how many rows were written, and of how many."""
    folder = Path(os.fspath(out).rstrip("/") + ".ids")
    keys = Shards.of(source, folder, options, genre)
    marks, starts = folder / "marks", folder / "starts"
    digest = _mark(keys, marks, at_a_time)
    with starts.open("wb") as file:
        np.save(file, keys.starts)
    work = Chosen(str(marks.resolve()), str(starts.resolve()), digest, genre)
    written = run(work, source, out, options)
    shutil.rmtree(folder)
    return written, keys.rows


@dataclass(frozen=True)
class Audit:
    """What two files have in common.

    rows_a, rows_b   how many puzzles they have
    twins            puzzles of B that are twins of a puzzle in A, or equal to one
    classes          how many different puzzles these are
    inside           puzzles of B that are twins of an earlier one in B
    pairs            some of the twins: the row of B and a row of A
    """

    rows_a: int
    rows_b: int
    twins: int
    classes: int
    inside: int
    pairs: tuple[tuple[int, int], ...]


def audit(
    one: str, other: str, folder: str | Path, options: Options, genre: str | None = None,
    at_a_time: int = KEYS_AT_A_TIME,
) -> Audit:  # fmt: skip
    """How many puzzles of the second file are twins of puzzles in the first; the folder keeps the ids."""
    a = Shards.of(one, Path(folder, "a"), options, genre)
    b = Shards.of(other, Path(folder, "b"), options, genre)
    twins = classes = inside = 0
    pairs: list[tuple[int, int]] = []
    for theirs, ours in zip(a.ranges(at_a_time, b), b.ranges(at_a_time, a), strict=True):
        known = theirs[_first_of_each(theirs)]
        new = ours[_first_of_each(ours)]
        inside += len(ours) - len(new)
        at = np.searchsorted(_words(known), _words(ours))
        found = at < len(known)
        found[found] = _words(known)[at[found]] == _words(ours)[found]
        twins += int(found.sum())
        classes += int(np.isin(_words(new), _words(known)).sum())
        pairs += zip(ours["row"][found].tolist(), known["row"][at[found]].tolist(), strict=True)
        pairs = sorted(pairs)[:SHOWN]
    return Audit(a.rows, b.rows, twins, classes, inside, tuple(pairs))


class Shards:
    """The sorted keys of a file, shard by shard."""

    def __init__(self, folder: Path) -> None:
        self.paths = sorted(folder.glob("*.npy"))
        lengths = [np.load(path, mmap_mode="r").shape[0] for path in self.paths]
        self.starts = np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])
        self.rows = int(self.starts[-1])

    @classmethod
    def of(cls, source: str, folder: Path, options: Options, genre: str | None) -> Shards:
        """The keys of a source, worked out as far as they are not there yet."""
        folder.mkdir(parents=True, exist_ok=True)
        run(Keys(genre), source, folder, replace(options, format="npy", resume=True))
        return cls(folder)

    def ranges(self, at_a_time: int, beside: Shards | None = None) -> Iterator[npt.NDArray[Any]]:
        """All keys, range by range of ids, in their order; rows count through all shards."""
        rows = max(self.rows, 0 if beside is None else beside.rows)
        number = -(-rows // at_a_time) or 1
        borders = [(place << 64) // number for place in range(number + 1)]
        for low, high in pairwise(borders):
            yield self._between(low, high)

    def _between(self, low: int, high: int) -> npt.NDArray[Any]:
        parts = [np.zeros(0, KEY)]
        for path, start in zip(self.paths, self.starts, strict=False):
            mapped = np.load(path, mmap_mode="r")
            first = int(np.searchsorted(mapped["high"], np.uint64(low)))
            last = len(mapped) if high >> 64 else int(np.searchsorted(mapped["high"], np.uint64(high)))
            del mapped
            if last > first:
                part = read_rows(path, first, last - first)
                part["row"] += np.uint64(start)
                parts.append(part)
        keys = np.concatenate(parts)
        sorted_keys: npt.NDArray[Any] = keys[np.lexsort((keys["row"], keys["low"], keys["high"]))]
        return sorted_keys


def _first_of_each(keys: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """Which of these sorted keys are the first of their id."""
    first = np.ones(len(keys), bool)
    first[1:] = (keys["high"][1:] != keys["high"][:-1]) | (keys["low"][1:] != keys["low"][:-1])
    return first


def _words(keys: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Ids as values that compare as a whole."""
    words = np.empty((len(keys), 2), ">u8")
    words[:, 0], words[:, 1] = keys["high"], keys["low"]
    return words.view("S16").ravel() if len(keys) else np.zeros(0, "S16")


def _mark(keys: Shards, path: Path, at_a_time: int) -> str:
    """Write a byte for each row: 1 for the first of all twins; the digest of them."""
    aside = path.with_name(".marks.tmp")
    marks = np.memmap(aside, np.uint8, "w+", shape=(max(1, keys.rows),))
    for some in keys.ranges(at_a_time):
        marks[some["row"][_first_of_each(some)].astype(np.int64)] = 1
    marks.flush()
    digest = hashlib.sha256(marks.data).hexdigest()
    del marks
    move(aside, path)
    return digest
