"""Arrays of numpy as files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import as_grids
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import Batch, Closing
from whygrid.voice.message import message


class NpyReader(Closing):
    """Read in pieces, so that a file larger than memory does no harm.

    Not through a memory map: a file that somebody cuts off meanwhile would end the process.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            mapped = np.load(path, mmap_mode="r", allow_pickle=False)
        except OSError:
            raise
        except Exception as error:  # whatever numpy makes of it
            raise BulkError(message("bulk/not-an-array-file", why=str(error)), where=str(path)) from None
        if not isinstance(mapped, np.memmap) or mapped.ndim == 0:
            raise BulkError(message("bulk/not-a-file-of-one-array"), where=str(path))
        self.shape, self.dtype, self.by_columns = mapped.shape, mapped.dtype, np.isfortran(mapped)
        start = mapped.offset
        del mapped
        self.file = path.open("rb", buffering=0)
        self.file.seek(start)

    def __enter__(self) -> NpyReader:
        return self

    def batches(self, rows: int) -> Iterator[Batch]:
        """The rows of the file, at most so many at a time."""
        what, names = str(self.path), self.dtype.names
        for part in self._parts(rows):
            if names is None:
                yield Batch(as_grids(part, what))
                continue
            if "puzzle" not in names:
                raise BulkError(message("bulk/records-without-puzzle"), where=what)
            solutions = as_grids(part["solution"], f"{what}, solution") if "solution" in names else None
            columns = {name: part[name].copy() for name in names if name not in ("puzzle", "solution")}
            yield Batch(as_grids(part["puzzle"], what), solutions, columns)

    def _parts(self, rows: int) -> Iterator[npt.NDArray[Any]]:
        if self.by_columns:  # then a row is all over the file
            array = np.load(self.path, allow_pickle=False)
            yield from (array[first : first + rows] for first in range(0, len(array), rows))
            return
        row = int(np.prod(self.shape[1:], dtype=int))
        for first in range(0, self.shape[0], rows):
            number = min(rows, self.shape[0] - first)
            part = np.fromfile(self.file, self.dtype, number * row)
            if len(part) < number * row:
                raise BulkError(message("bulk/file-ends-early"), where=str(self.path))
            yield part.reshape(number, *self.shape[1:])


class NpyWriter(Closing):
    """The header has room for any number of rows and is written anew after each batch."""

    complete = False
    _HEADER = 256

    def __init__(self, path: Path, resume: bool, rows_per_batch: int) -> None:
        self.rows = 0
        row_bytes = 0
        if resume and path.exists() and path.stat().st_size > self._HEADER:
            row_bytes = self._row_bytes(path)
            stored = (path.stat().st_size - self._HEADER) // max(1, row_bytes)
            self.rows = stored // rows_per_batch * rows_per_batch
        self.file = path.open("r+b" if self.rows else "w+b")
        self.file.truncate(self._HEADER + self.rows * row_bytes)
        self.file.seek(0, os.SEEK_END)
        self.total = self.rows

    @staticmethod
    def _row_bytes(path: Path) -> int:
        """From the header alone: the rest of a cut-off file is no array."""
        with path.open("rb") as file:
            try:
                np.lib.format.read_magic(file)
                shape, _, dtype = np.lib.format.read_array_header_1_0(file)
            except Exception as error:  # whatever numpy makes of it
                raise BulkError(
                    message("bulk/array-cannot-be-continued", why=str(error)),
                    where=str(path),
                    remedy=message("bulk/say-restart"),
                ) from None
        return int(dtype.itemsize) * int(np.prod(shape[1:], dtype=int))

    def __enter__(self) -> NpyWriter:
        return self

    def write(self, batch: Batch) -> None:
        """Appends a batch."""
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
    fields += [(name, values.dtype, values.shape[1:]) for name, values in numeric.items()]
    records = np.zeros(len(batch.puzzles), fields)
    records["puzzle"] = batch.puzzles
    if batch.solutions is not None:
        records["solution"] = batch.solutions
    assert records.dtype.names is not None
    for name, values in zip(records.dtype.names[len(fields) - len(numeric) :], numeric.values(), strict=True):
        records[name] = values  # by numpy's name for it, which gives one to a column without
    return records
