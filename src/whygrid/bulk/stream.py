"""Bulk work on files of any length in constant memory, and resumable.

This is the core of `whygrid bulk` and of `whygrid generate --out`, which only parse flags.

A run writes whole batches. `resume=True` counts the rows that OUT already holds, cuts it back to whole
batches, skips as many rows of the input and goes on, so that an interrupted run and an uninterrupted one
write the same bytes. Random work on batch b uses seed and b, hence the batch size is part of the
result. A Parquet file can't be continued, so its batches wait beside it as files of their own until all are
there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Literal

import numpy as np

from whygrid.arguments import whole
from whygrid.bulk import measuring, solving, symmetry
from whygrid.bulk.arrays import MOST_ROWS, Grids, Progress, thread_count
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import Batch, Format, format_of, open_reader, open_writer
from whygrid.bulk.seeds import batch_seed
from whygrid.errors import Stopped, of_system
from whygrid.voice.message import message

Operation = Literal["solve", "count", "minimise", "canonical", "augment", "k"]

BATCH_ROWS = 65_536
BATCH_ROWS_OF_K = 256
"""Rows in memory at a time; fewer where they take long, for a run that is stopped loses its last batch."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a run does besides its operation."""

    limit: int = 2
    times: int = 1
    seed: int = 0
    threads: int | None = None
    seconds: float | None = None
    batch: int = BATCH_ROWS
    resume: bool = False
    format: Format | None = None
    progress: Progress | None = field(default=None, compare=False)


def read_batches(source: str | os.PathLike[str], rows: int = BATCH_ROWS) -> Iterator[Batch]:
    """The puzzles of a file in batches of at most `rows`."""
    path = Path(source)
    rows = whole("batch", rows, 1, error=BulkError)
    with _told(path):
        if not path.exists():
            raise BulkError(message("bulk/no-such-file"), where=str(path))
        with open_reader(path, format_of(path)) as reader:
            yield from reader.batches(rows)


def run(
    operation: Operation, source: str | os.PathLike[str], out: str | os.PathLike[str], options: Options
) -> int:
    """Streams one file through an operation; the number of rows that this run has written."""
    work = _work(operation, options)
    whole("seed", options.seed, 0, error=BulkError)
    times = whole("times", options.times, 1, MOST_ROWS, BulkError)
    rows_per_puzzle = times if operation == "augment" else 1
    if os.path.exists(out) and os.path.exists(source) and os.path.samefile(source, out):
        raise BulkError(
            message("bulk/file-is-read-too"),
            where=str(out),
            remedy=message("bulk/name-another-one"),
        )

    def batches(skip: int) -> Iterator[Batch]:
        first = skip // options.batch
        for number, batch in enumerate(islice(read_batches(source, options.batch), first, None), first):
            yield work(batch, number)

    return _write(out, options, batches, options.batch * rows_per_puzzle)


def run_generate(
    number: int,
    out: str | os.PathLike[str],
    options: Options,
    make: Callable[[int, int], Grids],
) -> int:
    """Streams `number` new puzzles into a file; `make(count, seed)` gives a batch of them."""

    def batches(skip: int) -> Iterator[Batch]:
        for first in range(skip, number, options.batch):
            seed = batch_seed(options.seed, first // options.batch)
            try:
                yield Batch(make(min(options.batch, number - first), seed))
            except Stopped as stop:
                if len(stop.made):
                    yield Batch(stop.made)
                raise

    return _write(out, options, batches, options.batch, number)


def _work(operation: Operation, options: Options) -> Callable[[Batch, int], Batch]:
    threads = thread_count(options.threads)

    def solve(batch: Batch, _: int) -> Batch:
        solved = solving.solve(batch.puzzles, threads=threads)
        return Batch(batch.puzzles, solved.solutions, {**batch.columns, "status": solved.status})

    def count(batch: Batch, _: int) -> Batch:
        counts = solving.count(batch.puzzles, options.limit, threads=threads)
        return Batch(batch.puzzles, batch.solutions, {**batch.columns, "count": counts})

    def minimise(batch: Batch, number: int) -> Batch:
        rng = batch_seed(options.seed, number)
        return Batch(
            solving.minimise(batch.puzzles, rng=rng, threads=threads), batch.solutions, batch.columns
        )

    def canonical(batch: Batch, _: int) -> Batch:
        # The solution of the canonical puzzle is not the image of the file's, so it is left out.
        return Batch(symmetry.canonical(batch.puzzles, threads=threads), None, batch.columns)

    def augment(batch: Batch, number: int) -> Batch:
        rng = batch_seed(options.seed, number)
        images = symmetry.augment(batch.puzzles, batch.solutions, options.times, rng=rng, threads=threads)
        columns = {name: np.repeat(values, options.times, axis=0) for name, values in batch.columns.items()}
        return Batch(images.puzzles, images.solutions, columns)

    def k(batch: Batch, _: int) -> Batch:
        measured = measuring.k(batch.puzzles, seconds=options.seconds, threads=threads)
        return Batch(batch.puzzles, batch.solutions, {**batch.columns, **measured._asdict()})

    works = {
        "solve": solve,
        "count": count,
        "minimise": minimise,
        "canonical": canonical,
        "augment": augment,
        "k": k,
    }
    if operation not in works:
        raise BulkError(
            message("bulk/no-operation", operation=repr(operation)),
            remedy=message("bulk/one-of", names=", ".join(works)),
        )
    return works[operation]


def _write(
    out: str | os.PathLike[str],
    options: Options,
    batches: Callable[[int], Iterator[Batch]],
    rows_per_batch: int,
    total: int = 0,
) -> int:
    """Writes the batches after those that OUT already holds; `batches(skip)` takes rows of the input."""
    path = Path(out)
    form = options.format or format_of(path)
    whole("batch", options.batch, 1, error=BulkError)
    written = 0
    with _told(path, writing=True), ExitStack() as stack:
        writer = stack.enter_context(
            open_writer(path, form, resume=options.resume, rows_per_batch=rows_per_batch)
        )
        done = writer.rows
        if writer.complete:
            return 0
        for batch in batches(done // rows_per_batch * options.batch):
            writer.write(batch)
            written += len(batch.puzzles)
            if options.progress is not None:
                options.progress(done + written, max(total, done + written))
    return written


@contextmanager
def _told(path: Path, *, writing: bool = False) -> Iterator[None]:
    """Errors of a file in words, with its name."""
    try:
        yield
    except OSError as error:
        raise BulkError(
            message("bulk/this-cannot-be-written", why=of_system(error))
            if writing
            else message("bulk/this-cannot-be-read", why=of_system(error)),
            where=str(path),
            remedy=message("bulk/written-before-is-kept") if writing else "",
        ) from None
