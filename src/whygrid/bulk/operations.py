"""What bulk work does to a span of rows, as plain data that can be sent to another machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import ClassVar, Literal, Protocol

import numpy as np

from whygrid.arguments import whole
from whygrid.budget import Budget
from whygrid.bulk import measuring, rating, solving, symmetry
from whygrid.bulk.arrays import MOST_ROWS
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Span, Table, read
from whygrid.bulk.seeds import batch_seed
from whygrid.voice.message import message

Operation = Literal["solve", "count", "minimise", "canonical", "augment", "k", "se"]


class Work(Protocol):
    """Something to do to each span of rows; as a frozen dataclass, whose fields say all that matters.

    name     the operation, in a word
    alone    it is Python's work, so that one process does one span at a time
    files    the names of its tables, each a file of its own: "" for OUT itself
    """

    name: ClassVar[str]
    alone: ClassVar[bool]

    @property
    def files(self) -> tuple[str, ...]:
        """The names of its tables."""

    def tables(self, span: Span, number: int, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """What becomes of span `number`: its tables by their names."""


def described(work: Work) -> dict[str, object]:
    """All that the result of a work depends on, for the manifest."""
    said = {one.name: getattr(work, one.name) for one in fields(work)}  # type: ignore[arg-type]
    return {"name": work.name, **said}


class OnRows:
    """Work on the digits of puzzles: `done` gets each batch of them."""

    name: ClassVar[str]
    alone: ClassVar[bool] = False
    files: ClassVar[tuple[str, ...]] = ("",)

    def tables(self, span: Span, number: int, threads: int | None, budget: Budget) -> Mapping[str, Table]:
        """One table, with what was done to the rows."""
        try:
            return {"": self.done(read(span), number, threads)}
        except BulkError as error:
            raise error.placed(span.path, span.first) from None

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """What becomes of a batch, the one with this number."""
        raise NotImplementedError


@dataclass(frozen=True)
class Solve(OnRows):
    """A solution of each, and whether there are more."""

    name = "solve"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """With a solution and the status."""
        solved = solving.solve(batch.puzzles, threads=threads)
        return Batch(batch.puzzles, solved.solutions, {**batch.columns, "status": solved.status})


@dataclass(frozen=True)
class Count(OnRows):
    """How many solutions each has, up to a limit."""

    limit: int = 2
    name = "count"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """With the counts."""
        return batch.with_columns(count=solving.count(batch.puzzles, self.limit, threads=threads))


@dataclass(frozen=True)
class Minimise(OnRows):
    """Each without clues that follow from others."""

    seed: int = 0
    name = "minimise"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """With fewer clues."""
        fewer = solving.minimise(batch.puzzles, rng=batch_seed(self.seed, number), threads=threads)
        return Batch(fewer, batch.solutions, batch.columns)


@dataclass(frozen=True)
class Canonical(OnRows):
    """The canonical form of each."""

    name = "canonical"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """In canonical form; the file's solution is not the image of this puzzle's, so it is left out."""
        return Batch(symmetry.canonical(batch.puzzles, threads=threads), None, batch.columns)


@dataclass(frozen=True)
class Augment(OnRows):
    """Random images of each."""

    times: int = 1
    seed: int = 0
    name = "augment"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """So many images of each row."""
        rng = batch_seed(self.seed, number)
        images = symmetry.augment(batch.puzzles, batch.solutions, self.times, rng=rng, threads=threads)
        columns = {name: np.repeat(values, self.times, axis=0) for name, values in batch.columns.items()}
        return Batch(images.puzzles, images.solutions, columns)


@dataclass(frozen=True)
class MeasureK(OnRows):
    """The exact k of each."""

    seconds: float | None = None
    name = "k"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """With k and its bounds."""
        measured = measuring.k(batch.puzzles, seconds=self.seconds, threads=threads)
        return batch.with_columns(**measured._asdict())


@dataclass(frozen=True)
class RateSe(OnRows):
    """Sudoku Explainer's figures of each."""

    canonical: bool = False
    name = "se"

    def done(self, batch: Batch, number: int, threads: int | None) -> Batch:
        """With ER, EP and ED."""
        rated = rating.se(batch.puzzles, canonical=self.canonical, threads=threads)
        return batch.with_columns(**rated._asdict())


def operation(
    name: str,
    *,
    limit: int = 2,
    times: int = 1,
    seed: int = 0,
    seconds: float | None = None,
    canonical: bool = False,
) -> Work:
    """The operation of this name, with the options that concern it."""
    seed = whole("seed", seed, 0, error=BulkError)
    times = whole("times", times, 1, MOST_ROWS, BulkError)
    works: dict[str, Work] = {
        "solve": Solve(),
        "count": Count(limit),
        "minimise": Minimise(seed),
        "canonical": Canonical(),
        "augment": Augment(times, seed),
        "k": MeasureK(seconds),
        "se": RateSe(canonical),
    }
    if name not in works:
        raise BulkError(
            message("bulk/no-operation", operation=repr(name)),
            remedy=message("bulk/one-of", names=", ".join(works)),
        )
    return works[name]
