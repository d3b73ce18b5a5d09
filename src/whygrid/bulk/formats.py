"""The file formats of bulk work, each with a reader and a writer of batches.

txt      one puzzle a line, 81 symbols; a solution and further columns follow after commas
csv      source,question,answer,rating and further columns: the layout of sudoku-extreme
jsonl    {"puzzle": "...", "solution": "...", ...}
npy      uint8 (n, 81), or records with fields puzzle, solution and the numeric columns
parquet  the columns of jsonl; needs pyarrow
"""

from __future__ import annotations

import csv
import json
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Literal, Protocol, get_args

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, as_grids, from_lines, to_lines
from whygrid.bulk.errors import BulkError

Format = Literal["txt", "csv", "jsonl", "npy", "parquet"]

_PUZZLE_NAMES = ("question", "puzzle", "quizzes", "puzzles")
_SOLUTION_NAMES = ("answer", "solution", "solutions")


@dataclass(frozen=True, slots=True)
class Batch:
    """Some rows of a file: puzzles, their solutions if it has them, and its other columns."""

    puzzles: Grids
    solutions: Grids | None = None
    columns: dict[str, npt.NDArray[Any]] = field(default_factory=dict)


class Reader(Protocol):
    """An open file of puzzles."""

    def batches(self, rows: int) -> Iterator[Batch]:
        """Its rows, at most so many at a time."""


class Writer(Protocol):
    """An open file for results."""

    rows: int  # that it held when it was opened, a whole number of batches
    complete: bool  # nothing is left to do

    def write(self, batch: Batch) -> None:
        """Appends a batch, so that it survives whatever happens next."""


def format_of(path: Path) -> Format:
    """The format that a file's ending says; txt for an unknown one."""
    ending = path.suffix.removeprefix(".").lower()
    return next((form for form in get_args(Format) if form == ending), "txt")


def open_reader(path: Path, form: Format) -> AbstractContextManager[Reader]:
    """That file for reading."""
    if form == "npy":
        return _Npy(path)
    if form == "parquet":
        return _ParquetReader(path)
    return _Text(path, form)


def open_writer(
    path: Path, form: Format, *, resume: bool, rows_per_batch: int
) -> AbstractContextManager[Writer]:
    """That file for writing; to resume, cut back to a whole number of batches."""
    if form == "npy":
        return _NpyWriter(path, resume, rows_per_batch)
    if form == "parquet":
        return _ParquetWriter(path, resume, rows_per_batch)
    return _TextWriter(path, form, resume, rows_per_batch)


class _Closing:
    """A context that closes its file."""

    file: IO[Any]

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


class _Text(_Closing):
    def __init__(self, path: Path, form: Format) -> None:
        self.path = path
        self.form = form
        self.file = path.open(encoding="utf-8", newline="")

    def __enter__(self) -> _Text:
        return self

    def batches(self, rows: int) -> Iterator[Batch]:
        records = {"txt": self._plain, "csv": self._csv, "jsonl": self._jsonl}[self.form]()
        first = 0
        while chunk := list(islice(records, rows)):
            yield _from_records(chunk, str(self.path), first)
            first += len(chunk)

    def _plain(self) -> Iterator[dict[str, Any]]:
        for line in self.file:
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            puzzle, _, rest = text.partition(",")
            solution = rest.partition(",")[0]
            yield {"puzzle": puzzle, "solution": solution} if len(solution) == 81 else {"puzzle": puzzle}

    def _csv(self) -> Iterator[dict[str, Any]]:
        yield from csv.DictReader(self.file)

    def _jsonl(self) -> Iterator[dict[str, Any]]:
        for number, line in enumerate(self.file):
            if line.strip():
                try:
                    yield json.loads(line)
                except ValueError:
                    raise BulkError("not a line of JSON", where=f"{self.path}, line {number + 1}") from None


