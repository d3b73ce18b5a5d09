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


class NpyReader:
    """Read through a memory map, so that a file larger than memory does no harm."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.array = np.load(path, mmap_mode="r", allow_pickle=False)
        except ValueError as error:
            raise BulkError(f"not an array file ({error})", where=str(path)) from None

    def __enter__(self) -> NpyReader:
        return self

    def __exit__(self, *_: object) -> None:
        del self.array

    def batches(self, rows: int) -> Iterator[Batch]:
        """The rows of the file, at most so many at a time."""
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


class NpyWriter(Closing):
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
    records = np.zeros(
        len(batch.puzzles), fields + [(name, values.dtype) for name, values in numeric.items()]
    )
    records["puzzle"] = batch.puzzles
    if batch.solutions is not None:
        records["solution"] = batch.solutions
    for name, values in numeric.items():
        records[name] = values
    return records
