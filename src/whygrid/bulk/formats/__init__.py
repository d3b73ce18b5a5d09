"""The file formats of bulk work: each says where its rows are, reads some of them, writes and joins parts.

txt      one puzzle a line, 81 symbols; a solution and further columns follow after commas
csv      source,question,answer,rating and further columns: the layout of sudoku-extreme
jsonl    {"puzzle": "...", "solution": "...", ...}
npy      uint8 (n, 81), or records with fields puzzle, solution and the numeric columns
parquet  the columns of jsonl; needs pyarrow
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats import lines, npy, parquet
from whygrid.bulk.formats.batches import Batch, Format, Span, Table
from whygrid.voice.message import message

__all__ = ["Batch", "Format", "Span", "Table", "format_of", "join", "read", "spans", "write"]


def format_of(path: Path) -> Format:
    """The format that a file's ending says; txt for an unknown one."""
    ending = path.suffix.removeprefix(".").lower()
    return next((form for form in get_args(Format) if form == ending), "txt")


def spans(path: Path, rows: int) -> Iterator[Span]:
    """Each so many rows of a file, without reading more than it takes to find them."""
    form = format_of(path)
    if form == "npy":
        return npy.spans(path, rows)
    if form == "parquet":
        return parquet.spans(path, rows)
    return lines.spans(path, form, rows)


def read(span: Span, texts: bool = False) -> Batch:
    """The rows of a span, as digits or as texts of any genre."""
    if span.form == "npy":
        return npy.read(span, texts)
    if span.form == "parquet":
        return parquet.read(span, texts)
    return lines.read(span, texts)


def write(path: Path, form: Format, table: Table) -> None:
    """A new file with these rows."""
    if form == "npy":
        npy.write(path, table)
    elif form == "parquet":
        parquet.write(path, table)
    elif isinstance(table, Batch):
        lines.write(path, form, table)
    else:
        raise BulkError(message("bulk/rows-have-no-place", form=form), remedy=message("bulk/write-parquet"))


def join(parts: Sequence[Path], out: Path, form: Format) -> None:
    """One file with the rows of several, in their order."""
    if form == "npy":
        npy.join(parts, out)
    elif form == "parquet":
        parquet.join(parts, out)
    else:
        lines.join(parts, out, form)