def _from_records(records: list[dict[str, Any]], what: str, first_row: int) -> Batch:
    puzzle_name = next((name for name in _PUZZLE_NAMES if name in records[0]), None)
    solution_name = next((name for name in _SOLUTION_NAMES if records[0].get(name)), None)
    if puzzle_name is None:
        raise BulkError("no column with puzzles", where=what, remedy="one of " + ", ".join(_PUZZLE_NAMES))
    puzzles = from_lines([record[puzzle_name] for record in records], what, first_row)
    solutions = None
    if solution_name is not None:
        solutions = from_lines(
            [record[solution_name] for record in records], f"{what}, {solution_name}", first_row
        )
    taken = {puzzle_name, *_SOLUTION_NAMES}
    columns = {
        name: np.array([record.get(name) for record in records]) for name in records[0] if name not in taken
    }
    return Batch(puzzles, solutions, columns)


class _TextWriter(_Closing):
    complete = False

    def __init__(self, path: Path, form: Format, resume: bool, rows_per_batch: int) -> None:
        self.form = form
        self.rows = 0
        self.file = path.open("r+b" if resume and path.exists() else "w+b")
        if resume:
            self._cut_back(rows_per_batch)

    def __enter__(self) -> _TextWriter:
        return self

    def write(self, batch: Batch) -> None:
        if self.form == "csv" and self.file.tell() == 0:
            self.file.write((",".join(_csv_names(batch)) + "\n").encode())
        self.file.write("".join(f"{line}\n" for line in _lines(batch, self.form)).encode())
        self.file.flush()

    def _cut_back(self, rows_per_batch: int) -> None:
        header = 1 if self.form == "csv" else 0
        keep = at = lines = 0
        for line in self.file:
            at += len(line)
            lines += line.endswith(b"\n")
            rows = lines - header
            if line.endswith(b"\n") and rows >= 0 and rows % rows_per_batch == 0:
                keep, self.rows = at, rows
        if self.rows == 0:
            keep = 0  # a header may be cut off half-way
        self.file.truncate(keep)
        self.file.seek(keep)


def _lines(batch: Batch, form: Format) -> Iterable[str]:
    puzzles = to_lines(batch.puzzles)
    solutions = None if batch.solutions is None else to_lines(batch.solutions)
    columns = {name: values.tolist() for name, values in batch.columns.items()}
    if form == "jsonl":
        for row, puzzle in enumerate(puzzles):
            solution = {} if solutions is None else {"solution": solutions[row]}
            yield json.dumps(
                {"puzzle": puzzle, **solution, **{name: column[row] for name, column in columns.items()}}
            )
    elif form == "csv":
        known = {"question": puzzles, "answer": solutions, **columns}
        blank = [""] * len(puzzles)
        for fields in zip(*(known.get(name) or blank for name in _csv_names(batch)), strict=True):
            yield ",".join(_quoted(value) for value in fields)
    else:
        rest = [solutions] if solutions is not None else []
        numeric = [columns[name] for name in columns if name in ("status", "count")]
        for fields in zip(puzzles, *rest, *numeric, strict=True):
            yield ",".join(str(value) for value in fields)


def _csv_names(batch: Batch) -> list[str]:
    layout = ["source", "question", "answer", "rating"]
    return layout + [name for name in batch.columns if name not in layout]


def _quoted(value: object) -> str:
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if any(symbol in text for symbol in ',"\n') else text


