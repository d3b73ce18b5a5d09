"""Parquet, through pyarrow."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from whygrid.bulk.arrays import to_lines
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import Batch, from_records
from whygrid.files import move
from whygrid.voice.message import Said, message


@contextmanager
def _told(path: Path, what: Said) -> Iterator[None]:
    """Whatever pyarrow makes of a file as our own error."""
    try:
        yield
    except (BulkError, OSError):
        raise
    except Exception as error:
        raise BulkError(
            message("bulk/parquet-says", what=what, why=" ".join(str(error).split())), where=str(path)
        ) from None


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BulkError(
            message("bulk/parquet-needs-pyarrow"), remedy=message("bulk/install-pyarrow")
        ) from None
    return pyarrow


class ParquetReader:
    """A Parquet file, open for reading."""

    def __init__(self, path: Path) -> None:
        self.path = path
        arrow = _pyarrow()
        with _told(path, message("bulk/no-parquet-file")):
            self.source = arrow.parquet.ParquetFile(path)

    def __enter__(self) -> ParquetReader:
        return self

    def __exit__(self, *_: object) -> None:
        self.source.close()

    def batches(self, rows: int) -> Iterator[Batch]:
        """The rows of the file, at most so many at a time."""
        first = 0
        pending: list[dict[str, Any]] = []
        parts = self.source.iter_batches(rows)  # these end at row groups: gather full batches
        while True:
            with _told(self.path, message("bulk/cannot-be-read-as-parquet")):
                part = next(parts, None)
                pending += [] if part is None else part.to_pylist()
            if part is None:
                break
            while len(pending) >= rows:
                yield from_records(pending[:rows], str(self.path), first)
                first += rows
                pending = pending[rows:]
        if pending:
            yield from_records(pending, str(self.path), first)


class ParquetWriter:
    """A Parquet file can't be continued, so each batch is a file of its own until all are there.

    OUT.parts/00000.parquet, 00001.parquet, ... are joined to OUT at the end, one at a time. A part is written
    aside and moved into place, so that one that is there is whole.
    """

    def __init__(self, path: Path, resume: bool, rows_per_batch: int) -> None:
        self.arrow = _pyarrow()
        self.path = path
        self.folder = path.with_name(path.name + ".parts")
        self.complete = resume and path.exists() and not self.folder.exists()
        if not resume:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.parts = 0
        while self._rows(self.parts) == rows_per_batch:
            self.parts += 1
        self.rows = self.parts * rows_per_batch

    def _part(self, number: int) -> Path:
        return self.folder / f"{number:05}.parquet"

    def _rows(self, number: int) -> int:
        part = self._part(number)
        if not part.exists():
            return 0
        with _told(part, message("bulk/no-part-of-an-earlier-run")):
            return int(self.arrow.parquet.read_metadata(part).num_rows)

    def __enter__(self) -> ParquetWriter:
        return self

    def write(self, batch: Batch) -> None:
        """Appends a batch."""
        columns: dict[str, Any] = {"puzzle": to_lines(batch.puzzles)}
        if batch.solutions is not None:
            columns["solution"] = to_lines(batch.solutions)
        self.folder.mkdir(exist_ok=True)
        aside = self.folder / "unfinished"
        with _told(self.path, message("bulk/no-place-in-parquet")):
            self.arrow.parquet.write_table(self.arrow.table({**columns, **batch.columns}), aside)
        move(aside, self._part(self.parts))
        self.parts += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and not self.complete:
            self._join()

    def _join(self) -> None:
        aside = self.path.with_name(self.path.name + ".unfinished")
        writer: Any = None
        for number in range(self.parts):
            with _told(self._part(number), message("bulk/part-cannot-be-joined")):
                table = self.arrow.parquet.read_table(self._part(number))
                writer = writer or self.arrow.parquet.ParquetWriter(aside, table.schema)
                writer.write_table(table)
        if writer is not None:
            writer.close()
            move(aside, self.path)
            shutil.rmtree(self.folder)
