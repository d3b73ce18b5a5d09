"""The file formats of bulk work, each with a reader and a writer of batches.

txt      one puzzle a line, 81 symbols; a solution and further columns follow after commas
csv      source,question,answer,rating and further columns: the layout of sudoku-extreme
jsonl    {"puzzle": "...", "solution": "...", ...}
npy      uint8 (n, 81), or records with fields puzzle, solution and the numeric columns
parquet  the columns of jsonl; needs pyarrow
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import get_args

from whygrid.bulk.formats.batches import Batch, Format, Reader, Writer
from whygrid.bulk.formats.lines import LinesReader, LinesWriter
from whygrid.bulk.formats.npy import NpyReader, NpyWriter
from whygrid.bulk.formats.parquet import ParquetReader, ParquetWriter

__all__ = ["Batch", "Format", "Reader", "Writer", "format_of", "open_reader", "open_writer"]


def format_of(path: Path) -> Format:
    """The format that a file's ending says; txt for an unknown one."""
    ending = path.suffix.removeprefix(".").lower()
    return next((form for form in get_args(Format) if form == ending), "txt")


def open_reader(path: Path, form: Format) -> AbstractContextManager[Reader]:
    """That file for reading."""
    if form == "npy":
        return NpyReader(path)
    if form == "parquet":
        return ParquetReader(path)
    return LinesReader(path, form)


def open_writer(
    path: Path, form: Format, *, resume: bool, rows_per_batch: int
) -> AbstractContextManager[Writer]:
    """That file for writing; to resume, cut back to a whole number of batches."""
    if form == "npy":
        return NpyWriter(path, resume, rows_per_batch)
    if form == "parquet":
        return ParquetWriter(path, resume, rows_per_batch)
    return LinesWriter(path, form, resume, rows_per_batch)