class _Npy:
    """Read through a memory map, so that a file larger than memory does no harm."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.array = np.load(path, mmap_mode="r", allow_pickle=False)
        except ValueError as error:
            raise BulkError(f"not an array file ({error})", where=str(path)) from None

    def __enter__(self) -> _Npy:
        return self

    def __exit__(self, *_: object) -> None:
        del self.array

    def batches(self, rows: int) -> Iterator[Batch]:
        names = self.array.dtype.names
        for first in range(0, len(self.array), rows):
            part = self.array[first : first + rows]
            if names is None:
                yield Batch(as_grids(np.array(part), str(self.path)))
                continue
            if "puzzle" not in names:
                raise BulkError("records without a field 'puzzle'", where=str(self.path))
            solutions = np.array(part["solution"]) if "solution" in names else None
            columns = {name: np.array(part[name]) for name in names if name not in ("puzzle", "solution")}
            yield Batch(as_grids(np.array(part["puzzle"]), str(self.path)), solutions, columns)


class _NpyWriter(_Closing):
    """The header has room for any number of rows and is written anew after each batch."""

    complete = False
    _HEADER = 256

    def __init__(self, path: Path, resume: bool, rows_per_batch: int) -> None:
        self.rows = 0
        row_bytes = 0
        if resume and path.exists() and path.stat().st_size > self._HEADER:
            row_bytes = self._row_bytes(path)
            stored = (path.stat().st_size - self._HEADER) // row_bytes
            self.rows = stored // rows_per_batch * rows_per_batch
        self.file = path.open("r+b" if self.rows else "w+b")
        self.file.truncate(self._HEADER + self.rows * row_bytes)
        self.file.seek(0, os.SEEK_END)
        self.total = self.rows

    @staticmethod
    def _row_bytes(path: Path) -> int:
        """From the header alone: the rest of a cut-off file is no array."""
        with path.open("rb") as file:
            np.lib.format.read_magic(file)
            shape, _, dtype = np.lib.format.read_array_header_1_0(file)
        return int(dtype.itemsize) * int(np.prod(shape[1:], dtype=int))

    def __enter__(self) -> _NpyWriter:
        return self

    def write(self, batch: Batch) -> None:
        rows = _as_records(batch)
        self.file.write(rows.tobytes())
        self.file.flush()
        self.total += len(rows)
        shape = (self.total, *rows.shape[1:])
        header = repr(
            {"descr": np.lib.format.dtype_to_descr(rows.dtype), "fortran_order": False, "shape": shape}
        )
        length = self._HEADER - 10
        end = self.file.tell()
        self.file.seek(0)
        self.file.write(
            b"\x93NUMPY\x01\x00" + length.to_bytes(2, "little") + header.ljust(length - 1).encode() + b"\n"
        )
        self.file.flush()
        self.file.seek(end)


def _as_records(batch: Batch) -> npt.NDArray[Any]:
    numeric = {name: values for name, values in batch.columns.items() if values.dtype.kind in "iuf"}
    if batch.solutions is None and not numeric:
        return batch.puzzles
    fields: list[Any] = [("puzzle", np.uint8, 81)]
    if batch.solutions is not None:
        fields.append(("solution", np.uint8, 81))
    records = np.zeros(
        len(batch.puzzles), fields + [(name, values.dtype) for name, values in numeric.items()]
    )
    records["puzzle"] = batch.puzzles
    if batch.solutions is not None:
        records["solution"] = batch.solutions
    for name, values in numeric.items():
        records[name] = values
    return records


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BulkError("Parquet needs pyarrow", remedy="pip install 'whygrid[parquet]'") from None
    return pyarrow


class _ParquetReader:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = _pyarrow().parquet.ParquetFile(path)

    def __enter__(self) -> _ParquetReader:
        return self

    def __exit__(self, *_: object) -> None:
        self.source.close()

    def batches(self, rows: int) -> Iterator[Batch]:
        first = 0
        pending: list[dict[str, Any]] = []
        for part in self.source.iter_batches(rows):  # these end at row groups: gather full batches
            pending += part.to_pylist()
            while len(pending) >= rows:
                yield _from_records(pending[:rows], str(self.path), first)
                first += rows
                pending = pending[rows:]
        if pending:
            yield _from_records(pending, str(self.path), first)


class _ParquetWriter:
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
        return self.arrow.parquet.read_metadata(part).num_rows if part.exists() else 0

    def __enter__(self) -> _ParquetWriter:
        return self

    def write(self, batch: Batch) -> None:
        columns: dict[str, Any] = {"puzzle": to_lines(batch.puzzles)}
        if batch.solutions is not None:
            columns["solution"] = to_lines(batch.solutions)
        self.folder.mkdir(exist_ok=True)
        aside = self.folder / "unfinished"
        self.arrow.parquet.write_table(self.arrow.table({**columns, **batch.columns}), aside)
        aside.replace(self._part(self.parts))
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
            table = self.arrow.parquet.read_table(self._part(number))
            writer = writer or self.arrow.parquet.ParquetWriter(aside, table.schema)
            writer.write_table(table)
        if writer is not None:
            writer.close()
            aside.replace(self.path)
            shutil.rmtree(self.folder)
