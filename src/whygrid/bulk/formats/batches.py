"""What all formats of bulk work share: spans of rows to be read together, and batches of rows in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from whygrid.bulk.arrays import Grids, from_lines, to_lines
from whygrid.bulk.errors import BulkError
from whygrid.voice.message import message

Format = Literal["txt", "csv", "jsonl", "npy", "parquet"]

PUZZLE_NAMES = ("question", "puzzle", "quizzes", "puzzles")
SOLUTION_NAMES = ("answer", "solution", "solutions")
"""The names of columns with puzzles and with solutions, the one that is looked for first in front."""


@dataclass(frozen=True, slots=True)
class Span:
    """Rows of a source that are read together: all that another process needs to find them.

    path     the file
    first    the number of the first row in that file, from 0
    rows     how many rows there are, as far as that is seen without reading them
    start, end   the bytes of the file in which they stand, in a file of lines
    line     the number of the first of these lines, from 1
    head     the line with the names of the columns, in CSV
    data     these bytes themselves, where the source is a pipe and can't be read twice
    """

    path: str
    form: Format
    first: int
    rows: int
    start: int = 0
    end: int = 0
    line: int = 1
    head: bytes = b""
    data: bytes | None = None


@dataclass(frozen=True, slots=True)
class Batch:
    """Some rows of a file: puzzles, their solutions if it has them, and its other columns.

    The puzzles are digits, a row of 81 for each, or texts of any genre, as whoever reads them asks.
    """

    puzzles: npt.NDArray[Any]
    solutions: Grids | None = None
    columns: dict[str, npt.NDArray[Any]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.puzzles)

    @property
    def texts(self) -> list[str]:
        """Each puzzle as a text."""
        return to_lines(self.puzzles) if self.puzzles.ndim == 2 else self.puzzles.tolist()

    def with_columns(self, **columns: npt.NDArray[Any]) -> Batch:
        """The same rows with more columns."""
        return Batch(self.puzzles, self.solutions, {**self.columns, **columns})

    def of_rows(self, rows: npt.NDArray[Any]) -> Batch:
        """Some of these rows, by a mask or by their places."""
        columns = {name: values[rows] for name, values in self.columns.items()}
        return Batch(self.puzzles[rows], None if self.solutions is None else self.solutions[rows], columns)


Table: TypeAlias = "Batch | npt.NDArray[Any] | Any"
"""What is written as one file: a batch; for npy an array; for Parquet a table of pyarrow as well."""


def object_array(values: list[Any]) -> npt.NDArray[Any]:
    """These values, whatever they are, as a column."""
    column = np.empty(len(values), object)
    column[:] = values
    return column


def from_records(records: list[dict[str, Any]], what: str, first_row: int, texts: bool = False) -> Batch:
    """The batch of rows that are tables of their columns; `what` names the file in an error."""
    if not records:
        return Batch(object_array([]) if texts else np.zeros((0, 81), np.uint8))
    puzzle_name = next((name for name in PUZZLE_NAMES if name in records[0]), None)
    solution_name = next((name for name in SOLUTION_NAMES if records[0].get(name)), None)
    if puzzle_name is None:
        raise missing_column(what)
    found = [record.get(puzzle_name) for record in records]
    taken = {*PUZZLE_NAMES, *SOLUTION_NAMES}
    solutions = None
    if texts:
        taken = {puzzle_name}
        puzzles = as_texts(found, what, first_row)
    else:
        puzzles = from_lines(found, what, first_row)
        if solution_name is not None:
            solutions = from_lines(
                [record.get(solution_name) for record in records], f"{what}, {solution_name}", first_row
            )
    columns = {
        name: _column([record.get(name) for record in records]) for name in records[0] if name not in taken
    }
    return Batch(puzzles, solutions, columns)


def missing_column(what: str) -> BulkError:
    """The error of a file without puzzles."""
    return BulkError(
        message("bulk/no-column-with-puzzles"),
        where=what,
        remedy=message("bulk/one-of", names=", ".join(PUZZLE_NAMES)),
    )


def as_texts(values: list[Any], what: str, first_row: int) -> npt.NDArray[Any]:
    """These values as puzzles that are texts."""
    for row, value in enumerate(values):
        if not isinstance(value, str):
            raise BulkError(
                message("bulk/is-no-text", line=f"{value:.60}"),
                where=message("bulk/row", what=what, row=first_row + row),
                remedy=message("bulk/puzzle-is-a-text"),
            )
    return object_array(values)


def same_file(one: Path, other: Path) -> bool:
    """Whether two names lead to one file."""
    return one.exists() and other.exists() and one.samefile(other)


def _column(values: list[Any]) -> npt.NDArray[Any]:
    """Values of one simple type as an array of it; all others stay what they are."""
    kinds = {type(value) for value in values}
    if len(kinds) == 1 and kinds <= {int, float, bool, str}:
        return np.array(values)
    return object_array(values)
