"""Ids of many puzzles, and splits that keep twins together."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from whygrid.budget import Budget
from whygrid.bulk.arrays import GENRE, from_symbols, to_lines
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Span, Table, read
from whygrid.bulk.formats.batches import object_array
from whygrid.bulk.symmetry import canonical
from whygrid.service.canonical_ids import Identity, identity
from whygrid.service.sharded.texts import OnTexts, rows_of
from whygrid.voice.message import message

KEY = np.dtype([("high", "<u8"), ("low", "<u8"), ("row", "<u8")])
"""An id as two numbers, and the row of a shard that has it."""


@dataclass(frozen=True)
class Ids(OnTexts):
    """The canonical form of each puzzle and the id that it shares with its twins."""

    genre: str | None = None
    name: ClassVar[str] = "ids"
    alone: ClassVar[bool] = False

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Batch]:
        """The rows with three columns more."""
        found = identities(batch, span, self.genre, threads)
        return {
            "": batch.with_columns(
                canonical=object_array([one.canonical for one in found]),
                id=object_array([one.id for one in found]),
                id64=np.array([one.id64 for one in found], np.uint64),
            )
        }


@dataclass(frozen=True)
class Keys(OnTexts):
    """The ids of a shard as numbers in their order, each with its row: what is compared with other shards."""

    genre: str | None = None
    name: ClassVar[str] = "keys"
    alone: ClassVar[bool] = False

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """One array of keys."""
        found = b"".join(one.digest() for one in identities(batch, span, self.genre, threads))
        numbers = np.frombuffer(found, ">u8").reshape(-1, 2)
        keys = np.zeros(len(batch), KEY)
        keys["high"], keys["low"], keys["row"] = numbers[:, 0], numbers[:, 1], np.arange(len(batch))
        return {"": keys[np.lexsort((keys["row"], keys["low"], keys["high"]))]}


@dataclass(frozen=True)
class Split(OnTexts):
    """Rows for training and rows for testing; twins are always on the same side.

    Which side depends on the seed and the id alone, so that other files are split the same way.
    """

    test: float = 0.1
    seed: int = 0
    genre: str | None = None
    name: ClassVar[str] = "split"
    alone: ClassVar[bool] = False

    @property
    def files(self) -> tuple[str, ...]:
        """One for each side."""
        return ("train", "test")

    def done(self, batch: Batch, span: Span, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """Two tables."""
        found = identities(batch, span, self.genre, threads)
        batch = batch.with_columns(id=object_array([one.id for one in found]))
        chosen = np.array([self._draw(one) < self.test for one in found], bool)
        return {"train": batch.of_rows(~chosen), "test": batch.of_rows(chosen)}

    def _draw(self, one: Identity) -> float:
        """A number from 0 to 1 for an id."""
        drawn = hashlib.sha256(b"whygrid split 1\n%d\n" % self.seed + one.digest()).digest()
        return float(int.from_bytes(drawn[:8], "big") / 2**64)


@dataclass(frozen=True)
class Chosen(OnTexts):
    """The rows of each shard that a file of bytes marks, one for each row of the source.

    starts    where the rows of each shard begin in it, a file of numbers
    digest    of the marks, so that a run goes on with the same ones only
    """

    marks: str
    starts: str
    digest: str
    genre: str | None = None
    name: ClassVar[str] = "unique"
    alone: ClassVar[bool] = False

    def tables(self, span: Span, number: int, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """The rows that are marked, with their ids."""
        batch = Ids(self.genre).done(read(span, texts=True), span, threads, budget)[""]
        start = int(_numbers(self.starts)[number])
        marks = np.fromfile(self.marks, np.uint8, len(batch), offset=start)
        return {"": batch.of_rows(marks.astype(bool))}


@lru_cache(maxsize=4)
def _numbers(path: str) -> npt.NDArray[Any]:
    numbers: npt.NDArray[Any] = np.load(path)
    return numbers


def identities(batch: Batch, span: Span, genre: str | None, threads: int | None) -> list[Identity]:
    """The identity of each row: 9x9 Sudokus by the kernel, all others one by one."""
    texts = batch.texts
    found: list[Identity | None] = [None] * len(texts)
    if genre in (None, GENRE) and "genre" not in batch.columns:
        plain = [place for place, text in enumerate(texts) if len(text) == 81 and text.isascii()]
        symbols = np.frombuffer("".join(texts[place] for place in plain).encode(), np.uint8).reshape(-1, 81)
        digits = from_symbols(symbols)
        good = (digits <= 9).all(axis=1)
        forms = to_lines(canonical(digits[good], threads=threads))
        for place, form in zip(np.array(plain, int)[good].tolist(), forms, strict=True):
            found[place] = Identity(GENRE, form)
    left = [place for place, one in enumerate(found) if one is None]
    rest = Batch(object_array([texts[place] for place in left]), None, {
        title: values[left] for title, values in batch.columns.items() if title == "genre"
    })  # fmt: skip
    for place, row in zip(left, rows_of(rest, genre), strict=True):
        if row.puzzle is None:
            raise BulkError(row.error, where=message("bulk/row", what=str(span.path), row=span.first + place))
        found[place] = identity(row.puzzle)
    return [one for one in found if one is not None]
