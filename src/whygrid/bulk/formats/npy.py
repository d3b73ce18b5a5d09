"""Arrays of numpy as files."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import as_grids, from_lines
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import Batch, Span, Table, object_array
from whygrid.voice.message import message

_HEADER = 256
"""Bytes before the rows, in the files that we write."""


def spans(path: Path, rows: int) -> Iterator[Span]:
    """Each so many rows of an array."""
    number = _Layout(path).shape[0]
    for first in range(0, number, rows):
        yield Span(str(path), "npy", first, min(rows, number - first))


class _Layout:
    """What the header of a file says; read without a memory map for longer than that.

    With one, a file that somebody cuts off meanwhile would end the process.
    """

    def __init__(self, path: Path) -> None:
        try:
            mapped = np.load(path, mmap_mode="r", allow_pickle=False)
        except OSError:
            raise
        except Exception as error:  # whatever numpy makes of it
            raise BulkError(message("bulk/not-an-array-file", why=str(error)), where=str(path)) from None
        if not isinstance(mapped, np.memmap) or mapped.ndim == 0:
            raise BulkError(message("bulk/not-a-file-of-one-array"), where=str(path))
        self.shape, self.dtype, self.by_columns = mapped.shape, mapped.dtype, np.isfortran(mapped)
        self.start = mapped.offset
        self.row = int(np.prod(self.shape[1:], dtype=int))


def read(span: Span, texts: bool) -> Batch:
    """The rows of a span."""
    what = span.path
    part = read_rows(Path(span.path), span.first, span.rows)
    names = part.dtype.names
    if names is None:
        batch = Batch(as_grids(part, what))
    elif "puzzle" not in names:
        raise BulkError(message("bulk/records-without-puzzle"), where=what)
    else:
        solutions = as_grids(part["solution"], f"{what}, solution") if "solution" in names else None
        columns = {name: part[name].copy() for name in names if name not in ("puzzle", "solution")}
        batch = Batch(as_grids(part["puzzle"], what), solutions, columns)
    if not texts:
        return batch
    solved = {} if batch.solutions is None else {"solution": object_array(Batch(batch.solutions).texts)}
    return Batch(object_array(batch.texts), None, {**solved, **batch.columns})


def read_rows(path: Path, first: int, rows: int) -> npt.NDArray[Any]:
    """Some rows of an array that may be larger than memory."""
    try:
        layout = _Layout(path)
    except BulkError:
        if path.stat().st_size:  # it was an array when the work began, and was cut off since
            raise BulkError(message("bulk/file-ends-early"), where=str(path)) from None
        raise
    if layout.by_columns:  # then a row is all over the file
        whole: npt.NDArray[Any] = np.load(path, allow_pickle=False)[first : first + rows]
        return whole
    with path.open("rb", buffering=0) as file:
        file.seek(layout.start + first * layout.row * layout.dtype.itemsize)
        part: npt.NDArray[Any] = np.fromfile(file, layout.dtype, rows * layout.row)
    if len(part) < rows * layout.row:
        raise BulkError(message("bulk/file-ends-early"), where=str(path))
    return part.reshape(rows, *layout.shape[1:])


def write(path: Path, table: Table) -> None:
    """A file with the rows of a batch, or with an array."""
    rows = _as_records(table) if isinstance(table, Batch) else table
    with path.open("wb") as file:
        file.write(_header(rows.dtype, rows.shape))
        file.write(rows.tobytes())


def join(parts: Sequence[Path], out: Path) -> None:
    """One file of several."""
    layouts = [_part_layout(part) for part in parts]
    for part, (shape, dtype) in zip(parts, layouts, strict=True):
        if (dtype, shape[1:]) != (layouts[0][1], layouts[0][0][1:]):
            raise BulkError(
                message("bulk/other-columns-than-before", columns=str(dtype)), where=str(part),
                remedy=message("bulk/same-columns"),
            )  # fmt: skip
    shape, dtype = layouts[0] if layouts else ((0, 81), np.dtype(np.uint8))
    with out.open("wb") as file:
        file.write(_header(dtype, (sum(shape[0] for shape, _ in layouts), *shape[1:])))
        for part in parts:
            with part.open("rb") as source:
                source.seek(_HEADER)
                shutil.copyfileobj(source, file, 1 << 20)


def _part_layout(part: Path) -> tuple[tuple[int, ...], np.dtype[Any]]:
    with part.open("rb") as file:
        np.lib.format.read_magic(file)
        shape, _, dtype = np.lib.format.read_array_header_1_0(file)
    return shape, dtype


def _header(dtype: np.dtype[Any], shape: tuple[int, ...]) -> bytes:
    """A header that is always as long as any other."""
    said = repr({"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": shape})
    length = _HEADER - 10
    if len(said) >= length:
        raise BulkError(
            message("bulk/too-many-columns", columns=str(dtype.names)),
            remedy=message("bulk/write-parquet-or-csv"),
        )
    return b"\x93NUMPY\x01\x00" + length.to_bytes(2, "little") + said.ljust(length - 1).encode() + b"\n"


def _as_records(batch: Batch) -> npt.NDArray[Any]:
    puzzles = batch.puzzles if batch.puzzles.ndim == 2 else from_lines(batch.texts)
    numeric = {name: values for name, values in batch.columns.items() if values.dtype.kind in "iuf"}
    if batch.solutions is None and not numeric:
        return puzzles
    fields: list[Any] = [("puzzle", np.uint8, 81)]
    if batch.solutions is not None:
        fields.append(("solution", np.uint8, 81))
    fields += [(name, values.dtype, values.shape[1:]) for name, values in numeric.items()]
    records = np.zeros(len(puzzles), fields)
    records["puzzle"] = puzzles
    if batch.solutions is not None:
        records["solution"] = batch.solutions
    assert records.dtype.names is not None
    for name, values in zip(records.dtype.names[len(fields) - len(numeric) :], numeric.values(), strict=True):
        records[name] = values  # by numpy's name for it, which gives one to a column without
    return records
