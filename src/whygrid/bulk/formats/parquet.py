"""Parquet, through pyarrow: columns go from the file to arrays and back without a Python object a cell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import from_symbols, to_symbols
from whygrid.bulk.errors import BulkError
from whygrid.bulk.formats.batches import (
    PUZZLE_NAMES,
    SOLUTION_NAMES,
    Batch,
    Span,
    Table,
    from_records,
    missing_column,
    object_array,
)
from whygrid.voice.message import Said, message


@contextmanager
def _told(path: Path | str, what: Said) -> Iterator[None]:
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


def spans(path: Path, rows: int) -> Iterator[Span]:
    """Each so many rows of a file."""
    arrow = _pyarrow()
    with _told(path, message("bulk/no-parquet-file")):
        number = arrow.parquet.read_metadata(path).num_rows
    for first in range(0, number, rows):
        yield Span(str(path), "parquet", first, min(rows, number - first))


def read(span: Span, texts: bool) -> Batch:
    """The rows of a span."""
    with _told(span.path, message("bulk/cannot-be-read-as-parquet")):
        table = _rows(span)
    return _from_table(table, span, texts)


def _rows(span: Span) -> Any:
    """These rows of the row groups that they stand in."""
    arrow = _pyarrow()
    status = Path(span.path).stat()
    parts, at = [], 0
    for group, rows in enumerate(_group_sizes(span.path, status.st_size, status.st_mtime_ns)):
        if at < span.first + span.rows and span.first < at + rows:
            table = _group(span.path, status.st_size, status.st_mtime_ns, group)
            first = max(0, span.first - at)
            parts.append(table.slice(first, min(rows, span.first + span.rows - at) - first))
        at += rows
    table = arrow.concat_tables(parts).combine_chunks()
    if len(table) != span.rows:
        raise BulkError(message("bulk/file-is-shorter"), where=span.path)
    return table


@lru_cache(maxsize=8)
def _group_sizes(path: str, size: int, changed: int) -> list[int]:
    metadata = _pyarrow().parquet.read_metadata(path)
    return [metadata.row_group(group).num_rows for group in range(metadata.num_row_groups)]


@lru_cache(maxsize=1)
def _group(path: str, size: int, changed: int, group: int) -> Any:
    """A row group; the last one is kept, since the next span is often in it, too."""
    with _pyarrow().parquet.ParquetFile(path) as file:
        return file.read_row_group(group)


def _from_table(table: Any, span: Span, texts: bool) -> Batch:
    names = table.column_names
    puzzle_name = next((name for name in PUZZLE_NAMES if name in names), None)
    if puzzle_name is None:
        raise missing_column(span.path)
    solution_name = next((name for name in SOLUTION_NAMES if name in names), None)
    puzzles = None if texts else _grids(table.column(puzzle_name))
    solutions = None if texts or solution_name is None else _grids(table.column(solution_name))
    if puzzles is None or (solution_name is not None and solutions is None):  # odd, or wanted as texts
        return from_records(_records(table, span), span.path, span.first, texts)
    if puzzles.max(initial=0) > 9 or (solutions is not None and solutions.max(initial=0) > 9):
        return from_records(
            _records(table, span), span.path, span.first
        )  # which says what is wrong, and where
    taken = {*PUZZLE_NAMES, *SOLUTION_NAMES}
    with _told(span.path, message("bulk/cannot-be-read-as-parquet")):
        columns = {name: _column(table.column(name)) for name in names if name not in taken}
    return Batch(puzzles, solutions, columns)


def _records(table: Any, span: Span) -> list[dict[str, Any]]:
    """Row by row; damaged bytes show only here."""
    with _told(span.path, message("bulk/cannot-be-read-as-parquet")):
        rows: list[dict[str, Any]] = table.to_pylist()
    return rows


def _grids(column: Any) -> npt.NDArray[np.uint8] | None:
    """A column of texts of 81 symbols as digits; None where it is anything else."""
    arrow = _pyarrow()
    if column.null_count or not (
        arrow.types.is_string(column.type) or arrow.types.is_large_string(column.type)
    ):
        return None
    found = []
    for chunk in column.chunks:
        wide = chunk.cast(arrow.large_string())
        ends = np.frombuffer(wide.buffers()[1], np.int64)[wide.offset : wide.offset + len(wide) + 1]
        if (np.diff(ends) != 81).any():
            return None
        if len(wide):
            found.append(np.frombuffer(wide.buffers()[2], np.uint8)[ends[0] : ends[-1]].reshape(-1, 81))
    return from_symbols(np.concatenate(found)) if found else np.zeros((0, 81), np.uint8)


def _column(column: Any) -> npt.NDArray[Any]:
    types = _pyarrow().types
    if column.null_count == 0 and (types.is_integer(column.type) or types.is_floating(column.type)):
        values: npt.NDArray[Any] = column.to_numpy()
        return values
    return object_array(column.to_pylist())


def write(path: Path, table: Table) -> None:
    """A file with the rows of a batch or a table, in one row group."""
    arrow = _pyarrow()
    with _told(path, message("bulk/no-place-in-parquet")):
        made = _as_table(table) if isinstance(table, Batch) else table
        arrow.parquet.write_table(made, path, row_group_size=max(1, len(made)))


def _as_table(batch: Batch) -> Any:
    columns: dict[str, Any] = {"puzzle": _texts(batch.puzzles)}
    if batch.solutions is not None:
        columns["solution"] = _texts(batch.solutions)
    return _pyarrow().table({**columns, **batch.columns})


def _texts(puzzles: npt.NDArray[Any]) -> Any:
    arrow = _pyarrow()
    if puzzles.ndim == 1:
        return arrow.array(puzzles.tolist(), arrow.string())
    ends = np.arange(0, 81 * len(puzzles) + 1, 81, dtype=np.int32)
    symbols = np.ascontiguousarray(to_symbols(puzzles))
    return arrow.StringArray.from_buffers(len(puzzles), arrow.py_buffer(ends), arrow.py_buffer(symbols))


def join(parts: Sequence[Path], out: Path) -> None:
    """One file of several, a row group for each; a column that is empty in some of them is no matter."""
    arrow = _pyarrow()
    if not parts:
        arrow.parquet.write_table(arrow.table({"puzzle": arrow.array([], arrow.string())}), out)
        return
    with _told(out, message("bulk/parts-have-different-columns")):
        schema = arrow.unify_schemas([arrow.parquet.read_schema(part) for part in parts])
    with arrow.parquet.ParquetWriter(out, schema) as writer:
        for part in parts:
            with _told(part, message("bulk/part-cannot-be-joined")):
                table = arrow.parquet.read_table(part)
                for field in schema:
                    if field.name not in table.column_names:
                        table = table.append_column(field, arrow.nulls(len(table), field.type))
                table = table.select(schema.names).cast(schema)
                writer.write_table(table, row_group_size=max(1, len(table)))
